//! Data, undef bits, poison and provenance, byte by byte (K-LLVM §4.3, Fig. 5 `Byte`; the paper's
//! `byteMap` restricted to one object).

use crate::provs::Provs;
use crate::value::{Prov, Value};
use std::hash::{Hash, Hasher};

/// Bytes that are looked through for a pointer, at most.
const LARGE: usize = 256;

/// Bytes with their shadows; a shadow that says nothing is absent.
#[derive(Clone, Debug)]
pub struct Bytes {
    data: Box<[u8]>,
    /// Undefined bits, one mask per byte.
    undef: Option<Box<[u8]>>,
    /// Provenance of each byte; `Prov::POISON` marks a poison byte.
    prov: Option<Provs>,
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

impl Bytes {
    /// Fresh content.
    pub(crate) fn new(size: usize, fill: Fill) -> Bytes {
        Bytes {
            data: vec![0; size].into(),
            undef: (fill == Fill::Undef).then(|| vec![0xff; size].into()),
            prov: (fill == Fill::Poison).then(|| Provs::new(size, Prov::POISON)),
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
        self.prov.iter().flat_map(|p| p.all())
    }

    /// Of defined bytes of one provenance the same is in `compiled/memory.rs`, and so is `store`.
    #[inline(always)]
    pub(crate) fn load(&self, offset: usize, len: usize) -> Value {
        let bits = read_le(&self.data[offset..offset + len]);
        let undef = match &self.undef {
            Some(undef) => read_le(&undef[offset..offset + len]),
            None => 0,
        };
        let prov = match &self.prov {
            Some(provs) => match provs.only_one(offset, len) {
                Some(prov) => prov,
                None => judge_all(&provs.some(offset, len)[..len], undef),
            },
            None => Prov::NONE,
        };
        if prov == Prov::POISON { Value::POISON } else { Value { bits, undef, prov } }
    }

    /// Are bytes of several kinds ([`Prov::differs`])?
    #[inline]
    pub(crate) fn is_mixed(&self, offset: usize, len: usize) -> bool {
        self.prov.as_ref().is_some_and(|provs| {
            provs.only_one(offset, len).is_none() && {
                let all = &provs.some(offset, len)[..len];
                all.iter().any(|prov| prov.differs(all[0]))
            }
        })
    }

    /// The provenance of a byte.
    pub(crate) fn provenance_at(&self, offset: usize) -> Prov {
        self.prov.as_ref().map_or(Prov::NONE, |provs| provs.get(offset))
    }

    #[inline(always)]
    pub(crate) fn store(&mut self, offset: usize, len: usize, value: Value) {
        write_le(&mut self.data[offset..offset + len], value.bits);
        if let Some(undef) = &mut self.undef {
            write_le(&mut undef[offset..offset + len], value.undef);
        } else if value.undef != 0 {
            write_le(&mut self.undef_mut()[offset..offset + len], value.undef);
        }
        if self.prov.is_some() || value.prov != Prov::NONE {
            let provs = self.prov_mut();
            if value.prov.is_tag() {
                tag_all(provs, offset, len, value);
            } else {
                provs.fill(offset, len, value.prov);
            }
        }
    }

    /// Where the bytes are, the masks of their undefined bits, and the provenance of each four:
    /// null if there are none; and whether all of each four have one.
    pub(crate) fn places(&self) -> (*const u8, *const u8, *const Prov, bool) {
        let undef = self.undef.as_ref().map_or(std::ptr::null(), |undef| undef.as_ptr());
        let (provs, is_grouped) = match &self.prov {
            Some(provs) => (provs.groups().as_ptr(), provs.is_grouped()),
            None => (std::ptr::null(), true),
        };
        (self.data.as_ptr(), undef, provs, is_grouped)
    }

    /// The same for who writes them.
    pub(crate) fn places_mut(&mut self) -> (*mut u8, *mut u8, *mut Prov, bool) {
        let undef = self.undef.as_mut().map_or(std::ptr::null_mut(), |undef| undef.as_mut_ptr());
        let (provs, is_grouped) = match &mut self.prov {
            Some(provs) => {
                let is_grouped = provs.is_grouped();
                (provs.groups_mut().as_mut_ptr(), is_grouped)
            }
            None => (std::ptr::null_mut(), true),
        };
        (self.data.as_mut_ptr(), undef, provs, is_grouped)
    }

    pub(crate) fn has_one_provenance(&self) -> bool {
        self.prov.as_ref().is_none_or(|p| p.is_one())
    }

    /// Might there be a pointer to this object? What is large counts as one that has it.
    pub(crate) fn may_hold(&self, prov: Prov) -> bool {
        self.prov.as_ref().is_some_and(|p| self.len() > LARGE || p.contain(prov))
    }

    /// May some byte have a provenance?
    pub(crate) fn has_pointers(&self) -> bool {
        self.prov.is_some()
    }

    /// Feeds a hasher; a shadow that says nothing counts as absent.
    pub(crate) fn feed<H: Hasher>(&self, hasher: &mut H) {
        self.data.hash(hasher);
        self.undef.as_ref().filter(|u| u.iter().any(|&m| m != 0)).hash(hasher);
        self.prov.as_ref().filter(|p| !p.are_none()).hash(hasher);
    }

    fn undef_mut(&mut self) -> &mut [u8] {
        let size = self.data.len();
        self.undef.get_or_insert_with(|| vec![0; size].into())
    }

    #[inline]
    fn prov_mut(&mut self) -> &mut Provs {
        let size = self.data.len();
        self.prov.get_or_insert_with(|| Provs::new(size, Prov::NONE))
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
            self.prov_mut().fill(offset, len, byte.prov);
        } else if len == self.data.len() {
            self.prov = None;
        } else if let Some(prov) = &mut self.prov {
            prov.fill(offset, len, Prov::NONE);
        }
    }

