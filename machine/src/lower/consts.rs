//! Constants to values: LangRef, "Constants" and "Constant Expressions"; initialisers to bytes.

use super::Lowerer;
use super::layout::{Leaf, Packed};
use super::link::{Callable, Home};
use super::names::Ground;
use super::spaces::Space;
use crate::end::PARTLY_POISON;
use crate::ids::{CONSTANTS, GLOBALS};
use crate::memory::ByteMap;
use crate::memory::cache::reverse;
use crate::ops::{self, Scalar};
use crate::program::unknown_variable;
use crate::value::{Prov, Value, sign_extend, slots_of_width};
use num_traits::ToPrimitive;
use tresse_ir::ast::{
    BinOp, BlockId, CastOp, ConstExpr, ConstId, ConstKind, Flags, FuncId, GepFlags, GlobalId,
    Linkage,
};
use tresse_ir::datalayout::Endian;
use tresse_ir::types::{Type, TypeId};

/// Why a constant has no value.
#[derive(Clone, Debug)]
pub(crate) enum NoValue {
    /// It is the address of a thread-local variable: it has a value in each thread.
    ThreadLocal,
    /// Not modelled, in words.
    Unsupported(String),
}

impl From<String> for NoValue {
    fn from(what: String) -> NoValue {
        NoValue::Unsupported(what)
    }
}

impl From<ops::OpError> for NoValue {
    fn from(error: ops::OpError) -> NoValue {
        NoValue::Unsupported(match error {
            ops::OpError::Ub(kind) => {
                format!("a constant expression with undefined behaviour ({})", kind.describe())
            }
            ops::OpError::Unsupported(what) => what.into(),
        })
    }
}

pub(crate) type Values = Result<Vec<Value>, NoValue>;

/// Constant expressions are computed within each other this deep: more is there only where aliases
/// name each other, as the parser has a bound of its own.
const MAX_DEPTH: u32 = 2000;

