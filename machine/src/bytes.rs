//! What an object holds: data, undef bits, poison and provenance, byte by byte (K-LLVM §4.3,
//! Fig. 5 `Byte`; the paper's `byteMap` restricted to one object).
//!
//! Small objects are one [`ByteMap::Cell`] and need no heap: almost every local of -O0 code. Larger
//! ones, and small ones whose bytes differ in provenance, are [`Bytes`], shared until written. Some
//! are [`Pages`] of these.

use crate::pages::Pages;
use crate::value::{Prov, Value, mask};
use std::hash::{Hash, Hasher};
use triomphe::Arc;

/// Bytes that are looked through for a pointer, at most.
const LARGE: usize = 256;

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

/// Bytes with their shadows; a shadow that says nothing is absent.
#[derive(Clone, Debug)]
pub struct Bytes {
    data: Box<[u8]>,
    /// Undefined bits, one mask per byte.
    undef: Option<Box<[u8]>>,
    /// Provenance of each byte; `Prov::POISON` marks a poison byte.
    prov: Option<Box<[Prov]>>,
}

/// What fresh bytes are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// Undefined bits.
    Undef,
    /// Poison.
    Poison,
    /// Zero.
    Zero,
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
    #[inline]
    pub fn load(&self, offset: u64, len: u32) -> Value {
        match self {
            ByteMap::Cell(cell) => {
                if cell.is_poison() {
                    return Value::POISON;
                }
                let (shift, m) = (offset as u32 * 8, mask(len * 8));
                let undef = cell.undef >> shift & m;
                let is_part = undef << shift != cell.undef;
                Value {
                    bits: cell.bits >> shift & m,
                    undef,
                    prov: if is_part {
                        cell.prov.at_byte(offset as u32).of_part()
                    } else {
                        cell.prov.at_byte(offset as u32)
                    },
                }
            }
            ByteMap::Bytes(bytes) => bytes.load(offset as usize, len as usize),
            ByteMap::Pages(pages) => pages.load(offset as usize, len as usize),
        }
    }

    /// Writes `len` (1 to 8) bytes at `offset` of an object of `size` bytes. The caller has checked
    /// the range.
    #[inline]
    pub fn store(&mut self, size: u64, offset: u64, len: u32, value: Value) {
        match self {
            ByteMap::Cell(cell) if u64::from(len) == size => *cell = value,
            ByteMap::Cell(cell) if cell.prov == value.prov && cell.prov.is_ordinary() => {
                let (shift, m) = (offset as u32 * 8, mask(len * 8));
                cell.bits = cell.bits & !(m << shift) | value.bits << shift;
                cell.undef = cell.undef & !(m << shift) | value.undef << shift;
            }
            ByteMap::Cell(_) => {
                self.spill(size);
                self.store(size, offset, len, value);
            }
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
        let source = self.clone();
        self.copy_from(size, offset, &source, size, from, len);
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
            ByteMap::Bytes(bytes) => {
                bytes.prov.as_ref().is_some_and(|p| p.len() > LARGE || p.contains(&prov))
            }
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

impl Bytes {
    /// Fresh content.
    pub(crate) fn new(size: usize, fill: Fill) -> Bytes {
        Bytes {
            data: vec![0; size].into(),
            undef: (fill == Fill::Undef).then(|| vec![0xff; size].into()),
            prov: (fill == Fill::Poison).then(|| vec![Prov::POISON; size].into()),
        }
    }

    /// Defined bytes.
    pub fn from_data(data: Vec<u8>) -> Bytes {
        Bytes { data: data.into(), undef: None, prov: None }
    }

    /// How many they are.
    pub(crate) fn len(&self) -> usize {
        self.data.len()
    }

    /// The provenance of each byte, if some byte may have one.
    pub(crate) fn provenances(&self) -> impl Iterator<Item = Prov> {
        self.prov.iter().flat_map(|p| p.iter().copied())
    }

    #[inline]
    pub(crate) fn load(&self, offset: usize, len: usize) -> Value {
        let bits = read_le(&self.data[offset..offset + len]);
        let undef = self.undef.as_ref().map_or(0, |u| read_le(&u[offset..offset + len]));
        let judge = |p: &[Prov]| judge_all(&p[offset..offset + len], undef);
        let prov = self.prov.as_ref().map_or(Prov::NONE, |p| judge(p));
        if prov == Prov::POISON { Value::POISON } else { Value { bits, undef, prov } }
    }

    #[inline]
    pub(crate) fn store(&mut self, offset: usize, len: usize, value: Value) {
        write_le(&mut self.data[offset..offset + len], value.bits);
        if let Some(undef) = &mut self.undef {
            write_le(&mut undef[offset..offset + len], value.undef);
        } else if value.undef != 0 {
            write_le(&mut self.undef_mut()[offset..offset + len], value.undef);
        }
        if self.prov.is_some() || value.prov != Prov::NONE {
            let provs = &mut self.prov_mut()[offset..offset + len];
            if value.prov.is_tag() { tag_all(provs, value) } else { provs.fill(value.prov) }
        }
    }

    fn has_one_provenance(&self) -> bool {
        self.prov.as_ref().is_none_or(|p| p.iter().all(|q| *q == p[0]))
    }

    /// May some byte have a provenance?
    pub(crate) fn has_pointers(&self) -> bool {
        self.prov.is_some()
    }

    /// Feeds a hasher; a shadow that says nothing counts as absent.
    pub(crate) fn feed<H: Hasher>(&self, hasher: &mut H) {
        self.data.hash(hasher);
        self.undef.as_ref().filter(|u| u.iter().any(|&m| m != 0)).hash(hasher);
        self.prov.as_ref().filter(|p| p.iter().any(|&q| q != Prov::NONE)).hash(hasher);
    }

    fn undef_mut(&mut self) -> &mut [u8] {
        let size = self.data.len();
        self.undef.get_or_insert_with(|| vec![0; size].into())
    }

    fn prov_mut(&mut self) -> &mut [Prov] {
        let size = self.data.len();
        self.prov.get_or_insert_with(|| vec![Prov::NONE; size].into())
    }

    pub(crate) fn fill(&mut self, offset: usize, len: usize, byte: Value) {
        let range = offset..offset + len;
        self.data[range.clone()].fill(byte.bits as u8);
        if byte.undef != 0 {
            self.undef_mut()[range.clone()].fill(byte.undef as u8);
        } else if len == self.data.len() {
            self.undef = None;
        } else if let Some(undef) = &mut self.undef {
            undef[range.clone()].fill(0);
        }
        if byte.prov != Prov::NONE {
            self.prov_mut()[range].fill(byte.prov);
        } else if len == self.data.len() {
            self.prov = None;
        } else if let Some(prov) = &mut self.prov {
            prov[range].fill(Prov::NONE);
        }
    }

    pub(crate) fn copy_from(&mut self, offset: usize, source: &Bytes, from: usize, len: usize) {
        let (to, from) = (offset..offset + len, from..from + len);
        self.data[to.clone()].copy_from_slice(&source.data[from.clone()]);
        match &source.undef {
            Some(undef) => self.undef_mut()[to.clone()].copy_from_slice(&undef[from.clone()]),
            None => {
                if let Some(undef) = &mut self.undef {
                    undef[to.clone()].fill(0);
                }
            }
        }
        match &source.prov {
            Some(prov) => self.prov_mut()[to].copy_from_slice(&prov[from]),
            None => {
                if let Some(prov) = &mut self.prov {
                    prov[to].fill(Prov::NONE);
                }
            }
        }
    }
}

/// `judge` over all bytes of a value: one object and none give the object, two objects give none,
/// one poison byte gives poison.
#[inline]
fn judge_all(provs: &[Prov], undef: u64) -> Prov {
    let first = provs[0];
    if provs.iter().all(|&p| p == first) && !first.is_tag() {
        return first;
    }
    judge_mixed(provs, undef)
}

fn judge_mixed(provs: &[Prov], undef: u64) -> Prov {
    if provs.contains(&Prov::POISON) {
        return Prov::POISON;
    }
    if provs.iter().any(|p| p.is_tag()) {
        return judge_tags(provs, undef);
    }
    let mut one = Prov::NONE;
    for &p in provs {
        if p != Prov::NONE {
            if one != Prov::NONE && one != p {
                return Prov::NONE;
            }
            one = p;
        }
    }
    one
}

/// The tag of bytes some of which have one: that of the whole if they are, from the lowest on, the
/// bytes of one set.
#[cold]
fn judge_tags(provs: &[Prov], undef: u64) -> Prov {
    let mut all = None;
    for (i, p) in provs.iter().enumerate().filter(|(i, _)| undef >> (8 * i) & 0xff != 0) {
        let tag = p.only_tag().above_bytes(i as u32);
        all = Some(match all {
            None => tag,
            Some(other) if other == tag => tag,
            Some(other) => tag.join_tag(other),
        });
    }
    all.unwrap_or(Prov::NONE)
}

/// Each byte's part of a tag. What makes a value several is not known of its bytes.
#[cold]
fn tag_all(provs: &mut [Prov], value: Value) {
    for (i, p) in provs.iter_mut().enumerate() {
        let is_defined = value.undef >> (8 * i) & 0xff == 0;
        *p = if is_defined { Prov::NONE } else { value.prov.of_part().at_byte(i as u32) };
    }
}

#[inline]
fn read_le(bytes: &[u8]) -> u64 {
    match *bytes {
        [a] => u64::from(a),
        [a, b, c, d] => u64::from(u32::from_le_bytes([a, b, c, d])),
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => bytes.iter().rev().fold(0, |n, &b| n << 8 | u64::from(b)),
    }
}

#[inline]
fn write_le(bytes: &mut [u8], bits: u64) {
    match bytes.len() {
        1 => bytes[0] = bits as u8,
        4 => bytes.copy_from_slice(&(bits as u32).to_le_bytes()),
        8 => bytes.copy_from_slice(&bits.to_le_bytes()),
        n => bytes.copy_from_slice(&bits.to_le_bytes()[..n]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
}
