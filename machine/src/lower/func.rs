//! One function: its registers, constants and code.

use super::Lowerer;
use super::attributes::{effects_of, has, refused_of_function, refused_of_parameter};
use super::consts::NoValue;
use super::moved::Moved;
use super::names::Ground;
use super::promises::{are_promises, is_noundef};
use super::scalable;
use super::scopes::Scopes;
use super::spaces::Offset;
use super::speculated::Speculated;
use crate::ops::Scalar;
use crate::program::{AllocaInfo, Effects, Func, FunctionFlags, Leave, List, Op, Origin, Reg};
use crate::value::{Value, sign_extend};
use rustc_hash::FxHashMap;
use std::cell::OnceCell;
use tresse_ir::ast::{
    self, Attr, BlockId, CastOp, ConstExpr, ConstId, ConstKind, Function, LocalId, TextPos,
};
use tresse_ir::metadata::Described;
use tresse_ir::types::{Type, TypeId};

/// A function being lowered. While it is, jumps name labels: blocks first, then edges.
pub(crate) struct Builder<'l, 'i> {
    pub lowerer: &'l mut Lowerer<'i>,
    pub module: usize,
    pub source: &'i Function,
    pub func: Func,
    /// First slot of each local.
    pub slots: Vec<u32>,
    /// Where each label's code is.
    pub labels: Vec<u32>,
    /// Number of the instruction being lowered, and where it is.
    pub origin: Origin,
    pool: FxHashMap<Vec<Value>, Reg>,
    constants: FxHashMap<ConstId, Reg>,
    /// What each edge brings to phis.
    pub incoming: FxHashMap<(BlockId, BlockId), Vec<(u32, ast::Value)>>,
    /// Blocks of variable arguments by size, one object each.
    pub vararg_blocks: FxHashMap<super::varargs::BlockShape, (Reg, AllocaInfo)>,
    /// Loads that the compiler may have added.
    pub speculated: Speculated,
    /// Where all landing pads find what has come.
    pub landing: Option<Reg>,
    /// Integers that are moved in pieces.
    pub moved: Moved,
    /// When its locals live.
    pub scopes: Scopes,
    /// The registers of its local values by name, once somebody asks.
    by_name: OnceCell<FxHashMap<&'i str, Reg>>,
}

/// Why an instruction cannot be lowered.
pub(crate) type Refused = String;

/// Bytes of a register.
const SLOT: u64 = size_of::<Value>() as u64;

impl Lowerer<'_> {
    /// Lowers every reachable function.
    pub(crate) fn lower_functions(&mut self) {
        let mut first_site = 0;
        for i in 0..self.link.order.len() {
            let (module, id) = self.link.order[i];
            let inputs = self.inputs;
            let source = &inputs[module].module.functions[id.index()];
            let mut func = Builder::new(self, module, source).build();
            if self.room == 0 {
                let message = format!(
                    "the code up to `{}` takes more than limits.memory when it is made ready to \
                     run",
                    source.name
                );
                return self.error(module, source.pos, None, message, false);
            }
            func.first_site = first_site;
            first_site += func.code.len() as u32;
            self.program.has_speculated |= func.origins.iter().any(|o| o.is_speculated);
            self.program.functions.push(func);
        }
    }
}

impl<'l, 'i> Builder<'l, 'i> {
    fn new(lowerer: &'l mut Lowerer<'i>, module: usize, source: &'i Function) -> Self {
        let signature = lowerer.signature_of(module, source);
        let mut registers = 0;
        let mut slots = Vec::with_capacity(source.locals.len());
        let mut param_slots = 0;
        for (i, local) in source.locals.iter().enumerate() {
            slots.push(registers);
            let n = lowerer.slots(module, local.ty);
            if lowerer.take_room(u64::from(n) * SLOT) {
                registers += n;
            }
            if i + 1 == source.params.len() {
                param_slots = registers;
                // The hidden parameter: the block of variable arguments.
                registers += u32::from(source.is_vararg);
            }
        }
        if source.params.is_empty() && source.is_vararg {
            registers += 1;
            slots.iter_mut().for_each(|s| *s += 1);
        }
        let is_library = lowerer.inputs[module].is_library;
        let locals = source.locals.iter().zip(&slots);
        let func = Func {
            is_library,
            locals: locals.map(|(local, slot)| (local.name.clone(), Reg(*slot))).collect(),
            named: registers,
            registers,
            param_slots,
            flags: flags_of(source, is_library),
            is_vararg: source.is_vararg,
            ..Func::new(&source.name, module as u32, lowerer.signature(signature))
        };
        let origin = Origin { inst: 0, pos: source.pos, dbg: None, is_speculated: false };
        let mut builder = Builder {
            lowerer,
            module,
            source,
            func,
            slots,
            labels: vec![u32::MAX; source.blocks.len()],
            origin,
            pool: FxHashMap::default(),
            constants: FxHashMap::default(),
            incoming: super::blocks::incoming(source),
            vararg_blocks: FxHashMap::default(),
            speculated: Speculated::default(),
            landing: None,
            moved: Moved::default(),
            scopes: Scopes::default(),
            by_name: OnceCell::new(),
        };
        builder.speculated = builder.speculated();
        builder.moved = builder.moved();
        builder.scopes = builder.scopes();
        source.described.iter().for_each(|described| builder.describe(described));
        builder
    }

