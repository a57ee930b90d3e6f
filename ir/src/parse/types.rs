//! LangRef, "Type System": types as text.

use super::{NameKey, Parser, PointerStyle};
use crate::diag::{Parsed, fault};
use crate::lexer::{Lexer, Tok};
use crate::text::RawName;
use crate::types::{NamedType, Type, TypeId, TypeTable};
use rustc_hash::FxHashMap;

/// Types built from other types may nest this deep, however they were spelt.
const MAX_TYPE_DEPTH: u32 = 400;
/// A type may be this long when printed; aliases could make it exponential otherwise.
const MAX_TYPE_NODES: u64 = 100_000;

/// How far a type reaches, to bound later recursion over it.
#[derive(Clone, Copy, Default)]
struct Extent {
    depth: u32,
    nodes: u64,
}

/// What the parser knows about types beside the table.
pub(super) struct TypeInfo<'a> {
    names: FxHashMap<NameKey<'a>, TypeId>,
    /// For each named type: where it was first used, and whether it is defined.
    named: Vec<(usize, bool)>,
    extents: Vec<Extent>,
    pub(super) void: TypeId,
    pub(super) label: TypeId,
    pub(super) metadata: TypeId,
    pub(super) token: TypeId,
    pub(super) i1: TypeId,
    pub(super) i8: TypeId,
    /// `iN` for small N.
    ints: [TypeId; 65],
    /// `ptr` in address space 0.
    pub(super) ptr: TypeId,
}

impl TypeInfo<'_> {
    pub(super) fn new(types: &mut TypeTable) -> Self {
        let void = types.intern(Type::Void);
        let ints = std::array::from_fn(|n| match n {
            0 => void,
            n => types.intern(Type::Int(n as u32)),
        });
        TypeInfo {
            names: FxHashMap::default(),
            named: Vec::new(),
            void,
            label: types.intern(Type::Label),
            metadata: types.intern(Type::Metadata),
            token: types.intern(Type::Token),
            i1: types.intern(Type::Int(1)),
            i8: types.intern(Type::Int(8)),
            ints,
            ptr: types.intern(Type::Ptr { pointee: None, addrspace: 0 }),
            extents: vec![Extent { depth: 1, nodes: 1 }; types.len()],
        }
    }

    fn extent(&self, ty: TypeId) -> Extent {
        self.extents.get(ty.0 as usize).copied().unwrap_or_default()
    }
}

impl<'a> Parser<'a> {
    /// Interns a type; an error when it is nested too deep.
    pub(super) fn intern_type(&mut self, ty: Type) -> Parsed<TypeId> {
        let mut extent = Extent { depth: 0, nodes: 1 };
        let mut add = |ty: &TypeId| {
            let inner = self.type_info.extent(*ty);
            extent.depth = extent.depth.max(inner.depth);
            extent.nodes = extent.nodes.saturating_add(inner.nodes);
        };
        match &ty {
            Type::Ptr { pointee: Some(t), .. } => add(t),
            Type::Array { elem, .. } | Type::Vector { elem, .. } => add(elem),
            Type::Struct { fields, .. } => fields.iter().for_each(add),
            Type::Function { ret, params, .. } => {
                add(ret);
                params.iter().for_each(add);
            }
            _ => {}
        }
        extent.depth += 1;
        // A type as the text has it may be long; only sharing through aliases may not blow it up.
        let allowed = MAX_TYPE_NODES.saturating_add(self.lex.src.len() as u64);
        if extent.depth > MAX_TYPE_DEPTH || extent.nodes > allowed {
            return self.err("type nested too deep");
        }
        let id = self.module.types.intern(ty);
        if id.0 as usize == self.type_info.extents.len() {
            self.type_info.extents.push(extent);
        }
        Ok(id)
    }

    /// The pointer to a type, in the style of the module.
    pub(super) fn pointer_to(&mut self, pointee: TypeId, addrspace: u32) -> Parsed<TypeId> {
        match self.pointer_style() {
            PointerStyle::Typed => {
                self.intern_type(Type::Ptr { pointee: Some(pointee), addrspace })
            }
            _ if addrspace == 0 => Ok(self.type_info.ptr),
            _ => self.intern_type(Type::Ptr { pointee: None, addrspace }),
        }
    }

    /// Whether the module has typed pointers; looks ahead for the first pointer type if none was
    /// read yet. Opaque if there is none.
    fn pointer_style(&mut self) -> PointerStyle {
        if self.style == PointerStyle::Unknown {
            self.style = find_style(self.lex);
        }
        self.style
    }

