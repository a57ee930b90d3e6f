//! LangRef, "Data Layout": sizes, alignments and offsets of types under a [`DataLayout`].
//!
//! A scalable vector is measured as for vscale = 1: multiply by the vscale of the machine.

use crate::datalayout::{Alignment, DataLayout};
use crate::types::{Type, TypeId, TypeTable};
use crate::typing::plain_bits;
use rustc_hash::FxHashMap;

/// Bits of the value and ABI alignment in bytes of a type.
#[derive(Clone, Copy)]
struct Measure {
    bits: u64,
    align: u64,
}

impl Measure {
    fn store_size(self) -> u64 {
        self.bits.div_ceil(8)
    }

    fn alloc_size(self) -> Option<u64> {
        self.store_size().checked_next_multiple_of(self.align)
    }
}

impl DataLayout {
    /// Width in bits of an integer, float, pointer or vector; `None` for anything else.
    pub fn bit_width(&self, types: &TypeTable, ty: TypeId) -> Option<u64> {
        match types.body(ty) {
            Type::Array { .. } | Type::Struct { .. } => None,
            _ => self.measure(types, ty, &mut FxHashMap::default()).map(|m| m.bits),
        }
    }

    /// Bytes that a store of the type writes; `None` when it has no size or it overflows.
    pub fn store_size(&self, types: &TypeTable, ty: TypeId) -> Option<u64> {
        self.measure(types, ty, &mut FxHashMap::default()).map(Measure::store_size)
    }

    /// Bytes from one element of an array to the next; `None` when the type has no size or it
    /// overflows.
    pub fn alloc_size(&self, types: &TypeTable, ty: TypeId) -> Option<u64> {
        self.measure(types, ty, &mut FxHashMap::default())?.alloc_size()
    }

    /// ABI alignment in bytes; 1 for a type without size.
    pub fn abi_align(&self, types: &TypeTable, ty: TypeId) -> u64 {
        self.measure(types, ty, &mut FxHashMap::default()).map_or(1, |m| m.align)
    }

    /// Preferred alignment in bytes: of an object of which nothing is said.
    pub fn preferred_align(&self, types: &TypeTable, ty: TypeId) -> u64 {
        let abi = self.abi_align(types, ty);
        let preferred = match types.body(ty) {
            Type::Ptr { addrspace, .. } => self.pointer(*addrspace).align.preferred,
            // Nested no deeper than what reads types allows.
            Type::Array { elem, .. } => self.preferred_align(types, *elem),
            Type::Struct { .. } => self.aggregate.preferred,
            Type::Int(bits) => self.int_align(*bits).preferred,
            Type::Vector { .. } => {
                let bits = self.bit_width(types, ty).unwrap_or(0);
                self.vector_align(bits).map_or(1, |align| align.preferred)
            }
            Type::X86(_) => abi,
            body => plain_bits(body).map_or(1, |bits| self.float_align(bits).preferred),
        };
        preferred.max(abi)
    }

    /// Offset of each field, size with its padding, and alignment of a struct with these fields.
    pub fn struct_offsets(
        &self,
        types: &TypeTable,
        fields: &[TypeId],
        packed: bool,
    ) -> Option<(Vec<u64>, u64, u64)> {
        self.offsets(types, fields, packed, &mut FxHashMap::default())
    }

    fn offsets(
        &self,
        types: &TypeTable,
        fields: &[TypeId],
        packed: bool,
        known: &mut FxHashMap<TypeId, Option<Measure>>,
    ) -> Option<(Vec<u64>, u64, u64)> {
        let mut offsets = Vec::with_capacity(fields.len());
        let mut end = 0u64;
        let mut align = 1;
        for &field in fields {
            let field = self.measure(types, field, known)?;
            let field_align = if packed { 1 } else { field.align };
            let offset = end.checked_next_multiple_of(field_align)?;
            offsets.push(offset);
            end = offset.checked_add(field.alloc_size()?)?;
            align = align.max(field_align);
        }
        Some((offsets, end.checked_next_multiple_of(align)?, align))
    }

    /// Measures a type. Structs are remembered in `known`: one that contains another twice, and
    /// so on down, would take exponential time otherwise.
    fn measure(
        &self,
        types: &TypeTable,
        ty: TypeId,
        known: &mut FxHashMap<TypeId, Option<Measure>>,
    ) -> Option<Measure> {
        let body = types.body(ty);
        match body {
            Type::Ptr { addrspace, .. } => {
                let spec = self.pointer(*addrspace);
                Some(Measure { bits: u64::from(spec.bits), align: spec.align.abi })
            }
            Type::Array { len, elem } => {
                let elem = self.measure(types, *elem, known)?;
                let bits = elem.alloc_size()?.checked_mul(*len)?.checked_mul(8)?;
                Some(Measure { bits, align: elem.align })
            }
            Type::Vector { len, elem, .. } => {
                let elem = self.measure(types, *elem, known)?;
                let bits = elem.bits.checked_mul(*len)?;
                Some(Measure { bits, align: self.vector_align(bits)?.abi })
            }
            Type::Struct { fields, packed } => {
                if let Some(&measure) = known.get(&ty) {
                    return measure;
                }
                let measure = self.measure_struct(types, fields, *packed, known);
                known.insert(ty, measure);
                measure
            }
            Type::Int(bits) => {
                Some(Measure { bits: u64::from(*bits), align: self.int_align(*bits).abi })
            }
            // Tiles have 8192 bits and the alignment of 64 bytes, whatever the string says.
            Type::X86("x86_amx") => Some(Measure { bits: 8192, align: 64 }),
            Type::X86(_) => Some(Measure { bits: 64, align: self.vector_align(64)?.abi }),
            _ => {
                let bits = plain_bits(body)?;
                Some(Measure { bits, align: self.float_align(bits).abi })
            }
        }
    }

    fn measure_struct(
        &self,
        types: &TypeTable,
        fields: &[TypeId],
        packed: bool,
        known: &mut FxHashMap<TypeId, Option<Measure>>,
    ) -> Option<Measure> {
        let (_, size, align) = self.offsets(types, fields, packed, known)?;
        let align = if packed { 1 } else { align.max(self.aggregate.abi) };
        Some(Measure { bits: size.checked_mul(8)?, align })
    }

    /// The entry for the width, or the next larger, or the largest there is.
    fn int_align(&self, bits: u32) -> Alignment {
        let found = self.ints.iter().find(|(width, _)| *width >= bits);
        found.or(self.ints.last()).map_or(whole(1), |(_, align)| *align)
    }

    fn float_align(&self, bits: u64) -> Alignment {
        let found = self.floats.iter().find(|(width, _)| u64::from(*width) == bits);
        found.map_or_else(|| whole((bits / 8).next_power_of_two()), |(_, align)| *align)
    }

    /// The entry for exactly this width, or the vector's own size rounded up to a power of two.
    fn vector_align(&self, bits: u64) -> Option<Alignment> {
        let found = self.vectors.iter().find(|(width, _)| u64::from(*width) == bits);
        match found {
            Some((_, align)) => Some(*align),
            None => bits.div_ceil(8).checked_next_power_of_two().map(whole),
        }
    }
}

/// Both alignments.
fn whole(bytes: u64) -> Alignment {
    Alignment { abi: bytes, preferred: bytes }
}
