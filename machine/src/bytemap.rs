//! What an object holds, however it is kept.
//!
//! Small objects are one [`ByteMap::Cell`] and need no heap: almost every local of -O0 code. Larger
//! ones, and small ones whose bytes differ in provenance, are [`Bytes`], shared until written. Some
//! are [`Pages`] of these.

use crate::bytes::{Bytes, Fill};
use crate::pages::Pages;
use crate::value::{Prov, Value, mask};
use std::hash::{Hash, Hasher};
use triomphe::Arc;

/// The content of an object.
#[derive(Clone, Debug)]
pub enum ByteMap {
    /// At most eight bytes of one provenance, byte 0 in the lowest bits.
    Cell(Value),
    /// Any number of bytes.
    Bytes(Arc<Bytes>),
    /// Many bytes, of which copies share those that are not written.
    Pages(Arc<Pages>),
}

impl ByteMap {
    /// Do the first `size` bytes hold the same, as `same` has it?
    pub fn is_same(
        &self,
        other: &ByteMap,
        size: u64,
        same: &impl Fn(Value, Value) -> bool,
    ) -> bool {
        match (self, other) {
            (ByteMap::Cell(a), ByteMap::Cell(b)) => same(*a, *b),
            (ByteMap::Bytes(a), ByteMap::Bytes(b)) if Arc::ptr_eq(a, b) && !a.has_pointers() => {
                true
            }
            (ByteMap::Pages(a), ByteMap::Pages(b)) => a.is_same(b, same),
            _ => (0..size).all(|i| same(self.load(i, 1), other.load(i, 1))),
        }
    }

    /// Is it plain that both are the same content? Nobody has written since one was copied.
    pub fn is_shared_with(&self, other: &ByteMap) -> bool {
        match (self, other) {
            (ByteMap::Cell(a), ByteMap::Cell(b)) => a == b,
            (ByteMap::Bytes(a), ByteMap::Bytes(b)) => Arc::ptr_eq(a, b),
            (ByteMap::Pages(a), ByteMap::Pages(b)) => Arc::ptr_eq(a, b),
            _ => false,
        }
    }

    /// Fresh content of `size` bytes.
    pub fn new(size: u64, fill: Fill) -> ByteMap {
        if size <= 8 {
            let cell = match fill {
                Fill::Undef => Value { bits: 0, undef: mask(size as u32 * 8), prov: Prov::NONE },
                Fill::Poison if size > 0 => Value::POISON,
                _ => Value::ZERO,
            };
            return ByteMap::Cell(cell);
        }
        ByteMap::Bytes(Arc::new(Bytes::new(size as usize, fill)))
    }

    /// The same, of which many copies may be taken.
    pub fn in_pages(size: u64, fill: Fill) -> ByteMap {
        match Pages::is_for(size) {
            true => ByteMap::Pages(Arc::new(Pages::new(size as usize, fill))),
            false => ByteMap::new(size, fill),
        }
    }

    /// Reads `len` (1 to 8) bytes at `offset`, byte `offset` in the lowest bits. The caller has
    /// checked the range.
    #[inline(always)]
    pub fn load(&self, offset: u64, len: u32) -> Value {
        match self {
            ByteMap::Cell(cell) if cell.undef == 0 && cell.prov.is_ordinary() => {
                Value { bits: cell.bits >> (offset as u32 * 8) & mask(len * 8), ..*cell }
            }
            ByteMap::Cell(cell) => part_of_cell(cell, offset, len),
            ByteMap::Bytes(bytes) => bytes.load(offset as usize, len as usize),
            ByteMap::Pages(pages) => pages.load(offset as usize, len as usize),
        }
    }

    /// Are bytes of several kinds ([`Prov::differs`])?
    #[inline]
    pub(crate) fn is_mixed(&self, offset: u64, len: u32) -> bool {
        match self {
            ByteMap::Cell(_) => false,
            ByteMap::Bytes(bytes) => bytes.is_mixed(offset as usize, len as usize),
            ByteMap::Pages(pages) => pages.is_mixed(offset as usize, len as usize),
        }
    }

