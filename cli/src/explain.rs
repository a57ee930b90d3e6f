//! What the code of an error means, with a small example. The texts are Markdown, a section for
//! each code.

/// The texts.
const TEXTS: [&str; 3] = [
    include_str!("explain/ends.md"),
    include_str!("explain/memory.md"),
    include_str!("explain/values.md"),
];

/// Every code with its name, in order: `T0201 deadlock`.
pub fn codes() -> Vec<&'static str> {
    all().into_iter().map(|(heading, _)| heading).collect()
}

/// What a code means, with an example. `None`: there is no such code.
///
/// ```
/// assert!(tresse::explain::explain("t0301").is_some_and(|text| text.contains("data race")));
/// ```
pub fn explain(code: &str) -> Option<String> {
    let wanted = code.trim().trim_matches(['[', ']']).to_ascii_uppercase();
    let is_wanted = |heading: &str| heading.split(' ').next() == Some(&wanted);
    let (heading, text) = all().into_iter().find(|(heading, _)| is_wanted(heading))?;
    Some(format!("{}\n\n{}\n", heading.replacen(' ', ": ", 1), for_terminal(text)))
}

fn all() -> Vec<(&'static str, &'static str)> {
    let mut all: Vec<(&str, &str)> = TEXTS.iter().flat_map(|t| sections(t)).collect();
    all.sort_unstable();
    all
}

/// Headings and texts.
fn sections(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    text.split("## ")
        .filter_map(|s| s.split_once('\n'))
        .map(|(heading, text)| (heading.trim(), text.trim()))
}

/// The paragraph folded, the example indented.
fn for_terminal(text: &str) -> String {
    let mut out = String::new();
    let mut is_code = false;
    for line in text.lines() {
        if line.starts_with("```") {
            out.push_str(if is_code { "" } else { "\n" });
            is_code = !is_code;
        } else if is_code {
            out.push_str(&format!("    {line}\n"));
        } else {
            out.push_str(&folded(line));
        }
    }
    out.trim_end().to_owned()
}

/// Lines of at most 90 characters.
fn folded(line: &str) -> String {
    let (mut out, mut width) = (String::new(), 0);
    for word in line.split(' ') {
        if width > 0 && width + word.len() > 90 {
            out.push('\n');
            width = 0;
        } else if width > 0 {
            out.push(' ');
        }
        out.push_str(word);
        width += word.len() + 1;
    }
    out + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tresse_machine::{End, Ub};

    #[test]
    fn every_code_is_explained_with_an_example() {
        let ends = [
            End::AssertFailed {
                expression: String::new(),
                file: String::new(),
                line: 0,
                function: String::new(),
            },
            End::Aborted,
            End::Terminated(String::new()),
            End::Deadlock(Vec::new()),
            End::Livelock,
            End::AssumeFailed,
            End::StackOverflow { size: 0, needed: 0 },
            End::NoStack,
            End::Lost(Vec::new()),
            End::OutOfMemory { limit: 0 },
            End::StepLimit(0),
            End::ThreadLimit(0),
            End::Unsupported(String::new()),
        ];
        // What aborts and what terminates has one code.
        let codes: BTreeSet<&str> = ends
            .iter()
            .map(End::code)
            .chain(Ub::ALL.iter().map(|u| u.code()))
            .chain(["T0301", "T0902"])
            .collect();
        let all = all();
        let mut known = 0;
        for code in codes {
            let found: Vec<_> = all
                .iter()
                .filter(|(heading, _)| heading.starts_with(&format!("{code} ")))
                .collect();
            assert_eq!(found.len(), 1, "{code} has {} sections", found.len());
            assert!(
                found[0].1.contains("```c\n") && found[0].1.len() > 80,
                "{code} has no text with an example"
            );
            known += 1;
        }
        assert_eq!(known, all.len(), "there are texts for codes that do not exist");
    }
}
