//! Functions that become operations: LangRef, "Intrinsic Functions"; memcpy and its kin; functions
//! of `math.h`.

use super::func::{Builder, Refused};
use super::inst::binary;
use crate::ops::{Intrinsic, Scalar};
use crate::program::{CallInfo, Effects, Limits, Op, Reg, SigIdx};
use tresse_ir::ast::{self, BinOp, Flags, Operand, Ordering};
use tresse_ir::metadata::Described;
use tresse_ir::types::TypeId;

/// The intrinsic that a function of `math.h` is, for `double`, `float` (`f`) and `long double`
/// (`l`).
pub(crate) fn math_function(name: &str) -> Option<Intrinsic> {
    // By this name the library asks for what its own function is.
    let name = name.strip_prefix("__tresse_math_").unwrap_or(name);
    const EXACT: &[&str] = &[
        "sqrt",
        "fabs",
        "floor",
        "ceil",
        "trunc",
        "rint",
        "nearbyint",
        "round",
        "fma",
        "copysign",
        "roundeven",
    ];
    const ROUNDED: &[&str] = &[
        "sin",
        "cos",
        "tan",
        "asin",
        "acos",
        "atan",
        "atan2",
        "sinh",
        "cosh",
        "tanh",
        "asinh",
        "acosh",
        "atanh",
        "exp",
        "exp2",
        "exp10",
        "expm1",
        "log",
        "log2",
        "log10",
        "log1p",
        "pow",
        "cbrt",
        "hypot",
        "erf",
        "erfc",
        "tgamma",
        "lgamma",
        "fmod",
        "remainder",
    ];
    let find = |base: &str| match base {
        "fmin" => Intrinsic::from_name("llvm.minnum"),
        "fmax" => Intrinsic::from_name("llvm.maxnum"),
        "ldexp" | "scalbn" => Intrinsic::from_name("llvm.ldexp"),
        "drem" => Intrinsic::from_name("remainder"),
        _ if ROUNDED.contains(&base) => {
            Intrinsic::from_name(&format!("llvm.{base}")).or_else(|| Intrinsic::from_name(base))
        }
        _ if EXACT.contains(&base) => Intrinsic::from_name(&format!("llvm.{base}")),
        _ => None,
    };
    find(name).or_else(|| find(name.strip_suffix(['f', 'l'])?))
}

/// Intrinsics that say something to the compiler and nothing to the machine.
const SILENT: &[&str] = &[
    "llvm.dbg.",
    "llvm.experimental.noalias.scope.decl",
    "llvm.donothing",
    "llvm.sideeffect",
    "llvm.prefetch",
    "llvm.var.annotation",
    "llvm.invariant.end",
    "llvm.va_end",
    "llvm.pseudoprobe",
    "llvm.codeview",
    "llvm.instrprof",
    "llvm.fake.use",
    "llvm.clear_cache",
    "llvm.x86.sse2.pause",
    "llvm.aarch64.hint",
    "llvm.riscv.pause",
];

/// Intrinsics that are their first argument.
const IDENTITY: &[&str] = &[
    "llvm.expect",
    "llvm.ssa.copy",
    "llvm.launder.invariant.group",
    "llvm.strip.invariant.group",
    "llvm.threadlocal.address",
    "llvm.annotation",
    "llvm.ptr.annotation",
    "llvm.arithmetic.fence",
    "llvm.preserve.",
    "llvm.callbr.landingpad",
];