    pub(crate) fn copy_from(&mut self, offset: usize, source: &Bytes, from: usize, len: usize) {
        let (to, range) = (offset..offset + len, from..from + len);
        self.data[to.clone()].copy_from_slice(&source.data[range.clone()]);
        match &source.undef {
            Some(undef) => self.undef_mut()[to].copy_from_slice(&undef[range]),
            None => {
                if let Some(undef) = &mut self.undef {
                    undef[to].fill(0);
                }
            }
        }
        match &source.prov {
            Some(prov) => self.prov_mut().copy_from(offset, prov, from, len),
            None => {
                if let Some(prov) = &mut self.prov {
                    prov.fill(offset, len, Prov::NONE);
                }
            }
        }
    }
}

/// `judge` over all bytes of a value: one object and none give the object, two objects give none,
/// one poison byte gives poison.
#[inline(never)]
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
fn tag_all(provs: &mut Provs, offset: usize, len: usize, value: Value) {
    for i in 0..len {
        let is_defined = value.undef >> (8 * i) & 0xff == 0;
        let tag = if is_defined { Prov::NONE } else { value.prov.of_part().at_byte(i as u32) };
        provs.fill(offset + i, 1, tag);
    }
}

#[inline(always)]
fn read_le(bytes: &[u8]) -> u64 {
    match *bytes {
        [a] => u64::from(a),
        [a, b, c, d] => u64::from(u32::from_le_bytes([a, b, c, d])),
        [a, b, c, d, e, f, g, h] => u64::from_le_bytes([a, b, c, d, e, f, g, h]),
        _ => bytes.iter().rev().fold(0, |n, &b| n << 8 | u64::from(b)),
    }
}

#[inline(always)]
fn write_le(bytes: &mut [u8], bits: u64) {
    match bytes.len() {
        1 => bytes[0] = bits as u8,
        4 => bytes.copy_from_slice(&(bits as u32).to_le_bytes()),
        8 => bytes.copy_from_slice(&bits.to_le_bytes()),
        n => bytes.copy_from_slice(&bits.to_le_bytes()[..n]),
    }
}
