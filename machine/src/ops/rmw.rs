//! The new value of an `atomicrmw`: LangRef, "`atomicrmw` Instruction".
//!
//! `xchg` keeps the operand's provenance; the rest are the operations of the same name, `fmax` and
//! `fmin` being `llvm.maxnum` and `llvm.minnum`. What undef bits lead to is as for those; for the
//! wrapping and conditional ones it is tried ([`super::under`]).

use super::cmp::is_less;
use super::intrinsics::{Intrinsic, apply};
use super::under::settle;
use super::{OpError, Scalar, float_binary, int_binary_wide};
use crate::value::Value;
use tresse_ir::ast::{BinOp, Flags, RmwOp};

/// Computes the new value from the old one; `out` has `ty.slots()` slots.
pub fn rmw(
    op: RmwOp,
    ty: Scalar,
    old: &[Value],
    operand: &[Value],
    out: &mut [Value],
) -> Result<(), OpError> {
    if op == RmwOp::Xchg {
        super::copy(operand, out);
        return Ok(());
    }
    match ty {
        Scalar::Float(kind) => {
            let binary = match op {
                RmwOp::FAdd => BinOp::FAdd,
                RmwOp::FSub => BinOp::FSub,
                RmwOp::FMax => {
                    return apply(
                        Intrinsic::MaxNum,
                        Flags::default(),
                        ty,
                        None,
                        &[old, operand],
                        out,
                    );
                }
                RmwOp::FMin => {
                    return apply(
                        Intrinsic::MinNum,
                        Flags::default(),
                        ty,
                        None,
                        &[old, operand],
                        out,
                    );
                }
                _ => return Err(OpError::Unsupported("an integer atomicrmw on a float")),
            };
            float_binary(binary, kind, Flags::default(), old, operand, out)
        }
        Scalar::Int(width) | Scalar::Ptr(width) => int_rmw(op, width, old, operand, out),
    }
}

fn int_rmw(
    op: RmwOp,
    width: u32,
    old: &[Value],
    operand: &[Value],
    out: &mut [Value],
) -> Result<(), OpError> {
    let none = Flags::default();
    let mut binary = |op: BinOp| int_binary_wide(op, none, width, old, operand, out);
    match op {
        RmwOp::Add => return binary(BinOp::Add),
        RmwOp::Sub => return binary(BinOp::Sub),
        RmwOp::And => return binary(BinOp::And),
        RmwOp::Or => return binary(BinOp::Or),
        RmwOp::Xor => return binary(BinOp::Xor),
        RmwOp::Nand => {
            binary(BinOp::And)?;
            for (i, slot) in out.iter_mut().enumerate().filter(|(_, slot)| !slot.is_poison()) {
                slot.bits = !(slot.bits | slot.undef) & super::slot_mask(width, i);
            }
            return Ok(());
        }
        _ => {}
    }
    if super::is_poison(old) || super::is_poison(operand) {
        super::fill_poison(out);
        return Ok(());
    }
    match op {
        RmwOp::Max | RmwOp::Min | RmwOp::UMax | RmwOp::UMin => {
            let extreme = match op {
                RmwOp::Max => Intrinsic::SMax,
                RmwOp::Min => Intrinsic::SMin,
                RmwOp::UMax => Intrinsic::UMax,
                _ => Intrinsic::UMin,
            };
            let ty = Scalar::Int(width);
            apply(extreme, none, ty, None, &[old, operand], out)
        }
        RmwOp::UIncWrap | RmwOp::UDecWrap | RmwOp::USubCond | RmwOp::USubSat => {
            if super::has_undef(old) || super::has_undef(operand) {
                super::fill_undef(width, out);
                return settle(&[old, operand], &[], out, &mut |v, out| {
                    conditional(op, width, v[0], v[1], out)
                });
            }
            conditional(op, width, old, operand, out)
        }
        _ => Err(OpError::Unsupported("a float atomicrmw on an integer")),
    }
}

/// The operations that test before they compute; every bit is defined.
fn conditional(
    op: RmwOp,
    width: u32,
    old: &[Value],
    operand: &[Value],
    out: &mut [Value],
) -> Result<(), OpError> {
    let none = Flags::default();
    let is_zero = old.iter().all(|slot| slot.bits == 0);
    match op {
        RmwOp::UIncWrap if is_at_least(width, old, operand) => out.fill(Value::ZERO),
        RmwOp::UIncWrap => step(width, old, true, out),
        RmwOp::UDecWrap if is_zero || !is_at_least(width, operand, old) => {
            super::copy(operand, out)
        }
        RmwOp::UDecWrap => step(width, old, false, out),
        _ if is_at_least(width, old, operand) => {
            return int_binary_wide(BinOp::Sub, none, width, old, operand, out);
        }
        RmwOp::USubCond => super::copy(old, out),
        _ => out.fill(Value::ZERO),
    }
    Ok(())
}

/// Is `a` at least `b`, as unsigned numbers?
fn is_at_least(width: u32, a: &[Value], b: &[Value]) -> bool {
    is_less(false, width, a, b) == Some(false)
}

/// Adds or subtracts 1, modulo 2^width.
fn step(width: u32, old: &[Value], is_up: bool, out: &mut [Value]) {
    super::copy(old, out);
    for (i, slot) in out.iter_mut().enumerate() {
        let m = super::slot_mask(width, i);
        slot.bits = if is_up { slot.bits.wrapping_add(1) } else { slot.bits.wrapping_sub(1) } & m;
        // The carry, or borrow, goes on as long as a word wraps around.
        if slot.bits != if is_up { 0 } else { m } {
            break;
        }
    }
}
