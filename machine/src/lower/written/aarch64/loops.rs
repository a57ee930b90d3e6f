//! Loops of a load and a store that are exclusive, and mean one access of LLVM's: they go round
//! again where the store has found that another one came between.
//!
//! ```text
//! 1: ldxr T, [X]; op N, T, V; stxr S, N, [X]; cbnz S, 1b        atomicrmw op
//! 1: ldxr T, [X]; stxr S, V, [X]; cbnz S, 1b                    atomicrmw xchg
//! 1: ldxr T, [X]; cmp T, E; b.ne 2f; stxr S, V, [X]; cbnz S, 1b; .. 2:      cmpxchg
//! ```
//!
//! A store-exclusive that may fail for no reason is not followed: it goes round once more.
//! (LLVM compiles these instructions to such loops, lib/CodeGen/AtomicExpandPass.cpp.)

use super::code::{Binary, Code, Exchange, Order, Test, Update};
use super::operands::{Place, Source};

/// Puts one access in the place of each such loop.
pub(super) fn fold(codes: Vec<Code>) -> Vec<Code> {
    let mut out = Vec::with_capacity(codes.len());
    let mut rest = &codes[..];
    while let Some((first, after)) = rest.split_first() {
        out.push(first.clone());
        rest = after;
        let Code::Label(label) = first else { continue };
        let is_one = codes.iter().filter(|code| names(code, label)).count() == 1;
        if let (true, Some((folded, len))) = (is_one, round(label, after)) {
            out.extend(folded);
            rest = &after[len..];
        }
    }
    out
}

/// Does it branch to this label, which may be one of several with the same number?
fn names(code: &Code, label: &str) -> bool {
    let is_it = |to: &str| to == label || to.strip_suffix(['b', 'f']) == Some(label);
    matches!(code, Code::Branch(_, to) if is_it(to))
}

/// What begins a round.
struct Begin {
    width: u32,
    at: Place,
    old: usize,
    acquire: bool,
}

/// What a round of a loop with this label is, and how many instructions it has.
fn round(label: &str, codes: &[Code]) -> Option<(Vec<Code>, usize)> {
    let (Code::Load { width, to: Some(old), at, order, is_exclusive: true }, rest) =
        codes.split_first()?
    else {
        return None;
    };
    let begin = Begin { width: *width, at: *at, old: *old, acquire: order.acquire };
    if begin.old == at.base {
        return None;
    }
    let (folded, len) = match rest {
        [store, again, ..] if ends(&begin, store, again, label) => (swap(&begin, store)?, 2),
        [op, store, again, ..] if ends(&begin, store, again, label) => {
            (update(&begin, op, store)?, 3)
        }
        [test, leave, store, again, ..] if ends(&begin, store, again, label) => {
            (exchange(&begin, test, leave, store)?, 4)
        }
        _ => return None,
    };
    Some((folded, len + 1))
}

/// Does a round end with this store, and go round again if it has failed?
fn ends(begin: &Begin, store: &Code, again: &Code, label: &str) -> bool {
    let (
        Code::StoreExclusive { width, status: Some(status), from, at, .. },
        Code::Branch(test, to),
    ) = (store, again)
    else {
        return false;
    };
    let failed = Test::Zero { width: 32, value: Source::Variable(*status), is: false };
    let is_round = to == label || to.strip_suffix('b') == Some(label);
    let is_apart = *status != at.base && *status != begin.old;
    // Nobody can tell what a store writes that has its result in the same register.
    let is_apart = is_apart && *from != Source::Variable(*status);
    *width == begin.width && *at == begin.at && *test == failed && is_round && is_apart
}

/// What is stored, how, and the register that says that it was.
fn stored(begin: &Begin, store: &Code) -> Option<(Source, Order, Code)> {
    let Code::StoreExclusive { status, from, order, .. } = store else { return None };
    let order = Order { acquire: begin.acquire, release: order.release, is_weak: false };
    Some((*from, order, Code::Number(*status, 0)))
}

/// Is a value in the register that this sets?
fn is_in(code: &Code, value: Source) -> bool {
    matches!(code, Code::Number(Some(at), _) if value == Source::Variable(*at))
}

fn swap(begin: &Begin, store: &Code) -> Option<Vec<Code>> {
    let (value, order, done) = stored(begin, store)?;
    let Begin { width, at, old, .. } = *begin;
    if value == Source::Variable(old) {
        return None;
    }
    let code = Code::Update(Update { op: "xchg", width, value, to: Some(old), at, order });
    Some(vec![code, done])
}

fn update(begin: &Begin, op: &Code, store: &Code) -> Option<Vec<Code>> {
    let Code::Binary { op: binary, width: of_op, to: Some(new), a, b, flags: false } = op else {
        return None;
    };
    let (from, order, done) = stored(begin, store)?;
    let Begin { width, at, old, .. } = *begin;
    let (of_old, of_new) = (Source::Variable(old), Source::Variable(*new));
    let value = match (*a == of_old, *b == of_old) {
        (true, false) => *b,
        (false, true) if !matches!(binary, Binary::Sub | Binary::AndNot) => *a,
        _ => return None,
    };
    let name = match binary {
        Binary::Add => "add",
        Binary::Sub => "sub",
        Binary::And => "and",
        Binary::AndNot => "clear",
        Binary::Or => "or",
        Binary::Xor => "xor",
        _ => return None,
    };
    let is_apart = from == of_new && value != of_new && *new != at.base && !is_in(&done, value);
    // The low bits of the result depend on low bits only.
    if !is_apart || *of_op < width.max(32) {
        return None;
    }
    let code = Code::Update(Update { op: name, width, value, to: Some(old), at, order });
    Some(vec![code, op.clone(), done])
}

fn exchange(begin: &Begin, test: &Code, leave: &Code, store: &Code) -> Option<Vec<Code>> {
    let Code::Binary { op, width: of_test, to, a, b, .. } = test else { return None };
    let Code::Branch(unequal, _) = leave else { return None };
    let (new, order, done) = stored(begin, store)?;
    let Begin { width, at, old, .. } = *begin;
    let by_flags = *op == Binary::Sub && to.is_none() && *unequal == Test::Flags("ne");
    let by_value = *op == Binary::Xor
        && to.is_some_and(|to| {
            let value = Source::Variable(to);
            let is_apart = to != old && to != at.base && new != value && *b != value;
            *unequal == Test::Zero { width, value, is: false } && is_apart
        });
    let of_old = Source::Variable(old);
    let is_apart = *b != of_old && new != of_old && !is_in(&done, *b);
    if !(by_flags || by_value) || *of_test != width || *a != of_old || !is_apart {
        return None;
    }
    let exchange = Exchange { width, expected: *b, new, to: Some(old), at, order };
    // What was found is what was expected just where it was stored.
    Some(vec![Code::Exchange(exchange), test.clone(), leave.clone(), done])
}
