//! Calls. LangRef, `call`; arguments are flattened to slots, variable ones go through a block in
//! memory whose address is a hidden last argument (see `step_va_start`).

use super::func::{Builder, Refused};
use super::link::Callable;
use crate::ops::Scalar;
use crate::program::{CallInfo, FuncIdx, Op, Reg, VaList};
use crate::step::fits;
use tresse_ir::ast::{self, Attr, ConstExpr, ConstId, ConstKind, FuncId, Inst, Ordering};
use tresse_ir::types::{Type, TypeId};

impl Builder<'_, '_> {
    pub(super) fn lower_call(&mut self, inst: &Inst, call: &ast::Call) -> Result<(), Refused> {
        let dst = inst.result.map_or(Reg::NONE, |r| self.local(r));
        if let Some((module, func)) = self.direct(call.callee) {
            return self.lower_direct(module, func, call, inst.ty, dst);
        }
        if let ast::Value::Const(c) = call.callee
            && let ConstKind::InlineAsm(asm) = &self.lowerer.inputs[self.module].module.consts[c.index()].kind
        {
            // An empty template with no outputs is a barrier for the compiler, and no instruction.
            let is_barrier = asm.template.trim().is_empty() && self.lowerer.slots(self.module, inst.ty) == 0;
            return if is_barrier { Ok(()) } else { Err("inline assembly".into()) };
        }
        let ptr = self.value(call.callee)?;
        let args = self.arguments(call)?;
        let args = self.list(&args);
        let signature = self.lowerer.signature_of(self.module, call.fn_ty);
        let signature = self.lowerer.signature(signature);
        self.func.calls.push(CallInfo { args, signature, scalar: Scalar::Int(64), second: None });
        let (dst, call) = (self.result(inst.ty, dst), self.func.calls.len() as u32 - 1);
        self.push(Op::CallPtr { ptr, dst, call });
        Ok(())
    }

    /// The function that a callee names, through casts and aliases.
    fn direct(&self, callee: ast::Value) -> Option<(usize, FuncId)> {
        let ast::Value::Const(mut id) = callee else { return None };
        let m = &self.lowerer.inputs[self.module].module;
        for _ in 0..16 {
            match &m.consts[id.index()].kind {
                ConstKind::Function(f) => return Some((self.module, *f)),
                ConstKind::Alias(a) if !m.aliases[a.index()].is_ifunc => id = m.aliases[a.index()].target,
                ConstKind::Wrapped(_, inner) => id = *inner,
                ConstKind::Expr(expr) => match &**expr {
                    ConstExpr::Cast { value, .. } => id = *value,
                    _ => return None,
                },
                _ => return None,
            }
        }
        None
    }

    fn lower_direct(&mut self, module: usize, id: FuncId, call: &ast::Call, ret: TypeId, dst: Reg) -> Result<(), Refused> {
        let inputs = self.lowerer.inputs;
        match self.lowerer.resolve(module, id) {
            Callable::Code(target) => {
                let func = self.lowerer.link.index[&target];
                let source = &inputs[target.0].module.functions[target.1.index()];
                self.lower_code_call(func, target.0, source, call, ret, dst)
            }
            Callable::Row(number) => self.lower_row_call(number, call, ret, dst),
            Callable::Builtin => {
                let name = &inputs[module].module.functions[id.index()].name;
                self.lower_builtin(name, call, ret, dst)
            }
            Callable::Missing => Err(format!("the function `{}`", inputs[module].module.functions[id.index()].name)),
        }
    }

    fn lower_code_call(&mut self, func: FuncIdx, module: usize, source: &ast::Function, call: &ast::Call, ret: TypeId, dst: Reg) -> Result<(), Refused> {
        let wanted = self.lowerer.signature_of(module, source.ty);
        let given = self.lowerer.signature_of(self.module, call.fn_ty);
        // An unprototyped call (`f()` of K&R C) passes what it passes; it fits if the slots do.
        let is_unprototyped = given.is_vararg && !wanted.is_vararg;
        if is_unprototyped {
            let passed = self.scalars_of(call)?;
            if passed != wanted.params || (given.ret != wanted.ret && dst != Reg::NONE) {
                return self.mismatch(&source.name);
            }
        } else if given != wanted {
            return self.mismatch(&source.name);
        }
        let args = if is_unprototyped { self.fixed_arguments(call, call.args.len())? } else { self.arguments(call)? };
        let args = self.list(&args);
        let dst = self.result(ret, dst);
        self.push(Op::Call { func, dst, args });
        Ok(())
    }

    /// LangRef, `call`: a call with another type than the function's is undefined behaviour.
    fn mismatch(&mut self, name: &str) -> Result<(), Refused> {
        let text = self.lowerer.text(name.to_owned());
        self.push(Op::Mismatch { text });
        Ok(())
    }

    /// Results that nobody wants, and those without slots, have no register.
    fn result(&mut self, ty: TypeId, dst: Reg) -> Reg {
        if self.lowerer.slots(self.module, ty) == 0 { Reg::NONE } else { dst }
    }

