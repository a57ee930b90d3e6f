//! The models by name: one line each.

use crate::axioms::Axioms;
use crate::cat::Cat;
use crate::judge::Judge;
use crate::policy::CommitPolicy;
use crate::rc11::{Rc11, Sequences};
use crate::storage::Storage;
use crate::views::{Strength, Views};

/// Which accesses race, of those that conflict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Races {
    /// Two that are in flight together; in a graph, two that no causes order. Whoever has read what
    /// another thread wrote comes after that.
    InFlight,
    /// Two of which neither happens before the other, as the checker has it: less than all causes.
    HappensBefore,
}

/// A memory model: a row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Model {
    /// Name on the command line and in configs, of the preset and of the section in
    /// `docs/models.md`.
    pub name: &'static str,
    /// One line for `tresse models`.
    pub summary: &'static str,
    /// Its axioms in herd's language: what the model is.
    pub text: &'static str,
    /// What execution graphs are searched under. It allows all that the text does.
    pub checker: &'static dyn Axioms,
    /// The checker allows no more than that. If it does, each graph is judged by the text.
    pub is_exact: bool,
    /// What may leave `to_commit` when.
    pub policy: &'static dyn CommitPolicy,
    /// A new, empty storage; without one, memory is one value for each byte.
    pub storage: Option<fn() -> Box<dyn Storage>>,
    /// Do `policy` and `storage` show all that the model allows? If not, the machine runs as SC
    /// does: what it does is allowed, and more is.
    pub is_machine: bool,
    /// Which accesses race in graphs.
    pub races: Races,
    /// Do its threads have store buffers?
    pub is_buffered: bool,
    /// Do `seq_cst` accesses and fences order more than others that release and acquire?
    pub has_sc: bool,
    /// Do atomic accesses to memory that one thread alone knows order what others see? Then each is
    /// an event, as if others knew the memory. What empties a store buffer does what a fence does:
    /// that is the policy's ([`CommitPolicy::is_barrier`]).
    pub orders_private: bool,
    /// The next weaker models: what it allows they allow as well.
    pub within: &'static [&'static str],
    /// The same model by C++20, if that is another one. It allows all that this one does.
    pub cxx20: Option<&'static Model>,
}

impl Model {
    /// Its text, compiled.
    ///
    /// # Errors
    /// What is wrong with the text; ours are tested.
    pub fn cat(&self) -> Result<Cat, String> {
        Cat::parse(self.name, self.text, &included).map_err(|e| e.to_string())
    }

    /// What judges graphs, if the checker does not decide alone.
    ///
    /// # Errors
    /// As [`Model::cat`].
    pub fn judge(&self) -> Result<Option<Judge>, String> {
        if self.is_exact { Ok(None) } else { self.cat().map(|cat| Some(Judge::of_model(cat))) }
    }

    /// Do its machine and its graphs have one notion of a race? A machine without a storage knows
    /// accesses in flight only.
    pub fn has_one_notion_of_races(&self) -> bool {
        self.races == Races::InFlight || self.storage.is_some()
    }

    /// Does it allow all that another one does, as far as the table says?
    pub fn allows_all_of(&self, other: &Model) -> bool {
        other.name == self.name
            || other.within.iter().filter_map(|name| find(name)).any(|m| self.allows_all_of(m))
    }
}

/// The text of one of ours that a text includes: `include "sc.cat"`.
pub fn included(file: &str) -> Option<String> {
    let part = PARTS.iter().find(|(name, _)| *name == file).map(|(_, text)| *text);
    part.or_else(|| find(file.trim_end_matches(".cat")).map(|model| model.text)).map(str::to_owned)
}

/// Texts that are no row's own.
const PARTS: &[(&str, &str)] = &[
    ("rc11-rules.cat", include_str!("../cat/rc11-rules.cat")),
    ("rc11-cxx20.cat", RC11_CXX20_TEXT),
];

const RC11_CXX20_TEXT: &str = include_str!("../cat/rc11-cxx20.cat");

/// RC11 with the release sequences of C++20. (C11's are within these: less happens before.)
static RC11_CXX20: Model = Model {
    text: RC11_CXX20_TEXT,
    checker: &Rc11(Sequences::Cxx20),
    policy: &Rc11(Sequences::Cxx20),
    storage: Some(|| Box::new(Views::new(Strength::ByOrder(Sequences::Cxx20)))),
    ..RC11
};

