//! Which objects other threads can reach (DESIGN §3.2).
//!
//! An object is private to the thread that made it until a pointer with its provenance is stored
//! to a shared object, handed to a new thread, or left behind by an ended one. With one thread
//! alive nothing is tracked: starting a second one looks at all that is reachable from globals.
//!
//! Accesses to private objects may take effect at once: under a model whose storage shows one value
//! per byte and keeps a thread's writes in order (SC, TSO), no other thread can tell. Where writes
//! do not keep their order, those that may still be buffered when the object becomes known race
//! with what other threads do to it (`publish.rs`). Where memory remembers writes, they are the
//! object's initial value, and race with what they do not happen before (`history.rs`).

use super::cache::Cache;
use crate::value::Prov;

impl Cache {
    /// The object, and all that can be reached through it, is shared from now on.
    pub fn escape(&mut self, prov: Prov) {
        let mut work = vec![prov];
        while let Some(prov) = work.pop() {
            let Some(object) = self.object(prov) else { continue };
            if object.is_shared || object.is_dead {
                continue;
            }
            object.bytes.pointees(|p| work.push(p));
            self.object_mut(prov.arena(), prov.slot()).is_shared = true;
        }
    }

    /// Looks through everything that is shared already: called when a second thread starts.
    pub fn escape_from_shared(&mut self) {
        let mut work = vec![];
        for arena in &self.arenas {
            for object in arena.objects.iter().filter(|o| o.is_shared && !o.is_dead) {
                object.bytes.pointees(|p| work.push(p));
            }
        }
        for prov in work {
            self.escape(prov);
        }
    }
}
