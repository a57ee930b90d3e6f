//! What LLVM 2.6 to 3.6 wrote in another way: the release notes of LLVM 3.0, 3.1, 3.5 and 3.7, and
//! the LangRef of 2.6, 3.0 and 3.4.
//!
//! Old forms become what LangRef has for them today, so that nothing after the parser knows of
//! them. A form is known by its tokens alone, never by a version. Where one instruction becomes
//! several, those before the last are kept in `FuncState` until it is there.

use super::inst::KindAndType;
use super::{GlobalRef, Parser, PointerStyle};
use crate::ast::{
    Attr, ConstExpr, ConstId, ConstKind, Inst, InstKind, Operand, Ordering, TextPos, Value,
};
use crate::diag::{Parsed, fault};
use crate::lexer::Tok;
use crate::text::to_string;
use crate::types::{Type, TypeId};

/// The ordering of a `cmpxchg` that fails, where only one is written: the strongest that the other
/// allows (release notes of LLVM 3.5; before, one was for both).
pub(super) fn failure_of(success: Ordering) -> Ordering {
    match success {
        Ordering::Release => Ordering::Monotonic,
        Ordering::AcqRel => Ordering::Acquire,
        other => other,
    }
}

impl<'a> Parser<'a> {
    // Pointers that say what they point to

    /// The type that `load` and `getelementptr` are about. Since LLVM 3.7 it stands before a comma
    /// and the pointer; before, it was what the pointer's type points to.
    pub(super) fn accessed_type(&self, written: TypeId, start: usize) -> Parsed<TypeId> {
        if self.is(b',') {
            return Ok(written);
        }
        let scalar = crate::typing::scalar(self.types(), written);
        if !matches!(self.types().get(scalar), Type::Ptr { .. }) {
            return self.unexpected("`,`");
        }
        let Some(pointee) = self.pointee_of(scalar) else {
            let message = "`ptr` does not say what it points to: write the type and a comma first";
            return fault(start, message);
        };
        match self.types().get(pointee) {
            Type::Function { .. } => {
                fault(start, format!("values of type `{}` do not exist", self.show(pointee)))
            }
            _ => Ok(pointee),
        }
    }

    /// What a pointer type that was just read points to, if it says so.
    fn pointee_of(&self, ty: TypeId) -> Option<TypeId> {
        match *self.types().get(ty) {
            Type::Ptr { pointee, .. } => pointee.or(self.starred),
            _ => None,
        }
    }

    /// Whether a pointer's type may have been written with a star.
    pub(super) fn may_have_star(&self, ty: TypeId) -> bool {
        let is_typed = matches!(self.types().get(ty), Type::Ptr { pointee: Some(_), .. });
        is_typed || self.style == PointerStyle::Mixed
    }

    // Calls

    /// The type of the function, where a call has that of a pointer to it (LangRef 3.6, "call").
    pub(super) fn called_by_pointer(&self, written: TypeId) -> Option<TypeId> {
        let pointee = self.pointee_of(written)?;
        matches!(self.types().get(pointee), Type::Function { .. }).then_some(pointee)
    }

    /// Whether the callee that stands here has this function type, rather than one that returns a
    /// pointer to it. `None`: its arguments have to tell.
    pub(super) fn is_callee_of(&mut self, fn_ty: TypeId) -> Parsed<Option<bool>> {
        match self.tok {
            Tok::Global(name) => {
                let Ok(target) = self.lookup_global(name) else {
                    return Ok(Some(false));
                };
                Ok(Some(self.called_type(target) == Some(fn_ty)))
            }
            Tok::Local(name) => {
                let known = self.local_type(name).map(|ty| self.types().get(ty));
                Ok(match known {
                    Some(Type::Ptr { pointee: Some(pointee), .. }) => Some(*pointee == fn_ty),
                    _ => None,
                })
            }
            Tok::Word(b"asm" | b"null" | b"undef") => Ok(None),
            Tok::Word(_) => {
                let (mark, prev_end) = (self.mark(), self.prev_end);
                let ty = self.pointer_to(fn_ty, 0)?;
                let is_it = self.parse_value(ty).is_ok();
                self.reset(mark);
                self.prev_end = prev_end;
                Ok(Some(is_it))
            }
            _ => Ok(Some(false)),
        }
    }