impl Builder<'_, '_> {
    pub(super) fn lower_builtin(
        &mut self,
        name: &str,
        call: &ast::Call,
        ret: TypeId,
        dst: Reg,
    ) -> Result<(), Refused> {
        let starts = |list: &[&str]| list.iter().any(|p| name.starts_with(p));
        if starts(SILENT) {
            let arguments: Vec<&str> = call.metadata.iter().map(|(_, text)| &text[..]).collect();
            if let Some(kind) = name.strip_prefix("llvm.dbg.")
                && let Some(described) = Described::of(kind, &arguments)
            {
                self.describe(&described);
            }
            return Ok(());
        }
        if name.starts_with("llvm.lifetime.") {
            if let Some(ptr) = call.args.last() {
                let ptr = self.operand(ptr)?;
                self.lower_scope(ptr);
            }
            return Ok(());
        }
        if starts(IDENTITY) {
            let n = self.lowerer.slots(self.module, ret);
            let src = self.argument(call, 0)?;
            self.copy(dst, src, n);
            return Ok(());
        }
        if let Some(bound) = super::sections::bound(name) {
            self.push(Op::Section { dst, bound });
            return Ok(());
        }
        if self.lower_bulk(name, call, dst)?
            || self.lower_special(name, call, ret, dst)?
            || self.lower_frames(name, call, dst)?
            || self.lower_sse2(name, call, ret, dst)?
        {
            return Ok(());
        }
        if let Some(reduction) = name.strip_prefix("llvm.vector.reduce.") {
            return self.lower_reduction(reduction, call, dst);
        }
        let intrinsic = math_function(name).or_else(|| intrinsic_of(name));
        match intrinsic {
            Some(id) => self.lower_intrinsic(id, call, ret, dst),
            None => Err(format!("the intrinsic `{name}`")),
        }
    }

    fn argument(&mut self, call: &ast::Call, i: usize) -> Result<Reg, Refused> {
        let arg = call.args.get(i).ok_or("a call with too few arguments")?;
        self.operand(arg)
    }

    /// An argument that is an address for an access.
    fn address_argument(&mut self, call: &ast::Call, i: usize) -> Result<Reg, Refused> {
        let arg = call.args.get(i).ok_or("a call with too few arguments")?;
        self.address(arg)
    }

    /// Width of the pointer that is the first argument, if that is computed with as a whole.
    fn whole_pointer(&mut self, call: &ast::Call, name: &str) -> Result<u8, Refused> {
        let arg = call.args.first().ok_or("a call with too few arguments")?;
        match self.lowerer.space_of(self.module, arg.ty) {
            Some(space) if space.index_bits == space.bits => Ok(space.bits as u8),
            _ => Err(format!("`{name}` of a pointer with a narrower index type")),
        }
    }

    /// memcpy, memmove, memset, as intrinsics and as functions.
    fn lower_bulk(&mut self, name: &str, call: &ast::Call, dst: Reg) -> Result<bool, Refused> {
        let base = name.strip_prefix("llvm.").unwrap_or(name);
        let is = |what: &str| {
            base == what
                || base.starts_with(&format!("{what}.inline."))
                || base.starts_with(&format!("{what}.p"))
                // Up to LLVM 2.7: `llvm.memcpy.i32`.
                || base.starts_with(&format!("{what}.i"))
        };
        let (is_copy, is_move, is_set) = (is("memcpy"), is("memmove"), is("memset"));
        if !(is_copy || is_move || is_set) {
            return Ok(false);
        }
        let (a, len) = (self.address_argument(call, 0)?, self.argument(call, 2)?);
        let b = if is_set { self.argument(call, 1)? } else { self.address_argument(call, 1)? };
        let Limits { effects, is_tail, .. } = self.limits_of(call)?;
        let needed = if is_set { Effects::WRITE_ARGUMENTS } else { Effects::ARGUMENTS };
        if !effects.has(needed) {
            return Err(format!("`{name}` with attributes that rule out what it does"));
        }
        if is_set {
            self.push(Op::Set { dst: a, byte: b, len, is_tail });
        } else {
            let temp = self.temp(1);
            self.push(Op::Copy { dst: a, src: b, len, temp, is_move, is_tail });
        }
        if dst != Reg::NONE {
            self.copy(dst, a, 1);
        }
        Ok(true)
    }

