//! Calls. LangRef, `call`; arguments are flattened to slots, variable ones go through a block in
//! memory whose address is a hidden last argument (see [`super::varargs`]).

use super::attributes::{effects_of, has, refused_of_function, refused_of_parameter, with_type};
use super::func::{Builder, Refused};
use super::link::Callable;
use super::names::Ground;
use super::promises::{are_promises, is_noundef};
use crate::ids::FuncIdx;
use crate::ops::Scalar;
use crate::program::{CallInfo, Limits, Op, Reg, Signature, unknown_function};
use crate::request::{Row, Ty};
use crate::step::fits;
use tresse_ir::ast::{self, Attr, ConstExpr, ConstId, ConstKind, FuncId, Inst};
use tresse_ir::types::{Type, TypeId};

/// What is known of the parameters of a function that is called.
#[derive(Clone, Copy, Default)]
pub(super) struct Known<'a> {
    /// Its declaration in the calling module, whose promises the call makes.
    declared: Option<&'a ast::Function>,
    /// Its definition, which looks at promises itself.
    defined: Option<&'a ast::Function>,
}

impl<'i> Builder<'_, 'i> {
    /// A call, and what is promised of its result.
    pub(super) fn lower_call(&mut self, inst: &Inst, call: &ast::Call) -> Result<(), Refused> {
        let parameters = call.arg_attrs.iter().chain([&call.ret_attrs]);
        let refused = parameters.filter_map(|attrs| refused_of_parameter(attrs)).next();
        if let Some(what) = refused.or_else(|| refused_of_function(&call.attrs)) {
            return Err(what);
        }
        self.check_bundles(call)?;
        let declared = self.declaration(call.callee);
        if let Some(what) = declared.and_then(|f| {
            let parameters = f.params.iter().map(|p| &p.attrs).chain([&f.ret_attrs]);
            parameters.filter_map(|attrs| refused_of_parameter(attrs)).next()
        }) {
            return Err(what);
        }
        let first = self.func.code.len();
        self.lower_call_itself(inst, call, declared)?;
        self.note_twice(call, first);
        let dst = inst.result.map_or(Reg::NONE, |r| self.local(r));
        if dst == Reg::NONE {
            return Ok(());
        }
        let mut attrs: Vec<&[Attr]> = vec![&call.ret_attrs];
        attrs.extend(declared.map(|f| &f.ret_attrs[..]));
        for attrs in &attrs {
            self.keep_promises(self.module, attrs, inst.ty, dst)?;
        }
        if attrs.iter().any(|attrs| is_noundef(attrs)) {
            let slots = self.lowerer.slots(self.module, inst.ty);
            self.no_undef(dst, slots);
        }
        self.keep_metadata(inst, dst)?;
        let mut operands = Vec::new();
        if call.flags != ast::Flags::default() {
            for arg in &call.args {
                operands.push((*arg, self.operand(arg)?));
            }
        }
        self.keep_fast_math(call.flags, &operands, inst.ty, dst)
    }

    /// What the call says of itself, and what the callee's declaration says. LangRef, `memory`:
    /// what both allow.
    pub(super) fn limits_of(&mut self, call: &ast::Call) -> Result<Limits, Refused> {
        if self.lowerer.inputs[self.module].is_library {
            return Ok(Limits::NONE);
        }
        let mut effects = effects_of(&call.attrs)?;
        let mut is_nounwind = has(&call.attrs, "nounwind");
        if let Some(f) = self.declaration(call.callee) {
            // What LLVM adds to the declaration of a library function, by its name, is not the
            // program's word: our `ferror` takes the lock of its stream.
            let declared = effects_of(&f.attrs)?;
            let found = self.lowerer.function_named(&f.name);
            if !found.is_some_and(|found| self.lowerer.inputs[found.0].is_library) {
                effects = effects.and(declared);
            }
            is_nounwind |= has(&f.attrs, "nounwind");
        }
        self.lowerer.program.keeps_params |= effects.singles_out_arguments();
        let is_tail = matches!(call.tail, "tail" | "musttail");
        Ok(Limits { effects, is_tail, is_nounwind })
    }

    /// The function of this module that a callee names, if it is only declared here.
    pub(super) fn declaration(&self, callee: ast::Value) -> Option<&'i ast::Function> {
        self.callee(callee).filter(|f| f.blocks.is_empty())
    }

    /// The function of this module that a callee names.
    pub(super) fn callee(&self, callee: ast::Value) -> Option<&'i ast::Function> {
        let ast::Value::Const(mut id) = callee else { return None };
        let m = &self.lowerer.inputs[self.module].module;
        loop {
            match &m.consts[id.index()].kind {
                ConstKind::Wrapped(_, inner) => id = *inner,
                ConstKind::Function(f) => return m.functions.get(f.index()),
                ConstKind::Expr(expr) => match &**expr {
                    ConstExpr::Cast { value, .. } => id = *value,
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    /// LangRef, "Operand Bundles": those that say something to a runtime that is not here.
    fn check_bundles(&self, call: &ast::Call) -> Result<(), Refused> {
        const SILENT: [&str; 4] = ["deopt", "kcfi", "cfguardtarget", "convergencectrl"];
        let is_assume = self.declaration(call.callee).is_some_and(|f| f.name == "llvm.assume");
        match call.bundles.iter().find(|(tag, _)| !SILENT.contains(&tag.as_str())) {
            Some((tag, _)) if !is_assume => Err(format!("the operand bundle \"{tag}\"")),
            _ => Ok(()),
        }
    }

    fn lower_call_itself(
        &mut self,
        inst: &Inst,
        call: &ast::Call,
        declared: Option<&'i ast::Function>,
    ) -> Result<(), Refused> {
        let dst = inst.result.map_or(Reg::NONE, |r| self.local(r));
        if let Some((module, func)) = self.direct(call.callee) {
            return self.lower_direct((module, func), call, inst.ty, dst, declared);
        }
        if let ast::Value::Const(c) = call.callee
            && let ConstKind::InlineAsm(asm) =
                &self.lowerer.inputs[self.module].module.consts[c.index()].kind
        {
            return self.lower_asm(inst, call, asm, dst);
        }
        let (ptr, space) =
            (self.value(call.callee)?, self.lowerer.space(self.module, call.addrspace));
        let ptr = self.as_address(ptr, space)?;
        let known = Known { declared, defined: None };
        let args = self.arguments(call, known)?;
        let args = self.list(&args);
        let given = self.signature_of_call(call, declared)?;
        let unprototyped = if self.may_be_unprototyped(call) {
            let flat = self.signature_of_arguments(call, declared)?;
            let args = self.fixed_arguments(call, call.args.len(), known)?;
            Some((self.lowerer.signature(flat), self.list(&args)))
        } else {
            None
        };
        let signature = self.lowerer.signature(given);
        let limits = self.limits_of(call)?;
        self.func.calls.push(CallInfo {
            limits,
            args,
            signature,
            unprototyped,
            scalar: Scalar::Int(64),
            second: None,
        });
        let (dst, call) = (self.result(inst.ty, dst), self.func.calls.len() as u32 - 1);
        self.push(Op::CallPtr { ptr, dst, call });
        Ok(())
    }

    /// The function that a callee names, through casts and aliases.
    fn direct(&mut self, callee: ast::Value) -> Option<(usize, FuncId)> {
        let ast::Value::Const(mut id) = callee else { return None };
        let mut module = self.module;
        let inputs = self.lowerer.inputs;
        loop {
            match self.lowerer.ground(module, id) {
                Ground::Function(m, f) if self.lowerer.is_null(m, f) => return None,
                Ground::Function(m, f) => return Some((m, f)),
                Ground::Constant(m, constant) => {
                    match &inputs[m].module.consts[constant.index()].kind {
                        ConstKind::Expr(expr) => match &**expr {
                            ConstExpr::Cast { value, .. } => (module, id) = (m, *value),
                            _ => return None,
                        },
                        _ => return None,
                    }
                }
                Ground::Global(..) | Ground::Unknown(_) => return None,
            }
        }
    }

    fn lower_direct(
        &mut self,
        (module, id): (usize, FuncId),
        call: &ast::Call,
        ret: TypeId,
        dst: Reg,
        declared: Option<&'i ast::Function>,
    ) -> Result<(), Refused> {
        let inputs = self.lowerer.inputs;
        match self.lowerer.resolve(module, id) {
            Callable::Code(target) => {
                let func = self.lowerer.link.index[&target];
                let source = &inputs[target.0].module.functions[target.1.index()];
                let known = Known { declared, defined: Some(source) };
                self.lower_code_call(func, target.0, known, call, ret, dst)
            }
            Callable::Row(number) => {
                self.lower_row_call(number, call, ret, dst, Known { declared, defined: None })
            }
            Callable::Builtin => {
                let name = &inputs[module].module.functions[id.index()].name;
                self.lower_builtin(name, call, ret, dst)
            }
            Callable::Missing => {
                let name = &inputs[module].module.functions[id.index()].name;
                Err(unknown_function(&format!("`{name}`")))
            }
        }
    }

    fn lower_code_call(
        &mut self,
        func: FuncIdx,
        module: usize,
        known: Known<'_>,
        call: &ast::Call,
        ret: TypeId,
        dst: Reg,
    ) -> Result<(), Refused> {
        let Some(source) = known.defined else { return Err("a call of nothing".into()) };
        let wanted = self.lowerer.signature_of(module, source);
        let named = known.declared.or(Some(source).filter(|_| module == self.module));
        let given = self.signature_of_call(call, named)?;
        // It fits if the slots do.
        let is_unprototyped = self.may_be_unprototyped(call) && !wanted.is_vararg;
        if is_unprototyped {
            let given = self.signature_of_arguments(call, named)?;
            let is_used = dst != Reg::NONE;
            let got = if is_used { &wanted.ret } else { &given.ret };
            if given != (Signature { ret: got.clone(), ..wanted.clone() }) {
                return self.lower_mismatch(func, (&given, &wanted), known, call, (ret, dst));
            }
        } else if given != wanted
            && !(self.lowerer.inputs[module].is_library
                && self.is_same_but_for_pointers(&given, &wanted))
        {
            return self.lower_mismatch(func, (&given, &wanted), known, call, (ret, dst));
        }
        let args = if is_unprototyped {
            self.fixed_arguments(call, call.args.len(), known)?
        } else {
            self.arguments(call, known)?
        };
        let args = self.list(&args);
        let dst = self.result(ret, dst);
        let limits = self.limits_of(call)?;
        self.push(Op::Call { func, dst, args, limits });
        Ok(())
    }

    /// Is a type the library's, but that headers of the program's own have an address where ours
    /// have a number, as in Darwin's `pthread_t`?
    fn is_same_but_for_pointers(&self, given: &Signature, wanted: &Signature) -> bool {
        let bits = self.lowerer.target.pointer_bits;
        let is_word = |s: &Scalar| *s == Scalar::Ptr(bits) || *s == Scalar::Int(bits);
        let is_same = |(a, b): (&Scalar, &Scalar)| a == b || is_word(a) && is_word(b);
        let all = |a: &[Scalar], b: &[Scalar]| a.len() == b.len() && a.iter().zip(b).all(is_same);
        given.is_vararg == wanted.is_vararg
            && all(&given.params, &wanted.params)
            && all(&given.ret, &wanted.ret)
    }

    /// A call with another type than the function has: as in practice, or not at all.
    fn lower_mismatch(
        &mut self,
        func: FuncIdx,
        (given, wanted): (&Signature, &Signature),
        known: Known<'_>,
        call: &ast::Call,
        (ret, dst): (TypeId, Reg),
    ) -> Result<(), Refused> {
        let Some(source) = known.defined else { return Err("a call of nothing".into()) };
        if !self.lowerer.program.calls_in_practice || !given.is_fit_for(wanted) {
            return self.mismatch(&source.name, given, wanted);
        }
        let mut args = self.fixed_arguments(call, call.args.len(), known)?;
        args.truncate(wanted.params.iter().map(|scalar| scalar.slots() as usize).sum());
        let args = self.list(&args);
        let mut dst = self.result(ret, dst);
        if let Some(widths) = given.undefined_result(wanted) {
            if dst != Reg::NONE {
                let program = &self.lowerer.program;
                let slots: Vec<_> = widths.map(|width| program.undefined(width)).collect();
                let (count, undef) = (slots.len() as u32, self.pooled(slots));
                self.copy(dst, undef, count);
            }
            dst = Reg::NONE;
        }
        let limits = self.limits_of(call)?;
        self.push(Op::Call { func, dst, args, limits });
        Ok(())
    }

    /// LangRef, `call` and "Calling Conventions": a call with another type or calling convention
    /// than the function's is undefined behaviour.
    fn mismatch(
        &mut self,
        name: &str,
        given: &Signature,
        wanted: &Signature,
    ) -> Result<(), Refused> {
        let text = format!("of `{name}`{}", given.hidden_difference(wanted));
        let text = self.lowerer.text(text);
        self.push(Op::Mismatch { text });
        Ok(())
    }

    /// Results that nobody wants, and those without slots, have no register.
    fn result(&mut self, ty: TypeId, dst: Reg) -> Reg {
        if self.lowerer.slots(self.module, ty) == 0 { Reg::NONE } else { dst }
    }

    fn lower_row_call(
        &mut self,
        number: u32,
        call: &ast::Call,
        ret: TypeId,
        dst: Reg,
        known: Known<'_>,
    ) -> Result<(), Refused> {
        let row = self.lowerer.program.rows[number as usize];
        let super::Target { pointer_bits, c, .. } = self.lowerer.target;
        let passed = self.signature_of_arguments(call, None)?.params;
        let is_fit = passed.len() == row.params.len()
            && passed.iter().zip(row.params).all(|(s, t)| fits(*t, *s, pointer_bits, c));
        let returned = self.scalar(ret);
        let is_fit = is_fit
            && returned.is_none_or(|s| !matches!(s, Scalar::Ptr(bits) if bits != pointer_bits));
        if !is_fit {
            return Err(format!(
                "`{}` with these argument types; the library declares {:?}",
                row.name, row.params
            ));
        }
        let args = self.row_arguments(row, call, known)?;
        let args = self.list(&args);
        let dst = self.result(ret, dst);
        let limits = self.limits_of(call)?;
        self.push(Op::CallRow { row: number, dst, args, limits });
        Ok(())
    }

    /// A raw argument may have no value, whatever C's compiler promises of each pointer: what a
    /// thread's function returns where it has no `return` (C11 6.9.1p12).
    fn row_arguments(
        &mut self,
        row: &Row,
        call: &ast::Call,
        known: Known<'_>,
    ) -> Result<Vec<Reg>, Refused> {
        let mut out = Vec::new();
        for (i, arg) in call.args.iter().enumerate() {
            let slots = self.lowerer.leaves(self.module, arg.ty)?.slots;
            let first = match row.params.get(i) {
                Some(Ty::Raw) if slots == 1 => self.operand(arg)?,
                _ => self.argument_value(call, i, known)?,
            };
            out.extend((0..slots).map(|k| first.plus(k)));
        }
        Ok(out)
    }

    /// Scalars of all arguments.
    /// The slots of the first `n` arguments.
    fn fixed_arguments(
        &mut self,
        call: &ast::Call,
        n: usize,
        known: Known<'_>,
    ) -> Result<Vec<Reg>, Refused> {
        let mut out = Vec::new();
        for (i, arg) in call.args.iter().take(n).enumerate() {
            let slots = self.lowerer.leaves(self.module, arg.ty)?.slots;
            let first = self.argument_value(call, i, known)?;
            out.extend((0..slots).map(|k| first.plus(k)));
        }
        Ok(out)
    }

    /// The first slot of an argument, which keeps its promises and is `noundef` if that is asked
    /// for (LangRef).
    pub(super) fn argument_value(
        &mut self,
        call: &ast::Call,
        i: usize,
        known: Known<'_>,
    ) -> Result<Reg, Refused> {
        let ty = call.args[i].ty;
        let slots = self.lowerer.leaves(self.module, ty)?.slots;
        let mut first = self.operand(&call.args[i])?;
        let of = |f: Option<&'_ ast::Function>| -> Vec<Attr> {
            f.and_then(|f| f.params.get(i)).map_or(Vec::new(), |p| p.attrs.clone())
        };
        let (declared, defined) = (of(known.declared), of(known.defined));
        let given = call.arg_attrs.get(i).cloned().unwrap_or_default();
        let all = [&given[..], &declared[..]];
        // What is passed as a copy is not this pointer.
        if all.iter().any(|a| are_promises(a))
            && !all.iter().any(|a| with_type(a, "byval").is_some())
        {
            let copy = self.temp(slots);
            self.copy(copy, first, slots);
            first = copy;
            for attrs in all {
                self.keep_promises(self.module, attrs, ty, first)?;
            }
        }
        // A definition with promises looks after it has looked at these.
        let is_asked = is_noundef(&defined) && !are_promises(&defined);
        if is_asked || all.iter().any(|a| is_noundef(a)) {
            self.no_undef(first, slots);
        }
        Ok(first)
    }

    /// All argument slots: the fixed ones, and for a variadic call the block of the others.
    fn arguments(&mut self, call: &ast::Call, known: Known<'_>) -> Result<Vec<Reg>, Refused> {
        let Type::Function { params, vararg, .. } =
            self.lowerer.inputs[self.module].module.types.body(call.fn_ty).clone()
        else {
            return Err("a call through what is no function type".into());
        };
        let mut out = self.fixed_arguments(call, params.len(), known)?;
        if vararg {
            out.push(self.vararg_block(call, params.len())?);
        }
        Ok(out)
    }

    /// A constant integer argument.
    pub(super) fn known(&mut self, arg: &ast::Operand) -> Option<u64> {
        let ast::Value::Const(id) = arg.value else { return None };
        self.known_const(id)
    }

    fn known_const(&mut self, id: ConstId) -> Option<u64> {
        match self.lowerer.constant(self.module, id).ok()?[..] {
            [v] if v.is_plain() => Some(v.bits),
            _ => None,
        }
    }
}
