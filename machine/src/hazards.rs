//! Hazard pointers, and blocks that are retired: what they mean, and that for machines in which
//! memory has one state at a time. [`crate::request::Request`] names the steps.
//!
//! Sources: Michael, *Hazard Pointers: Safe Memory Reclamation for Lock-Free Objects* (TPDS 2004);
//! C++26 \[saferecl.hp\], which says the same of the order of a protection and a retirement as a
//! relation on executions. The interface is GenMC's.
//!
//! `protect(hp, &variable)` is one acquiring read: the last one of the usual loop, which publishes
//! what it has read, and reads again until it finds the same. So the protection begins before that
//! read. It is one of the heap block that starts at the value read, and lasts until the next
//! `protect`, `clear` or `free` of the same hazard pointer. `retire` frees its block as soon as all
//! protections have ended that began before it. One that begins later is too late: the scan of the
//! hazard pointers may be over. While anybody's protection keeps a block, it is alive for all.
//! After that any access of it is a use of freed memory.
//!
//! In one order of all steps *before* is just that. A protection is two steps around its read: at
//! the first it may become one of any block, at the second it is known of which. A retirement in
//! between finds it, as the scan would: it comes before the read does. An execution in which the
//! retirement comes before both is another one. What graphs say is in `explore`'s
//! `graph/hazards.rs`.
//!
//! Protections order nothing: what the fence of a real `protect` would do to other accesses, under
//! models where it would do something, no program may rely on (implementations without a fence are
//! usual).

use crate::ids::{SiteId, Tid};
use crate::value::{Prov, Value};

/// A hazard pointer of a thread that protects.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
struct Guard {
    /// The object that is the hazard pointer.
    hazard: u64,
    /// What it protects; `None` until it is known.
    block: Option<u64>,
}

/// A block that was retired, and that somebody protects.
#[derive(Clone, PartialEq, Hash, Debug)]
pub struct Retired {
    /// The block.
    pub ptr: Value,
    /// Who has retired it.
    pub thread: Tid,
    /// Where.
    pub site: SiteId,
    /// The hazard pointers that keep it.
    keepers: Vec<u64>,
}

/// All hazard pointers of an execution that protect something, and the blocks that they keep; both
/// in an order that does not tell how it came about.
#[derive(Clone, Default, Hash, Debug)]
pub struct Hazards {
    guards: Vec<Guard>,
    retired: Vec<Retired>,
}

impl Hazards {
    /// A read begins whose value a hazard pointer will protect. Returns what nobody keeps any more.
    pub fn announce(&mut self, hazard: Prov) -> Vec<Retired> {
        let freed = self.set(hazard.word(), None);
        self.enter(Guard { hazard: hazard.word(), block: None });
        freed
    }

    /// It protects this block from when that was announced on; without one it protects nothing.
    /// Returns what nobody keeps any more; `None`: nothing was announced.
    pub fn protect(&mut self, hazard: Prov, block: Option<Prov>) -> Option<Vec<Retired>> {
        let (hazard, block) = (hazard.word(), block.map(Prov::word));
        let is_announced = self.guards.contains(&Guard { hazard, block: None });
        if block.is_some() && !is_announced {
            return None;
        }
        let freed = self.set(hazard, block);
        if block.is_some() {
            self.enter(Guard { hazard, block });
        }
        Some(freed)
    }

    /// Takes a hazard pointer from all blocks but one.
    fn set(&mut self, hazard: u64, block: Option<u64>) -> Vec<Retired> {
        self.guards.retain(|g| g.hazard != hazard);
        let others = self.retired.iter_mut().filter(|r| Some(r.ptr.prov.word()) != block);
        others.for_each(|r| r.keepers.retain(|k| *k != hazard));
        let (freed, kept) = self.retired.drain(..).partition(|r| r.keepers.is_empty());
        self.retired = kept;
        freed
    }

    fn enter(&mut self, guard: Guard) {
        let at = self.guards.partition_point(|g| *g < guard);
        self.guards.insert(at, guard);
    }

    /// A block is retired. Does somebody keep it?
    pub fn retire(&mut self, ptr: Value, thread: Tid, site: SiteId) -> bool {
        let block = ptr.prov.word();
        let keeps = |g: &&Guard| g.block.is_none_or(|b| b == block);
        let keepers: Vec<u64> = self.guards.iter().filter(keeps).map(|g| g.hazard).collect();
        let is_kept = !keepers.is_empty();
        if is_kept {
            let at = self.retired.partition_point(|r| r.ptr.prov.word() < block);
            self.retired.insert(at, Retired { ptr, thread, site, keepers });
        }
        is_kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hazards_of_two() -> [Prov; 2] {
        [Prov::object(2, 1, 0), Prov::object(3, 1, 0)]
    }

    fn block(slot: u32) -> Value {
        Value::ptr(0x1000 * u64::from(slot), Prov::object(2, slot, 0))
    }

    /// The slots of blocks that are freed.
    fn slots(freed: Option<Vec<Retired>>) -> Option<Vec<u32>> {
        freed.map(|all| all.iter().map(|r| r.ptr.prov.slot()).collect())
    }

    #[test]
    fn the_last_protection_that_began_before_keeps_a_block() {
        let (mut hazards, [one, other]) = (Hazards::default(), hazards_of_two());
        for hazard in [one, other] {
            assert!(hazards.announce(hazard).is_empty());
            assert_eq!(slots(hazards.protect(hazard, Some(block(7).prov))), Some(vec![]));
        }
        assert!(hazards.retire(block(7), 0, SiteId::NONE));
        assert_eq!(slots(hazards.protect(one, None)), Some(vec![]));
        // Protected again, too late: the first protection is over with that.
        assert_eq!(slots(Some(hazards.announce(other))), Some(vec![7]));
    }

    #[test]
    fn what_is_retired_while_it_is_read_is_kept_and_other_blocks_only_until_then() {
        let (mut hazards, [one, _]) = (Hazards::default(), hazards_of_two());
        hazards.announce(one);
        assert!(hazards.retire(block(7), 0, SiteId::NONE));
        assert!(hazards.retire(block(8), 0, SiteId::NONE));
        assert_eq!(slots(hazards.protect(one, Some(block(8).prov))), Some(vec![7]));
        assert_eq!(slots(hazards.protect(one, None)), Some(vec![8]));
        assert!(!hazards.retire(block(9), 0, SiteId::NONE));
    }

    #[test]
    fn what_was_not_announced_is_no_protection() {
        let (mut hazards, [one, _]) = (Hazards::default(), hazards_of_two());
        assert_eq!(slots(hazards.protect(one, Some(block(7).prov))), None);
        assert_eq!(slots(hazards.protect(one, None)), Some(vec![]));
    }

    /// States that differ in nothing but the order of independent steps are one.
    #[test]
    fn the_order_of_announcements_is_not_kept() {
        let text = |order: [Prov; 2]| {
            let mut hazards = Hazards::default();
            order.iter().for_each(|h| drop(hazards.announce(*h)));
            format!("{hazards:?}")
        };
        let [one, other] = hazards_of_two();
        assert_eq!(text([one, other]), text([other, one]));
    }
}