    /// Debug information says what a local value is.
    pub(super) fn describe(&mut self, described: &Described) {
        if self.func.is_library {
            return;
        }
        let locals = self.source.locals.iter().zip(&self.slots);
        let by_name = self.by_name.get_or_init(|| {
            locals.map(|(local, slot)| (local.name.as_str(), Reg(*slot))).collect()
        });
        if let Some(reg) = by_name.get(described.local.as_str()) {
            self.func.described.push((*reg, described.variable, described.is_address));
        }
    }

    fn build(mut self) -> Func {
        self.begin_section();
        self.lower_parameters();
        self.func.prologue = self.func.code.len() as u32;
        self.begin_assumption();
        self.lower_blocks();
        let program = &mut self.lowerer.program;
        program.leaves_frames |= !self.func.pads.is_empty() || !self.func.returns_twice.is_empty();
        let calls_code = |op: &Op| matches!(op, Op::Call { .. } | Op::CallPtr { .. });
        self.func.flags.is_norecurse &= self.func.code.iter().any(calls_code);
        self.lowerer.program.keeps_params |= self.func.flags.effects.singles_out_arguments();
        self.func
    }

    /// What is done with arguments when the function is entered. LangRef, `byval`: it works on its
    /// own copy of the pointee.
    fn lower_parameters(&mut self) {
        let source = self.source;
        let parameters = source.params.iter().map(|p| &p.attrs).chain([&source.ret_attrs]);
        let refused = parameters.filter_map(|attrs| refused_of_parameter(attrs)).next();
        let refused = refused
            .or_else(|| refused_of_function(&source.attrs))
            .or_else(|| effects_of(&source.attrs).err())
            .or_else(|| scalable::is_of_another(source, self.lowerer.vscale));
        if let Some(what) = refused {
            self.unsupported(&format!("{what} (of `{}`)", source.name));
        }
        for (i, param) in source.params.iter().enumerate() {
            if let Err(what) = self.lower_parameter(&param.attrs, param.ty, Reg(self.slots[i])) {
                self.unsupported(&format!("a parameter that is {what}"));
            }
        }
    }

    fn lower_parameter(&mut self, attrs: &[Attr], ty: TypeId, slot: Reg) -> Result<(), Refused> {
        let slots = self.lowerer.leaves(self.module, ty)?.slots;
        if let Some((size, align)) = self.lowerer.by_value(self.module, attrs, ty) {
            let copy = self.alloca(size, align, None);
            let (len, temp) = (self.int(size), self.temp(1));
            let (is_move, is_tail) = (false, false);
            let space = self.lowerer.space_of(self.module, ty).ok_or("a `byval` of no pointer")?;
            let src = self.as_address(slot, space)?;
            self.push(Op::Copy { dst: copy, src, len, temp, is_move, is_tail });
            self.func.copies += 1;
            self.placed(copy, space);
            self.push(Op::Move { dst: slot, src: copy });
            return Ok(());
        }
        self.keep_promises(self.module, attrs, ty, slot)?;
        if is_noundef(attrs) && are_promises(attrs) {
            self.no_undef(slot, slots);
        } else if is_noundef(attrs) {
            self.func.noundef.extend((0..slots).map(|n| slot.0 + n));
        }
        // LangRef, `writable`: the bytes are loaded and stored back.
        let bytes = attrs.iter().find_map(|a| match a {
            Attr::Num(name, n) if name == "dereferenceable" => Some(*n),
            Attr::Type(name, Some(ty)) if name == "sret" || name == "byref" => {
                self.lowerer.alloc_size(self.module, *ty)
            }
            _ => None,
        });
        if let Some(bytes) = bytes.filter(|_| has(attrs, "writable")) {
            let (len, temp) = (self.int(bytes), self.temp(1));
            let (is_move, is_tail) = (true, false);
            let at = match self.lowerer.space_of(self.module, ty) {
                Some(space) => self.as_address(slot, space)?,
                None => slot,
            };
            self.push(Op::Copy { dst: at, src: at, len, temp, is_move, is_tail });
        }
        Ok(())
    }

