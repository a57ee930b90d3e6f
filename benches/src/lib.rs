//! Benches by cost centre; see `benches/README.md`.
