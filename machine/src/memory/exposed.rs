//! Pointers that are made from numbers (`int_provenance: Exposed`). LangRef, "Pointer Aliasing
//! Rules" and `inttoptr`: the pointer may be to any object whose address has become a number, by
//! `ptrtoint`, before.
//!
//! A number keeps the object that it was computed from, as K-LLVM's do (Fig. 6), and a pointer that
//! is made of it points there if the address lies there. Where it does not, or the number has no
//! object (it went through control flow, or two of them were mixed by `xor`), it points to the
//! exposed object that is at the address.
//!
//! * An object that is exposed counts as published: any thread may come by the number. So what its
//!   own thread does to it is seen by others as if the pointer had been stored to a global
//!   variable.
//! * Each thread notes what it has exposed, in its own arena, with the moment. So exposures go with
//!   the thread where a search takes it back, and belong to a state. An engine that orders events
//!   by what causes them asks, after a thread ran, whether what it found was exposed before
//!   ([`Cache::guesses`]).
//! * One past the end is at an object as well, but an object that contains the address comes first,
//!   and one that is alive before one that is not. Where that does not decide, it is unsupported.
//! * Nothing is noted where no `inttoptr` of the program can ask.

use super::cache::{Arena, Cache};
use super::mode::{Driver, Mode};
use crate::end::{End, Stop};
use crate::ids::{CONSTANTS, GLOBALS, arena_of};
use crate::program::Program;
use crate::value::{Prov, Value};
use smallvec::SmallVec;
use triomphe::Arc;

/// An object whose address has become a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exposed {
    /// The object.
    pub prov: Prov,
    /// Its first address, and its size: it may have gone since.
    pub range: (u64, u64),
    /// The moment in the life of the thread that did it.
    pub moment: u32,
}

/// What a thread has exposed, by object. Copies share what they have in common.
pub(super) type ExposedMap = rpds::RedBlackTreeMapSync<Prov, Exposed>;

/// Who has exposed an object that a pointer was made to, and when: the threads other than the one
/// that made it.
pub type Guess = SmallVec<[(u32, u32); 1]>;

/// From this many exposed objects on, those that nobody can mean any more are forgotten.
const MANY: usize = 4096;

const AMBIGUOUS: &str = "a pointer made from a number, where several exposed objects have been";
const UNORDERED: &str = "a pointer made from a number, to an object of another thread of which \
     nothing says that its address had become a number before";

impl Exposed {
    fn covers(&self, address: u64) -> bool {
        address.wrapping_sub(self.range.0) <= self.range.1
    }
}

impl Arena {
    /// What its thread has exposed.
    pub(crate) fn exposed(&self) -> impl Iterator<Item = Prov> {
        self.exposed.keys().copied()
    }
}

/// The end of an execution in which a pointer is made to what was not exposed for sure.
pub fn unordered() -> Stop {
    End::unsupported(UNORDERED)
}

impl Program {
    /// May a number of this width in bits have the bytes of several pointers, and does it matter?
    #[inline]
    pub fn is_number_of_pointers(&self, width: u32) -> bool {
        width > self.least_pointer_bits && self.has_recover
    }
}

impl Cache {
    /// LangRef, `ptrtoint`: the address of an object becomes a number.
    #[cold]
    pub(crate) fn expose(&mut self, thread: u32, pointer: &Value, moment: u32) {
        let prov = pointer.prov;
        if !prov.is_object() {
            return;
        }
        let Some(object) = self.object(prov) else { return };
        let entry = Exposed { prov, range: (object.base, object.size), moment };
        let number = arena_of(thread);
        let noted = &self.arenas[number as usize].exposed;
        if noted.contains_key(&prov) {
            return;
        }
        let is_many = noted.size() >= MANY && noted.size().is_power_of_two();
        self.changed[number as usize] = true;
        let arena = Arc::make_mut(&mut self.arenas[number as usize]);
        arena.exposed.insert_mut(prov, entry);
        if is_many {
            self.forget_gone(number);
        }
        if self.is_multi {
            self.escape(prov, moment);
        }
    }

    /// Has the thread exposed this object?
    pub(crate) fn is_exposed(&self, thread: u32, prov: Prov) -> bool {
        self.arenas[arena_of(thread) as usize].exposed.contains_key(&prov)
    }

    /// The addresses of these are numbers before the program starts.
    pub(super) fn expose_constants(&mut self, objects: &[Prov]) {
        let range = |p: &Prov| self.object(*p).map(|o| (o.base, o.size));
        let entry = |p: &Prov| range(p).map(|range| (*p, Exposed { prov: *p, range, moment: 0 }));
        let exposed: ExposedMap = objects.iter().filter_map(entry).collect();
        Arc::make_mut(&mut self.arenas[GLOBALS as usize]).exposed = exposed;
    }

    /// Forgets objects of the thread's own whose slots have new tenants.
    fn forget_gone(&mut self, number: u32) {
        let arena = Arc::make_mut(&mut self.arenas[number as usize]);
        let Arena { exposed, objects, .. } = arena;
        let is_there = |prov: &Prov| {
            prov.arena() != number || objects[prov.slot() as usize].generation == prov.generation()
        };
        *exposed = exposed.iter().filter(|(p, _)| is_there(p)).map(|(p, e)| (*p, *e)).collect();
    }

