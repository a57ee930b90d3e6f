//! What calls pass and get, and whether a function does with it.

use crate::ops::Scalar;

/// What a call passes and gets, slot by slot.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Signature {
    /// Scalars of the result.
    pub ret: Vec<Scalar>,
    /// Scalars of the fixed parameters.
    pub params: Vec<Scalar>,
    /// Takes further arguments.
    pub is_vararg: bool,
    /// Its calling convention, by one name for each.
    pub convention: String,
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
            && (self.ret == function.ret || !(has_result(self) && has_result(function)))
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
