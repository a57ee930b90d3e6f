//! The text of AArch64's inline assembly, line by line.

/// A line.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Line<'a> {
    Label(&'a str),
    /// An instruction: its name, and its operands.
    Code(&'a str, Vec<Word<'a>>),
}

/// An operand as it stands there.
#[derive(PartialEq, Eq, Debug)]
pub(super) enum Word<'a> {
    /// `$0`, `${0:w}`: the number of the operand, and the letter.
    Operand(usize, Option<&'a str>),
    /// `x9`, `w9`: its number and its width. 31 is the zero register.
    Register(u8, u32),
    Number(i64),
    /// `[$0]`, `[x9, #8]`.
    Address(Box<Word<'a>>, i64),
    /// A label, or a condition.
    Name(&'a str),
}

/// The lines of a template. `None`: something in it is no such text.
pub(super) fn lines(template: &str) -> Option<Vec<Line<'_>>> {
    let mut all = Vec::new();
    for text in template.split(['\n', ';']) {
        let mut text = text.split_once("//").map_or(text, |(code, _)| code).trim();
        while let Some((label, rest)) = label(text) {
            all.push(Line::Label(label));
            text = rest.trim();
        }
        // What they say of the processor is for the assembler.
        if text.is_empty() || [".arch ", ".arch_extension ", ".cpu "].iter().any(|d| is(text, d)) {
            continue;
        }
        let (name, args) = text.split_once([' ', '\t']).unwrap_or((text, ""));
        let words = words(args)?.into_iter().map(word).collect::<Option<_>>()?;
        all.push(Line::Code(name, words));
    }
    Some(all)
}

fn is(text: &str, directive: &str) -> bool {
    text.replace('\t', " ").starts_with(directive)
}

/// The label that a line begins with, and what follows it.
fn label(text: &str) -> Option<(&str, &str)> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "._${}".contains(c);
    // The colon of `${:uid}` is none that ends a label.
    let end = text.match_indices(':').map(|(at, _)| at).find(|at| !text[..*at].ends_with("${"))?;
    let name = &text[..end];
    let is_name = !name.is_empty() && name.replace("${:uid}", "").chars().all(is_part);
    is_name.then_some((name, &text[end + 1..]))
}

/// Operands, which commas outside of brackets part.
fn words(args: &str) -> Option<Vec<&str>> {
    let (mut all, mut start, mut depth) = (Vec::new(), 0, 0_i32);
    for (at, c) in args.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            ',' if depth == 0 => {
                all.push(args[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = args[start..].trim();
    if !last.is_empty() || !all.is_empty() {
        all.push(last);
    }
    (depth == 0).then_some(all)
}

fn word(text: &str) -> Option<Word<'_>> {
    if let Some(inside) = text.strip_prefix('[') {
        let inside = inside.strip_suffix(']')?;
        let (base, offset) = inside.split_once(',').unwrap_or((inside, "0"));
        let base = word(base.trim())?;
        return Some(Word::Address(Box::new(base), number(offset.trim())?));
    }
    if let Some(rest) = text.strip_prefix('$') {
        let inside = rest.strip_prefix('{').and_then(|n| n.strip_suffix('}')).unwrap_or(rest);
        let (n, part) = inside.split_once(':').map_or((inside, None), |(n, part)| (n, Some(part)));
        return Some(Word::Operand(n.parse().ok()?, part));
    }
    if let Some(number) = number(text) {
        return Some(Word::Number(number));
    }
    let name = text.strip_suffix("${:uid}").unwrap_or(text);
    let is_part = |c: char| c.is_ascii_alphanumeric() || "._$".contains(c);
    match register(text) {
        Some((n, width)) => Some(Word::Register(n, width)),
        None => (!name.is_empty() && name.chars().all(is_part)).then_some(Word::Name(text)),
    }
}

/// A general register: its number, 31 for the zero register, and its width.
pub(super) fn register(name: &str) -> Option<(u8, u32)> {
    let widths = [('w', 32), ('x', 64)];
    let (rest, width) =
        widths.iter().find_map(|(letter, width)| Some((name.strip_prefix(*letter)?, *width)))?;
    let is_number = rest == "0" || !rest.starts_with('0') && rest.chars().all(char::is_numeric);
    let n = match rest {
        "zr" => 31,
        _ => rest.parse().ok().filter(|n| *n < 31 && is_number)?,
    };
    Some((n, width))
}

/// `#5`, `5`, `#-0x10`.
fn number(text: &str) -> Option<i64> {
    let text = text.strip_prefix('#').unwrap_or(text);
    crate::lower::x86_text::immediate(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_labels_and_instructions() {
        let text =
            "\n1: ldxr ${0:w}, [$2]\n  stlxr w9, wzr, [x1, #0] // done\n\tcbnz w9, 1b;dmb ish";
        let address = |base, offset| Word::Address(Box::new(base), offset);
        let expected = [
            Line::Label("1"),
            Line::Code(
                "ldxr",
                vec![Word::Operand(0, Some("w")), address(Word::Operand(2, None), 0)],
            ),
            Line::Code(
                "stlxr",
                vec![
                    Word::Register(9, 32),
                    Word::Register(31, 32),
                    address(Word::Register(1, 64), 0),
                ],
            ),
            Line::Code("cbnz", vec![Word::Register(9, 32), Word::Name("1b")]),
            Line::Code("dmb", vec![Word::Name("ish")]),
        ];
        assert_eq!(lines(text).unwrap(), expected);
        let named = lines(".Lagain${:uid}: b .Lagain${:uid}").unwrap();
        let name = ".Lagain${:uid}";
        assert_eq!(named, [Line::Label(name), Line::Code("b", vec![Word::Name(name)])]);
        assert_eq!(lines(".arch armv8-a+lse"), Some(Vec::new()));
    }

    #[test]
    fn what_is_no_such_text_is_none() {
        for text in ["ldr x0, [x1", "ldr x0, [x1, x2]", "ldr x0, =5", "add x0,,x1", "mov x0, ${a}"]
        {
            assert_eq!(lines(text), None, "{text}");
        }
    }

    #[test]
    fn registers_have_numbers_and_widths() {
        assert_eq!(["x0", "w30", "xzr"].map(register), [(0, 64), (30, 32), (31, 64)].map(Some));
        assert_eq!(["x31", "sp", "w", "x00", "x+1", "b0", "lr"].map(register), [None; 7]);
    }
}
