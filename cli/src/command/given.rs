//! Which flags of the machine were given: where a parameter is varied, it has no value beside.

use super::args::{MachineArgs, StatesArgs};

impl MachineArgs {
    /// The flags that have a value, without their dashes.
    pub(crate) fn given(&self) -> Vec<&'static str> {
        let all = [
            ("model", self.model().is_some()),
            ("std", self.std.is_some()),
            ("stack", self.stack.is_some()),
            ("race", self.race.is_some()),
            ("undef", self.undef.is_some()),
            ("uninit", self.uninit.is_some()),
            ("dispatch", self.dispatch.is_some()),
            ("granularity", self.granularity.is_some()),
            ("no-pthread-create-fence", self.no_pthread_create_fence),
            ("addresses", self.addresses.is_some()),
            ("int-provenance", self.int_provenance.is_some()),
            ("endianness", self.endianness.is_some()),
            ("pointer-width", self.pointer_width.is_some()),
            ("spurious-wakeups", self.spurious_wakeups),
            ("spurious-cas-failure", self.spurious_cas_failure),
            ("exit-cuts-threads", self.exit_cuts_threads || self.wait_for_threads),
            ("max-steps", self.max_steps.is_some()),
            ("max-mem", self.max_mem.is_some()),
            ("max-threads", self.max_threads.is_some()),
            ("max-to-commit", self.max_to_commit.is_some()),
            ("max-choices", self.max_choices.is_some()),
        ];
        all.into_iter().filter(|(_, is_set)| *is_set).map(|(flag, _)| flag).collect()
    }
}

impl StatesArgs {
    /// As [`MachineArgs::given`].
    pub(crate) fn given(&self) -> Option<&'static str> {
        self.max_states.map(|_| "max-states")
    }
}
