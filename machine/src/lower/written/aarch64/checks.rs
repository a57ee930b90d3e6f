//! What AArch64's inline assembly has to keep to, so that it means one thing whichever registers
//! the compiler chooses, and whatever is in the bits that nobody has given.

use super::code::{Binary, Code, Exchange, Test, Update};
use super::flow::{Flow, reads, writes};
use super::operands::{Operands, Place, Source, Variable};
use crate::lower::asm::{Step, Unknown};

/// Looks at all of it. `bits`: of each output.
pub(super) fn check(flow: &Flow, operands: &Operands, bits: &[u32]) -> Step<()> {
    check_registers(flow, &operands.variables)?;
    check_first_reads(flow, &operands.variables)?;
    check_bits(flow, operands, bits)?;
    check_flags(flow)
}

/// Is each input read before an output is written that may be in the same register (LangRef,
/// "Output constraints": early clobber)?
fn check_registers(flow: &Flow, variables: &[Variable]) -> Step<()> {
    for (i, code) in flow.codes.iter().enumerate() {
        let Some(written) = writes(code).filter(|at| !variables[*at].is_early) else { continue };
        let mut after = flow.after_one(i, |_| false);
        // What it stores may be its own result (Arm ARM, STXR: constrained unpredictable).
        if matches!(code, Code::StoreExclusive { .. }) {
            after.push(i);
        }
        let mut read = after.iter().flat_map(|i| reads(&flow.codes[*i]));
        if read.any(|at| may_share(&variables[written], &variables[at])) {
            return Err(Unknown::shared_register(variables[written].operand));
        }
    }
    Ok(())
}

/// Is each register that is no input written before it is read?
fn check_first_reads(flow: &Flow, variables: &[Variable]) -> Step<()> {
    for (at, _) in variables.iter().enumerate().filter(|(_, v)| v.input.is_none()) {
        let before = flow.after(vec![0], |code| writes(code) == Some(at));
        if before.iter().any(|i| reads(&flow.codes[*i]).contains(&at)) {
            return Err(Unknown::Form);
        }
    }
    Ok(())
}

/// May an output, and what is an input only, be in one register?
fn may_share(output: &Variable, input: &Variable) -> bool {
    let is_equal = |of: &Variable| match (&of.input, &input.input) {
        (None, _) => true,
        (Some((_, a, _)), Some((_, b, _))) => a == b,
        (Some(_), None) => false,
    };
    let is_named_otherwise = output.name.is_some() && input.name.is_some();
    !input.is_output && is_equal(output) && !is_named_otherwise
}

/// Does nothing depend on bits of a register above those of an input's type?
fn check_bits(flow: &Flow, operands: &Operands, bits: &[u32]) -> Step<()> {
    let of_input = |v: &Variable| v.input.as_ref().map_or(64, |(_, _, bits)| *bits);
    let first: Vec<u32> = operands.variables.iter().map(of_input).collect();
    let known = known_bits(flow, first);
    let outputs = operands.outputs.iter().zip(bits);
    let outputs: Vec<(Source, u32)> =
        outputs.map(|(at, bits)| (Source::Variable(*at), *bits)).collect();
    for (i, known) in known.iter().enumerate() {
        // What is never reached needs nothing.
        let Some(known) = known else { continue };
        let needed = flow.codes.get(i).map_or_else(|| outputs.clone(), needs);
        if needed.iter().any(|(source, bits)| of(known, *source) < *bits) {
            let why = "it reads more bits of a register than the operand has, which hold anything";
            return Err(Unknown::Wrong(why.into()));
        }
    }
    Ok(())
}

/// Before each instruction and at the end, how many of the lowest bits of each register are known.
fn known_bits(flow: &Flow, first: Vec<u32>) -> Vec<Option<Vec<u32>>> {
    let mut all = vec![None; flow.codes.len() + 1];
    let mut open = vec![(0, first)];
    while let Some((i, mut known)) = open.pop() {
        if let Some(before) = &all[i] {
            let before: &Vec<u32> = before;
            known.iter_mut().zip(before).for_each(|(new, old)| *new = (*new).min(*old));
            if known == *before {
                continue;
            }
        }
        all[i] = Some(known.clone());
        let Some(code) = flow.codes.get(i) else { continue };
        if let Some(at) = writes(code) {
            known[at] = result(code, &known);
        }
        open.extend(flow.next(i).map(|next| (next, known.clone())));
    }
    all
}

fn of(known: &[u32], source: Source) -> u32 {
    match source {
        Source::Variable(at) => known[at],
        Source::Number(_) => 64,
    }
}

