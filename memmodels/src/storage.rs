//! What the shared cache holds and how an operation takes effect there.

use crate::access::Access;

/// How memory remembers writes. A storage that keeps one value per byte ([`Flat`]) needs no state
/// of its own: the cache's `byte_map` is that value. One that keeps histories offers several ways
/// in which a read may take effect, and keeps what it needs in itself.
pub trait Storage: std::fmt::Debug + Send + Sync {
    /// In how many ways the access may take effect now; the engines try each.
    fn ways(&self, thread: u32, access: &Access) -> u32;

    /// A copy for another branch of the search.
    fn fork(&self) -> Box<dyn Storage>;

    /// Feeds whatever distinguishes this state from others of the same storage.
    fn fingerprint(&self, feed: &mut dyn FnMut(u64));
}

/// One value per byte, the same for every thread: SC and the store-buffer models.
#[derive(Clone, Copy, Debug, Default)]
pub struct Flat;

impl Storage for Flat {
    fn ways(&self, _thread: u32, _access: &Access) -> u32 {
        1
    }

    fn fork(&self) -> Box<dyn Storage> {
        Box::new(*self)
    }

    fn fingerprint(&self, _feed: &mut dyn FnMut(u64)) {}
}
