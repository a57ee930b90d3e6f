//! The instruction `cpuid` in inline assembly, as headers and Rust's library write it: Intel SDM
//! volume 2, "CPUID". It tells of a machine that has what every x86-64 has and nothing else (System
//! V ABI, AMD64 supplement, "Micro-architecture levels": the baseline): code for more is not
//! chosen. `xgetbv` is not to be asked on such a machine.

use super::func::{Builder, Refused};
use crate::program::{Op, Reg};
use tresse_ir::ast::{Call, Flags, InlineAsm, IntPred};

/// The registers that it writes.
const REGISTERS: [&str; 4] = ["ax", "bx", "cx", "dx"];

/// What it says for each number that says anything: registers in that order. The rest is zero.
const LEAVES: [(u32, [u32; 4]); 4] = [
    (0, [1, text(b"Tres"), text(b"esse"), text(b"seTr")]),
    (1, [0xf00, 0, 0, FPU | CX8 | CMOV | MMX | FXSR | SSE | SSE2]),
    (0x8000_0000, [0x8000_0001, 0, 0, 0]),
    (0x8000_0001, [0, 0, 0, SYSCALL | LONG_MODE]),
];

const FPU: u32 = 1;
const CX8: u32 = 1 << 8;
const CMOV: u32 = 1 << 15;
const MMX: u32 = 1 << 23;
const FXSR: u32 = 1 << 24;
const SSE: u32 = 1 << 25;
const SSE2: u32 = 1 << 26;
const SYSCALL: u32 = 1 << 11;
const LONG_MODE: u32 = 1 << 29;

/// A part of the name of the maker, "TresseTresse".
const fn text(part: &[u8; 4]) -> u32 {
    u32::from_le_bytes(*part)
}

/// Is it `cpuid`, maybe with `rbx` kept elsewhere, which compilers have uses for? Words with one
/// space between them. Then the output by this number, if any, is `rbx`.
pub(super) fn cpuid(template: &str) -> Option<Option<usize>> {
    let (before, after) = template.split_once("cpuid")?;
    let (before, after) = (before.trim(), after.trim());
    if before.is_empty() && after.is_empty() {
        return Some(None);
    }
    let number = before.chars().find(char::is_ascii_digit)?;
    let (intel, other) = (format!("${{{number}:q}}, rbx"), format!("%rbx,${{{number}:q}}"));
    let swap = format!("xchgq {other}");
    let is_kept = before == swap && after == swap
        || before == format!("mov {intel}") && after == format!("xchg {intel}");
    is_kept.then(|| number.to_digit(10).map(|n| n as usize))
}

/// The register that a constraint names, without the `e` or `r` before it.
fn register(constraint: &str) -> Option<usize> {
    let name = constraint.trim_start_matches(['=', '&']).strip_prefix('{')?.strip_suffix('}')?;
    let name = name.strip_prefix(['e', 'r']).unwrap_or(name);
    REGISTERS.iter().position(|r| *r == name)
}

/// For each output its register, and the number of the argument that says what is asked.
fn places(constraints: &str, rbx: Option<usize>) -> Option<(Vec<usize>, usize)> {
    let all: Vec<&str> = constraints.split(',').collect();
    let outputs = all.iter().take_while(|c| c.starts_with('=')).count();
    let written = (0..outputs).map(|i| match rbx {
        Some(number) if number == i => Some(1),
        _ => register(all[i]),
    });
    let written: Vec<usize> = written.collect::<Option<_>>()?;
    let inputs = all[outputs..].iter().take_while(|c| !c.starts_with('~'));
    let is_question = |c: &&str| match c.parse::<usize>() {
        Ok(tied) => written.get(tied) == Some(&0),
        Err(_) => register(c) == Some(0),
    };
    Some((written.clone(), inputs.copied().collect::<Vec<_>>().iter().position(is_question)?))
}

impl Builder<'_, '_> {
    /// The outputs, one slot each.
    pub(super) fn lower_cpuid(
        &mut self,
        call: &Call,
        asm: &InlineAsm,
        rbx: Option<usize>,
        dst: Reg,
    ) -> Result<(), Refused> {
        let unknown = "inline assembly: `cpuid` with these operands";
        let (written, question) = places(&asm.constraints, rbx).ok_or(unknown)?;
        let leaf = self.operand(call.args.get(question).ok_or(unknown)?)?;
        let zero = self.int(0);
        for output in 0..written.len() {
            self.copy(dst.plus(output as u32), zero, 1);
        }
        let cond = self.temp(1);
        for (number, says) in LEAVES {
            let (pred, flags) = (IntPred::Eq, Flags::default());
            let b = self.int(number.into());
            self.push(Op::ICmp { pred, flags, width: 32, dst: cond, a: leaf, b });
            for (output, register) in written.iter().enumerate() {
                let (a, dst) = (self.int(says[*register].into()), dst.plus(output as u32));
                self.push(Op::Select { dst, cond, a, b: dst, slots: 1 });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_instruction_is_known_with_rbx_kept_elsewhere() {
        assert_eq!(cpuid("cpuid"), Some(None));
        assert_eq!(cpuid("xchgq %rbx,${1:q} cpuid xchgq %rbx,${1:q}"), Some(Some(1)));
        assert_eq!(cpuid("mov ${0:q}, rbx cpuid xchg ${0:q}, rbx"), Some(Some(0)));
        assert_eq!(cpuid("mov ${0:q}, rbx cpuid xchg ${1:q}, rbx"), None);
        assert_eq!(cpuid("cpuid xor %ebx, %ebx"), None);
        assert_eq!(cpuid("xgetbv"), None);
    }

    #[test]
    fn outputs_are_registers_and_the_question_is_in_one() {
        let clang = "={ax},=r,={cx},={dx},0,2,~{dirflag},~{fpsr},~{flags}";
        assert_eq!(places(clang, Some(1)), Some((vec![0, 1, 2, 3], 0)));
        let rust = "=&r,=&{ax},=&{cx},=&{dx},1,2,~{memory}";
        assert_eq!(places(rust, Some(0)), Some((vec![1, 0, 2, 3], 0)));
        assert_eq!(places("={ax},={ebx},{cx},{ax}", None), Some((vec![0, 1], 1)));
        assert_eq!(places("={ax},=r,0", None), None);
        assert_eq!(places("={ax},={bx}", None), None);
    }
}
