//! A graph as a path to it: its events in an order in which each comes after its causes.
//!
//! As a string it is `g1:<check>:<steps>`. Before the steps there is `c<creators>:` where threads
//! other than the first create some, `b<cuts>:` where accesses of different sizes meet,
//! `u<objects>:` where updates that commute are in no order, `l<objects>:` where objects are shared
//! from their birth on, and `o:` where the order of arrival at
//! barriers counts. A step is the thread in base 36 (`z` escapes larger numbers), then `-n` if it
//! reads from, or stands before, the newest write of its location but n, then `+n` for a choice
//! other than the first, then `~` for a read that a race makes undefined; a run of equal steps is
//! written once with its length, `1*12,`. `@t.code` at the end: thread t then goes wrong.

use crate::strings::{BadSchedule, base36, decode_objects, encode_objects};
use std::fmt::Write;
use tresse_memmodels::graph::UNDEFINED;

/// How a path's string begins.
pub const PREFIX: &str = "g1:";

/// One event of a path.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// Its thread.
    pub thread: u16,
    /// What it reads from, or follows in coherence order: so many writes before the newest of those
    /// that were added before it.
    pub back: u32,
    /// Which of its choices that are no reads-from it takes
    /// ([`tresse_memmodels::graph::Event::choice`]).
    pub choice: u32,
}

/// How a path ends, if not with an execution from which nothing can be added.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Wrong {
    /// The thread that goes on, or whose event is the last one.
    pub thread: u16,
    /// Code of how its execution ends, as `T0301`.
    pub code: String,
}

/// Where objects are cut into locations, as accesses of different sizes meet there.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cut {
    /// Which objects: where they were allocated, or which variable it is.
    pub who: u64,
    /// Their size.
    pub size: u64,
    /// The bytes at which they are cut, rising.
    pub at: Vec<u64>,
}

/// A path to an execution graph.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Path {
    /// Which thread reserved the number of each, from thread 1 on; threads beyond are the first's.
    pub creators: Vec<u16>,
    /// Where locations are cut.
    pub cuts: Vec<Cut>,
    /// Updates that commute are in no order, but for those of these objects: `who` and `size` as in
    /// a [`Cut`].
    pub ordered: Option<Vec<(u64, u64)>>,
    /// Objects that are shared from their birth on: `who` and `size` as in a [`Cut`].
    pub leaks: Vec<(u64, u64)>,
    /// Arrivals at barriers follow each other, as more threads come than make up a round.
    pub has_orders: bool,
    /// The events.
    pub steps: Vec<Step>,
    /// What goes wrong after them; without it no event can be added to them.
    pub wrong: Option<Wrong>,
}

/// Longer runs and paths than this are refused.
const MAX_STEPS: usize = 10_000_000;

impl Path {
    /// The path as a string. `check` ties it to what it was made for.
    pub fn encode(&self, check: u32) -> String {
        let mut out = format!("{PREFIX}{check:08x}:");
        if self.creators.iter().any(|c| *c != 0) {
            out.push('c');
            self.creators.iter().for_each(|c| push_number(&mut out, u32::from(*c)));
            out.push(':');
        }
        if !self.cuts.is_empty() {
            let cuts: Vec<String> = self.cuts.iter().map(Cut::encode).collect();
            let _ = write!(out, "b{}:", cuts.join(","));
        }
        if let Some(ordered) = &self.ordered {
            let _ = write!(out, "u{}:", encode_objects(ordered));
        }
        if !self.leaks.is_empty() {
            let _ = write!(out, "l{}:", encode_objects(&self.leaks));
        }
        if self.has_orders {
            out.push_str("o:");
        }
        let mut at = 0;
        while at < self.steps.len() {
            let step = self.steps[at];
            let run = self.steps[at..].iter().take_while(|s| **s == step).count();
            let text = step.encode();
            if run > 3 {
                let _ = write!(out, "{text}*{run},");
            } else {
                out.extend(std::iter::repeat_n(text.as_str(), run));
            }
            at += run;
        }
        if let Some(wrong) = &self.wrong {
            let _ = write!(out, "@{}.{}", wrong.thread, wrong.code);
        }
        out
    }