    /// LangRef, `inttoptr`: the pointer that a number makes.
    ///
    /// # Errors
    /// It is not known which object it is to.
    #[cold]
    pub(crate) fn recover(&mut self, thread: u32, number: Value) -> Result<Value, Stop> {
        let is_carried = number.prov.is_object();
        let is_plain = number.undef == 0 && (is_carried || number.prov == Prov::NONE);
        if !is_plain || is_carried && self.is_at(thread, &number) || number.bits == 0 {
            return Ok(number);
        }
        let Some(found) = self.find_exposed(thread, number.bits)? else {
            if !is_carried && self.may_be_unseen(thread, number.bits) {
                return Err(unordered());
            }
            return Ok(number);
        };
        let is_elsewhere = self.mode.is_driven() && found.arena() != arena_of(thread);
        if is_carried && !is_elsewhere && !self.is_alive(found) {
            return Ok(number);
        }
        self.note_guess(thread, found)?;
        Ok(Value { prov: found, ..number })
    }

    /// Is a number the address of an object that the thread has exposed, or that was so before the
    /// program started, and not of this one? What others have exposed is not the thread's to know.
    pub(crate) fn is_of_another(&self, thread: u32, number: u64, prov: Prov) -> bool {
        let covers = |entry: &Exposed| entry.covers(number);
        let is_own = self.object(prov).is_some_and(|o| number.wrapping_sub(o.base) <= o.size);
        let known = [GLOBALS, CONSTANTS, arena_of(thread)];
        number != 0
            && !is_own
            && known.iter().any(|arena| self.arenas[*arena as usize].exposed.values().any(covers))
    }

    /// Does the number lie in the object that it comes from? Of an object of another thread it may
    /// not matter whether that is gone: there are engines to which that is not known here.
    fn is_at(&self, thread: u32, number: &Value) -> bool {
        let is_own = number.prov.arena() == arena_of(thread);
        self.object(number.prov).map_or(!is_own, |o| {
            number.bits.wrapping_sub(o.base) <= o.size && !(is_own && o.is_dead)
        })
    }

    fn is_alive(&self, prov: Prov) -> bool {
        self.object(prov).is_some_and(|o| !o.is_dead && !o.is_out_of_scope)
    }

    /// The exposed object at an address.
    fn find_exposed(&self, thread: u32, address: u64) -> Result<Option<Prov>, Stop> {
        let at = self.arenas.iter().flat_map(|a| a.exposed.values()).filter(|e| e.covers(address));
        let rank = |e: &Exposed| {
            let is_inside = address.wrapping_sub(e.range.0) < e.range.1;
            (self.is_alive(e.prov), is_inside)
        };
        let mut best: Option<((bool, bool), Prov)> = None;
        let mut is_ambiguous = false;
        for entry in at {
            let (rank, prov) = (rank(entry), entry.prov);
            let Some((best_rank, best_prov)) = best.filter(|(_, p)| *p != prov) else {
                best = Some((rank, prov));
                continue;
            };
            // What is alive in another thread is not what a driven thread can know.
            let is_foreign = |p: Prov| p.arena() > CONSTANTS && p.arena() != arena_of(thread);
            is_ambiguous |= self.mode.is_driven() && (is_foreign(prov) || is_foreign(best_prov))
                || rank == best_rank && rank.0;
            if (rank, prov) > (best_rank, best_prov) {
                best = Some((rank, prov));
            }
        }
        match is_ambiguous {
            true => Err(End::unsupported(AMBIGUOUS)),
            false => Ok(best.map(|(_, prov)| prov)),
        }
    }

    /// May there be an object that another thread has exposed, where threads are driven one by one?
    fn may_be_unseen(&self, thread: u32, address: u64) -> bool {
        let is_known = !self.mode.keeps_objects() || !self.is_multi;
        let is_in =
            |a: &Arc<Arena>| a.objects.iter().any(|o| address.wrapping_sub(o.base) <= o.size);
        !is_known && (is_in(&self.arenas[0]) || self.regions.may_hold_of_other(thread, address))
    }

    /// A pointer was made to an exposed object; if only other threads have exposed it, who and
    /// when.
    fn note_guess(&mut self, thread: u32, found: Prov) -> Result<(), Stop> {
        let mut guess = Guess::new();
        for (number, arena) in self.arenas.iter().enumerate() {
            let Some(entry) = arena.exposed.get(&found) else { continue };
            // The first two arenas hold what is exposed before the program starts.
            let Some(by) = (number as u32).checked_sub(2).filter(|by| *by != thread) else {
                return Ok(());
            };
            guess.push((by, entry.moment));
        }
        match self.mode {
            Mode::Driven(Driver::InTurn) => self.guesses.push(guess),
            Mode::Driven(Driver::Apart) => return Err(unordered()),
            Mode::Queues | Mode::Bytes | Mode::Views(_) => {}
        }
        Ok(())
    }
}
