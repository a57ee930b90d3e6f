//! What a register holds for each value that a choice may take: piece by piece the value, or its
//! negative, plus a number.

use std::collections::BTreeSet;

/// Pieces of one form, at most.
const PIECES: usize = 64;

/// Values from `low` to `high`, for which the register holds the value (its negative, if
/// `is_down`) plus `plus`: no less than 0, and less than two to the width.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    low: i128,
    high: i128,
    is_down: bool,
    plus: i128,
}

impl Piece {
    fn at(&self, value: i128) -> i128 {
        if self.is_down { self.plus - value } else { self.plus + value }
    }

    /// The first value of the piece, if there is one, from which on the register is on the other
    /// side of the border between `border - 1` and `border`.
    fn crossing(&self, border: i128) -> Option<i128> {
        let value = if self.is_down { self.plus - border + 1 } else { border - self.plus };
        (self.low < value && value <= self.high).then_some(value)
    }
}

/// What a register of so many bits holds. For values in no piece it is poison.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Form {
    pub(super) width: u32,
    pieces: Vec<Piece>,
}

/// Which of the values go the same way.
#[derive(Clone, Debug, Default)]
pub(super) struct Borders {
    /// What is less than one of these is told apart from what is not.
    pub(super) cuts: BTreeSet<i128>,
    /// Values are told apart by what they leave when divided by this, if it is not 0.
    pub(super) modulus: i128,
}

impl Borders {
    /// Tells values apart by what they leave, too. `None`: there would be too many classes.
    pub(super) fn divide(&mut self, by: i128) -> Option<()> {
        const MOST: i128 = 64;
        let now = self.modulus.max(1);
        let (mut a, mut b) = (now, by);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        self.modulus = now / a * by;
        (self.modulus <= MOST).then_some(())
    }
}

impl Form {
    /// The values from `low` to `high` themselves.
    pub(super) fn of_values(width: u32, low: i128, high: i128, borders: &mut Borders) -> Form {
        let piece = Piece { low, high, is_down: false, plus: 0 };
        let mut form = Form { width, pieces: vec![piece] };
        form.part(&[0], borders);
        for piece in &mut form.pieces {
            if piece.high < 0 {
                piece.plus = 1 << width;
            }
        }
        form
    }

    /// Half of the numbers of the width: from here on they are negative.
    pub(super) fn half(&self) -> i128 {
        1 << (self.width - 1)
    }

    fn all(&self) -> i128 {
        1 << self.width
    }

    fn signed(&self, number: i128) -> i128 {
        if number < self.half() { number } else { number - self.all() }
    }

    /// Cuts the pieces at what the register holds: below and from on each of these.
    pub(super) fn part(&mut self, at: &[i128], borders: &mut Borders) {
        for border in at {
            let mut parts = Vec::with_capacity(self.pieces.len() + 1);
            for piece in &self.pieces {
                match piece.crossing(*border) {
                    Some(value) => {
                        borders.cuts.insert(value);
                        parts.push(Piece { high: value - 1, ..*piece });
                        parts.push(Piece { low: value, ..*piece });
                    }
                    None => parts.push(*piece),
                }
            }
            self.pieces = parts;
        }
    }

    /// Is it small enough to go on with?
    pub(super) fn is_small(&self) -> bool {
        self.pieces.len() <= PIECES
    }

    /// A number is added, or what is held is taken away from it (`is_down`), and the sum taken
    /// modulo the width. Where that is an overflow that makes poison, nothing is left.
    pub(super) fn add(
        mut self,
        number: i128,
        is_down: bool,
        is_poison: (bool, bool),
        borders: &mut Borders,
    ) -> Form {
        let (nuw, nsw) = is_poison;
        let (all, half) = (self.all(), self.half());
        if nsw {
            self.part(&[half], borders);
        }
        // Beyond this the sum leaves the width.
        self.part(&[if is_down { number + 1 } else { all - number }], borders);
        let mut sum = Form { width: self.width, pieces: Vec::new() };
        for piece in &self.pieces {
            let plus = if is_down { number - piece.plus } else { number + piece.plus };
            let new = Piece { plus, is_down: piece.is_down != is_down, ..*piece };
            let wraps = !(0..all).contains(&new.at(new.low));
            if wraps && nuw {
                continue;
            }
            let by = if !wraps {
                0
            } else if is_down {
                all
            } else {
                -all
            };
            sum.pieces.push(Piece { plus: new.plus + by, ..new });
        }
        if nsw {
            sum.part(&[half], borders);
            let (a, b) = (self.clone(), sum.clone());
            sum.pieces.retain(|piece| {
                let old = a.pieces.iter().find(|old| (old.low..=old.high).contains(&piece.low));
                old.is_none_or(|old| {
                    let held = b.signed(old.at(piece.low));
                    let number = b.signed(number);
                    let exact = if is_down { number - held } else { number + held };
                    (-half..half).contains(&exact)
                })
            });
        }
        sum
    }

