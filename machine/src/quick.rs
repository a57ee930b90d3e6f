//! Operations as they are met most of the time, by what they are known to be before the program
//! runs: which operation, of which width, with which flags, on registers or a constant.
//!
//! They stand beside the code of a function, one for each operation at the same place. What is here
//! says no meaning of its own: `step/quick.rs` calls the rules that `step` calls, where it is plain
//! to see that nothing else is to be done, and leaves all other cases to these.

use crate::op::{CallInfo, Op, PromiseInfo, Reg, SwitchTable};
use crate::ops::{self, FloatKind, Scalar};
use crate::value::Value;
use tresse_ir::ast::{BinOp, CastOp, Flags, GepFlags, IntPred, Ordering};

/// An operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Quick {
    /// What it is.
    pub kind: Kind,
    /// What the kind says that it is.
    pub aux: u8,
    /// The same.
    pub small: u16,
    /// The destination, most often.
    pub x: u32,
    /// The first operand.
    pub y: u32,
    /// The second one.
    pub z: u32,
}

impl Quick {
    const GENERAL: Quick = Quick { kind: Kind::General, aux: 0, small: 0, x: 0, y: 0, z: 0 };
}

/// No flags.
pub(crate) const NONE: Flags = Flags {
    nuw: false,
    nsw: false,
    exact: false,
    disjoint: false,
    nneg: false,
    samesign: false,
    nnan: false,
    ninf: false,
    nsz: false,
    arcp: false,
    contract: false,
    afn: false,
    reassoc: false,
};

/// `nsw` alone.
pub(crate) const NSW: Flags = Flags { nsw: true, ..NONE };

/// Calls a macro with the operations that have kinds of their own: two names, of the kind for two
/// registers and of that for a register and a number; then, of integers, operation, flags and
/// width, and of comparisons, the predicate (`small` is their width).
macro_rules! operations {
    ($then:ident) => {
        $then! {
            integers {
                Add32 Add32N Add NONE 32,
                AddS32 AddS32N Add NSW 32,
                Add64 Add64N Add NONE 64,
                AddS64 AddS64N Add NSW 64,
                Sub32 Sub32N Sub NONE 32,
                SubS32 SubS32N Sub NSW 32,
                Sub64 Sub64N Sub NONE 64,
                SubS64 SubS64N Sub NSW 64,
                Mul32 Mul32N Mul NONE 32,
                MulS32 MulS32N Mul NSW 32,
                Mul64 Mul64N Mul NONE 64,
                MulS64 MulS64N Mul NSW 64,
                UDiv32 UDiv32N UDiv NONE 32,
                UDiv64 UDiv64N UDiv NONE 64,
                URem32 URem32N URem NONE 32,
                URem64 URem64N URem NONE 64,
                SDiv32 SDiv32N SDiv NONE 32,
                SDiv64 SDiv64N SDiv NONE 64,
                SRem32 SRem32N SRem NONE 32,
                SRem64 SRem64N SRem NONE 64,
                Shl32 Shl32N Shl NONE 32,
                ShlS32 ShlS32N Shl NSW 32,
                Shl64 Shl64N Shl NONE 64,
                LShr32 LShr32N LShr NONE 32,
                LShr64 LShr64N LShr NONE 64,
                AShr32 AShr32N AShr NONE 32,
                AShr64 AShr64N AShr NONE 64,
                And32 And32N And NONE 32,
                And64 And64N And NONE 64,
                Or32 Or32N Or NONE 32,
                Or64 Or64N Or NONE 64,
                Xor32 Xor32N Xor NONE 32,
                Xor64 Xor64N Xor NONE 64,
            }
            comparisons {
                Eq EqN Eq,
                Ne NeN Ne,
                Ugt UgtN Ugt,
                Uge UgeN Uge,
                Ult UltN Ult,
                Ule UleN Ule,
                Sgt SgtN Sgt,
                Sge SgeN Sge,
                Slt SltN Slt,
                Sle SleN Sle,
            }
        }
    };
}
pub(crate) use operations;

