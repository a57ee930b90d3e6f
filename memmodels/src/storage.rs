//! What the shared cache holds and how an operation takes effect there, where that is more than one
//! value for each byte.
//!
//! A model without a storage keeps the cache's `byte_map`: SC and the store-buffer models. One with
//! a storage remembers *writes*: a read may take any of several, a write may come before others
//! that are there already, and each thread has seen some of them. Operations leave `to_commit` in
//! program order then, and take effect here.

use crate::access::Access;
use smallvec::SmallVec;

/// A value as the machine has it: of no meaning to a model.
pub type Payload = [u64; 3];

/// A place in a location's coherence order, that of a write.
pub type Place = u64;

/// Places for an operation.
pub type Ways = SmallVec<[Place; 4]>;

/// Where in the program an access stands, for reports: of no meaning to a model.
pub type Tag = u32;

/// What a write has left in a location: bytes from `at` on of a value of `len` bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// The value.
    pub value: Payload,
    /// Its size.
    pub len: u32,
    /// Where the location begins in it.
    pub at: u32,
}

/// An operation in one of its ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Act {
    /// As it is in this way: an exchange that fails is a read. A lock is a location of no bytes.
    pub access: Access,
    /// When its thread issued it: later ones have greater numbers.
    pub ticket: u32,
    /// Where it stands.
    pub tag: Tag,
    /// The write that it reads from, or stands right after.
    pub place: Place,
    /// What it writes.
    pub value: Option<Payload>,
}

/// An earlier access that races with one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rival {
    /// Its thread.
    pub thread: u32,
    /// What it was.
    pub access: Access,
    /// Where it stands.
    pub tag: Tag,
}

/// Whose view a thread gets before it does anything else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// That of the thread that lets it go on, and none has yet: what that one has seen by then.
    Anybody,
    /// That of the thread that has woken it ([`Storage::signal`]).
    Signaller,
    /// Those of all that have changed the state of a library object, which is there.
    Users {
        /// The object in memory.
        object: u64,
        /// Where in it the state stands.
        offset: u64,
    },
}

/// What a fingerprint has to know of the machine.
pub trait Around {
    /// Does the object live?
    fn is_alive(&self, object: u64) -> bool;
    /// When the thread wrote its own objects without an operation.
    fn moments(&self, thread: u32) -> Vec<u32>;
}

/// How memory remembers writes.
pub trait Storage: std::fmt::Debug + Send + Sync {
    /// A copy for another branch of the search.
    fn fork(&self) -> Box<dyn Storage>;

    /// What keeps an access from taking effect: what is not modelled.
    fn refusal(&self, access: &Access) -> Option<&'static str>;

    /// The writes that a thread's access may read from, or stand right after, as far as coherence
    /// tells; the newest first. Empty: nothing is known of the location, and its initial value is
    /// all there is.
    fn places(&self, thread: u32, access: &Access) -> Ways;

    /// May all reads read from whatever write coherence lets them, without a look at each?
    fn has_free_reads(&self) -> bool;

    /// What was written there; `None` for a location of which nothing is known.
    fn value(&self, access: &Access, place: Place) -> Option<Written>;

    /// Does an access share bytes with others that are not all of the same extent?
    fn is_mixed(&self, access: &Access) -> bool;

    /// Parts locations so that each is inside an access or beside it. Returns where the access, in
    /// turn, has to be cut so that each piece has its location.
    fn part(&mut self, access: &Access) -> Vec<u64>;

    /// May the operation take effect in this way? In one of its ways it always may.
    fn may_take(&self, thread: u32, act: &Act) -> bool;

    /// It takes effect. `initial` is what an unknown location holds. Returns whether what it writes
    /// is the newest.
    ///
    /// # Errors
    /// What is not modelled.
    fn take(&mut self, thread: u32, act: &Act, initial: Payload) -> Result<bool, &'static str>;

    /// An access that memory does not remember, and that others may race with: a call on a library
    /// object, at the bytes where the object's state stands.
    fn note(&mut self, thread: u32, act: &Act, initial: Payload);

    /// An access of another thread that races with this one, which has just taken effect.
    fn race(&self, thread: u32, access: &Access) -> Option<Rival> {
        self.races(thread, access).into_iter().next()
    }

    /// All of them.
    fn races(&self, thread: u32, access: &Access) -> Vec<Rival>;

    /// An access of another thread to the object that does not happen before what a thread does
    /// next.
    fn unordered(&self, thread: u32, object: u64) -> Option<Rival>;

    /// Has a thread seen all that another did up to a moment?
    fn has_seen(&self, thread: u32, other: u32, moment: u32) -> bool;

    /// A thread does something that is no access, at a moment.
    fn pass(&mut self, thread: u32, ticket: u32);

    /// A thread starts another one, after [`Storage::pass`].
    fn start(&mut self, thread: u32, new: u32);

    /// A thread has ended.
    fn end(&mut self, thread: u32);

    /// A thread goes on after the end of another: all that this one did happens before.
    fn join(&mut self, thread: u32, ended: u32);

    /// A thread does nothing before it has seen what somebody has seen. This holds until any thread
    /// does something that is no access to memory and no fence; then it is said anew.
    fn wait(&mut self, thread: u32, whose: Whose);

    /// Was that said of a thread, and does it hold?
    fn is_waiting(&self, thread: u32) -> bool;

    /// All that was done has taken effect, and of all threads that wait that was said.
    fn settle(&mut self);

    /// A thread lets another one go on.
    fn signal(&mut self, thread: u32, woken: u32);

    /// A thread goes on after it was let to.
    fn wake(&mut self, thread: u32);

    /// Feeds whatever distinguishes this state from others of the same storage in what may still
    /// happen.
    fn fingerprint(&self, around: &dyn Around, feed: &mut dyn FnMut(u64));
}
