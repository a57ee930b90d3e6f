//! One program under one model: what each tool says and takes, and how that compares.

use super::measure::SHORT;
use super::read::{Reading, Verdict};
use super::tools::Kind;

/// Seconds, without what an empty program takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Time {
    Exact(f64),
    /// Too little to measure.
    Under(f64),
    /// It was not done by then.
    Over(f64),
}

/// A peer's time, divided by ours.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Ratio {
    Exact(f64),
    AtLeast(f64),
    AtMost(f64),
}

impl Ratio {
    /// The number or the bound.
    pub(super) fn value(self) -> f64 {
        let (Ratio::Exact(value) | Ratio::AtLeast(value) | Ratio::AtMost(value)) = self;
        value
    }

    /// `None`: both are bounds, and say nothing.
    fn of(peer: Time, ours: Time) -> Option<Ratio> {
        use Time::{Exact, Over, Under};
        Some(match (peer, ours) {
            (Exact(peer), Exact(ours)) => Ratio::Exact(peer / ours),
            (Exact(peer) | Over(peer), Under(ours)) | (Over(peer), Exact(ours)) => {
                Ratio::AtLeast(peer / ours)
            }
            (Exact(peer) | Under(peer), Over(ours)) | (Under(peer), Exact(ours)) => {
                Ratio::AtMost(peer / ours)
            }
            (Over(_), Over(_)) | (Under(_), Under(_)) => return None,
        })
    }
}

impl std::fmt::Display for Ratio {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let sign = match self {
            Ratio::Exact(_) => "",
            Ratio::AtLeast(_) => ">",
            Ratio::AtMost(_) => "<",
        };
        let digits = if self.value() < 0.1 { 4 } else { 2 };
        f.pad(&format!("{sign}{:.digits$}", self.value()))
    }
}

impl std::fmt::Display for Time {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Time::Exact(seconds) => f.pad(&format!("{seconds:.3}")),
            Time::Under(seconds) => f.pad(&format!("<{seconds:.3}")),
            Time::Over(seconds) => f.pad(&format!(">{seconds:.0}")),
        }
    }
}

/// One tool.
#[derive(Clone, Debug)]
pub(super) struct Cell {
    pub(super) kind: Kind,
    pub(super) reading: Reading,
    /// `None`: no time that could be compared.
    pub(super) time: Option<Time>,
}

/// All tools.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) name: String,
    pub(super) model: String,
    pub(super) flags: String,
    pub(super) cells: Vec<Cell>,
}

impl Row {
    /// Name, model and flags.
    pub(super) fn title(&self) -> String {
        format!("{} {} {}", self.name, self.model, self.flags).trim_end().to_owned()
    }

    pub(super) fn cell(&self, kind: Kind) -> Option<&Cell> {
        self.cells.iter().find(|cell| cell.kind == kind)
    }

    fn peers(&self) -> impl Iterator<Item = &Cell> {
        self.cells.iter().filter(|cell| cell.kind.is_peer())
    }

    /// The fastest peer's time by that of our default search, where one of the two is long.
    pub(super) fn ratio(&self) -> Option<Ratio> {
        let ours = self.cell(Kind::Default)?.time?;
        let seconds = |time: &Time| {
            let (Time::Exact(s) | Time::Under(s) | Time::Over(s)) = time;
            *s
        };
        let is_done = |time: &Time| !matches!(time, Time::Over(_));
        let times = || self.peers().filter_map(|cell| cell.time);
        let done = times().filter(is_done).min_by(|a, b| seconds(a).total_cmp(&seconds(b)));
        let peer = done.or_else(|| times().next())?;
        let is_long = |time: Time| !matches!(time, Time::Under(_)) && seconds(&time) > SHORT;
        (is_long(peer) || is_long(ours)).then(|| Ratio::of(peer, ours))?
    }

    /// Our executions and the fewest of a peer, where ours are more.
    pub(super) fn excess(&self) -> Option<(u64, u64, Kind)> {
        let ours = self.cell(Kind::Default)?.reading.executions()?;
        let peers = self.peers().filter_map(|cell| Some((cell.reading.executions()?, cell.kind)));
        let (fewest, kind) = peers.min_by_key(|(n, _)| *n)?;
        (ours > fewest).then_some((ours, fewest, kind))
    }

    /// Do only those peers have fewer that go by what reads read? Ours does so as well, with
    /// `--equivalence rf`, or by itself where there are many fewer.
    pub(super) fn is_more_by_reads_only(&self) -> bool {
        let ours = self.cell(Kind::Default).and_then(|cell| cell.reading.executions());
        let others = self.peers().filter(|cell| !cell.kind.is_by_reads());
        let fewest = others.filter_map(|cell| cell.reading.executions()).min();
        ours.zip(fewest).is_some_and(|(ours, fewest)| ours <= fewest)
    }

