//! States that cannot be: where one is met, Tresse is wrong and says so, instead of going on with
//! what would be a wrong verdict.

/// An internal error: what is impossible has happened, in words as `format!` takes them. `tresse`
/// reports it and exits with 70.
#[macro_export]
macro_rules! bug {
    ($($words:tt)+) => {
        panic!("impossible: {}", format_args!($($words)+))
    };
}
