//! Inline assembly (LangRef, "Inline Assembler Expressions"), as far as lock-free C has it:
//! barriers for the compiler, hints for the processor, and fences; atomic accesses of x86
//! (`lower/x86.rs`) and of AArch64 (`lower/written/aarch64`); and `cpuid` (`lower/cpuid.rs`).
//! Everything else is unsupported.
//!
//! A fence instruction is taken as the fence of LLVM that is compiled to it, the strongest that is:
//! `mfence`, `lock; addl $0, ..`, `dmb ish`, `sync` as `seq_cst`, `lwsync` as `acq_rel`, `dmb
//! ishld` as `acquire`. Assembly has to say that it touches memory. The intrinsics of these
//! instructions (`_mm_mfence`, `__dmb`) are the same fences.

use super::func::{Builder, Refused};
use super::written;
use crate::program::{Op, Reg};
use tresse_ir::ast::{Call, InlineAsm, Inst, Ordering};

/// Why assembly is not taken.
pub(super) enum Unknown {
    /// Something in it is unknown; the caller names it.
    Form,
    /// It is wrong: why.
    Wrong(String),
}

/// What GCC's manual ("Extended Asm") and LangRef ask of operands, on every processor.
impl Unknown {
    /// What is an input alone stays as it is.
    pub(super) fn writes_input(operand: usize) -> Unknown {
        Unknown::Wrong(format!("it writes operand {operand}, which is an input"))
    }

    /// Memory that is no operand is accessed by assembly that says so.
    pub(super) fn through_register() -> Unknown {
        let what = "it accesses memory through a register";
        Unknown::Wrong(format!("{what} without \"memory\" among what it changes"))
    }

    /// So is what stands behind an operand.
    pub(super) fn beyond_operand() -> Unknown {
        let what = "it accesses more than the operand";
        Unknown::Wrong(format!("{what} without \"memory\" among what it changes"))
    }

    /// An output without `&` may be in the register of an input.
    pub(super) fn shared_register(operand: usize) -> Unknown {
        Unknown::Wrong(format!(
            "it writes operand {operand} before it reads another, which may be in the same \
             register: `&` is missing"
        ))
    }
}

pub(super) type Step<T> = Result<T, Unknown>;

/// What the message of assembly that jumps begins with.
pub(super) const CONTROL: &str = "inline assembly that jumps";

/// What a template does, in words with one space between them.
fn meaning(template: &str) -> Option<Meaning> {
    Some(match template {
        "" | "nop" | "pause" | "rep; nop" | "rep;nop" | "rep nop" | "yield" => Meaning::Nothing,
        "mfence" | "dmb ish" | "dmb sy" | "sync" | "fence rw,rw" | "fence rw, rw"
        | "fence iorw,iorw" => Meaning::Fence(Ordering::SeqCst),
        "lwsync" => Meaning::Fence(Ordering::AcqRel),
        "dmb ishld" | "dmb ld" | "lfence" => Meaning::Fence(Ordering::Acquire),
        "sfence" => Meaning::Fence(Ordering::Release),
        other if is_locked_nothing(other) => Meaning::Fence(Ordering::SeqCst),
        other if is_alignment(other) => Meaning::Nothing,
        _ => return None,
    })
}

/// Does it align the code that follows, which nobody can tell?
fn is_alignment(template: &str) -> bool {
    let directives = [".p2align ", ".balign ", ".align "];
    let numbers = directives.iter().find_map(|name| template.strip_prefix(name));
    let is_number = |c: char| c.is_ascii_hexdigit() || matches!(c, 'x' | ',' | ' ');
    numbers.is_some_and(|rest| rest.chars().all(is_number))
}

/// An update of the stack that changes nothing, for its lock: `lock; addl $0,0(%rsp)`, or in
/// Intel's syntax `lock or dword ptr [rsp], 0`. Nothing may come after it.
fn is_locked_nothing(template: &str) -> bool {
    let update = template.strip_prefix("lock").map(|rest| rest.trim_start_matches([';', ' ']));
    let intel =
        ["or dword ptr [rsp", "or qword ptr [rsp", "add dword ptr [rsp", "or dword ptr [esp"]
            .iter()
            .find_map(|name| update?.strip_prefix(name)?.strip_suffix("], 0"));
    if let Some(offset) = intel {
        let digits = offset.trim_start().strip_prefix(['-', '+']).map(str::trim_start);
        return offset.is_empty() || digits.is_some_and(|d| d.bytes().all(|c| c.is_ascii_digit()));
    }
    let zero = ["addl $$0,", "addq $$0,", "orl $$0,", "orq $$0,"]
        .iter()
        .find_map(|name| update?.strip_prefix(name));
    let place = zero.and_then(|rest| {
        rest.trim_start()
            .strip_suffix("(%rsp)")
            .or_else(|| rest.trim_start().strip_suffix("(%esp)"))
    });
    place.is_some_and(|offset| offset.chars().all(|c| c.is_ascii_digit() || c == '-'))
}

