//! What GenMC counts: from a table of numbers that it printed, or from its tests' own expected
//! files.

use std::path::Path;

/// One program under one model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// Folder of `tests/correct`, such as `litmus`.
    pub(crate) category: String,
    /// Folder of the test.
    pub(crate) test: String,
    /// File in its `variants`.
    pub(crate) variant: String,
    /// Model.
    pub(crate) model: String,
    /// GenMC's own flags.
    pub(crate) genmc_flags: String,
    /// The compiler's flags.
    pub(crate) clang_flags: String,
    /// Complete executions.
    pub(crate) complete: u64,
}

impl Row {
    /// `category/test/variant`.
    pub(crate) fn name(&self) -> String {
        format!("{}/{}/{}", self.category, self.test, self.variant)
    }

    /// The file, from the root of GenMC's tree.
    pub(crate) fn file(&self) -> String {
        format!("tests/correct/{}/{}/variants/{}", self.category, self.test, self.variant)
    }

    fn flagged(mut self, args: &str) -> Row {
        let (genmc, clang) = args.split_once('|').unwrap_or((args, ""));
        (self.genmc_flags, self.clang_flags) = (genmc.trim().to_owned(), clang.trim().to_owned());
        self
    }
}

/// Rows of a table: `category,test,variant,model,args,complete,...`, where `args` are GenMC's
/// flags, `|`, and the compiler's. The first line is a heading.
pub(crate) fn from_table(text: &str) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for (i, line) in text.lines().enumerate().skip(1).filter(|(_, line)| !line.trim().is_empty()) {
        let fields: Vec<&str> = line.split(',').map(str::trim).collect();
        let row = match fields[..] {
            [category, test, variant, model, args, complete, ..] => complete
                .parse()
                .ok()
                .map(|complete| row(category, test, variant, model, complete).flagged(args)),
            _ => None,
        };
        rows.push(row.ok_or_else(|| {
            format!("line {}: expected category,test,variant,model,args,complete", i + 1)
        })?);
    }
    Ok(rows)
}

fn row(category: &str, test: &str, variant: &str, model: &str, complete: u64) -> Row {
    let [category, test, variant, model] = [category, test, variant, model].map(str::to_owned);
    Row {
        category,
        test,
        variant,
        model,
        complete,
        genmc_flags: String::new(),
        clang_flags: String::new(),
    }
}

/// Rows of the expected files of a checkout: `expected.MODEL.mo.in` has a number in each line, for
/// the flags in the same line of `args.MODEL.mo.in`; every variant has that number.
pub(crate) fn from_checkout(
    dir: &Path,
    categories: &[String],
    models: &[String],
) -> Result<Vec<Row>, String> {
    let correct = dir.join("tests").join("correct");
    let mut rows = Vec::new();
    for category in names(&correct)?.iter().filter(|c| categories.contains(c)) {
        for test in names(&correct.join(category))? {
            let folder = correct.join(category).join(&test);
            for model in models {
                let Ok(expected) =
                    std::fs::read_to_string(folder.join(format!("expected.{model}.mo.in")))
                else {
                    continue;
                };
                let args = std::fs::read_to_string(folder.join(format!("args.{model}.mo.in")))
                    .unwrap_or_default();
                let variants: Vec<String> = names(&folder.join("variants"))?
                    .into_iter()
                    .filter(|v| v.ends_with(".c"))
                    .collect();
                let flags =
                    args.lines().chain(std::iter::repeat_n("", usize::from(args.is_empty())));
                for (flags, line) in flags.zip(expected.lines()) {
                    let Some(complete) =
                        line.split_whitespace().next().and_then(|n| n.parse().ok())
                    else {
                        continue;
                    };
                    rows.extend(variants.iter().map(|variant| {
                        row(category, &test, variant, model, complete).flagged(flags)
                    }));
                }
            }
        }
    }
    Ok(rows)
}

/// What a folder holds, in order.
fn names(folder: &Path) -> Result<Vec<String>, String> {
    let entries = std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut names: Vec<String> =
        entries.filter_map(|e| e.ok()?.file_name().into_string().ok()).collect();
    names.sort();
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_gives_rows_and_says_which_line_is_wrong() {
        let text = "category,test,variant,model,args,complete,blocked,verdict\n\
                    litmus,SB,sb0.c,sc,-disable-ipr | -DN=2 -DX,3,0,OK\n";
        let rows = from_table(text).unwrap();
        assert_eq!(
            rows,
            [row("litmus", "SB", "sb0.c", "sc", 3).flagged("-disable-ipr | -DN=2 -DX")]
        );
        assert_eq!(
            (rows[0].genmc_flags.as_str(), rows[0].clang_flags.as_str()),
            ("-disable-ipr", "-DN=2 -DX")
        );
        assert_eq!(rows[0].file(), "tests/correct/litmus/SB/variants/sb0.c");
        assert!(from_table("heading\nlitmus,SB").unwrap_err().starts_with("line 2"));
    }

    #[test]
    fn a_checkout_gives_a_row_for_each_line_and_variant() {
        let dir = std::env::temp_dir().join(format!("tresse-counts-{}", std::process::id()));
        let test = dir.join("tests/correct/litmus/SB");
        std::fs::create_dir_all(test.join("variants")).unwrap();
        for (file, text) in [
            ("variants/sb0.c", ""),
            ("variants/sb1.c", ""),
            ("variants/notes.txt", ""),
            ("expected.sc.mo.in", "3\n9\n"),
            ("args.sc.mo.in", " | -DN=1\n-unroll=2 | -DN=2\n"),
            ("expected.rc11.mo.in", "4\n"),
        ] {
            std::fs::write(test.join(file), text).unwrap();
        }
        let words = |list: &[&str]| list.iter().map(|w| (*w).to_owned()).collect::<Vec<_>>();
        let rows = from_checkout(&dir, &words(&["litmus"]), &words(&["sc", "rc11"])).unwrap();
        std::fs::remove_dir_all(&dir).unwrap();
        let shown: Vec<String> = rows
            .iter()
            .map(|r| {
                format!(
                    "{} {} {}|{} {}",
                    r.variant, r.model, r.genmc_flags, r.clang_flags, r.complete
                )
            })
            .collect();
        let expected = [
            "sb0.c sc |-DN=1 3",
            "sb1.c sc |-DN=1 3",
            "sb0.c sc -unroll=2|-DN=2 9",
            "sb1.c sc -unroll=2|-DN=2 9",
            "sb0.c rc11 | 4",
            "sb1.c rc11 | 4",
        ];
        assert_eq!(shown, expected);
    }
}
