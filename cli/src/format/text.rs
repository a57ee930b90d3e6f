//! The report for people: what is wrong, where, how to replay it, and what was visited.

use super::{DISAGREE, Format};
use crate::failure::{Failure, UNSUPPORTED};
use crate::parameters::Way;
use crate::report::plain::{Page, quote};
use crate::report::states::States;
use crate::report::words::show_outcome;
use crate::report::{
    Details, Execution, Fuzzing, Problem, Reached, Report, Search, SecondOpinion, Seeds, Verdict,
    graph,
};
use tresse_explore::Cut;
use tresse_explore::agree::opinion::Opinion;
use tresse_explore::graph::Estimate;

/// The report for people.
#[derive(Clone, Copy, Debug)]
pub struct Text;

impl Format for Text {
    fn report(&self, report: &Report) -> String {
        let mut text = String::new();
        self.pieces(report, &mut |piece| text.push_str(piece));
        text
    }

    fn pieces(&self, report: &Report, write: &mut dyn FnMut(&str)) {
        let mut out = Page::default();
        match &report.details {
            Details::Search(found) => {
                wrong(&mut out, report, found);
                write(&String::from(std::mem::take(&mut out)));
                if found.has_outcomes {
                    outcomes(&found.outcomes, write);
                    left_out(found, write);
                }
                search(&mut out, report, found);
            }
            Details::Execution(execution) => self::execution(&mut out, report, execution),
            Details::Seeds(seeds) => {
                if let Some(reached) = &seeds.outcomes {
                    outcomes(reached, write);
                }
                self::seeds(&mut out, report, seeds)
            }
            Details::Fuzz(found) => self::fuzz(&mut out, report, found),
            Details::States(found) => self::states(&mut out, report, found),
        }
        write(&String::from(out));
    }

    fn failure(&self, failure: &Failure) -> String {
        let mut out = Page::default();
        for complaint in &failure.complaints {
            out.line(failure.headline(complaint));
            complaint.help.iter().for_each(|line| out.line(line));
        }
        out.into()
    }
}

/// What is wrong.
fn wrong(out: &mut Page, report: &Report, search: &Search) {
    warnings(out, report);
    for problem in &report.problems {
        self::problem(out, problem);
        out.line("");
    }
    races(out, &search.races);
}

/// What was visited.
fn search(out: &mut Page, report: &Report, search: &Search) {
    search.flagged.iter().for_each(|flag| out.line(format!("flagged: {flag}")));
    if let Some((matched, first)) = &search.matched {
        let matches = if *matched == 1 { "matches" } else { "match" };
        out.line(format!("pattern: {} {matches}", executions(*matched)));
        if let Some(first) = first {
            out.line(format!("  replay: {}", first.command));
        }
    }
    out.line(counts(report, search));
    if let Some(expected) = &search.expected {
        out.line(left(search, expected));
    }
    out.line(engine(report));
    if let Some(left) = search.left {
        let left = executions(left);
        out.line(match search.is_left_at_bounds {
            true => {
                format!("  the search by graphs met bounds, with {left} (--engine graph has it)")
            }
            false => {
                format!("  the search by graphs was left after {left} (--engine graph goes on)")
            }
        });
    }
    cuts(out, &search.cuts);
    if let Some(open) = search.open_items.filter(|open| *open > 0) {
        out.line(format!("  open items: {open}"));
    }
    for (_, thread, place) in search.bounded.iter().take(MOST_BOUNDED) {
        out.line(format!("  thread {thread} stopped in the loop at {place}"));
    }
    stopped(out, report);
    if let Some(second) = &search.second {
        second_opinion(out, report, second);
    }
    out.line(verdict(report));
}

/// All states: what was looked for, and what is wrong on the way.
fn states(out: &mut Page, report: &Report, found: &States) {
    warnings(out, report);
    super::states::text(out, report, found);
    out.line(engine(report));
    races(out, &found.races);
    // Who looks for states is told of errors with the ends. Reported races are none.
    let is_end = |p: &Problem| found.ends.iter().any(|last| last.code == p.code);
    let is_told = |p: &&Problem| found.matched.is_none() || !is_end(p);
    report.problems.iter().filter(is_told).for_each(|problem| self::problem(out, problem));
    cuts(out, &found.cuts);
    let last = match report.verdict {
        Verdict::CutShort => super::states::verdict(report),
        _ => verdict(report),
    };
    if !last.is_empty() {
        out.line(last);
    }
}

