//! The programs: what GenMC's `tests/correct` has numbers for.

use std::collections::BTreeSet;
use std::path::Path;

use crate::counts::reference::{self, Row};

/// A program under one model.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Program {
    /// `category/test/variant`.
    pub(super) name: String,
    /// From the root of the checkout.
    pub(super) file: String,
    pub(super) model: String,
    /// GenMC's flags, without those about reductions.
    pub(super) genmc_flags: Vec<String>,
    /// The compiler's.
    pub(super) clang_flags: Vec<String>,
}

impl Program {
    /// The bound of loops.
    pub(super) fn unroll(&self) -> Option<&str> {
        self.genmc_flags.iter().find_map(|f| f.strip_prefix("-unroll="))
    }

    /// Are races to be let be?
    pub(super) fn lets_races_be(&self) -> bool {
        self.genmc_flags.iter().any(|f| f == "-disable-race-detection")
    }

    /// A flag of GenMC's that the others have no counterpart of.
    pub(super) fn foreign_flag(&self) -> Option<&str> {
        let is_known =
            |flag: &str| flag.starts_with("-unroll=") || flag == "-disable-race-detection";
        self.genmc_flags.iter().map(String::as_str).find(|flag| !is_known(flag))
    }

    /// What is beside the name.
    pub(super) fn flags(&self) -> String {
        [&self.genmc_flags[..], &self.clang_flags[..]].concat().join(" ")
    }
}

const CATEGORIES: [&str; 6] = ["litmus", "synthetic", "saver", "ipr", "sr", "lapor"];

/// GenMC's tests turn reductions off to have the same numbers everywhere; here each tool is at its
/// best. `-lapor` turns one on that GenMC 0.11 has no more.
const REDUCTIONS: [&str; 4] = ["-disable-ipr", "-disable-sr", "-disable-bam", "-lapor"];

/// Every program under every model. Under the models that have no flags of their own it is that of
/// SC, and where a test has none for SC, of RC11, and the other way round.
pub(super) fn of_checkout(
    dir: &Path,
    models: &[String],
    only: &str,
) -> Result<Vec<Program>, String> {
    let categories = CATEGORIES.map(str::to_owned);
    let rows = |model: &str| reference::from_checkout(dir, &categories, &[model.to_owned()]);
    let (sc, rc11) = (rows("sc")?, rows("rc11")?);
    let mut out = BTreeSet::new();
    for model in models {
        let (first, second) = if model == "rc11" { (&rc11, &sc) } else { (&sc, &rc11) };
        let has_own: BTreeSet<String> = first.iter().map(Row::name).collect();
        let others = second.iter().filter(|r| !has_own.contains(&r.name()));
        out.extend(first.iter().chain(others).map(|row| of_row(row, model)));
    }
    out.retain(|p| p.name.contains(only));
    if out.is_empty() {
        return Err(format!("there is no program with `{only}` in its name"));
    }
    Ok(out.into_iter().collect())
}

fn of_row(row: &Row, model: &str) -> Program {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let mut genmc_flags = words(&row.genmc_flags);
    genmc_flags.retain(|f| !REDUCTIONS.contains(&f.as_str()));
    Program {
        name: row.name(),
        file: row.file(),
        model: model.to_owned(),
        genmc_flags,
        clang_flags: words(&row.clang_flags),
    }
}

#[cfg(test)]
pub(super) fn sample(genmc_flags: &str) -> Program {
    let text = format!("heading\nlitmus,SB,sb0.c,sc,{genmc_flags} | -DN=2,4");
    of_row(&reference::from_table(&text).unwrap()[0], "sc")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reductions_stay_on_and_what_changes_the_question_stays() {
        let program = sample("-disable-ipr -disable-sr -unroll=3 -disable-race-detection");
        assert_eq!(program.flags(), "-unroll=3 -disable-race-detection -DN=2");
        assert_eq!((program.unroll(), program.lets_races_be()), (Some("3"), true));
        assert_eq!(program.foreign_flag(), None);
        assert_eq!(sample("-lapor -no-unroll=main").foreign_flag(), Some("-no-unroll=main"));
    }

    #[test]
    fn lines_that_differ_in_reductions_only_are_one_program() {
        let dir = std::env::temp_dir().join(format!("tresse-peers-{}", std::process::id()));
        let correct = dir.join("tests/correct");
        for (file, text) in [
            ("litmus/SB/variants/sb0.c", ""),
            ("litmus/SB/expected.sc.mo.in", "3\n3\n4\n"),
            ("litmus/SB/args.sc.mo.in", "-disable-ipr | -DN=1\n | -DN=1\n | -DN=2\n"),
            ("lapor/L/variants/l0.c", ""),
            ("lapor/L/expected.rc11.mo.in", "4\n"),
            ("infr/I/variants/i0.c", ""),
            ("infr/I/expected.sc.mo.in", "4\n"),
        ] {
            let path = correct.join(file);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        let models = ["tso", "rc11"].map(str::to_owned);
        let programs = of_checkout(&dir, &models, "").unwrap();
        let none = of_checkout(&dir, &models, "nothing like it");
        std::fs::remove_dir_all(&dir).unwrap();
        let mut shown: Vec<String> =
            programs.iter().map(|p| format!("{} {} {}", p.name, p.model, p.flags())).collect();
        shown.sort();
        let expected = [
            "lapor/L/l0.c rc11 ",
            "lapor/L/l0.c tso ",
            "litmus/SB/sb0.c rc11 -DN=1",
            "litmus/SB/sb0.c rc11 -DN=2",
            "litmus/SB/sb0.c tso -DN=1",
            "litmus/SB/sb0.c tso -DN=2",
        ];
        assert_eq!(shown, expected);
        assert!(none.is_err());
    }
}
