//! The models by name: one line each.

use crate::axioms::Axioms;
use crate::policy::CommitPolicy;
use crate::storage::Storage;
use crate::views::{Strength, Views};

/// A memory model as the machine uses it.
#[derive(Clone, Copy, Debug)]
pub struct Model {
    /// Name on the command line and in configs.
    pub name: &'static str,
    /// One line for `tresse models`.
    pub summary: &'static str,
    /// What may leave `to_commit` when.
    pub policy: &'static dyn CommitPolicy,
    /// Do `policy` and `storage` show all that the model allows? If not, the machine runs as SC
    /// does: what it does is allowed, and more is.
    pub is_machine: bool,
    /// Its axioms.
    pub axioms: Option<&'static dyn Axioms>,
    /// A new, empty storage; without one, memory is one value for each byte.
    pub storage: Option<fn() -> Box<dyn Storage>>,
}

/// Every model, strongest first.
pub static MODELS: &[Model] = &[
    Model {
        name: "sc",
        summary: "sequential consistency: one interleaving, program order kept (byte-wise for \
                  non-atomic accesses)",
        policy: &crate::sc::Sc,
        is_machine: true,
        axioms: Some(&crate::sc::Sc),
        storage: None,
    },
    Model {
        name: "tso",
        summary: "x86-TSO: reads may overtake earlier writes; a FIFO store buffer per thread with \
                  forwarding",
        policy: &crate::tso::Tso,
        is_machine: true,
        axioms: Some(&crate::tso::Tso),
        storage: None,
    },
    Model {
        name: "pso",
        summary: "partial store order: a store buffer per thread and location, as SPARC had it",
        policy: &crate::pso::Pso,
        is_machine: true,
        axioms: Some(&crate::pso::Pso),
        storage: None,
    },
    Model {
        name: "ra",
        summary: "release/acquire: every write releases, every read acquires",
        policy: &crate::sc::Sc,
        is_machine: true,
        axioms: Some(&crate::ra::Ra),
        storage: Some(|| Box::new(Views::new(Strength::All))),
    },
    Model {
        name: "rc11",
        summary: "repaired C11: C and C++ atomics as written, with races by happens-before",
        policy: &crate::rc11::Rc11,
        is_machine: true,
        axioms: Some(&crate::rc11::Rc11),
        storage: Some(|| Box::new(Views::new(Strength::ByOrder))),
    },
];

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
}
