//! Instructions of AArch64, as far as lock-free C has them in inline assembly (Arm Architecture
//! Reference Manual for A-profile, "A64 Base Instruction Descriptions").

use super::operands::{Operands, Place, Source};
use super::text::{Line, Word};
use crate::lower::asm::{self, Step, Unknown};
use tresse_ir::ast::Ordering;

/// An instruction. What it writes is `None` where it is the zero register.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Code {
    Label(String),
    /// A hint.
    Nothing,
    /// LLVM's word for its order.
    Fence(&'static str),
    /// The processor's clock.
    Clock(Option<usize>),
    Number(Option<usize>, i64),
    Binary {
        op: Binary,
        width: u32,
        to: Option<usize>,
        a: Source,
        b: Source,
        flags: bool,
    },
    /// `csel`, `cset`.
    Select {
        width: u32,
        to: Option<usize>,
        a: Source,
        b: Source,
        cond: &'static str,
    },
    Branch(Test, String),
    Load {
        width: u32,
        to: Option<usize>,
        at: Place,
        order: Order,
        is_exclusive: bool,
    },
    Store {
        width: u32,
        from: Source,
        at: Place,
        order: Order,
    },
    StoreExclusive {
        width: u32,
        status: Option<usize>,
        from: Source,
        at: Place,
        order: Order,
    },
    Update(Update),
    Exchange(Exchange),
}

/// `ldadd` and kin, `swp`.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Update {
    /// LLVM's name of the operation, but for `clear`: `and` of what is not in the value.
    pub op: &'static str,
    pub width: u32,
    pub value: Source,
    /// What was found.
    pub to: Option<usize>,
    pub at: Place,
    pub order: Order,
}

/// `cas`, and what loops of a load and a store that are exclusive mean by it ([`super::loops`]).
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Exchange {
    pub width: u32,
    pub expected: Source,
    pub new: Source,
    /// What was found.
    pub to: Option<usize>,
    pub at: Place,
    pub order: Order,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Binary {
    Add,
    Sub,
    And,
    AndNot,
    Or,
    Xor,
    Mul,
    Shl,
    LShr,
    AShr,
}

/// When a branch is taken.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Test {
    Always,
    /// By the flags: a comparison of LLVM's.
    Flags(&'static str),
    Zero {
        width: u32,
        value: Source,
        is: bool,
    },
    Bit {
        width: u32,
        value: Source,
        bit: u32,
        is: bool,
    },
}

/// What an access says of order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Order {
    pub acquire: bool,
    pub release: bool,
    /// `ldapr`: a release before it, of another place, may come later.
    pub is_weak: bool,
}

/// The instructions of a template.
pub(super) fn decode(lines: &[Line<'_>], operands: &mut Operands) -> Step<Vec<Code>> {
    lines.iter().map(|line| one(line, operands)).collect()
}

fn one(line: &Line<'_>, operands: &mut Operands) -> Step<Code> {
    let (name, words) = match line {
        Line::Label(name) => return Ok(Code::Label((*name).to_owned())),
        Line::Code(name, words) => (*name, &words[..]),
    };
    match (name, words) {
        ("nop" | "yield" | "wfe" | "sev" | "sevl" | "clrex", []) | ("prfm", [_, _]) => {
            return Ok(Code::Nothing);
        }
        ("dmb", [Word::Name(of)]) => return fence(of, operands),
        ("mrs", [to, Word::Name(what)]) => return system(to, what, operands),
        _ => {}
    }
    if let Some(code) = branch(name, words, operands)? {
        return Ok(code);
    }
    if let Some(code) = calculation(name, words, operands)? {
        return Ok(code);
    }
    if let Some(code) = access(name, words, operands)? {
        return Ok(code);
    }
    update(name, words, operands)?.ok_or(Unknown::Form)
}

fn fence(of: &str, operands: &Operands) -> Step<Code> {
    let word = match asm::fence(&format!("dmb {of}")) {
        Some(Ordering::SeqCst) => "seq_cst",
        Some(Ordering::Acquire) => "acquire",
        _ => return Err(Unknown::Form),
    };
    if operands.orders {
        return Ok(Code::Fence(word));
    }
    Err(Unknown::Wrong(format!("`dmb {of}` without \"memory\" among what it changes")))
}

/// The clock, and how often it ticks: it is in nanoseconds.
fn system(to: &Word<'_>, what: &str, operands: &mut Operands) -> Step<Code> {
    let (to, 64) = operands.target(to)? else { return Err(Unknown::Form) };
    match what {
        "cntvct_el0" => Ok(Code::Clock(to)),
        "cntfrq_el0" => Ok(Code::Number(to, 1_000_000_000)),
        _ => Err(Unknown::Form),
    }
}

/// A comparison of LLVM's that a condition is, after `cmp`. (`mi` and `pl` are the sign of the
/// difference, and `vs` and `vc` its overflow: they are none.)
fn condition(name: &str) -> Option<&'static str> {
    Some(match name {
        "eq" => "eq",
        "ne" => "ne",
        "hs" | "cs" => "uge",
        "lo" | "cc" => "ult",
        "hi" => "ugt",
        "ls" => "ule",
        "ge" => "sge",
        "lt" => "slt",
        "gt" => "sgt",
        "le" => "sle",
        _ => return None,
    })
}

