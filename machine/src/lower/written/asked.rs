//! What a call asks for: types, constants, the words of its metadata. What a function has been
//! written by is in its name.

use std::cell::RefCell;
use tresse_ir::ast::{Attr, Call, ConstKind, Function, Module, Value};
use tresse_ir::type_text;
use tresse_ir::types::{Type, TypeId};

/// What has more lanes, or lanes of more bits, would make long functions: it is refused. Code that
/// goes from lane to lane is as long as the square of their number.
const MOST_LANES: u32 = 512;
const MOST_BITS: u32 = 4096;

/// May a function of this name be written here?
pub(super) fn has_form(name: &str) -> bool {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "._-$".contains(c);
    (name.starts_with("llvm.") || name.starts_with("__atomic_")) && name.chars().all(is_plain)
}

/// What the lanes of a type are, or what it is itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Int,
    Float,
    Ptr,
    Other,
}

/// A type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    /// How many lanes, if it is a vector.
    pub lanes: Option<u32>,
    pub kind: Kind,
    /// The type of a lane, or of all of it.
    pub elem: String,
    /// Bits of that, 0 of what has no size here.
    pub bits: u32,
}

impl Shape {
    fn of(module: &Module, ty: TypeId) -> Shape {
        let (lanes, elem) = match module.types.body(ty) {
            Type::Vector { len, elem, scalable: false } => (u32::try_from(*len).ok(), *elem),
            _ => (None, ty),
        };
        let kind = match module.types.body(elem) {
            Type::Int(_) => Kind::Int,
            Type::Ptr { .. } => Kind::Ptr,
            float if float.is_float() => Kind::Float,
            _ => Kind::Other,
        };
        let bits = match kind {
            Kind::Other => None,
            _ => module.layout.bit_width(&module.types, elem),
        };
        let bits = bits.and_then(|bits| u32::try_from(bits).ok()).unwrap_or(0);
        Shape { lanes, kind, elem: type_text(&module.types, elem), bits }
    }

    /// An integer of so many bits, in as many lanes.
    pub(super) fn int(&self, bits: u32) -> Shape {
        Shape { kind: Kind::Int, elem: format!("i{bits}"), bits, lanes: self.lanes }
    }

    /// As many of its lanes.
    pub(super) fn with(&self, lanes: u32) -> Shape {
        Shape { lanes: Some(lanes), ..self.clone() }
    }

    /// One lane.
    pub(super) fn lane(&self) -> Shape {
        Shape { lanes: None, ..self.clone() }
    }

    /// It, as IR writes it.
    pub(super) fn text(&self) -> String {
        match self.lanes {
            Some(n) => format!("<{n} x {}>", self.elem),
            None => self.elem.clone(),
        }
    }

    /// It, as names of intrinsics have it.
    pub(super) fn mangled(&self) -> Option<String> {
        let elem = match (&self.kind, &self.elem[..]) {
            (Kind::Int, elem) => elem.to_owned(),
            (Kind::Float, "half" | "float" | "double" | "fp128") => format!("f{}", self.bits),
            (Kind::Float, "bfloat") => "bf16".to_owned(),
            (Kind::Float, "x86_fp80") => "f80".to_owned(),
            (Kind::Ptr, "ptr") => "p0".to_owned(),
            _ => return None,
        };
        Some(match self.lanes {
            Some(n) => format!("v{n}{elem}"),
            None => elem,
        })
    }

    /// A constant of it with the same number in each lane.
    pub(super) fn all(&self, number: u64) -> String {
        match self.lanes {
            Some(n) => {
                let lane = format!("{} {number}", self.elem);
                format!("<{}>", vec![lane; n as usize].join(", "))
            }
            None => number.to_string(),
        }
    }
}

/// A call.
pub(super) struct Asked<'m> {
    module: &'m Module,
    function: &'m Function,
    call: &'m Call,
    /// The types of its arguments, without metadata.
    pub params: Vec<Shape>,
    pub ret: Shape,
    /// Where its arguments are among those with metadata.
    places: Vec<usize>,
    /// What was asked of it, beyond its types.
    used: RefCell<String>,
}

