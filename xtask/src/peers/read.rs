//! What each tool prints: verdict and executions.

/// What a tool says about a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// No error in any execution.
    Clean,
    /// There is one.
    Error(String),
    /// It gave none: what it does not know, what it stumbled over, or that it was cut short.
    Open(String),
    /// The time was up.
    Late,
}

/// What one run said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reading {
    pub(super) verdict: Verdict,
    pub(super) complete: u64,
    pub(super) blocked: u64,
    /// It says that the bound on loops has cut executions. Only we do.
    pub(super) is_cut: bool,
}

impl Reading {
    /// It said nothing of executions.
    pub(super) fn open(why: impl Into<String>) -> Reading {
        Reading::new(Verdict::Open(why.into()), 0, 0)
    }

    /// Its time was up.
    pub(super) fn late() -> Reading {
        Reading::new(Verdict::Late, 0, 0)
    }

    pub(super) fn new(verdict: Verdict, complete: u64, blocked: u64) -> Reading {
        Reading { verdict, complete, blocked, is_cut: false }
    }

    /// Does another reading of the same program, without optimization, say more? What is clean
    /// only as far as a bound goes is no answer to an error.
    pub(super) fn gives_way_to(&self, other: &Reading) -> bool {
        let is_error = matches!(self.verdict, Verdict::Error(_));
        other.verdict == Verdict::Clean && !(is_error && other.is_cut)
    }

    /// Executions of both kinds; `None`: not all were visited.
    pub(super) fn executions(&self) -> Option<u64> {
        (self.verdict == Verdict::Clean).then_some(self.complete + self.blocked)
    }
}

/// What GenMC says of unordered writes. It takes them for an error only while some of its
/// reductions are on, and asks for `-disable-ipr` and `-disable-sr`.
pub(super) const NEEDS_FEWER: &str = "warning is treated as an error due to";

/// GenMC says `No errors were detected.` or `Verification unsuccessful`, and both kinds of
/// executions, blocked ones only where there are some.
pub(super) fn genmc(text: &str) -> Reading {
    let Some(complete) = number(text, "Number of complete executions explored:") else {
        return Reading::open(first_line(text));
    };
    let blocked = number(text, "Number of blocked executions seen:").unwrap_or(0);
    let verdict = if has_line(text, "No errors were detected.") {
        Verdict::Clean
    } else if text.contains(NEEDS_FEWER) {
        Verdict::Open(NEEDS_FEWER.into())
    } else if has_line(text, "*** Verification unsuccessful.") {
        Verdict::Error(line_with(text, "Error:").unwrap_or_else(|| "an error".into()))
    } else {
        Verdict::Open("no verdict".into())
    };
    Reading::new(verdict, complete, blocked)
}

/// What Nidhugg says of a function that it does not know, of an operation that its algorithm does
/// not, and of an execution that it could not replay: what comes of these is no verdict about the
/// program. With `--optimal` it cannot replay a compare-and-exchange beside updates that commute
/// (GenMC's `litmus/cii`).
const BLACK_BOXES: [&str; 3] =
    ["Calling unknown external function", "not supported: ", "Nondeterminism detected"];

/// Nidhugg counts traces that ended, and beside them three kinds that did not.
pub(super) fn nidhugg(text: &str) -> Reading {
    let Some(complete) = number(text, "Trace count:") else {
        return Reading::open(first_line(text));
    };
    let blocked = ["Await", "Assume", "Sleepset"]
        .iter()
        .filter_map(|kind| number(text, &format!("{kind}-blocked trace count:")))
        .sum();
    let black_box = text.lines().find(|line| BLACK_BOXES.iter().any(|words| line.contains(words)));
    let verdict = if let Some(line) = black_box {
        Verdict::Open(line.trim().to_owned())
    } else if has_line(text, "No errors were detected.") {
        Verdict::Clean
    } else if has_line(text, "Error detected:") {
        Verdict::Error(line_with(text, "Error:").unwrap_or_else(|| "an error".into()))
    } else {
        Verdict::Open("no verdict".into())
    };
    Reading::new(verdict, complete, blocked)
}