macro_rules! kinds {
    (
        integers { $($int:ident $int_number:ident $op:ident $flags:ident $width:literal,)* }
        comparisons { $($name:ident $number:ident $pred:ident,)* }
    ) => {
        /// What an operation is. The name of one on a register and a number ends in `N`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        #[repr(u8)]
        pub enum Kind {
            /// Nothing is known of it: see the operation.
            General,
            /// A move from a register.
            Move,
            /// One of a constant.
            Constant,
            $($int, $int_number,)*
            /// Any other operation on integers of at most 64 bits.
            Integer,
            $($name, $number,)*
            /// A conversion that keeps all bits, and the provenance.
            Keep,
            /// Any other conversion of at most 64 bits.
            Cast,
            /// A conversion to the lowest `aux` bits.
            Trunc,
            /// One from `aux` bits to `small`, by the sign.
            SExt,
            /// Of 8, 4, 1, or `small` bytes, `z` bytes behind the pointer, aligned by `aux`.
            Load8,
            Load4,
            Load1,
            Load,
            Store8,
            Store4,
            Store1,
            Store,
            /// A local in a register.
            Promoted,
            /// The operand is to be defined.
            Defined,
            /// It is to be defined, and a promise (`y`) about it to be kept.
            Promised,
            /// An address becomes a number, in a program that makes no pointers of numbers.
            Expose,
            /// A call of code, a return: another frame is next.
            Call,
            Return,
            /// `aux`: the flags.
            GepConst,
            /// `small`: the scale; `aux`: the flags, and 8 for an index of 64 bits, not of 32.
            GepScaled,
            Jump,
            Branch,
            Switch,
            /// A jump to the block at an address; `y`: its targets.
            Indirect,
            Select,
            FAdd, FSub, FMul, FDiv,
            FNeg,
            /// Any other operation of `double` or `float`.
            Float,
            FCmp,
            /// A function of at most three floats that the host computes.
            Math,
            /// A function of at most three integers of at most 64 bits.
            Word,
        }

        #[cfg_attr(not(feature = "compiled"), allow(dead_code))]
        impl Kind {
            /// Is it an operation on integers that has a kind of its own?
            pub(crate) fn is_integer(self) -> bool {
                matches!(self, $(Kind::$int | Kind::$int_number)|*)
            }

            /// Is it a comparison?
            pub(crate) fn is_comparison(self) -> bool {
                matches!(self, $(Kind::$name | Kind::$number)|*)
            }

            /// Is the last operand a number?
            pub(crate) fn has_number(self) -> bool {
                matches!(self, $(Kind::$int_number)|* | $(Kind::$number)|*)
            }
        }

        /// The kind of an operation on integers, for two registers and for a number.
        fn integer(op: BinOp, flags: Flags, width: u8) -> Option<(Kind, Kind)> {
            $(
                if op == BinOp::$op && flags == $flags && width == $width {
                    return Some((Kind::$int, Kind::$int_number));
                }
            )*
            None
        }

        /// The kind of a comparison, for two registers and for a number.
        fn comparison(pred: IntPred) -> (Kind, Kind) {
            match pred {
                $(IntPred::$pred => (Kind::$name, Kind::$number),)*
            }
        }
    };
}
operations!(kinds);

/// What is known of the operations of a function, which has these constants, switches and
/// intrinsics.
pub(crate) fn quicken(
    code: &[Op],
    consts: &[Value],
    switches: &[SwitchTable],
    calls: &[CallInfo],
    promises: &[PromiseInfo],
) -> Vec<Quick> {
    let tables = Tables { consts, switches, calls, promises };
    let mut all: Vec<Quick> =
        code.iter().map(|op| of(tables, op).unwrap_or(Quick::GENERAL)).collect();
    for i in 1..all.len() {
        let (first, next) = (all[i - 1], all[i]);
        if is_followed(first, next) {
            all[i - 1].aux = FOLLOWED;
        }
    }
    all
}

/// In `aux`: the operation after it is known, as it takes what this one gives. After a move comes
/// another one, after a comparison the branch by it, after an operation on integers a move.
pub(crate) const FOLLOWED: u8 = 1;

fn is_followed(first: Quick, next: Quick) -> bool {
    macro_rules! by_kind {
        (
            integers { $($int:ident $int_number:ident $op:ident $flags:ident $width:literal,)* }
            comparisons { $($name:ident $number:ident $pred:ident,)* }
        ) => {
            match first.kind {
                Kind::Move => next.kind == Kind::Move,
                $(Kind::$int | Kind::$int_number => next.kind == Kind::Move && next.y == first.x,)*
                $(Kind::$name | Kind::$number => next.kind == Kind::Branch && next.x == first.x,)*
                _ => false,
            }
        };
    }
    operations!(by_kind)
}

/// What operations refer to.
#[derive(Clone, Copy)]
struct Tables<'a> {
    consts: &'a [Value],
    switches: &'a [SwitchTable],
    calls: &'a [CallInfo],
    promises: &'a [PromiseInfo],
}

