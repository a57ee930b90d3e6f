//! Makes a program smaller as long as something is true of it.

use super::code::{At, Code, Home, Init, Out, Publish, Role, Slot, Stmt, Update, Want};
use super::odd::{list_at, lists};
use tresse_memmodels::Order;

/// The smallest program that is found, by changes that make it smaller or plainer, of which this is
/// still true.
pub fn shrink(code: &Code, is_so: &mut dyn FnMut(&Code) -> bool) -> Code {
    let mut best = code.clone();
    loop {
        let Some(next) = smaller(&best).into_iter().map(tidy).find(|c| *c != best && is_so(c))
        else {
            return best;
        };
        best = next;
    }
}

/// Every program that is a step smaller, those with less first.
fn smaller(code: &Code) -> Vec<Code> {
    let mut out = Vec::new();
    for way in lists(code) {
        let len = list_at(&mut code.clone(), &way).len();
        // Halves, then single statements.
        if len > 3 {
            for half in [0..len / 2, len / 2..len] {
                let mut new = code.clone();
                list_at(&mut new, &way).drain(half);
                out.push(new);
            }
        }
        for place in 0..len {
            let mut new = code.clone();
            list_at(&mut new, &way).remove(place);
            out.push(new);
        }
    }
    for way in lists(code) {
        let len = list_at(&mut code.clone(), &way).len();
        for place in 0..len {
            for plain in plainer(code, &list_at(&mut code.clone(), &way)[place]) {
                let mut new = code.clone();
                list_at(&mut new, &way).splice(place..place + 1, plain);
                out.push(new);
            }
        }
        for place in 0..len.saturating_sub(1) {
            let mut new = code.clone();
            let list = list_at(&mut new, &way);
            // Locks and unlocks, creates and joins go together.
            for other in place + 2..len {
                let mut both = code.clone();
                let list = list_at(&mut both, &way);
                list.remove(other);
                list.remove(place);
                out.push(both);
            }
            list.drain(place..place + 2);
            out.push(new);
        }
    }
    out.extend(plainer_memory(code));
    out
}

/// What could stand in place of a statement.
fn plainer(code: &Code, stmt: &Stmt) -> Vec<Vec<Stmt>> {
    let mut out: Vec<Vec<Stmt>> =
        stmt.inner().into_iter().filter(|i| !i.is_empty()).map(<[Stmt]>::to_vec).collect();
    let mut one = |new: Stmt| {
        if new != *stmt {
            out.push(vec![new]);
        }
    };
    match stmt.clone() {
        Stmt::Call { call, at, mutex, .. } => one(Stmt::Call { call, at, mutex, is_c11: false }),
        Stmt::Once { at, body, .. } => one(Stmt::Once { at, body, is_c11: false }),
        Stmt::Init { at, how: Init::C11(n) | Init::Assign(n) } => {
            one(Stmt::Init { at, how: Init::Call(n) });
        }
        Stmt::Bump { at } => {
            one(Stmt::Read { at, order: Order::Na });
            one(Stmt::Write { at, order: Order::Na, value: super::code::Value::Const(1) });
        }
        Stmt::Update { at, order, .. } => {
            one(Stmt::Update { at, order, how: Update::Swap(1) });
            one(Stmt::Update { at, order: Order::Rlx, how: Update::Swap(1) });
        }
        Stmt::Read { at, .. } => one(Stmt::Read { at, order: Order::Rlx }),
        Stmt::Write { at, order, .. } => {
            one(Stmt::Write { at, order, value: super::code::Value::Const(1) });
            one(Stmt::Write { at, order: Order::Rlx, value: super::code::Value::Const(1) });
        }
        Stmt::Take { block, slot, order, waits, then, .. } => {
            one(Stmt::Take { block, slot, order, waits, takes: false, then: then.clone() });
            one(Stmt::Take { block, slot, order, waits: false, takes: false, then });
        }
        Stmt::Try { at, orders, expected, new, .. } => {
            one(Stmt::Try { at, orders, is_weak: false, expected, new });
            one(Stmt::Try { at, orders: [Order::Rlx; 2], is_weak: false, expected, new });
        }
        Stmt::Ask(body) => {
            let asked = &code.bodies[body].stmts;
            if !asked.contains(stmt) {
                out.push(asked.clone());
            }
        }
        Stmt::Publish { block, slot, how } => {
            let order = match how {
                Publish::Store(order) | Publish::Swap(order) | Publish::Exchange(order) => order,
            };
            let order = if order == Order::AcqRel { Order::Rel } else { order };
            one(Stmt::Publish { block, slot, how: Publish::Store(order) });
            one(Stmt::Publish { block, slot, how: Publish::Store(Order::Rlx) });
        }
        Stmt::Create { handle, body, argument, is_detached } => {
            one(Stmt::Create { handle, body, argument, is_detached: false });
            one(Stmt::Create { handle, body, argument: None, is_detached });
        }
        Stmt::Join { handle, .. } => one(Stmt::Join { handle, want: Want::Nothing, is_c11: false }),
        Stmt::Detach { handle, .. } => one(Stmt::Detach { handle, is_c11: false }),
        _ => {}
    }
    out
}

