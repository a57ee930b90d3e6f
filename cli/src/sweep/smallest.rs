//! The smallest value of a bound with which a program does what it does in its cell: powers of two
//! first, then halves of the gap that is left. Where the powers say that it is not monotone, the
//! search says so.

use super::{Found, Point};
use std::ops::RangeInclusive;
use tresse_machine::config::{Size, StoreBuffer};

/// A bound whose smallest value is looked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bound {
    /// The flag without its dashes.
    pub name: &'static str,
    /// From where to where.
    pub range: RangeInclusive<u64>,
}

/// The bounds that have a smallest value, and how their values are read and shown.
const NAMES: [(&str, bool); 5] = [
    ("stack", true),
    ("max-mem", true),
    ("max-threads", false),
    ("max-to-commit", false),
    ("store-buffer", false),
];

impl Bound {
    /// That of a name, with its least and greatest value as words.
    ///
    /// # Errors
    /// What is wrong.
    pub fn parse(name: &str, least: &str, greatest: &str) -> Result<Bound, String> {
        let Some((name, is_size)) = NAMES.into_iter().find(|(known, _)| *known == name) else {
            let all = NAMES.map(|(name, _)| name).join(", ");
            return Err(format!("{name} has no smallest value; these have: {all}"));
        };
        let value = |text: &str| match is_size {
            true => Size::parse(text).map(|size| size.0),
            false => text.parse().map_err(|_| format!("expected a number, found {text:?}")),
        };
        let (least, greatest) = (value(least)?, value(greatest)?);
        if !(1..=greatest).contains(&least) {
            return Err(format!("expected a range of at least 1, found {least}..{greatest}"));
        }
        let bound = Bound { name, range: least..=greatest };
        let mut point = Point::default();
        bound.set(&mut point, greatest);
        point.config.check().map(|()| bound)
    }

    pub(super) fn set(&self, point: &mut Point, value: u64) {
        let small = u32::try_from(value).unwrap_or(u32::MAX);
        let limits = &mut point.config.limits;
        match self.name {
            "stack" => point.config.stack = Size(value),
            "max-mem" => limits.memory = Size(value),
            "max-threads" => limits.threads = small,
            "store-buffer" => {
                point.config.store_buffer = StoreBuffer::Entries(small);
                point.asked.push("--store-buffer");
            }
            _ => {
                limits.to_commit = small;
                point.asked.push("--max-to-commit");
            }
        }
    }

    /// A value, as reports show it.
    pub fn show(name: &str, value: u64) -> String {
        match NAMES.contains(&(name, true)) {
            true => Size(value).to_string(),
            false => value.to_string(),
        }
    }

    /// Powers of two within, between its ends.
    fn probes(&self) -> Vec<u64> {
        let (least, greatest) = (*self.range.start(), *self.range.end());
        let powers = (0..64).map(|n| 1_u64 << n).filter(|n| least < *n && *n < greatest);
        std::iter::once(least).chain(powers).chain([greatest]).collect()
    }
}

/// How a smallest value was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// By halves: every greater power of two does as well, and no smaller one does.
    Bisection,
    /// Some smaller power of two does, too, but not all between.
    NotMonotone,
    /// The smallest value in the range does: there may be smaller ones.
    AtMost,
    /// The greatest value in the range does not.
    Beyond,
    /// Of the cell itself not all was visited, or the sweep was stopped.
    Open,
}

/// The smallest value of a bound in one cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Smallest {
    /// The cell.
    pub point: usize,
    /// The bound.
    pub bound: usize,
    /// The value, if there is one.
    pub value: Option<u64>,
    /// How it was found.
    pub way: Way,
}

/// Looks for it. `cell`: what it is to do.
pub(super) fn search(
    bound: &Bound,
    cell: &Found,
    look: &dyn Fn(u64) -> Option<Found>,
) -> (Option<u64>, Way) {
    let probes = bound.probes();
    let open = (None, Way::Open);
    if !cell.is_whole() {
        return open;
    }
    let does = |n: u64| look(n).map(|found| found.is_whole() && found.says_the_same(cell));
    match does(*bound.range.end()) {
        None => return open,
        Some(false) => return (None, Way::Beyond),
        Some(true) => {}
    }
    let mut known = Vec::new();
    for probe in &probes[..probes.len() - 1] {
        let Some(does) = does(*probe) else { return open };
        known.push(does);
    }
    known.push(true);
    let first = known.iter().rposition(|does| !does).map_or(0, |last| last + 1);
    if first == 0 {
        return (Some(probes[0]), Way::AtMost);
    }
    let (mut bad, mut good) = (probes[first - 1], probes[first]);
    while good - bad > 1 {
        let middle = bad + (good - bad) / 2;
        match does(middle) {
            None => return open,
            Some(true) => good = middle,
            Some(false) => bad = middle,
        }
    }
    let is_monotone = !known[..first].contains(&true);
    (Some(good), if is_monotone { Way::Bisection } else { Way::NotMonotone })
}

#[cfg(test)]
mod tests {
    use super::super::Kind;
    use super::*;

    fn found(kind: Kind) -> Option<Found> {
        Some(Found { kind, ..Found::never() })
    }

    fn of(does: impl Fn(u64) -> bool) -> (Option<u64>, Way) {
        let bound = Bound::parse("stack", "16", "1KiB").unwrap();
        let cell = found(Kind::Right).unwrap();
        search(&bound, &cell, &|n| found(if does(n) { Kind::Right } else { Kind::Wrong }))
    }

    #[test]
    fn halves_find_what_a_linear_search_finds() {
        for border in 17..=1024 {
            assert_eq!(of(|n| n >= border), (Some(border), Way::Bisection));
        }
        assert_eq!(of(|_| true), (Some(16), Way::AtMost));
        assert_eq!(of(|n| n >= 300 || n == 64), (Some(300), Way::NotMonotone));
        assert_eq!(of(|n| n > 1024), (None, Way::Beyond));
    }

    #[test]
    fn nothing_is_said_where_the_cell_says_nothing() {
        let bound = Bound::parse("max-threads", "1", "9").unwrap();
        let cell = |kind| found(kind).unwrap();
        let open = search(&bound, &cell(Kind::Open), &|_| found(Kind::Open));
        assert_eq!(open, (None, Way::Open));
        assert_eq!(search(&bound, &cell(Kind::Right), &|_| None), (None, Way::Open));
        assert!(Bound::parse("endianness", "1", "2").is_err());
        assert!(Bound::parse("stack", "2KiB", "1KiB").is_err());
        assert!(Bound::parse("max-threads", "1", "9999999").is_err());
    }
}
