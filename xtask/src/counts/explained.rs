//! Differences from GenMC's counts that have a reason, in a table: `explained.txt`.

use super::reference::Row;

/// A line of the table.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Explanation {
    test: String,
    models: Vec<String>,
    flag: String,
    /// Why the numbers differ.
    pub(super) reason: String,
}

const TABLE: &str = include_str!("explained.txt");

/// The table.
pub(super) fn table() -> Result<Vec<Explanation>, String> {
    parse(TABLE)
}

fn parse(text: &str) -> Result<Vec<Explanation>, String> {
    let mut out = Vec::new();
    for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [test, models, flag, reason] = fields[..] else {
            return Err(format!("explained.txt, line {}: expected test | models | flag | reason", i + 1));
        };
        let models = models.split_whitespace().map(str::to_owned).collect();
        out.push(Explanation { test: test.to_owned(), models, flag: flag.to_owned(), reason: reason.to_owned() });
    }
    Ok(out)
}

impl Explanation {
    /// Is it about this row?
    pub(super) fn fits(&self, row: &Row) -> bool {
        is_like(&row.name(), &self.test)
            && (self.models.iter().any(|m| m == "*" || *m == row.model))
            && (self.flag == "*" || row.genmc_flags.split_whitespace().any(|flag| flag == self.flag))
    }
}

/// Is this the name, where one `*` stands for anything?
fn is_like(name: &str, pattern: &str) -> bool {
    match pattern.split_once('*') {
        None => name == pattern,
        Some((head, tail)) => name.len() >= head.len() + tail.len() && name.starts_with(head) && name.ends_with(tail),
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
        let rows = from_table("heading\nsynthetic,barrier3,barrier30.c,sc,-disable-bam | -DN=3,36").unwrap();
        let fits = |line: &str| parse(line).unwrap()[0].fits(&rows[0]);
        assert!(fits("synthetic/barrier*|sc rc11|-disable-bam|why"));
        assert!(fits("synthetic/barrier3/*.c|*|*|why"));
        assert!(!fits("synthetic/barrier3|*|*|why"));
        assert!(!fits("*|rc11|*|why"));
        assert!(!fits("*|*|-disable-ipr|why"));
        assert!(parse("only | three | fields").is_err());
    }
}
