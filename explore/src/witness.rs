//! Ways to what was found, whatever the engine: what a replay string holds.
//!
//! The string of a schedule or a path is `t1:<check>:<rest>` or `g1:<check>:<rest>`. In a replay
//! string the check is sealed: combined with a sum over everything else. So a string with a changed
//! character is refused, as one that was made for another program is.

use crate::path::{PREFIX, Path};
use crate::schedule::{BadSchedule, Schedule};

/// A way to an end of an execution.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Witness {
    /// Transitions of the machine.
    Schedule(Schedule),
    /// An execution graph, event by event.
    Graph(Path),
}

impl Default for Witness {
    fn default() -> Witness {
        Witness::Schedule(Schedule::default())
    }
}

impl From<Schedule> for Witness {
    fn from(schedule: Schedule) -> Witness {
        Witness::Schedule(schedule)
    }
}

impl Witness {
    /// How many events the graph has; a schedule is none.
    pub fn events(&self) -> usize {
        match self {
            Witness::Schedule(_) => 0,
            Witness::Graph(path) => path.steps.len(),
        }
    }

    /// As a replay string. `check` ties it to what it was made for.
    pub fn encode(&self, check: u32) -> String {
        let text = match self {
            Witness::Schedule(schedule) => schedule.encode(check),
            Witness::Graph(path) => path.encode(check),
        };
        resealed(&text).unwrap_or(text)
    }

    /// Reads a replay string.
    ///
    /// # Errors
    /// When the string is not in the form, or not for this program.
    pub fn decode(text: &str, check: u32) -> Result<Witness, BadSchedule> {
        let text = text.trim();
        if !Witness::is_replay_string(text) {
            return Err(BadSchedule::Malformed("it begins with `t1:` or `g1:`".into()));
        }
        let bad = || BadSchedule::Malformed("it goes on with eight digits from 0 to f, `:`".into());
        let text = resealed(text).ok_or_else(bad)?;
        if text.starts_with(PREFIX) {
            Path::decode(&text, check).map(Witness::Graph)
        } else {
            Schedule::decode(&text, check).map(Witness::Schedule)
        }
    }

    /// Is this how a replay string of some engine begins? Shells want such a word in quotes.
    pub fn is_replay_string(text: &str) -> bool {
        text.starts_with("t1:") || text.starts_with(PREFIX)
    }
}

/// Seals the check of a string, or opens it again. `None`: there is no check.
pub fn resealed(text: &str) -> Option<String> {
    let (prefix, after) = text.split_at_checked(3)?;
    let (check, rest) = after.split_at_checked(8)?;
    let is_check = check.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
    let check =
        u32::from_str_radix(check, 16).ok().filter(|_| is_check && rest.starts_with(':'))?;
    let sum = sum([prefix, rest].iter().flat_map(|t| t.bytes()));
    Some(format!("{prefix}{:08x}{rest}", check ^ sum))
}

/// CRC-32 as of ISO 3309: it tells apart any two texts that differ in four bytes in a row or less.
fn sum(bytes: impl Iterator<Item = u8>) -> u32 {
    let shift = |sum: u32, _| (sum >> 1) ^ if sum & 1 == 1 { 0xedb8_8320 } else { 0 };
    !bytes.fold(u32::MAX, |sum, byte| (0..8).fold(sum ^ u32::from(byte), shift))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::path::Step;

    fn witnesses() -> [Witness; 2] {
        let steps = (0..9).map(|n| Step { thread: n % 3, back: u32::from(n) / 4, choice: 0 });
        [
            Schedule {
                choices: vec![0, 1, 2, 2, 2, 2, 2, 40, 0],
                leaks: vec![(5, 8)],
                forgets_late: true,
                keeps_time: false,
            }
            .into(),
            Witness::Graph(Path { steps: steps.collect(), ..Path::default() }),
        ]
    }

    /// The sum of `123456789` is the one that catalogues of such sums give for CRC-32.
    #[test]
    fn the_sum_is_crc_32() {
        assert_eq!(sum("123456789".bytes()), 0xcbf4_3926);
    }

    #[test]
    fn a_changed_character_is_refused_or_changes_nothing() {
        for witness in witnesses() {
            let text = witness.encode(0xabc);
            assert_eq!(Witness::decode(&text, 0xabc), Ok(witness.clone()));
            assert!(Witness::decode(&text, 0xabd).is_err());
            for at in 0..text.len() {
                let (before, after) = (&text[..at], &text[at + 1..]);
                for new in (' '..='~').map(String::from).chain(["".into(), "é".into()]) {
                    let read = Witness::decode(&format!("{before}{new}{after}"), 0xabc);
                    assert!(read.is_err() || read.as_ref() == Ok(&witness), "{at}: {new:?}");
                }
            }
        }
    }
}
