//! What all executions of one search have in common.

use crate::compiled::Compiled;
use crate::config::{CallTypes, Config, Granularity, UndefPolicy};
use crate::ids::{FuncIdx, SiteId, Tid};
use crate::liveness::Liveness;
use crate::memory::{Mode, Shape};
use crate::program::Program;
use std::collections::BTreeSet;
use std::sync::{Arc as Shared, OnceLock};
use tresse_memmodels::{CommitPolicy, Storage};

/// What all executions of one search have in common.
#[derive(Debug)]
pub struct Setup {
    /// The program.
    pub program: Shared<Program>,
    /// The parameters.
    pub config: Config,
    /// What may overtake what.
    pub policy: &'static dyn CommitPolicy,
    /// Atomic accesses to memory that one thread alone knows order what others see: they make the
    /// memory shared from its birth on.
    pub orders_private: bool,
    /// Objects of these shapes are shared from their birth on, whoever knows them
    /// (`memory/escape.rs`).
    pub leaks: BTreeSet<Shape>,
    /// Every access walks through the queues, private or not, as in the paper.
    pub is_literal: bool,
    /// Sleeps are steps of their own, whoever looks at the clock: for runs, in which time passes
    /// while nobody else can go on.
    pub keeps_time: bool,
    /// Functions that have become code of the host, if that is wanted.
    pub compiled: Option<Shared<Compiled>>,
    storage: Option<fn() -> Box<dyn Storage>>,
    /// The live registers of each function, once somebody asks.
    live: Shared<Vec<OnceLock<Liveness>>>,
}

/// Is there room for a thread's thread-local variables?
fn has_room(program: &Program, thread: Tid) -> bool {
    let (mut next, end) = program.regions.heap(thread);
    program.thread_locals.iter().enumerate().all(|(i, g)| {
        let place = program.regions.place(next, end, g.size, u64::from(g.align), i as u64);
        next = place.map_or(next, |(_, after)| after);
        place.is_some()
    })
}

impl Setup {
    /// Sets a search up.
    ///
    /// # Errors
    /// What is wrong with the config.
    pub fn new(program: Shared<Program>, config: Config) -> Result<Shared<Setup>, String> {
        config.check()?;
        if let Some(why) = program.regions.complaint() {
            return Err(why);
        }
        if !program.regions.are_of(&config)
            || program.frame_cost != config.frame_cost.0
            || program.undef_is_zero != (config.undef == UndefPolicy::Zero)
            || program.calls_in_practice != (config.call_types == CallTypes::Practice)
        {
            return Err(
                "the program was linked with another stack bound, cost of a call, thread bound, \
                 placing of addresses or meaning of undefined bits or calls"
                    .into(),
            );
        }
        // Threads have regions of one size; the last may lie at the end of the address space.
        if ![0, config.limits.threads.saturating_sub(1)].iter().all(|t| has_room(&program, *t)) {
            return Err(format!(
                "the thread-local variables do not fit into what each of {} threads has of the \
                 address space; allow fewer threads (limits.threads, --max-threads), smaller \
                 stacks (stack, --stack), or wider pointers",
                config.limits.threads
            ));
        }
        let model = config.memory_model()?;
        let (policy, storage) = (model.policy, model.storage);
        let orders_private = model.orders_private && program.has_sc_access();
        let live = program.functions.iter().map(|_| OnceLock::new()).collect();
        Ok(Shared::new(Setup {
            live: Shared::new(live),
            program,
            policy,
            orders_private,
            leaks: BTreeSet::new(),
            is_literal: false,
            keeps_time: false,
            compiled: None,
            storage,
            config,
        }))
    }

    /// The same with more objects shared from their birth on.
    pub fn leaking(&self, leaks: impl IntoIterator<Item = Shape>) -> Shared<Setup> {
        let leaks = self.leaks.iter().copied().chain(leaks).collect();
        Shared::new(Setup { leaks, ..self.copy() })
    }

    /// The same for an engine that runs under a model that it does not know.
    pub fn of_unknown_model(&self) -> Setup {
        Setup { orders_private: true, ..self.copy() }
    }

    /// The same with functions that become code of the host, where there is some, each when so many
    /// operations of it were executed for each that it has ([`Compiled::new`]).
    pub fn compiling(&self, after: u64) -> Shared<Setup> {
        let compiled = Compiled::new(&self.program, after).map(Shared::new);
        Shared::new(Setup { compiled, ..self.copy() })
    }

    /// The same with sleeps as steps, if the program has some, or without.
    pub fn keeping_time(&self, keeps_time: bool) -> Shared<Setup> {
        let keeps_time = keeps_time && self.program.sleeps;
        Shared::new(Setup { keeps_time, ..self.copy() })
    }

    /// The same with every access through the queues.
    pub fn literal(&self) -> Shared<Setup> {
        Shared::new(Setup { is_literal: true, ..self.copy() })
    }

    fn copy(&self) -> Setup {
        Setup {
            program: self.program.clone(),
            config: self.config.clone(),
            policy: self.policy,
            orders_private: self.orders_private,
            leaks: self.leaks.clone(),
            is_literal: self.is_literal,
            keeps_time: self.keeps_time,
            compiled: self.compiled.clone(),
            storage: self.storage,
            live: self.live.clone(),
        }
    }

    /// The live registers of a function.
    pub(crate) fn liveness(&self, func: FuncIdx) -> &Liveness {
        let live = &self.live[func.0 as usize];
        live.get_or_init(|| Liveness::of(&self.program, self.program.function(func)))
    }

    /// How memory runs, unless an engine drives the threads.
    pub(crate) fn mode(&self) -> Mode {
        match (self.storage, self.config.granularity) {
            (Some(new), _) => Mode::Views(new()),
            (None, Granularity::Byte) => Mode::Bytes,
            (None, Granularity::Access) => Mode::Queues,
        }
    }

    /// May it turn out that objects are to be shared from their birth on?
    pub fn may_leak(&self) -> bool {
        self.storage.is_some() || !self.policy.keeps_writes()
    }

    /// Is an object of a thread shared from its birth on?
    pub(crate) fn leaks(&self, site: SiteId, size: u64) -> bool {
        !self.leaks.is_empty() && self.leaks.contains(&(1 << 63 | u64::from(site.0), size))
    }
}