    /// Writes `len` (1 to 8) bytes at `offset` of an object of `size` bytes. The caller has checked
    /// the range.
    #[inline(always)]
    pub fn store(&mut self, size: u64, offset: u64, len: u32, value: Value) {
        match self {
            ByteMap::Cell(cell) if u64::from(len) == size => *cell = value,
            ByteMap::Cell(cell) if cell.prov == value.prov && cell.prov.is_ordinary() => {
                let (shift, m) = (offset as u32 * 8, mask(len * 8));
                cell.bits = cell.bits & !(m << shift) | value.bits << shift;
                cell.undef = cell.undef & !(m << shift) | value.undef << shift;
            }
            ByteMap::Cell(_) => self.spill_and_store(size, offset, len, value),
            ByteMap::Bytes(bytes) => {
                Arc::make_mut(bytes).store(offset as usize, len as usize, value)
            }
            ByteMap::Pages(pages) => {
                Arc::make_mut(pages).store(offset as usize, len as usize, value)
            }
        }
    }

    /// Sets `len` bytes at `offset` to one byte's value.
    pub fn fill(&mut self, size: u64, offset: u64, len: u64, byte: Value) {
        if let ByteMap::Cell(cell) = self
            && byte.prov == Prov::NONE
            && (cell.prov == Prov::NONE || len == size)
        {
            let old = if len == size { Value::ZERO } else { *cell };
            let all = |bits: u64| (bits & 0xff) * (u64::MAX / 0xff);
            let places = mask(len as u32 * 8).checked_shl(offset as u32 * 8).unwrap_or(0);
            cell.bits = old.bits & !places | all(byte.bits) & places;
            cell.undef = old.undef & !places | all(byte.undef) & places;
            cell.prov = Prov::NONE;
            return;
        }
        self.spill(size);
        let (offset, len) = (offset as usize, len as usize);
        match self {
            ByteMap::Bytes(bytes) => Arc::make_mut(bytes).fill(offset, len, byte),
            ByteMap::Pages(pages) => Arc::make_mut(pages).fill(offset, len, byte),
            ByteMap::Cell(_) => {}
        }
    }

    /// Copies `len` bytes from another object's content (never the same object's: see
    /// [`ByteMap::copy_within`]).
    pub fn copy_from(
        &mut self,
        size: u64,
        offset: u64,
        source: &ByteMap,
        source_size: u64,
        from: u64,
        len: u64,
    ) {
        if len <= 8 {
            if len > 0 {
                let value = source.load(from, len as u32);
                if source.is_uniform() {
                    return self.store(size, offset, len as u32, value);
                }
            } else {
                return;
            }
        }
        self.spill(size);
        let mut source = source.clone();
        source.spill(source_size);
        let (offset, from, len) = (offset as usize, from as usize, len as usize);
        match (self, &source) {
            (ByteMap::Bytes(to), ByteMap::Bytes(source)) => {
                Arc::make_mut(to).copy_from(offset, source, from, len);
            }
            (ByteMap::Bytes(to), ByteMap::Pages(source)) => {
                source.copy_to(from, len, Arc::make_mut(to), offset);
            }
            (ByteMap::Pages(to), ByteMap::Bytes(source)) => {
                Arc::make_mut(to).copy_from(offset, source, from, len);
            }
            (ByteMap::Pages(to), ByteMap::Pages(source)) => {
                Arc::make_mut(to).copy_pages(offset, source, from, len);
            }
            (ByteMap::Cell(_), _) | (_, ByteMap::Cell(_)) => {}
        }
    }

    /// Moves `len` bytes within the object; the ranges may overlap.
    pub fn copy_within(&mut self, size: u64, offset: u64, from: u64, len: u64) {
        if !matches!(self, ByteMap::Bytes(_)) {
            let source = self.clone();
            return self.copy_from(size, offset, &source, size, from, len);
        }
        // Only what is moved is put aside, at the same place in a word.
        let before = from % 8;
        let mut moved = ByteMap::new(before + len, Fill::Zero);
        moved.copy_from(before + len, before, self, size, from, len);
        self.copy_from(size, offset, &moved, before + len, before, len);
    }

