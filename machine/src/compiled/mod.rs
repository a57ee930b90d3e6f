//! Functions that run often, as code of the host.
//!
//! The code does what `step/quick.rs` does, operation by operation, and comes back to it at the
//! first operation that is not as most are: before it, with all registers written.
//!
//! It says again what rules say that are written elsewhere, of plain numbers and known objects:
//! `ops::int_plain`, `ops::merge_prov` (of a difference), `ops::int_intrinsics`, `ops::native`,
//! `ops::by_host`, `ops::cast`, `pointer::add_offset`, `Object::legal`, `Bytes::load` and
//! `Bytes::store`, `Stack::reserve`, `step::note_compared`, `promise::is_kept`. Each of them names
//! this folder: who changes one changes both, and `cli/tests/all/compiled.rs` compares them.

#[cfg(feature = "compiled")]
mod cast;
#[cfg(feature = "compiled")]
mod emit;
#[cfg(feature = "compiled")]
mod facts;
#[cfg(feature = "compiled")]
mod float;
mod heat;
#[cfg_attr(not(feature = "compiled"), path = "no_host.rs")]
mod host;
#[cfg(feature = "compiled")]
mod integer;
#[cfg(feature = "compiled")]
mod memory;
#[cfg(feature = "compiled")]
mod operation;
#[cfg_attr(not(feature = "compiled"), allow(dead_code))]
mod pieces;
#[cfg(feature = "compiled")]
mod registers;

use crate::end::Stop;
use crate::ids::{CONSTANTS, FuncIdx};
use crate::known::{KNOWN, Known};
use crate::program::{Func, Program};
use crate::thread::{Frame, Stack};
use crate::value::{Prov, Value};
use heat::Heat;
use host::Host;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Mutex, OnceLock};
use tresse_ir::datalayout::Endian;

/// How often operations are executed, on average, before they are compiled: to interpret them so
/// often takes about as long as to compile them.
pub const AFTER: u64 = 20_000;

/// Compiled functions of a program.
pub struct Compiled {
    functions: Box<[Slot]>,
    /// How often operations are executed before they are compiled.
    after: u64,
    /// Operations that code of the host has executed.
    executed: AtomicU64,
    host: Mutex<Host>,
}

#[derive(Default)]
struct Slot {
    heat: Heat,
    code: OnceLock<Code>,
}

// SAFETY: types of functions; whoever calls one says why that is sound.
pub(crate) type Run = unsafe extern "C" fn(*mut Context, u32) -> u64;
// SAFETY: as above.
pub(crate) type Other = unsafe extern "C" fn(*mut Context, u32) -> u32;
// SAFETY: as above.
pub(crate) type Call = unsafe extern "C" fn(*mut Context, u32) -> Option<Run>;
// SAFETY: as above.
pub(crate) type Meet = unsafe extern "C" fn(*mut Context, u64) -> u32;

/// Parts of a function's code, at most.
const PARTS: usize = 16;

/// Bits of an entry's number.
const ENTRY_BITS: u32 = 24;
const LAST_ENTRY: u32 = (1 << ENTRY_BITS) - 1;

/// A function's code. Each part has some of its pieces; a later one may have those of others.
pub(crate) struct Code {
    /// By operation: the number of its entry, plus one, and above that its part.
    entries: Box<[AtomicU32]>,
    parts: [OnceLock<Run>; PARTS],
}

/// Where code is entered.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    run: Run,
    number: u32,
}

/// What the code works on.
#[repr(C)]
pub(crate) struct Context {
    /// The frame's registers.
    pub(crate) registers: *mut Value,
    /// Operations that may still be executed.
    pub(crate) room: u64,
    /// Blocks that were entered.
    pub(crate) blocks: u64,
    /// The moment of the thread.
    pub(crate) moment: u64,
    /// Does any other operation; 0: it is not to be done so.
    pub(crate) other: Other,
    /// Makes an object known, if it can be.
    pub(crate) meet: Meet,
    /// Does a call, and gives the code to go on with; null: it is not done.
    pub(crate) call: Call,
    /// Does a return to the caller; 0: it is not done.
    pub(crate) leave: Other,
    /// The provenance of each object that is known; poison: there is none.
    pub(crate) keys: [Prov; KNOWN],
    /// The objects.
    pub(crate) known: [Known; KNOWN],
    /// The thread's stack.
    pub(crate) stack: *mut Stack,
    /// Bytes of live memory, and how many there may be.
    pub(crate) live: *mut u64,
    pub(crate) most_live: u64,
    /// What `other` needs.
    pub(crate) around: *mut (),
    /// Operations that were executed.
    pub(crate) executed: u64,
    /// The objects that are known are so as there was no other thread.
    pub(crate) is_alone: bool,
    /// They are for this activation alone, as it may not access everything; 0: for any.
    pub(crate) limits: u64,
    /// So are those on the stack, which a callee of `tail call` may not access.
    pub(crate) limits_of_locals: u64,
    /// Some may be known of a thread's own.
    pub(crate) has_own: bool,
    /// The keys of what is known where everything may be accessed, while an activation runs for
    /// which that is not so.
    unlimited: [Prov; KNOWN],
    /// What ends the execution, if `other` has said so.
    pub(crate) stop: Option<Stop>,
    /// Below this the host's stack is not for further frames.
    pub(crate) deepest: usize,
}

