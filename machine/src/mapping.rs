//! Blocks that `mmap` has given (POSIX).

/// What a heap block is to `mmap` and `munmap`, from before anybody else knows it to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mapping {
    /// None: `free` ends its life.
    None,
    /// It may be read and written.
    ForWriting,
    /// It may be read only.
    ForReading,
}