impl Lowerer<'_> {
    /// The slots of a constant. What is computed is computed once: aliases may name a constant any
    /// number of times.
    pub(crate) fn constant(&mut self, module: usize, id: ConstId) -> Values {
        let (module, id) = match self.ground(module, id) {
            Ground::Function(m, f) => return self.function_address(m, f).map(|v| vec![v]),
            Ground::Global(m, g) => return self.global_address(m, g).map(|v| vec![v]),
            Ground::Constant(m, id) => (m, id),
            Ground::Unknown(what) => return Err(NoValue::Unsupported(what.into())),
        };
        if !matches!(self.inputs[module].module.consts[id.index()].kind, ConstKind::Expr(_)) {
            return self.evaluate(module, id);
        }
        if let Some(known) = self.computed.get(&(module, id)) {
            return known.clone();
        }
        if self.depth >= MAX_DEPTH {
            return unsupported("nested too deep through aliases");
        }
        self.depth += 1;
        let values = self.evaluate(module, id);
        self.depth -= 1;
        self.computed.insert((module, id), values.clone());
        values
    }

    fn evaluate(&mut self, module: usize, id: ConstId) -> Values {
        let inputs = self.inputs;
        let c = &inputs[module].module.consts[id.index()];
        let scalar = self.scalar(module, c.ty);
        match &c.kind {
            ConstKind::Int(n) => {
                let width = scalar.map_or(64, Scalar::bits);
                let digits = n.to_u64_digits();
                Ok((0..slots_of_width(width))
                    .map(|i| Value::int(digits.get(i as usize).copied().unwrap_or(0)))
                    .collect())
            }
            ConstKind::Float(bits) => {
                let n = scalar.map_or(1, Scalar::slots);
                Ok((0..n).map(|i| Value::int((bits >> (64 * i)) as u64)).collect())
            }
            ConstKind::Null | ConstKind::NoneToken | ConstKind::Zero => {
                Ok(vec![Value::ZERO; self.leaves(module, c.ty)?.slots as usize])
            }
            ConstKind::Undef => self.undef(module, c.ty),
            ConstKind::Poison => Ok(vec![Value::POISON; self.leaves(module, c.ty)?.slots as usize]),
            ConstKind::Aggregate(items) => {
                let mut out = Vec::new();
                for item in items {
                    out.extend(self.constant(module, *item)?);
                }
                Ok(out)
            }
            ConstKind::Splat(item) => {
                let one = self.constant(module, *item)?;
                let slots = self.leaves(module, c.ty)?.slots as usize;
                Ok(one.iter().copied().cycle().take(slots).collect())
            }
            ConstKind::Bytes(bytes) => {
                Ok(bytes.iter().map(|&b| Value::int(u64::from(b))).collect())
            }
            ConstKind::Global(_)
            | ConstKind::Function(_)
            | ConstKind::Alias(_)
            | ConstKind::Wrapped(..) => unsupported("a name for nothing"),
            ConstKind::BlockAddress(f, block) => {
                self.block_address(module, *f, *block).map(|v| vec![v])
            }
            ConstKind::Expr(expr) => self.expression(module, c.ty, expr),
            ConstKind::InlineAsm(_) => {
                Err(NoValue::Unsupported("inline assembly as a value".into()))
            }
        }
    }

    /// `undef`, bit by bit.
    fn undef(&mut self, module: usize, ty: TypeId) -> Values {
        let leaves = self.leaves(module, ty)?;
        Ok(leaves
            .leaves
            .iter()
            .flat_map(|l| l.scalar.widths())
            .map(|w| self.program.undefined(w))
            .collect())
    }

    fn global_address(&self, module: usize, id: GlobalId) -> Result<Value, NoValue> {
        match self.link.homes.get(&(module, id)).copied() {
            Some(Home::Variable(slot)) => Ok(Value::ptr(
                self.program.globals[slot as usize].address,
                Prov::object(GLOBALS, slot, 0),
            )),
            Some(Home::Constant(slot)) => Ok(Value::ptr(
                self.program.constants[slot as usize].address,
                Prov::object(CONSTANTS, slot, 0),
            )),
            Some(Home::ThreadLocal(_)) => Err(NoValue::ThreadLocal),
            None => {
                let global = &self.inputs[module].module.globals[id.index()];
                // LangRef, `extern_weak`: what is defined nowhere has the address null.
                if global.linkage == Linkage::ExternWeak {
                    Ok(Value::ZERO)
                } else {
                    Err(NoValue::Unsupported(unknown_variable(&global.name)))
                }
            }
        }
    }

    /// The number of a thread-local variable.
    pub(crate) fn thread_local_index(&self, module: usize, id: GlobalId) -> Option<u32> {
        match self.link.homes.get(&(module, id)) {
            Some(Home::ThreadLocal(index)) => Some(*index),
            _ => None,
        }
    }

    pub(super) fn function_address(&mut self, module: usize, id: FuncId) -> Result<Value, NoValue> {
        if self.is_null(module, id) {
            return Ok(Value::ZERO);
        }
        let callable = self.resolve_address(module, id);
        let name = &self.inputs[module].module.functions[id.index()].name;
        let key = (
            callable,
            if matches!(callable, Callable::Missing | Callable::Builtin) {
                name.clone()
            } else {
                String::new()
            },
        );
        let Some(&number) = self.link.targets.get(&key) else {
            return Err(NoValue::Unsupported(format!("the address of `{name}`")));
        };
        let slot = self.program.constants.len() as u32 + number;
        Ok(Value::ptr(self.program.targets[number as usize].1, Prov::object(CONSTANTS, slot, 0)))
    }

    /// LangRef, "Addresses of Basic Blocks": here the function's address, plus the block's number,
    /// plus one.
    pub(crate) fn block_address(
        &mut self,
        module: usize,
        func: FuncId,
        block: BlockId,
    ) -> Result<Value, NoValue> {
        let base = self.function_address(module, func)?;
        Ok(Value { bits: base.bits + 1 + u64::from(block.0), ..base })
    }

    fn expression(&mut self, module: usize, ty: TypeId, expr: &ConstExpr) -> Values {
        let inputs = self.inputs;
        let type_of = |id: ConstId| inputs[module].module.consts[id.index()].ty;
        match expr {
            ConstExpr::Binary { op, flags, lhs, rhs } => {
                let (a, b) = (self.constant(module, *lhs)?, self.constant(module, *rhs)?);
                if *op == BinOp::Sub {
                    self.note_distance(&a, &b);
                }
                self.lanewise(module, ty, &[&a, &b], |scalar, v, out| match scalar {
                    Scalar::Float(kind) => ops::float_binary(*op, kind, *flags, v[0], v[1], out),
                    _ => ops::int_binary_wide(*op, *flags, scalar.bits(), v[0], v[1], out),
                })
            }
            ConstExpr::Cast { op, value } => {
                let from = type_of(*value);
                let v = match op {
                    CastOp::PtrToInt => self.offset_or_address(module, *value)?,
                    _ => self.constant(module, *value)?,
                };
                self.cast(module, *op, from, ty, &v)
            }
            ConstExpr::GetElementPtr { elem, base, indices, flags, .. } => {
                self.constant_gep(module, *elem, *base, indices, *flags)
            }
            ConstExpr::ICmp { pred, lhs, rhs } => {
                let Some(scalar) = self.scalar(module, type_of(*lhs)) else {
                    return unsupported("icmp of vectors");
                };
                let (a, b) = (self.constant(module, *lhs)?, self.constant(module, *rhs)?);
                Ok(vec![ops::icmp(*pred, Flags::default(), scalar.bits(), &a, &b)])
            }
            ConstExpr::FCmp { pred, lhs, rhs } => {
                let Some(Scalar::Float(kind)) = self.scalar(module, type_of(*lhs)) else {
                    return unsupported("fcmp of vectors");
                };
                let (a, b) = (self.constant(module, *lhs)?, self.constant(module, *rhs)?);
                Ok(vec![ops::fcmp(*pred, kind, Flags::default(), &a, &b)?])
            }
            ConstExpr::Select { cond, then, other } => {
                let cond = self.constant(module, *cond)?;
                match cond.first() {
                    Some(c) if cond.len() == 1 && c.is_defined() => {
                        self.constant(module, if c.bits & 1 == 1 { *then } else { *other })
                    }
                    _ => unsupported("select on this condition"),
                }
            }
            ConstExpr::FNeg { value } => {
                let v = self.constant(module, *value)?;
                self.lanewise(module, ty, &[&v], |scalar, v, out| match scalar {
                    Scalar::Float(kind) => ops::fneg(kind, Flags::default(), v[0], out),
                    _ => Err(ops::OpError::Unsupported("fneg of what is no float")),
                })
            }
            ConstExpr::ExtractValue { aggregate, indices } => {
                let (start, n) = self.aggregate_slots(module, type_of(*aggregate), indices)?;
                let v = self.constant(module, *aggregate)?;
                Ok(v[start as usize..(start + n) as usize].to_vec())
            }
            ConstExpr::InsertValue { aggregate, value, indices } => {
                let (start, _) = self.aggregate_slots(module, type_of(*aggregate), indices)?;
                let mut v = self.constant(module, *aggregate)?;
                let part = self.constant(module, *value)?;
                v[start as usize..start as usize + part.len()].copy_from_slice(&part);
                Ok(v)
            }
            ConstExpr::ExtractElement { .. }
            | ConstExpr::InsertElement { .. }
            | ConstExpr::ShuffleVector { .. } => self.lanes_of_constants(module, expr),
        }
    }

    /// Applies an operation to each scalar of a type.
    fn lanewise(
        &mut self,
        module: usize,
        ty: TypeId,
        operands: &[&[Value]],
        f: impl Fn(Scalar, &[&[Value]], &mut [Value]) -> Result<(), ops::OpError>,
    ) -> Values {
        let leaves = self.leaves(module, ty)?;
        let mut out = vec![Value::ZERO; leaves.slots as usize];
        for leaf in &leaves.leaves {
            let range = leaf.slot as usize..(leaf.slot + leaf.scalar.slots()) as usize;
            let parts: Vec<&[Value]> = operands.iter().map(|o| &o[range.clone()]).collect();
            f(leaf.scalar, &parts, &mut out[range])?;
        }
        Ok(out)
    }

    fn cast(&mut self, module: usize, op: CastOp, from: TypeId, to: TypeId, v: &[Value]) -> Values {
        let Some((op, from, to)) = self.conversion(module, op, from, to) else {
            return unsupported("a cast of vectors");
        };
        if op == CastOp::PtrToInt
            && let Some(Value { prov, .. }) = v.first().filter(|v| v.prov.is_object())
            && !self.inputs[module].is_library
        {
            self.program.exposed.push(*prov);
        }
        let mut out = vec![Value::ZERO; to.slots() as usize];
        ops::cast(op, from, to, Flags::default(), v, &mut out)?;
        Ok(out)
    }

    /// The operand of a constant `ptrtoint`. What is counted from null is an offset: C programs
    /// have `(size_t)&((T *)0)->m` for `offsetof`, which clang compiles to a `getelementptr
    /// inbounds`. LangRef has poison there; LLVM has the offset (`ConstantFoldCastOperand`), and
    /// every compiler of C counts on it.
    fn offset_or_address(&mut self, module: usize, id: ConstId) -> Values {
        let inputs = self.inputs;
        let mut base = id;
        let mut calculations = Vec::new();
        while let ConstKind::Expr(expr) = &inputs[module].module.consts[base.index()].kind
            && let ConstExpr::GetElementPtr { elem, base: from, indices, .. } = &**expr
        {
            calculations.push((*elem, indices));
            base = *from;
        }
        if !matches!(inputs[module].module.consts[base.index()].kind, ConstKind::Null) {
            return self.constant(module, id);
        }
        let space = self.space_of(module, inputs[module].module.consts[base.index()].ty);
        let mut at = self.constant(module, base)?;
        for (elem, indices) in calculations.into_iter().rev() {
            at = self.calculated(module, elem, (&at, space), indices, GepFlags::default())?;
        }
        Ok(at)
    }

    /// LangRef, `getelementptr`, as far as it is constant. With `inbounds`, leaving the object
    /// gives poison, and staying where it is does not.
    fn constant_gep(
        &mut self,
        module: usize,
        elem: TypeId,
        base: ConstId,
        indices: &[ConstId],
        flags: GepFlags,
    ) -> Values {
        let space = self.space_of(module, self.inputs[module].module.consts[base.index()].ty);
        let base = self.constant(module, base)?;
        self.calculated(module, elem, (&base, space), indices, flags)
    }

    fn calculated(
        &mut self,
        module: usize,
        elem: TypeId,
        (base, space): (&[Value], Option<Space>),
        indices: &[ConstId],
        flags: GepFlags,
    ) -> Values {
        let inputs = self.inputs;
        let (&[mut ptr], Some(space)) = (base, space) else {
            return unsupported("getelementptr of vectors");
        };
        let mut at = Some(elem);
        for (i, index) in indices.iter().enumerate() {
            let width = self
                .scalar(module, inputs[module].module.consts[index.index()].ty)
                .map_or(0, Scalar::bits);
            let v = self.constant(module, *index)?;
            let [index] = v[..] else { return unsupported("getelementptr of vectors") };
            if !index.is_defined() || width > 64 {
                return unsupported("getelementptr with this index");
            }
            let index = sign_extend(index.bits, width);
            let Some(ty) = at else { return unsupported("getelementptr into a scalar") };
            let offset = self.gep_step(module, ty, i == 0, index, &mut at)?;
            ptr.bits = space.moved(ptr.bits, offset);
            let at = Value { bits: space.address(ptr.bits, self.target.pointer_bits), ..ptr };
            if flags.inbounds && offset != 0 && !self.is_within(&at) {
                return Ok(vec![Value::POISON]);
            }
        }
        Ok(vec![ptr])
    }

    /// One index of a constant address calculation: the offset in bytes, and the type it leads to.
    pub(crate) fn gep_step(
        &mut self,
        module: usize,
        ty: TypeId,
        is_first: bool,
        index: i64,
        next: &mut Option<TypeId>,
    ) -> Result<i64, String> {
        let inputs = self.inputs;
        if is_first {
            let size = self.alloc_size(module, ty).ok_or("getelementptr over an unsized type")?;
            *next = Some(ty);
            return Ok(index.wrapping_mul(size as i64));
        }
        match inputs[module].module.types.body(ty) {
            Type::Struct { fields, .. } => {
                let offsets =
                    self.offsets(module, ty).ok_or("getelementptr into an unsized struct")?;
                let field = usize::try_from(index)
                    .ok()
                    .filter(|&i| i < fields.len())
                    .ok_or("getelementptr to a field that does not exist")?;
                *next = Some(fields[field]);
                Ok(offsets[field].to_i64().unwrap_or(0))
            }
            Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                let size =
                    self.alloc_size(module, *elem).ok_or("getelementptr over an unsized type")?;
                *next = Some(*elem);
                Ok(index.wrapping_mul(size as i64))
            }
            _ => Err("getelementptr into a scalar".into()),
        }
    }

    /// Is a constant pointer within its object? Functions and numbers: only when unmoved.
    fn is_within(&self, ptr: &Value) -> bool {
        let list = match ptr.prov.arena() {
            _ if !ptr.prov.is_object() => return ptr.bits == 0,
            GLOBALS => &self.program.globals,
            _ => &self.program.constants,
        };
        list.get(ptr.prov.slot() as usize)
            .is_none_or(|g| ptr.bits.wrapping_sub(g.address) <= g.size)
    }

    /// Slots of a part of an aggregate: first and number.
    pub(crate) fn aggregate_slots(
        &mut self,
        module: usize,
        ty: TypeId,
        indices: &[u32],
    ) -> Result<(u32, u32), String> {
        let inputs = self.inputs;
        let (mut start, mut ty) = (0, ty);
        for &index in indices {
            match inputs[module].module.types.body(ty) {
                Type::Struct { fields, .. } => {
                    start += self
                        .field_slots(module, ty)?
                        .get(index as usize)
                        .ok_or("an index beyond the struct")?;
                    ty = *fields.get(index as usize).ok_or("an index beyond the struct")?;
                }
                Type::Array { elem, .. } => {
                    start += self.leaves(module, *elem)?.slots * index;
                    ty = *elem;
                }
                _ => return Err("an index into a scalar".into()),
            }
        }
        Ok((start, self.leaves(module, ty)?.slots))
    }

    /// Fills the content of every reachable global.
    pub(crate) fn initialise_globals(&mut self) {
        for i in 0..self.link.global_order.len() {
            let (module, id) = self.link.global_order[i];
            let inputs = self.inputs;
            let g = &inputs[module].module.globals[id.index()];
            let home = self.link.homes[&(module, id)];
            let size = self.def_mut(home).size;
            let mut bytes =
                std::mem::replace(&mut self.def_mut(home).init, ByteMap::Cell(Value::ZERO));
            if let Some(init) = g.init
                && let Err(why) = self.write_constant(module, init, &mut bytes, size, 0)
            {
                let what = match why {
                    NoValue::ThreadLocal => {
                        "the address of a thread-local variable as an initialiser".into()
                    }
                    NoValue::Unsupported(what) => what,
                };
                self.error(
                    module,
                    g.pos,
                    None,
                    format!("Tresse does not model {what} (in the initialiser of `{}`)", g.name),
                    true,
                );
            }
            self.def_mut(home).init = bytes;
        }
    }

    fn def_mut(&mut self, home: Home) -> &mut crate::program::GlobalDef {
        match home {
            Home::Variable(i) => &mut self.program.globals[i as usize],
            Home::Constant(i) => &mut self.program.constants[i as usize],
            Home::ThreadLocal(i) => &mut self.program.thread_locals[i as usize],
        }
    }

    /// Writes a constant into fresh, zeroed bytes.
    fn write_constant(
        &mut self,
        module: usize,
        id: ConstId,
        to: &mut ByteMap,
        size: u64,
        at: u64,
    ) -> Result<(), NoValue> {
        let inputs = self.inputs;
        let m = &inputs[module].module;
        let c = &m.consts[id.index()];
        match &c.kind {
            ConstKind::Zero | ConstKind::Null => Ok(()),
            ConstKind::Bytes(bytes) => {
                for (i, &b) in bytes.iter().enumerate() {
                    to.store(size, at + i as u64, 1, Value::int(u64::from(b)));
                }
                Ok(())
            }
            // At once: there may be any number of elements.
            ConstKind::Undef | ConstKind::Poison
                if matches!(m.types.body(c.ty), Type::Array { .. } | Type::Struct { .. }) =>
            {
                let is_poison = matches!(c.kind, ConstKind::Poison);
                let byte = if is_poison { Value::POISON } else { self.program.undefined(8) };
                let (len, _) = self.size_and_align(module, c.ty).unwrap_or((0, 1));
                to.fill(size, at, len, byte);
                Ok(())
            }
            ConstKind::Aggregate(items) if !matches!(m.types.body(c.ty), Type::Vector { .. }) => {
                for (i, item) in items.iter().enumerate() {
                    let mut next = None;
                    let offset = self.gep_step(module, c.ty, false, i as i64, &mut next)?;
                    self.write_constant(module, *item, to, size, at + offset as u64)?;
                }
                Ok(())
            }
            _ => {
                let leaves = self.leaves(module, c.ty)?;
                let values = self.constant(module, id)?;
                for leaf in leaves.whole() {
                    self.write_leaf(leaf, &values, to, size, at);
                }
                for packed in &leaves.packed {
                    let integer = self.packed_integer(packed, &values)?;
                    self.write_leaf(&packed.integer(), &integer, to, size, at);
                }
                Ok(())
            }
        }
    }
}