    fn set_style(&mut self, style: PointerStyle) -> Parsed<()> {
        if self.style == PointerStyle::Unknown {
            self.style = style;
        }
        if self.style == style || self.style == PointerStyle::Mixed {
            return Ok(());
        }
        self.style = PointerStyle::Mixed;
        self.err("typed and opaque pointers in one module")
    }

    /// The integer type of a width.
    pub(super) fn int_type(&mut self, bits: u32) -> Parsed<TypeId> {
        match self.type_info.ints.get(bits as usize) {
            Some(&ty) if bits > 0 => Ok(ty),
            _ => self.intern_type(Type::Int(bits)),
        }
    }

    /// A type of values: neither `void` nor a function.
    pub(super) fn parse_value_type(&mut self) -> Parsed<TypeId> {
        let start = self.start;
        let ty = self.parse_type()?;
        match self.types().get(ty) {
            Type::Void | Type::Function { .. } => {
                fault(start, format!("values of type `{}` do not exist", self.show(ty)))
            }
            _ => Ok(ty),
        }
    }

    /// Any type.
    pub(super) fn parse_type(&mut self) -> Parsed<TypeId> {
        self.nested(|p| {
            let is_vector = p.is(b'<');
            let mut ty = p.parse_base_type()?;
            if !is_vector {
                p.starred = None;
            }
            loop {
                match p.tok {
                    Tok::Punct(b'*') => ty = p.parse_star(ty, 0)?,
                    Tok::Punct(b'(') => {
                        ty = p.parse_function_type(ty)?;
                        p.starred = None;
                    }
                    Tok::Word(b"addrspace") => {
                        let addrspace = p.parse_addrspace()?;
                        if !p.is(b'*') {
                            return p.unexpected("`*`");
                        }
                        ty = p.parse_star(ty, addrspace)?;
                    }
                    _ => return Ok(ty),
                }
            }
        })
    }

    /// `addrspace(n)`
    pub(super) fn parse_addrspace(&mut self) -> Parsed<u32> {
        self.expect_word("addrspace")?;
        self.expect(b'(')?;
        let number = match self.tok {
            Tok::Str(b"A") => self.symbolic_addrspace(self.module.layout.alloca_addrspace)?,
            Tok::Str(b"G") => self.symbolic_addrspace(self.module.layout.globals_addrspace)?,
            Tok::Str(b"P") => self.symbolic_addrspace(self.module.layout.program_addrspace)?,
            _ => self.expect_u32()?,
        };
        if number >= 1 << 24 {
            return self.err("address space too large");
        }
        self.expect(b')')?;
        Ok(number)
    }

    fn symbolic_addrspace(&mut self, number: u32) -> Parsed<u32> {
        self.bump()?;
        Ok(number)
    }

    fn parse_star(&mut self, pointee: TypeId, addrspace: u32) -> Parsed<TypeId> {
        self.set_style(PointerStyle::Typed)?;
        let body = self.types().get(pointee);
        if matches!(body, Type::Void | Type::Label | Type::Metadata | Type::Token) {
            return self.err(format!("pointers to `{}` do not exist", self.show(pointee)));
        }
        self.bump()?;
        self.starred = Some(pointee);
        self.pointer_to(pointee, addrspace)
    }

    fn parse_function_type(&mut self, ret: TypeId) -> Parsed<TypeId> {
        if matches!(self.types().get(ret), Type::Function { .. } | Type::Label | Type::Metadata) {
            return self.err(format!("functions cannot return `{}`", self.show(ret)));
        }
        self.expect(b'(')?;
        let mut params = Vec::new();
        let mut vararg = false;
        while !self.eat(b')')? {
            if !params.is_empty() || vararg {
                if vararg {
                    return self.unexpected("`)`");
                }
                self.expect(b',')?;
            }
            if self.tok == Tok::Ellipsis {
                self.bump()?;
                vararg = true;
            } else {
                params.push(self.parse_value_type()?);
            }
        }
        self.intern_type(Type::Function { ret, params, vararg })
    }