    /// Reads a path.
    ///
    /// # Errors
    /// When the string is not in the form, or not for this program.
    pub fn decode(text: &str, check: u32) -> Result<Path, BadSchedule> {
        let bad = |what: &str| BadSchedule::Malformed(what.to_owned());
        let rest = text.trim().strip_prefix(PREFIX).ok_or_else(|| bad("it begins with `g1:`"))?;
        let (hash, mut rest) =
            rest.split_once(':').ok_or_else(|| bad("a second `:` is missing"))?;
        if u32::from_str_radix(hash, 16).map_err(|_| bad("the check is hexadecimal"))? != check {
            return Err(BadSchedule::Stale);
        }
        let mut path = Path::default();
        while let Some((field, after)) = rest.split_once(':') {
            rest = after;
            if let Some(creators) = field.strip_prefix('c') {
                let mut reader = Reader { rest: creators };
                while !reader.rest.is_empty() {
                    let creator = reader.number()?;
                    path.creators
                        .push(u16::try_from(creator).map_err(|_| bad("there are fewer threads"))?);
                }
            } else if let Some(cuts) = field.strip_prefix('b') {
                path.cuts = cuts.split(',').map(Cut::decode).collect::<Result<_, _>>()?;
            } else if let Some(objects) = field.strip_prefix('u') {
                path.ordered = Some(decode_objects(objects)?);
            } else if let Some(objects) = field.strip_prefix('l') {
                path.leaks = decode_objects(objects)?;
            } else if field == "o" {
                path.has_orders = true;
            } else {
                return Err(bad("only `c`, `b`, `u`, `l` and `o` are before the steps"));
            }
        }
        let mut reader = Reader { rest };
        while !reader.rest.is_empty() {
            if reader.take('@') {
                path.wrong = Some(reader.wrong()?);
                return Ok(path);
            }
            let (step, run) = reader.step()?;
            if path.steps.len().saturating_add(run) > MAX_STEPS {
                return Err(bad("it is too long"));
            }
            path.steps.extend(std::iter::repeat_n(step, run));
        }
        Ok(path)
    }
}

impl Cut {
    /// `who.size` and the distances from cut to cut, each with how often it comes: `.4*3`.
    fn encode(&self) -> String {
        let mut out = format!("{}.{}", base36(self.who), base36(self.size));
        let distances: Vec<u64> = std::iter::once(0)
            .chain(self.at.iter().copied())
            .zip(&self.at)
            .map(|(a, b)| b - a)
            .collect();
        for run in distances.chunk_by(|a, b| a == b) {
            let _ = match run.len() {
                1 => write!(out, ".{}", base36(run[0])),
                n => write!(out, ".{}*{n}", base36(run[0])),
            };
        }
        out
    }

    fn decode(text: &str) -> Result<Cut, BadSchedule> {
        let number = |text: &str| {
            u64::from_str_radix(text, 36)
                .map_err(|_| bad(format!("`{text}` is no number of a cut")))
        };
        let mut words = text.split('.');
        let (who, size) =
            (number(words.next().unwrap_or(""))?, number(words.next().unwrap_or(""))?);
        let (mut last, mut at) = (0u64, Vec::new());
        for word in words {
            let (distance, times) = word.split_once('*').unwrap_or((word, "1"));
            let times: usize = times.parse().map_err(|_| bad("`*` needs a number"))?;
            if at.len().saturating_add(times) > MAX_STEPS {
                return Err(bad("it is too long"));
            }
            let distance = number(distance)?;
            for _ in 0..times {
                last = last.checked_add(distance).ok_or_else(|| bad("no object is so large"))?;
                at.push(last);
            }
        }
        Ok(Cut { who, size, at })
    }
}

impl Step {
    fn encode(self) -> String {
        let mut out = String::new();
        push_number(&mut out, u32::from(self.thread));
        for (sign, number) in [('-', self.back), ('+', self.choice & !UNDEFINED)] {
            if number > 0 {
                out.push(sign);
                push_number(&mut out, number);
            }
        }
        if self.choice & UNDEFINED != 0 {
            out.push('~');
        }
        out
    }
}

/// A number as one digit, or with its escape.
fn push_number(out: &mut String, number: u32) {
    let _ = match char::from_digit(number, 36).filter(|c| *c != 'z') {
        Some(digit) => write!(out, "{digit}"),
        None => write!(out, "z{number}."),
    };
}

struct Reader<'a> {
    rest: &'a str,
}

fn bad(what: impl Into<String>) -> BadSchedule {
    BadSchedule::Malformed(what.into())
}

impl<'a> Reader<'a> {
    fn take(&mut self, c: char) -> bool {
        let after = self.rest.strip_prefix(c);
        self.rest = after.unwrap_or(self.rest);
        after.is_some()
    }