    fn lower_row_call(&mut self, number: u32, call: &ast::Call, ret: TypeId, dst: Reg) -> Result<(), Refused> {
        let row = self.lowerer.program.rows[number as usize];
        let bits = self.lowerer.target.pointer_bits;
        let passed = self.scalars_of(call)?;
        let is_fit = passed.len() == row.params.len() && passed.iter().zip(row.params).all(|(s, t)| fits(*t, *s, bits));
        if !is_fit {
            return Err(format!("`{}` with these argument types; the library declares {:?}", row.name, row.params));
        }
        let args = self.fixed_arguments(call, call.args.len())?;
        let args = self.list(&args);
        let dst = self.result(ret, dst);
        self.push(Op::CallRow { row: number, dst, args });
        Ok(())
    }

    /// Scalars of all arguments.
    fn scalars_of(&mut self, call: &ast::Call) -> Result<Vec<Scalar>, Refused> {
        let mut out = Vec::new();
        for arg in &call.args {
            out.extend(self.lowerer.leaves(self.module, arg.ty)?.leaves.iter().map(|l| l.scalar));
        }
        Ok(out)
    }

    /// The slots of the first `n` arguments; `noundef` ones are checked (LangRef).
    fn fixed_arguments(&mut self, call: &ast::Call, n: usize) -> Result<Vec<Reg>, Refused> {
        let mut out = Vec::new();
        for (i, arg) in call.args.iter().take(n).enumerate() {
            let slots = self.lowerer.leaves(self.module, arg.ty)?.slots;
            let first = self.operand(arg)?;
            let is_noundef = call.arg_attrs.get(i).is_some_and(|a| a.iter().any(|a| matches!(a, Attr::Word(w) if w == "noundef")));
            if is_noundef {
                self.no_undef(first, slots);
            }
            out.extend((0..slots).map(|k| first.plus(k)));
        }
        Ok(out)
    }

    /// All argument slots: the fixed ones, and for a variadic call the block of the others.
    fn arguments(&mut self, call: &ast::Call) -> Result<Vec<Reg>, Refused> {
        let Type::Function { params, vararg, .. } = self.lowerer.inputs[self.module].module.types.body(call.fn_ty).clone() else {
            return Err("a call through what is no function type".into());
        };
        let mut out = self.fixed_arguments(call, params.len())?;
        if vararg {
            out.push(self.vararg_block(call, params.len())?);
        }
        Ok(out)
    }

    /// Stores the variable arguments to a block of the frame, as the target's ABI lays its stack
    /// arguments out, and returns its address.
    fn vararg_block(&mut self, call: &ast::Call, first: usize) -> Result<Reg, Refused> {
        let word = match self.lowerer.target.va_list {
            VaList::Pointer(n) => u64::from(n).max(2),
            VaList::Unknown => return Err("variable arguments on this target".into()),
            VaList::X86_64 | VaList::AArch64 | VaList::SystemZ => 8,
        };
        // The ABI's byte order is the one that the module was compiled for, whatever the config says.
        let is_big = self.lowerer.inputs[self.module].module.layout.endian == tresse_ir::datalayout::Endian::Big;
        let (mut at, mut places) = (0u64, Vec::new());
        for arg in call.args.get(first..).unwrap_or(&[]) {
            let (size, align) = self.lowerer.size_and_align(self.module, arg.ty).ok_or("an unsized argument")?;
            // System V: 16-byte types are 16-byte aligned; everything else has word alignment.
            at = at.next_multiple_of(if align > word { 16 } else { word });
            // Big-endian ABIs put small arguments at the end of their word.
            let shift = if is_big && size < word { word - size } else { 0 };
            places.push((arg, at + shift));
            at += size.next_multiple_of(word);
        }
        if places.is_empty() {
            return Ok(self.int(0));
        }
        let block = self.vararg_object(at);
        for (arg, offset) in places {
            let value = self.operand(arg)?;
            let leaves = self.lowerer.leaves(self.module, arg.ty)?;
            for leaf in &leaves.leaves {
                for p in self.lowerer.pieces(leaf) {
                    let (src, offset) = (value.plus(p.slot), (offset + p.offset) as u32);
                    self.push(Op::Store { src, ptr: block, offset, total: p.len, len: p.len as u8, width: p.width as u8, align: 0, ordering: Ordering::NotAtomic });
                }
            }
        }
        Ok(block)
    }

    /// One object per size, allocated at the function's entry, so that a call in a loop takes the
    /// stack of one call.
    fn vararg_object(&mut self, size: u64) -> Reg {
        if let Some(&reg) = self.vararg_blocks.get(&size) {
            return reg;
        }
        let reg = self.temp(1);
        self.vararg_blocks.insert(size, reg);
        reg
    }

    /// Emits the allocations of the blocks of variable arguments at the function's entry.
    pub(super) fn hoist_vararg_blocks(&mut self) {
        let mut blocks: Vec<(u64, Reg)> = self.vararg_blocks.drain().collect();
        if blocks.is_empty() {
            return;
        }
        blocks.sort_unstable_by_key(|b| b.0);
        let origin = self.func.origins.first().copied().unwrap_or(self.origin);
        for (i, (size, dst)) in blocks.iter().enumerate() {
            self.func.allocas.push(crate::program::AllocaInfo { elem_size: *size, align: 16, count: None });
            self.func.code.insert(i, Op::Alloca { dst: *dst, info: self.func.allocas.len() as u32 - 1 });
            self.func.origins.insert(i, origin);
        }
        let n = blocks.len() as u32;
        for (i, label) in self.labels.iter_mut().enumerate() {
            // The entry block keeps its start: nothing jumps to it.
            *label += if i == 0 { 0 } else { n };
        }
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
