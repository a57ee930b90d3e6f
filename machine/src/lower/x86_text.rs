//! The text of x86's inline assembly (`x86`): instructions, their operands, and constraints.

/// One instruction.
pub(super) struct Line<'a> {
    pub is_locked: bool,
    pub name: &'a str,
    pub args: Vec<&'a str>,
}

/// The instructions of a template; `lock` may stand by itself.
pub(super) fn lines(template: &str) -> Vec<Line<'_>> {
    let (mut all, mut is_locked) = (Vec::new(), false);
    for text in template.split(['\n', ';']).map(str::trim).filter(|text| !text.is_empty()) {
        let rest = text.strip_prefix("lock").filter(|r| r.is_empty() || r.starts_with([' ', '\t']));
        is_locked |= rest.is_some();
        let text = rest.unwrap_or(text).trim();
        if text.is_empty() {
            continue;
        }
        let (name, args) = text.split_once([' ', '\t']).unwrap_or((text, ""));
        let args = args.split(',').map(str::trim).filter(|arg| !arg.is_empty()).collect();
        all.push(Line { is_locked: std::mem::take(&mut is_locked), name, args });
    }
    all
}

/// A name without the suffix that tells the width, and that.
pub(super) fn with_width(name: &str) -> (&str, Option<u32>) {
    const NAMES: [&str; 14] = [
        "mov", "xchg", "cmpxchg", "xadd", "add", "sub", "and", "or", "xor", "inc", "dec", "bts",
        "btr", "btc",
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_are_told_apart() {
        let all = lines("lock; cmpxchgl $2, $0\n\tsetz $1;");
        let told: Vec<_> = all.iter().map(|l| (l.is_locked, l.name, l.args.as_slice())).collect();
        let expected: [(bool, &str, &[&str]); 2] =
            [(true, "cmpxchgl", &["$2", "$0"]), (false, "setz", &["$1"])];
        assert_eq!(told, expected);
        assert!(lines("lock xaddq $0, $1")[0].is_locked);
        assert_eq!(lines("locked $0")[0].name, "locked");
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
    fn immediates_go_up_to() {
        assert_eq!(most_immediate("Ir"), 31);
        assert_eq!(most_immediate("r"), 0);
        assert_eq!(most_immediate("ir"), u64::MAX);
    }
}