/// The number of so many bits that 32 bits stand for: they are extended by their sign where it has
/// more.
#[inline(always)]
pub(crate) fn widen(number: u32, width: u32) -> u64 {
    if width > 32 { number as i32 as u64 } else { number.into() }
}

/// A constant of so many bits that 32 bits stand for.
fn number(tables: Tables<'_>, reg: Reg, width: u32) -> Option<u32> {
    let value = tables.consts.get(reg.is_const().then_some((reg.0 & !Reg::CONST) as usize)?)?;
    let number = value.bits as u32;
    (value.is_plain() && widen(number, width) == value.bits).then_some(number)
}

/// An operation, if something is known of it.
fn of(tables: Tables<'_>, op: &Op) -> Option<Quick> {
    let quick =
        |kind, x: Reg, y: Reg, z: Reg| Quick { kind, aux: 0, small: 0, x: x.0, y: y.0, z: z.0 };
    let none = Reg(0);
    // Of two registers, or of a register and a number.
    let of_two = |(both, with_number), width, dst, a: Reg, b: Reg| {
        if a.is_const() {
            return None;
        }
        match number(tables, b, width) {
            Some(n) => Some(quick(with_number, dst, a, Reg(n))),
            None if b.is_const() => None,
            None => Some(quick(both, dst, a, b)),
        }
    };
    Some(match *op {
        Op::Move { dst, src } if src.is_const() => {
            quick(Kind::Constant, dst, Reg(src.0 & !Reg::CONST), none)
        }
        Op::Move { dst, src } => quick(Kind::Move, dst, src, none),
        Op::Int { op, flags, width, dst, a, b } => {
            let known = integer(op, flags, width);
            let of_kind = known.and_then(|kind| of_two(kind, width.into(), dst, a, b));
            of_kind.unwrap_or(quick(Kind::Integer, dst, a, b))
        }
        Op::ICmp { pred, flags, width, dst, a, b } if flags == NONE && width <= 64 => {
            Quick { small: width as u16, ..of_two(comparison(pred), width, dst, a, b)? }
        }
        Op::Cast { op, nuw, nsw, nneg, from, to, dst, src } => {
            let (from_bits, to_bits) = (from.bits(), to.bits());
            if src.is_const() || from_bits > 64 || to_bits > 64 {
                return None;
            }
            let (small, aux) = (to_bits as u16, from_bits as u8);
            match op {
                CastOp::Trunc if !nuw && !nsw => {
                    Quick { aux: to_bits as u8, ..quick(Kind::Trunc, dst, src, none) }
                }
                CastOp::SExt => Quick { aux, small, ..quick(Kind::SExt, dst, src, none) },
                CastOp::ZExt if !nneg => quick(Kind::Keep, dst, src, none),
                CastOp::PtrToInt | CastOp::IntToPtr if to_bits >= from_bits => {
                    quick(Kind::Keep, dst, src, none)
                }
                _ => quick(Kind::Cast, dst, src, none),
            }
        }
        // What a defined value depends on has not raced.
        Op::NoUndef { src } | Op::Matters { src } => quick(Kind::Defined, src, none, none),
        Op::Promise { src, promise, .. } if !src.is_const() => {
            if tables.promises[promise as usize].from != 1 {
                return None;
            }
            quick(Kind::Promised, src, Reg(promise), none)
        }
        Op::Expose { src } => quick(Kind::Expose, src, none, none),
        Op::Call { .. } => quick(Kind::Call, none, none, none),
        Op::Ret { .. } => quick(Kind::Return, none, none, none),
        Op::Load { dst, ptr, offset, len, width, align, ordering, .. }
            if ordering == Ordering::NotAtomic && width == 8 * len =>
        {
            let load = match len {
                8 => Kind::Load8,
                4 => Kind::Load4,
                1 => Kind::Load1,
                _ => Kind::Load,
            };
            Quick { aux: align, small: len.into(), ..quick(load, dst, ptr, Reg(offset)) }
        }
        Op::Store { src, ptr, offset, len, width, align, ordering, .. }
            if ordering == Ordering::NotAtomic && width == 8 * len =>
        {
            let store = match len {
                8 => Kind::Store8,
                4 => Kind::Store4,
                1 => Kind::Store1,
                _ => Kind::Store,
            };
            Quick { aux: align, small: len.into(), ..quick(store, src, ptr, Reg(offset)) }
        }
        Op::Promoted { dst, fill, info } => quick(Kind::Promoted, dst, fill, Reg(info)),
        Op::GepConst { dst, base, offset, flags } => {
            let offset = i32::try_from(offset).ok()?;
            let aux = gep_flags(flags);
            Quick { aux, ..quick(Kind::GepConst, dst, base, Reg(offset as u32)) }
        }
        Op::GepScaled { dst, base, index, width, scale, flags } if !index.is_const() => {
            let small = u16::try_from(scale).ok()?;
            let aux = gep_flags(flags) | u8::from(width == 64) << 3;
            if !matches!(width, 32 | 64) {
                return None;
            }
            Quick { aux, small, ..quick(Kind::GepScaled, dst, base, index) }
        }
        Op::Jump { to } => quick(Kind::Jump, Reg(to), none, none),
        Op::Branch { cond, then, other } if !cond.is_const() => {
            quick(Kind::Branch, cond, Reg(then), Reg(other))
        }
        Op::Switch { value, table } => {
            let is_narrow = tables.switches[table as usize].width <= 64;
            if value.is_const() || !is_narrow {
                return None;
            }
            quick(Kind::Switch, value, Reg(table), none)
        }
        Op::IndirectBr { address, table } if !address.is_const() => {
            quick(Kind::Indirect, address, Reg(table), none)
        }
        Op::Select { cond, slots: 1, .. } if !cond.is_const() => {
            quick(Kind::Select, cond, none, none)
        }
        Op::Float { op, flags, kind, dst, a, b }
            if !flags.nnan
                && !flags.ninf
                && matches!(kind, FloatKind::Double | FloatKind::Float) =>
        {
            let what = match (kind, op) {
                _ if a.is_const() || b.is_const() => Kind::Float,
                (FloatKind::Double, BinOp::FAdd) => Kind::FAdd,
                (FloatKind::Double, BinOp::FSub) => Kind::FSub,
                (FloatKind::Double, BinOp::FMul) => Kind::FMul,
                (FloatKind::Double, BinOp::FDiv) => Kind::FDiv,
                _ => Kind::Float,
            };
            quick(what, dst, a, b)
        }
        Op::FNeg { kind, flags, dst, a } if !flags.nnan && !flags.ninf && kind.bits() <= 64 => {
            quick(Kind::FNeg, dst, a, none)
        }
        Op::FCmp { flags, kind, dst, a, b, .. }
            if !flags.nnan
                && !flags.ninf
                && matches!(kind, FloatKind::Double | FloatKind::Float) =>
        {
            quick(Kind::FCmp, dst, a, b)
        }
        Op::Intrinsic { id, call, dst } => {
            let info = tables.calls[call as usize];
            match info.scalar {
                Scalar::Float(FloatKind::Double | FloatKind::Float) if ops::is_of_host(id) => {
                    quick(Kind::Math, dst, Reg(call), none)
                }
                Scalar::Int(1..=64) if ops::is_of_words(id) => {
                    quick(Kind::Word, dst, Reg(call), none)
                }
                _ => return None,
            }
        }
        _ => return None,
    })
}

