//! Which flags of the machine were given: where a parameter is varied, it has no value beside.

use super::args::{MachineArgs, StatesArgs};

impl MachineArgs {
    /// The flags that are given, without their dashes; `--config` aside. A new flag does not
    /// compile without a line here.
    pub(crate) fn given(&self) -> Vec<&'static str> {
        let MachineArgs {
            config: _,
            model,
            named,
            std,
            stack,
            frame_cost,
            store_buffer,
            channels,
            race,
            undef,
            uninit,
            volatile,
            pointer_arithmetic,
            call_types,
            dispatch,
            granularity,
            no_pthread_create_fence,
            addresses,
            functions_base,
            globals_base,
            heap_base,
            stack_base,
            int_provenance,
            target,
            endianness,
            pointer_width,
            address_space,
            errno,
            vscale,
            spurious_wakeups,
            malloc_may_fail,
            leaks,
            exit_cuts_threads,
            wait_for_threads,
            spurious_cas_failure,
            max_steps,
            max_mem,
            max_threads,
            max_to_commit,
            max_choices,
        } = self;
        let all = [
            ("model", model.is_some() || named.0.is_some()),
            ("std", std.is_some()),
            ("stack", stack.is_some()),
            ("frame-cost", frame_cost.is_some()),
            ("store-buffer", store_buffer.is_some()),
            ("channels", channels.is_some()),
            ("race", race.is_some()),
            ("undef", undef.is_some()),
            ("uninit", uninit.is_some()),
            ("volatile", volatile.is_some()),
            ("pointer-arithmetic", pointer_arithmetic.is_some()),
            ("call-types", call_types.is_some()),
            ("dispatch", dispatch.is_some()),
            ("granularity", granularity.is_some()),
            ("no-pthread-create-fence", *no_pthread_create_fence),
            ("addresses", addresses.is_some()),
            ("functions-base", functions_base.is_some()),
            ("globals-base", globals_base.is_some()),
            ("heap-base", heap_base.is_some()),
            ("stack-base", stack_base.is_some()),
            ("int-provenance", int_provenance.is_some()),
            ("target", target.is_some()),
            ("endianness", endianness.is_some()),
            ("pointer-width", pointer_width.is_some()),
            ("address-space", !address_space.is_empty()),
            ("errno", errno.is_some()),
            ("vscale", vscale.is_some()),
            ("spurious-wakeups", *spurious_wakeups),
            ("leaks", leaks.is_some()),
            ("malloc-may-fail", *malloc_may_fail),
            ("exit-cuts-threads", *exit_cuts_threads || *wait_for_threads),
            ("spurious-cas-failure", *spurious_cas_failure),
            ("max-steps", max_steps.is_some()),
            ("max-mem", max_mem.is_some()),
            ("max-threads", max_threads.is_some()),
            ("max-to-commit", max_to_commit.is_some()),
            ("max-choices", max_choices.is_some()),
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
