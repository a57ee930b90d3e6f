//! Small multi-threaded programs, generated one after the other, to hold engines against each
//! other.
//!
//! Four families. *Cycles*: a program for a cycle of relation edges, as diy makes litmus tests
//! (Alglave, Maranget, Sarkar, Sewell, *Fences in weak memory models*, CAV 2010; Alglave, Maranget,
//! Sarkar, Sewell, *Litmus: running tests against hardware*, TACAS 2011; Cats §8): if the cycle is
//! an execution of the program, some strong model forbids it (`cycle`, `decorate`). *Random*:
//! threads of arbitrary accesses, with branches on what was read and data dependencies (`random`);
//! *updates* is the same with one or two locations, most of whose accesses are updates, and only
//! reads plain; *sequences* pass messages by several writes of a flag (`sequences`). Each of the
//! first two also with accesses of several sizes to the bytes of a location.
//!
//! Program number n of a family is always the same. No program has a loop, so every execution ends.
//! In every third one (of *updates*, two of three) some accesses may be plain, and race; in the
//! others every access that threads share is atomic. What a thread read comes back as its result,
//! 16 bits for each read, and `main` stores it after the join: one event for each thread, and no
//! race.
//!
//! What differs from diy: Rfi, Coi and Fri are program order to the same location here, as no
//! final condition is generated; hence there is no PosWR, PosWW and PosRW.

mod code;
mod cycle;
mod decorate;
pub mod library;
mod random;
mod sequences;
mod text;

use crate::draw::Draw;

/// What kind of programs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Family {
    /// Cycles of relation edges.
    Cycles,
    /// Cycles whose accesses differ in size.
    SizedCycles,
    /// Random threads.
    Random,
    /// Random threads whose accesses differ in size.
    SizedRandom,
    /// Random threads, with many updates of few locations.
    Updates,
    /// Messages that release sequences pass, or do not.
    Sequences,
}

impl Family {
    /// Every family.
    pub const ALL: [Family; 6] = [
        Family::Cycles,
        Family::SizedCycles,
        Family::Random,
        Family::SizedRandom,
        Family::Updates,
        Family::Sequences,
    ];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Family::Cycles => "cycles",
            Family::SizedCycles => "sized-cycles",
            Family::Random => "random",
            Family::SizedRandom => "sized-random",
            Family::Updates => "updates",
            Family::Sequences => "sequences",
        }
    }

    /// The family of this name.
    pub fn find(name: &str) -> Option<Family> {
        Family::ALL.into_iter().find(|f| f.name() == name)
    }

    /// May some accesses of this program be plain, and race?
    fn may_race(self, n: u64) -> bool {
        n % 3 == 2 || self == Family::Updates && n % 3 == 1
    }

    fn is_sized(self) -> bool {
        matches!(self, Family::SizedCycles | Family::SizedRandom)
    }
}

/// A generated program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// In diy's manner: shape, then each thread's accesses and fences: `SB+rlx-f.sc-rlx+sc-sc`. Not
    /// unique: some programs differ only in values.
    pub name: String,
    /// A module of LLVM IR (opaque pointers).
    pub text: String,
    /// What holds by construction.
    pub hints: Hints,
}

/// What is known of a program from how it was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hints {
    /// No access that threads share is plain: no race under any model.
    pub is_atomic: bool,
    /// Some access or fence is `seq_cst`.
    pub has_sc: bool,
    /// Every atomic access is `seq_cst`.
    pub is_sc: bool,
    /// There is a `cmpxchg`, which may fail.
    pub has_cmpxchg: bool,
    /// Accesses of different sizes may share bytes.
    pub is_sized: bool,
    /// Candidate executions, at most, where each access has a value that no other has.
    pub candidates: u64,
}

/// Program number `n` of a family.
pub fn generate(family: Family, n: u64) -> Program {
    let may_race = family.may_race(n);
    let is_sized = family.is_sized();
    let (name, code) = match family {
        Family::Cycles | Family::SizedCycles => {
            let (shape, round) = cycle::pick(n);
            let mut draw = Draw::new(&[family as u64, n]);
            // The first time a cycle comes it comes plain: relaxed accesses and no fence.
            let style = if round == 0 && !may_race && !is_sized {
                decorate::Style::Plain
            } else {
                decorate::Style::draw(&mut draw)
            };
            let code = decorate::decorate(&shape.edges, style, may_race, is_sized, &mut draw);
            (format!("{}+{}", shape.name, code.orders()), code)
        }
        Family::Sequences => {
            let code = sequences::sequences(&mut Draw::new(&[family as u64, n]), may_race);
            (code.accesses(), code)
        }
        Family::Random | Family::SizedRandom | Family::Updates => {
            let code = random::random(&mut Draw::new(&[family as u64, n]), may_race, family);
            (code.accesses(), code)
        }
    };
    Program { name, text: text::module(&code, is_sized), hints: code.hints(is_sized) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_always_the_same_program() {
        for family in Family::ALL {
            assert_eq!(generate(family, 1234), generate(family, 1234));
            assert_eq!(Family::find(family.name()), Some(family));
        }
    }

    /// The first program is store buffering, plain.
    #[test]
    fn the_first_cycle_is_store_buffering() {
        assert_eq!(generate(Family::Cycles, 0).name, "SB+rlx-rlx+rlx-rlx");
    }

    #[test]
    fn some_programs_may_race() {
        for family in Family::ALL {
            for n in 0..300 {
                let program = generate(family, n);
                assert_eq!(program.hints.is_atomic, !family.may_race(n), "{}", program.name);
                assert!(program.hints.is_atomic || n % 3 > 0);
            }
        }
    }

    /// No two of the first programs are the same, or hardly any.
    #[test]
    fn programs_differ() {
        for family in Family::ALL {
            let texts: std::collections::BTreeSet<_> =
                (0..500).map(|n| generate(family, n).text).collect();
            assert!(texts.len() > 450, "{}: {}", family.name(), texts.len());
        }
    }
}