/// Where no execution is complete: what stops them.
fn stopped(out: &mut Page, report: &Report) {
    // Beside an error it is of no interest.
    let listed = report.stopped().iter().filter(|_| report.verdict != Verdict::Error);
    for at in listed.take(MOST_BOUNDED) {
        let (thread, why, place) = (at.thread, at.why.describe(), &at.place);
        let times = executions(at.executions);
        out.line(format!("  thread {thread} stopped {why} at {place} ({times})"));
    }
}

/// What another engine says.
fn second_opinion(out: &mut Page, report: &Report, second: &SecondOpinion) {
    let name = second.way.map_or("another engine", Way::name);
    match &second.opinion {
        Opinion::Same => {
            let n = second.looked_at;
            out.line(format!("second opinion: {name} agrees (looked at: {n})"));
        }
        Opinion::Open(why) => out.line(format!("no second opinion: {why}")),
        Opinion::Differs(differences) => {
            let (first, model) = (report.way.name(), &report.model);
            out.line(format!(
                "error[{DISAGREE}]: internal error, please report: the engines {first} and {name} \
                 disagree under {model}"
            ));
            for difference in differences {
                out.line(format!("  {}:", difference.what));
                for (who, side) in [(first, &difference.first), (name, &difference.second)] {
                    side.iter().for_each(|what| out.line(format!("    only {who}: {what}")));
                }
            }
        }
    }
}

fn warnings(out: &mut Page, report: &Report) {
    report.warnings.iter().for_each(|warning| out.line(format!("warning: {warning}")));
}

/// Races that the config does not take for errors.
fn races(out: &mut Page, races: &[Problem]) {
    for race in races {
        told(out, "race", race);
        out.line("");
    }
}

/// So many loops are named.
const MOST_BOUNDED: usize = 5;

fn cuts(out: &mut Page, cuts: &[Cut]) {
    cuts.iter().for_each(|cut| out.line(format!("Cut short: {}.", cut.describe())));
}

/// What was visited.
fn counts(report: &Report, search: &Search) -> String {
    let Search { complete, blocked, states, transitions, .. } = search;
    let apart = match report.way == Way::Graph && search.told_apart > *complete {
        true => format!(" ({} if symmetric threads are told apart)", search.told_apart),
        false => String::new(),
    };
    let why = blocked_by(search).map_or_else(String::new, |why| format!(" ({why})"));
    let looked_at = match report.way {
        Way::Steps => format!("; states: {states}; transitions: {transitions}"),
        Way::Candidates => format!("; candidates: {states}"),
        _ => String::new(),
    };
    let time = report.time.as_secs_f64();
    let by = if search.is_by_reads_from { ", told apart by what reads read" } else { "" };
    let all = format!("{complete} complete{apart}, {blocked} blocked{why}{by}{looked_at}");
    format!("executions: {all}; time: {time:.2} s")
}

/// How much a search that was stopped has seen.
fn left(search: &Search, expected: &Estimate) -> String {
    let seen = (search.complete + search.blocked) as f64;
    // An estimate is of executions that are told apart by coherence order.
    match expected.is_good() && seen < expected.executions && !search.is_by_reads_from {
        true => {
            let share = 100.0 * seen / expected.executions;
            format!("that is about {share:.1} % of an estimated {:.0}", expected.executions)
        }
        false => "how many executions are left cannot be estimated".to_owned(),
    }
}

/// Who looked, and with what config.
fn engine(report: &Report) -> String {
    let because = match report.because {
        Some(parameter) => format!(" (chosen for {})", parameter.flag),
        None => String::new(),
    };
    let flags: Vec<String> = report.flags.iter().map(|word| quote(word)).collect();
    let config = if flags.is_empty() { "default".to_owned() } else { flags.join(" ") };
    format!("engine: {}{because}; config: {config}", report.way.name())
}

