//! Operations on plain numbers that are functions beside the loop of `quick.rs`, by the rules that
//! the other files of `step` come to.

use super::note_addresses;
use super::promise::{is_dereferenceable, is_kept};
use super::quick::Around;
use crate::interface::Handler;
use crate::ops::{self, Scalar};
use crate::program::{Op, Promise};
use crate::quick::{NONE, Quick};
use crate::value::Value;
use tresse_ir::ast::Flags;

/// Any operation on integers of at most 64 bits.
#[inline(never)]
pub(super) fn integer<H: Handler>(
    around: &Around<'_, H>,
    registers: &mut [Value],
    q: &Quick,
    pc: usize,
) -> bool {
    let Op::Int { op, flags, width, .. } = around.func.code[pc] else { return false };
    let (a, b) = (around.plain(registers, q.y), around.plain(registers, q.z));
    let (Some(a), Some(b)) = (a, b) else { return false };
    match ops::int_plain(op, flags, width.into(), a, b) {
        Ok(value) => registers[q.x as usize] = value,
        Err(_) => return false,
    }
    true
}

/// Any conversion of at most 64 bits.
#[inline(never)]
pub(super) fn cast<H: Handler>(
    around: &Around<'_, H>,
    registers: &mut [Value],
    q: &Quick,
    pc: usize,
) -> bool {
    let Op::Cast { op, nuw, nsw, nneg, from, to, .. } = around.func.code[pc] else { return false };
    let Some(bits) = around.plain(registers, q.y) else { return false };
    let (flags, mut out) = (Flags { nuw, nsw, nneg, ..NONE }, [Value::ZERO]);
    if ops::cast(op, from, to, flags, &[Value::int(bits)], &mut out).is_err() {
        return false;
    }
    registers[q.x as usize] = out[0];
    true
}

/// The same of values that are defined: of addresses as well.
pub(super) fn integer_of_defined<H: Handler>(
    around: &mut Around<'_, H>,
    registers: &mut [Value],
    pc: usize,
) -> bool {
    let Op::Int { op, flags, width, dst, a, b } = around.func.code[pc] else { return false };
    let (a, b) = (*around.slot(registers, a.0), *around.slot(registers, b.0));
    if !a.is_defined() || !b.is_defined() {
        return false;
    }
    match ops::int_binary(op, flags, width.into(), a, b) {
        Ok(value) if value.undef == 0 => registers[dst.0 as usize] = value,
        _ => return false,
    }
    if a.prov.word() | b.prov.word() != 0 {
        note_addresses(around.handler, around.thread, &[a, b]);
    }
    true
}

#[inline(never)]
pub(super) fn select<H: Handler>(
    around: &Around<'_, H>,
    registers: &mut [Value],
    pc: usize,
) -> bool {
    let Op::Select { dst, cond, a, b, .. } = around.func.code[pc] else { return false };
    let Some(cond) = around.plain(registers, cond.0) else { return false };
    let chosen = if cond & 1 == 1 { a } else { b };
    registers[dst.0 as usize] = *around.slot(registers, chosen.0);
    true
}

/// Any operation of two `double`s or `float`s.
#[inline(never)]
pub(super) fn float<H: Handler>(
    around: &Around<'_, H>,
    registers: &mut [Value],
    q: &Quick,
    pc: usize,
) -> bool {
    let Op::Float { op, kind, .. } = around.func.code[pc] else { return false };
    let (a, b) = (around.plain(registers, q.y), around.plain(registers, q.z));
    let (Some(a), Some(b)) = (a, b) else { return false };
    let Some(bits) = ops::native(op, kind, a, b) else { return false };
    registers[q.x as usize] = Value::int(bits);
    true
}

#[inline(never)]
pub(super) fn fneg<H: Handler>(
    around: &Around<'_, H>,
    registers: &mut [Value],
    q: &Quick,
    pc: usize,
) -> bool {
    let Op::FNeg { kind, flags, .. } = around.func.code[pc] else { return false };
    let (Some(bits), mut out) = (around.plain(registers, q.y), [Value::ZERO]) else { return false };
    if ops::fneg(kind, flags, &[Value::int(bits)], &mut out).is_err() {
        return false;
    }
    registers[q.x as usize] = out[0];
    true
}

#[inline(never)]
pub(super) fn fcmp<H: Handler>(
    around: &Around<'_, H>,
    registers: &mut [Value],
    q: &Quick,
    pc: usize,
) -> bool {
    let Op::FCmp { pred, kind, .. } = around.func.code[pc] else { return false };
    let (a, b) = (around.plain(registers, q.y), around.plain(registers, q.z));
    let (Some(a), Some(b)) = (a, b) else { return false };
    registers[q.x as usize] = Value::bool(ops::fcmp_plain(pred, kind, a.into(), b.into()));
    true
}

/// A function that the host computes.
#[inline(never)]
pub(super) fn math<H: Handler>(
    around: &Around<'_, H>,
    registers: &mut [Value],
    q: &Quick,
    pc: usize,
) -> bool {
    let Op::Intrinsic { id, call, .. } = around.func.code[pc] else { return false };
    let info = around.func.calls[call as usize];
    let Scalar::Float(kind) = info.scalar else { return false };
    let mut args = [0; 3];
    // For each argument its register and its number of slots.
    for (arg, pair) in args.iter_mut().zip(around.func.list(info.args).chunks_exact(2)) {
        let Some(bits) = around.plain(registers, pair[0].0) else { return false };
        *arg = bits;
    }
    let Some(bits) = ops::by_host(id, kind, args) else { return false };
    registers[q.x as usize] = Value::int(bits);
    true
}

/// A function of at most three integers.
#[inline(never)]
pub(super) fn word<H: Handler>(
    around: &Around<'_, H>,
    registers: &mut [Value],
    q: &Quick,
    pc: usize,
) -> bool {
    let Op::Intrinsic { id, call, .. } = around.func.code[pc] else { return false };
    let info = around.func.calls[call as usize];
    let (mut args, mut out) = ([[Value::ZERO]; 3], [Value::ZERO]);
    // For each argument its register and its number of slots.
    let list = around.func.list(info.args);
    for (arg, pair) in args.iter_mut().zip(list.chunks_exact(2)) {
        let Some(bits) = around.plain(registers, pair[0].0) else { return false };
        *arg = [Value::int(bits)];
    }
    let views = args.each_ref().map(|arg| &arg[..]);
    let views = &views[..(list.len() / 2).min(3)];
    if ops::apply(id, NONE, info.scalar, info.second, views, &mut out).is_err() {
        return false;
    }
    registers[q.x as usize] = out[0];
    true
}

/// Is a promise about a defined value kept?
#[inline(never)]
pub(super) fn promised<H: Handler>(around: &Around<'_, H>, registers: &[Value], q: &Quick) -> bool {
    let value = around.slot(registers, q.x);
    value.is_defined()
        && match around.func.promises[q.y as usize].promise {
            Promise::Dereferenceable(bytes, or_null) => {
                is_dereferenceable(around.handler, value, bytes, or_null)
            }
            Promise::Same(other) => {
                let other = around.slot(registers, other.0);
                other.is_defined() && other.bits == value.bits
            }
            ref promise => is_kept(promise, std::slice::from_ref(value)),
        }
}
