//! What attributes, metadata and fast-math flags promise of values becomes operations that look
//! ([`crate::program::Promise`]). LangRef, "Parameter Attributes", "Fast-Math Flags", "range
//! Metadata", `nonnull`, `align`, `dereferenceable`, `noundef` on `load` and `call`.

use super::attributes::has;
use super::func::{Builder, Refused};
use crate::ops::Scalar;
use crate::program::{Op, Promise, PromiseInfo, Reg};
use crate::value::slots_of_width;
use num_bigint::{BigInt, Sign};
use tresse_ir::ast::{self, Attr, BinOp, Flags, Inst, IntPred, MdId, Operand};
use tresse_ir::types::TypeId;

/// Classes of `llvm.is.fpclass`: NaNs, infinities.
const NAN: u32 = 3;
const INFINITE: u32 = 516;

impl Builder<'_, '_> {
    /// Promises of attributes about the value in a register, in the types of a module. Broken ones
    /// make it poison; then `noundef` counts.
    pub(super) fn keep_promises(
        &mut self,
        module: usize,
        attrs: &[Attr],
        ty: TypeId,
        reg: Reg,
    ) -> Result<(), Refused> {
        if !attrs.iter().any(is_promise) {
            return Ok(());
        }
        let leaves = self.lowerer.leaves(module, ty)?;
        for leaf in &leaves.leaves {
            for attr in attrs {
                if let Some(promise) = self.promise(module, attr, leaf.scalar)? {
                    let at = reg.plus(leaf.slot);
                    let space = self.lowerer.space_of(module, ty);
                    let src = match (&promise, space) {
                        (Promise::Dereferenceable(..), Some(space)) => {
                            self.as_address(at, space)?
                        }
                        _ => at,
                    };
                    self.promise_of(promise, src, leaf.scalar.slots(), at, leaf.scalar.slots());
                }
            }
        }
        Ok(())
    }

    /// The promise of one attribute about a scalar.
    fn promise(
        &mut self,
        module: usize,
        attr: &Attr,
        scalar: Scalar,
    ) -> Result<Option<Promise>, Refused> {
        let is_pointer = matches!(scalar, Scalar::Ptr(_));
        Ok(match attr {
            Attr::Word(word) if word == "nonnull" && is_pointer => Some(Promise::NotNull),
            Attr::Num(name, n) if name == "align" && is_pointer && *n > 1 => {
                Some(Promise::Aligned(*n))
            }
            Attr::Num(name, n) if name.starts_with("dereferenceable") && is_pointer => {
                Some(Promise::Dereferenceable(*n, name.ends_with("or_null")))
            }
            // LangRef, `sret`, `byref`: as many bytes as the type has.
            Attr::Type(name, Some(ty)) if (name == "sret" || name == "byref") && is_pointer => {
                self.lowerer.alloc_size(module, *ty).map(|n| Promise::Dereferenceable(n, false))
            }
            Attr::Word(word) => match (inside(word, "range"), inside(word, "nofpclass"), scalar) {
                (Some(text), _, Scalar::Int(width)) => {
                    let range = ranges(text, width).filter(|r| r.len() == 1);
                    Some(Promise::Range(range.ok_or("a `range` that cannot be read")?))
                }
                (_, Some(text), Scalar::Float(kind)) => {
                    let mask = classes(text).ok_or("a `nofpclass` that cannot be read")?;
                    Some(Promise::NoClass(kind, mask))
                }
                _ => None,
            },
            _ => None,
        })
    }

    /// Emits the operation for one promise.
    pub(super) fn promise_of(&mut self, promise: Promise, src: Reg, from: u32, dst: Reg, to: u32) {
        self.func.promises.push(PromiseInfo { promise, from, to });
        self.push(Op::Promise { dst, src, promise: self.func.promises.len() as u32 - 1 });
    }

    /// LangRef, "Fast-Math Flags": `nnan` and `ninf` on what is no arithmetic. An operand or a
    /// result that is a NaN, or infinite, makes the result poison; of vectors, lane by lane.
    pub(super) fn keep_fast_math(
        &mut self,
        flags: Flags,
        operands: &[(Operand, Reg)],
        ty: TypeId,
        dst: Reg,
    ) -> Result<(), Refused> {
        let mask = (u32::from(flags.nnan) * NAN) | (u32::from(flags.ninf) * INFINITE);
        if mask == 0 || dst == Reg::NONE {
            return Ok(());
        }
        let result = self.lowerer.leaves(self.module, ty)?;
        for (operand, reg) in operands {
            let leaves = self.lowerer.leaves(self.module, operand.ty)?;
            for (lane, leaf) in leaves.leaves.iter().enumerate() {
                let Scalar::Float(kind) = leaf.scalar else { continue };
                let (at, n) = match result.leaves.get(lane) {
                    Some(to) if leaves.leaves.len() == result.leaves.len() => {
                        (to.slot, to.scalar.slots())
                    }
                    _ => (0, result.slots),
                };
                let src = reg.plus(leaf.slot);
                let promise = Promise::NoClass(kind, mask);
                self.promise_of(promise, src, leaf.scalar.slots(), dst.plus(at), n);
            }
        }
        for leaf in &result.leaves {
            if let Scalar::Float(kind) = leaf.scalar {
                let (at, n) = (dst.plus(leaf.slot), leaf.scalar.slots());
                self.promise_of(Promise::NoClass(kind, mask), at, n, at, n);
            }
        }
        Ok(())
    }