/// Blocks that are plainer, and functions.
fn plainer_memory(code: &Code) -> Vec<Code> {
    let mut out = Vec::new();
    for (b, block) in code.blocks.iter().enumerate() {
        let homes: &[Home] = match block.home {
            Home::Global => &[],
            Home::Heap => &[Home::Global],
            _ => &[Home::Global, Home::Heap],
        };
        for home in homes {
            let mut new = code.clone();
            new.blocks[b].home = *home;
            out.push(new);
        }
        if block.is_zeroed {
            let mut new = code.clone();
            new.blocks[b].is_zeroed = false;
            out.push(new);
        }
        for part in (0..block.parts.len()).filter(|p| block.parts[*p].word != 0) {
            let mut new = code.clone();
            new.blocks[b].parts[part].word = 0;
            out.push(new);
        }
    }
    for (b, body) in code.bodies.iter().enumerate() {
        if body.role == Role::C11 {
            let mut new = code.clone();
            new.bodies[b].role = Role::Thread;
            out.push(new);
        }
        if body.result != Out::Global {
            let mut new = code.clone();
            new.bodies[b].result = Out::Global;
            out.push(new);
        }
        if body.argument.is_some() {
            let mut new = code.clone();
            new.bodies[b].argument = None;
            out.push(new);
        }
    }
    out
}

/// Without functions, and objects at the ends of blocks, that nobody names any more.
fn tidy(mut code: Code) -> Code {
    for block in 0..code.blocks.len() {
        let is_named = |part: usize| names_part(&code, block, part);
        let kept = (0..code.blocks[block].parts.len()).rposition(is_named).map_or(0, |p| p + 1);
        code.blocks[block].parts.truncate(kept);
    }
    while code.blocks.last().is_some_and(|b| b.parts.is_empty() && !names_block(&code)) {
        code.blocks.pop();
    }
    loop {
        let is_called = |body: usize| {
            code.stmts().iter().any(|(_, s)| match s {
                Stmt::Create { body: b, .. }
                | Stmt::Once { body: b, .. }
                | Stmt::Invoke(b)
                | Stmt::Ask(b)
                | Stmt::AtExit(b) => *b == body,
                _ => false,
            })
        };
        match (1..code.bodies.len()).find(|b| !is_called(*b)) {
            Some(body) => remove_body(&mut code, body),
            None => break,
        }
    }
    let vars = code.stmts().iter().filter_map(|(_, s)| var_of(s)).max().map_or(0, |v| v + 1);
    let slots = code.stmts().iter().filter_map(|(_, s)| slot_of(s)).max().map_or(0, |v| v + 1);
    (code.vars, code.slots) = (vars, slots);
    code
}

fn remove_body(code: &mut Code, body: usize) {
    code.bodies.remove(body);
    fn within(stmts: &mut [Stmt], removed: usize) {
        for stmt in stmts {
            if let Stmt::Create { body, .. }
            | Stmt::Once { body, .. }
            | Stmt::Invoke(body)
            | Stmt::Ask(body)
            | Stmt::AtExit(body) = stmt
                && *body > removed
            {
                *body -= 1;
            }
            stmt.inner_mut().into_iter().for_each(|inner| within(inner, removed));
        }
    }
    code.bodies.iter_mut().for_each(|b| within(&mut b.stmts, body));
}

fn var_of(stmt: &Stmt) -> Option<usize> {
    match stmt {
        Stmt::Read { at, .. }
        | Stmt::Write { at, .. }
        | Stmt::Update { at, .. }
        | Stmt::Bump { at }
        | Stmt::Try { at, .. }
        | Stmt::While { at, .. } => match at {
            At::Var(v) => Some(*v),
            At::Part(_) => None,
        },
        _ => None,
    }
}

fn slot_of(stmt: &Stmt) -> Option<usize> {
    match stmt {
        Stmt::Publish { slot: Slot::Global(g), .. } | Stmt::Take { slot: Slot::Global(g), .. } => {
            Some(*g)
        }
        _ => None,
    }
}

/// Does a statement name an object?
fn names_part(code: &Code, block: usize, part: usize) -> bool {
    let is = |r: &super::code::Ref| (r.block, r.part) == (block, part);
    let of_int = |at: &At| matches!(at, At::Part(r) if is(r));
    let of_slot = |slot: &Slot| matches!(slot, Slot::Part(r) if is(r));
    code.stmts().iter().any(|(_, s)| match s {
        Stmt::Read { at, .. }
        | Stmt::Write { at, .. }
        | Stmt::Update { at, .. }
        | Stmt::Bump { at }
        | Stmt::Try { at, .. }
        | Stmt::While { at, .. } => of_int(at),
        Stmt::Call { at, mutex, .. } => is(at) || mutex.as_ref().is_some_and(is),
        Stmt::Init { at, .. } | Stmt::Once { at, .. } => is(at),
        Stmt::Publish { slot, .. } | Stmt::Take { slot, .. } => of_slot(slot),
        _ => false,
    })
}

/// Does anything name the last block?
fn names_block(code: &Code) -> bool {
    let last = code.blocks.len() - 1;
    let is_argument =
        code.bodies.iter().any(|b| b.argument == Some(last) || b.result == Out::Block(last));
    is_argument
        || code.stmts().iter().any(|(_, s)| match s {
            Stmt::Make(b) | Stmt::Free(b) | Stmt::Grow(b) => *b == last,
            Stmt::Publish { block, .. } | Stmt::Take { block, .. } => *block == last,
            Stmt::Create { argument, .. } => *argument == Some(last),
            Stmt::Join { want: Want::Block(b), .. } => *b == last,
            _ => false,
        })
}
