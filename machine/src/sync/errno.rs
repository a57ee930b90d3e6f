//! Error numbers that calls answer. The machine has those of Linux for itself, whatever the program
//! runs on; a program gets those of its system ([`Numbers`]), as they are compiled into it.

/// Not the owner.
pub const EPERM: u64 = 1;
/// Nothing to take without waiting.
pub const EAGAIN: u64 = 11;
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

/// All of them.
pub const NAMES: [(&str, u64); 10] = [
    ("EPERM", EPERM),
    ("EAGAIN", EAGAIN),
    ("EBUSY", EBUSY),
    ("EINVAL", EINVAL),
    ("EDEADLK", EDEADLK),
    ("EOVERFLOW", EOVERFLOW),
    ("ETIMEDOUT", ETIMEDOUT),
    ("ECANCELED", ECANCELED),
    ("EOWNERDEAD", EOWNERDEAD),
    ("ENOTRECOVERABLE", ENOTRECOVERABLE),
];

/// The name of one of the machine's own.
pub fn name(own: u64) -> Option<&'static str> {
    NAMES.iter().find(|(_, n)| *n == own).map(|(name, _)| *name)
}

/// A system's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbers([u64; NAMES.len()]);

impl Default for Numbers {
    /// Those of Linux.
    fn default() -> Self {
        Numbers(NAMES.map(|(_, own)| own))
    }
}

impl Numbers {
    /// Those that a table of a system's has by name. `None`: it lacks one.
    pub fn by_name(table: impl Fn(&str) -> Option<u64>) -> Option<Numbers> {
        let mut numbers = Numbers::default();
        for (number, (name, _)) in numbers.0.iter_mut().zip(NAMES) {
            *number = table(name)?;
        }
        Some(numbers)
    }

    /// What the program gets for one of the machine's own; what is no error stays.
    pub fn of(&self, own: u64) -> u64 {
        NAMES.iter().position(|(_, n)| *n == own).map_or(own, |at| self.0[at])
    }
}
