//! Differences from GenMC's counts that have a reason, in a table: `explained.txt`.

use super::ours::Count;
use super::reference::Row;

/// A line of the table.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Explanation {
    test: String,
    models: Vec<String>,
    flag: String,
    ours: String,
    /// Why the numbers differ.
    pub(super) reason: String,
}

const TABLE: &str = include_str!("explained.txt");

/// The table.
pub(super) fn table() -> Result<Vec<Explanation>, String> {
    parse(TABLE)
}

/// Why this many executions of a test are right, whatever GenMC has, if the table says so.
pub(crate) fn reason(test: &str, model: &str, executions: u64) -> Option<String> {
    let table = table().ok()?;
    let is_it = |e: &Explanation| e.is_about(test, model, "") && e.ours == executions.to_string();
    table.into_iter().find(is_it).map(|e| e.reason)
}

fn parse(text: &str) -> Result<Vec<Explanation>, String> {
    let mut out = Vec::new();
    for (i, line) in text
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'))
    {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [test, models, flag, ours, reason] = fields[..] else {
            return Err(format!(
                "explained.txt, line {}: expected test | models | flag | ours | reason",
                i + 1
            ));
        };
        let models = models.split_whitespace().map(str::to_owned).collect();
        let [test, flag, ours, reason] = [test, flag, ours, reason].map(str::to_owned);
        out.push(Explanation { test, models, flag, ours, reason });
    }
    Ok(out)
}

impl Explanation {
    /// Is it about this row?
    pub(super) fn fits(&self, row: &Row) -> bool {
        self.is_about(&row.name(), &row.model, &row.genmc_flags)
    }

    /// Is it about this test, under this model, with these flags of GenMC?
    fn is_about(&self, test: &str, model: &str, flags: &str) -> bool {
        is_like(test, &self.test)
            && (self.models.iter().any(|m| m == "*" || *m == model))
            && (self.flag == "*" || flags.split_whitespace().any(|flag| flag == self.flag))
    }

    /// Does it explain this result? The number, the code of the error or the cut is part of the
    /// explanation.
    pub(super) fn explains(&self, count: &Count) -> bool {
        match count {
            Count::Complete(n) => self.ours == "*" || self.ours == n.to_string(),
            Count::Error(code, _) => self.ours == *code,
            Count::Cut(_) => self.ours == "cut",
            Count::Failed(_) => false,
        }
    }
}

/// Is this the name, where one `*` stands for anything?
fn is_like(name: &str, pattern: &str) -> bool {
    match pattern.split_once('*') {
        None => name == pattern,
        Some((head, tail)) => {
            name.len() >= head.len() + tail.len() && name.starts_with(head) && name.ends_with(tail)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::reference::from_table;
    use super::*;

    #[test]
    fn the_table_can_be_read() {
        assert!(table().is_ok_and(|table| table.iter().all(|e| !e.reason.is_empty())));
    }

    #[test]
    fn an_explanation_fits_by_test_model_and_flag() {
        let rows = from_table("heading\nsynthetic,barrier3,barrier30.c,sc,-disable-bam | -DN=3,36")
            .unwrap();
        let fits = |line: &str| parse(line).unwrap()[0].fits(&rows[0]);
        assert!(fits("synthetic/barrier*|sc rc11|-disable-bam|6|why"));
        assert!(fits("synthetic/barrier3/*.c|*|*|*|why"));
        assert!(!fits("synthetic/barrier3|*|*|*|why"));
        assert!(!fits("*|rc11|*|*|why"));
        assert!(!fits("*|*|-disable-ipr|*|why"));
        assert!(parse("only | three | fields").is_err());
        assert!(reason("litmus/Z6.U/Z6.U0.c", "rc11", 24).is_some());
        assert!(reason("litmus/Z6.U/Z6.U0.c", "rc11", 25).is_none());
    }

    #[test]
    fn an_explanation_is_of_one_result() {
        let explains = |ours: &str, count: Count| {
            parse(&format!("*|*|*|{ours}|why")).unwrap()[0].explains(&count)
        };
        assert!(
            explains("6", Count::Complete(6))
                && explains("*", Count::Complete(7))
                && !explains("6", Count::Complete(7))
        );
        let error = || Count::Error("T0802".into(), "joined twice".into());
        assert!(explains("T0802", error()) && !explains("*", error()));
        assert!(
            explains("cut", Count::Cut("time".into())) && !explains("*", Count::Cut("time".into()))
        );
    }
}