    /// Does one tool find an error, and another none?
    pub(super) fn is_disputed(&self) -> bool {
        let is = |test: fn(&Verdict) -> bool| self.cells.iter().any(|c| test(&c.reading.verdict));
        is(|v| matches!(v, Verdict::Clean)) && is(|v| matches!(v, Verdict::Error(_)))
    }

    /// A line of the table. The column of all executions is empty where they are those of the
    /// default search.
    pub(super) fn line(&self) -> String {
        let shown = |cell: &Cell| match cell.kind {
            Kind::All if self.is_all_the_same() => {
                if cell.reading.executions().is_some() {
                    "=".into()
                } else {
                    String::new()
                }
            }
            _ => cell.shown(),
        };
        let columns = [
            self.cell(Kind::Default),
            self.cell(Kind::All),
            self.cell(Kind::Genmc),
            self.fewest_of_nidhugg(),
        ];
        let cells: Vec<String> = columns
            .iter()
            .map(|cell| format!("{:>22}", cell.map_or_else(String::new, shown)))
            .collect();
        let ratio = self.ratio().map_or_else(String::new, |ratio| ratio.to_string());
        format!("{:<60} {} {ratio:>9}", self.title(), cells.join(" "))
    }

    /// Of Nidhugg's algorithms, the one with the fewest executions.
    fn fewest_of_nidhugg(&self) -> Option<&Cell> {
        let cells = self.cells.iter().filter(|cell| cell.kind.is_nidhugg());
        cells.min_by_key(|cell| cell.reading.executions().unwrap_or(u64::MAX))
    }

    /// Does `--count all` make no difference?
    pub(super) fn is_all_the_same(&self) -> bool {
        let reading = |kind| self.cell(kind).map(|cell| &cell.reading);
        reading(Kind::Default) == reading(Kind::All)
    }
}

impl Cell {
    /// Executions, complete and blocked, and seconds.
    fn shown(&self) -> String {
        let Reading { verdict, complete, blocked, .. } = &self.reading;
        let time = self.time.map_or_else(String::new, |time| format!(" {time}"));
        match verdict {
            Verdict::Clean => format!("{complete}+{blocked}{time}"),
            Verdict::Error(_) => "error".into(),
            Verdict::Open(_) => "open".into(),
            Verdict::Late => format!("late{time}"),
        }
    }

    fn verdict(&self) -> (&'static str, &str) {
        match &self.reading.verdict {
            Verdict::Clean => ("clean", ""),
            Verdict::Error(what) => ("error", what),
            Verdict::Open(why) => ("open", why),
            Verdict::Late => ("late", ""),
        }
    }

    /// The verdict in words.
    pub(super) fn told(&self) -> String {
        let (verdict, what) = self.verdict();
        format!("{}: {verdict} {what}", self.kind.name()).trim_end().to_owned()
    }
}

/// The first line of the table.
pub(super) fn heading() -> String {
    let cells: Vec<String> = ["tresse", "all", "genmc", "nidhugg"]
        .iter()
        .map(|name| format!("{:>22}", format!("{name} n+blocked s")))
        .collect();
    format!("{:<60} {} {:>9}", "program, model, flags", cells.join(" "), "ratio")
}

/// A line for each row and tool.
pub(super) fn csv(rows: &[Row]) -> String {
    let mut out =
        "program,model,flags,tool,verdict,complete,blocked,seconds,ratio,why\n".to_owned();
    for row in rows {
        let ratio = row.ratio().map_or_else(String::new, |ratio| ratio.to_string());
        for cell in &row.cells {
            let (verdict, why) = cell.verdict();
            let time = cell.time.map_or_else(String::new, |time| time.to_string());
            let fields = [
                &row.name,
                &row.model,
                &row.flags,
                cell.kind.name(),
                verdict,
                &cell.reading.complete.to_string(),
                &cell.reading.blocked.to_string(),
                &time,
                &ratio,
                why,
            ];
            out.push_str(&fields.map(quoted).join(","));
            out.push('\n');
        }
    }
    out
}

/// A field of a table with commas.
fn quoted(field: &str) -> String {
    match field.contains([',', '"', '\n']) {
        true => format!("\"{}\"", field.replace('"', "\"\"")),
        false => field.to_owned(),
    }
}