/// Our report for people, and the exit code. A bound on loops that was asked for (GenMC's
/// `-unroll`) is no reason against a verdict, as it is none there.
pub(super) fn tresse(text: &str, code: i32) -> Reading {
    let counts = text.lines().find_map(|line| {
        let (complete, rest) = line.strip_prefix("executions: ")?.split_once(" complete")?;
        let (_, blocked) = rest.split_once(", ")?;
        let (blocked, _) = blocked.split_once(" blocked")?;
        Some((complete.parse().ok()?, blocked.parse().ok()?))
    });
    let (Some((complete, blocked)), 0..=14) = (counts, code) else {
        return Reading::open(first_line(text));
    };
    let cut = text.lines().find(|l| l.starts_with("Cut short: ") && !l.contains("(--unroll)"));
    let verdict = match (code, cut) {
        (0, _) | (1, None) => Verdict::Clean,
        (1, Some(cut)) => Verdict::Open(cut.to_owned()),
        (10..=14, _) => {
            Verdict::Error(line_with(text, "error[").unwrap_or_else(|| "an error".into()))
        }
        _ => Verdict::Open(first_line(text)),
    };
    let is_cut = code == 1 && verdict == Verdict::Clean;
    Reading { is_cut, ..Reading::new(verdict, complete, blocked) }
}

/// The number after a heading at the start of a line.
fn number(text: &str, heading: &str) -> Option<u64> {
    let rest = text.lines().find_map(|line| line.trim().strip_prefix(heading))?.trim();
    rest.split_whitespace().next()?.parse().ok()
}

fn has_line(text: &str, words: &str) -> bool {
    text.lines().any(|line| line.trim() == words)
}

/// The first line that begins with these words, without white space around it.
fn line_with(text: &str, words: &str) -> Option<String> {
    text.lines().map(str::trim).find(|line| line.starts_with(words)).map(str::to_owned)
}

