//! Arithmetic, comparison, conversion, selection, lanes: registers in, registers out.
//! LangRef, "Binary Operations", "Bitwise Binary Operations", "Vector Operations", "Conversion
//! Operations", "Other Operations". What is computed is in [`crate::ops`].

use super::call::as_told;
use super::{Cx, Flow, Slots, StepResult, VAGUE};
use crate::end::{End, PARTLY_POISON, Stop, Ub};
use crate::interface::Handler;
use crate::op::{List, Op};
use crate::ops::{self, FloatKind, Intrinsic, OpError, Scalar};
use crate::program::Reg;
use crate::request::Request;
use crate::thread::Waiting;
use crate::value::{Prov, Value, mask, slots_of_width};
use smallvec::{SmallVec, smallvec};
use tresse_ir::ast::{BinOp, CastOp, Flags, FloatPred, IntPred};

impl<H: Handler> Cx<'_, H> {
    #[inline]
    pub(super) fn step_int(
        &mut self,
        op: BinOp,
        flags: Flags,
        width: u32,
        dst: Reg,
        a: Reg,
        b: Reg,
    ) -> StepResult {
        let (a, b) = (self.get(a), self.get(b));
        self.note_numbers(&[a, b]);
        match ops::int_binary(op, flags, width, a, b) {
            Ok(value) if value.undef == 0 => self.set(dst, value),
            computed => {
                let value = self.int_refined(computed, op, width, a, b)?;
                self.set(dst, value);
            }
        }
        Ok(Flow::Next)
    }

    #[cold]
    fn int_refined(
        &self,
        computed: Result<Value, OpError>,
        op: BinOp,
        width: u32,
        a: Value,
        b: Value,
    ) -> Result<Value, OpError> {
        let computed = self.divided(computed, op, width, a, b);
        let refined = self.refined(computed, width, &[a, b], |v| {
            ops::int_binary(op, Flags::default(), width, v[0], v[1])
        });
        match refined {
            // It is one of those that the divisor can be.
            Err(OpError::Ub(_)) if b.undef != 0 => Err(Ub::UndefDivisor.into()),
            other => other,
        }
    }

    pub(super) fn step_int_wide(
        &mut self,
        op: BinOp,
        flags: Flags,
        width: u32,
        dst: Reg,
        a: Reg,
        b: Reg,
    ) -> StepResult {
        let n = slots_of_width(width);
        let mut out: Slots = smallvec![Value::ZERO; n as usize];
        let (a, b) = (self.slots(a, n), self.slots(b, n));
        self.note_numbers(&a);
        self.note_numbers(&b);
        ops::int_binary_wide(op, flags, width, &a, &b, &mut out)?;
        self.set_slots(dst, &out);
        Ok(Flow::Next)
    }

    pub(super) fn step_float(
        &mut self,
        op: BinOp,
        flags: Flags,
        kind: FloatKind,
        dst: Reg,
        a: Reg,
        b: Reg,
    ) -> StepResult {
        let n = slots_of_width(kind.bits());
        let mut out: Slots = smallvec![Value::ZERO; n as usize];
        let (a, b) = (self.slots(a, n), self.slots(b, n));
        self.note_numbers(&a);
        self.note_numbers(&b);
        ops::float_binary(op, kind, flags, &a, &b, &mut out)?;
        if let ([a], [b], [value]) = (&a[..], &b[..], &mut out[..])
            && value.undef != 0
        {
            let mut one = [Value::ZERO];
            *value = self.refined(Ok(*value), kind.bits(), &[*a, *b], |v| {
                ops::float_binary(op, kind, Flags::default(), &v[..1], &v[1..], &mut one)?;
                Ok(one[0])
            })?;
        }
        self.set_slots(dst, &out);
        Ok(Flow::Next)
    }

    pub(super) fn step_fneg(
        &mut self,
        kind: FloatKind,
        flags: Flags,
        dst: Reg,
        a: Reg,
    ) -> StepResult {
        let n = slots_of_width(kind.bits());
        let mut out: Slots = smallvec![Value::ZERO; n as usize];
        let a = self.slots(a, n);
        self.note_numbers(&a);
        ops::fneg(kind, flags, &a, &mut out)?;
        self.set_slots(dst, &out);
        Ok(Flow::Next)
    }

    #[inline]
    pub(super) fn step_icmp(
        &mut self,
        pred: IntPred,
        flags: Flags,
        width: u32,
        dst: Reg,
        a: Reg,
        b: Reg,
    ) {
        let value = if width <= 64 {
            let (a, b) = (self.get(a), self.get(b));
            self.note_compared(pred, width, a, b);
            let value = ops::icmp(pred, flags, width, &[a], &[b]);
            if value.undef != 0 {
                let of =
                    |v: &[Value]| Ok(ops::icmp(pred, Flags::default(), width, &[v[0]], &[v[1]]));
                self.refined(Ok(value), 1, &[a, b], of).unwrap_or(value)
            } else {
                value
            }
        } else {
            let n = slots_of_width(width);
            let (a, b) = (self.slots(a, n), self.slots(b, n));
            self.note_numbers(&a);
            self.note_numbers(&b);
            ops::icmp(pred, flags, width, &a, &b)
        };
        self.set(dst, value);
    }

    pub(super) fn step_fcmp(
        &mut self,
        pred: FloatPred,
        flags: Flags,
        kind: FloatKind,
        dst: Reg,
        a: Reg,
        b: Reg,
    ) -> StepResult {
        let n = slots_of_width(kind.bits());
        let (a, b) = (self.slots(a, n), self.slots(b, n));
        self.note_numbers(&a);
        self.note_numbers(&b);
        let mut value = ops::fcmp(pred, kind, flags, &a, &b)?;
        if let ([a], [b]) = (&a[..], &b[..])
            && value.undef != 0
        {
            value = self.refined(Ok(value), 1, &[*a, *b], |v| {
                ops::fcmp(pred, kind, Flags::default(), &v[..1], &v[1..])
            })?;
        }
        self.set(dst, value);
        Ok(Flow::Next)
    }

    #[inline]
    pub(super) fn step_cast(
        &mut self,
        op: CastOp,
        flags: Flags,
        from: Scalar,
        to: Scalar,
        dst: Reg,
        src: Reg,
    ) -> StepResult {
        let keeps = to.bits() >= from.bits()
            && matches!(op, CastOp::ZExt | CastOp::PtrToInt | CastOp::IntToPtr);
        if !keeps {
            self.note_numbers(&self.slots(src, from.slots()));
        }
        if from.bits() <= 64 && to.bits() <= 64 {
            let (mut out, src) = ([Value::ZERO], self.get(src));
            ops::cast(op, from, to, flags, &[src], &mut out)?;
            let mut value = out[0];
            if value.undef != 0 {
                value = self.refined(Ok(value), to.bits(), &[src], |v| {
                    ops::cast(op, from, to, Flags::default(), v, &mut out)?;
                    Ok(out[0])
                })?;
            }
            self.set(dst, value);
        } else {
            let mut out: Slots = smallvec![Value::ZERO; to.slots() as usize];
            ops::cast(op, from, to, flags, &self.slots(src, from.slots()), &mut out)?;
            self.set_slots(dst, &out);
        }
        Ok(Flow::Next)
    }

    /// LangRef, `ptrtoint`: beside the number, the object becomes one that `inttoptr` may find.
    pub(super) fn step_expose(&mut self, src: Reg) -> StepResult {
        let pointer = self.get(src);
        self.note_numbers(&[pointer]);
        if self.program.has_recover {
            self.handler.expose(&self.thread.queues, self.thread.id, &pointer);
        }
        Ok(Flow::Next)
    }

    /// LangRef, `inttoptr`, of a number as wide as a pointer; or a pointer that is read from
    /// memory, which may have been written as a part of a wider number, of no object.
    pub(super) fn step_recover(&mut self, dst: Reg, src: Reg, loaded: bool) -> StepResult {
        let mut value = self.get(src);
        if !loaded || self.program.has_recover && value.prov == Prov::NONE {
            value = self.handler.recover(self.thread.id, value)?;
        }
        self.set(dst, value);
        Ok(Flow::Next)
    }

    /// LangRef, `select`: a poison condition gives poison; an undefined one may pick either side.
    pub(super) fn step_select(
        &mut self,
        dst: Reg,
        cond: Reg,
        a: Reg,
        b: Reg,
        slots: u32,
    ) -> StepResult {
        let cond = self.get(cond);
        if !cond.is_poison() && cond.undef != 0 && !self.program.undef_is_zero {
            return self.select_either(dst, cond, a, b, slots);
        }
        for i in 0..slots {
            let (x, y) = (self.get(a.plus(i)), self.get(b.plus(i)));
            let value = if cond.is_poison() {
                Value::POISON
            } else if cond.bits & 1 == 1 {
                x
            } else {
                y
            };
            self.set(dst.plus(i), value);
        }
        Ok(Flow::Next)
    }

    /// Both sides are possible: a bit that is not the same on both is undefined, and such bits come
    /// from the same side.
    #[cold]
    fn select_either(&mut self, dst: Reg, cond: Value, a: Reg, b: Reg, slots: u32) -> StepResult {
        let (x, y) = (self.slots(a, slots), self.slots(b, slots));
        let is_poison = |slots: &[Value]| slots.iter().any(Value::is_poison);
        if cond.is_vague() && (is_poison(&x) || is_poison(&y)) {
            return Err(End::unsupported(VAGUE));
        }
        let mut out: Slots = x.iter().zip(&y).map(|(x, y)| either(*x, *y)).collect();
        let tag = if cond.is_vague() { Prov::VAGUE } else { Prov::LINKED };
        let undef: u32 = out.iter().map(|v| v.undef.count_ones()).sum();
        for ((v, x), y) in out.iter_mut().zip(&x).zip(&y) {
            let is_one = x == y || undef <= 1 && tag == Prov::LINKED;
            if v.undef != 0 && !is_one {
                v.prov = x.prov.join_tag(y.prov).join_tag(tag);
            }
        }
        if let ([x], [y], Prov::LINKED) = (&x[..], &y[..], tag) {
            let one = self.one_of(*x, *y, 64).filter(|_| out[0].prov.is_tag());
            out[0] = one.unwrap_or(out[0]);
        }
        self.set_slots(dst, &out);
        Ok(Flow::Next)
    }

    /// LangRef, `freeze`: one value for what has none, the same for every later use.
    pub(super) fn step_freeze(
        &mut self,
        dst: Reg,
        src: Reg,
        width: u32,
        is_dependent: bool,
    ) -> StepResult {
        let value = self.get(src);
        if value.is_defined() {
            self.set(dst, value);
            return Ok(Flow::Next);
        }
        let value = if value.is_poison() { Value::undef(width) } else { value };
        // Whoever needs it is to know that a race has made it undefined: that is the error, and the
        // value is of no account.
        if is_dependent && self.thread.raced.is_some() {
            self.set(dst, value);
            return Ok(Flow::Next);
        }
        let mut among = None;
        if value.prov.is_tag() {
            among = self.program.sets.members(&value);
            if among.is_none() && !self.program.undef_is_zero {
                return Err(End::unsupported(VAGUE));
            }
        }
        let among = among.map(|members| members.into());
        self.ask(Request::Freeze { value, width, among }, dst, width)
    }

    /// Makes a request whose result of `width` bits goes to `dst`.
    pub(super) fn ask(&mut self, request: Request, dst: Reg, width: u32) -> StepResult {
        use crate::interface::Answer;
        let who = self.who(dst);
        match self.handler.request(&mut self.thread.queues, who, request.clone())? {
            Answer::Ready(value) => {
                if dst != Reg::NONE {
                    let value = as_told(self.program, &request, value);
                    self.set(dst, clip(value, width));
                }
                Ok(Flow::Next)
            }
            Answer::Pending | Answer::Retry => {
                Ok(Flow::Wait(Waiting::Request(Box::new(request), dst, width), false))
            }
        }
    }

    pub(super) fn step_intrinsic(&mut self, id: Intrinsic, call: u32, dst: Reg) -> StepResult {
        let info = self.func.calls[call as usize];
        // The list holds, for each argument, its register and its number of slots.
        let list = self.func.list(info.args);
        let args: SmallVec<[Slots; 3]> =
            list.chunks_exact(2).map(|pair| self.slots(pair[0], pair[1].0)).collect();
        args.iter().for_each(|arg| self.note_numbers(arg));
        let views: SmallVec<[&[Value]; 3]> = args.iter().map(|a| &a[..]).collect();
        let n = id.result(info.scalar, info.second).slots() as usize
            + usize::from(id.has_overflow_bit());
        let mut out: Slots = smallvec![Value::ZERO; n];
        ops::apply(id, Flags::default(), info.scalar, info.second, &views, &mut out)?;
        if let [value] = &mut out[..]
            && value.undef != 0
            && args.iter().all(|a| a.len() == 1)
        {
            let width = id.result(info.scalar, info.second).bits();
            let operands: Slots = args.iter().map(|a| a[0]).collect();
            let mut one = [Value::ZERO];
            *value = self.refined(Ok(*value), width, &operands, |v| {
                let views: Vec<&[Value]> = v.iter().map(std::slice::from_ref).collect();
                ops::apply(id, Flags::default(), info.scalar, info.second, &views, &mut one)?;
                Ok(one[0])
            })?;
        }
        self.set_slots(dst, &out);
        Ok(Flow::Next)
    }

    /// LangRef, `bitcast` of vectors. A vector that goes to memory in shared bytes is an integer
    /// there, which cannot say that some of its elements are poison.
    pub(super) fn step_repack(&mut self, dst: Reg, src: Reg, repack: u32) -> StepResult {
        let crate::program::Repack { from, to, is_stored } = self.func.repacks[repack as usize];
        let is_big = self.program.endian == tresse_ir::datalayout::Endian::Big;
        let values = self.slots(src, from.0 * slots_of_width(from.1));
        self.note_numbers(&values);
        let is_poison = |value: &Value| value.is_poison();
        if is_stored && values.iter().any(is_poison) && !values.iter().all(is_poison) {
            return Err(End::unsupported(PARTLY_POISON));
        }
        let values = if from.1 < to.1 { self.joined(values) } else { values };
        let mut out: Slots = smallvec![Value::ZERO; (to.0 * slots_of_width(to.1)) as usize];
        ops::repack(from, to, is_big, &values, &mut out);
        self.set_slots(dst, &out);
        Ok(Flow::Next)
    }

    /// Lanes that become parts of a number: what points to several objects, or is not all of one
    /// pointer, points to none then, and is exposed (`step/memory.rs`).
    fn joined(&mut self, mut values: Slots) -> Slots {
        let mut pointees: Vec<Prov> = Vec::new();
        for prov in values.iter().map(|value| value.prov).filter(|prov| prov.is_object()) {
            if !pointees.contains(&prov) {
                pointees.push(prov);
            }
        }
        let is_one = values.iter().all(|value| value.prov == values[0].prov);
        let is_number = pointees.len() > 1 || self.handler.exposes() && !is_one;
        if is_number && !pointees.is_empty() {
            self.expose_all(&pointees);
            let provs = values.iter_mut().map(|value| &mut value.prov);
            provs.filter(|prov| prov.is_object()).for_each(|prov| *prov = Prov::NONE);
        }
        values
    }

    pub(super) fn step_no_undef(&mut self, src: Reg) -> StepResult {
        self.need_for(self.get(src), || self.needed_as(src).unwrap_or_default())?;
        Ok(Flow::Next)
    }

    /// A value where it has to be defined: for what, in words.
    pub(super) fn need_for(
        &self,
        value: Value,
        place: impl FnOnce() -> String,
    ) -> Result<(), Stop> {
        let Err(stop) = self.need(value, Ub::PoisonArgument, Ub::PoisonArgument) else {
            return Ok(());
        };
        if !matches!(*stop, End::Ub { .. }) {
            return Err(stop);
        }
        let what = if value.is_poison() { "poison" } else { "undefined bits" };
        Err(End::ub(Ub::PoisonArgument, format!("{what} as {}", place())))
    }

    /// What a value has to be defined for: it is an operand of the next call, or of a return.
    #[cold]
    fn needed_as(&self, src: Reg) -> Option<String> {
        let rest = self.func.code.get(self.pc as usize + 1..)?;
        let argument = |args: List, name: &str| {
            let at = self.func.list(args).iter().position(|reg| *reg == src);
            match at {
                Some(at) => format!("argument {} of `{name}`", at + 1),
                // It is in memory already.
                None => format!("a variable argument of `{name}`"),
            }
        };
        rest.iter().find_map(|op| match *op {
            Op::Call { func, args, .. } => Some(argument(args, &self.program.function(func).name)),
            Op::CallRow { row, args, .. } => {
                Some(argument(args, self.program.rows[row as usize].name))
            }
            Op::CallPtr { call, .. } => {
                Some(argument(self.func.calls[call as usize].args, "a function pointer"))
            }
            Op::Ret { .. } => Some(format!("what `{}` returns", self.func.name)),
            _ => None,
        })
    }

    /// The value of a load that the compiler has added is used (`lower/speculated.rs`): with what
    /// a race has made undefined, that race is the program's.
    pub(super) fn step_matters(&mut self, src: Reg) -> StepResult {
        let is_undefined = |value: Value| value.undef != 0 || value.is_poison();
        match &self.thread.raced {
            Some(race) if is_undefined(self.get(src)) => Err(Box::new(End::Race(race.clone()))),
            _ => Ok(Flow::Next),
        }
    }

    /// A lane index: beyond the vector gives poison (LangRef, `extractelement`), and so does one
    /// that can be beyond it.
    fn lane(&self, index: Reg, lanes: u32) -> Result<Option<u32>, Stop> {
        let index = self.get(index);
        let is_inside = |n: u64| n < u64::from(lanes);
        if index.undef != 0 && !self.program.undef_is_zero {
            let is_known = !is_inside(index.bits)
                || !is_inside(index.bits | index.undef) && !index.prov.is_tag();
            return if is_known { Ok(None) } else { Err(End::unsupported(VAGUE)) };
        }
        Ok((!index.is_poison() && is_inside(index.bits)).then_some(index.bits as u32))
    }

    pub(super) fn step_extract_lane(
        &mut self,
        dst: Reg,
        vector: Reg,
        index: Reg,
        lanes: u32,
        slots: u32,
    ) -> StepResult {
        let lane = self.lane(index, lanes)?;
        for i in 0..slots {
            let value = lane.map_or(Value::POISON, |lane| self.get(vector.plus(lane * slots + i)));
            self.set(dst.plus(i), value);
        }
        Ok(Flow::Next)
    }

    pub(super) fn step_insert_lane(
        &mut self,
        dst: Reg,
        value: Reg,
        index: Reg,
        lanes: u32,
        slots: u32,
    ) -> StepResult {
        match self.lane(index, lanes)? {
            Some(lane) => {
                let values = self.slots(value, slots);
                self.set_slots(dst.plus(lane * slots), &values);
            }
            None => self.set_slots(dst, &vec![Value::POISON; (lanes * slots) as usize]),
        }
        Ok(Flow::Next)
    }

    /// LangRef, `llvm.assume`: the behaviour is undefined if the condition is not true.
    pub(super) fn step_assume(&mut self, cond: Reg) -> StepResult {
        match self.need(self.get(cond), Ub::AssumeViolated, Ub::AssumeViolated)? & 1 {
            1 => Ok(Flow::Next),
            _ => Err(Ub::AssumeViolated.into()),
        }
    }
}

/// A value cut to its lowest `width` bits.
#[inline]
pub(crate) fn clip(value: Value, width: u32) -> Value {
    let m = mask(width);
    let prov = if value.undef & !m == 0 { value.prov } else { value.prov.of_part() };
    Value { bits: value.bits & m, undef: value.undef & m, prov }
}

/// One of two values.
fn either(x: Value, y: Value) -> Value {
    if x.is_poison() || y.is_poison() {
        return Value::POISON;
    }
    let undef = x.undef | y.undef | (x.bits ^ y.bits);
    Value { bits: x.bits & !undef, undef, prov: x.prov.judge(y.prov) }
}
