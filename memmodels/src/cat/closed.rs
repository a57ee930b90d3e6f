//! Does a text that allows an execution allow its beginnings as well?
//!
//! A search that adds events one by one, and judges what it comes to, asks that. What remains of an
//! execution is judged by relations between the events that remain. A relation that an execution
//! brings with it is then just that part of what it was (*exact*), and so is what sets, unions,
//! intersections, differences and complements make of such relations. A composition or closure may
//! lose pairs, as what was between two events has gone, but it gains none (*shrinking*). The
//! complement of that may gain pairs. `acyclic`, `irreflexive` and `empty` stay true of whatever
//! gains none.

use super::Cat;
use super::program::{Op, Program};

/// What becomes of a set or relation when events go.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Rest {
    /// Just what it was between the others.
    Exact,
    /// That, or less.
    Shrinking,
    /// That, or more.
    Growing,
    /// Anything.
    Unknown,
}

impl Rest {
    /// Of an operation that is monotone, and looks at nothing but the events that it relates.
    fn with(self, other: Rest) -> Rest {
        match (self, other) {
            (Rest::Exact, rest) | (rest, Rest::Exact) => rest,
            (a, b) if a == b => a,
            _ => Rest::Unknown,
        }
    }

    /// Of one that is monotone, and looks at events between.
    fn through(self) -> Rest {
        match self {
            Rest::Exact | Rest::Shrinking => Rest::Shrinking,
            Rest::Growing | Rest::Unknown => Rest::Unknown,
        }
    }

    /// Of what is not in it.
    fn other(self) -> Rest {
        match self {
            Rest::Shrinking => Rest::Growing,
            Rest::Growing => Rest::Shrinking,
            rest => rest,
        }
    }
}

impl Cat {
    /// The first check that may hold of an execution and fail of a beginning of it, by its name, if
    /// there is one: as far as the text's form tells.
    pub fn first_open_check(&self) -> Option<&str> {
        let rests = rests(&self.program);
        let is_open = |check: &&super::program::Check| {
            let rest = rests[check.slot as usize];
            !check.is_flag && (check.speaks_if || rest > Rest::Shrinking)
        };
        self.program.checks.iter().find(is_open).map(|check| check.name.as_str())
    }
}

/// What becomes of each slot. Recursive names begin as the least that they can be; once what they
/// stand for has not changed any more, it is what holds of their fixpoint.
fn rests(program: &Program) -> Vec<Rest> {
    let mut rests = vec![Rest::Exact; program.ops.len()];
    loop {
        let mut has_changed = false;
        for (slot, op) in program.ops.iter().enumerate() {
            let rest = match *op {
                Op::Variable { group, index, .. } => {
                    let variable = &program.groups[group as usize].variables[index as usize];
                    // Rounds look at events between.
                    rests[variable.result as usize].through()
                }
                op => rest_of(op, &rests),
            };
            if rest > rests[slot] {
                (rests[slot], has_changed) = (rest, true);
            }
        }
        if !has_changed {
            return rests;
        }
    }
}

fn rest_of(op: Op, rests: &[Rest]) -> Rest {
    let of = |slot: u32| rests[slot as usize];
    match op {
        Op::Base(_) | Op::Variable { .. } => Rest::Exact,
        Op::Union(a, b)
        | Op::Intersection(a, b)
        | Op::FromSet(a, b)
        | Op::IntoSet(a, b)
        | Op::Cross(a, b) => of(a).with(of(b)),
        Op::Difference(a, b) => of(a).with(of(b).other()),
        Op::Complement(a) => of(a).other(),
        Op::Diagonal(a) | Op::Inverse(a) | Op::Opt(a) => of(a),
        Op::Compose(a, b) => of(a).with(of(b)).through(),
        Op::Plus(a) | Op::Star(a) | Op::Domain(a) | Op::Range(a) => of(a).through(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::all;

    fn open(text: &str) -> Option<String> {
        let cat = Cat::parse("t", &format!("\"t\"\n{text}"), &|_| None).expect("a text");
        cat.first_open_check().map(str::to_owned)
    }

    #[test]
    fn our_texts_are_closed() {
        for model in all() {
            assert_eq!(model.cat().expect("it").first_open_check(), None, "{}", model.name);
        }
    }

    #[test]
    fn what_may_gain_pairs_is_open() {
        // Two events are next to each other once what was between them has gone.
        assert_eq!(open("empty po \\ (po ; po) as next"), Some("next".into()));
        assert_eq!(open("acyclic ~(rf ; co) as not"), Some("not".into()));
        // Something has to be there, and is not at the beginning.
        assert_eq!(open("~empty rf as some"), Some("some".into()));
        assert_eq!(
            open("let rec a = po | a ; b and b = ~a\nacyclic b as round"),
            Some("round".into())
        );
    }

    #[test]
    fn differences_of_what_is_there_are_closed() {
        assert_eq!(open("acyclic (po \\ loc) ; rf | ~po & co as ok"), None);
        assert_eq!(open("empty rf & ~(~(po ; po)) as twice"), None);
        assert_eq!(open("let rec a = po | a ; rf\nacyclic a as round"), None);
        // A flag forbids nothing.
        assert_eq!(open("flag ~empty po \\ (po ; po) as near"), None);
    }
}