    /// The plain bytes from `offset` on, for output: `Err` with the first position that is
    /// undefined or poison.
    ///
    /// # Errors
    /// The offset within the range of the first byte that has no defined value, and whether it is
    /// poison.
    pub fn defined(&self, offset: u64, len: u64) -> Result<Vec<u8>, (u64, bool)> {
        (0..len)
            .map(|i| {
                let byte = self.load(offset + i, 1);
                if byte.is_poison() {
                    Err((i, true))
                } else if byte.undef != 0 {
                    Err((i, false))
                } else {
                    Ok(byte.bits as u8)
                }
            })
            .collect()
    }

    /// Every object that some byte's provenance names.
    pub fn pointees(&self, found: impl FnMut(Prov)) {
        match self {
            ByteMap::Cell(cell) => each_object([cell.prov], found),
            ByteMap::Bytes(bytes) => each_object(bytes.provenances(), found),
            ByteMap::Pages(pages) => each_object(pages.provenances(), found),
        }
    }

    /// Might there be a pointer to this object? What is large counts as one that has it.
    pub(super) fn may_hold(&self, prov: Prov) -> bool {
        match self {
            ByteMap::Cell(cell) => cell.prov == prov,
            ByteMap::Bytes(bytes) => bytes.may_hold(prov),
            ByteMap::Pages(pages) => pages.has_pointers(),
        }
    }

    /// Feeds content to a hasher, the same for equal contents however they are kept.
    pub fn feed<H: Hasher>(&self, size: u64, hasher: &mut H) {
        match self {
            ByteMap::Cell(cell) => cell.hash(hasher),
            ByteMap::Bytes(bytes) if size <= 8 && bytes.has_one_provenance() => {
                self.load(0, size as u32).hash(hasher)
            }
            ByteMap::Bytes(bytes) => bytes.feed(hasher),
            ByteMap::Pages(pages) => pages.feed(hasher),
        }
    }

    /// All bytes have the same provenance, known without looking at each.
    fn is_uniform(&self) -> bool {
        match self {
            ByteMap::Cell(_) => true,
            ByteMap::Bytes(bytes) => !bytes.has_pointers(),
            ByteMap::Pages(pages) => !pages.has_pointers(),
        }
    }

    #[cold]
    fn spill_and_store(&mut self, size: u64, offset: u64, len: u32, value: Value) {
        self.spill(size);
        if let ByteMap::Bytes(bytes) = self {
            Arc::make_mut(bytes).store(offset as usize, len as usize, value);
        }
    }

    /// Turns a cell into bytes.
    fn spill(&mut self, size: u64) {
        if let ByteMap::Cell(cell) = *self {
            let mut bytes = Bytes::new(size as usize, Fill::Zero);
            if size > 0 {
                bytes.store(0, size as usize, cell);
            }
            *self = ByteMap::Bytes(Arc::new(bytes));
        }
    }
}

/// Bytes of a cell.
#[inline(never)]
fn part_of_cell(cell: &Value, offset: u64, len: u32) -> Value {
    if cell.is_poison() {
        return Value::POISON;
    }
    let (shift, m) = (offset as u32 * 8, mask(len * 8));
    let undef = cell.undef >> shift & m;
    let is_part = undef << shift != cell.undef;
    let prov = cell.prov.at_byte(offset as u32);
    Value { bits: cell.bits >> shift & m, undef, prov: if is_part { prov.of_part() } else { prov } }
}

