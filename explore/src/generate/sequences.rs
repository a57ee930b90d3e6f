//! Messages that are passed by release sequences: a thread writes data, and then several times to a
//! flag, from which another one takes it. Others come between. Among random threads such programs
//! are rare.

use super::code::{Code, Reg, Stmt, Update, Value};
use super::decorate::place;
use crate::draw::Draw;
use tresse_memmodels::Order;

/// The data, and the flag.
const DATA: usize = 0;
const FLAG: usize = 1;

/// A program is drawn again when nobody would count its candidates.
const MOST: u64 = 5_000;

/// A random program; the data are plain if it may race.
pub(super) fn sequences(draw: &mut Draw, may_race: bool) -> Code {
    let data = if may_race { Order::Na } else { Order::Rlx };
    loop {
        let mut threads = vec![sender(draw, data)];
        if draw.chance(1, 2) {
            threads.push(between(draw));
        }
        threads.push(receiver(draw, data));
        let code = Code { threads, locations: 2 };
        if code.candidates() <= MOST {
            return code;
        }
    }
}

/// Data, then two to four writes of the flag, most often the first one releases. Fences stand
/// anywhere.
fn sender(draw: &mut Draw, data: Order) -> Vec<Stmt> {
    let at = place(DATA, false, draw);
    let mut out = vec![Stmt::Write { at, order: data, value: Value::Const(1) }];
    for n in 0..2 + draw.below(3) {
        if draw.chance(1, 6) {
            out.push(Stmt::Fence(draw.pick(&[Order::Rel, Order::AcqRel, Order::Sc, Order::Acq])));
        }
        let releases = if n == 0 { draw.chance(3, 4) } else { draw.chance(1, 6) };
        out.push(flagged(draw, releases, n));
    }
    out
}

/// One or two writes of the flag by another thread, maybe after it was read.
fn between(draw: &mut Draw) -> Vec<Stmt> {
    let mut out = Vec::new();
    if draw.chance(1, 3) {
        let order = draw.pick(&[Order::Rlx, Order::Acq]);
        out.push(Stmt::Read { reg: 0, at: place(FLAG, false, draw), order });
    }
    for n in 1..2 + draw.below(2) {
        let releases = draw.chance(1, 6);
        out.push(flagged(draw, releases, n));
    }
    out
}

/// A write of the flag, or an update; the thread's n-th.
fn flagged(draw: &mut Draw, releases: bool, n: Reg) -> Stmt {
    let at = place(FLAG, false, draw);
    let value = Value::Const(1 + draw.below(3) as u32);
    if draw.chance(3, 5) {
        let strong = draw.pick(&[Order::Rel, Order::Rel, Order::Sc]);
        let weak = draw.pick(&[Order::Rlx, Order::Rlx, Order::Rlx, Order::Unordered]);
        return Stmt::Write { at, order: if releases { strong } else { weak }, value };
    }
    let strong = draw.pick(&[Order::Rel, Order::AcqRel, Order::Sc]);
    let weak = draw.pick(&[Order::Rlx, Order::Rlx, Order::Acq]);
    let how = match draw.below(3) {
        0 => Update::Add(1),
        1 => Update::Swap(value),
        _ => Update::Exchange { expected: draw.below(3) as u32, new: 3, failure: Order::Rlx },
    };
    Stmt::Update { reg: n, at, order: if releases { strong } else { weak }, how }
}

/// One or two reads of the flag that acquire, by themselves or by a fence, and one of the data, on
/// condition or not.
fn receiver(draw: &mut Draw, data: Order) -> Vec<Stmt> {
    let mut out = Vec::new();
    let reads = 1 + usize::from(draw.chance(1, 4));
    for reg in 0..reads {
        let at = place(FLAG, false, draw);
        let order = draw.pick(&[Order::Acq, Order::Acq, Order::Sc, Order::Rlx]);
        out.push(Stmt::Read { reg, at, order });
        if order == Order::Rlx {
            out.push(Stmt::Fence(draw.pick(&[Order::Acq, Order::AcqRel, Order::Sc])));
        }
    }
    let read = Stmt::Read { reg: reads, at: place(DATA, false, draw), order: data };
    if draw.chance(1, 3) {
        out.push(read);
    } else {
        let equals = 1 + draw.below(3) as u32;
        out.push(Stmt::If { reg: reads - 1, equals, then: vec![read] });
    }
    out
}
