//! Results of operations on under-defined values as small sets, where they are ([`crate::sets`]).
//! What an operation computes from masks is in [`crate::ops`]; here it is computed again for each
//! of the values that its operands can be.

use super::{Cx, Slots};
use crate::interface::{At, Handler};
use crate::ops::OpError;
use crate::value::{Prov, Value, mask};
use tresse_ir::ast::BinOp;

/// Combinations of operands' members that are computed.
const MAX_TRIES: usize = 4096;

/// How many choices show what a result can be where it is not computed for all.
const SHOWN: usize = 64;

/// Numbers that show it, of operands that can be anything: small ones, large ones, a few floats.
const SOME: [u64; 16] = [
    0,
    1,
    2,
    3,
    100,
    u64::MAX,
    u64::MAX - 1,
    1 << 63,
    i64::MAX as u64,
    0x8000_0000_7fff_ffff,
    0x3ff0_0000_3f80_0000,
    0xbff0_0000_bf80_0000,
    0x7ff0_0000_7f80_0000,
    0xfff0_0000_ff80_0000,
    0x7ff8_0000_7fc0_0000,
    0x0123_4567_89ab_cdef,
];

/// What an operation has computed.
type Computed = Result<Value, OpError>;

impl<H: Handler> Cx<'_, H> {
    /// A result that is tagged, or was refused, as a set. Choices that give poison are left out
    /// where others do not.
    #[cold]
    pub(super) fn refined(
        &self,
        computed: Computed,
        width: u32,
        operands: &[Value],
        mut f: impl FnMut(&[Value]) -> Computed,
    ) -> Computed {
        if !matches!(&computed, Ok(v) if v.undef != 0 && v.prov.is_tag())
            && !matches!(computed, Err(OpError::Unsupported(_)))
        {
            return computed;
        }
        let sets = &self.program.sets;
        let mut choices: Vec<Slots> = vec![Slots::new()];
        for operand in operands {
            let members = sets.members(operand);
            let Some(members) = members.filter(|m| choices.len() * m.len() <= MAX_TRIES) else {
                return self.shown(computed, operands, f);
            };
            let with =
                |c: &Slots, n: u64| -> Slots { c.iter().copied().chain([Value::int(n)]).collect() };
            choices =
                choices.iter().flat_map(|c| members.iter().map(move |n| with(c, *n))).collect();
        }
        let mut results = Vec::with_capacity(choices.len());
        for choice in &choices {
            let result = f(choice)?;
            if result.prov.is_object() {
                return computed;
            }
            if !result.is_poison() {
                results.push(result.bits);
            }
        }
        if results.is_empty() {
            return Ok(Value::POISON);
        }
        sets.value(results, width).map_or(computed, Ok)
    }

    /// A result of what cannot be computed for all that the operands can be, with what it is for
    /// some of that.
    fn shown(
        &self,
        computed: Computed,
        operands: &[Value],
        mut f: impl FnMut(&[Value]) -> Computed,
    ) -> Computed {
        let Ok(value) = computed else { return computed };
        let mut all: Vec<Vec<u64>> = Vec::new();
        for operand in operands {
            match self.program.sets.some_members(operand, &SOME) {
                Some(members) => all.push(members),
                None => return computed,
            }
        }
        let mut results = Vec::new();
        for n in 0..SHOWN {
            // Each with each, as far as it goes.
            let pick = |(i, members): (usize, &Vec<u64>)| {
                let at = if i == 0 { n } else { n / all[0].len() + n };
                Value::int(members[at % members.len()])
            };
            let choice: Slots = all.iter().enumerate().map(pick).collect();
            let result = f(&choice)?;
            if result.prov.is_object() {
                return computed;
            }
            if !result.is_poison() {
                results.push(result.bits);
            }
        }
        Ok(self.program.sets.with_some(value, results))
    }

    /// The same of a division of what can be anything by a number: all from 0 up to a bound.
    pub(super) fn divided(
        &self,
        computed: Computed,
        op: BinOp,
        width: u32,
        a: Value,
        b: Value,
    ) -> Computed {
        let is_any = a.undef == mask(width) && !a.prov.is_tag() && b.undef == 0 && b.bits > 0;
        let greatest = match op {
            BinOp::URem if is_any => b.bits - 1,
            BinOp::UDiv if is_any => mask(width) / b.bits,
            _ => return computed,
        };
        if greatest >= crate::sets::MAX_MEMBERS as u64 {
            return computed;
        }
        self.program.sets.value((0..=greatest).collect(), width).map_or(computed, Ok)
    }

    /// Are multiples of a value known to be several?
    pub(super) fn are_several(&self, value: &Value, scale: u32) -> bool {
        let members = self.program.sets.some_members(value, &SOME).unwrap_or_default();
        let multiple = |n: &u64| n.wrapping_mul(scale.into()) & self.address_mask();
        members.iter().map(multiple).any(|n| n != multiple(&members[0]))
    }

    /// A value that was loaded and has undefined bits.
    #[cold]
    pub(super) fn undefined(&self, at: &At, value: Value) -> Value {
        match value.prov {
            _ if self.program.undef_is_zero => value.zeroed(),
            Prov::LINKED => self.rejoined(at, value),
            _ => value,
        }
    }

    /// A value that was loaded and whose bytes are of several sets.
    fn rejoined(&self, at: &At, value: Value) -> Value {
        let bytes = self.handler.bytes_at(at);
        let joined = bytes.and_then(|bytes| self.program.sets.joined(&bytes));
        joined.filter(|v| at.width == at.len * 8 && v.undef == value.undef).unwrap_or(value)
    }

    /// One of two values, not known which.
    pub(super) fn one_of(&self, x: Value, y: Value, width: u32) -> Option<Value> {
        let sets = &self.program.sets;
        let members = [sets.members(&x)?, sets.members(&y)?].concat();
        sets.value(members, width)
    }
}