impl Context {
    /// One in which nothing is known.
    pub(crate) fn any(other: Other, meet: Meet, call: Call, leave: Other) -> Box<Context> {
        Box::new(Context {
            registers: std::ptr::null_mut(),
            room: 0,
            blocks: 0,
            moment: 0,
            other,
            meet,
            call,
            leave,
            keys: [Prov::POISON; KNOWN],
            known: [Known::NONE; KNOWN],
            stack: std::ptr::null_mut(),
            live: std::ptr::null_mut(),
            most_live: 0,
            around: std::ptr::null_mut(),
            executed: 0,
            is_alone: false,
            limits: 0,
            limits_of_locals: 0,
            has_own: false,
            unlimited: [Prov::POISON; KNOWN],
            stop: None,
            deepest: 0,
        })
    }

    /// No object is known any more.
    pub(crate) fn forget_all(&mut self) {
        self.keys.fill(Prov::POISON);
        self.unlimited.fill(Prov::POISON);
    }

    /// An object is not known any more: it is gone, or kept in another way.
    #[inline]
    pub(crate) fn forget(&mut self, prov: Prov) {
        let place = Known::place(prov);
        for key in [&mut self.keys[place], &mut self.unlimited[place]] {
            if *key == prov {
                *key = Prov::POISON;
            }
        }
    }

    /// The objects of the thread's arena that have a slot, or lie at an address, of which this
    /// holds.
    pub(crate) fn forget_own(&mut self, arena: u32, which: impl Fn(u32, u64) -> bool) {
        if !std::mem::take(&mut self.has_own) {
            return;
        }
        for keys in [&mut self.keys, &mut self.unlimited] {
            for (key, known) in keys.iter_mut().zip(&self.known) {
                if key.is_object() && key.arena() == arena {
                    if which(key.slot(), known.base) {
                        *key = Prov::POISON;
                    } else {
                        self.has_own = true;
                    }
                }
            }
        }
    }

    /// From now on this activation runs: what it may not access it does not know.
    #[inline]
    pub(crate) fn enter(&mut self, frame: &Frame, stack: &Stack, is_alone: bool, arena: u32) {
        let limits = if frame.is_restricted_by_effects { frame.serial } else { 0 };
        if self.is_alone != is_alone {
            self.forget_all();
        } else if self.limits != limits {
            self.change_limits(limits);
        }
        let limits_of_locals = if frame.is_restricted { frame.serial } else { 0 };
        // One that may access all locals keeps what others know of them.
        if limits_of_locals != 0 && self.limits_of_locals != limits_of_locals {
            self.forget_own(arena, |_, base| stack.top.wrapping_sub(base) <= stack.size);
        }
        (self.limits, self.is_alone) = (limits, is_alone);
        self.limits_of_locals = limits_of_locals;
    }

    /// Other limits hold from now on: what is known under limits is forgotten, what is known
    /// without any is put aside, and comes back when there are none again.
    fn change_limits(&mut self, limits: u64) {
        if limits == 0 {
            self.keys = std::mem::replace(&mut self.unlimited, [Prov::POISON; KNOWN]);
            return;
        }
        if self.limits == 0 {
            self.unlimited = self.keys;
        }
        self.keys.fill(Prov::POISON);
    }

    /// An object is known from now on.
    pub(crate) fn learn(&mut self, prov: Prov, known: Option<Known>) -> bool {
        let place = Known::place(prov);
        self.keys[place] = Prov::POISON;
        // Another object has its room now.
        self.unlimited[place] = Prov::POISON;
        let Some(known) = known else { return false };
        (self.keys[place], self.known[place]) = (prov, known);
        self.has_own |= prov.arena() > CONSTANTS;
        true
    }
}

/// Why the code was left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    /// The interpreter has to do the operation.
    General = 0,
    /// It is a call or a return, which counts as executed.
    Frame = 1,
    /// There is no room for a whole piece.
    Short = 2,
    /// A register does not hold what the code expects.
    Astray = 3,
    /// The operation counts as executed, and ends the execution.
    End = 4,
    /// The function has returned, and its caller's frame is on top.
    Returned = 5,
    /// A function was called that has to be entered by others.
    Entered = 6,
    /// What comes next has no code in this part.
    Elsewhere = 7,
}