/// The flags of an address calculation, in one number.
fn gep_flags(flags: GepFlags) -> u8 {
    u8::from(flags.inbounds) | u8::from(flags.nusw) << 1 | u8::from(flags.nuw) << 2
}

/// The flags that a number stands for.
#[inline(always)]
pub(crate) fn flags_of_gep(aux: u8) -> GepFlags {
    GepFlags { inbounds: aux & 1 != 0, nusw: aux & 2 != 0, nuw: aux & 4 != 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operation_is_two_words() {
        assert_eq!(size_of::<Quick>(), 16);
    }

    /// A constant is written as 32 bits only where these are all of it.
    #[test]
    fn numbers_are_widened_by_their_sign() {
        let of = |value: Value, width| {
            let consts = [value];
            let tables = Tables { consts: &consts, switches: &[], calls: &[], promises: &[] };
            number(tables, Reg(Reg::CONST), width).map(|n| widen(n, width))
        };
        for (bits, width) in [(0, 1), (200, 8), (0xffff_ffff, 32), (u64::MAX, 64), (5, 40)] {
            assert_eq!(of(Value::int(bits), width), Some(bits));
        }
        for (bits, width) in [(0xffff_ffff, 64), (1 << 40, 64), (0xff_ffff_ffff, 40)] {
            assert_eq!(of(Value::int(bits), width), None);
        }
        assert_eq!(of(Value::undef(8), 8), None);
    }
}
