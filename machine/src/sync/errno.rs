//! POSIX error numbers as Linux has them.

/// Not the owner.
pub const EPERM: u64 = 1;
/// Nothing to take without waiting.
pub const EAGAIN: u64 = 11;
/// Out of memory.
pub const ENOMEM: u64 = 12;
/// In use.
pub const EBUSY: u64 = 16;
/// Bad argument.
pub const EINVAL: u64 = 22;
/// Would deadlock.
pub const EDEADLK: u64 = 35;
/// Too large.
pub const EOVERFLOW: u64 = 75;
/// Timed out.
pub const ETIMEDOUT: u64 = 110;
/// Cancelled.
pub const ECANCELED: u64 = 125;
/// The thread that held it has ended.
pub const EOWNERDEAD: u64 = 130;
/// Nobody can use it any more.
pub const ENOTRECOVERABLE: u64 = 131;
