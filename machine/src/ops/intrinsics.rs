//! Arithmetic intrinsics on one scalar: their names, and the way in. LangRef, "Standard C/C++
//! Library Intrinsics", "Bit Manipulation Intrinsics", "Arithmetic with Overflow Intrinsics",
//! "Saturation Arithmetic Intrinsics", "Saturating floating-point to integer conversions",
//! "Floating-Point Test Intrinsics".
//!
//! The functions of `math.h` whose results are rounded are among them ([`super::math`]); those that
//! LLVM has no intrinsic for have C's name.

use super::float_intrinsics::{float_intrinsic, on_undef as float_on_undef};
use super::int_intrinsics::{OnUndef, decide, int_intrinsic, on_undef as int_on_undef};
use super::{OpError, Scalar, under};
use crate::value::Value;
use tresse_ir::ast::Flags;

macro_rules! intrinsics {
    ($($name:literal $variant:ident,)*) => {
        /// An intrinsic that computes on one scalar.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[allow(missing_docs)]
        pub enum Intrinsic { $($variant,)* }

        impl Intrinsic {
            /// Every intrinsic, in order.
            pub const ALL: &'static [Intrinsic] = &[$(Intrinsic::$variant,)*];

            /// The intrinsic with this name; type suffixes are cut off before (`llvm.smax`).
            pub fn from_name(base: &str) -> Option<Intrinsic> {
                match base {
                    $($name => Some(Intrinsic::$variant),)*
                    _ => None,
                }
            }

            /// Its name without type suffixes.
            pub fn name(self) -> &'static str {
                match self {
                    $(Intrinsic::$variant => $name,)*
                }
            }
        }
    };
}

intrinsics! {
    "llvm.ctpop" Ctpop,
    "llvm.ctlz" Ctlz,
    "llvm.cttz" Cttz,
    "llvm.bswap" Bswap,
    "llvm.bitreverse" Bitreverse,
    "llvm.abs" Abs,
    "llvm.smax" SMax,
    "llvm.smin" SMin,
    "llvm.umax" UMax,
    "llvm.umin" UMin,
    "llvm.uadd.sat" UAddSat,
    "llvm.sadd.sat" SAddSat,
    "llvm.usub.sat" USubSat,
    "llvm.ssub.sat" SSubSat,
    "llvm.ushl.sat" UShlSat,
    "llvm.sshl.sat" SShlSat,
    "llvm.uadd.with.overflow" UAddOverflow,
    "llvm.sadd.with.overflow" SAddOverflow,
    "llvm.usub.with.overflow" USubOverflow,
    "llvm.ssub.with.overflow" SSubOverflow,
    "llvm.umul.with.overflow" UMulOverflow,
    "llvm.smul.with.overflow" SMulOverflow,
    "llvm.fshl" Fshl,
    "llvm.fshr" Fshr,
    "llvm.ucmp" UCmp,
    "llvm.scmp" SCmp,
    "llvm.fabs" Fabs,
    "llvm.sqrt" Sqrt,
    "llvm.fma" Fma,
    "llvm.fmuladd" FMulAdd,
    "llvm.floor" Floor,
    "llvm.ceil" Ceil,
    "llvm.trunc" Trunc,
    "llvm.rint" Rint,
    "llvm.nearbyint" NearbyInt,
    "llvm.roundeven" RoundEven,
    "llvm.round" Round,
    "llvm.minnum" MinNum,
    "llvm.maxnum" MaxNum,
    "llvm.minimum" Minimum,
    "llvm.maximum" Maximum,
    "llvm.minimumnum" MinimumNum,
    "llvm.maximumnum" MaximumNum,
    "llvm.copysign" CopySign,
    "llvm.is.fpclass" IsFpClass,
    "llvm.fptoui.sat" FPToUISat,
    "llvm.fptosi.sat" FPToSISat,
    "llvm.ldexp" LdExp,
    "llvm.sin" Sin,
    "llvm.cos" Cos,
    "llvm.tan" Tan,
    "llvm.asin" ASin,
    "llvm.acos" ACos,
    "llvm.atan" ATan,
    "llvm.atan2" ATan2,
    "llvm.sinh" SinH,
    "llvm.cosh" CosH,
    "llvm.tanh" TanH,
    "llvm.exp" Exp,
    "llvm.exp2" Exp2,
    "llvm.exp10" Exp10,
    "llvm.log" Log,
    "llvm.log2" Log2,
    "llvm.log10" Log10,
    "llvm.pow" Pow,
    "llvm.powi" PowI,
    "asinh" ASinH,
    "acosh" ACosH,
    "atanh" ATanH,
    "expm1" ExpM1,
    "log1p" Log1P,
    "cbrt" Cbrt,
    "hypot" Hypot,
    "erf" Erf,
    "erfc" ErfC,
    "tgamma" TGamma,
    "lgamma" LGamma,
    "fmod" FMod,
    "remainder" Remainder,
}