/// The last line.
fn verdict(report: &Report) -> String {
    let model = &report.model;
    match report.verdict {
        Verdict::NoErrors => {
            format!("No errors were detected in any execution under {model}{}.", listed(report))
        }
        Verdict::Vacuous => {
            let caveat = report.caveat().unwrap_or_default();
            format!("{caveat} That no error was found on the way is no proof.")
        }
        Verdict::CutShort => format!(
            "No error was found under {model}, but not every execution was visited: this is no \
             proof."
        ),
        Verdict::Unsupported => {
            format!("No verdict: some execution under {model} does what tresse does not model.")
        }
        Verdict::Error if report.problems.is_empty() => {
            format!("Some execution under {model} is flagged by the model.")
        }
        Verdict::Error => {
            let n = report.problems.iter().filter(|p| p.exit_code != UNSUPPORTED).count();
            let were = if n == 1 { " was detected" } else { "s were detected" };
            format!("{n} error{were} under {model}.")
        }
        Verdict::Disagreement => {
            format!("No verdict under {model}: two engines disagree, and one of them is wrong.")
        }
        Verdict::Match | Verdict::NoMatch | Verdict::Listed => super::states::verdict(report),
        Verdict::Exited => "The program exited.".into(),
        Verdict::Blocked => {
            "The execution goes no further: an assumption of the program does not hold.".into()
        }
    }
}

/// Races that are no errors stand above the verdict.
fn listed(report: &Report) -> String {
    let Details::Search(search) = &report.details else { return String::new() };
    match search.races.len() {
        0 => String::new(),
        1 => "; 1 race, see above".to_owned(),
        n => format!("; {n} races, see above"),
    }
}

fn executions(n: u64) -> String {
    format!("{n} execution{}", if n == 1 { "" } else { "s" })
}

/// Why executions are blocked: with their numbers, if there is more than one reason.
fn blocked_by(search: &Search) -> Option<String> {
    match &search.blocked_by[..] {
        [] => None,
        [(why, _)] => Some(why.describe().to_owned()),
        all => {
            let each = all.iter().map(|(why, n)| format!("{n} {}", why.describe()));
            Some(each.collect::<Vec<_>>().join(", "))
        }
    }
}

/// The outcomes, one piece each.
fn outcomes(all: &[Reached], write: &mut dyn FnMut(&str)) {
    let mut lines = |lines: &mut dyn FnMut(&mut Page)| {
        let mut out = Page::default();
        lines(&mut out);
        write(&String::from(out));
    };
    lines(&mut |out| out.line(format!("outcomes: {}", all.len())));
    for Reached { outcome, count, replay } in all {
        lines(&mut |out| {
            out.line(format!("  {}x {}", count.unwrap_or(1), show_outcome(outcome)));
            if let Some(replay) = replay {
                out.line(format!("     replay: {}", quote(&replay.string)));
            }
        });
    }
}

/// What outcomes are not told apart by.
fn left_out(search: &Search, write: &mut dyn FnMut(&str)) {
    if !search.left_out.is_empty() {
        let mut out = Page::default();
        let names = search.left_out.join(", ");
        out.line(format!("  not told apart by what is too large: {names}"));
        write(&String::from(out));
    }
}

/// One execution: what it did, how it ended.
fn execution(out: &mut Page, report: &Report, execution: &Execution) {
    warnings(out, report);
    execution.happened.iter().for_each(|line| out.line(line));
    if let Some(shown) = &execution.graph {
        graph::text(out, &shown.view, &shown.machine);
    }
    report.problems.iter().for_each(|problem| self::problem(out, problem));
    execution.races.iter().for_each(|race| told(out, "race", race));
    execution.leaks.iter().for_each(|leak| told(out, "warning", leak));
    if report.problems.is_empty() {
        cuts(out, &execution.cuts);
    }
    if report.verdict == Verdict::Blocked {
        stopped(out, report);
        out.line(verdict(report));
    }
    if let Some(reached) = execution.outcome.as_ref().filter(|_| execution.has_outcome) {
        out.line(format!("outcome: {}", show_outcome(&reached.outcome)));
        if let Some(replay) = &reached.replay {
            out.line(format!("  replay: {}", replay.command));
        }
    }
    if let Some(schedule) = &execution.schedule {
        if let Some(reached) = &execution.outcome {
            out.line(format!("end: exit {}", reached.outcome.exit));
        }
        out.line(format!("schedule: '{schedule}'"));
    }
}

