//! LangRef, "Type System": types, each distinct one interned once.

use rustc_hash::FxHashMap;

/// An interned type: index into a [`TypeTable`]. Equal ids are equal types.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TypeId(pub u32);

/// A type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Type {
    /// `void`.
    Void,
    /// `iN`, N from 1 to 2^23.
    Int(u32),
    /// `half`.
    Half,
    /// `bfloat`.
    BFloat,
    /// `float`.
    Float,
    /// `double`.
    Double,
    /// `x86_fp80`.
    X86Fp80,
    /// `fp128`.
    Fp128,
    /// `ppc_fp128`.
    PpcFp128,
    /// `x86_mmx`, `x86_amx`.
    X86(&'static str),
    /// `ptr addrspace(n)` or, with a pointee, `T addrspace(n)*`.
    Ptr {
        /// The pointee of a typed pointer.
        pointee: Option<TypeId>,
        /// Address space.
        addrspace: u32,
    },
    /// `[n x T]`.
    Array {
        /// Number of elements.
        len: u64,
        /// Element type.
        elem: TypeId,
    },
    /// `<n x T>` or `<vscale x n x T>`.
    Vector {
        /// Number of lanes (to be multiplied by vscale when scalable).
        len: u64,
        /// Element type.
        elem: TypeId,
        /// `vscale x`.
        scalable: bool,
    },
    /// A literal struct `{ .. }` or `<{ .. }>`.
    Struct {
        /// Field types.
        fields: Vec<TypeId>,
        /// No padding, alignment 1.
        packed: bool,
    },
    /// `%name`, see [`TypeTable::named`].
    Named(u32),
    /// `ret (params, ...)`.
    Function {
        /// Return type.
        ret: TypeId,
        /// Parameter types.
        params: Vec<TypeId>,
        /// Ends in `...`.
        vararg: bool,
    },
    /// `target("name", ..)`, kept as text.
    Target(String),
    /// `label`.
    Label,
    /// `token`.
    Token,
    /// `metadata`.
    Metadata,
}

/// A `%name = type ..` definition.
#[derive(Clone, Debug)]
pub struct NamedType {
    /// Name without `%`.
    pub name: String,
    /// The type it stands for (a literal struct, usually); `None`: opaque.
    pub body: Option<TypeId>,
}

/// The types of one module.
#[derive(Clone, Debug, Default)]
pub struct TypeTable {
    types: Vec<Type>,
    ids: FxHashMap<Type, TypeId>,
    /// Named types in order of definition or first use.
    pub named: Vec<NamedType>,
}

impl Type {
    /// Is it one of LangRef's "Floating-Point Types"?
    pub fn is_float(&self) -> bool {
        matches!(
            self,
            Type::Half
                | Type::BFloat
                | Type::Float
                | Type::Double
                | Type::X86Fp80
                | Type::Fp128
                | Type::PpcFp128
        )
    }
}

impl TypeTable {
    /// An empty table.
    pub fn new() -> Self {
        Self::default()
    }

    /// The id of a type, new or known.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(&id) = self.ids.get(&ty) {
            return id;
        }
        let id = TypeId(self.types.len() as u32);
        self.types.push(ty.clone());
        self.ids.insert(ty, id);
        id
    }

    /// Scalable vectors are from now on vectors of as many lanes as a machine with this `vscale`
    /// has. `false`: there is none.
    pub fn fix_vectors(&mut self, vscale: u64) -> bool {
        let mut is_any = false;
        for ty in &mut self.types {
            if let Type::Vector { len, scalable: is_scalable @ true, .. } = ty {
                (*len, *is_scalable, is_any) = (len.saturating_mul(vscale), false, true);
            }
        }
        for id in (0..self.types.len()).filter(|_| is_any) {
            self.ids.entry(self.types[id].clone()).or_insert(TypeId(id as u32));
        }
        is_any
    }

    /// Every type that there is, by number.
    pub fn all(&self) -> impl Iterator<Item = &Type> {
        self.types.iter()
    }

    /// The type with this id. Named types are not looked through; see [`TypeTable::body`].
    pub fn get(&self, id: TypeId) -> &Type {
        &self.types[id.0 as usize]
    }

    /// The type with this id, looking through names. An opaque named type yields `Type::Named`.
    pub fn body(&self, mut id: TypeId) -> &Type {
        while let Type::Named(n) = self.get(id) {
            match self.named[*n as usize].body {
                Some(body) => id = body,
                None => break,
            }
        }
        self.get(id)
    }

    /// How many distinct types there are.
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Whether there is no type yet.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }
}
