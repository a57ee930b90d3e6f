//! One function: its registers, constants and code.

use super::Lowerer;
use super::consts::NoValue;
use crate::ops::Scalar;
use crate::program::{AllocaInfo, Func, FunctionFlags, List, Op, Origin, Reg, Signature};
use crate::value::Value;
use rustc_hash::FxHashMap;
use tresse_ir::ast::{self, Attr, ConstExpr, ConstId, ConstKind, Function, LocalId, TextPos};
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
    /// Blocks of variable arguments by size, one object each.
    pub vararg_blocks: FxHashMap<super::varargs::BlockShape, (Reg, AllocaInfo)>,
}

/// Why an instruction cannot be lowered.
pub(crate) type Refused = String;

impl Lowerer<'_> {
    /// Lowers every reachable function.
    pub(crate) fn lower_functions(&mut self) {
        let mut first_site = 0;
        for i in 0..self.link.order.len() {
            let (module, id) = self.link.order[i];
            let inputs = self.inputs;
            let source = &inputs[module].module.functions[id.index()];
            let mut func = Builder::new(self, module, source).build();
            func.first_site = first_site;
            first_site += func.code.len() as u32;
            self.program.functions.push(func);
        }
    }

    /// The signature of a function type.
    pub(crate) fn signature_of(&mut self, module: usize, ty: TypeId) -> Signature {
        let Type::Function { ret, params, vararg } =
            self.inputs[module].module.types.body(ty).clone()
        else {
            return Signature { ret: vec![], params: vec![], is_vararg: false };
        };
        let mut scalars = |ty| {
            self.leaves(module, ty)
                .map_or(vec![], |l| l.leaves.iter().map(|l| l.scalar).collect::<Vec<Scalar>>())
        };
        let ret = scalars(ret);
        Signature {
            ret,
            params: params.into_iter().flat_map(&mut scalars).collect(),
            is_vararg: vararg,
        }
    }
}

impl<'l, 'i> Builder<'l, 'i> {
    fn new(lowerer: &'l mut Lowerer<'i>, module: usize, source: &'i Function) -> Self {
        let signature = lowerer.signature_of(module, source.ty);
        let mut registers = 0;
        let mut slots = Vec::with_capacity(source.locals.len());
        let mut param_slots = 0;
        for (i, local) in source.locals.iter().enumerate() {
            slots.push(registers);
            registers += lowerer.slots(module, local.ty);
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
        let func = Func {
            name: source.name.clone(),
            module: module as u32,
            is_library: lowerer.inputs[module].is_library,
            code: Vec::new(),
            origins: Vec::new(),
            blocks: Vec::new(),
            locals: source
                .locals
                .iter()
                .zip(&slots)
                .map(|(local, slot)| (local.name.clone(), Reg(*slot)))
                .collect(),
            registers,
            consts: Vec::new(),
            lists: Vec::new(),
            switches: Vec::new(),
            indirect: Vec::new(),
            allocas: Vec::new(),
            calls: Vec::new(),
            repacks: Vec::new(),
            signature: lowerer.signature(signature),
            param_slots,
            flags: flags_of(source),
            is_vararg: source.is_vararg,
            first_site: 0,
        };
        let origin = Origin { inst: 0, pos: source.pos, dbg: None };
        Builder {
            lowerer,
            module,
            source,
            func,
            slots,
            labels: vec![u32::MAX; source.blocks.len()],
            origin,
            pool: FxHashMap::default(),
            vararg_blocks: FxHashMap::default(),
        }
    }

    fn build(mut self) -> Func {
        self.lower_parameters();
        self.lower_blocks();
        self.func
    }

    /// LangRef, `byval`: the function works on its own copy of the pointee.
    fn lower_parameters(&mut self) {
        for (i, param) in self.source.params.iter().enumerate() {
            let Some((size, align)) = self.by_value(&param.attrs, param.ty) else { continue };
            let slot = Reg(self.slots[i]);
            let copy = self.alloca(size, align, None);
            let (len, temp) = (self.int(size), self.temp(1));
            self.push(Op::Copy { dst: copy, src: slot, len, temp, is_move: false });
            self.push(Op::Move { dst: slot, src: copy });
        }
    }

    /// Emits an operation.
    pub(crate) fn push(&mut self, op: Op) {
        self.func.code.push(op);
        self.func.origins.push(self.origin);
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
        });
        self.push(Op::Alloca { dst, info: self.func.allocas.len() as u32 - 1 });
    }

    /// New registers.
    pub(crate) fn temp(&mut self, n: u32) -> Reg {
        let reg = Reg(self.func.registers);
        self.func.registers += n;
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
        self.func.consts.extend_from_slice(&values);
        self.pool.insert(values, reg);
        reg
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
        match self.lowerer.constant(self.module, id) {
            Ok(values) => Ok(self.pooled(values)),
            Err(NoValue::Unsupported(what)) => Err(what),
            Err(NoValue::ThreadLocal) => self.thread_local(id),
        }
    }

    /// The address of a thread-local variable, or a constant expression on one, in this thread.
    fn thread_local(&mut self, id: ConstId) -> Result<Reg, Refused> {
        let inputs = self.lowerer.inputs;
        let c = &inputs[self.module].module.consts[id.index()];
        match &c.kind {
            ConstKind::Global(g) => {
                let index = self
                    .lowerer
                    .thread_local_index(self.module, *g)
                    .ok_or("a thread-local variable")?;
                let dst = self.temp(1);
                self.push(Op::ThreadLocal { dst, index });
                Ok(dst)
            }
            ConstKind::Expr(expr) => match &**expr {
                ConstExpr::Cast {
                    value,
                    op: ast::CastOp::BitCast | ast::CastOp::PtrToInt | ast::CastOp::AddrSpaceCast,
                } => self.thread_local(*value),
                ConstExpr::GetElementPtr { elem, base, indices, flags, .. } => {
                    let base = self.thread_local(*base)?;
                    let (mut offset, mut at) = (0i64, Some(*elem));
                    for (i, index) in indices.iter().enumerate() {
                        let v = match self.lowerer.constant(self.module, *index) {
                            Ok(v) if v.len() == 1 && v[0].is_defined() => v[0].bits as i64,
                            _ => return Err("a thread-local address with this index".into()),
                        };
                        let ty = at.ok_or("getelementptr into a scalar")?;
                        offset = offset.wrapping_add(self.lowerer.gep_step(
                            self.module,
                            ty,
                            i == 0,
                            v,
                            &mut at,
                        )?);
                    }
                    let dst = self.temp(1);
                    self.push(Op::GepConst { dst, base, offset, flags: *flags });
                    Ok(dst)
                }
                _ => Err("this constant expression on a thread-local variable".into()),
            },
            _ => Err("this constant with a thread-local variable".into()),
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

/// The header flags that the machine acts on (K-LLVM §4.4).
fn flags_of(f: &Function) -> FunctionFlags {
    let has = |word: &str| f.attrs.iter().any(|a| matches!(a, Attr::Word(w) if w == word));
    let is_readonly = has("readonly")
        || has("readnone")
        || has("memory(none)")
        || has("memory(read)")
        || has("memory(argmem: read)");
    FunctionFlags { is_readonly, is_noreturn: has("noreturn") }
}
