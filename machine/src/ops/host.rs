//! Functions on `float` and `double` that the host computes as IEEE 754 has them: its square root
//! and fused multiplication are rounded correctly, and rounding to an integer is exact. So every
//! host gives the same bits, as long as no NaN is in play.

use super::FloatKind;
use super::intrinsics::Intrinsic::{self, *};

/// Does the host compute this function of up to three floats?
pub fn is_of_host(intrinsic: Intrinsic) -> bool {
    matches!(
        intrinsic,
        Sqrt | Fma | FMulAdd | Floor | Ceil | Trunc | Rint | NearbyInt | RoundEven | Round | Fabs
    )
}

/// The bits of the result; `None` where a NaN is in play, or the host does not have the kind. Those
/// with fewer than three arguments have anything in place of the others. The same is in
/// `compiled/cast.rs`.
#[inline]
pub fn by_host(intrinsic: Intrinsic, kind: FloatKind, args: [u64; 3]) -> Option<u64> {
    // The same of either kind.
    macro_rules! compute {
        ($args:expr) => {{
            let [a, b, c] = $args;
            let result = match intrinsic {
                Sqrt => a.sqrt(),
                Fma | FMulAdd => a.mul_add(b, c),
                Floor => a.floor(),
                Ceil => a.ceil(),
                Trunc => a.trunc(),
                Rint | NearbyInt | RoundEven => a.round_ties_even(),
                Round => a.round(),
                Fabs => a.abs(),
                _ => return None,
            };
            (!result.is_nan()).then(|| result.to_bits().into())
        }};
    }
    match kind {
        FloatKind::Double => compute!(args.map(f64::from_bits)),
        FloatKind::Float => compute!(args.map(|bits| f32::from_bits(bits as u32))),
        _ => None,
    }
}
