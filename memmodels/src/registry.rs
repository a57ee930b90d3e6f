//! The models by name: one line each.

use crate::policy::CommitPolicy;
use crate::storage::{Flat, Storage};

/// A memory model as the machine uses it.
#[derive(Clone, Copy, Debug)]
pub struct Model {
    /// Name on the command line and in configs.
    pub name: &'static str,
    /// One line for `tresse models`.
    pub summary: &'static str,
    /// What may leave `to_commit` when.
    pub policy: &'static dyn CommitPolicy,
    /// A new, empty storage.
    pub storage: fn() -> Box<dyn Storage>,
}

/// Every model, strongest first.
pub static MODELS: &[Model] = &[
    Model {
        name: "sc",
        summary: "sequential consistency: one interleaving, program order kept (byte-wise for non-atomic accesses)",
        policy: &crate::sc::Sc,
        storage: || Box::new(Flat),
    },
    Model {
        name: "tso",
        summary: "x86-TSO: reads may overtake earlier writes; a FIFO store buffer per thread with forwarding",
        policy: &crate::tso::Tso,
        storage: || Box::new(Flat),
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
