//! What calls pass and get, and whether a function does with it.

use crate::ops::Scalar;

/// What a call passes and gets, slot by slot.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Signature {
    /// Scalars of the result.
    pub ret: Vec<Scalar>,
    /// Scalars of the fixed parameters.
    pub params: Vec<Scalar>,
    /// Which of them stand for memory, by their number.
    pub in_memory: Vec<(u32, InMemory)>,
    /// Takes further arguments.
    pub is_vararg: bool,
    /// Its calling convention, by one name for each.
    pub convention: String,
}

/// What a pointer among the parameters stands for. LangRef, Parameter Attributes: those that are
/// part of the ABI are the same at a call and at the function, or the call is undefined.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum InMemory {
    /// `byval`: a copy of so many bytes.
    Argument(u64),
    /// `sret`: where the result goes.
    Result,
}

impl Signature {
    /// Does a call of this type do all the same with a function of that one
    /// ([`crate::config::CallTypes::Practice`])?
    pub fn is_fit_for(&self, function: &Signature) -> bool {
        let has_result = |s: &Signature| !s.ret.is_empty();
        !self.is_vararg
            && !function.is_vararg
            && self.convention == function.convention
            && self.params.starts_with(&function.params)
            && self.in_memory.starts_with(&function.in_memory)
            && self.in_memory[function.in_memory.len()..]
                .iter()
                .all(|(i, kind)| *i as usize >= function.params.len() && *kind != InMemory::Result)
            && (self.ret == function.ret || !(has_result(self) && has_result(function)))
    }

    /// Are these the types of a function, wherever structs are? The library's functions are in C,
    /// and stand for such of C++ as well.
    pub fn has_types_of(&self, function: &Signature) -> bool {
        self.ret == function.ret
            && self.params == function.params
            && self.is_vararg == function.is_vararg
            && self.convention == function.convention
    }

    /// What is not seen in the types, where a call of this type is none of that function: a part of
    /// a sentence.
    pub fn hidden_difference(&self, function: &Signature) -> String {
        if self.convention != function.convention {
            format!(", which is `{}`, as `{}`", function.convention, self.convention)
        } else if self.params == function.params && self.in_memory != function.in_memory {
            ", whose structs in memory (`byval`, `sret`) are others than the call's".to_owned()
        } else {
            String::new()
        }
    }

    /// The widths of what a call of this type gets, if not the result of the function that it fits:
    /// undefined bits, or nothing.
    pub fn undefined_result(
        &self,
        function: &Signature,
    ) -> Option<impl Iterator<Item = u32> + use<'_>> {
        let widths = || self.ret.iter().flat_map(|scalar| scalar.widths());
        (self.ret != function.ret).then(widths)
    }
}