#[cfg(test)]
pub(super) fn sample(cells: &[(Kind, Verdict, u64, Option<Time>)]) -> Row {
    let cell = |(kind, verdict, complete, time): &(Kind, Verdict, u64, Option<Time>)| Cell {
        kind: *kind,
        reading: Reading::new(verdict.clone(), *complete, 0),
        time: *time,
    };
    Row {
        name: "litmus/SB/sb0.c".into(),
        model: "sc".into(),
        flags: "-DN=2".into(),
        cells: cells.iter().map(cell).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::tools::Algorithm;
    use super::*;
    use Time::{Exact, Over, Under};

    const RF: Kind = Kind::Nidhugg(Algorithm::ReadsFrom);

    #[test]
    fn a_bound_of_a_time_is_a_bound_of_the_ratio() {
        assert_eq!(Ratio::of(Exact(3.0), Exact(2.0)), Some(Ratio::Exact(1.5)));
        assert_eq!(Ratio::of(Over(8.0), Exact(2.0)), Some(Ratio::AtLeast(4.0)));
        assert_eq!(Ratio::of(Exact(2.0), Over(8.0)), Some(Ratio::AtMost(0.25)));
        assert_eq!(Ratio::of(Under(0.5), Exact(2.0)), Some(Ratio::AtMost(0.25)));
        assert_eq!(Ratio::of(Exact(2.0), Under(0.5)), Some(Ratio::AtLeast(4.0)));
        assert_eq!(Ratio::of(Over(8.0), Under(0.5)), Some(Ratio::AtLeast(16.0)));
        assert_eq!(Ratio::of(Under(0.5), Over(8.0)), Some(Ratio::AtMost(0.0625)));
        assert_eq!(Ratio::of(Over(8.0), Over(8.0)), None);
        assert_eq!(Ratio::of(Under(0.1), Under(0.1)), None);
    }

    #[test]
    fn the_fastest_peer_that_is_done_counts() {
        let row = |genmc: Option<Time>, nidhugg: Option<Time>| {
            sample(&[
                (Kind::Default, Verdict::Clean, 3, Some(Exact(2.0))),
                (Kind::All, Verdict::Clean, 4, Some(Exact(0.5))),
                (Kind::Genmc, Verdict::Clean, 4, genmc),
                (RF, Verdict::Clean, 2, nidhugg),
            ])
        };
        let ratio = |genmc, nidhugg| row(genmc, nidhugg).ratio();
        assert_eq!(ratio(Some(Exact(4.0)), Some(Exact(1.0))), Some(Ratio::Exact(0.5)));
        // Three seconds that ended count before a limit of two.
        assert_eq!(ratio(Some(Over(2.0)), Some(Exact(3.0))), Some(Ratio::Exact(1.5)));
        assert_eq!(ratio(Some(Over(8.0)), None), Some(Ratio::AtLeast(4.0)));
        assert_eq!(ratio(None, None), None);
        let short = sample(&[
            (Kind::Default, Verdict::Clean, 3, Some(Exact(0.04))),
            (Kind::Genmc, Verdict::Clean, 3, Some(Exact(0.08))),
            (RF, Verdict::Clean, 3, Some(Exact(4.0))),
        ]);
        assert_eq!(short.ratio(), None);
    }

    #[test]
    fn more_executions_than_the_fewest_of_a_peer_are_told() {
        let row = |ours: u64, genmc: Verdict| {
            sample(&[
                (Kind::Default, Verdict::Clean, ours, None),
                (Kind::Genmc, genmc, 3, None),
                (RF, Verdict::Clean, 5, None),
            ])
        };
        assert_eq!(row(4, Verdict::Clean).excess(), Some((4, 3, Kind::Genmc)));
        assert_eq!(row(3, Verdict::Clean).excess(), None);
        // A search that was not whole has no number.
        assert_eq!(row(4, Verdict::Late).excess(), None);
        assert_eq!(row(6, Verdict::Late).excess(), Some((6, 5, RF)));
    }

    #[test]
    fn nidhugg_s_column_has_the_algorithm_with_the_fewest_executions() {
        let optimal = Kind::Nidhugg(Algorithm::Optimal);
        let line = |rf: Verdict| {
            let cells = [
                (Kind::Default, Verdict::Clean, 4, None),
                (RF, rf, 3, None),
                (optimal, Verdict::Clean, 2, None),
            ];
            sample(&cells).line().split_whitespace().skip(3).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(line(Verdict::Clean), "4+0 2+0");
        assert_eq!(line(Verdict::Late), "4+0 2+0");
    }

    #[test]
    fn fewer_by_reads_from_is_another_number() {
        let row = |optimal: u64| {
            let cells = [
                (Kind::Default, Verdict::Clean, 4, None),
                (RF, Verdict::Clean, 2, None),
                (Kind::Nidhugg(Algorithm::Optimal), Verdict::Clean, optimal, None),
            ];
            sample(&cells).is_more_by_reads_only()
        };
        assert!(row(4) && row(5) && !row(3));
    }

    #[test]
    fn only_an_error_against_none_is_a_dispute() {
        let error = || Verdict::Error("a, \"b\"".into());
        let row = |genmc: Verdict| {
            sample(&[(Kind::Default, error(), 1, None), (Kind::Genmc, genmc, 1, None)])
        };
        assert!(row(Verdict::Clean).is_disputed());
        assert!(!row(error()).is_disputed() && !row(Verdict::Late).is_disputed());
        let text = csv(&[row(Verdict::Clean)]);
        let first = "litmus/SB/sb0.c,sc,-DN=2,tresse,error,1,0,,,\"a, \"\"b\"\"\"";
        assert_eq!(text.lines().nth(1), Some(first));
    }
}
