//! What the interpreter executes often, and what of that is worth to be compiled.

use super::Code;
use super::PARTS;
use super::host::Host;
use super::pieces::Pieces;
use crate::liveness::Liveness;
use crate::program::{Func, Program};
use std::cell::OnceCell;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};

/// Operations of a part, at most: while it is compiled nothing else goes on.
const MOST: u32 = 3_000;

/// If all that has code, and what is to have some, are no more operations than this, one part is
/// made of them all: control stays in it then.
const WHOLE: u32 = 500;

/// If no code can be made of so few, none is made of them any more; of more, half is tried.
const FEW: u32 = 100;

/// A piece that was executed this many times less often than it takes to be compiled is compiled
/// with the others: without code of its own it would be left and entered again.
const RARELY: u64 = 8;

/// Operations that are executed between two looks at what was, at least, if it takes many to be
/// compiled.
const PAUSE: u64 = 1 << 14;

/// How often the interpreter has executed what of a function.
#[derive(Default)]
pub(crate) struct Heat {
    /// Operations that were executed.
    executed: AtomicU64,
    /// When there are so many it is looked at whether something is to be compiled.
    next: AtomicU64,
    /// By operation: how often control came to it by a jump, or from what the interpreter does.
    first: OnceLock<Box<[AtomicU32]>>,
    made: Mutex<Option<Made>>,
}

/// What has code by now.
struct Made {
    pieces: Pieces,
    /// Once a part is made: which registers are live.
    liveness: OnceCell<Liveness>,
    /// By piece: has it code?
    has_code: Vec<bool>,
    /// By piece: can it have none?
    is_refused: Vec<bool>,
    parts: usize,
    /// Operations of the next part, at most.
    most: u32,
}

impl Heat {
    /// Where it is counted which operations come first.
    #[inline]
    pub(crate) fn first(&self, func: &Func) -> &[AtomicU32] {
        self.first.get_or_init(|| func.quick.iter().map(|_| AtomicU32::new(0)).collect())
    }

    /// So many more operations were executed. Is it time to look?
    #[inline]
    pub(super) fn note(&self, operations: u64) -> bool {
        let executed = self.executed.fetch_add(operations, Ordering::Relaxed) + operations;
        executed >= self.next.load(Ordering::Relaxed)
    }

    /// Compiles the pieces that are executed often and have no code, if their operations were
    /// executed `after` times on average.
    pub(super) fn compile(
        &self,
        program: &Program,
        func: &Func,
        after: u64,
        host: &Mutex<Host>,
        code: &OnceLock<Code>,
    ) {
        // Another thread of ours is at it, and this one goes on.
        let Ok(mut made) = self.made.try_lock() else { return };
        let made = made.get_or_insert_with(|| Made::of(func));
        let first = self.first(func);
        let wanted = made.wanted(func, |pc| first[pc as usize].load(Ordering::Relaxed), after);
        let executed = self.executed.load(Ordering::Relaxed);
        let pause = PAUSE.max(8 * func.quick.len() as u64).min(after.saturating_mul(8));
        if wanted.missing == 0 && wanted.operations > 0 {
            made.add_part(program, func, wanted.pieces, host, code);
        }
        let is_over = made.parts == PARTS || made.open().next().is_none();
        let next = if is_over { u64::MAX } else { executed + pause.max(wanted.missing) };
        self.next.store(next, Ordering::Relaxed);
    }
}

/// What is executed often and has no code.
struct Wanted {
    /// By piece.
    pieces: Vec<bool>,
    operations: u32,
    /// Operations that are still to be executed before they are worth it.
    missing: u64,
}

impl Made {
    fn of(func: &Func) -> Made {
        let pieces = Pieces::of(func);
        let (has_code, is_refused) =
            (vec![false; pieces.starts.len()], vec![false; pieces.starts.len()]);
        let liveness = OnceCell::new();
        Made { pieces, liveness, has_code, is_refused, parts: 0, most: MOST }
    }

    /// The pieces that have no code, and can have some.
    fn open(&self) -> impl Iterator<Item = usize> {
        (0..self.has_code.len()).filter(|n| !self.has_code[*n] && !self.is_refused[*n])
    }

    fn wanted(&self, func: &Func, first: impl Fn(u32) -> u32, after: u64) -> Wanted {
        let counts = self.pieces.counts(func, first);
        let is_often = |n: &usize| u64::from(counts[*n]) >= after / RARELY;
        let mut often: Vec<usize> = self.open().filter(is_often).collect();
        // Those that are executed most come first.
        often.sort_by_key(|n| std::cmp::Reverse(counts[*n]));
        let mut wanted = Wanted { pieces: vec![false; counts.len()], operations: 0, missing: 0 };
        let mut executed = 0u64;
        for number in often {
            let len = self.pieces.len_of(number);
            if wanted.operations > 0 && wanted.operations + len > self.most {
                break;
            }
            wanted.pieces[number] = true;
            wanted.operations += len;
            executed = executed.saturating_add(u64::from(len) * u64::from(counts[number]));
        }
        wanted.missing = after.saturating_mul(wanted.operations.into()).saturating_sub(executed);
        wanted
    }

    /// How many operations these pieces have.
    fn operations(&self, pieces: &[bool]) -> u32 {
        let wanted = (0..pieces.len()).filter(|number| pieces[*number]);
        wanted.map(|number| self.pieces.len_of(number)).sum()
    }

    fn add_part(
        &mut self,
        program: &Program,
        func: &Func,
        wanted: Vec<bool>,
        host: &Mutex<Host>,
        code: &OnceLock<Code>,
    ) {
        let all: Vec<bool> =
            self.has_code.iter().zip(&wanted).map(|(old, new)| old | new).collect();
        let is_whole = self.operations(&all) <= WHOLE;
        let of_part = if is_whole { all } else { wanted.clone() };
        self.pieces.limit(func, of_part);
        let Ok(mut host) = host.lock() else { return };
        let liveness = self.liveness.get_or_init(|| Liveness::of(program, func));
        let Some((run, entries)) = host.compile(program, func, &self.pieces, liveness) else {
            let operations = self.operations(&wanted);
            if operations > FEW {
                self.most = operations / 2;
            } else {
                add(&mut self.is_refused, &wanted);
            }
            return;
        };
        code.get_or_init(|| Code::of(func)).add(self.parts, run, &entries, is_whole);
        self.parts += 1;
        add(&mut self.has_code, &wanted);
    }
}

fn add(pieces: &mut [bool], new: &[bool]) {
    pieces.iter_mut().zip(new).for_each(|(piece, new)| *piece |= new);
}