enum Meaning {
    Nothing,
    Fence(Ordering),
}

/// The words of a template, with one space between them.
fn words(asm: &InlineAsm) -> String {
    asm.template.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Is it a fence, a hint or nothing?
pub(super) fn is_known(asm: &InlineAsm) -> bool {
    meaning(words(asm).trim_end_matches(';')).is_some()
}

/// The fence that an instruction is, in words with one space between them.
pub(super) fn fence(instruction: &str) -> Option<Ordering> {
    match meaning(instruction)? {
        Meaning::Fence(ordering) => Some(ordering),
        Meaning::Nothing => None,
    }
}

impl Builder<'_, '_> {
    pub(super) fn lower_asm(
        &mut self,
        inst: &Inst,
        call: &Call,
        asm: &InlineAsm,
        dst: Reg,
    ) -> Result<(), Refused> {
        let template = words(asm);
        let unknown = || format!("inline assembly: `{template}`");
        if let Some(rbx) = super::cpuid::cpuid(&template) {
            return self.lower_cpuid(call, asm, rbx, dst);
        }
        let Some(meaning) = meaning(template.trim_end_matches(';')) else {
            let module = &self.lowerer.inputs[self.module].module;
            if let Some(why) = written::assembly_is_wrong(module, call, asm) {
                return Err(format!("{}: {why}", unknown()));
            }
            let done = self.lower_x86(inst, call, asm, None, dst)?;
            return done.map(|_| ()).ok_or_else(unknown);
        };
        match meaning {
            Meaning::Fence(ordering) if asm.constraints.contains("~{memory}") => {
                self.push(Op::Fence { ordering })
            }
            Meaning::Fence(_) => {
                return Err(format!(
                    "inline assembly: `{template}` without \"memory\" among what it changes"
                ));
            }
            Meaning::Nothing => {}
        }
        if self.lowerer.slots(self.module, inst.ty) == 0 {
            return Ok(());
        }
        // Each output is an input that has the same place, as in `"=r,0"`.
        let mut at = 0;
        for arg in tied_arguments(&asm.constraints).ok_or_else(unknown)? {
            let operand = call.args.get(arg).ok_or_else(unknown)?;
            let slots = self.lowerer.slots(self.module, operand.ty);
            let value = self.operand(operand)?;
            self.copy(dst.plus(at), value, slots);
            at += slots;
        }
        if at == self.lowerer.slots(self.module, inst.ty) { Ok(()) } else { Err(unknown()) }
    }
}

/// For each direct output the number of the argument that is tied to it; none if one has no such.
/// An indirect output is an argument, and no result.
fn tied_arguments(constraints: &str) -> Option<Vec<usize>> {
    let operands = || constraints.split(',').take_while(|c| !c.starts_with('~'));
    let is_result = |c: &str| c.starts_with('=') && !c.contains('*');
    let arguments: Vec<&str> = operands().filter(|c| !is_result(c)).collect();
    let results = operands().enumerate().filter(|(_, c)| is_result(c));
    results.map(|(at, _)| arguments.iter().position(|c| c.parse() == Ok(at))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_update_that_changes_nothing_is_a_fence() {
        for template in [
            "lock; addl $$0,0(%rsp)",
            "lock addl $$0, -4(%esp)",
            "lock ; orq $$0,(%rsp)",
            "lock or dword ptr [rsp], 0",
            "lock or qword ptr [rsp - 64], 0",
        ] {
            assert!(is_locked_nothing(template), "{template}");
        }
        for template in [
            "lock; addl $$0x10,0(%rsp)",
            "lock; addl $$0,0(%rsp); xchg %eax, (%rdi)",
            "lock; addl $$0,(%rdi)",
            "addl $$0,0(%rsp)",
            "lock or dword ptr [rsp], 1",
            "lock or dword ptr [rsp + rax], 0",
            "or dword ptr [rsp], 0",
            "lock",
        ] {
            assert!(!is_locked_nothing(template), "{template}");
        }
    }

    #[test]
    fn outputs_are_tied_to_arguments() {
        assert_eq!(tied_arguments("=r,0,~{memory}"), Some(vec![0]));
        assert_eq!(tied_arguments("=r,=r,1,0"), Some(vec![1, 0]));
        assert_eq!(tied_arguments("=r,r"), None);
        assert_eq!(tied_arguments("=*m,*m"), Some(Vec::new()));
        assert_eq!(tied_arguments("=*m,=r,*m,1"), Some(vec![2]));
        assert_eq!(tied_arguments("=r,=*m,0,*m,~{memory}"), Some(vec![1]));
        assert_eq!(tied_arguments("r,~{memory}"), Some(Vec::new()));
    }
}
