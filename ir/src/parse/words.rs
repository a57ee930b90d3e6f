//! LangRef, keywords: which word means what.

use crate::ast::{BinOp, CastOp, FloatPred, IntPred, Linkage, Ordering, RmwOp};

/// Binary operations, LangRef "Binary Operations" and "Bitwise Binary Operations".
pub(super) fn bin_op(word: &[u8]) -> Option<BinOp> {
    Some(match word {
        b"add" => BinOp::Add,
        b"sub" => BinOp::Sub,
        b"mul" => BinOp::Mul,
        b"udiv" => BinOp::UDiv,
        b"sdiv" => BinOp::SDiv,
        b"urem" => BinOp::URem,
        b"srem" => BinOp::SRem,
        b"shl" => BinOp::Shl,
        b"lshr" => BinOp::LShr,
        b"ashr" => BinOp::AShr,
        b"and" => BinOp::And,
        b"or" => BinOp::Or,
        b"xor" => BinOp::Xor,
        b"fadd" => BinOp::FAdd,
        b"fsub" => BinOp::FSub,
        b"fmul" => BinOp::FMul,
        b"fdiv" => BinOp::FDiv,
        b"frem" => BinOp::FRem,
        _ => return None,
    })
}

/// Conversions, LangRef "Conversion Operations".
pub(super) fn cast_op(word: &[u8]) -> Option<CastOp> {
    Some(match word {
        b"trunc" => CastOp::Trunc,
        b"zext" => CastOp::ZExt,
        b"sext" => CastOp::SExt,
        b"fptrunc" => CastOp::FPTrunc,
        b"fpext" => CastOp::FPExt,
        b"fptoui" => CastOp::FPToUI,
        b"fptosi" => CastOp::FPToSI,
        b"uitofp" => CastOp::UIToFP,
        b"sitofp" => CastOp::SIToFP,
        b"ptrtoint" => CastOp::PtrToInt,
        b"ptrtoaddr" => CastOp::PtrToAddr,
        b"inttoptr" => CastOp::IntToPtr,
        b"bitcast" => CastOp::BitCast,
        b"addrspacecast" => CastOp::AddrSpaceCast,
        _ => return None,
    })
}

/// Predicates of `icmp`.
pub(super) fn int_pred(word: &[u8]) -> Option<IntPred> {
    Some(match word {
        b"eq" => IntPred::Eq,
        b"ne" => IntPred::Ne,
        b"ugt" => IntPred::Ugt,
        b"uge" => IntPred::Uge,
        b"ult" => IntPred::Ult,
        b"ule" => IntPred::Ule,
        b"sgt" => IntPred::Sgt,
        b"sge" => IntPred::Sge,
        b"slt" => IntPred::Slt,
        b"sle" => IntPred::Sle,
        _ => return None,
    })
}

/// Predicates of `fcmp`.
pub(super) fn float_pred(word: &[u8]) -> Option<FloatPred> {
    Some(match word {
        b"false" => FloatPred::False,
        b"oeq" => FloatPred::Oeq,
        b"ogt" => FloatPred::Ogt,
        b"oge" => FloatPred::Oge,
        b"olt" => FloatPred::Olt,
        b"ole" => FloatPred::Ole,
        b"one" => FloatPred::One,
        b"ord" => FloatPred::Ord,
        b"ueq" => FloatPred::Ueq,
        b"ugt" => FloatPred::Ugt,
        b"uge" => FloatPred::Uge,
        b"ult" => FloatPred::Ult,
        b"ule" => FloatPred::Ule,
        b"une" => FloatPred::Une,
        b"uno" => FloatPred::Uno,
        b"true" => FloatPred::True,
        _ => return None,
    })
}

/// Orderings of atomic accesses.
pub(super) fn ordering(word: &[u8]) -> Option<Ordering> {
    Some(match word {
        b"unordered" => Ordering::Unordered,
        b"monotonic" => Ordering::Monotonic,
        b"acquire" => Ordering::Acquire,
        b"release" => Ordering::Release,
        b"acq_rel" => Ordering::AcqRel,
        b"seq_cst" => Ordering::SeqCst,
        _ => return None,
    })
}

/// Operations of `atomicrmw`.
pub(super) fn rmw_op(word: &[u8]) -> Option<RmwOp> {
    Some(match word {
        b"xchg" => RmwOp::Xchg,
        b"add" => RmwOp::Add,
        b"sub" => RmwOp::Sub,
        b"and" => RmwOp::And,
        b"nand" => RmwOp::Nand,
        b"or" => RmwOp::Or,
        b"xor" => RmwOp::Xor,
        b"max" => RmwOp::Max,
        b"min" => RmwOp::Min,
        b"umax" => RmwOp::UMax,
        b"umin" => RmwOp::UMin,
        b"fadd" => RmwOp::FAdd,
        b"fsub" => RmwOp::FSub,
        b"fmax" => RmwOp::FMax,
        b"fmin" => RmwOp::FMin,
        b"uinc_wrap" => RmwOp::UIncWrap,
        b"udec_wrap" => RmwOp::UDecWrap,
        b"usub_cond" => RmwOp::USubCond,
        b"usub_sat" => RmwOp::USubSat,
        _ => return None,
    })
}

