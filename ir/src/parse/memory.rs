//! LangRef, "Memory Access and Addressing Operations", and `va_arg`.

use super::inst::KindAndType;
use super::words::{ordering, rmw_op};
use super::{Parser, old};
use crate::ast::{InstKind, Operand, Ordering};
use crate::diag::{Parsed, fault};
use crate::lexer::Tok;
use crate::types::{Type, TypeId};
use crate::typing;

/// Ordering and scope of an atomic access, alignment of any.
struct Access {
    ordering: Ordering,
    syncscope: Option<String>,
    align: Option<u64>,
}

impl Parser<'_> {
    /// A memory instruction, if the word starts one.
    pub(super) fn parse_memory_kind(&mut self, word: &[u8]) -> Parsed<Option<KindAndType>> {
        let parsed = match word {
            b"alloca" => self.parse_alloca(),
            b"load" | b"store" | b"volatile" => self.parse_load_or_store(),
            b"getelementptr" => self.parse_gep(),
            b"fence" => self.parse_fence(),
            b"cmpxchg" => self.parse_cmpxchg(),
            b"atomicrmw" => self.parse_rmw(),
            _ => return Ok(None),
        };
        parsed.map(Some)
    }

    fn parse_alloca(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let is_inalloca = self.eat_word(b"inalloca")?;
        self.eat_word(b"swifterror")?;
        let elem = self.parse_value_type()?;
        let mut count = None;
        let mut align = None;
        let mut addrspace = self.module.layout.alloca_addrspace;
        while self.eat_comma_not_md()? {
            match self.tok {
                Tok::Word(b"align") => {
                    self.bump()?;
                    align = Some(self.parse_alignment()?);
                }
                Tok::Word(b"addrspace") => addrspace = self.parse_addrspace()?,
                _ if count.is_none() => count = Some(self.parse_alloca_count()?),
                _ => return self.unexpected("`align` or `addrspace`"),
            }
        }
        let ty = self.pointer_to(elem, addrspace)?;
        Ok((InstKind::Alloca { elem, count, align, addrspace, is_inalloca }, ty))
    }

    fn parse_alloca_count(&mut self) -> Parsed<Operand> {
        let start = self.start;
        let count = self.parse_operand()?;
        if matches!(self.types().get(count.ty), Type::Int(_)) {
            return Ok(count);
        }
        fault(start, format!("alloca count of type `{}`", self.show(count.ty)))
    }

    /// A pointer operand; when it is typed, it must point to the given type.
    fn parse_pointer(&mut self, elem: Option<TypeId>) -> Parsed<Operand> {
        let start = self.start;
        let ptr = self.parse_operand()?;
        let Type::Ptr { pointee, .. } = *self.types().get(ptr.ty) else {
            return fault(start, format!("pointer expected, found type `{}`", self.show(ptr.ty)));
        };
        if let (Some(elem), Some(pointee)) = (elem, pointee) {
            self.check_type(pointee, elem, start)?;
        }
        Ok(ptr)
    }

    /// A typed pointer must point to the type that is accessed.
    pub(super) fn check_pointee(&self, ptr: Operand, elem: TypeId, start: usize) -> Parsed<()> {
        match *self.types().get(ptr.ty) {
            Type::Ptr { pointee: Some(pointee), .. } => self.check_type(elem, pointee, start),
            _ => Ok(()),
        }
    }

    /// `volatile` stood first up to LLVM 2.9: `volatile load i32* %p`.
    fn parse_load_or_store(&mut self) -> Parsed<KindAndType> {
        let was_first = self.eat_word(b"volatile")?;
        let is_load = self.is_word(b"load");
        if !is_load && !self.is_word(b"store") {
            return self.unexpected("`load` or `store`");
        }
        self.bump()?;
        let is_atomic = self.eat_word(b"atomic")?;
        let is_volatile = self.eat_word(b"volatile")? || was_first;
        if is_load {
            self.parse_load(is_atomic, is_volatile)
        } else {
            self.parse_store(is_atomic, is_volatile)
        }
    }

    /// `load T, T* %p`, and `load T* %p` up to LLVM 3.6.
    fn parse_load(&mut self, is_atomic: bool, is_volatile: bool) -> Parsed<KindAndType> {
        let start = self.start;
        let written = self.parse_value_type()?;
        let ty = self.accessed_type(written, start)?;
        let ptr = if self.eat(b',')? {
            self.parse_pointer(Some(ty))?
        } else {
            Operand { ty: written, value: self.parse_value(written)? }
        };
        let Access { ordering, syncscope, align } = self.parse_access(is_atomic)?;
        Ok((InstKind::Load { ptr, is_volatile, ordering, syncscope, align }, ty))
    }

    fn parse_store(&mut self, is_atomic: bool, is_volatile: bool) -> Parsed<KindAndType> {
        let value = self.parse_operand()?;
        self.expect(b',')?;
        let ptr = self.parse_pointer(Some(value.ty))?;
        let Access { ordering, syncscope, align } = self.parse_access(is_atomic)?;
        let kind = InstKind::Store { value, ptr, is_volatile, ordering, syncscope, align };
        Ok((kind, self.type_info.void))
    }

    /// `syncscope("..") seq_cst, align 4`
    fn parse_access(&mut self, is_atomic: bool) -> Parsed<Access> {
        let mut access = Access { ordering: Ordering::NotAtomic, syncscope: None, align: None };
        if is_atomic {
            access.syncscope = self.parse_syncscope()?;
            access.ordering = self.parse_ordering()?;
        }
        access.align = self.parse_access_align()?;
        Ok(access)
    }

    fn parse_access_align(&mut self) -> Parsed<Option<u64>> {
        if !self.eat_comma_word(b"align")? {
            return Ok(None);
        }
        self.parse_alignment().map(Some)
    }

    /// `syncscope("..")`, which was `singlethread` up to LLVM 4.
    fn parse_syncscope(&mut self) -> Parsed<Option<String>> {
        if self.eat_word(b"singlethread")? {
            return Ok(Some("singlethread".to_owned()));
        }
        if !self.eat_word(b"syncscope")? {
            return Ok(None);
        }
        self.expect(b'(')?;
        let scope = self.expect_string()?;
        self.expect(b')')?;
        Ok(Some(scope))
    }

    /// The ordering that stands here, not consumed.
    fn ordering_here(&self) -> Option<Ordering> {
        match self.tok {
            Tok::Word(word) => ordering(word),
            _ => None,
        }
    }

    fn parse_ordering(&mut self) -> Parsed<Ordering> {
        let Some(found) = self.ordering_here() else {
            return self.unexpected("an atomic ordering");
        };
        self.bump()?;
        Ok(found)
    }

    fn parse_fence(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let syncscope = self.parse_syncscope()?;
        let ordering = self.parse_ordering()?;
        Ok((InstKind::Fence { ordering, syncscope }, self.type_info.void))
    }

    fn parse_cmpxchg(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let is_weak = self.eat_word(b"weak")?;
        let is_volatile = self.eat_word(b"volatile")?;
        let start = self.start;
        let ptr = self.parse_pointer(None)?;
        let expected = self.parse_next_operand()?;
        let new = self.parse_next_operand()?;
        self.check_type(new.ty, expected.ty, start)?;
        self.check_pointee(ptr, expected.ty, start)?;
        let syncscope = self.parse_syncscope()?;
        let success = self.parse_ordering()?;
        let is_old = self.may_have_star(ptr.ty) && self.ordering_here().is_none();
        let failure = if is_old { old::failure_of(success) } else { self.parse_ordering()? };
        let align = self.parse_access_align()?;
        let fields = vec![expected.ty, self.type_info.i1];
        let ty = self.intern_type(Type::Struct { fields, packed: false })?;
        let kind = InstKind::CmpXchg {
            ptr,
            expected,
            new,
            is_weak,
            is_volatile,
            success,
            failure,
            syncscope,
            align,
        };
        Ok(if is_old { self.first_part(kind, ty, expected.ty) } else { (kind, ty) })
    }

    fn parse_rmw(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let is_volatile = self.eat_word(b"volatile")?;
        let Tok::Word(word) = self.tok else {
            return self.unexpected("an operation");
        };
        let Some(op) = rmw_op(word) else {
            return self.unexpected("an operation of atomicrmw");
        };
        self.bump()?;
        let start = self.start;
        let ptr = self.parse_pointer(None)?;
        let value = self.parse_next_operand()?;
        self.check_pointee(ptr, value.ty, start)?;
        let syncscope = self.parse_syncscope()?;
        let ordering = self.parse_ordering()?;
        let align = self.parse_access_align()?;
        let kind = InstKind::AtomicRmw { op, ptr, value, is_volatile, ordering, syncscope, align };
        Ok((kind, value.ty))
    }

    fn parse_gep(&mut self) -> Parsed<KindAndType> {
        let start = self.start;
        self.bump()?;
        let at = self.start;
        let (flags, inrange) = self.parse_gep_flags()?;
        if inrange.is_some() || self.is_word(b"inrange") {
            return fault(at, "only a constant getelementptr may have `inrange`");
        }
        let start_of_type = self.start;
        let written = self.parse_value_type()?;
        let elem = self.accessed_type(written, start_of_type)?;
        let base = if self.eat(b',')? {
            self.parse_operand()?
        } else {
            Operand { ty: written, value: self.parse_value(written)? }
        };
        let mut indices = Vec::new();
        while self.eat_comma_not_md()? {
            if self.is_word(b"inrange") {
                return self.err("only a constant getelementptr may have `inrange`");
            }
            indices.push(self.parse_operand()?);
        }
        let ty = self.gep_type(elem, base, &indices, start)?;
        Ok((InstKind::GetElementPtr { elem, base, indices, flags }, ty))
    }

    pub(super) fn parse_va_arg(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let start = self.start;
        let list = self.parse_operand()?;
        let scalar = typing::scalar(self.types(), list.ty);
        if !matches!(self.types().get(scalar), Type::Ptr { .. }) {
            return fault(start, format!("va_arg from type `{}`", self.show(list.ty)));
        }
        self.expect(b',')?;
        let ty = self.parse_value_type()?;
        Ok((InstKind::VaArg { list }, ty))
    }
}
