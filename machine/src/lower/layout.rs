//! Types as slots and bytes: what an aggregate's leaves are, where each lies in memory, and which
//! slots it takes.

use super::Lowerer;
use crate::ops::{FloatKind, Scalar};
use std::rc::Rc;
use tresse_ir::types::{Type, TypeId};

/// A first-class value with more leaves than this is not modelled.
const MAX_LEAVES: usize = 1 << 16;

/// Nor is one of more slots than this, which is two integers of the greatest width.
const MAX_SLOTS: u32 = 1 << 18;

/// One scalar within a type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Leaf {
    pub scalar: Scalar,
    /// Offset in memory, in bytes.
    pub offset: u64,
    /// First slot within the value.
    pub slot: u32,
}

/// A type's leaves.
#[derive(Debug)]
pub(crate) struct Leaves {
    pub leaves: Vec<Leaf>,
    pub slots: u32,
    /// Vectors whose elements are no whole bytes.
    pub packed: Vec<Packed>,
}

/// A vector whose elements are no whole bytes. LangRef, "Vector Type": in memory it is the integer
/// that it is by `bitcast`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Packed {
    /// Number of its first leaf.
    first: usize,
    /// Number of its elements, and bits of each.
    pub shape: (u32, u32),
    /// Offset in memory, in bytes.
    offset: u64,
    /// First slot within the value.
    pub slot: u32,
}

impl Packed {
    /// The vector as an integer of its own, in slots from 0 on.
    pub(crate) fn integer(&self) -> Leaf {
        let (lanes, bits) = self.shape;
        Leaf { scalar: Scalar::Int(lanes * bits), offset: self.offset, slot: 0 }
    }
}

impl Leaves {
    /// What there is in memory, by offset: a vector whose elements are no whole bytes is one number
    /// (LangRef, "Vector Type").
    pub(crate) fn scalars(&self) -> Vec<(u64, Scalar)> {
        let packed = self.packed.iter().map(Packed::integer);
        let all = self.whole().copied().chain(packed);
        let mut scalars: Vec<_> = all.map(|leaf| (leaf.offset, leaf.scalar)).collect();
        scalars.sort_by_key(|(offset, _)| *offset);
        scalars
    }

    /// The leaves that are in memory as they are.
    pub(crate) fn whole(&self) -> impl Iterator<Item = &Leaf> {
        let is_packed = |i: &usize| {
            self.packed.iter().any(|p| (p.first..p.first + p.shape.0 as usize).contains(i))
        };
        self.leaves.iter().enumerate().filter(move |(i, _)| !is_packed(i)).map(|(_, leaf)| leaf)
    }
}

pub(crate) type Cached = Result<Rc<Leaves>, String>;

/// A piece of a leaf that one request moves: at most eight bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    pub offset: u64,
    pub len: u32,
    pub width: u32,
    pub slot: u32,
}

