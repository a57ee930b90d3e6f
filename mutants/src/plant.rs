//! A copy of the sources in which every mutant of a sample is there at once, each behind a switch:
//! one build is enough for all of them ("mutant schemata", Untch, Offutt, Harrold 1993).

use crate::sites::Mutant;
use std::ops::Range;

/// The module with the switches, for each crate: the number of the mutant that is on comes from the
/// environment. With a folder in it, each switch that is reached leaves a file there.
pub(crate) const SWITCHES: &str = r#"
#[allow(missing_docs, unreachable_pub, clippy::all)]
pub mod mutant_switches {
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicBool, Ordering};
    struct Mode { on: u32, reached: Option<String> }
    static MODE: OnceLock<Mode> = OnceLock::new();
    static SEEN: [AtomicBool; 4096] = [const { AtomicBool::new(false) }; 4096];
    #[inline]
    pub(crate) fn is_on(n: u32) -> bool {
        let mode = MODE.get_or_init(|| Mode {
            on: std::env::var("MUTANT").ok().and_then(|n| n.parse().ok()).unwrap_or(u32::MAX),
            reached: std::env::var("MUTANTS_REACHED").ok(),
        });
        if let Some(folder) = &mode.reached {
            if !SEEN[n as usize % 4096].swap(true, Ordering::Relaxed) {
                let _ = std::fs::write(format!("{folder}/{n}"), "");
            }
        }
        mode.on == n
    }
}
"#;

/// At most so many mutants at once.
pub(crate) const MOST: usize = 4096;

/// Is a mutant on?
pub(crate) fn switch(n: u32) -> String {
    format!("crate::mutant_switches::is_on({n})")
}

/// A file with the switches of some of its mutants, and where in it each is.
pub(crate) fn planted(
    text: &str,
    mutants: &[(u32, &Mutant)],
) -> (String, Vec<(u32, Range<usize>)>) {
    let mut order: Vec<_> = mutants.to_vec();
    // Those that hold others come first.
    order.sort_by_key(|(n, m)| (m.range.start, std::cmp::Reverse(m.range.end), *n));
    let mut writer = Writer { text, out: String::new(), places: Vec::new() };
    writer.write(0..text.len(), &order);
    (writer.out, writer.places)
}

struct Writer<'a> {
    text: &'a str,
    out: String,
    places: Vec<(u32, Range<usize>)>,
}

impl Writer<'_> {
    /// Writes a part of the text, with mutants that are in it.
    fn write(&mut self, range: Range<usize>, mutants: &[(u32, &Mutant)]) {
        let mut at = range.start;
        let mut rest = mutants;
        while let Some(((n, first), others)) = rest.split_first() {
            let inside = others.iter().take_while(|(_, m)| m.range.end <= first.range.end).count();
            self.out.push_str(&self.text[at..first.range.start]);
            self.switch(*n, first, &others[..inside]);
            at = first.range.end;
            rest = &others[inside..];
        }
        self.out.push_str(&self.text[at..range.end]);
    }

    fn switch(&mut self, n: u32, mutant: &Mutant, inside: &[(u32, &Mutant)]) {
        let start = self.out.len();
        let condition = switch(n);
        match &mutant.into {
            None => self.out.push_str(&format!("if !{condition} {{ ")),
            Some(into) => self.out.push_str(&format!("(if {condition} {{ {into} }} else {{ ")),
        }
        self.write(mutant.range.clone(), inside);
        self.out.push_str(if mutant.into.is_none() { " }" } else { " })" });
        self.places.push((n, start..self.out.len()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sites::mutants;

    #[test]
    fn switches_stand_in_each_other() {
        let text = "fn f(a: u32) { g(a + 1); }";
        let all = mutants("x.rs", text);
        let numbered: Vec<_> = all.iter().enumerate().map(|(n, m)| (n as u32, m)).collect();
        let (out, places) = planted(text, &numbered);
        let on = switch;
        assert_eq!(
            out,
            format!(
                "fn f(a: u32) {{ if !{} {{ g((if {} {{ (a) - (1) }} else {{ a + (if {} {{ 2 }} \
                 else {{ 1 }}) }})); }} }}",
                on(0),
                on(1),
                on(2)
            )
        );
        assert_eq!(places.len(), 3);
        assert!(syn::parse_file(&out).is_ok());
    }
}
