//! LangRef, keywords: the words for the enums of the AST.

use crate::ast::{
    BinOp, CastOp, Flags, FloatPred, GepFlags, IntPred, Linkage, Ordering, RmwOp, ThreadLocal,
};

pub(super) fn bin_op(op: BinOp) -> &'static str {
    match op {
        BinOp::Add => "add",
        BinOp::Sub => "sub",
        BinOp::Mul => "mul",
        BinOp::UDiv => "udiv",
        BinOp::SDiv => "sdiv",
        BinOp::URem => "urem",
        BinOp::SRem => "srem",
        BinOp::Shl => "shl",
        BinOp::LShr => "lshr",
        BinOp::AShr => "ashr",
        BinOp::And => "and",
        BinOp::Or => "or",
        BinOp::Xor => "xor",
        BinOp::FAdd => "fadd",
        BinOp::FSub => "fsub",
        BinOp::FMul => "fmul",
        BinOp::FDiv => "fdiv",
        BinOp::FRem => "frem",
    }
}

pub(super) fn cast_op(op: CastOp) -> &'static str {
    match op {
        CastOp::Trunc => "trunc",
        CastOp::ZExt => "zext",
        CastOp::SExt => "sext",
        CastOp::FPTrunc => "fptrunc",
        CastOp::FPExt => "fpext",
        CastOp::FPToUI => "fptoui",
        CastOp::FPToSI => "fptosi",
        CastOp::UIToFP => "uitofp",
        CastOp::SIToFP => "sitofp",
        CastOp::PtrToInt => "ptrtoint",
        CastOp::IntToPtr => "inttoptr",
        CastOp::PtrToAddr => "ptrtoaddr",
        CastOp::BitCast => "bitcast",
        CastOp::AddrSpaceCast => "addrspacecast",
    }
}

pub(super) fn int_pred(pred: IntPred) -> &'static str {
    match pred {
        IntPred::Eq => "eq",
        IntPred::Ne => "ne",
        IntPred::Ugt => "ugt",
        IntPred::Uge => "uge",
        IntPred::Ult => "ult",
        IntPred::Ule => "ule",
        IntPred::Sgt => "sgt",
        IntPred::Sge => "sge",
        IntPred::Slt => "slt",
        IntPred::Sle => "sle",
    }
}

pub(super) fn float_pred(pred: FloatPred) -> &'static str {
    match pred {
        FloatPred::False => "false",
        FloatPred::Oeq => "oeq",
        FloatPred::Ogt => "ogt",
        FloatPred::Oge => "oge",
        FloatPred::Olt => "olt",
        FloatPred::Ole => "ole",
        FloatPred::One => "one",
        FloatPred::Ord => "ord",
        FloatPred::Ueq => "ueq",
        FloatPred::Ugt => "ugt",
        FloatPred::Uge => "uge",
        FloatPred::Ult => "ult",
        FloatPred::Ule => "ule",
        FloatPred::Une => "une",
        FloatPred::Uno => "uno",
        FloatPred::True => "true",
    }
}

pub(super) fn ordering(ordering: Ordering) -> &'static str {
    match ordering {
        Ordering::NotAtomic => "not_atomic",
        Ordering::Unordered => "unordered",
        Ordering::Monotonic => "monotonic",
        Ordering::Acquire => "acquire",
        Ordering::Release => "release",
        Ordering::AcqRel => "acq_rel",
        Ordering::SeqCst => "seq_cst",
    }
}

pub(super) fn rmw_op(op: RmwOp) -> &'static str {
    match op {
        RmwOp::Xchg => "xchg",
        RmwOp::Add => "add",
        RmwOp::Sub => "sub",
        RmwOp::And => "and",
        RmwOp::Nand => "nand",
        RmwOp::Or => "or",
        RmwOp::Xor => "xor",
        RmwOp::Max => "max",
        RmwOp::Min => "min",
        RmwOp::UMax => "umax",
        RmwOp::UMin => "umin",
        RmwOp::FAdd => "fadd",
        RmwOp::FSub => "fsub",
        RmwOp::FMax => "fmax",
        RmwOp::FMin => "fmin",
        RmwOp::UIncWrap => "uinc_wrap",
        RmwOp::UDecWrap => "udec_wrap",
        RmwOp::USubCond => "usub_cond",
        RmwOp::USubSat => "usub_sat",
    }
}

pub(super) fn linkage(linkage: Linkage) -> &'static str {
    match linkage {
        Linkage::Private => "private",
        Linkage::Internal => "internal",
        Linkage::AvailableExternally => "available_externally",
        Linkage::LinkOnce => "linkonce",
        Linkage::LinkOnceOdr => "linkonce_odr",
        Linkage::Weak => "weak",
        Linkage::WeakOdr => "weak_odr",
        Linkage::Common => "common",
        Linkage::Appending => "appending",
        Linkage::ExternWeak => "extern_weak",
        Linkage::External => "external",
    }
}

pub(super) fn thread_local(model: ThreadLocal) -> &'static str {
    match model {
        ThreadLocal::No => "",
        ThreadLocal::GeneralDynamic => "thread_local ",
        ThreadLocal::LocalDynamic => "thread_local(localdynamic) ",
        ThreadLocal::InitialExec => "thread_local(initialexec) ",
        ThreadLocal::LocalExec => "thread_local(localexec) ",
    }
}

/// Each flag that is set, with a space after it.
pub(super) fn flags(flags: Flags) -> String {
    let fast = [
        (flags.reassoc, "reassoc "),
        (flags.nnan, "nnan "),
        (flags.ninf, "ninf "),
        (flags.nsz, "nsz "),
        (flags.arcp, "arcp "),
        (flags.contract, "contract "),
        (flags.afn, "afn "),
    ];
    let others = [
        (flags.nuw, "nuw "),
        (flags.nsw, "nsw "),
        (flags.exact, "exact "),
        (flags.disjoint, "disjoint "),
        (flags.nneg, "nneg "),
        (flags.samesign, "samesign "),
    ];
    let words = |list: &[(bool, &'static str)]| -> String {
        list.iter().filter(|(is_set, _)| *is_set).map(|(_, word)| *word).collect()
    };
    let math = if fast.iter().all(|(is_set, _)| *is_set) { "fast ".into() } else { words(&fast) };
    math + &words(&others)
}

pub(super) fn gep_flags(flags: GepFlags) -> &'static str {
    match (flags.inbounds, flags.nusw, flags.nuw) {
        (true, _, false) => "inbounds ",
        (true, _, true) => "inbounds nuw ",
        (false, true, false) => "nusw ",
        (false, true, true) => "nusw nuw ",
        (false, false, true) => "nuw ",
        (false, false, false) => "",
    }
}