    /// Emits an operation, if there is room.
    pub(crate) fn push(&mut self, op: Op) {
        if self.lowerer.take_room((size_of::<Op>() + size_of::<Origin>()) as u64) {
            self.func.code.push(op);
            self.func.origins.push(self.origin);
        }
    }

    /// Emits a stack allocation and returns the register of its address.
    pub(crate) fn alloca(&mut self, elem_size: u64, align: u64, count: Option<(Reg, u32)>) -> Reg {
        let dst = self.temp(1);
        self.alloca_to(dst, elem_size, align, count);
        dst
    }

    pub(crate) fn alloca_to(
        &mut self,
        dst: Reg,
        elem_size: u64,
        align: u64,
        count: Option<(Reg, u32)>,
    ) {
        self.func.allocas.push(AllocaInfo {
            elem_size,
            align: align.clamp(1, 1 << 30) as u32,
            count,
            is_dead_at_first: false,
        });
        self.push(Op::Alloca { dst, info: self.func.allocas.len() as u32 - 1 });
    }

    /// New registers.
    pub(crate) fn temp(&mut self, n: u32) -> Reg {
        let reg = Reg(self.func.registers);
        if self.lowerer.take_room(u64::from(n) * SLOT) {
            self.func.registers += n;
        }
        reg
    }

    /// A constant number as an operand.
    pub(crate) fn int(&mut self, n: u64) -> Reg {
        self.pooled(vec![Value::int(n)])
    }

    /// Constant slots as an operand.
    pub(crate) fn pooled(&mut self, values: Vec<Value>) -> Reg {
        if let Some(&reg) = self.pool.get(&values) {
            return reg;
        }
        let reg = Reg(self.func.consts.len() as u32 | Reg::CONST);
        // Once in the function and once in the pool.
        if self.lowerer.take_room(2 * values.len() as u64 * SLOT) {
            self.func.consts.extend_from_slice(&values);
            self.pool.insert(values, reg);
        }
        reg
    }

    /// The value of an operand that is a constant.
    pub(crate) fn const_value(&self, reg: Reg) -> Option<&Value> {
        self.func.consts.get((reg.0 & !Reg::CONST) as usize).filter(|_| reg.is_const())
    }

    /// A list of operands.
    pub(crate) fn list(&mut self, regs: &[Reg]) -> List {
        let start = self.func.lists.len() as u32;
        self.func.lists.extend_from_slice(regs);
        List { start, len: regs.len() as u32 }
    }

    /// The register of a local.
    pub(crate) fn local(&self, id: LocalId) -> Reg {
        Reg(self.slots[id.index()])
    }

    /// An operand's first slot.
    pub(crate) fn value(&mut self, value: ast::Value) -> Result<Reg, Refused> {
        match value {
            ast::Value::Local(id) => Ok(self.local(id)),
            ast::Value::Const(id) => self.constant(id),
            ast::Value::Metadata => Err("metadata as a value".into()),
        }
    }

    pub(crate) fn operand(&mut self, operand: &ast::Operand) -> Result<Reg, Refused> {
        self.value(operand.value)
    }

    fn constant(&mut self, id: ConstId) -> Result<Reg, Refused> {
        if let Some(&known) = self.constants.get(&id) {
            return Ok(known);
        }
        match self.lowerer.constant(self.module, id) {
            Ok(values) => {
                let reg = self.pooled(values);
                self.constants.insert(id, reg);
                Ok(reg)
            }
            Err(NoValue::Unsupported(what)) => Err(what),
            Err(NoValue::ThreadLocal) => self.thread_local(self.module, id),
        }
    }

