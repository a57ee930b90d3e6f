//! Alternatives by chance ([`super::estimate`]).

/// Draws alternatives.
#[derive(Clone, Debug)]
pub(super) struct Sampler {
    pub state: u64,
    /// The product so far.
    pub weight: f64,
}

impl Sampler {
    /// One of `n` alternatives.
    pub(super) fn draw(&mut self, n: usize) -> usize {
        self.weight *= n as f64;
        // SplitMix64 (Steele, Lea, Flood, 2014).
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n.max(1) as u64) as usize
    }
}