    /// The function type of a function, or of an alias of one.
    fn called_type(&self, target: GlobalRef) -> Option<TypeId> {
        match target {
            GlobalRef::Func(id) => self.module.functions.get(id.index()).map(|f| f.ty),
            GlobalRef::Alias(id) => self.module.aliases.get(id.index()).map(|a| a.ty),
            GlobalRef::Var(_) => None,
        }
    }

    /// Whether a function of this type can be called with these arguments.
    pub(super) fn takes(&self, fn_ty: TypeId, args: &[Operand]) -> bool {
        let Type::Function { params, vararg, .. } = self.types().get(fn_ty) else {
            return false;
        };
        let is_enough = args.len() == params.len() || (*vararg && args.len() > params.len());
        is_enough && args.iter().zip(params).all(|(arg, param)| arg.ty == *param)
    }

    /// A call of an intrinsic that is an instruction today.
    pub(super) fn upgrade_call(
        &mut self,
        callee: Value,
        args: &[Operand],
        start: usize,
    ) -> Parsed<Option<KindAndType>> {
        let Some(name) = self.callee_name(callee) else {
            return Ok(None);
        };
        if let Some(kind) = name.strip_prefix("llvm.atomic.") {
            let kind = kind.to_owned();
            return self.upgrade_atomic(&kind, args, start).map(Some);
        }
        let is_barrier = name == "llvm.memory.barrier";
        let ordering = if is_barrier { self.barrier_ordering(args) } else { None };
        let fence = |ordering| (InstKind::Fence { ordering, syncscope: None }, self.type_info.void);
        Ok(ordering.map(fence))
    }

    fn callee_name(&self, callee: Value) -> Option<&str> {
        let Value::Const(id) = callee else {
            return None;
        };
        let ConstKind::Function(id) = self.pool.get(id).kind else {
            return None;
        };
        let name = self.module.functions.get(id.index())?.name.as_str();
        name.starts_with("llvm.").then_some(name)
    }

    /// LangRef 2.9, "Atomic Operations and Synchronization Intrinsics": `llvm.atomic.load.add` and
    /// its kin are atomic, and order nothing; LLVM 3.0 made them monotonic instructions.
    fn upgrade_atomic(
        &mut self,
        name: &str,
        args: &[Operand],
        start: usize,
    ) -> Parsed<KindAndType> {
        // Up to LLVM 2.3 they were `lcs`, `las`, `lss`.
        let is = |what: &str| name == what || name.starts_with(&format!("{what}."));
        let is_swap = is("cmp.swap") || is("lcs");
        let word = match name.strip_prefix("load.") {
            Some(rest) => rest.split('.').next().unwrap_or_default(),
            None if is("las") => "add",
            None if is("lss") => "sub",
            None if is("swap") => "xchg",
            None => "",
        };
        let (syncscope, align, ordering) = (None, None, Ordering::Monotonic);
        let is_volatile = false;
        match (args, super::words::rmw_op(word.as_bytes())) {
            (&[ptr, expected, new], _) if is_swap => {
                self.check_type(new.ty, expected.ty, start)?;
                self.check_pointee(ptr, expected.ty, start)?;
                let kind = InstKind::CmpXchg {
                    ptr,
                    expected,
                    new,
                    is_weak: false,
                    is_volatile,
                    success: ordering,
                    failure: ordering,
                    syncscope,
                    align,
                };
                let pair = vec![expected.ty, self.type_info.i1];
                let ty = self.intern_type(Type::Struct { fields: pair, packed: false })?;
                Ok(self.first_part(kind, ty, expected.ty))
            }
            (&[ptr, value], Some(op)) => {
                self.check_pointee(ptr, value.ty, start)?;
                let kind =
                    InstKind::AtomicRmw { op, ptr, value, is_volatile, ordering, syncscope, align };
                Ok((kind, value.ty))
            }
            _ => fault(start, format!("there was no intrinsic `llvm.atomic.{name}` of this form")),
        }
    }

    /// `llvm.memory.barrier` has a flag for each of load-load, load-store, store-load and
    /// store-store (LangRef 2.9): the weakest fence that orders those. `None`: there are none.
    fn barrier_ordering(&self, args: &[Operand]) -> Option<Ordering> {
        let flag = |arg: &Operand| match arg.value {
            Value::Const(id) => self.pool.get(id).kind != ConstKind::Int(0u32.into()),
            _ => true,
        };
        let flags: Vec<bool> = args.iter().map(flag).collect();
        let &[load_load, load_store, store_load, store_store, _] = &flags[..] else {
            return None;
        };
        match (load_load, load_store, store_load, store_store) {
            (_, _, true, _) => Some(Ordering::SeqCst),
            (true, _, _, true) => Some(Ordering::AcqRel),
            (_, _, _, true) => Some(Ordering::Release),
            (true, ..) | (_, true, ..) => Some(Ordering::Acquire),
            _ => None,
        }
    }

