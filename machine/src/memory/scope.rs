//! Scopes of locals: LangRef, `llvm.lifetime.start`, `llvm.lifetime.end` and "Object Lifetime".
//!
//! What is outside its scope for its own thread is undefined when it is read; to write it is
//! undefined behaviour. When the scope begins again the local is as new. Where others may know the
//! local, it dies at the end as all do when their function returns, and another object takes its
//! place when the scope begins again: C11 6.2.4p2 leaves nothing of pointers to the old one.

use super::cache::Cache;
use super::life::{content, cost, waits_in};
use super::object::{ObjType, Object, Scope};
use crate::bytemap::ByteMap;
use crate::end::{Stop, Ub};
use crate::ids::{SiteId, arena_of};
use crate::thread::Stack;
use crate::value::{Prov, Value};
use triomphe::Arc;

impl Cache {
    /// A new stack object is dead until its scope begins.
    pub fn close_scope(&mut self, object: &Value) {
        let object = self.object_mut(object.prov.arena(), object.prov.slot());
        if !object.is_shared {
            object.scope = Scope::Closed;
        }
    }

    /// The scope of a stack object begins, at a moment of its thread. What is given is the object
    /// that takes its place, if one does.
    ///
    /// # Errors
    /// The configured bound on live memory.
    pub fn begin_scope(
        &mut self,
        stack: &mut Stack,
        prov: Prov,
        moment: u32,
    ) -> Result<Option<Prov>, Stop> {
        let Some(object) = self.object(prov).filter(|o| o.obj_type == ObjType::Stack) else {
            return Ok(None);
        };
        match object.scope {
            Scope::Told => return self.replace(stack, prov).map(Some),
            Scope::Closed => self.object_mut(prov.arena(), prov.slot()).scope = Scope::Open,
            Scope::Open if object.is_shared => {}
            Scope::Open => self.clear(prov, Scope::Open, moment),
        }
        Ok(None)
    }

    /// The scope of a stack object ends, at a moment of its thread, while `queued` operations wait.
    ///
    /// # Errors
    /// Another thread waits at a library object in it.
    pub fn end_scope(
        &mut self,
        prov: Prov,
        moment: u32,
        queued: usize,
        site: SiteId,
    ) -> Result<(), Stop> {
        match self.object(prov).filter(|o| o.obj_type == ObjType::Stack) {
            None => Ok(()),
            Some(object) if object.scope != Scope::Open => Ok(()),
            Some(object) if object.is_shared => self.end_known(prov, queued, site),
            Some(_) => {
                self.clear(prov, Scope::Closed, moment);
                Ok(())
            }
        }
    }

    /// May another thread know an object, or has one known it?
    pub fn is_known(&self, prov: Prov) -> bool {
        self.object(prov).is_some_and(|object| object.is_shared)
    }

    /// LangRef, "Object Lifetime": may its own thread read an object, and find it undefined, as it
    /// is outside its scope? Compilers load from either of two locals, to choose one later.
    pub fn is_out_of_scope(&self, ptr: &Value, offset: u64, len: u64, thread: u32) -> bool {
        let prov = ptr.prov;
        prov.is_object()
            && prov.arena() == arena_of(thread)
            && ptr.undef == 0
            && self.object(prov).is_some_and(|object| {
                let at = ptr.bits.wrapping_sub(object.base).wrapping_add(offset);
                object.scope == Scope::Told && at <= object.size && len <= object.size - at
            })
    }

    /// The contents of an object that nobody else knows are as those of a new one.
    fn clear(&mut self, prov: Prov, scope: Scope, moment: u32) {
        let (fill, is_driven) = (self.fill, self.mode.is_driven());
        let object = self.object_mut(prov.arena(), prov.slot());
        object.bytes = content(object.size, fill, is_driven);
        (object.words, object.scope, object.written_at) = (None, scope, moment);
    }

    /// An object dies that others may know. Its slot stays with its function.
    fn end_known(&mut self, prov: Prov, queued: usize, site: SiteId) -> Result<(), Stop> {
        let (is_driven, keeps) = (self.mode.is_driven(), self.mode.keeps_objects());
        let object = self.object_mut(prov.arena(), prov.slot());
        if let Some(waiter) = object.waiter().filter(|_| !is_driven) {
            return Err(waits_in(Ub::UseAfterReturn, prov.arena() - arena_of(0), waiter));
        }
        (object.scope, object.freed_at) = (Scope::Told, site);
        if !keeps {
            (object.is_dead, object.words) = (true, None);
            object.bytes = ByteMap::Cell(Value::ZERO);
        }
        if is_driven {
            self.died.push((prov, queued));
        }
        Ok(())
    }

    /// Another object takes the place of one that has died.
    fn replace(&mut self, stack: &mut Stack, old: Prov) -> Result<Prov, Stop> {
        let number = old.arena();
        let (is_driven, keeps) = (self.mode.is_driven(), self.mode.keeps_objects());
        let dead = &self.arenas[number as usize].objects[old.slot() as usize];
        let object = Object {
            bytes: content(dead.size, self.fill, is_driven),
            generation: 0,
            is_dead: false,
            scope: Scope::Open,
            is_shared: false,
            is_leaked: false,
            freed_at: SiteId::NONE,
            written_at: 0,
            escaped_at: 0,
            in_flight: None,
            words: None,
            ..*dead
        };
        let cost = if keeps { cost(object.size) } else { 0 };
        self.charge(cost)?;
        self.changed[number as usize] = true;
        let arena = Arc::make_mut(&mut self.arenas[number as usize]);
        arena.live += cost;
        let reused = Some(old.slot()).filter(|_| !keeps);
        let new = arena.place(number, reused, object, is_driven);
        let place = stack.objects.iter_mut().rfind(|slot| **slot == old.slot());
        if let Some(slot) = place {
            *slot = new.slot();
        }
        Ok(new)
    }
}
