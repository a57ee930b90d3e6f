//! How memory runs: the four ways. Which one is said once, when a machine is made or an engine
//! takes it over, and holds for the whole execution.

use super::cache::Cache;
use tresse_memmodels::Storage;

/// How memory runs.
#[derive(Debug)]
pub enum Mode {
    /// Operations take effect straight from `to_commit`, an access at a time.
    Queues,
    /// Operations go through `mem_op_list`, byte by byte (K-LLVM Fig. 7).
    Bytes,
    /// Memory remembers writes: the byte map holds only the newest, and this the others.
    Views(Box<dyn Storage>),
    /// An engine keeps memory itself and drives the threads (`drive.rs`): every fence is an
    /// operation, and every request waits to be performed.
    Driven(Driver),
}

/// What an engine that drives the threads knows of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Driver {
    /// Threads run in turn, each after what it depends on. An object dies when its function returns
    /// ([`Cache::died`]), and which pointers were made from others' numbers is kept for the engine
    /// to judge ([`Cache::guesses`]).
    InTurn,
    /// Each thread runs by itself, whatever the others do. Objects that others can reach stay: when
    /// they die is for the engine to say, which is told of each ([`Cache::died`]). Which numbers
    /// others have exposed before is not known.
    Apart,
}

impl Clone for Mode {
    fn clone(&self) -> Mode {
        match self {
            Mode::Queues => Mode::Queues,
            Mode::Bytes => Mode::Bytes,
            Mode::Views(storage) => Mode::Views(storage.fork()),
            Mode::Driven(driver) => Mode::Driven(*driver),
        }
    }
}

impl Mode {
    /// Does an engine drive the threads?
    #[inline]
    pub fn is_driven(&self) -> bool {
        matches!(self, Mode::Driven(_))
    }

    /// Do objects that others can reach stay, whatever their thread does?
    #[inline]
    pub fn keeps_objects(&self) -> bool {
        matches!(self, Mode::Driven(Driver::Apart))
    }

    /// Does what memory was say what may be read?
    #[inline]
    pub fn is_views(&self) -> bool {
        matches!(self, Mode::Views(_))
    }

    /// Does an operation enter `mem_op_list` before it takes effect?
    #[inline]
    pub fn is_bytes(&self) -> bool {
        matches!(self, Mode::Bytes)
    }
}

impl Cache {
    /// What memory remembers.
    pub(crate) fn storage(&self) -> &dyn Storage {
        match &self.mode {
            Mode::Views(storage) => &**storage,
            other => bug!("memory that runs by {other:?} has no storage"),
        }
    }

    /// What memory remembers, to be changed.
    pub(crate) fn storage_mut(&mut self) -> &mut dyn Storage {
        match &mut self.mode {
            Mode::Views(storage) => &mut **storage,
            other => bug!("memory that runs by {other:?} has no storage"),
        }
    }
}
