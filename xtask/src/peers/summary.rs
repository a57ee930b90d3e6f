//! What all rows say together.

use std::fmt::Write as _;

use super::read::Verdict;
use super::row::{Cell, Ratio, Row};
use super::tools::Kind;
use crate::counts::reason;

/// The summary, in lines.
pub(super) fn of(rows: &[Row]) -> String {
    let mut out = format!("\n{} rows\n", rows.len());
    // To write to a string does not fail.
    let _ = ratios(&mut out, rows);
    let _ = listed(&mut out, rows);
    out
}

fn ratios(out: &mut String, rows: &[Row]) -> std::fmt::Result {
    let mut compared: Vec<(Ratio, &Row)> =
        rows.iter().filter_map(|row| Some((row.ratio()?, row))).collect();
    compared.sort_by(|a, b| a.0.value().total_cmp(&b.0.value()));
    let values: Vec<f64> = compared.iter().map(|(ratio, _)| ratio.value()).collect();
    let exact: Vec<f64> = compared
        .iter()
        .filter_map(|(ratio, _)| matches!(ratio, Ratio::Exact(_)).then_some(ratio.value()))
        .collect();
    let count = |test: fn(&Ratio) -> bool| compared.iter().filter(|(r, _)| test(r)).count();
    writeln!(out, "ratio: the fastest peer's time / ours, where one tool takes over 0.1 s")?;
    writeln!(
        out,
        "geometric mean: {} ({} ratios, bounds taken for numbers: {} are more, {} less); {} \
         ({} without bounds)",
        shown(geometric_mean(&values)),
        values.len(),
        count(|r| matches!(r, Ratio::AtLeast(_))),
        count(|r| matches!(r, Ratio::AtMost(_))),
        shown(geometric_mean(&exact)),
        exact.len()
    )?;
    // A lower bound below 1 says nothing.
    let below: Vec<_> = compared
        .iter()
        .filter(|(ratio, _)| ratio.value() < 1.0 && !matches!(ratio, Ratio::AtLeast(_)))
        .collect();
    writeln!(out, "below 1: {}", below.len())?;
    for (ratio, row) in below {
        writeln!(out, "{ratio:>8}  {}", row.title())?;
    }
    Ok(())
}

fn listed(out: &mut String, rows: &[Row]) -> std::fmt::Result {
    let excess: Vec<_> = rows.iter().filter_map(|row| Some((row.excess()?, row))).collect();
    let reason = |ours, row: &Row| {
        let by_reads = || row.is_more_by_reads_only().then_some(BY_READS);
        reason(&row.name, &row.model, ours).or_else(|| by_reads().map(str::to_owned))
    };
    let explained = excess.iter().filter(|((ours, ..), row)| reason(*ours, row).is_some()).count();
    writeln!(
        out,
        "more executions (complete and blocked) than the best peer: {}, of which {explained} by \
         definition",
        excess.len()
    )?;
    for ((ours, fewest, kind), row) in excess {
        let why = reason(ours, row).map_or_else(String::new, |why| format!(" ({why})"));
        writeln!(out, "  {}: {ours}, {} {fewest}{why}", row.title(), kind.name())?;
    }
    let disputed: Vec<_> = rows.iter().filter(|row| row.is_disputed()).collect();
    writeln!(out, "verdicts that differ: {}", disputed.len())?;
    for row in disputed {
        let cells = row.cells.iter().filter(|c| c.kind != Kind::All || !row.is_all_the_same());
        let told: Vec<String> = cells.map(Cell::told).collect();
        writeln!(out, "  {}: {}", row.title(), told.join("; "))?;
    }
    let open = |row: &&Row| row.cells.iter().any(|c| matches!(c.reading.verdict, Verdict::Open(_)));
    let open: Vec<_> = rows.iter().filter(open).collect();
    writeln!(out, "no verdict of some tool: {}", open.len())?;
    for row in open {
        let is_open = |verdict: &Verdict| matches!(verdict, Verdict::Open(_));
        let told = row.cells.iter().filter(|c| is_open(&c.reading.verdict)).map(|c| c.told());
        writeln!(out, "  {}: {}", row.title(), told.collect::<Vec<_>>().join("; "))?;
    }
    Ok(())
}

/// Why a peer has fewer where none has that goes by the order of writes.
const BY_READS: &str = "by what reads read";

fn geometric_mean(values: &[f64]) -> Option<f64> {
    let sum: f64 = values.iter().map(|value| value.ln()).sum();
    (!values.is_empty()).then(|| (sum / values.len() as f64).exp())
}

fn shown(mean: Option<f64>) -> String {
    mean.map_or_else(|| "none".to_owned(), |mean| format!("{mean:.2}"))
}

#[cfg(test)]
mod tests {
    use super::super::row::{Time, sample};
    use super::super::tools::Algorithm;
    use super::*;

    fn row(ours: Time, peer: Time) -> Row {
        sample(&[
            (Kind::Default, Verdict::Clean, 3, Some(ours)),
            (Kind::Genmc, Verdict::Clean, 3, Some(peer)),
        ])
    }

    #[test]
    fn the_mean_is_geometric() {
        assert_eq!(geometric_mean(&[]), None);
        assert!((geometric_mean(&[0.5, 8.0]).unwrap() - 2.0).abs() < 1e-9);
    }

    #[test]
    fn means_are_with_bounds_and_without() {
        use Time::{Exact, Over, Under};
        let rows = [
            row(Exact(2.0), Exact(1.0)),
            row(Exact(1.0), Exact(2.0)),
            row(Exact(1.0), Over(27.0)),
            row(Over(8.0), Over(8.0)),
            row(Under(0.1), Under(0.1)),
        ];
        let text = of(&rows);
        assert!(text.contains("5 rows"), "{text}");
        let means = "geometric mean: 3.00 (3 ratios, bounds taken for numbers: 1 are more, 0 \
                     less); 1.00 (2 without bounds)";
        assert!(text.contains(means), "{text}");
        assert!(text.contains("below 1: 1\n    0.50  litmus/SB/sb0.c sc -DN=2\n"), "{text}");
        assert!(text.contains("verdicts that differ: 0\n"), "{text}");
        assert!(of(&[]).contains("geometric mean: none (0 ratios"));
    }

    #[test]
    fn what_differs_is_listed_with_names() {
        let rows = [sample(&[
            (Kind::Default, Verdict::Clean, 3, None),
            (Kind::Genmc, Verdict::Clean, 2, None),
            (Kind::Nidhugg(Algorithm::ReadsFrom), Verdict::Error("E".into()), 1, None),
        ])];
        let text = of(&rows);
        assert!(
            text.contains(
                "best peer: 1, of which 0 by definition\n  litmus/SB/sb0.c sc -DN=2: 3, genmc 2\n"
            ),
            "{text}"
        );
        assert!(text.contains("tresse: clean; genmc: clean; nidhugg --rf: error E\n"), "{text}");
    }
}