impl Lowerer<'_> {
    /// The program has the distance from one object to a place of another one as a constant: tables
    /// of relative addresses are made of these (LangRef, `llvm.load.relative`).
    fn note_distance(&mut self, to: &[Value], from: &[Value]) {
        if let ([to], [from]) = (to, from)
            && to.prov.is_object()
            && from.prov.is_object()
            && to.prov != from.prov
        {
            let found = self.program.distances.entry((from.prov, to.bits)).or_insert(to.prov);
            if *found != to.prov {
                // One object begins where another one ends.
                *found = Prov::NONE;
            }
        }
    }

    fn write_leaf(&self, leaf: &Leaf, values: &[Value], to: &mut ByteMap, size: u64, at: u64) {
        for piece in self.pieces(leaf) {
            let mut value = values[piece.slot as usize];
            if self.target.endian == Endian::Big {
                value = reverse(value, piece.len);
            }
            to.store(size, at + piece.offset, piece.len, value);
        }
    }

    /// What a vector whose elements are no whole bytes is in memory.
    fn packed_integer(&self, packed: &Packed, values: &[Value]) -> Values {
        let (lanes, bits) = packed.shape;
        let slots = (lanes * slots_of_width(bits)) as usize;
        let values = &values[packed.slot as usize..packed.slot as usize + slots];
        let poison = values.iter().filter(|v| v.is_poison()).count();
        if poison != 0 && poison != slots {
            return Err(NoValue::Unsupported(PARTLY_POISON.into()));
        }
        let to = (1, lanes * bits);
        let mut out = vec![Value::ZERO; slots_of_width(to.1) as usize];
        ops::repack(packed.shape, to, self.target.endian == Endian::Big, values, &mut out);
        Ok(out)
    }
}

fn unsupported(what: &str) -> Values {
    Err(NoValue::Unsupported(format!("a constant expression: {what}")))
}
