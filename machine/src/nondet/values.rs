//! The values that a choice has.

use crate::request::Request;

/// How many values a choice has that may be told apart.
pub(crate) fn values(request: &Request) -> u128 {
    match request {
        Request::Nondet { among: Some(among), .. } => among.len() as u128,
        Request::Nondet { low, high, .. } => i128::from(*high).abs_diff((*low).into()) + 1,
        _ => 1,
    }
}

/// The value of a choice in its `option`th way.
pub fn value(request: &Request, option: u32) -> i128 {
    match request {
        Request::Nondet { among: Some(among), .. } => {
            let Some(value) = among.get(option as usize) else {
                bug!("value {option} of {}", among.len())
            };
            *value
        }
        Request::Nondet { low, high, .. } => nth((*low).into(), (*high).into(), option),
        other => bug!("{other:?} is no choice of a value"),
    }
}

/// The `n`th value of a range, those around zero first: 0, 1, -1, 2, -2 …
fn nth(low: i128, high: i128, n: u32) -> i128 {
    let n = i128::from(n);
    let start = 0.clamp(low, high);
    // As long as both sides have values they alternate; then the longer side goes on alone.
    let both = (start - low).min(high - start);
    if n <= 2 * both {
        start + if n % 2 == 1 { (n + 1) / 2 } else { -(n / 2) }
    } else if start - low > both {
        start - (n - both)
    } else {
        start + (n - both)
    }
}

#[cfg(test)]
mod tests {
    use super::nth;

    #[test]
    fn choices_cover_a_range_once_from_zero_on() {
        for (low, high) in [(-2, 1), (-1, 4), (0, 3), (3, 6), (-5, -2)] {
            let mut all: Vec<i128> = (0..=(high - low) as u32).map(|n| nth(low, high, n)).collect();
            assert_eq!(all[0], 0.clamp(low, high));
            all.sort_unstable();
            assert_eq!(all, (low..=high).collect::<Vec<_>>());
        }
    }
}