    // Instructions that become several

    /// An instruction and the first part of its result, which is all that there was of it.
    pub(super) fn first_part(&mut self, kind: InstKind, ty: TypeId, part: TypeId) -> KindAndType {
        let aggregate = self.before(kind, ty);
        (InstKind::ExtractValue { aggregate, indices: vec![0] }, part)
    }

    /// Puts an instruction before the one that is being read; its result.
    pub(super) fn before(&mut self, kind: InstKind, ty: TypeId) -> Operand {
        let local = self.hidden_local(ty);
        let (dbg, attachments, pos) = (None, Vec::new(), TextPos::default());
        self.func.before.push(Inst { result: Some(local), ty, kind, dbg, attachments, pos });
        Operand { ty, value: Value::Local(local) }
    }

    /// LLVM 3.6 and before had a function's personality at each of its landing pads (release notes
    /// of LLVM 3.7).
    pub(super) fn parse_old_personality(&mut self) -> Parsed<()> {
        let start = self.start;
        if !self.eat_word(b"personality")? {
            return Ok(());
        }
        let value = self.parse_typed_const()?;
        let written = to_string(self.text_from(start));
        let text = Attr::Word(self.personality_text(value).unwrap_or(written));
        let id = self.func.id;
        let Some(function) = id.and_then(|id| self.module.functions.get_mut(id.index())) else {
            return Ok(());
        };
        if !function.has_personality() {
            function.extras.push(text);
        } else if !function.extras.contains(&text) {
            return fault(start, "the landing pads of a function have one personality");
        }
        Ok(())
    }

    /// The function that a personality is, without the conversions that may be around it.
    fn personality_text(&self, mut value: ConstId) -> Option<String> {
        loop {
            match &self.pool.get(value).kind {
                ConstKind::Function(id) => {
                    let function = self.module.functions.get(id.index())?;
                    let ty = self.show(function.ptr_ty);
                    return Some(format!("personality {ty} @{}", function.name));
                }
                ConstKind::Expr(expr) => match **expr {
                    ConstExpr::Cast { value: inner, .. } => value = inner,
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    /// `getresult { i32, i8 } %x, 1` of LLVM 2.6, which is `extractvalue` (LangRef 2.6); `malloc`,
    /// `free` and `unwind` (`old_heap.rs`).
    pub(super) fn parse_old_kind(&mut self, word: &[u8]) -> Parsed<Option<KindAndType>> {
        match word {
            b"getresult" => self.parse_extract_value().map(Some),
            b"malloc" => self.parse_malloc().map(Some),
            b"free" => self.parse_free().map(Some),
            b"vicmp" | b"vfcmp" => {
                let word = to_string(word);
                let now = &word[1..];
                self.err(format!("`{word}` went with LLVM 2.6: write `{now}` and `sext`"))
            }
            _ => Ok(None),
        }
    }

    /// `ret i32 1, i8 2` up to LLVM 2.9: the fields of a struct that is returned.
    pub(super) fn parse_more_results(&mut self, first: Operand) -> Parsed<Operand> {
        let function = self.func.id.and_then(|id| self.module.functions.get(id.index()));
        let Some(ty) = function.map(|f| f.ret) else {
            return Ok(first);
        };
        let Type::Struct { fields, .. } = self.types().body(ty).clone() else {
            return Ok(first);
        };
        let start = self.start;
        let mut results = vec![first];
        while self.eat_comma_not_md()? {
            results.push(self.parse_operand()?);
        }
        if fields.len() != results.len() {
            let (found, wanted) = (results.len(), fields.len());
            return fault(start, format!("{found} results where {wanted} are expected"));
        }
        let undef = Value::Const(self.pool.intern(ty, ConstKind::Undef));
        let mut aggregate = Operand { ty, value: undef };
        for (i, (value, field)) in results.into_iter().zip(fields).enumerate() {
            self.check_type(value.ty, field, start)?;
            let kind = InstKind::InsertValue { aggregate, value, indices: vec![i as u32] };
            aggregate = self.before(kind, ty);
        }
        Ok(aggregate)
    }
}