impl<'m> Asked<'m> {
    /// `None`: the call is not of the type of what it calls.
    pub(super) fn of(
        module: &'m Module,
        function: &'m Function,
        call: &'m Call,
    ) -> Option<Asked<'m>> {
        let types: Vec<TypeId> = function.params.iter().map(|param| param.ty).collect();
        if call.args.len() != types.len() || call.fn_ty != function.ty || function.is_vararg {
            return None;
        }
        let is_value = |i: &usize| !matches!(module.types.body(types[*i]), Type::Metadata);
        let places: Vec<usize> = (0..types.len()).filter(is_value).collect();
        let params: Vec<Shape> = places.iter().map(|i| Shape::of(module, types[*i])).collect();
        let ret = Shape::of(module, function.ret);
        let is_large = |shape: &Shape| shape.lanes > Some(MOST_LANES) || shape.bits > MOST_BITS;
        if params.iter().chain([&ret]).any(is_large) {
            return None;
        }
        Some(Asked { module, function, call, params, ret, places, used: RefCell::default() })
    }

    /// The name of what is called.
    pub(super) fn callee(&self) -> &'m str {
        &self.function.name
    }

    /// The name of the function for it.
    pub(super) fn name(&self) -> String {
        format!("{}{}", self.function.name, self.used.borrow())
    }

    /// The type of the result, as IR writes it.
    pub(super) fn returned(&self) -> String {
        type_text(&self.module.types, self.function.ret)
    }

    /// An argument that is a constant number.
    pub(super) fn constant(&self, i: usize) -> Option<u64> {
        let argument = self.call.args.get(*self.places.get(i)?)?;
        let Value::Const(id) = argument.value else { return None };
        let number = match &self.module.consts[id.index()].kind {
            ConstKind::Int(bits) => u64::try_from(bits).ok()?,
            ConstKind::Zero => 0,
            _ => return None,
        };
        self.note(&number.to_string());
        Some(number)
    }

    /// The string of its metadata of this number: `"oeq"`.
    pub(super) fn word(&self, i: usize) -> Option<&'m str> {
        let (_, text) = self.call.metadata.get(i)?;
        let word = text.trim().strip_prefix("!\"")?.strip_suffix('"')?;
        self.note(word);
        Some(word)
    }

    /// The alignment that an attribute of a pointer promises.
    pub(super) fn align(&self, i: usize) -> Option<u64> {
        let of_call = self.places.get(i).and_then(|at| self.call.arg_attrs.get(*at));
        let of_param = self.places.get(i).and_then(|at| self.function.params.get(*at));
        let attrs = of_call.into_iter().flatten();
        let attrs = attrs.chain(of_param.into_iter().flat_map(|param| &param.attrs));
        let align = |attr: &Attr| match attr {
            Attr::Num(name, bytes) if name == "align" => Some(*bytes),
            _ => None,
        };
        let bytes = attrs.filter_map(align).max()?;
        self.note(&format!("align {bytes}"));
        Some(bytes)
    }

    /// How far the lanes of a parameter, or of the result, are apart in an array.
    pub(super) fn alloc_size(&self, i: Option<usize>) -> Option<u64> {
        let param = |i: usize| Some(self.function.params.get(*self.places.get(i)?)?.ty);
        let ty = i.map_or(Some(self.function.ret), param)?;
        let types = &self.module.types;
        let elem = match types.body(ty) {
            Type::Vector { elem, .. } => *elem,
            _ => ty,
        };
        self.module.layout.alloc_size(types, elem)
    }

    /// The ABI alignment of a parameter's type, or of the result's.
    pub(super) fn abi_align(&self, i: Option<usize>) -> u64 {
        let param = |i: usize| Some(self.function.params.get(*self.places.get(i)?)?.ty);
        let ty = i.map_or(Some(self.function.ret), param);
        ty.map_or(1, |ty| self.module.layout.abi_align(&self.module.types, ty))
    }

    /// The fast-math flags that make poison, as IR writes them before a type.
    pub(super) fn flags(&self) -> String {
        let flags = self.call.flags;
        let mut text = String::new();
        for (is, word) in [(flags.nnan, "nnan "), (flags.ninf, "ninf ")] {
            text.push_str(if is { word } else { "" });
        }
        if !text.is_empty() {
            self.note(text.trim());
        }
        text
    }

    /// A function is written by something that its type does not say.
    fn note(&self, what: &str) {
        self.used.borrow_mut().push_str(&format!(".{what}"));
    }
}
