//! Values that are put together of pieces, as accesses are answered in parts.

use crate::value::{Prov, Value};

/// A value that is put together of pieces. `judge` is over all of them: pieces of two objects and
/// a third one are of none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Joined {
    /// What is there so far; missing bytes are 0.
    pub value: Value,
    /// Some piece is there.
    is_begun: bool,
    /// Pieces are of several objects.
    is_several: bool,
    /// Pieces are of several kinds ([`Prov::differs`]).
    is_mixed: bool,
}

impl From<Value> for Joined {
    /// One piece.
    fn from(value: Value) -> Joined {
        Joined { value, is_begun: true, ..Joined::default() }
    }
}

impl Joined {
    /// Puts a piece of `n` bytes at address offset `at` of the value, which has `len` bytes.
    pub fn put(&mut self, is_big: bool, len: u32, at: u32, piece: Value, n: u32) {
        let before = self.value.prov;
        let differs = before.differs(piece.prov);
        self.is_mixed |= self.is_begun && differs;
        self.is_several |= differs && before.is_object() && piece.prov.is_object();
        self.is_begun = true;
        join_bytes(is_big, &mut self.value, len, at, piece, n);
        self.settle();
    }

    /// The piece that comes next has the bytes of several objects.
    pub fn is_of_several(&mut self) {
        self.is_several = true;
        self.settle();
    }

    /// The piece that comes next has bytes of several kinds.
    pub fn is_of_kinds(&mut self) {
        self.is_mixed = true;
    }

    /// Are the bytes that are there so far of several kinds?
    pub fn is_mixed(&self) -> bool {
        self.is_mixed
    }

    /// The value as a copy of its bytes: poison where one value cannot say what each of them is
    /// ([`crate::interface::At::is_copy`]).
    pub fn copied(&self) -> Value {
        if self.is_mixed { Value::POISON } else { self.value }
    }

    fn settle(&mut self) {
        if self.is_several && self.value.prov.is_object() {
            self.value.prov = Prov::NONE;
        }
    }
}

/// Puts a piece of `n` bytes at address offset `at` of a value of `len` bytes that is put together;
/// missing ones are 0.
fn join_bytes(is_big: bool, whole: &mut Value, len: u32, at: u32, piece: Value, n: u32) {
    let shift = 8 * if is_big { len - n - at } else { at };
    if whole.is_poison() || piece.is_poison() {
        *whole = Value::POISON;
    } else {
        whole.prov = if whole.prov.is_tag() || piece.prov.is_tag() {
            join_tags(*whole, piece, shift / 8)
        } else {
            whole.prov.judge(piece.prov)
        };
        whole.bits |= piece.bits << shift;
        whole.undef |= piece.undef << shift;
    }
}

/// The tag of a value to which a piece is joined above `at` bytes.
#[cold]
fn join_tags(whole: Value, piece: Value, at: u32) -> Prov {
    match (whole.undef != 0, piece.undef != 0) {
        (_, false) => whole.prov,
        (false, true) => piece.prov.above_bytes(at),
        (true, true) if whole.prov == piece.prov.above_bytes(at) => whole.prov,
        (true, true) => whole.prov.join_tag(piece.prov),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Undefined bits are where their bytes are.
    #[test]
    fn bytes_that_are_joined_keep_their_undefined_bits() {
        for (is_big, bits, undef) in [(false, 0x2211, 0xffff_0000), (true, 0x2211 << 16, 0xffff)] {
            let mut whole = Joined::default();
            whole.put(is_big, 4, 0, Value::int(0x2211), 2);
            whole.put(is_big, 4, 2, Value::undef(16), 2);
            assert_eq!(whole.value, Value { bits, undef, prov: Prov::NONE }, "{is_big}");
        }
    }

    /// `judge` over all pieces, in any order: one object and numbers give it, two give none.
    #[test]
    fn pieces_of_several_objects_are_of_none() {
        let (x, y) = (Prov::object(2, 0, 0), Prov::object(2, 1, 0));
        let cases = [([x, Prov::NONE, x], x), ([x, y, x], Prov::NONE), ([y, x, x], Prov::NONE)];
        for (provs, prov) in cases {
            let mut whole = Joined::default();
            for (at, prov) in provs.into_iter().enumerate() {
                whole.put(false, 3, at as u32, Value { prov, ..Value::int(1) }, 1);
            }
            assert_eq!(whole.value, Value { prov, ..Value::int(0x01_0101) }, "{provs:?}");
            assert_eq!(whole.copied(), Value::POISON, "{provs:?}");
        }
    }

    /// What is all of one object, or of none, can be copied as one value.
    #[test]
    fn pieces_of_one_kind_are_copied_together() {
        for prov in [Prov::NONE, Prov::object(2, 0, 0)] {
            let mut whole = Joined::default();
            for at in [0, 1] {
                whole.put(false, 2, at, Value { prov, ..Value::int(1) }, 1);
            }
            assert_eq!(whole.copied(), Value { prov, ..Value::int(0x0101) });
        }
    }
}