/// Every model, strongest first.
pub static MODELS: &[Model] = &[
    Model {
        name: "sc",
        summary: "sequential consistency: one interleaving, program order kept (byte-wise for \
                  non-atomic accesses)",
        text: include_str!("../cat/sc.cat"),
        checker: &crate::sc::Sc,
        is_exact: true,
        policy: &crate::sc::Sc,
        storage: None,
        is_machine: true,
        races: Races::InFlight,
        is_buffered: false,
        has_sc: true,
        orders_private: false,
        within: &["tso"],
        cxx20: None,
    },
    Model {
        name: "tso",
        summary: "x86-TSO: reads may overtake earlier writes; a FIFO store buffer per thread with \
                  forwarding",
        text: include_str!("../cat/tso.cat"),
        checker: &crate::tso::Tso,
        is_exact: true,
        policy: &crate::tso::Tso,
        storage: None,
        is_machine: true,
        races: Races::InFlight,
        is_buffered: true,
        has_sc: true,
        orders_private: false,
        within: &["pso", "sra"],
        cxx20: None,
    },
    Model {
        name: "pso",
        summary: "partial store order: a store buffer per thread and location, as SPARC had it",
        text: include_str!("../cat/pso.cat"),
        checker: &crate::pso::Pso,
        is_exact: true,
        policy: &crate::pso::Pso,
        storage: None,
        is_machine: true,
        races: Races::HappensBefore,
        is_buffered: true,
        has_sc: true,
        orders_private: false,
        within: &["rc11"],
        cxx20: None,
    },
    Model {
        name: "sra",
        summary: "strong release/acquire: release/acquire, with one order of all writes that goes \
                  with happens-before",
        text: include_str!("../cat/sra.cat"),
        checker: &crate::ra::Ra,
        is_exact: false,
        policy: &crate::sc::Sc,
        storage: Some(|| Box::new(Views::appending())),
        is_machine: true,
        races: Races::InFlight,
        is_buffered: false,
        has_sc: false,
        orders_private: false,
        within: &["ra"],
        cxx20: None,
    },
    Model {
        name: "ra",
        summary: "release/acquire: every write releases, every read acquires",
        text: include_str!("../cat/ra.cat"),
        checker: &crate::ra::Ra,
        is_exact: true,
        policy: &crate::sc::Sc,
        storage: Some(|| Box::new(Views::new(Strength::All))),
        is_machine: true,
        races: Races::InFlight,
        is_buffered: false,
        has_sc: false,
        orders_private: false,
        within: &["rc11"],
        cxx20: None,
    },
    Model { cxx20: Some(&RC11_CXX20), ..RC11 },
];

/// The row of RC11, as C11 has it.
const RC11: Model = Model {
    name: "rc11",
    summary: "repaired C11: C and C++ atomics as written, with races by happens-before",
    text: include_str!("../cat/rc11.cat"),
    checker: &Rc11(Sequences::C11),
    is_exact: true,
    policy: &Rc11(Sequences::C11),
    storage: Some(|| Box::new(Views::new(Strength::ByOrder(Sequences::C11)))),
    is_machine: true,
    races: Races::HappensBefore,
    is_buffered: false,
    has_sc: true,
    orders_private: true,
    within: &[],
    cxx20: None,
};

/// Every model by every standard.
#[cfg(test)]
pub(crate) fn all() -> impl Iterator<Item = &'static Model> {
    MODELS.iter().flat_map(|m| std::iter::once(m).chain(m.cxx20))
}

/// The model of this name, in any case.
pub fn find(name: &str) -> Option<&'static Model> {
    MODELS.iter().find(|m| m.name.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_any_case() {
        assert_eq!(find("TSO").map(|m| m.name), Some("tso"));
        assert!(find("power").is_none());
    }

    #[test]
    fn rows_speak_of_models_that_are_there() {
        for model in MODELS {
            assert!(model.cat().is_ok(), "{}: {:?}", model.name, model.cat().err());
            for weaker in model.within {
                let place = |name| MODELS.iter().position(|m| m.name == name);
                assert!(place(model.name) < place(weaker), "{} within {weaker}", model.name);
            }
            assert_eq!(model.checker.has_own_hb(), model.races == Races::HappensBefore);
        }
    }

    #[test]
    fn a_standard_changes_what_a_model_is_and_not_what_it_is_called() {
        for (model, other) in MODELS.iter().filter_map(|m| Some((m, m.cxx20?))) {
            assert!(other.cat().is_ok(), "{}: {:?}", model.name, other.cat().err());
            assert!(model.name == other.name && model.text != other.text && other.cxx20.is_none());
        }
        let with: Vec<&str> = MODELS.iter().filter(|m| m.cxx20.is_some()).map(|m| m.name).collect();
        assert_eq!(with, ["rc11"]);
    }

    #[test]
    fn inclusions_go_on() {
        let is_within = |a, b| find(a).zip(find(b)).is_some_and(|(a, b)| b.allows_all_of(a));
        assert!(is_within("sc", "rc11") && is_within("sc", "sc") && is_within("tso", "ra"));
        assert!(!is_within("ra", "tso") && !is_within("pso", "ra"));
    }
}
