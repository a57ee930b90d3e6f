//! What attributes, flags and metadata promise of values: LangRef, "Parameter Attributes",
//! "Fast-Math Flags", "range Metadata" and the metadata of the same names as attributes.
//!
//! A promise that is broken gives poison, but for `dereferenceable` and `returned`, where the
//! behaviour is undefined at once. As for other flags, one that only some choices of undefined bits
//! break is not broken.

use super::{Cx, Flow, StepResult};
use crate::end::{End, Ub};
use crate::interface::Handler;
use crate::ops;
use crate::program::{Promise, Reg};
use crate::value::Value;

impl<H: Handler> Cx<'_, H> {
    pub(super) fn step_promise(&mut self, dst: Reg, src: Reg, promise: u32) -> StepResult {
        let func = self.func;
        let info = &func.promises[promise as usize];
        let mut values = self.slots(src, info.from);
        if self.program.undef_is_zero {
            values.iter_mut().for_each(|v| v.undef = 0);
        }
        let is_kept = match &info.promise {
            Promise::Dereferenceable(bytes, or_null) => {
                self.check_dereferenceable(values[0], *bytes, *or_null)?;
                true
            }
            Promise::Same(other) => {
                let other = self.slots(*other, info.from);
                let is_same = |(a, b): (&Value, &Value)| {
                    !(a.is_defined() && b.is_defined()) || a.bits == b.bits
                };
                if !values.iter().zip(&other).all(is_same) {
                    let detail = "`returned`: the result is not the parameter";
                    return Err(End::ub(Ub::BrokenPromise, detail));
                }
                true
            }
            _ if values.iter().any(|v| v.is_poison() || v.undef != 0) => {
                is_kept_by_some(&info.promise, &values)
            }
            promise => is_kept(promise, &values),
        };
        if !is_kept {
            self.set_slots(dst, &vec![Value::POISON; info.to as usize]);
        }
        Ok(Flow::Next)
    }

    /// LangRef, `dereferenceable`: the pointer is well defined, and so many bytes can be loaded.
    fn check_dereferenceable(
        &self,
        ptr: Value,
        bytes: u64,
        or_null: bool,
    ) -> Result<(), crate::end::Stop> {
        if or_null && (ptr.is_poison() || ptr.undef != 0) {
            return Ok(());
        }
        let address = self.need(ptr, Ub::PoisonArgument, Ub::PoisonArgument)?;
        if !is_dereferenceable(self.handler, &ptr, bytes, or_null) {
            let detail = format!("`dereferenceable({bytes})`: the pointer is {address:#x}");
            return Err(End::ub(Ub::BrokenPromise, detail));
        }
        Ok(())
    }
}

/// The same of a defined pointer.
pub(super) fn is_dereferenceable<H: Handler>(
    handler: &H,
    ptr: &Value,
    bytes: u64,
    or_null: bool,
) -> bool {
    or_null && ptr.bits == 0 && !ptr.prov.is_object() || handler.is_dereferenceable(ptr, bytes)
}

/// Is a promise about defined values kept, where they say that alone? Of an address, and of one
/// range of a word, the same is in `compiled/operation.rs`.
pub(super) fn is_kept(promise: &Promise, values: &[Value]) -> bool {
    match promise {
        Promise::NotNull => values[0].bits != 0,
        Promise::Aligned(align) => values[0].bits & (align - 1) == 0,
        Promise::Range(ranges) => is_in_range(values, ranges),
        Promise::NoClass(kind, mask) => {
            ops::float_class(*kind, values).is_none_or(|class| mask >> class & 1 == 0)
        }
        Promise::Dereferenceable(..) | Promise::Same(_) => false,
    }
}

/// Does some choice of the undefined bits keep a promise, as far as that is plain to see?
fn is_kept_by_some(promise: &Promise, values: &[Value]) -> bool {
    match promise {
        Promise::Aligned(align) => values[0].bits & (align - 1) == 0,
        _ => true,
    }
}

/// Is a number in one of the ranges? One whose end is not above its start wraps around.
fn is_in_range(values: &[Value], ranges: &[(Vec<u64>, Vec<u64>)]) -> bool {
    let number = || values.iter().rev().map(|v| v.bits);
    let is_less = |than: &[u64]| number().lt(than.iter().rev().copied());
    ranges.iter().any(|(low, high)| {
        let (is_above, is_below) = (!is_less(low), is_less(high));
        match low.iter().rev().lt(high.iter().rev()) {
            true => is_above && is_below,
            // The empty range is written as 0, 0.
            false => (is_above || is_below) && low != high,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::is_in_range;
    use crate::value::Value;

    #[test]
    fn ranges_may_wrap_and_be_of_several_words() {
        let one =
            |n: u64, low: u64, high: u64| is_in_range(&[Value::int(n)], &[(vec![low], vec![high])]);
        assert!(one(3, 3, 5) && one(4, 3, 5) && !one(5, 3, 5) && !one(2, 3, 5));
        // From 250 over 255 to 2.
        assert!(one(250, 250, 3) && one(0, 250, 3) && one(2, 250, 3) && !one(3, 250, 3));
        assert!(!one(0, 0, 0));
        let wide = [(vec![5, 1], vec![0, 2])];
        assert!(is_in_range(&[Value::int(9), Value::int(1)], &wide));
        assert!(!is_in_range(&[Value::int(4), Value::int(1)], &wide));
        assert!(!is_in_range(&[Value::int(0), Value::int(2)], &wide));
    }
}
