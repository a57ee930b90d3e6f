//! Copies of machines, anew and in the room of others.

use crate::share::share_from;
use crate::state::Machine;
use std::sync::Arc as Shared;
use triomphe::Arc;

impl Clone for Machine {
    fn clone(&self) -> Machine {
        Machine {
            setup: self.setup.clone(),
            threads: self.threads.clone(),
            cache: self.cache.clone(),
            control: self.control.clone(),
            ending: self.ending.clone(),
            races: self.races.clone(),
            is_cut: self.is_cut,
            leak: self.leak,
            hashes: self.hashes.clone(),
            spares: self.spares.clone(),
        }
    }
    /// Keeps what the two have in common, and the room of what differs: a search overwrites a state
    /// with its sibling.
    fn clone_from(&mut self, source: &Machine) {
        // In full, so that a new field is not forgotten here.
        let Machine {
            setup,
            threads,
            cache,
            control,
            ending,
            races,
            is_cut,
            leak,
            hashes,
            spares: _,
        } = source;
        if !Shared::ptr_eq(&self.setup, setup) {
            self.setup = setup.clone();
        }
        share_from(&mut self.threads, threads);
        self.cache.clone_from(cache);
        if !Arc::ptr_eq(&self.control, control) {
            self.control = control.clone();
        }
        self.ending.clone_from(ending);
        self.races.clone_from(races);
        (self.is_cut, self.leak) = (*is_cut, *leak);
        self.hashes.clone_from(hashes);
    }
}
