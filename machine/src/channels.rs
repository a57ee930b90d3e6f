//! Memory channels: which writes of a thread may reach memory out of order.
//!
//! K-LLVM's machine has a set of memory caches (§4.2, Fig. 4), of which the paper takes one. With
//! more, each has some of the addresses, turn by turn, as memory controllers have them, and a
//! thread's stores to one of them go there in order. Stores to two are in no order, unless the
//! model keeps one: each operation carries its time (its ticket), and none takes effect before an
//! older one of its thread that it may not overtake, in whichever cache that is.
//!
//! So channels are for models that let writes overtake writes. PSO has a store buffer for each
//! location (SPARC V8, Appendix K), which is a channel for each. With one channel that is a store
//! buffer for all: what TSO has. Release writes and fences wait for all channels, as under PSO.
//!
//! *One list stands for all.* Operations of several caches may wait together (`granularity: Byte`)
//! and take effect in any order that the time allows. Each such order is one in which they enter
//! the one `mem_op_list`, as they leave `to_commit` in any order that the time allows.

use serde::{Deserialize, Serialize};

/// How many channels memory has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Channels {
    /// Each byte has its own.
    PerByte,
    /// So many; each has the next so many bytes of the address space, turn by turn.
    Interleaved(u32, u32),
}

impl Channels {
    /// Checks the numbers.
    ///
    /// # Errors
    /// What they may be.
    pub fn check(self) -> Result<(), String> {
        match self {
            Channels::Interleaved(0, _) | Channels::Interleaved(_, 0) => Err(
                "channels: Interleaved(n, bytes) has at least one channel, and each at least one \
                 byte in turn"
                    .into(),
            ),
            _ => Ok(()),
        }
    }

    /// Do two runs of bytes, by first address and length, have no channel in common?
    pub(crate) fn are_apart(self, a: (u64, u32), b: (u64, u32)) -> bool {
        let Channels::Interleaved(count, bytes) = self else { return true };
        let (count, bytes) = (u64::from(count), u64::from(bytes));
        // More turns than channels meet all of them.
        let turns = |(first, len): (u64, u32)| {
            let last = first.saturating_add(u64::from(len.max(1)) - 1);
            (first / bytes..=last / bytes).take(count as usize)
        };
        turns(a).all(|x| turns(b).all(|y| x % count != y % count))
    }
}

#[cfg(test)]
mod tests {
    use super::Channels;

    /// Two channels of 64 bytes: addresses 0 to 63 and 128 to 191 are of the first.
    #[test]
    fn channels_take_turns() {
        let apart = |a, b| Channels::Interleaved(2, 64).are_apart(a, b);
        assert!(!apart((0, 4), (60, 4)) && !apart((0, 4), (128, 4)));
        assert!(apart((0, 4), (64, 4)) && apart((63, 1), (64, 1)));
        // Across a border it is of both.
        assert!(!apart((62, 4), (128, 1)) && !apart((62, 4), (64, 1)));
        assert!(!apart((0, 128), (0, 1)) && !apart((64, 1), (0, 128)));
        assert!(!apart((u64::MAX, 8), (u64::MAX, 1)));
    }

    #[test]
    fn one_channel_has_everything_and_each_byte_its_own() {
        for (a, b) in [((0, 1), (1, 1)), ((0, 8), (4096, 8))] {
            assert!(!Channels::Interleaved(1, 64).are_apart(a, b));
            assert!(Channels::PerByte.are_apart(a, b));
        }
        assert!(Channels::Interleaved(0, 64).check().is_err());
        assert!(Channels::Interleaved(4, 0).check().is_err());
        assert!(Channels::Interleaved(4, 64).check().is_ok());
    }
}