    /// The fence of a processor: what its instruction is in assembly ([`super::asm`]).
    fn fence_of(&mut self, name: &str, call: &ast::Call) -> Option<Ordering> {
        super::asm::fence(match name {
            "llvm.x86.sse2.mfence" => "mfence",
            "llvm.x86.sse2.lfence" => "lfence",
            "llvm.x86.sse.sfence" => "sfence",
            "llvm.ppc.sync" => "sync",
            "llvm.ppc.lwsync" => "lwsync",
            "llvm.aarch64.dmb" => {
                let kind = self.argument(call, 0).ok()?;
                // Arm, "DMB": the domain, and which accesses.
                match self.const_value(kind)?.bits {
                    15 => "dmb sy",
                    13 => "dmb ld",
                    11 => "dmb ish",
                    9 => "dmb ishld",
                    _ => return None,
                }
            }
            _ => return None,
        })
    }

    fn lower_special(
        &mut self,
        name: &str,
        call: &ast::Call,
        ret: TypeId,
        dst: Reg,
    ) -> Result<bool, Refused> {
        let base = |prefix: &str| name == prefix || name.starts_with(&format!("{prefix}."));
        if let Some(ordering) = self.fence_of(name, call) {
            self.push(Op::Fence { ordering });
        } else if base("llvm.assume") {
            let cond = self.argument(call, 0)?;
            self.push(Op::Assume { cond });
            self.lower_assumptions(call)?;
        } else if base("llvm.trap") || base("llvm.debugtrap") || base("llvm.ubsantrap") {
            self.push(Op::Trap);
        } else if base("llvm.stacksave") {
            self.push(Op::StackSave { dst });
            // As where pointers cannot hold it: what is there is kept.
            if self.scalar(ret).is_some_and(|s| s.bits() < 64) {
                let zero = self.int(0);
                self.copy(dst, zero, 1);
            }
        } else if base("llvm.stackrestore") {
            let src = self.argument(call, 0)?;
            self.push(Op::StackRestore { src });
        } else if base("llvm.va_start") {
            let list = self.address_argument(call, 0)?;
            self.lower_va_start(list)?;
        } else if base("llvm.va_copy") {
            let (to, from) = (self.address_argument(call, 0)?, self.address_argument(call, 1)?);
            let size = self.va_list_size().ok_or("variable arguments on this target")?;
            let (len, temp) = (self.int(size), self.temp(1));
            let (is_move, is_tail) = (false, false);
            self.push(Op::Copy { dst: to, src: from, len, temp, is_move, is_tail });
        } else if base("llvm.is.constant") {
            let zero = self.int(0);
            self.copy(dst, zero, 1);
        } else if base("llvm.objectsize") {
            // LangRef: unknown is -1, or 0 when the minimum is asked for.
            let is_min = call.args.get(1).and_then(|a| self.known(a)) == Some(1);
            let width = self
                .scalar(call.args.first().map_or(call.fn_ty, |a| a.ty))
                .map_or(64, |s| s.bits());
            let width = if name.contains(".i32") { 32 } else { width };
            let unknown = self.int(if is_min { 0 } else { crate::value::mask(width) });
            self.copy(dst, unknown, 1);
        } else if base("llvm.ptrmask") {
            let (a, b) = (self.argument(call, 0)?, self.argument(call, 1)?);
            let width = self.whole_pointer(call, name)?;
            self.push(Op::Int { op: BinOp::And, flags: Flags::default(), width, dst, a, b });
        } else if base("llvm.load.relative") {
            if u32::from(self.whole_pointer(call, name)?) != self.lowerer.target.pointer_bits {
                return Err(format!("`{name}` in an address space with another width"));
            }
            self.lower_load_relative(call, dst)?;
        } else if base("llvm.vscale") {
            let vscale = self.lowerer.vscale.into();
            let number = self.int(vscale);
            self.copy(dst, number, 1);
        } else if base("llvm.get.rounding")
            || base("llvm.allow.runtime.check")
            || base("llvm.allow.ubsan.check")
        {
            // To the nearest, always (`libc-shim/c/fenv.c`). Checks that may be left out stay.
            let number = self.int(1);
            self.copy(dst, number, 1);
        } else if base("llvm.returnaddress") || base("llvm.frameaddress") {
            // LangRef: 0 where that is not known.
            let number = self.int(0);
            self.copy(dst, number, 1);
        } else if base("llvm.invariant.start") {
            let zero = self.int(0);
            self.copy(dst, zero, 1);
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// LangRef, `llvm.load.relative`: 32 bits from a table, at `base + offset`, are added to
    /// `base`. They are aligned, as the compiler's own lowering of it has them.
    fn lower_load_relative(&mut self, call: &ast::Call, dst: Reg) -> Result<(), Refused> {
        let (base, index) = (self.argument(call, 0)?, self.argument(call, 1)?);
        let offset = call.args.get(1).and_then(|a| self.scalar(a.ty));
        let width = offset.ok_or("`llvm.load.relative` of vectors")?.bits() as u8;
        let (ptr, number) = (self.temp(1), self.temp(1));
        let flags = ast::GepFlags::default();
        self.push(Op::GepScaled { dst: ptr, base, index, width, scale: 1, flags });
        self.push(Op::Load {
            dst: number,
            ptr,
            offset: 0,
            total: 4,
            len: 4,
            width: 32,
            align: 2,
            ordering: ast::Ordering::NotAtomic,
        });
        self.push(Op::Relative { dst, base, src: number });
        Ok(())
    }

    /// LangRef, "Vector Reduction Intrinsics": lane by lane, in order.
    fn lower_reduction(&mut self, name: &str, call: &ast::Call, dst: Reg) -> Result<(), Refused> {
        let kind = name.split('.').next().unwrap_or("");
        let is_seeded = matches!(kind, "fadd" | "fmul");
        let vector = call.args.get(usize::from(is_seeded)).ok_or("a reduction without a vector")?;
        let src = self.operand(vector)?;
        let leaves = self.lowerer.leaves(self.module, vector.ty)?;
        let Some(first) = leaves.leaves.first() else {
            return Err("a reduction of nothing".into());
        };
        let (scalar, slots) = (first.scalar, first.scalar.slots());
        let start = if is_seeded { self.argument(call, 0)? } else { src };
        self.copy(dst, start, slots);
        let from = if is_seeded { 0 } else { 1 };
        for leaf in leaves.leaves.iter().skip(from) {
            let b = src.plus(leaf.slot);
            let op = match kind {
                "add" => BinOp::Add,
                "mul" => BinOp::Mul,
                "and" => BinOp::And,
                "or" => BinOp::Or,
                "xor" => BinOp::Xor,
                "fadd" => BinOp::FAdd,
                "fmul" => BinOp::FMul,
                "smax" | "smin" | "umax" | "umin" | "fmax" | "fmin" | "fmaximum" | "fminimum" => {
                    let base = match kind {
                        "fmax" => "llvm.maxnum".to_owned(),
                        "fmin" => "llvm.minnum".to_owned(),
                        "fmaximum" | "fminimum" => format!("llvm.{}", &kind[1..]),
                        _ => format!("llvm.{kind}"),
                    };
                    let id = Intrinsic::from_name(&base)
                        .ok_or_else(|| format!("the intrinsic `{base}`"))?;
                    self.push_intrinsic(id, scalar, None, &[(dst, slots), (b, slots)], dst);
                    continue;
                }
                _ => return Err(format!("the intrinsic `llvm.vector.reduce.{name}`")),
            };
            self.push(binary(op, Flags::default(), scalar, dst, dst, b));
        }
        Ok(())
    }

    fn push_intrinsic(
        &mut self,
        id: Intrinsic,
        scalar: Scalar,
        second: Option<Scalar>,
        args: &[(Reg, u32)],
        dst: Reg,
    ) {
        let regs: Vec<Reg> = args.iter().flat_map(|&(reg, n)| [reg, Reg(n)]).collect();
        let args = self.list(&regs);
        self.func.calls.push(CallInfo {
            args,
            signature: SigIdx(0),
            unprototyped: None,
            limits: Limits::NONE,
            scalar,
            second,
        });
        self.push(Op::Intrinsic { id, call: self.func.calls.len() as u32 - 1, dst });
    }

    /// An intrinsic on scalars, or lane by lane on vectors.
    fn lower_intrinsic(
        &mut self,
        id: Intrinsic,
        call: &ast::Call,
        ret: TypeId,
        dst: Reg,
    ) -> Result<(), Refused> {
        let first = call.args.first().ok_or("an intrinsic without arguments")?;
        let leaves = self.lowerer.leaves(self.module, first.ty)?;
        let lanes = leaves.leaves.len();
        let result = self.lowerer.leaves(self.module, ret)?;
        let mut regs = Vec::new();
        for arg in &call.args {
            regs.push((self.operand(arg)?, self.lowerer.leaves(self.module, arg.ty)?));
        }
        // Up to LLVM 3.0 they had no flag, and zero had an answer.
        let lacks_flag = matches!(id, Intrinsic::Ctlz | Intrinsic::Cttz) && regs.len() == 1;
        let flag = lacks_flag.then(|| (self.int(0), 1));
        for (lane, leaf) in leaves.leaves.iter().enumerate() {
            let second = self.second(id, call, &result.leaves, lane);
            let args: Vec<(Reg, u32)> = regs
                .iter()
                .map(|(reg, l)| {
                    // A scalar beside vectors (an immediate) serves every lane.
                    let leaf = l.leaves.get(if l.leaves.len() == lanes { lane } else { 0 });
                    leaf.map_or((*reg, 1), |leaf| (reg.plus(leaf.slot), leaf.scalar.slots()))
                })
                .chain(flag)
                .collect();
            let to = id.result(leaf.scalar, second);
            let declared = result.leaves.get(lane).map(|leaf| leaf.scalar);
            let is_fit = |declared: Scalar| {
                declared == to || declared.slots() == 1 && to.slots() == 1 && id.has_overflow_bit()
            };
            if !declared.is_some_and(is_fit) {
                return Err(format!("`{}` with these types", id.name()));
            }
            let n = to.slots();
            if id.has_overflow_bit() && lanes > 1 {
                // The result is a vector of values and a vector of bits.
                let temp = self.temp(n + 1);
                self.push_intrinsic(id, leaf.scalar, second, &args, temp);
                self.copy(dst.plus(lane as u32 * n), temp, n);
                self.copy(dst.plus(lanes as u32 * n + lane as u32), temp.plus(n), 1);
            } else {
                let at = result.leaves.get(lane).map_or(0, |l| l.slot);
                self.push_intrinsic(id, leaf.scalar, second, &args, dst.plus(at));
            }
        }
        Ok(())
    }

    /// The second type of an intrinsic: of the result, or of `ldexp`'s exponent.
    fn second(
        &self,
        id: Intrinsic,
        call: &ast::Call,
        result: &[super::layout::Leaf],
        lane: usize,
    ) -> Option<Scalar> {
        match id {
            Intrinsic::UCmp | Intrinsic::SCmp | Intrinsic::FPToUISat | Intrinsic::FPToSISat => {
                result.get(lane).map(|l| l.scalar)
            }
            Intrinsic::LdExp => call.args.get(1).and_then(|a: &Operand| self.scalar(a.ty)),
            _ => None,
        }
    }
}

/// The intrinsic of a name, its type suffixes taken off one by one.
fn intrinsic_of(name: &str) -> Option<Intrinsic> {
    let mut base = name;
    loop {
        if let Some(id) = Intrinsic::from_name(base) {
            return Some(id);
        }
        base = &base[..base.rfind('.')?];
    }
}