    /// Promises of metadata about the result of a `load` or a `call`.
    pub(super) fn keep_metadata(&mut self, inst: &Inst, dst: Reg) -> Result<(), Refused> {
        if dst == Reg::NONE {
            return Ok(());
        }
        let leaves = self.lowerer.leaves(self.module, inst.ty)?;
        let mut is_noundef = false;
        for (kind, node) in &inst.attachments {
            let number = |text: &str| ranges_text(text).and_then(|n| n.first().copied());
            let is_promise = matches!(
                kind.as_str(),
                "range"
                    | "nonnull"
                    | "align"
                    | "dereferenceable"
                    | "dereferenceable_or_null"
                    | "nofpclass"
            );
            is_noundef |= kind == "noundef";
            if !is_promise {
                continue;
            }
            let text = self.node(node).ok_or_else(|| format!("the metadata `!{kind} {node}`"))?;
            let unread = || format!("the metadata `!{kind} {text}`");
            for leaf in &leaves.leaves {
                let promise = match (kind.as_str(), leaf.scalar) {
                    ("range", Scalar::Int(width)) => {
                        Promise::Range(ranges(&text, width).ok_or_else(unread)?)
                    }
                    ("nonnull", Scalar::Ptr(_)) => Promise::NotNull,
                    ("align", Scalar::Ptr(_)) => {
                        let n = number(&text).filter(|n: &u64| n.is_power_of_two());
                        Promise::Aligned(n.ok_or_else(unread)?)
                    }
                    ("nofpclass", Scalar::Float(kind)) => {
                        Promise::NoClass(kind, number(&text).ok_or_else(unread)? as u32)
                    }
                    (_, Scalar::Ptr(_)) => {
                        let n = number(&text).ok_or_else(unread)?;
                        Promise::Dereferenceable(n, kind.ends_with("or_null"))
                    }
                    _ => continue,
                };
                let (at, n) = (dst.plus(leaf.slot), leaf.scalar.slots());
                self.promise_of(promise, at, n, at, n);
            }
        }
        if is_noundef {
            self.no_undef(dst, leaves.slots);
        }
        Ok(())
    }

    /// What stands between the brackets of a node: `!{..}` itself, or the number of one.
    fn node(&self, node: &str) -> Option<String> {
        let metadata = &self.lowerer.inputs[self.module].module.metadata;
        let text = match node.strip_prefix('!')?.parse() {
            Ok(number) => metadata.node_text(MdId(number))?,
            Err(_) => node,
        };
        Some(text.trim().strip_prefix("!{")?.strip_suffix('}')?.to_owned())
    }

    /// LangRef, "Assume Operand Bundles": attributes that hold here.
    pub(super) fn lower_assumptions(&mut self, call: &ast::Call) -> Result<(), Refused> {
        for (tag, operands) in &call.bundles {
            let number = |s: &mut Self, i: usize| {
                let operand = operands.get(i).copied();
                operand
                    .and_then(|o| s.known(&o))
                    .ok_or_else(|| format!("\"{tag}\" of what is no number"))
            };
            let mut align = None;
            let promise = match tag.as_str() {
                // What is said of cost, or of memory (`docs/limitations.md`).
                "cold" | "ignore" | "separate_storage" => continue,
                "nonnull" => Some(Promise::NotNull),
                "noundef" => None,
                "align" if operands.len() == 2 => match self.known(&operands[1]) {
                    Some(n) => Some(Promise::Aligned(n)).filter(|_| n.is_power_of_two()),
                    None => {
                        align = Some(&operands[1]);
                        None
                    }
                },
                "dereferenceable" | "dereferenceable_or_null" => {
                    Some(Promise::Dereferenceable(number(self, 1)?, tag.ends_with("or_null")))
                }
                _ => return Err(format!("the assumption \"{tag}\"")),
            };
            let operand = operands.first().ok_or("an assumption about nothing")?;
            let n = self.lowerer.leaves(self.module, operand.ty)?.slots;
            let (from, copy) = (self.operand(operand)?, self.temp(n));
            self.copy(copy, from, n);
            if let Some(promise) = promise {
                self.promise_of(promise, copy, n, copy, n);
            }
            for i in 0..n {
                // Of poison, and of what is undefined, this is not true.
                let (cond, a) = (self.temp(1), copy.plus(i));
                self.push(Op::ICmp {
                    pred: IntPred::Eq,
                    flags: Flags::default(),
                    width: 64,
                    dst: cond,
                    a,
                    b: a,
                });
                self.push(Op::Assume { cond });
            }
            if let Some(align) = align {
                self.assume_aligned(copy, align)?;
            }
        }
        Ok(())
    }

