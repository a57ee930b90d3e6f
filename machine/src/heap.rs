//! How much heap there is, and the most that there has been: bytes that were asked for.

/// Bytes of heap.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Heap {
    /// Now.
    pub bytes: u64,
    /// The most so far.
    pub peak: u64,
}

impl Heap {
    #[inline]
    pub(crate) fn add(&mut self, size: u64) {
        self.bytes = self.bytes.saturating_add(size);
        self.peak = self.peak.max(self.bytes);
    }

    #[inline]
    pub(crate) fn take(&mut self, size: u64) {
        self.bytes = self.bytes.saturating_sub(size);
    }
}