    /// The register with more bits.
    pub(super) fn extend(mut self, width: u32, is_signed: bool, borders: &mut Borders) -> Form {
        let (half, more) = (self.half(), (1 << width) - self.all());
        if is_signed {
            self.part(&[half], borders);
            for piece in &mut self.pieces {
                if piece.at(piece.low) >= half {
                    piece.plus += more;
                }
            }
        }
        self.width = width;
        self
    }

    /// Only what is not negative stays.
    pub(super) fn keep_positive(&mut self, borders: &mut Borders) {
        let half = self.half();
        self.part(&[half], borders);
        self.pieces.retain(|piece| piece.at(piece.low) < half);
    }

    /// The register with fewer bits. `None`: it goes round too often.
    pub(super) fn truncate(mut self, width: u32, borders: &mut Borders) -> Option<Form> {
        let all: i128 = 1 << width;
        let ends = |p: &Piece| [p.at(p.low), p.at(p.high)];
        let mut rounds: Vec<i128> = Vec::new();
        for piece in &self.pieces {
            let [a, b] = ends(piece).map(|end| end / all);
            if a.abs_diff(b) > PIECES as u128 {
                return None;
            }
            rounds.extend((a.min(b)..=a.max(b)).map(|round| round * all));
        }
        rounds.sort_unstable();
        rounds.dedup();
        if rounds.len() > PIECES {
            return None;
        }
        self.part(&rounds, borders);
        for piece in &mut self.pieces {
            piece.plus -= piece.at(piece.low) / all * all;
        }
        self.width = width;
        Some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the register holds, by the pieces.
    fn held(form: &Form, value: i128) -> Option<i128> {
        let piece = form.pieces.iter().find(|p| (p.low..=p.high).contains(&value))?;
        Some(piece.at(value))
    }

    fn bytes() -> (Form, Borders) {
        let mut borders = Borders::default();
        (Form::of_values(8, -128, 127, &mut borders), borders)
    }

    #[test]
    fn sums_are_those_of_the_machine() {
        for number in 0..=255_u8 {
            let (form, mut borders) = bytes();
            let sum = form.clone().add(number.into(), false, (false, false), &mut borders);
            let exact = form.clone().add(number.into(), false, (false, true), &mut borders);
            let up = form.clone().add(number.into(), false, (true, false), &mut borders);
            let down = form.clone().add(number.into(), true, (false, false), &mut borders);
            let down_exact = form.clone().add(number.into(), true, (false, true), &mut borders);
            let down_up = form.add(number.into(), true, (true, false), &mut borders);
            for value in i8::MIN..=i8::MAX {
                let (byte, v) = (value as u8, i128::from(value));
                let signed = |n: Option<i8>| n.map(|n| i128::from(n as u8));
                assert_eq!(held(&sum, v), Some(byte.wrapping_add(number).into()));
                assert_eq!(held(&exact, v), signed(value.checked_add(number as i8)));
                assert_eq!(held(&up, v), byte.checked_add(number).map(i128::from));
                assert_eq!(held(&down, v), Some(number.wrapping_sub(byte).into()));
                assert_eq!(held(&down_exact, v), signed((number as i8).checked_sub(value)));
                assert_eq!(held(&down_up, v), number.checked_sub(byte).map(i128::from));
            }
        }
    }

    #[test]
    fn conversions_are_those_of_the_machine() {
        let (form, mut borders) = bytes();
        let form = form.add(100, false, (false, false), &mut borders);
        let wide = form.clone().extend(32, true, &mut borders);
        let plain = form.clone().extend(32, false, &mut borders);
        let narrow = form.truncate(5, &mut borders).unwrap();
        let back = wide.clone().truncate(8, &mut borders).unwrap();
        for value in i8::MIN..=i8::MAX {
            let byte = (value as u8).wrapping_add(100);
            let v = i128::from(value);
            assert_eq!(held(&wide, v), Some((i32::from(byte as i8) as u32).into()));
            assert_eq!(held(&plain, v), Some(byte.into()));
            assert_eq!(held(&narrow, v), Some((byte & 31).into()));
            assert_eq!(held(&back, v), Some(byte.into()));
        }
        let mut borders = Borders::default();
        let ints = Form::of_values(32, i32::MIN.into(), i32::MAX.into(), &mut borders);
        assert_eq!(ints.truncate(8, &mut borders), None);
    }
}
