//! Schedules as short strings: which transition was taken wherever there was a choice.
//!
//! A string is `t1:<check>:<choices>`, with `l<objects>:` before the choices where objects are
//! shared from their birth on. `check` is a hash of program, config and arguments, so that a stale
//! schedule is refused. `r:` stands there if it is one of a run under a model with histories,
//! which forgets what nobody reads any more later than a search does: the two count what may be
//! read otherwise. `s:` stands there if it is one of a run in which sleeps are steps. Choices are
//! base-36 digits, `z` escaping larger ones, and runs are written once with their length: `0*12`
//! is twelve zeros.

pub use crate::strings::BadSchedule;
use crate::strings::{decode_objects, encode_objects};
use std::fmt::Write;
use tresse_machine::memory::Shape;

/// The choices of one execution: at each state with several transitions, the number of the one
/// taken.
#[derive(Clone, Debug, PartialEq, Eq, Default, Hash)]
pub struct Schedule {
    /// The choices.
    pub choices: Vec<u32>,
    /// Objects that are shared from their birth on: where they are allocated, and their size.
    pub leaks: Vec<Shape>,
    /// It is of a run, whose memory forgets later than that of a search.
    pub forgets_late: bool,
    /// It is of a run in which sleeps are steps.
    pub keeps_time: bool,
}

/// Longer runs and schedules than this are refused.
const MAX_CHOICES: usize = 100_000_000;

impl Schedule {
    /// The schedule as a string. `check` ties it to what it was made for.
    pub fn encode(&self, check: u32) -> String {
        let mut out = format!("t1:{check:08x}:");
        if self.forgets_late {
            out.push_str("r:");
        }
        if self.keeps_time {
            out.push_str("s:");
        }
        if !self.leaks.is_empty() {
            let _ = write!(out, "l{}:", encode_objects(&self.leaks));
        }
        let mut at = 0;
        while at < self.choices.len() {
            let choice = self.choices[at];
            let run = self.choices[at..].iter().take_while(|c| **c == choice).count();
            let digit = match choice {
                0..=34 => char::from_digit(choice, 36).map_or(String::new(), String::from),
                n => format!("z{n}."),
            };
            if run > 3 {
                let _ = write!(out, "{digit}*{run},");
            } else {
                out.extend(std::iter::repeat_n(digit, run));
            }
            at += run;
        }
        out
    }

    /// Reads a schedule.
    ///
    /// # Errors
    /// When the string is not in the form, or not for this program.
    pub fn decode(text: &str, check: u32) -> Result<Schedule, BadSchedule> {
        let bad = |what: &str| BadSchedule::Malformed(what.to_owned());
        let rest = text.trim().strip_prefix("t1:").ok_or_else(|| bad("it begins with `t1:`"))?;
        let (hash, mut rest) =
            rest.split_once(':').ok_or_else(|| bad("a second `:` is missing"))?;
        if u32::from_str_radix(hash, 16).map_err(|_| bad("the check is hexadecimal"))? != check {
            return Err(BadSchedule::Stale);
        }
        let of_run = rest.strip_prefix("r:");
        let forgets_late = of_run.is_some();
        rest = of_run.unwrap_or(rest);
        let timed = rest.strip_prefix("s:");
        let keeps_time = timed.is_some();
        rest = timed.unwrap_or(rest);
        let mut leaks = Vec::new();
        if let Some((objects, after)) = rest.strip_prefix('l').and_then(|r| r.split_once(':')) {
            (leaks, rest) = (decode_objects(objects)?, after);
        }
        let mut choices = Vec::new();
        while let Some(c) = rest.chars().next() {
            rest = &rest[c.len_utf8()..];
            let choice = match c {
                'z' => {
                    let (number, after) =
                        rest.split_once('.').ok_or_else(|| bad("`z` needs a number and `.`"))?;
                    rest = after;
                    number.parse().map_err(|_| bad("`z` needs a number"))?
                }
                c => c
                    .to_digit(36)
                    .filter(|_| !c.is_uppercase())
                    .ok_or_else(|| bad(&format!("`{c}` is no choice")))?,
            };
            let mut run = 1;
            if let Some(after) = rest.strip_prefix('*') {
                let (number, after) =
                    after.split_once(',').ok_or_else(|| bad("a run ends in `,`"))?;
                (run, rest) = (number.parse().map_err(|_| bad("`*` needs a number"))?, after);
            }
            if choices.len() + run > MAX_CHOICES {
                return Err(bad("it is too long"));
            }
            choices.extend(std::iter::repeat_n(choice, run));
        }
        Ok(Schedule { choices, leaks, forgets_late, keeps_time })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schedules_round_trip() {
        for choices in
            [vec![], vec![0; 12], vec![1, 2, 3], vec![34, 35, 36, 1000, 1000, 1000, 1000, 0, 0]]
        {
            let schedule = Schedule { choices, ..Schedule::default() };
            let leaking = Schedule { leaks: vec![(1 << 63 | 7, 4), (3, 40)], ..schedule.clone() };
            let late = Schedule { forgets_late: true, ..leaking.clone() };
            let timed = Schedule { keeps_time: true, ..late.clone() };
            assert_eq!(Schedule::decode(&leaking.encode(0xabc), 0xabc), Ok(leaking));
            assert_eq!(Schedule::decode(&timed.encode(0xabc), 0xabc), Ok(timed));
            assert_eq!(Schedule::decode(&late.encode(0xabc), 0xabc), Ok(late));
            assert_eq!(Schedule::decode(&schedule.encode(0xabc), 0xabc), Ok(schedule));
        }
        let zeros = Schedule { choices: vec![0; 12], ..Schedule::default() };
        assert_eq!(zeros.encode(1), "t1:00000001:0*12,");
    }

    #[test]
    fn stale_and_malformed_strings_are_refused() {
        assert_eq!(Schedule::decode("t1:00000001:0", 2), Err(BadSchedule::Stale));
        for text in [
            "",
            "t1:",
            "t1:zz:",
            "t1:00000002:!",
            "t1:00000002:0*",
            "t1:00000002:0*99999999999,",
            "t1:00000002:z3",
        ] {
            assert!(matches!(Schedule::decode(text, 2), Err(BadSchedule::Malformed(_))), "{text}");
        }
    }
}