/// How many of the lowest bits of its result do not depend on what nobody knows.
fn result(code: &Code, known: &[u32]) -> u32 {
    let whole = |bits: u32, width: u32| if bits >= width { 64 } else { bits };
    match code {
        Code::Binary { op, width, a, b, .. } => {
            let both = of(known, *a).min(of(known, *b));
            let masked = |source: &Source, other: &Source| match source {
                Source::Number(n @ 0..) => 64 - n.leading_zeros() <= of(known, *other),
                _ => false,
            };
            match op {
                Binary::And if masked(a, b) || masked(b, a) => 64,
                Binary::LShr | Binary::AShr if both < *width => 0,
                Binary::Shl if of(known, *b) < *width => 0,
                _ => whole(both, *width),
            }
        }
        Code::Select { width, a, b, .. } => whole(of(known, *a).min(of(known, *b)), *width),
        _ => 64,
    }
}

/// Of what it reads, how many bits it depends on, beyond its result.
fn needs(code: &Code) -> Vec<(Source, u32)> {
    let place = |at: &Place| (Source::Variable(at.base), 64);
    match code {
        Code::Binary { width, a, b, flags: true, .. } => vec![(*a, *width), (*b, *width)],
        Code::Branch(Test::Zero { width, value, .. }, _) => vec![(*value, *width)],
        Code::Branch(Test::Bit { value, bit, .. }, _) => vec![(*value, bit + 1)],
        Code::Load { at, .. } => vec![place(at)],
        Code::Store { width, from, at, .. } | Code::StoreExclusive { width, from, at, .. } => {
            vec![(*from, *width), place(at)]
        }
        Code::Update(Update { width, value, at, .. }) => vec![(*value, *width), place(at)],
        Code::Exchange(Exchange { width, expected, new, at, .. }) => {
            vec![(*expected, *width), (*new, *width), place(at)]
        }
        _ => Vec::new(),
    }
}

/// Are the flags of one kind and width wherever they are looked at, and do they say it?
fn check_flags(flow: &Flow) -> Step<()> {
    let setter = |code: &Code| match code {
        Code::Binary { op, width, flags: true, .. } => Some((*op, *width)),
        _ => None,
    };
    let mut setters = flow.codes.iter().filter_map(setter);
    let first = setters.next();
    if setters.any(|other| Some(other) != first) {
        return Err(Unknown::Form);
    }
    let asked = flow.codes.iter().filter_map(|code| match code {
        Code::Branch(Test::Flags(cond), _) | Code::Select { cond, .. } => Some(*cond),
        _ => None,
    });
    let is_told = |cond: &str| match first {
        Some((Binary::Sub, _)) => true,
        Some((Binary::And | Binary::AndNot, _)) => !cond.starts_with('u'),
        Some((Binary::Add, _)) => matches!(cond, "eq" | "ne"),
        _ => false,
    };
    // On every way to where they are looked at they have been set.
    let is_set_first = || {
        let before = flow.after(vec![0], |code| setter(code).is_some());
        before.iter().all(|i| {
            !matches!(flow.codes[*i], Code::Branch(Test::Flags(_), _) | Code::Select { .. })
        })
    };
    let mut asked = asked.peekable();
    if asked.peek().is_none() || asked.all(is_told) && is_set_first() {
        Ok(())
    } else {
        Err(Unknown::Form)
    }
}

/// Of loads and stores that are exclusive and stay: is each store after a load of the same place,
/// with no access between? (Where accesses come between, what a compare-and-exchange says of values
/// is not what these say of writes.)
pub(super) fn check_exclusives(flow: &Flow) -> Step<()> {
    let stores: Vec<usize> = (0..flow.codes.len()).filter(|i| is_store(&flow.codes[*i])).collect();
    let reaches = |after: Vec<usize>| after.iter().any(|i| is_store(&flow.codes[*i]));
    let is_end = |code: &Code| is_load(code) || is_store(code);
    let is_alone = reaches(flow.after(vec![0], is_load))
        || stores.iter().any(|i| reaches(flow.after_one(*i, is_load)));
    let is_interrupted = |load: usize| {
        let Code::Load { width, at, .. } = &flow.codes[load] else { return false };
        let after = flow.after_one(load, is_end);
        let is_other = |i: &usize| match &flow.codes[*i] {
            Code::StoreExclusive { width: w, at: a, .. } => (w, a) != (width, at),
            Code::Load { is_exclusive: true, .. } => false,
            code => {
                let is_between = accesses(code) || writes(code) == Some(at.base);
                is_between && reaches(flow.after_one(*i, is_end))
            }
        };
        let loses_place = writes(&flow.codes[load]) == Some(at.base) && reaches(after.clone());
        loses_place || after.iter().any(is_other)
    };
    let mut loads = (0..flow.codes.len()).filter(|i| is_load(&flow.codes[*i]));
    if is_alone || loads.any(is_interrupted) { Err(Unknown::Form) } else { Ok(()) }
}

fn is_load(code: &Code) -> bool {
    matches!(code, Code::Load { is_exclusive: true, .. })
}

fn is_store(code: &Code) -> bool {
    matches!(code, Code::StoreExclusive { .. })
}

fn accesses(code: &Code) -> bool {
    matches!(code, Code::Load { .. } | Code::Store { .. } | Code::Update(_) | Code::Exchange(_))
}
