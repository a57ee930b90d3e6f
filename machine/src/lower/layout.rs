//! Types as slots and bytes: what an aggregate's leaves are, where each lies in memory, and which
//! slots it takes.

use super::Lowerer;
use crate::ops::{FloatKind, Scalar};
use std::rc::Rc;
use tresse_ir::types::{Type, TypeId};

/// A first-class value with more leaves than this is not modelled.
const MAX_LEAVES: usize = 1 << 16;

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
    /// Elements of a vector share bytes: it can be in registers, not in memory.
    pub is_bit_packed: bool,
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
        let mut out = Leaves { leaves: Vec::new(), slots: 0, is_bit_packed: false };
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
            Type::Ptr { .. } => Scalar::Ptr(self.target.pointer_bits),
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
            out.leaves.push(Leaf { scalar, offset, slot: out.slots });
            out.slots += scalar.slots();
            return Ok(());
        }
        let m = &self.inputs[module].module;
        match m.types.body(ty).clone() {
            Type::Void | Type::Label | Type::Metadata | Type::Token | Type::Function { .. } => {
                Ok(())
            }
            Type::Array { len, elem } => {
                let size =
                    m.layout.alloc_size(&m.types, elem).ok_or("an array of unsized elements")?;
                self.repeat(module, elem, len, size * 8, offset, out)
            }
            Type::Vector { scalable: true, .. } => Err("scalable vectors".into()),
            Type::Vector { len, elem, .. } => {
                let bits =
                    m.layout.bit_width(&m.types, elem).ok_or("a vector of unsized elements")?;
                out.is_bit_packed |= !bits.is_multiple_of(8);
                self.repeat(module, elem, len, bits, offset, out)
            }
            Type::Struct { fields, packed } => {
                let (offsets, ..) = m
                    .layout
                    .struct_offsets(&m.types, &fields, packed)
                    .ok_or("a struct of unsized fields")?;
                for (field, at) in fields.iter().zip(offsets) {
                    self.collect(module, *field, offset + at, out)?;
                }
                Ok(())
            }
            Type::Named(n) => Err(format!("the opaque type %{}", m.types.named[n as usize].name)),
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

    /// Store size and ABI alignment of a type.
    pub(crate) fn size_and_align(&self, module: usize, ty: TypeId) -> Option<(u64, u64)> {
        let m = &self.inputs[module].module;
        Some((m.layout.store_size(&m.types, ty)?, m.layout.abi_align(&m.types, ty)))
    }

    /// Size of a type in an array.
    pub(crate) fn alloc_size(&self, module: usize, ty: TypeId) -> Option<u64> {
        let m = &self.inputs[module].module;
        m.layout.alloc_size(&m.types, ty)
    }
}
