//! Scopes of locals: LangRef, `llvm.lifetime.start`, `llvm.lifetime.end` and "Object Lifetime".
//!
//! What is outside its scope for its own thread is undefined when it is read; to write it is
//! undefined behaviour. Where others may know a local, only the end that is the last counts: then
//! the local dies as all do when their function returns. Its contents when its scope begins again
//! are what they were, as nothing says when the others would see that.

use super::cache::Cache;
use super::life::{content, waits_in};
use super::object::{ObjType, Scope};
use crate::bytemap::ByteMap;
use crate::end::{Stop, Ub};
use crate::ids::SiteId;
use crate::program::Edge;
use crate::value::{Prov, Value};

impl Cache {
    /// A new stack object is dead until its scope begins.
    pub fn close_scope(&mut self, object: &Value) {
        let object = self.object_mut(object.prov.arena(), object.prov.slot());
        if !object.is_shared {
            object.scope = Scope::Closed;
        }
    }

    /// The scope of a stack object of the thread begins or ends, at a moment of the thread, while
    /// `queued` operations wait.
    ///
    /// # Errors
    /// Another thread waits at a library object in it.
    pub fn scope(
        &mut self,
        ptr: &Value,
        edge: Edge,
        moment: u32,
        queued: usize,
        site: SiteId,
    ) -> Result<(), Stop> {
        let is_stack = |prov: Prov| self.object(prov).is_some_and(|o| o.obj_type == ObjType::Stack);
        if !ptr.prov.is_object() || !is_stack(ptr.prov) {
            return Ok(());
        }
        let prov = ptr.prov;
        let object = &self.arenas[prov.arena() as usize].objects[prov.slot() as usize];
        let (is_closed, is_known) = (object.scope == Scope::Closed, self.is_known(prov));
        if object.is_dead {
            return Ok(());
        }
        match edge {
            Edge::Start if is_closed || is_known => {
                self.object_mut(prov.arena(), prov.slot()).scope = Scope::Open;
            }
            Edge::Start => self.clear(prov, Scope::Open, moment),
            Edge::LastEnd if is_known => self.end_known(prov, queued, site)?,
            Edge::End | Edge::LastEnd if is_known => {}
            Edge::End => self.clear(prov, Scope::Closed, moment),
            Edge::LastEnd => self.clear(prov, Scope::Over, moment),
        }
        Ok(())
    }

    /// May another thread know an object, or has one known it?
    pub fn is_known(&self, prov: Prov) -> bool {
        self.object(prov).is_some_and(|object| object.is_shared)
    }

    /// The contents of an object that nobody else knows are as those of a new one.
    fn clear(&mut self, prov: Prov, scope: Scope, moment: u32) {
        let (fill, is_driven) = (self.fill, self.mode.is_driven());
        let object = self.object_mut(prov.arena(), prov.slot());
        object.bytes = content(object.size, fill, is_driven);
        (object.words, object.scope, object.written_at) = (None, scope, moment);
    }

    /// An object dies that others may know.
    fn end_known(&mut self, prov: Prov, queued: usize, site: SiteId) -> Result<(), Stop> {
        let (is_driven, keeps) = (self.mode.is_driven(), self.mode.keeps_objects());
        let object = self.object_mut(prov.arena(), prov.slot());
        if object.scope == Scope::Told {
            return Ok(());
        }
        if let Some(waiter) = object.waiter().filter(|_| !is_driven) {
            let owner = prov.arena() - crate::ids::arena_of(0);
            return Err(waits_in(Ub::UseAfterReturn, owner, waiter));
        }
        (object.scope, object.freed_at) = (Scope::Told, site);
        if is_driven {
            self.died.push((prov, queued));
        }
        if !(is_driven && keeps) {
            let object = self.object_mut(prov.arena(), prov.slot());
            (object.is_dead, object.words) = (true, None);
            object.bytes = ByteMap::Cell(Value::ZERO);
        }
        Ok(())
    }
}