/// LangRef, "Linkage Types".
pub(super) fn linkage(word: &[u8]) -> Option<Linkage> {
    Some(match word {
        b"private" => Linkage::Private,
        // Up to LLVM 3.4; release notes of 3.5.
        b"linker_private" | b"linker_private_weak" | b"linker_private_weak_def_auto" => {
            Linkage::Private
        }
        b"linkonce_odr_auto_hide" => Linkage::LinkOnceOdr,
        b"internal" => Linkage::Internal,
        b"available_externally" => Linkage::AvailableExternally,
        b"linkonce" => Linkage::LinkOnce,
        b"linkonce_odr" => Linkage::LinkOnceOdr,
        b"weak" => Linkage::Weak,
        b"weak_odr" => Linkage::WeakOdr,
        b"common" => Linkage::Common,
        b"appending" => Linkage::Appending,
        b"extern_weak" => Linkage::ExternWeak,
        b"external" => Linkage::External,
        _ => return None,
    })
}

/// LangRef, "Runtime Preemption Specifiers", "Visibility Styles", "DLL Storage Classes" and
/// `unnamed_addr`: words before a global's kind.
pub(super) fn is_global_prefix(word: &[u8]) -> bool {
    matches!(
        word,
        b"dso_local"
            | b"dso_preemptable"
            | b"default"
            | b"hidden"
            | b"protected"
            | b"dllimport"
            | b"dllexport"
            | b"unnamed_addr"
            | b"local_unnamed_addr"
            | b"externally_initialized"
    )
}

/// LangRef, "Calling Conventions".
pub(super) fn is_calling_convention(word: &[u8]) -> bool {
    word.ends_with(b"cc")
        || [&b"amdgpu_"[..], b"spir_", b"ptx_", b"aarch64_", b"riscv_vls_cc", b"riscv_vector_cc"]
            .iter()
            .any(|prefix| word.starts_with(prefix))
}

/// Whether a word starts a type.
pub(super) fn is_type_word(word: &[u8]) -> bool {
    match word {
        [b'i', digits @ ..] if !digits.is_empty() => digits.iter().all(u8::is_ascii_digit),
        _ => matches!(
            word,
            b"ptr"
                | b"void"
                | b"half"
                | b"bfloat"
                | b"float"
                | b"double"
                | b"x86_fp80"
                | b"fp128"
                | b"ppc_fp128"
                | b"x86_mmx"
                | b"x86_amx"
                | b"label"
                | b"token"
                | b"metadata"
                | b"target"
        ),
    }
}

/// Whether a word starts a value.
pub(super) fn is_value_word(word: &[u8]) -> bool {
    bin_op(word).is_some()
        || cast_op(word).is_some()
        || matches!(
            word,
            b"true"
                | b"false"
                | b"null"
                | b"none"
                | b"undef"
                | b"poison"
                | b"zeroinitializer"
                | b"splat"
                | b"asm"
                | b"blockaddress"
                | b"dso_local_equivalent"
                | b"no_cfi"
                | b"ptrauth"
                | b"getelementptr"
                | b"icmp"
                | b"fcmp"
                | b"select"
                | b"fneg"
                | b"extractelement"
                | b"insertelement"
                | b"shufflevector"
                | b"extractvalue"
                | b"insertvalue"
        )
}

/// Whether a word starts an instruction.
pub(super) fn is_opcode(word: &[u8]) -> bool {
    bin_op(word).is_some()
        || cast_op(word).is_some()
        || is_memory_opcode(word)
        || matches!(
            word,
            b"ret"
                | b"br"
                | b"switch"
                | b"indirectbr"
                | b"invoke"
                | b"callbr"
                | b"resume"
                | b"unreachable"
                | b"catchswitch"
                | b"catchret"
                | b"cleanupret"
                | b"catchpad"
                | b"cleanuppad"
                | b"landingpad"
                | b"fneg"
                | b"extractelement"
                | b"insertelement"
                | b"shufflevector"
                | b"extractvalue"
                | b"insertvalue"
                | b"icmp"
                | b"fcmp"
                | b"phi"
                | b"select"
                | b"freeze"
                | b"call"
                | b"tail"
                | b"musttail"
                | b"notail"
                | b"va_arg"
                | b"unwind"
                | b"getresult"
                | b"vicmp"
                | b"vfcmp"
        )
}

fn is_memory_opcode(word: &[u8]) -> bool {
    matches!(
        word,
        b"alloca"
            | b"volatile"
            | b"malloc"
            | b"free"
            | b"load"
            | b"store"
            | b"fence"
            | b"cmpxchg"
            | b"atomicrmw"
            | b"getelementptr"
    )
}

/// Whether a word starts an entity of the top level.
pub(super) fn is_top_word(word: &[u8]) -> bool {
    matches!(
        word,
        b"define"
            | b"declare"
            | b"attributes"
            | b"source_filename"
            | b"target"
            | b"module"
            | b"global"
            | b"constant"
            | b"uselistorder"
            | b"uselistorder_bb"
            | b"deplibs"
    )
}