impl Intrinsic {
    /// Has the result two parts, the value and an `i1` for overflow?
    pub fn has_overflow_bit(self) -> bool {
        matches!(
            self,
            Intrinsic::UAddOverflow
                | Intrinsic::SAddOverflow
                | Intrinsic::USubOverflow
                | Intrinsic::SSubOverflow
                | Intrinsic::UMulOverflow
                | Intrinsic::SMulOverflow
        )
    }

    /// The type of the result (of its first part, with an overflow bit), from the types that
    /// [`apply`] takes.
    pub fn result(self, ty: Scalar, second_ty: Option<Scalar>) -> Scalar {
        match self {
            Intrinsic::UCmp | Intrinsic::SCmp | Intrinsic::FPToUISat | Intrinsic::FPToSISat => {
                second_ty.unwrap_or(ty)
            }
            Intrinsic::IsFpClass => Scalar::Int(1),
            _ => ty,
        }
    }
}

/// Is it a function of integers of one width, and the result of that, too?
pub(crate) fn is_of_words(intrinsic: Intrinsic) -> bool {
    use Intrinsic::*;
    matches!(
        intrinsic,
        Ctpop
            | Ctlz
            | Cttz
            | Bswap
            | Bitreverse
            | Abs
            | SMax
            | SMin
            | UMax
            | UMin
            | UAddSat
            | SAddSat
            | USubSat
            | SSubSat
            | Fshl
            | Fshr
    )
}

/// Computes an intrinsic.
///
/// `ty` is the type of the first argument. `second_ty` is the other type in the name, where there
/// is one: the result of `ucmp`, `scmp`, `fptoui.sat` and `fptosi.sat`, the exponent of `ldexp`.
/// `args` are all the arguments, immediate ones (`is_zero_poison`, the class mask) too. `out` has
/// the slots of [`Intrinsic::result`]; with an overflow bit, one slot more at the end.
pub fn apply(
    intrinsic: Intrinsic,
    flags: Flags,
    ty: Scalar,
    second_ty: Option<Scalar>,
    args: &[&[Value]],
    out: &mut [Value],
) -> Result<(), OpError> {
    if args.iter().any(|arg| super::is_poison(arg)) {
        super::fill_poison(out);
        return Ok(());
    }
    if args.iter().any(|arg| super::has_undef(arg)) {
        return apply_under(intrinsic, flags, ty, second_ty, args, out);
    }
    compute(intrinsic, flags, ty, second_ty, args, out)
}

fn compute(
    intrinsic: Intrinsic,
    flags: Flags,
    ty: Scalar,
    second_ty: Option<Scalar>,
    args: &[&[Value]],
    out: &mut [Value],
) -> Result<(), OpError> {
    match ty {
        Scalar::Int(width) | Scalar::Ptr(width) => {
            int_intrinsic(intrinsic, width, second_ty, args, out)
        }
        Scalar::Float(kind) => float_intrinsic(intrinsic, kind, flags, second_ty, args, out),
    }
}

/// Some argument has undef bits.
#[cold]
fn apply_under(
    intrinsic: Intrinsic,
    flags: Flags,
    ty: Scalar,
    second_ty: Option<Scalar>,
    args: &[&[Value]],
    out: &mut [Value],
) -> Result<(), OpError> {
    let on_undef = match ty {
        Scalar::Int(width) | Scalar::Ptr(width) => int_on_undef(intrinsic, width, args),
        Scalar::Float(kind) => float_on_undef(intrinsic, kind),
    };
    // A flag that only some choices break does not count.
    let none = Flags::default();
    match on_undef {
        OnUndef::Moves => {
            compute(intrinsic, none, ty, second_ty, args, out)?;
            let tag = under::tag_of(args);
            let is_all = matches!(intrinsic, Intrinsic::Bswap | Intrinsic::Bitreverse);
            under::set_tag(out, if is_all { tag } else { tag.of_part() });
            return Ok(());
        }
        OnUndef::Decides => {
            if decide(intrinsic, ty.bits(), second_ty, args, out)? {
                return Ok(());
            }
        }
        OnUndef::Tries => {
            let result = intrinsic.result(ty, second_ty);
            let (value, overflow) = out.split_at_mut(result.slots() as usize);
            super::fill_undef(result.bits(), value);
            overflow.fill(Value::undef(1));
        }
    }
    let specials = match ty {
        Scalar::Float(kind) => {
            if args.iter().any(|arg| super::float::is_broken(flags, kind, arg)) {
                super::fill_poison(out);
                return Ok(());
            }
            under::special_floats(kind)
        }
        _ => [0, 1, u64::MAX, 2],
    };
    under::settle(args, &specials, out, &mut |views, out| {
        compute(intrinsic, none, ty, second_ty, views, out)
    })
}

/// Argument `index`; a call with too few is refused.
pub(super) fn arg<'a>(args: &[&'a [Value]], index: usize) -> Result<&'a [Value], OpError> {
    args.get(index).copied().ok_or(OpError::Unsupported("an intrinsic with these arguments"))
}
