//! Plain accesses of different sizes to the same bytes: locations are parted at the ends of each
//! access that meets them, and accesses are cut at the ends of locations, as K-LLVM's rule (a) cuts
//! them into bytes. What was read or written as a whole before its location was parted stays whole:
//! only a program with a race could tell.

use super::view::Seen;
use super::{Cell, Views};
use crate::access::Access;
use crate::storage::Written;

impl Cell {
    fn end(&self) -> u64 {
        self.offset + u64::from(self.len)
    }

    /// Does the location share some of the access's bytes, and is it not just there?
    fn is_beside(&self, access: &Access) -> bool {
        let own = Access { object: self.object, offset: self.offset, len: self.len, ..*access };
        let is_at =
            (self.object, self.offset, self.len) == (access.object, access.offset, access.len);
        self.len > 0 && !is_at && own.overlaps(access)
    }

    /// Is it strictly inside the location?
    fn is_inside(&self, at: u64) -> bool {
        self.offset < at && at < self.end()
    }
}

/// Where an access begins and ends.
fn ends(access: &Access) -> [u64; 2] {
    [access.offset, access.offset + u64::from(access.len)]
}

impl Views {
    /// Locations that share bytes with an access and are not just there.
    pub(super) fn others(&self, access: &Access) -> impl Iterator<Item = &Cell> {
        let near = (!self.index.is_alone(access)).then(|| self.index.near(access));
        let near = near.into_iter().flatten().map(|cell| &self.cells[cell]);
        near.filter(move |c| c.is_beside(access))
    }

    /// Would an atomic access have to be cut, or the location of one parted?
    pub(super) fn tears(&self, access: &Access) -> bool {
        let [start, end] = ends(access);
        let is_cut = |c: &Cell| [c.offset, c.end()].into_iter().any(|at| start < at && at < end);
        self.others(access).any(|c| {
            access.order.is_atomic() && is_cut(c)
                || c.is_atomic && ends(access).into_iter().any(|at| c.is_inside(at))
        })
    }

    /// Parts locations at the ends of an access; where the access has to be cut.
    pub(super) fn part_cells(&mut self, access: &Access) -> Vec<u64> {
        for at in ends(access) {
            let is_parted =
                |c: &usize| self.cells[*c].is_beside(access) && self.cells[*c].is_inside(at);
            let parted = self.index.near(access).find(is_parted);
            if let Some(cell) = parted {
                self.part_at(cell, at);
            }
        }
        let [start, end] = ends(access);
        let mut cuts: Vec<u64> = self
            .others(access)
            .flat_map(|c| [c.offset, c.end()])
            .filter(|at| start < *at && *at < end)
            .collect();
        cuts.sort_unstable();
        cuts.dedup();
        cuts
    }

    /// Parts a location: whoever has seen something of it has seen as much of both.
    fn part_at(&mut self, cell: usize, at: u64) {
        self.index.leave(&self.cells[cell]);
        let old = &mut self.cells[cell];
        let len = (at - old.offset) as u32;
        let mut new = Cell { offset: at, len: old.len - len, ..old.clone() };
        old.len = len;
        self.index.enter(old, cell);
        for message in &mut new.messages {
            message.value = Written { at: message.value.at + len, ..message.value };
        }
        let new = self.push(new);
        self.each_view(|view| {
            let seen = view.seen(cell);
            (seen != Seen::default()).then_some((new, seen))
        });
        for local in &mut self.threads {
            if let Some(Some(head)) = local.heads.get(cell).cloned() {
                local.set_head(new, head);
            }
        }
        self.psc.part(cell, new);
    }
}
