//! The text of x86's inline assembly (`x86`): instructions, their operands, and constraints.

use tresse_ir::ast::InlineAsm;

/// Which way operands are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Syntax {
    /// `movq $$5, ($0)`.
    Att,
    /// `mov qword ptr [$0], 5`, as Rust has it.
    Intel,
}

impl Syntax {
    pub(super) fn of(asm: &InlineAsm) -> Syntax {
        let is_intel = asm.flags.iter().any(|flag| flag == "inteldialect");
        if is_intel { Syntax::Intel } else { Syntax::Att }
    }
}

/// One instruction.
pub(super) struct Line<'a> {
    pub is_locked: bool,
    /// Without a suffix.
    pub name: &'a str,
    /// How wide it says that it is, by its suffix or by `qword ptr`.
    pub width: Option<u32>,
    /// What is written comes last.
    pub args: Vec<Word<'a>>,
}

/// An operand as it stands there.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Word<'a> {
    pub text: &'a str,
    /// It is the register with the operand's address: `($0)`, `[$0]`.
    pub is_address: bool,
    /// Bytes from that address: `8($0)`, `[$0 + 8]`.
    pub offset: i64,
}

/// The instructions of a template; `lock` may stand by itself. `None`: no instruction follows it,
/// or operands say different widths.
pub(super) fn lines(template: &str, syntax: Syntax) -> Option<Vec<Line<'_>>> {
    let (mut all, mut is_locked) = (Vec::new(), false);
    for text in template.split(['\n', ';']).map(str::trim).filter(|text| !text.is_empty()) {
        let rest = text.strip_prefix("lock").filter(|r| r.is_empty() || r.starts_with([' ', '\t']));
        is_locked |= rest.is_some();
        let text = rest.unwrap_or(text).trim();
        if text.is_empty() {
            continue;
        }
        let (name, args) = text.split_once([' ', '\t']).unwrap_or((text, ""));
        let args = args.split(',').map(str::trim).filter(|arg| !arg.is_empty());
        let is_locked = std::mem::take(&mut is_locked);
        all.push(match syntax {
            Syntax::Att => {
                let ((name, width), args) = (with_width(name), args.map(att));
                Line { is_locked, name, width, args: args.collect() }
            }
            Syntax::Intel => {
                let args: Vec<(Option<u32>, Word<'_>)> = args.map(intel).collect();
                let mut widths = args.iter().filter_map(|(width, _)| *width);
                let width = widths.next();
                if widths.any(|other| Some(other) != width) {
                    return None;
                }
                let args = args.into_iter().rev().map(|(_, word)| word).collect();
                Line { is_locked, name, width, args }
            }
        });
    }
    (!is_locked).then_some(all)
}

/// An operand in AT&T's syntax.
fn att(text: &str) -> Word<'_> {
    let address = text.strip_suffix(')').and_then(|text| text.split_once('('));
    let with_offset = address.and_then(|(offset, inside)| {
        let offset = if offset.is_empty() { Some(0) } else { immediate(offset.trim()) };
        Some((inside, offset?))
    });
    word(text, with_offset)
}

