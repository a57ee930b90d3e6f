//! Calls on library objects that come too early: before what was done to their object without a
//! call, as far as anything orders the two.

use super::calls;
use crate::calls::word_of;
use crate::end::Stop;
use crate::ids::Tid;
use crate::races::Unseen;
use crate::request::Request;
use crate::state::Machine;
use crate::sync::Call;
use crate::thread::{MemOp, Waiting};
use crate::value::Prov;
use tresse_memmodels::{Access, Kind, Order};

impl Machine {
    /// The call on a library object that a thread stands at, if it may come before what was done to
    /// the object without a call.
    pub(crate) fn early_call(&self, id: Tid) -> Option<Call> {
        if !self.setup.may_leak() || self.cache.mode.is_driven() || self.ending.is_some() {
            return None;
        }
        let Some(Waiting::Request(request, ..)) = &self.threads[id as usize].waiting else {
            return None;
        };
        let Request::Call(call) = &**request else { return None };
        let may_be_early = !call.is_parting()
            && (self.cache.mode.is_views() || self.is_unpublished(id, call.object.prov));
        may_be_early.then_some(*call)
    }

    fn is_unpublished(&self, id: Tid, prov: Prov) -> bool {
        self.unpublished_of_other(id, prov).is_some_and(|(_, object)| self.is_hidden(object))
    }

    /// A call that waits is not performed, and may never be: here it is noticed if it comes too
    /// early. The execution ends then.
    pub(crate) fn notice_early_call(&mut self, id: Tid, call: &Call) {
        match self.cache.mode.is_views() {
            true => self.waits_early(id, call),
            false => self.leak(call.object.prov),
        }
    }

    /// Does a call come before what was done to its object without a call, as far as its thread
    /// knows when it comes there? What it waits for, and then knows, orders it with no plain write:
    /// it could have been there before that. Returns whether the execution has ended.
    pub(super) fn arrives_early(&mut self, op: &MemOp) -> Result<bool, Stop> {
        let access = Access { kind: Kind::Read, ..op.access };
        let storage = self.cache.storage_mut();
        if storage.is_mixed(&access) && !storage.part(&access).is_empty() {
            return Err(calls::mixed());
        }
        if self.sees_private(op.key.thread, op.prov, true) {
            self.leak(op.prov);
            return Ok(true);
        }
        Ok(self.races(&mut { *op }, &Unseen { access: &access }))
    }

    /// The same of a call that waits.
    fn waits_early(&mut self, id: Tid, call: &Call) {
        let Ok((spot, len)) = word_of(&self.cache, call) else { return };
        if self.cache.is_private(spot) || !self.cache.is_multi {
            return;
        }
        let (object, offset) = (call.object.prov.word(), spot.offset);
        let access = Access { kind: Kind::Read, order: Order::Acq, object, offset, len };
        let op = self.call_op(id, call.object.prov, access);
        if let Err(stop) = self.arrives_early(&op) {
            self.finish(id, *stop, None);
        }
    }
}