/// Calls `found` for each object that these name, once for equal ones in a row.
fn each_object(provs: impl IntoIterator<Item = Prov>, mut found: impl FnMut(Prov)) {
    let mut last = Prov::NONE;
    for p in provs {
        if p != last && p.is_object() {
            found(p);
        }
        last = p;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::PAGE;

    const P: fn(u32) -> Prov = |n| Prov::object(1, n, 0);

    #[test]
    fn a_cell_keeps_bits_undef_and_provenance() {
        let mut m = ByteMap::new(8, Fill::Undef);
        assert_eq!(m.load(0, 8), Value::undef(64));
        m.store(8, 0, 4, Value::int(0x1234_5678));
        assert_eq!(m.load(0, 4), Value::int(0x1234_5678));
        assert_eq!(m.load(2, 4), Value { bits: 0x1234, undef: 0xffff_0000, prov: Prov::NONE });
        m.store(8, 0, 8, Value::ptr(77, P(3)));
        assert_eq!(m.load(0, 8), Value::ptr(77, P(3)));
    }

    #[test]
    fn a_partly_overwritten_pointer_spills_and_keeps_what_is_left() {
        let mut m = ByteMap::new(8, Fill::Zero);
        m.store(8, 0, 8, Value::ptr(0x1122_3344_5566_7788, P(3)));
        m.store(8, 0, 1, Value::int(0));
        assert!(matches!(m, ByteMap::Bytes(_)));
        assert_eq!(m.load(0, 8), Value::ptr(0x1122_3344_5566_7700, P(3)));
        m.store(8, 0, 4, Value { bits: 1, undef: 0, prov: P(4) });
        assert_eq!(m.load(0, 8).prov, Prov::NONE);
        m.store(8, 7, 1, Value::POISON);
        assert!(m.load(4, 4).is_poison() && !m.load(0, 4).is_poison());
    }

    #[test]
    fn copies_take_the_shadows_along() {
        let mut a = ByteMap::new(24, Fill::Undef);
        a.store(24, 8, 8, Value::ptr(5, P(9)));
        let mut b = ByteMap::new(16, Fill::Zero);
        b.copy_from(16, 4, &a, 24, 8, 12);
        assert_eq!(b.load(4, 8), Value::ptr(5, P(9)));
        assert_eq!(b.load(12, 4), Value::undef(32));
        assert_eq!(b.load(0, 4), Value::ZERO);
        b.copy_within(16, 2, 4, 8);
        assert_eq!(b.load(2, 8), Value::ptr(5, P(9)));
        let mut found = vec![];
        b.pointees(|p| found.push(p));
        assert_eq!(found, [P(9)]);
    }

    #[test]
    fn filling_the_whole_drops_the_shadows() {
        let mut a = ByteMap::new(24, Fill::Undef);
        a.fill(24, 0, 24, Value::int(1));
        assert_eq!(a.load(16, 8), Value::int(0x0101_0101_0101_0101));
        assert_eq!(a.defined(0, 3), Ok(vec![1, 1, 1]));
        a.store(24, 2, 1, Value::undef(8));
        assert_eq!(a.defined(0, 3), Err((2, false)));
    }

    /// Bits of one byte that depend on each other do so after they were in memory, wherever in the
    /// byte they are, and what is beside them has no part in that.
    #[test]
    fn a_tag_is_kept_for_any_undefined_bit() {
        for shift in 0..16 {
            let value = Value { bits: 0, undef: 1 << shift, prov: Prov::LINKED };
            let mut m = ByteMap::new(8, Fill::Zero);
            m.store(8, 2, 2, value);
            assert_eq!(m.load(2, 2), value, "bit {shift}");
            let own = m.load(2 + shift / 8, 1);
            assert_eq!(own, Value { undef: 1 << (shift % 8), ..value }, "bit {shift}");
            assert_eq!(m.load(3 - shift / 8, 1), Value::ZERO, "bit {shift}");
        }
    }

    proptest::proptest! {
        /// Whatever is done to a small object, each byte holds what was put there last.
        #[test]
        fn small_objects_hold_their_bytes(
            size in 1u64..20,
            is_undef: bool,
            ops in proptest::collection::vec(
                (0u8..4, 0u64..20, 0u64..20, 0u64..20, 0usize..6), 1..9
            ),
        ) {
            let values = [
                Value::int(0x1122_3344_5566_7788),
                Value::ZERO,
                Value::undef(64),
                Value { bits: 0x10, undef: 0x0f03, prov: Prov::NONE },
                Value::POISON,
                Value::ptr(0x8877_6655_4433_2211, P(2)),
            ];
            let mut map = ByteMap::new(size, if is_undef { Fill::Undef } else { Fill::Zero });
            let mut model: Vec<Value> = (0..size).map(|i| map.load(i, 1)).collect();
            for (what, at, from, len, value) in ops {
                let (at, from) = (at % size, from % size);
                let len = len % (size - at.max(from) + 1);
                let places = at as usize..(at + len) as usize;
                match what {
                    0 if (1..=8).contains(&len) => {
                        let value = values[value];
                        let narrow = Value {
                            bits: value.bits & mask(len as u32 * 8),
                            undef: value.undef & mask(len as u32 * 8),
                            ..value
                        };
                        map.store(size, at, len as u32, narrow);
                        let mut alone = ByteMap::new(32, Fill::Zero);
                        alone.store(32, at, len as u32, narrow);
                        places.for_each(|i| model[i] = alone.load(i as u64, 1));
                    }
                    1 => {
                        let byte = ByteMap::Cell(values[value % 5]).load(0, 1);
                        map.fill(size, at, len, byte);
                        model[places].fill(byte);
                    }
                    2 => {
                        map.copy_within(size, at, from, len);
                        model.copy_within(from as usize..(from + len) as usize, at as usize);
                    }
                    3 => {
                        let source = map.clone();
                        map.copy_from(size, at, &source, size, from, len);
                        model.copy_within(from as usize..(from + len) as usize, at as usize);
                    }
                    _ => {}
                }
                let held: Vec<Value> = (0..size).map(|i| map.load(i, 1)).collect();
                proptest::prop_assert_eq!(&held, &model);
            }
        }
    }

    /// Whatever is done to an object, where pages meet and elsewhere, it holds what one without
    /// pages holds.
    #[test]
    fn pages_hold_what_bytes_hold() {
        let page = PAGE as u64;
        let size = 3 * page + 100;
        let mut maps = [ByteMap::new(size, Fill::Undef), ByteMap::in_pages(size, Fill::Undef)];
        let pointer = |n| Value::ptr(0x1122_3344_5566_7788, Prov::object(1, n, 0));
        for map in &mut maps {
            map.fill(size, 10, 2 * page, Value::int(7));
            for (n, at) in [0, page - 3, page, 2 * page - 8, 3 * page + 92].into_iter().enumerate()
            {
                map.store(size, at, 8, pointer(n as u32));
            }
            map.store(size, 2 * page - 1, 2, Value { undef: 0x180, ..Value::ZERO });
            map.copy_within(size, page + 1, page - 5, 2 * page + 7);
            map.fill(size, 3 * page + 50, 3, Value::POISON);
            let small = {
                let mut small = ByteMap::new(24, Fill::Zero);
                small.store(24, 3, 8, pointer(9));
                small
            };
            map.copy_from(size, page - 6, &small, 24, 0, 24);
        }
        let [plain, paged] = &maps;
        assert!(matches!(paged, ByteMap::Pages(_)));
        for len in 1..=8 {
            for at in 0..=size - u64::from(len) {
                assert_eq!(plain.load(at, len), paged.load(at, len), "{len} at {at}");
            }
        }
        assert!(paged.is_same(plain, size, &|a, b| a == b));
        assert!(paged.is_same(&paged.clone(), size, &|a, b| a == b));
        let mut out = ByteMap::new(page, Fill::Zero);
        out.copy_from(page, 1, paged, size, page - 20, page - 1);
        assert!((1..page).all(|i| out.load(i, 1) == plain.load(page - 21 + i, 1)));
        let found = |map: &ByteMap| {
            let mut all = Vec::new();
            map.pointees(|p| all.push(p));
            all
        };
        assert_eq!(found(plain), found(paged));
    }
}
