//! A function's code in pieces: each is entered at its first operation only. Code of the host is
//! made of some of them, those that are executed often; where others come next it is left.

use crate::program::Func;
use crate::quick::Kind;

/// Where pieces begin, and which of them code of the host can be entered at.
pub(super) struct Pieces {
    /// Their first operations, in order.
    pub(super) starts: Vec<u32>,
    /// How many operations there are.
    len: u32,
    /// By operation: its piece, plus one, if it is the first of one.
    by_pc: Vec<u32>,
    /// By operation: is it right after one that the interpreter does, or the first?
    fresh: Vec<bool>,
    /// By operation: does a jump from behind it lead there?
    heads: Vec<bool>,
    /// By piece: is there to be code of it?
    wanted: Vec<bool>,
    /// By piece: does one lead there of which there is to be no code?
    from_others: Vec<bool>,
}

impl Pieces {
    pub(super) fn of(func: &Func) -> Pieces {
        let len = func.quick.len();
        let mut is_start = vec![false; len];
        let (mut fresh, mut heads) = (vec![false; len], vec![false; len]);
        for pc in 0..len as u32 {
            fresh[pc as usize] = pc == 0 || is_outside(func, pc - 1);
            is_start[pc as usize] |= fresh[pc as usize] || is_jump(func, pc - 1);
            each_target(func, pc, |to| {
                if let Some(start) = is_start.get_mut(to as usize) {
                    *start = true;
                    heads[to as usize] |= to <= pc;
                }
            });
        }
        let starts: Vec<u32> = (0..len as u32).filter(|pc| is_start[*pc as usize]).collect();
        let mut by_pc = vec![0; len];
        for (number, pc) in starts.iter().enumerate() {
            by_pc[*pc as usize] = number as u32 + 1;
        }
        let (wanted, from_others) = (vec![true; starts.len()], vec![false; starts.len()]);
        Pieces { starts, len: len as u32, by_pc, fresh, heads, wanted, from_others }
    }

    /// Only of these there is to be code.
    pub(super) fn limit(&mut self, func: &Func, wanted: Vec<bool>) {
        self.from_others.fill(false);
        for (other, _) in wanted.iter().enumerate().filter(|(_, is_wanted)| !**is_wanted) {
            let mut next = Vec::new();
            self.each_next(func, other, |number| next.push(number));
            next.into_iter().for_each(|number| self.from_others[number] = true);
        }
        self.wanted = wanted;
    }

    /// Is there to be code of a piece?
    pub(super) fn is_wanted(&self, number: usize) -> bool {
        self.wanted[number]
    }

    /// How often each piece was executed. `first`: how often control came to an operation by a
    /// jump, or from what the interpreter does.
    pub(super) fn counts(&self, func: &Func, first: impl Fn(u32) -> u32) -> Vec<u32> {
        let mut counts: Vec<u32> = Vec::with_capacity(self.starts.len());
        for (number, start) in self.starts.iter().enumerate() {
            let before = match counts.last() {
                Some(before) if !self.is_left(func, number - 1) => *before,
                _ => 0,
            };
            counts.push(first(*start).saturating_add(before));
        }
        counts
    }

    /// Does control leave a piece by a jump, or by what the interpreter does?
    fn is_left(&self, func: &Func, number: usize) -> bool {
        let last = self.end(number) - 1;
        is_outside(func, last) || is_jump(func, last)
    }

    /// Does only the interpreter come to it from where it was left?
    pub(super) fn is_fresh(&self, number: usize) -> bool {
        self.fresh[self.starts[number] as usize]
    }

    /// May it be entered?
    pub(super) fn is_entry(&self, number: usize) -> bool {
        let pc = self.starts[number] as usize;
        self.fresh[pc] || self.heads[pc] || self.from_others[number]
    }

    /// The piece that begins there.
    pub(super) fn at(&self, pc: u32) -> Option<usize> {
        (*self.by_pc.get(pc as usize)? as usize).checked_sub(1)
    }

    /// One past its last operation. What the interpreter does is a piece's last one.
    pub(super) fn end(&self, number: usize) -> u32 {
        self.starts.get(number + 1).copied().unwrap_or(self.len)
    }

    /// How many operations it has.
    pub(super) fn len_of(&self, number: usize) -> u32 {
        self.end(number) - self.starts[number]
    }

    /// The pieces that control goes to from a piece's end.
    pub(super) fn each_next(&self, func: &Func, number: usize, mut f: impl FnMut(usize)) {
        let Some(last) = self.end(number).checked_sub(1) else { return };
        if is_outside(func, last) {
            return;
        }
        if !is_jump(func, last) {
            return self.at(last + 1).into_iter().for_each(f);
        }
        each_target(func, last, |to| self.at(to).into_iter().for_each(&mut f));
    }
}

/// Is the operation none that code of the host does?
pub(super) fn is_outside(func: &Func, pc: u32) -> bool {
    let q = &func.quick[pc as usize];
    matches!(q.kind, Kind::General | Kind::Call | Kind::Return)
}

fn is_jump(func: &Func, pc: u32) -> bool {
    matches!(
        func.quick[pc as usize].kind,
        Kind::Jump | Kind::Branch | Kind::Switch | Kind::Indirect
    )
}

fn each_target(func: &Func, pc: u32, mut f: impl FnMut(u32)) {
    let q = &func.quick[pc as usize];
    match q.kind {
        Kind::Jump => f(q.x),
        Kind::Branch => {
            f(q.y);
            f(q.z);
        }
        Kind::Switch => {
            let table = &func.switches[q.y as usize];
            table.cases.iter().for_each(|(_, to)| f(*to));
            f(table.default);
        }
        Kind::Indirect => func.indirect[q.y as usize].iter().for_each(|(_, to)| f(*to)),
        _ => {}
    }
}