/// In place of the code of a function that has to be entered by others.
// SAFETY: it does nothing; of this type, as code is.
#[allow(unsafe_code)]
pub(crate) unsafe extern "C" fn not_here(_: *mut Context, _: u32) -> u64 {
    (Why::Entered as u64) << 32
}

impl std::fmt::Debug for Compiled {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Compiled({})", self.functions.len())
    }
}

impl Compiled {
    /// For a program, of which operations are compiled when they were executed so often. `None`:
    /// there is no code of the host for it (feature `compiled`; hosts and programs of 64 bits that
    /// are little-endian).
    pub fn new(program: &Program, after: u64) -> Option<Compiled> {
        let is_narrow = program.pointer_bits != 64 || program.least_pointer_bits != 64;
        if is_narrow || program.endian == Endian::Big {
            return None;
        }
        let host = Mutex::new(Host::new()?);
        let functions = program.functions.iter().map(|_| Slot::default()).collect();
        Some(Compiled { functions, after, executed: AtomicU64::new(0), host })
    }

    /// How often operations are executed before they are compiled.
    pub fn after(&self) -> u64 {
        self.after
    }

    /// Operations that code of the host has executed, in all executions.
    pub fn executed(&self) -> u64 {
        self.executed.load(Ordering::Relaxed)
    }

    /// It has executed so many more.
    pub(crate) fn count(&self, operations: u64) {
        self.executed.fetch_add(operations, Ordering::Relaxed);
    }

    /// A function's code, if there is any by now.
    #[inline]
    pub(crate) fn code(&self, func: FuncIdx) -> Option<&Code> {
        self.functions[func.0 as usize].code.get()
    }

    /// How often the interpreter has executed what of a function.
    #[inline]
    pub(crate) fn heat(&self, func: FuncIdx) -> &Heat {
        &self.functions[func.0 as usize].heat
    }

    /// The interpreter has executed so many operations of a function: what is worth it is compiled.
    #[inline]
    pub(crate) fn note(&self, program: &Program, func: FuncIdx, operations: u64) {
        if self.functions[func.0 as usize].heat.note(operations) {
            self.compile(program, func);
        }
    }

    #[cold]
    fn compile(&self, program: &Program, func: FuncIdx) {
        let Slot { heat, code } = &self.functions[func.0 as usize];
        let func = program.function(func);
        if !func.quick.is_empty() {
            heat.compile(program, func, self.after, &self.host, code);
        }
    }
}

impl Code {
    fn of(func: &Func) -> Code {
        let entries = func.quick.iter().map(|_| AtomicU32::new(0)).collect();
        Code { entries, parts: Default::default() }
    }

    /// Is there a part for the piece that begins here, if it can be entered?
    #[inline]
    pub(crate) fn has_entry(&self, pc: usize) -> bool {
        self.entries.get(pc).is_some_and(|entry| entry.load(Ordering::Relaxed) != 0)
    }

    /// The entry at an operation, if there is one.
    #[inline]
    pub(crate) fn entry(&self, pc: usize) -> Option<Entry> {
        let entry = self.entries.get(pc)?.load(Ordering::Acquire);
        let number = (entry & LAST_ENTRY).checked_sub(1)?;
        let run = *self.parts[(entry >> ENTRY_BITS) as usize].get()?;
        Some(Entry { run, number })
    }

    /// The code, if a call can go on with it at once: from the first entry on.
    #[inline]
    pub(crate) fn first(&self) -> Option<Run> {
        self.entry(0).filter(|entry| entry.number == 0).map(|entry| entry.run)
    }

    /// Another part was made, which can be entered at these operations. `is_whole`: it has all that
    /// the others have, and takes their place.
    fn add(&self, part: usize, run: Run, entries: &[u32], is_whole: bool) {
        if self.parts[part].set(run).is_ok() {
            if is_whole {
                self.entries.iter().for_each(|entry| entry.store(0, Ordering::Relaxed));
            }
            for (pc, number) in entries.iter().zip(1..LAST_ENTRY) {
                let entry = (part as u32) << ENTRY_BITS | number;
                self.entries[*pc as usize].store(entry, Ordering::Release);
            }
        }
    }
}

impl Entry {
    /// Runs the code: why it was left, and before which operation.
    ///
    /// # Safety
    /// All that the context points to is there, and nobody else has it.
    // SAFETY: see above.
    #[allow(unsafe_code)]
    #[inline]
    pub(crate) unsafe fn run(self, context: *mut Context) -> (Why, u32) {
        // SAFETY: `run` is code that `emit` made for such a context.
        let left = unsafe { (self.run)(context, self.number) };
        let why = match left >> 32 {
            0 => Why::General,
            1 => Why::Frame,
            2 => Why::Short,
            3 => Why::Astray,
            4 => Why::End,
            5 => Why::Returned,
            6 => Why::Entered,
            _ => Why::Elsewhere,
        };
        (why, left as u32)
    }
}