/// Several seeds: those that failed were told of when they did.
fn seeds(out: &mut Page, report: &Report, seeds: &Seeds) {
    warnings(out, report);
    cuts(out, &seeds.cuts);
    let (range, runs, failed) = (&seeds.range, seeds.runs, seeds.failed.len());
    let blocked = match seeds.blocked {
        0 => String::new(),
        n => format!(", {n} stopped by a failed assumption"),
    };
    out.line(format!(
        "seeds {}..{}: {runs} runs, {failed} of them failed{blocked}",
        range.start, range.end
    ));
    if report.verdict == Verdict::Vacuous {
        stopped(out, report);
        out.line("No run came to its end: that none failed says nothing.");
    }
}

/// Runs by chance: those that failed were told of when they did.
fn fuzz(out: &mut Page, report: &Report, found: &Fuzzing) {
    warnings(out, report);
    cuts(out, &found.cuts);
    let done = &found.done;
    let ways = match done.faults.len() {
        0 | 1 => String::new(),
        n => format!(" in {n} ways"),
    };
    let before = match found.first {
        0 => String::new(),
        n => format!(" after {n} earlier ones"),
    };
    let time = report.time.as_secs_f64();
    out.line(format!(
        "{} runs{before} in {time:.1} s under {}, {} of them failed{ways}",
        done.runs, report.model, done.failed
    ));
    if done.blocked > 0 {
        out.line(format!("  {} stopped by a failed assumption", done.blocked));
    }
    let mut bounded: Vec<_> = done.cut.iter().collect();
    bounded.sort_unstable();
    for (cut, runs) in bounded {
        let why = cut.map_or("they went on for much longer than others", Cut::describe);
        out.line(format!("  {runs} left: {why}"));
    }
    out.line(format!(
        "  {} pairs of places met in two threads, the last new one in run {}; {} schedules kept",
        done.meetings, done.latest, done.kept
    ));
    match report.verdict {
        Verdict::Vacuous => out.line("No run came to its end: that none failed says nothing."),
        _ if done.failed == 0 => {
            out.line("No run failed. That is no proof: `tresse check` visits every execution.");
        }
        _ => {}
    }
}

/// An error with its places, its notes and its replay.
fn problem(out: &mut Page, problem: &Problem) {
    let voice = match problem.exit_code {
        UNSUPPORTED => "unsupported",
        // A bound is none of the program's errors.
        1 => "cut short",
        _ => "error",
    };
    told(out, voice, problem);
}

fn told(out: &mut Page, voice: &str, problem: &Problem) {
    out.line(format!("{voice}[{}]: {}", problem.code, problem.message));
    for location in &problem.locations {
        let spot = &location.spot;
        let place = if spot.col > 0 {
            format!("{}:{}:{}", spot.file, spot.line, spot.col)
        } else {
            format!("{}:{}", spot.file, spot.line)
        };
        let library = spot.library.map(|name| format!(" ({name} library)")).unwrap_or_default();
        let indent = if location.role == "called from" { "    " } else { "  " };
        out.line(format!(
            "{indent}{} {place} in {}{library}{}",
            location.text, spot.function, location.after
        ));
        if let Some(line) = &location.source {
            excerpt(out, line, spot.line, spot.col);
        }
    }
    problem.notes.iter().for_each(|note| out.line(format!("  {note}")));
    if let Some(replay) = &problem.replay {
        out.line(format!("  replay: {}", replay.command));
    }
}

/// A line of the source, numbered, and a caret under the column.
fn excerpt(out: &mut Page, line: &str, number: u32, col: u32) {
    out.line(format!("  {number:>6} | {}", line.replace('\t', " ")));
    if col > 0 {
        let before = line.bytes().take(col as usize - 1).filter(|b| b & 0xc0 != 0x80).count();
        out.line(format!("         | {}^", " ".repeat(before)));
    }
}
