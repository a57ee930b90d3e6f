//! A cycle made a program: orders, fences, updates, values, sizes.

use super::code::{Code, Place, Stmt, Update, Value};
use super::cycle::Edge;
use crate::draw::Draw;
use tresse_memmodels::Order;

/// How accesses and fences are chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Style {
    /// Relaxed accesses, no fence, no update.
    Plain,
    /// The same strength everywhere: release and acquire, or `seq_cst`.
    Strong(Order),
    /// Relaxed accesses, with fences between most of them.
    Fenced,
    /// Anything anywhere.
    Mixed,
}

impl Style {
    pub(super) fn draw(draw: &mut Draw) -> Style {
        draw.pick(&[
            Style::Strong(Order::AcqRel),
            Style::Strong(Order::Sc),
            Style::Fenced,
            Style::Fenced,
            Style::Mixed,
            Style::Mixed,
        ])
    }
}

/// Orders of atomic reads, writes, updates, and of fences.
pub(super) const READ_ORDERS: &[Order] =
    &[Order::Rlx, Order::Acq, Order::Sc, Order::Rlx, Order::Acq, Order::Sc, Order::Unordered];
pub(super) const WRITE_ORDERS: &[Order] =
    &[Order::Rlx, Order::Rel, Order::Sc, Order::Rlx, Order::Rel, Order::Sc, Order::Unordered];
pub(super) const UPDATE_ORDERS: &[Order] =
    &[Order::Rlx, Order::Acq, Order::Rel, Order::AcqRel, Order::Sc];
pub(super) const FENCES: &[Order] = &[Order::Acq, Order::Rel, Order::AcqRel, Order::Sc, Order::Sc];

/// An event of the cycle.
struct Event {
    thread: usize,
    location: usize,
    is_write: bool,
    /// The edge before it is program order.
    is_after: bool,
}

/// The program of a cycle.
pub(super) fn decorate(
    edges: &[Edge],
    style: Style,
    may_race: bool,
    is_sized: bool,
    draw: &mut Draw,
) -> Code {
    let events = events(edges);
    let locations = 1 + events.iter().map(|e| e.location).max().unwrap_or(0);
    let threads = 1 + events.last().map_or(0, |e| e.thread);
    // At least one access is plain, if any may be.
    let plain = may_race.then(|| draw.below(events.len()));
    let mut code = Code { threads: (0..threads).map(|_| Vec::new()).collect(), locations };
    let (mut written, mut read) = (vec![0; locations], vec![0; threads]);
    for (i, event) in events.iter().enumerate() {
        let stmts = &mut code.threads[event.thread];
        if event.is_after && has_fence(style, draw) {
            stmts.push(Stmt::Fence(draw.pick(FENCES)));
        }
        let is_plain = may_race && (plain == Some(i) || draw.chance(1, 3));
        let order = if is_plain { Order::Na } else { order(style, event.is_write, draw) };
        let is_update = !is_plain && style != Style::Plain && draw.chance(1, 6);
        let at = place(event.location, is_sized, draw);
        written[event.location] += u32::from(event.is_write);
        let value = written[event.location];
        let reg = read[event.thread];
        read[event.thread] += usize::from(is_update || !event.is_write);
        stmts.push(match (is_update, event.is_write) {
            (false, false) => Stmt::Read { reg, at, order },
            (false, true) => Stmt::Write { at, order, value: Value::Const(value) },
            (true, is_write) => {
                let order = update_order(style, draw);
                Stmt::Update { reg, at, order, how: update(is_write, value, order, draw) }
            }
        });
    }
    code
}

/// Where the cycle has its events. Locations change over `Pod`, and the last change leads back.
fn events(edges: &[Edge]) -> Vec<Event> {
    let changes = edges.iter().filter(|e| e.changes_location()).count().max(1);
    let (mut thread, mut location, mut is_after) = (0, 0, false);
    let mut events = Vec::with_capacity(edges.len());
    for edge in edges {
        events.push(Event {
            thread,
            location: location % changes,
            is_write: edge.begins_in_write(),
            is_after,
        });
        thread += usize::from(edge.is_external());
        location += usize::from(edge.changes_location());
        is_after = !edge.is_external();
    }
    events
}

fn has_fence(style: Style, draw: &mut Draw) -> bool {
    match style {
        Style::Plain | Style::Strong(_) => false,
        Style::Fenced => draw.chance(3, 4),
        Style::Mixed => draw.chance(1, 4),
    }
}

fn order(style: Style, is_write: bool, draw: &mut Draw) -> Order {
    match style {
        Style::Plain | Style::Fenced => Order::Rlx,
        Style::Strong(Order::Sc) => Order::Sc,
        Style::Strong(_) if is_write => Order::Rel,
        Style::Strong(_) => Order::Acq,
        Style::Mixed => draw.pick(if is_write { WRITE_ORDERS } else { READ_ORDERS }),
    }
}

fn update_order(style: Style, draw: &mut Draw) -> Order {
    match style {
        Style::Plain | Style::Fenced => Order::Rlx,
        Style::Strong(order) => order,
        Style::Mixed => draw.pick(UPDATE_ORDERS),
    }
}

/// An update in place of a write of `value`, or of a read: that one tends to write what it read.
fn update(is_write: bool, value: u32, order: Order, draw: &mut Draw) -> Update {
    let how = draw.below(3);
    match (is_write, how) {
        (_, 0) => Update::Add(u32::from(is_write)),
        (true, 1) => Update::Swap(Value::Const(value)),
        (true, _) => {
            Update::Exchange { expected: value - 1, new: value, failure: failure(order, draw) }
        }
        (false, _) => Update::Exchange { expected: 1, new: 1, failure: failure(order, draw) },
    }
}

/// The order of a failed exchange: no stronger than `order`, as C11 and older LLVM have it.
pub(super) fn failure(order: Order, draw: &mut Draw) -> Order {
    match order {
        Order::Acq | Order::AcqRel => draw.pick(&[Order::Rlx, Order::Acq]),
        Order::Sc => draw.pick(&[Order::Rlx, Order::Acq, Order::Sc]),
        _ => Order::Rlx,
    }
}

/// The bytes of an access. Most parts have byte 0, so that the cycle's edges keep a common byte.
pub(super) fn place(location: usize, is_sized: bool, draw: &mut Draw) -> Place {
    const PARTS: &[(u32, u32)] = &[(0, 4), (0, 2), (0, 1), (0, 4), (0, 2), (0, 1), (2, 2), (1, 1)];
    let (offset, len) = if is_sized { draw.pick(PARTS) } else { (0, 4) };
    Place { location, offset, len }
}