    fn parse_base_type(&mut self) -> Parsed<TypeId> {
        match self.tok {
            Tok::Word(word) => self.parse_type_word(word),
            Tok::Local(name) => {
                let ty = self.named_type(name)?;
                self.bump()?;
                Ok(ty)
            }
            Tok::Punct(b'[') => self.parse_array_type(),
            Tok::Punct(b'{') => self.parse_struct_type(false),
            Tok::Punct(b'<') => {
                self.bump()?;
                if !self.is(b'{') {
                    return self.parse_vector_type();
                }
                let ty = self.parse_struct_type(true)?;
                self.expect(b'>')?;
                Ok(ty)
            }
            _ => self.unexpected("a type"),
        }
    }

    fn parse_type_word(&mut self, word: &'a [u8]) -> Parsed<TypeId> {
        let ty = match word {
            [b'i', digits @ ..] if !digits.is_empty() && digits.iter().all(u8::is_ascii_digit) => {
                let text = std::str::from_utf8(digits).unwrap_or_default();
                match text.parse() {
                    Ok(bits) if (1..=1 << 23).contains(&bits) => {
                        let ty = self.int_type(bits)?;
                        self.bump()?;
                        return Ok(ty);
                    }
                    _ => return self.err("integer width out of range"),
                }
            }
            b"ptr" => return self.parse_opaque_pointer(),
            b"void" => Type::Void,
            b"half" => Type::Half,
            b"bfloat" => Type::BFloat,
            b"float" => Type::Float,
            b"double" => Type::Double,
            b"x86_fp80" => Type::X86Fp80,
            b"fp128" => Type::Fp128,
            b"ppc_fp128" => Type::PpcFp128,
            b"x86_mmx" => Type::X86("x86_mmx"),
            b"x86_amx" => Type::X86("x86_amx"),
            b"label" => Type::Label,
            b"token" => Type::Token,
            b"metadata" => Type::Metadata,
            b"target" => return self.parse_target_type(),
            _ => return self.unexpected("a type"),
        };
        self.bump()?;
        self.intern_type(ty)
    }

    fn parse_opaque_pointer(&mut self) -> Parsed<TypeId> {
        self.set_style(PointerStyle::Opaque)?;
        self.bump()?;
        let addrspace = if self.is_word(b"addrspace") { self.parse_addrspace()? } else { 0 };
        if self.is(b'*') {
            return self.err("pointers to `ptr` do not exist");
        }
        if addrspace == 0 {
            return Ok(self.type_info.ptr);
        }
        self.intern_type(Type::Ptr { pointee: None, addrspace })
    }

    /// `target("name", types and numbers ..)`, kept as text.
    fn parse_target_type(&mut self) -> Parsed<TypeId> {
        let start = self.start;
        self.bump()?;
        self.expect(b'(')?;
        self.expect_string()?;
        while self.eat(b',')? {
            if matches!(self.tok, Tok::Int(_)) {
                self.expect_u32()?;
            } else {
                self.parse_type()?;
            }
        }
        self.expect(b')')?;
        let text = crate::text::to_string(self.text_from(start));
        self.intern_type(Type::Target(text))
    }

    fn parse_array_type(&mut self) -> Parsed<TypeId> {
        self.bump()?;
        let len = self.expect_u64()?;
        self.expect_word("x")?;
        let start = self.start;
        let elem = self.parse_value_type()?;
        if matches!(self.types().get(elem), Type::Label | Type::Metadata | Type::Token) {
            return fault(start, format!("no arrays of `{}`", self.show(elem)));
        }
        self.expect(b']')?;
        self.intern_type(Type::Array { len, elem })
    }

    /// After `<`: `4 x i32>` or `vscale x 4 x i32>`.
    fn parse_vector_type(&mut self) -> Parsed<TypeId> {
        let scalable = self.eat_word(b"vscale")?;
        if scalable {
            self.expect_word("x")?;
        }
        let len = u64::from(self.expect_u32()?);
        if len == 0 {
            return self.err("vectors have at least one element");
        }
        self.expect_word("x")?;
        let start = self.start;
        let elem = self.parse_value_type()?;
        let kind = self.types().body(elem);
        if !is_int(kind) && !is_float(kind) && !matches!(kind, Type::Ptr { .. } | Type::Target(_)) {
            return fault(start, format!("no vectors of `{}`", self.show(elem)));
        }
        self.expect(b'>')?;
        self.intern_type(Type::Vector { len, elem, scalable })
    }

    fn parse_struct_type(&mut self, packed: bool) -> Parsed<TypeId> {
        self.expect(b'{')?;
        let mut fields = Vec::new();
        while !self.eat(b'}')? {
            if !fields.is_empty() {
                self.expect(b',')?;
            }
            let start = self.start;
            let field = self.parse_value_type()?;
            if matches!(self.types().get(field), Type::Label | Type::Metadata | Type::Token) {
                return fault(start, format!("no fields of type `{}`", self.show(field)));
            }
            fields.push(field);
        }
        self.intern_type(Type::Struct { fields, packed })
    }

