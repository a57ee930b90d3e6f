//! Which objects other threads can reach (DESIGN §3.2).
//!
//! An object is private to the thread that made it until a pointer with its provenance is stored
//! to a shared object, handed to a new thread, or left behind by an ended one. With one thread
//! alive nothing is tracked: starting a second one looks at all that is reachable from globals.
//!
//! Accesses to private objects take effect at once. No other thread can tell, if all that it does
//! to the object later happens after them. Where nothing says that it does (a pointer that was
//! published without `release`), the search begins again, with the objects that are made there
//! shared from their birth on (`Setup::leaks`): then each access is what it is
//! for any other object. To know it there are two moments, of the last write and of the escape:
//! reads are to come after the former, and whatever may write after the latter, as the object's
//! thread may have read it until then. The other side of a store buffer, that some accesses wait
//! for it, is kept as well (`handler.rs`).

use super::cache::Cache;
use crate::value::Prov;

impl Cache {
    /// The object, and all that can be reached through it, is shared from now on: a moment in the
    /// life of its thread.
    pub fn escape(&mut self, prov: Prov, moment: u32) {
        let mut work = vec![prov];
        while let Some(prov) = work.pop() {
            let Some(object) = self.object(prov) else { continue };
            if object.is_shared || object.is_dead {
                continue;
            }
            object.bytes.pointees(|p| work.push(p));
            let object = self.object_mut(prov.arena(), prov.slot());
            (object.is_shared, object.escaped_at) = (true, moment);
        }
    }

    /// Looks through everything that is shared already: called when a second thread starts.
    pub fn escape_from_shared(&mut self, moment: u32) {
        let mut work = vec![];
        for arena in &self.arenas {
            work.extend(arena.exposed());
            for object in arena.objects.iter().filter(|o| o.is_shared && !o.is_dead) {
                object.bytes.pointees(|p| work.push(p));
            }
        }
        for prov in work {
            self.escape(prov, moment);
        }
    }
}