    /// The same of an alignment that is computed. One that is no power of two says nothing.
    fn assume_aligned(&mut self, pointer: Reg, align: &Operand) -> Result<(), Refused> {
        if !matches!(self.scalar(align.ty), Some(Scalar::Int(1..=64))) {
            return Err("\"align\" of what is no number".into());
        }
        let (align, zero, minus_one) = (self.operand(align)?, self.int(0), self.int(u64::MAX));
        let below = self.int_op(BinOp::Add, 64, align, minus_one, Flags::default());
        let several = self.int_op(BinOp::And, 64, align, below, Flags::default());
        let rest = self.int_op(BinOp::And, 64, pointer, below, Flags::default());
        let mut holds = self.int(0);
        for (pred, a) in [(IntPred::Eq, rest), (IntPred::Ne, several), (IntPred::Eq, align)] {
            let (flags, dst) = (Flags::default(), self.temp(1));
            self.push(Op::ICmp { pred, flags, width: 64, dst, a, b: zero });
            holds = self.int_op(BinOp::Or, 1, holds, dst, flags);
        }
        self.push(Op::Assume { cond: holds });
        Ok(())
    }
}

/// Is this an attribute that a value can break?
fn is_promise(attr: &Attr) -> bool {
    match attr {
        Attr::Word(word) => {
            word == "nonnull" || word.starts_with("range(") || word.starts_with("nofpclass(")
        }
        Attr::Num(name, _) => name == "align" || name.starts_with("dereferenceable"),
        Attr::Type(name, _) => name == "sret" || name == "byref",
        Attr::Str(..) => false,
    }
}

/// Can a value break one of these?
pub(super) fn are_promises(attrs: &[Attr]) -> bool {
    attrs.iter().any(is_promise)
}

/// Is `noundef` among them?
pub(super) fn is_noundef(attrs: &[Attr]) -> bool {
    has(attrs, "noundef")
}

/// The text between the parentheses after a name.
fn inside<'t>(word: &'t str, name: &str) -> Option<&'t str> {
    word.strip_prefix(name)?.trim_start().strip_prefix('(')?.strip_suffix(')')
}

/// `i32 0, 10`, or `i32 0, i32 10, i32 20, i32 30`, as ranges of words.
fn ranges(text: &str, width: u32) -> Option<Vec<(Vec<u64>, Vec<u64>)>> {
    let numbers: Option<Vec<Vec<u64>>> = text.split(',').map(|part| words(part, width)).collect();
    let numbers = numbers.filter(|n| !n.is_empty() && n.len().is_multiple_of(2))?;
    Some(numbers.chunks_exact(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect())
}

/// Plain numbers of a node.
fn ranges_text(text: &str) -> Option<Vec<u64>> {
    text.split(',').map(|part| part.split_whitespace().last()?.parse().ok()).collect()
}

/// The words of a decimal number with or without a type before it, modulo 2^width.
fn words(text: &str, width: u32) -> Option<Vec<u64>> {
    let number: BigInt = text.split_whitespace().last()?.parse().ok()?;
    let modulus = BigInt::from(1) << width;
    let rest = number % &modulus;
    let rest = if rest.sign() == Sign::Minus { rest + modulus } else { rest };
    let mut digits = rest.magnitude().to_u64_digits();
    digits.resize(slots_of_width(width) as usize, 0);
    Some(digits)
}

/// LangRef, "Recognized test mask names".
fn classes(text: &str) -> Option<u32> {
    text.split_whitespace().try_fold(0, |mask, word| {
        Some(
            mask | match word {
                "all" => 1023,
                "nan" => NAN,
                "snan" => 1,
                "qnan" => 2,
                "inf" => INFINITE,
                "ninf" => 4,
                "pinf" => 512,
                "norm" => 264,
                "nnorm" => 8,
                "pnorm" => 256,
                "sub" => 144,
                "nsub" => 16,
                "psub" => 128,
                "zero" => 96,
                "nzero" => 32,
                "pzero" => 64,
                number => number.parse().ok().filter(|n| *n < 1024)?,
            },
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read() {
        assert_eq!(inside("range(i32 0, 10)", "range"), Some("i32 0, 10"));
        assert_eq!(ranges("i8 -1, 10", 8), Some(vec![(vec![255], vec![10])]));
        assert_eq!(
            ranges("i64 0, i64 2, i64 5, i64 9", 64),
            Some(vec![(vec![0], vec![2]), (vec![5], vec![9])])
        );
        assert_eq!(
            ranges("i65 18446744073709551616, -1", 65),
            Some(vec![(vec![0, 1], vec![u64::MAX, 1])])
        );
        assert_eq!(ranges("i64 0, i64 2, i64 5", 64), None);
        assert_eq!(classes("nan pinf nzero"), Some(547));
        assert_eq!(classes("3"), Some(3));
        assert_eq!(classes("frob"), None);
    }
}