impl Lowerer<'_> {
    /// The leaves of a type, or why it has none.
    pub(crate) fn leaves(&mut self, module: usize, ty: TypeId) -> Cached {
        if let Some(known) = self.layouts.get(&(module, ty)) {
            return known.clone();
        }
        let mut out = Leaves { leaves: Vec::new(), slots: 0, packed: Vec::new() };
        let result = self.collect(module, ty, 0, &mut out).map(|()| Rc::new(out));
        self.layouts.insert((module, ty), result.clone());
        result
    }

    /// The number of slots of a type; 0 for `void` and types without values.
    pub(crate) fn slots(&mut self, module: usize, ty: TypeId) -> u32 {
        self.leaves(module, ty).map_or(0, |l| l.slots)
    }

    /// A scalar type.
    pub(crate) fn scalar(&self, module: usize, ty: TypeId) -> Option<Scalar> {
        Some(match self.inputs[module].module.types.body(ty) {
            Type::Int(width) => Scalar::Int(*width),
            Type::Half => Scalar::Float(FloatKind::Half),
            Type::BFloat => Scalar::Float(FloatKind::BFloat),
            Type::Float => Scalar::Float(FloatKind::Float),
            Type::Double => Scalar::Float(FloatKind::Double),
            Type::X86Fp80 => Scalar::Float(FloatKind::X86Fp80),
            Type::Fp128 => Scalar::Float(FloatKind::Fp128),
            Type::PpcFp128 => Scalar::Float(FloatKind::PpcFp128),
            Type::Ptr { addrspace, .. } => self.pointer(module, *addrspace).ok()?,
            _ => return None,
        })
    }

    fn collect(
        &mut self,
        module: usize,
        ty: TypeId,
        offset: u64,
        out: &mut Leaves,
    ) -> Result<(), String> {
        if let Some(scalar) = self.scalar(module, ty) {
            if out.leaves.len() >= MAX_LEAVES {
                return Err(format!("a value of more than {MAX_LEAVES} scalars"));
            }
            if scalar.slots() > MAX_SLOTS - out.slots {
                return Err(format!("a value of more than {MAX_SLOTS} words"));
            }
            out.leaves.push(Leaf { scalar, offset, slot: out.slots });
            out.slots += scalar.slots();
            return Ok(());
        }
        let inputs = self.inputs;
        let m = &inputs[module].module;
        match m.types.body(ty) {
            Type::Ptr { addrspace, .. } => self.pointer(module, *addrspace).map(|_| ()),
            Type::Void | Type::Label | Type::Metadata | Type::Token | Type::Function { .. } => {
                Ok(())
            }
            Type::Array { len, elem } => {
                let size = self.alloc_size(module, *elem).ok_or("an array of unsized elements")?;
                self.repeat(module, *elem, *len, size * 8, offset, out)
            }
            Type::Vector { scalable: true, .. } => Err("scalable vectors".into()),
            Type::Vector { len, elem, .. } => {
                let layout = &self.data_layouts[module];
                let bits =
                    layout.bit_width(&m.types, *elem).ok_or("a vector of unsized elements")?;
                if !bits.is_multiple_of(8) {
                    let lanes = u32::try_from(*len).unwrap_or(u32::MAX);
                    let shape = (lanes, bits as u32);
                    let (first, slot) = (out.leaves.len(), out.slots);
                    out.packed.push(Packed { first, shape, offset, slot });
                }
                self.repeat(module, *elem, *len, bits, offset, out)
            }
            Type::Struct { fields, .. } => {
                let offsets = self.offsets(module, ty).ok_or("a struct of unsized fields")?;
                for (field, at) in fields.iter().zip(&*offsets) {
                    self.collect(module, *field, offset + at, out)?;
                }
                Ok(())
            }
            Type::Named(n) => Err(format!("the opaque type %{}", m.types.named[*n as usize].name)),
            other => Err(format!("the type {other:?}")),
        }
    }

    fn repeat(
        &mut self,
        module: usize,
        elem: TypeId,
        len: u64,
        stride_bits: u64,
        offset: u64,
        out: &mut Leaves,
    ) -> Result<(), String> {
        if len > MAX_LEAVES as u64 {
            return Err(format!("a value of more than {MAX_LEAVES} scalars"));
        }
        for i in 0..len {
            self.collect(module, elem, offset + i * stride_bits / 8, out)?;
        }
        Ok(())
    }

    /// The pieces in which a leaf is loaded and stored.
    pub(crate) fn pieces(&self, leaf: &Leaf) -> Vec<Piece> {
        let width = leaf.scalar.bits();
        let bytes = u64::from(width.div_ceil(8));
        let is_big = self.target.endian == tresse_ir::datalayout::Endian::Big;
        (0..leaf.scalar.slots())
            .map(|word| {
                let first = u64::from(word) * 8;
                let len = (bytes - first).min(8);
                let offset = if is_big { bytes - first - len } else { first };
                Piece {
                    offset: leaf.offset + offset,
                    len: len as u32,
                    width: (width - word * 64).min(64),
                    slot: leaf.slot + word,
                }
            })
            .collect()
    }

    /// The bytes of an aggregate that belong to no scalar: runs of at most eight, each with its
    /// offset and length.
    pub(crate) fn padding(&mut self, module: usize, ty: TypeId) -> Vec<(u64, u32)> {
        let types = &self.inputs[module].module.types;
        if !matches!(types.body(ty), Type::Struct { .. } | Type::Array { .. }) {
            return Vec::new();
        }
        let size = self.size_and_align(module, ty).map_or(0, |s| s.0);
        let leaves = self.leaves(module, ty);
        let ends = leaves
            .iter()
            .flat_map(|leaves| &leaves.leaves)
            .map(|leaf| (leaf.offset, leaf.offset + u64::from(leaf.scalar.bits().div_ceil(8))));
        let (mut runs, mut done) = (Vec::new(), 0);
        for (start, end) in ends.chain([(size, size)]) {
            while done < start {
                let len = (start - done).min(8);
                runs.push((done, len as u32));
                done += len;
            }
            done = end;
        }
        runs
    }

    /// Store size and ABI alignment of a type.
    pub(crate) fn size_and_align(&mut self, module: usize, ty: TypeId) -> Option<(u64, u64)> {
        self.measure(module, ty).map(|m| (m.store, m.align))
    }

    /// Size of a type in an array.
    pub(crate) fn alloc_size(&mut self, module: usize, ty: TypeId) -> Option<u64> {
        self.measure(module, ty).map(|m| m.alloc)
    }

    /// Alignment of an object of the type of which nothing is said: the preferred one.
    pub(crate) fn object_align(&self, module: usize, ty: TypeId) -> u64 {
        let m = &self.inputs[module].module;
        self.data_layouts[module].preferred_align(&m.types, ty)
    }

    fn measure(&mut self, module: usize, ty: TypeId) -> Option<Measure> {
        let (m, layout) = (&self.inputs[module].module, &self.data_layouts[module]);
        *self.measures.entry((module, ty)).or_insert_with(|| {
            Some(Measure {
                store: layout.store_size(&m.types, ty)?,
                alloc: layout.alloc_size(&m.types, ty)?,
                align: layout.abi_align(&m.types, ty),
            })
        })
    }

    /// Offsets of a struct's fields.
    pub(crate) fn offsets(&mut self, module: usize, ty: TypeId) -> Option<Rc<[u64]>> {
        if let Some(known) = self.offsets.get(&(module, ty)) {
            return Some(known.clone());
        }
        let m = &self.inputs[module].module;
        let Type::Struct { fields, packed } = m.types.body(ty) else { return None };
        let (offsets, ..) = self.data_layouts[module].struct_offsets(&m.types, fields, *packed)?;
        Some(self.offsets.entry((module, ty)).or_insert(offsets.into()).clone())
    }

    /// Where the slots of each field of a struct begin, and where the last one's end.
    pub(crate) fn field_slots(&mut self, module: usize, ty: TypeId) -> Result<Rc<[u32]>, String> {
        if let Some(known) = self.field_slots.get(&(module, ty)) {
            return Ok(known.clone());
        }
        let inputs = self.inputs;
        let Type::Struct { fields, .. } = inputs[module].module.types.body(ty) else {
            return Err("an index into what is no struct".into());
        };
        let mut starts = vec![0];
        for field in fields {
            let last = starts[starts.len() - 1];
            starts.push(last + self.leaves(module, *field)?.slots);
        }
        Ok(self.field_slots.entry((module, ty)).or_insert(starts.into()).clone())
    }
}

/// Sizes and alignment of a type in bytes.
#[derive(Clone, Copy)]
pub(crate) struct Measure {
    store: u64,
    alloc: u64,
    align: u64,
}