/// The first line that complains, or the first at all.
pub(super) fn first_line(text: &str) -> String {
    let lines = || text.lines().map(str::trim).filter(|line| !line.is_empty());
    let complains = |line: &&str| line.to_lowercase().contains("error");
    let line = lines().find(complains).or_else(|| lines().next()).unwrap_or("it said nothing");
    line.chars().take(160).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reading(verdict: Verdict, complete: u64, blocked: u64) -> Reading {
        Reading::new(verdict, complete, blocked)
    }

    #[test]
    fn genmc_is_read() {
        let head = "GenMC v0 (LLVM 19)\n\n*** Compilation complete.\n";
        let clean = format!(
            "{head}*** Verification complete.\nNo errors were detected.\n\
             Number of complete executions explored: 36\n\
             Number of blocked executions seen: 180\nTotal wall-clock time: 0.01s\n"
        );
        assert_eq!(genmc(&clean), reading(Verdict::Clean, 36, 180));
        let wrong = format!(
            "{head}Error: Safety violation!\nEvent (0, 2) in graph:\n\
             *** Verification unsuccessful.\nNumber of complete executions explored: 1\n"
        );
        let error = Verdict::Error("Error: Safety violation!".into());
        assert_eq!(genmc(&wrong), reading(error, 1, 0));
        let open = "a.c:3:1: warning: what\nERROR: Unknown instruction\n";
        assert_eq!(genmc(open), Reading::open("ERROR: Unknown instruction"));
        let unordered = format!(
            "{head}Warning: Unordered writes!\nThis {NEEDS_FEWER} in-place revisiting (IPR).\n\
             *** Verification unsuccessful.\nNumber of complete executions explored: 1\n"
        );
        assert_eq!(genmc(&unordered).verdict, Verdict::Open(NEEDS_FEWER.into()));
        let torn = "Number of complete executions explored: 1\n";
        assert_eq!(genmc(torn).verdict, Verdict::Open("no verdict".into()));
    }

    #[test]
    fn nidhugg_is_read() {
        let clean = "Trace count: 6\nAwait-blocked trace count: 2\nAssume-blocked trace count: 97\n\
                     Sleepset-blocked trace count: 1\nNo errors were detected.\n";
        assert_eq!(nidhugg(clean), reading(Verdict::Clean, 6, 100));
        let wrong = "Trace count: 2\n\n Error detected:\n  (<0>,1)\n      Error: Assertion \
                     violation at (<0>,7): (x==0)\n";
        let error = Verdict::Error("Error: Assertion violation at (<0>,7): (x==0)".into());
        assert_eq!(nidhugg(wrong), reading(error, 2, 0));
        let black_box = "WARNING: Calling unknown external function f as blackbox.";
        let text = format!("Trace count: 1\nNo errors were detected.\n\n{black_box}\n");
        assert_eq!(nidhugg(&text).verdict, Verdict::Open(black_box.into()));
        let refused = "Trace count: 1\n\n Error detected:\n   Error: Operation not supported: f\n";
        assert!(matches!(nidhugg(refused).verdict, Verdict::Open(_)));
        let replay = "Error: Nondeterminism detected at (<0.0>,1): Event with effect E became F";
        let text = format!("Trace count: 1\n\n Error detected:\n  {replay} when replayed\n");
        assert!(matches!(nidhugg(&text).verdict, Verdict::Open(why) if why.starts_with(replay)));
        assert_eq!(nidhugg("Error: no such file\n"), Reading::open("Error: no such file"));
    }

    #[test]
    fn our_report_is_read() {
        let counts =
            "executions: 8 complete, 10 blocked (in a loop); time: 0.00 s\nengine: graph\n";
        assert_eq!(tresse(counts, 0), reading(Verdict::Clean, 8, 10));
        let apart = "executions: 1 complete (24 if symmetric threads are told apart), 3 blocked";
        assert_eq!(tresse(&format!("{apart}; time: 0.00 s\n"), 0), reading(Verdict::Clean, 1, 3));
        let error = format!("error[T0301]: data race on `x`\n  thread 1\n\n{counts}");
        let said = Verdict::Error("error[T0301]: data race on `x`".into());
        assert_eq!(tresse(&error, 13), reading(said, 8, 10));
        let unrolled = format!("{counts}Cut short: a loop met its bound (--unroll).\n");
        let is_cut = true;
        assert_eq!(tresse(&unrolled, 1), Reading { is_cut, ..reading(Verdict::Clean, 8, 10) });
        let cut = format!("{counts}Cut short: the time was up (--timeout).\n");
        assert!(matches!(tresse(&cut, 1).verdict, Verdict::Open(why) if why.contains("time")));
        // What is not modelled is no verdict, whatever was counted until then.
        assert!(matches!(tresse(counts, 3).verdict, Verdict::Open(_)));
        assert!(matches!(tresse(counts, 70).verdict, Verdict::Open(_)));
        assert_eq!(tresse("unsupported: fork\n", 3), Reading::open("unsupported: fork"));
    }

    #[test]
    fn what_is_clean_within_a_bound_is_no_answer_to_an_error() {
        let error = reading(Verdict::Error("e".into()), 1, 0);
        let clean = reading(Verdict::Clean, 1, 0);
        let cut = Reading { is_cut: true, ..clean.clone() };
        assert!(error.gives_way_to(&clean) && !error.gives_way_to(&cut));
        assert!(Reading::late().gives_way_to(&cut) && !Reading::late().gives_way_to(&error));
    }

    #[test]
    fn only_what_was_visited_as_a_whole_has_a_number() {
        assert_eq!(reading(Verdict::Clean, 3, 2).executions(), Some(5));
        assert_eq!(reading(Verdict::Error("e".into()), 3, 2).executions(), None);
        assert_eq!(Reading::late().executions(), None);
    }
}
