//! What comparisons of numbers are beside others (LangRef, `icmp`).

use crate::ast::IntPred;

impl IntPred {
    /// The same comparison with the operands in the other order.
    pub fn swapped(self) -> IntPred {
        match self {
            IntPred::Eq | IntPred::Ne => self,
            IntPred::Ugt => IntPred::Ult,
            IntPred::Uge => IntPred::Ule,
            IntPred::Ult => IntPred::Ugt,
            IntPred::Ule => IntPred::Uge,
            IntPred::Sgt => IntPred::Slt,
            IntPred::Sge => IntPred::Sle,
            IntPred::Slt => IntPred::Sgt,
            IntPred::Sle => IntPred::Sge,
        }
    }

    /// The comparison that is true when this one is not.
    pub fn negated(self) -> IntPred {
        match self {
            IntPred::Eq => IntPred::Ne,
            IntPred::Ne => IntPred::Eq,
            IntPred::Ugt => IntPred::Ule,
            IntPred::Uge => IntPred::Ult,
            IntPred::Ult => IntPred::Uge,
            IntPred::Ule => IntPred::Ugt,
            IntPred::Sgt => IntPred::Sle,
            IntPred::Sge => IntPred::Slt,
            IntPred::Slt => IntPred::Sge,
            IntPred::Sle => IntPred::Sgt,
        }
    }
}