    fn until(&mut self, end: char, what: &str) -> Result<&'a str, BadSchedule> {
        let (found, after) = self.rest.split_once(end).ok_or_else(|| bad(what))?;
        self.rest = after;
        Ok(found)
    }

    fn number(&mut self) -> Result<u32, BadSchedule> {
        let c = self.rest.chars().next().ok_or_else(|| bad("a number is missing"))?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == 'z' {
            return self
                .until('.', "`z` needs a number and `.`")?
                .parse()
                .map_err(|_| bad("`z` needs a number"));
        }
        c.to_digit(36)
            .filter(|_| !c.is_uppercase())
            .ok_or_else(|| bad(format!("`{c}` is no number")))
    }

    /// A step, and how often it comes.
    fn step(&mut self) -> Result<(Step, usize), BadSchedule> {
        let thread = u16::try_from(self.number()?).map_err(|_| bad("there are fewer threads"))?;
        let back = if self.take('-') { self.number()? } else { 0 };
        let choice = if self.take('+') { self.number()? } else { 0 };
        if choice & UNDEFINED != 0 {
            return Err(bad("no step has so many choices"));
        }
        let choice = if self.take('~') { choice | UNDEFINED } else { choice };
        let run = if self.take('*') {
            self.until(',', "a run ends in `,`")?.parse().map_err(|_| bad("`*` needs a number"))?
        } else {
            1
        };
        Ok((Step { thread, back, choice }, run))
    }

    fn wrong(&mut self) -> Result<Wrong, BadSchedule> {
        let thread = self
            .until('.', "`@` needs a thread and `.`")?
            .parse()
            .map_err(|_| bad("`@` needs a thread"))?;
        let is_code = self.rest.len() == 5
            && self.rest.starts_with('T')
            && self.rest[1..].bytes().all(|b| b.is_ascii_digit());
        if !is_code {
            return Err(bad("it ends in no error code"));
        }
        Ok(Wrong { thread, code: std::mem::take(&mut self.rest).to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(thread: u16, back: u32, choice: u32) -> Step {
        Step { thread, back, choice }
    }

    #[test]
    fn paths_round_trip() {
        let wrong = Some(Wrong { thread: 2, code: "T0301".into() });
        for path in [
            Path::default(),
            Path { steps: vec![step(0, 0, 0); 12], ..Path::default() },
            Path {
                steps: vec![step(1, 2, 0), step(1, 0, 3), step(40, 36, 35), step(40, 36, 35)],
                wrong,
                ..Path::default()
            },
            Path {
                creators: vec![0, 1, 36, 0],
                steps: vec![step(35, 34, 0); 5],
                ..Path::default()
            },
            Path {
                creators: vec![1],
                cuts: vec![
                    Cut { who: u64::MAX, size: 40, at: vec![0, 8, 12, 16, 20] },
                    Cut { who: 0, size: 0, at: Vec::new() },
                ],
                has_orders: true,
                steps: vec![step(0, 0, 1)],
                ..Path::default()
            },
            Path {
                ordered: Some(vec![(u64::MAX, 4), (0, 36)]),
                steps: vec![step(1, 0, 0)],
                ..Path::default()
            },
            Path { ordered: Some(Vec::new()), leaks: vec![(7, 4)], ..Path::default() },
            Path {
                steps: vec![
                    step(0, 1, UNDEFINED),
                    step(2, 0, 1 | UNDEFINED),
                    step(3, 0, UNDEFINED),
                ],
                ..Path::default()
            },
        ] {
            assert_eq!(Path::decode(&path.encode(0xabc), 0xabc), Ok(path));
        }
    }

    #[test]
    fn strings_are_as_they_are_documented() {
        let steps = vec![
            step(0, 0, 0),
            step(0, 0, UNDEFINED),
            step(1, 1, 0),
            step(2, 0, 1),
            step(1, 0, 0),
            step(1, 0, 0),
            step(1, 0, 0),
            step(1, 0, 0),
        ];
        let wrong = Some(Wrong { thread: 1, code: "T0101".into() });
        assert_eq!(
            Path { steps, wrong, ..Path::default() }.encode(1),
            "g1:00000001:00~1-12+11*4,@1.T0101"
        );
    }

    #[test]
    fn stale_and_malformed_strings_are_refused() {
        assert_eq!(Path::decode("g1:00000001:0", 2), Err(BadSchedule::Stale));
        for text in [
            "",
            "g1:",
            "g1:zz:",
            "!",
            "0*",
            "0*9999999999,",
            "z3",
            "0-",
            "0+!",
            "@",
            "@1",
            "@1.X0101",
            "@1.T01",
            "@1.T0301x",
            "!:0",
            "cz70000.:0",
            "b1:0",
            "o1:0",
            "b1.2.!:0",
            "b1.2.1*x:0",
            "b1.2.1*9999999999:0",
            "u1:0",
            "u1.!:0",
            "z70000.",
            "0+z2147483648.",
            "0~~",
        ] {
            let text = if text.starts_with("g1") || text.is_empty() {
                text.to_owned()
            } else {
                format!("g1:00000002:{text}")
            };
            assert!(matches!(Path::decode(&text, 2), Err(BadSchedule::Malformed(_))), "{text}");
        }
    }
}
