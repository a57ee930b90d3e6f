//! The types of functions and of calls: what is passed, and how.

use super::attributes::with_type;
use super::func::{Builder, Refused};
use super::{Input, Lowerer};
use crate::ops::Scalar;
use crate::program::{InMemory, Signature};
use tresse_ir::ast::{self, Attr};
use tresse_ir::types::{Type, TypeId};

impl Lowerer<'_> {
    /// The signature of a function.
    pub(crate) fn signature_of(&mut self, module: usize, function: &ast::Function) -> Signature {
        let mut signature = self.signature_of_type(module, function.ty, &function.cconv);
        let params = function.params.iter().map(|p| (p.ty, vec![&p.attrs[..]]));
        signature.in_memory = self.in_memory(module, params);
        signature
    }

    /// Which parameters stand for memory: those with such an attribute among theirs.
    pub(super) fn in_memory<'a>(
        &mut self,
        module: usize,
        params: impl Iterator<Item = (TypeId, Vec<&'a [Attr]>)>,
    ) -> Vec<(u32, InMemory)> {
        let mut all = Vec::new();
        let mut next = 0;
        for (ty, attrs) in params {
            let size = attrs.iter().find_map(|a| self.by_value(module, a, ty));
            if let Some((size, _)) = size {
                all.push((next, InMemory::Argument(size)));
            } else if attrs.iter().any(|a| with_type(a, "sret").is_some()) {
                all.push((next, InMemory::Result));
            }
            next += self.leaves(module, ty).map_or(0, |l| l.leaves.len() as u32);
        }
        all
    }

    /// The signature of a function type with this calling convention, whose parameters are values.
    pub(super) fn signature_of_type(
        &mut self,
        module: usize,
        ty: TypeId,
        convention: &str,
    ) -> Signature {
        let convention = match convention_name(convention) {
            "ccc" if self.inputs[module].is_library => self.c_convention.clone(),
            name => name.to_owned(),
        };
        let Type::Function { ret, params, vararg } =
            self.inputs[module].module.types.body(ty).clone()
        else {
            let (ret, params, in_memory) = (vec![], vec![], vec![]);
            return Signature { ret, params, in_memory, is_vararg: false, convention };
        };
        let mut scalars = |ty| {
            self.leaves(module, ty)
                .map_or(vec![], |l| l.leaves.iter().map(|l| l.scalar).collect::<Vec<Scalar>>())
        };
        let ret = scalars(ret);
        Signature {
            ret,
            params: params.into_iter().flat_map(&mut scalars).collect(),
            in_memory: Vec::new(),
            is_vararg: vararg,
            convention,
        }
    }

    /// LangRef, `byval`: size and alignment of the copy that the callee gets.
    pub(super) fn by_value(
        &mut self,
        module: usize,
        attrs: &[Attr],
        ty: TypeId,
    ) -> Option<(u64, u64)> {
        let pointee =
            with_type(attrs, "byval")?.or(match self.inputs[module].module.types.body(ty) {
                Type::Ptr { pointee, .. } => *pointee,
                _ => None,
            })?;
        let size = self.alloc_size(module, pointee)?;
        let align = attrs.iter().find_map(|a| match a {
            Attr::Num(name, n) if name == "align" => Some(*n),
            _ => None,
        });
        let natural = || self.size_and_align(module, pointee).map_or(1, |s| s.1);
        Some((size, align.unwrap_or_else(natural)))
    }
}

impl Builder<'_, '_> {
    /// What a call passes by its type. `named`: the function of this module that it names; what is
    /// said of parameters there is said of the call's, if the types are the same, as in LLVM.
    pub(super) fn signature_of_call(
        &mut self,
        call: &ast::Call,
        named: Option<&ast::Function>,
    ) -> Result<Signature, Refused> {
        let mut all = self.signature_of_arguments(call, named)?;
        let of_type = self.lowerer.signature_of_type(self.module, call.fn_ty, &call.cconv);
        all.in_memory.retain(|(i, _)| (*i as usize) < of_type.params.len());
        Ok(Signature { in_memory: all.in_memory, ..of_type })
    }

    /// May this be a call without a prototype (`f()` of K&R C), which passes what it passes? Clang
    /// makes it variadic, with all arguments as fixed parameters or none.
    pub(super) fn may_be_unprototyped(&self, call: &ast::Call) -> bool {
        match self.lowerer.inputs[self.module].module.types.body(call.fn_ty) {
            Type::Function { params, vararg: true, .. } => {
                params.is_empty() || params.len() == call.args.len()
            }
            _ => false,
        }
    }

    /// What a call passes, also beyond the parameters of its type.
    pub(super) fn signature_of_arguments(
        &mut self,
        call: &ast::Call,
        named: Option<&ast::Function>,
    ) -> Result<Signature, Refused> {
        let named = named.filter(|f| f.ty == call.fn_ty);
        let (mut params, mut in_memory) = (Vec::new(), Vec::new());
        for (i, arg) in call.args.iter().enumerate() {
            let declared = named.and_then(|f| f.params.get(i)).map_or(&[][..], |p| &p.attrs);
            let given = call.arg_attrs.get(i).map_or(&[][..], |a| a);
            in_memory.push((arg.ty, vec![given, declared]));
            params
                .extend(self.lowerer.leaves(self.module, arg.ty)?.leaves.iter().map(|l| l.scalar));
        }
        let in_memory = self.lowerer.in_memory(self.module, in_memory.into_iter());
        let of_type = self.lowerer.signature_of_type(self.module, call.fn_ty, &call.cconv);
        Ok(Signature { params, in_memory, is_vararg: false, ..of_type })
    }
}

/// LangRef, "Calling Conventions": those that have a name and a number, by their names.
pub(super) fn convention_name(written: &str) -> &str {
    match written {
        "cc 0" => "ccc",
        "cc 8" => "fastcc",
        "cc 9" => "coldcc",
        "cc 10" => "ghccc",
        "cc 13" => "anyregcc",
        "cc 14" => "preserve_mostcc",
        "cc 15" => "preserve_allcc",
        "cc 16" => "swiftcc",
        "cc 17" => "cxx_fast_tlscc",
        "cc 18" => "tailcc",
        other => other,
    }
}

/// The convention of C: that of the entry point. On ARM it has a name of its own where it is not
/// what LLVM takes for the target (clang's `arm_aapcscc` for a target without an environment). The
/// library was compiled for another such target, and stands for one with the program's convention.
pub(super) fn c_convention(inputs: &[Input], entry: &str) -> String {
    let mut all = inputs.iter().flat_map(|input| &input.module.functions);
    let name = all.find(|f| f.name == entry).map(|f| convention_name(&f.cconv));
    name.filter(|name| name.starts_with("arm_")).unwrap_or("ccc").to_owned()
}