fn branch(name: &str, words: &[Word<'_>], operands: &mut Operands) -> Step<Option<Code>> {
    let Some((Word::Name(label), args)) = words.split_last() else { return Ok(None) };
    let label = (*label).to_owned();
    let cond = name.strip_prefix("b.").or_else(|| name.strip_prefix('b')).and_then(condition);
    let test = match (name, args) {
        ("b", []) => Test::Always,
        (_, []) => match cond {
            Some(cond) => Test::Flags(cond),
            None => return Ok(None),
        },
        ("cbz" | "cbnz", [value]) => {
            let (value, width) = operands.source(value)?;
            Test::Zero { width: whole(width)?, value, is: name == "cbz" }
        }
        ("tbz" | "tbnz", [value, bit]) => {
            let ((value, width), (Source::Number(bit), _)) =
                (operands.source(value)?, operands.source(bit)?)
            else {
                return Err(Unknown::Form);
            };
            // Of the lower ones the name may be that of 64 bits or of 32.
            let bit = u32::try_from(bit).ok().filter(|bit| *bit < width).ok_or(Unknown::Form)?;
            Test::Bit { width: if bit < 32 { 32 } else { 64 }, value, bit, is: name == "tbnz" }
        }
        _ => return Ok(None),
    };
    Ok(Some(Code::Branch(test, label)))
}

fn whole(width: u32) -> Step<u32> {
    if width == 0 { Err(Unknown::Form) } else { Ok(width) }
}

fn calculation(name: &str, words: &[Word<'_>], operands: &mut Operands) -> Step<Option<Code>> {
    let (base, flags) = match name {
        "adds" | "subs" | "ands" | "bics" => (&name[..3], true),
        "cmp" | "cmn" | "tst" => (name, true),
        _ => (name, false),
    };
    let cond = |word: &Word<'_>| match word {
        Word::Name(name) => condition(name).ok_or(Unknown::Form),
        _ => Err(Unknown::Form),
    };
    match (base, words) {
        ("cmp" | "cmn" | "tst", [a, b]) => {
            let op = match base {
                "cmp" => Binary::Sub,
                "cmn" => Binary::Add,
                _ => Binary::And,
            };
            let ((a, of_a), (b, of_b)) = (operands.source(a)?, operands.source(b)?);
            let width = common(&[of_a, of_b], &[a, b])?;
            return Ok(Some(Code::Binary { op, width, to: None, a, b, flags }));
        }
        ("cset", [to, is]) => {
            let ((to, width), cond) = (operands.target(to)?, cond(is)?);
            let (a, b) = (Source::Number(1), Source::Number(0));
            return Ok(Some(Code::Select { width, to, a, b, cond }));
        }
        ("csel", [to, a, b, is]) => {
            let ((a, of_a), (b, of_b)) = (operands.source(a)?, operands.source(b)?);
            let ((to, of_to), cond) = (operands.target(to)?, cond(is)?);
            let width = common(&[of_to, of_a, of_b], &[a, b])?;
            return Ok(Some(Code::Select { width, to, a, b, cond }));
        }
        _ => {}
    }
    let zero = Word::Number(0);
    let (op, [to, a, b]) = match (base, words) {
        ("mov", [to, a]) => (Binary::Or, [to, a, &zero]),
        ("mvn", [to, b]) => (Binary::Xor, [to, b, &Word::Number(-1)]),
        ("neg", [to, b]) => (Binary::Sub, [to, &zero, b]),
        ("uxtb", [to, a]) => (Binary::And, [to, a, &Word::Number(0xff)]),
        ("uxth", [to, a]) => (Binary::And, [to, a, &Word::Number(0xffff)]),
        (_, [to, a, b]) => match binary(base) {
            Some(op) => (op, [to, a, b]),
            None => return Ok(None),
        },
        _ => return Ok(None),
    };
    let ((a, of_a), (b, of_b)) = (operands.source(a)?, operands.source(b)?);
    let (to, of_to) = operands.target(to)?;
    let width = common(&[of_to, of_a, of_b], &[a, b])?;
    let is_shift = matches!(op, Binary::Shl | Binary::LShr | Binary::AShr);
    let is_beyond = |b| matches!(b, Source::Number(n) if !(0..i64::from(width)).contains(&n));
    if is_shift && is_beyond(b) {
        return Err(Unknown::Form);
    }
    Ok(Some(Code::Binary { op, width, to, a, b, flags }))
}

fn binary(name: &str) -> Option<Binary> {
    Some(match name {
        "add" => Binary::Add,
        "sub" => Binary::Sub,
        "and" => Binary::And,
        "bic" => Binary::AndNot,
        "orr" => Binary::Or,
        "eor" => Binary::Xor,
        "mul" => Binary::Mul,
        "lsl" => Binary::Shl,
        "lsr" => Binary::LShr,
        "asr" => Binary::AShr,
        _ => return None,
    })
}

/// The width that all registers of an instruction have, which has room for its numbers.
fn common(widths: &[u32], sources: &[Source]) -> Step<u32> {
    let mut known = widths.iter().copied().filter(|width| *width > 0);
    let width = known.next().ok_or(Unknown::Form)?;
    let has_room = |source: &Source| match source {
        Source::Number(n) => width == 64 || (i64::from(i32::MIN)..1 << 32).contains(n),
        Source::Variable(_) => true,
    };
    let is_one = known.all(|other| other == width) && sources.iter().all(has_room);
    if is_one { Ok(width) } else { Err(Unknown::Form) }
}

/// A suffix for the size: `ldxrb`. Without, the register says it.
fn sized(name: &str, base: &str) -> Option<Option<u32>> {
    match name.strip_prefix(base)? {
        "" => Some(None),
        "b" => Some(Some(8)),
        "h" => Some(Some(16)),
        _ => None,
    }
}

/// The width of an access: a part of a register has the name of 32 bits.
fn access_width(part: Option<u32>, register: u32) -> Step<u32> {
    match (part, register) {
        (Some(part), 32) => Ok(part),
        (None, 32 | 64) => Ok(register),
        _ => Err(Unknown::Form),
    }
}

fn access(name: &str, words: &[Word<'_>], operands: &mut Operands) -> Step<Option<Code>> {
    let order = |acquire, release, is_weak| Order { acquire, release, is_weak };
    const NONE: Order = Order { acquire: false, release: false, is_weak: false };
    let loads = [
        ("ldaxr", order(true, false, false), true),
        ("ldxr", NONE, true),
        ("ldapr", order(true, false, true), false),
        ("ldar", order(true, false, false), false),
        ("ldr", NONE, false),
    ];
    for (base, order, is_exclusive) in loads {
        let (Some(part), [to, at]) = (sized(name, base), words) else { continue };
        let (at, (to, width)) = (operands.place(at)?, operands.target(to)?);
        let width = access_width(part, width)?;
        let code = Code::Load { width, to, at, order, is_exclusive };
        return checked(operands, code, at, width, base != "ldr").map(Some);
    }
    for (base, order) in [("stlr", order(false, true, false)), ("str", NONE)] {
        let (Some(part), [from, at]) = (sized(name, base), words) else { continue };
        let (at, (from, width)) = (operands.place(at)?, operands.source(from)?);
        let width = access_width(part, width)?;
        written(operands, at)?;
        let code = Code::Store { width, from, at, order };
        return checked(operands, code, at, width, base != "str").map(Some);
    }
    for (base, order) in [("stlxr", order(false, true, false)), ("stxr", NONE)] {
        let (Some(part), [status, from, at]) = (sized(name, base), words) else { continue };
        let (at, (from, width)) = (operands.place(at)?, operands.source(from)?);
        let (status, 32) = operands.target(status)? else { return Err(Unknown::Form) };
        let width = access_width(part, width)?;
        written(operands, at)?;
        let code = Code::StoreExclusive { width, status, from, at, order };
        return checked(operands, code, at, width, true).map(Some);
    }
    Ok(None)
}

/// An access that has an address of its form, and accesses no more than its operand, where nothing
/// says that it changes other memory.
fn checked(ops: &Operands, code: Code, at: Place, width: u32, only_base: bool) -> Step<Code> {
    if only_base && at.offset != 0 {
        return Err(Unknown::Form);
    }
    let is_beyond = at.operand.is_some_and(|(_, bits)| bits.is_some_and(|bits| bits < width));
    if is_beyond && !ops.orders {
        return Err(Unknown::beyond_operand());
    }
    Ok(code)
}

/// Nobody expects that memory is written that is an input alone, but where the assembly may change
/// any memory.
fn written(operands: &Operands, at: Place) -> Step<()> {
    if operands.orders || at.operand.is_none_or(|(is_output, _)| is_output) {
        return Ok(());
    }
    Err(Unknown::writes_input(operands.variables[at.base].operand))
}

/// The updates of FEAT_LSE.
fn update(name: &str, words: &[Word<'_>], operands: &mut Operands) -> Step<Option<Code>> {
    const NAMES: [(&str, &str); 8] = [
        ("add", "add"),
        ("clr", "clear"),
        ("eor", "xor"),
        ("set", "or"),
        ("smax", "max"),
        ("smin", "min"),
        ("umax", "umax"),
        ("umin", "umin"),
    ];
    if let (Some(rest), [expected, new, at]) = (name.strip_prefix("cas"), words) {
        let Some((order, part)) = suffix(rest) else { return Ok(None) };
        let ((expected, of_a), (to, _)) = (operands.source(expected)?, operands.target(expected)?);
        let (new, of_b) = operands.source(new)?;
        let (at, width) = (operands.place(at)?, access_width(part, common(&[of_a, of_b], &[])?)?);
        written(operands, at)?;
        let exchange = Exchange { width, expected, new, to, at, order };
        return checked(operands, Code::Exchange(exchange), at, width, true).map(Some);
    }
    let of_update = name.strip_prefix("ld").or_else(|| name.strip_prefix("st"));
    let found = match name.strip_prefix("swp") {
        Some(rest) => Some(("xchg", rest)),
        None => NAMES.iter().find_map(|(n, op)| Some((*op, of_update?.strip_prefix(n)?))),
    };
    let Some((op, rest)) = found else { return Ok(None) };
    let Some((order, part)) = suffix(rest) else { return Ok(None) };
    let (value, to, at) = match (name.starts_with("st"), words) {
        (true, [value, at]) if !order.acquire => (value, None, at),
        (false, [value, to, at]) => (value, Some(to), at),
        _ => return Ok(None),
    };
    let (value, of_value) = operands.source(value)?;
    let (to, of_to) = to.map_or(Ok((None, 0)), |to| operands.target(to))?;
    let (at, width) = (operands.place(at)?, common(&[of_value, of_to], &[])?);
    let width = access_width(part, width)?;
    written(operands, at)?;
    // What reads nothing acquires nothing, as the manual says of these.
    let order = Order { acquire: order.acquire && to.is_some(), ..order };
    let code = Code::Update(Update { op, width, value, to, at, order });
    checked(operands, code, at, width, true).map(Some)
}

/// The order and the size at the end of a name: `al`, `lb`.
fn suffix(rest: &str) -> Option<(Order, Option<u32>)> {
    let (acquire, rest) = rest.strip_prefix('a').map_or((false, rest), |rest| (true, rest));
    let (release, rest) = rest.strip_prefix('l').map_or((false, rest), |rest| (true, rest));
    Some((Order { acquire, release, is_weak: false }, sized(rest, "")?))
}
