//! How much memory the program's threads have needed, as reports have it.

use crate::parameters::Way;
use serde::{Deserialize, Serialize};
use tresse_explore::Peaks;
use tresse_machine::Machine;

/// What threads have needed of memory (`docs/command-line.md`, "Memory that threads need").
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    /// Of each thread, by its number, the bytes of stack: with a bound that is no smaller no
    /// execution that was visited runs out of it, with a smaller one some does. 0: there is no such
    /// thread.
    pub stacks: Vec<u64>,
    /// The heap, where something is known of it.
    pub heap: Option<Heap>,
}

/// The most heap that there is at once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heap {
    /// Bytes, as the program has asked for them.
    pub bytes: u64,
    /// Some execution has as much at once; otherwise it is known that none has more.
    #[serde(rename = "exact")]
    pub is_exact: bool,
    /// Of each thread: the most that it has allocated and has not freed itself.
    pub threads: Vec<u64>,
}

impl Memory {
    /// Of a search. Where one thread frees what another has allocated nothing is known by states.
    pub(crate) fn of_search(way: Way, peaks: &Peaks) -> Memory {
        let heap = peaks.heap();
        let is_known = way == Way::Graph || !peaks.frees_of_others;
        let threads = peaks.threads().iter().map(|peak| peak.heap).collect();
        let heap = Heap { bytes: heap.bytes, is_exact: heap.is_exact, threads };
        Memory {
            stacks: peaks.threads().iter().map(|peak| peak.stack).collect(),
            heap: is_known.then_some(heap),
        }
    }

    /// Of one execution of the machine.
    pub(crate) fn of_run(machine: &Machine) -> Memory {
        let peaks = Peaks::of(machine);
        let threads = peaks.threads().iter().map(|peak| peak.heap).collect();
        Memory {
            stacks: peaks.threads().iter().map(|peak| peak.stack).collect(),
            heap: Some(Heap { bytes: machine.cache.heap.peak, is_exact: true, threads }),
        }
    }
}