    /// The address of a thread-local variable, or a constant expression on one, in this thread.
    fn thread_local(&mut self, module: usize, id: ConstId) -> Result<Reg, Refused> {
        let inputs = self.lowerer.inputs;
        let (module, id) = match self.lowerer.ground(module, id) {
            Ground::Global(m, g) => {
                let index =
                    self.lowerer.thread_local_index(m, g).ok_or("a thread-local variable")?;
                let dst = self.temp(1);
                self.push(Op::ThreadLocal { dst, index });
                let number = inputs[m].module.globals[g.index()].addrspace;
                let space = self.lowerer.space(m, number);
                self.placed(dst, space);
                return Ok(dst);
            }
            Ground::Constant(m, id) => (m, id),
            _ => return Err("this constant with a thread-local variable".into()),
        };
        let ConstKind::Expr(expr) = &inputs[module].module.consts[id.index()].kind else {
            return Err("this constant with a thread-local variable".into());
        };
        match &**expr {
            ConstExpr::Cast {
                value,
                op: op @ (CastOp::BitCast | CastOp::PtrToInt | CastOp::AddrSpaceCast),
            } => {
                let src = self.thread_local(module, *value)?;
                let constants = &inputs[module].module.consts;
                let types = [constants[value.index()].ty, constants[id.index()].ty];
                self.cast_thread_local(module, *op, types, src)
            }
            ConstExpr::GetElementPtr { elem, base, indices, flags, .. } => {
                let base = self.thread_local(module, *base)?;
                let (mut offset, mut at) = (0i64, Some(*elem));
                for (i, index) in indices.iter().enumerate() {
                    let width = self
                        .lowerer
                        .scalar(module, inputs[module].module.consts[index.index()].ty)
                        .map_or(64, Scalar::bits);
                    let v = match self.lowerer.constant(module, *index) {
                        Ok(v) if v.len() == 1 && v[0].is_defined() => sign_extend(v[0].bits, width),
                        _ => return Err("a thread-local address with this index".into()),
                    };
                    let ty = at.ok_or("getelementptr into a scalar")?;
                    let step = self.lowerer.gep_step(module, ty, i == 0, v, &mut at)?;
                    offset = offset.wrapping_add(step);
                }
                let ty = inputs[module].module.consts[id.index()].ty;
                let space = self.lowerer.space_of(module, ty).ok_or("an address of no pointer")?;
                let dst = self.temp(1);
                self.gep_in(space, dst, base, Offset::Bytes(offset), *flags)?;
                Ok(dst)
            }
            _ => Err("this constant expression on a thread-local variable".into()),
        }
    }

    /// A constant cast of the address of a thread-local variable.
    fn cast_thread_local(
        &mut self,
        module: usize,
        op: CastOp,
        [from, to]: [TypeId; 2],
        src: Reg,
    ) -> Result<Reg, Refused> {
        let conversion = self.lowerer.conversion(module, op, from, to);
        match conversion.ok_or("this cast of a thread-local variable")? {
            (_, _, to) if to.slots() > 1 => {
                Err("a thread-local address of more than 64 bits".into())
            }
            (_, from, to) if from.bits() == to.bits() => Ok(src),
            conversion => {
                let dst = self.temp(1);
                self.convert(conversion, src, dst);
                Ok(dst)
            }
        }
    }

    /// Emits the moves that copy `n` slots.
    pub(crate) fn copy(&mut self, dst: Reg, src: Reg, n: u32) {
        for i in 0..n {
            self.push(Op::Move { dst: dst.plus(i), src: src.plus(i) });
        }
    }

    /// The scalar of a type, if it is one.
    pub(crate) fn scalar(&self, ty: TypeId) -> Option<Scalar> {
        self.lowerer.scalar(self.module, ty)
    }

    /// Element type and number of lanes of a vector.
    pub(crate) fn lanes(&self, ty: TypeId) -> Option<(TypeId, u32)> {
        match self.lowerer.inputs[self.module].module.types.body(ty) {
            Type::Vector { len, elem, scalable: false } => Some((*elem, u32::try_from(*len).ok()?)),
            _ => None,
        }
    }

    /// Emits the operation that says what is not modelled, should control reach it.
    pub(crate) fn unsupported(&mut self, what: &str) {
        let text = self.lowerer.text(what.to_owned());
        self.push(Op::Unsupported { text });
    }

    /// Where the instruction being lowered stands.
    pub(crate) fn pos(&self) -> TextPos {
        self.origin.pos
    }
}

/// The header flags that the machine acts on (K-LLVM §4.4). Those of the library are ours.
fn flags_of(f: &Function, is_library: bool) -> FunctionFlags {
    let is_noreturn = has(&f.attrs, "noreturn");
    if is_library {
        return FunctionFlags { is_noreturn, ..FunctionFlags::default() };
    }
    FunctionFlags {
        // What cannot be read is refused with the parameters.
        effects: effects_of(&f.attrs).unwrap_or(Effects::ALL),
        is_norecurse: has(&f.attrs, "norecurse"),
        is_null_valid: has(&f.attrs, "null_pointer_is_valid"),
        is_noreturn,
        is_nounwind: has(&f.attrs, "nounwind"),
        // Somebody else would have to leave the section.
        leave: if super::sections::is_section(f) { Leave::Refused } else { Leave::Free },
    }
}