    /// The type with a name, to be defined later if it is not yet.
    fn named_type(&mut self, name: RawName<'a>) -> Parsed<TypeId> {
        let key = NameKey::new(name);
        if let Some(&ty) = self.type_info.names.get(&key) {
            return Ok(ty);
        }
        let ty = self.new_named(name)?;
        self.type_info.names.insert(key, ty);
        Ok(ty)
    }

    fn new_named(&mut self, name: RawName<'a>) -> Parsed<TypeId> {
        let index = self.module.types.named.len() as u32;
        self.module.types.named.push(NamedType { name: name.to_name(), body: None });
        self.type_info.named.push((self.start, false));
        self.intern_type(Type::Named(index))
    }

    /// `%name = type ..`. A struct makes a named type; anything else is another name for a type
    /// that is there already, as in LLVM.
    pub(super) fn parse_type_definition(&mut self, name: RawName<'a>) -> Parsed<()> {
        let start = self.start;
        self.bump()?;
        self.expect(b'=')?;
        self.expect_word("type")?;
        let is_packed = self.is(b'<') && self.lex.clone_peek() == Some(b'{');
        let is_opaque = self.is_word(b"opaque");
        if !self.is(b'{') && !is_packed && !is_opaque {
            return self.parse_type_alias(name, start);
        }
        let index = self.begin_named(name, start)?;
        if is_opaque {
            return self.bump();
        }
        let body = self.parse_type()?;
        if !matches!(self.types().get(body), Type::Struct { .. }) {
            return fault(start, "a named type is a struct");
        }
        if let Some(named) = self.module.types.named.get_mut(index as usize) {
            named.body = Some(body);
        }
        Ok(())
    }

    fn parse_type_alias(&mut self, name: RawName<'a>, start: usize) -> Parsed<()> {
        let ty = self.parse_type()?;
        if self.type_info.names.insert(NameKey::new(name), ty).is_some() {
            return fault(start, "redefinition of a type, or a use of it before it is defined");
        }
        Ok(())
    }

    /// Makes a named type defined; its index.
    fn begin_named(&mut self, name: RawName<'a>, at: usize) -> Parsed<u32> {
        let ty = self.named_type(name)?;
        if let Type::Named(index) = *self.types().get(ty) {
            let state = self.type_info.named.get_mut(index as usize);
            if state.is_some_and(|state| !std::mem::replace(&mut state.1, true)) {
                return Ok(index);
            }
        }
        fault(at, format!("redefinition of type `%{}`", name.to_name()))
    }

    /// Every named type must be defined, and none may contain itself or nest too deep by value.
    pub(super) fn check_named_types(&mut self) -> Parsed<()> {
        let undefined = self.type_info.named.iter().position(|(_, defined)| !defined);
        if let Some(index) = undefined {
            let (at, _) = self.type_info.named.get(index).copied().unwrap_or_default();
            let name = self.types().named.get(index).map_or("", |n| n.name.as_str());
            return fault(at, format!("use of undefined type `%{name}`"));
        }
        match crate::typing::find_bad_nesting(self.types(), &|ty| self.type_info.extent(ty).depth) {
            None => Ok(()),
            Some((index, why)) => {
                let (at, _) = self.type_info.named.get(index).copied().unwrap_or_default();
                let name = self.types().named.get(index).map_or("", |n| n.name.as_str());
                fault(at, format!("type `%{name}` {why}"))
            }
        }
    }
}

/// Whether a type is an integer.
pub(crate) fn is_int(ty: &Type) -> bool {
    matches!(ty, Type::Int(_))
}

/// Whether a type is one of LangRef's "Floating-Point Types".
pub(crate) fn is_float(ty: &Type) -> bool {
    ty.is_float()
}

/// Looks ahead for the first pointer type.
fn find_style(mut lex: Lexer<'_>) -> PointerStyle {
    loop {
        match lex.next() {
            Ok(Tok::Word(b"ptr")) => return PointerStyle::Opaque,
            Ok(Tok::Punct(b'*')) => return PointerStyle::Typed,
            Ok(Tok::Eof) | Err(_) => return PointerStyle::Opaque,
            Ok(_) => {}
        }
    }
}