fn word<'a>(text: &'a str, address: Option<(&'a str, i64)>) -> Word<'a> {
    match address {
        Some((text, offset)) => Word { text: text.trim(), is_address: true, offset },
        None => Word { text, is_address: false, offset: 0 },
    }
}

/// An operand in Intel's syntax, and how wide it says that it is.
fn intel(text: &str) -> (Option<u32>, Word<'_>) {
    let widths = [
        ("byte ptr ", 8),
        ("word ptr ", 16),
        ("dword ptr ", 32),
        ("qword ptr ", 64),
        ("xmmword ptr ", 128),
    ];
    let found = widths.iter().find_map(|(name, width)| Some((text.strip_prefix(name)?, *width)));
    let (text, width) = found.map_or((text, None), |(text, width)| (text, Some(width)));
    let text = text.trim();
    let inside = text.strip_prefix('[').and_then(|text| text.strip_suffix(']'));
    let address = inside.map(|inside| match inside.split_once(" + ") {
        Some((base, offset)) => immediate(offset.trim()).map_or((inside, 0), |n| (base, n)),
        None => (inside, 0),
    });
    (width, word(text, address))
}

/// A general register by its name in the text: the name without what tells its width, and that.
/// Bytes that are not the lowest have none.
pub(super) fn register(name: &str) -> Option<(&str, u32)> {
    let of_eight = |rest: &str| rest.parse().is_ok_and(|n: u32| (8..16).contains(&n));
    if let Some(rest) = name.strip_prefix('r').filter(|rest| rest.starts_with(char::is_numeric)) {
        let part = [('d', 32), ('w', 16), ('b', 8)].into_iter().find(|(c, _)| rest.ends_with(*c));
        let (rest, width) = part.map_or((rest, 64), |(_, width)| (&rest[..rest.len() - 1], width));
        return of_eight(rest).then_some((&name[..=rest.len()], width));
    }
    let is_letter = |short: &str| GENERAL.contains(&short);
    let wide = [('r', 64), ('e', 32)].into_iter().find_map(|(c, width)| {
        name.strip_prefix(c).filter(|rest| is_letter(rest)).map(|rest| (rest, width))
    });
    let byte = || {
        let low = name.strip_suffix('l')?;
        let known = |short: &&&str| low == short.strip_suffix('x').unwrap_or(short);
        GENERAL.iter().find(known).map(|short| (*short, 8))
    };
    let word = is_letter(name).then_some((name, 16));
    wide.or(word).or_else(byte)
}

/// General registers with a name of letters, as they are called when they had 16 bits. The stack's
/// two are not among them.
const GENERAL: [&str; 6] = ["ax", "bx", "cx", "dx", "si", "di"];

/// A name without the suffix that tells the width, and that.
fn with_width(name: &str) -> (&str, Option<u32>) {
    const NAMES: [&str; 15] = [
        "mov", "xchg", "cmpxchg", "xadd", "add", "sub", "and", "or", "xor", "not", "inc", "dec",
        "bts", "btr", "btc",
    ];
    let known = |name: &str| NAMES.contains(&name) || name == "sbb";
    if known(name) {
        return (name, None);
    }
    let widths = [("b", 8), ("w", 16), ("l", 32), ("q", 64)];
    let found = widths.iter().find_map(|(suffix, width)| {
        name.strip_suffix(suffix).filter(|name| known(name)).map(|name| (name, Some(*width)))
    });
    found.unwrap_or((name, None))
}

/// A number that is written in an instruction. One that begins with 0 is octal, and not known here.
pub(super) fn immediate(text: &str) -> Option<i64> {
    let (sign, digits) = text.strip_prefix('-').map_or((1, text), |digits| (-1, digits));
    let is_octal = digits.len() > 1 && digits.starts_with('0') && !digits.starts_with("0x");
    let number = match digits.strip_prefix("0x") {
        Some(hex) => i64::from_str_radix(hex, 16).ok()?,
        None if is_octal || !digits.starts_with(|c: char| c.is_ascii_digit()) => return None,
        None => digits.parse().ok()?,
    };
    Some(sign * number)
}

/// Does an instruction of this width have room for the number? One of 64 bits has 32, but for what
/// it loads into a register.
pub(super) fn fits(number: i64, width: u32, is_load: bool) -> bool {
    let (least, most) = match width {
        64 if is_load => return true,
        64 => (i32::MIN.into(), i32::MAX.into()),
        _ => (-1 << (width - 1), (1 << width) - 1),
    };
    (least..=most).contains(&number)
}

/// Is an operand with this constraint its value, in a register or in the instruction? It is an
/// address with `p`, and others are no general registers.
pub(super) fn is_of_registers(constraint: &str) -> bool {
    let is_tied = !constraint.is_empty() && constraint.chars().all(|c| c.is_ascii_digit());
    is_tied
        || constraint.starts_with('{')
        || !constraint.is_empty()
            && constraint.chars().all(|c| "rqQRlabcdSDineIJKLMNOZg".contains(c))
}

/// The largest constant that a constraint lets be written in an instruction (LangRef, "Supported
/// Constraint Code List": x86). A register holds what is larger, and what is below zero.
pub(super) fn most_immediate(constraint: &str) -> u64 {
    match constraint {
        _ if constraint.contains(['i', 'n', 'e', 'g', 'X', 'K', 'L', 'M', 'N', 'O', 'Z']) => {
            u64::MAX
        }
        _ if constraint.contains('J') => 63,
        _ if constraint.contains('I') => 31,
        _ => 0,
    }
}

/// Is an operand with this constraint written in the instruction, and in no register?
pub(super) fn is_immediate(constraint: &str) -> bool {
    !constraint.is_empty() && constraint.chars().all(|c| "ineIJKLMNOZ".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_are_told_apart() {
        let att = |template| lines(template, Syntax::Att);
        let all = att("lock; cmpxchgl $2, ($0)\n\tsetz $1;").unwrap();
        let told: Vec<_> =
            all.iter().map(|l| (l.is_locked, l.name, l.width, l.args.as_slice())).collect();
        let plain = |text| Word { text, is_address: false, offset: 0 };
        let at = |text| Word { text, is_address: true, offset: 0 };
        let expected: [(bool, &str, Option<u32>, &[Word<'_>]); 2] = [
            (true, "cmpxchg", Some(32), &[plain("$2"), at("$0")]),
            (false, "setz", None, &[plain("$1")]),
        ];
        assert_eq!(told, expected);
        assert!(att("lock xaddq $0, $1").unwrap()[0].is_locked);
        assert_eq!(att("locked $0").unwrap()[0].name, "locked");
        assert!(att("lock").is_none() && att("incl $0; lock;").is_none());
        let behind = Word { text: "$0", is_address: true, offset: -8 };
        assert_eq!(att("movq -8($0), $1").unwrap()[0].args, [behind, plain("$1")]);
        assert_eq!(att("movq x($0), $1").unwrap()[0].args, [plain("x($0)"), plain("$1")]);

        let intel = |template| lines(template, Syntax::Intel);
        let all = intel("lock xadd dword ptr [${0:q}], $1").unwrap();
        let told: Vec<_> = all.iter().map(|l| (l.name, l.width, l.args.as_slice())).collect();
        assert_eq!(told, [("xadd", Some(32), &[plain("$1"), at("${0:q}")][..])]);
        assert_eq!(intel("movq $0, $1").unwrap()[0].name, "movq");
        assert!(intel("mov qword ptr [$0], dword ptr [$1]").is_none());
        let behind = Word { text: "rdi", is_address: true, offset: 8 };
        assert_eq!(intel("mov rax, qword ptr [rdi + 8]").unwrap()[0].args, [behind, plain("rax")]);
        assert_eq!(intel("mov rax, qword ptr [rdi + rcx]").unwrap()[0].args[0].text, "rdi + rcx");
    }

    #[test]
    fn registers_have_names_by_width() {
        for (name, is) in [
            ("rax", ("ax", 64)),
            ("eax", ("ax", 32)),
            ("ax", ("ax", 16)),
            ("al", ("ax", 8)),
            ("rsi", ("si", 64)),
            ("sil", ("si", 8)),
            ("r8", ("r8", 64)),
            ("r15d", ("r15", 32)),
            ("r10b", ("r10", 8)),
        ] {
            assert_eq!(register(name), Some(is), "{name}");
        }
        for name in ["ah", "rsp", "ebp", "r7", "r16", "r8x", "r", "", "xmm0", "axl", "l", "rr8"] {
            assert_eq!(register(name), None, "{name}");
        }
    }

    #[test]
    fn widths_are_suffixes() {
        assert_eq!(with_width("xchg"), ("xchg", None));
        assert_eq!(with_width("subb"), ("sub", Some(8)));
        assert_eq!(with_width("sub"), ("sub", None));
        assert_eq!(with_width("sbb"), ("sbb", None));
        assert_eq!(with_width("cmpxchg16b"), ("cmpxchg16b", None));
        assert_eq!(with_width("decw"), ("dec", Some(16)));
    }

    #[test]
    fn numbers_of_instructions() {
        assert_eq!(["0", "-1", "0x40", "-0x2"].map(immediate), [0, -1, 64, -2].map(Some));
        assert_eq!(["010", "", "-", "0x", "+1", "a", "0b1", "--1"].map(immediate), [None; 8]);
    }

    #[test]
    fn numbers_have_room() {
        assert!(fits(-128, 8, false) && fits(255, 8, false) && !fits(256, 8, true));
        assert!(fits(0xffff_ffff, 32, false) && !fits(0x1_0000_0000, 32, false));
        assert!(fits(-1, 64, false) && !fits(0xffff_ffff, 64, false) && fits(1 << 40, 64, true));
    }

    #[test]
    fn constraints_of_registers() {
        assert!(["r", "0", "{ax}", "ir", "Ir", "q"].iter().all(|c| is_of_registers(c)));
        assert!(!["p", "x", "X", "", "^Yz", "m"].iter().any(|c| is_of_registers(c)));
    }

    #[test]
    fn immediates_go_up_to() {
        assert_eq!(most_immediate("Ir"), 31);
        assert_eq!(most_immediate("r"), 0);
        assert_eq!(most_immediate("ir"), u64::MAX);
        assert!(is_immediate("i") && is_immediate("In"));
        assert!(!is_immediate("ir") && !is_immediate("0") && !is_immediate(""));
    }
}
