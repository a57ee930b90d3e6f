//! The provenance of bytes: one for four of them, as pointers lie at multiples of four and more,
//! and of each by itself only where they differ.

use crate::value::Prov;
use rustc_hash::FxHashMap;
use std::hash::{Hash, Hasher};

/// Bytes that have one provenance, most often.
const GROUP: usize = 4;

/// The provenance of each byte of an object.
#[derive(Clone, Debug)]
pub(crate) struct Provs {
    /// Of so many bytes.
    size: usize,
    /// Of each group; [`Prov::MIXED`]: its bytes differ.
    groups: Box<[Prov]>,
    /// Of each byte of those whose bytes differ.
    mixed: Option<Box<FxHashMap<usize, [Prov; GROUP]>>>,
}

impl Provs {
    /// All bytes have the same.
    pub(crate) fn new(size: usize, prov: Prov) -> Provs {
        Provs { size, groups: vec![prov; size.div_ceil(GROUP)].into(), mixed: None }
    }

    /// That of each four bytes; [`Prov::MIXED`]: they differ.
    pub(crate) fn groups(&self) -> &[Prov] {
        &self.groups
    }

    /// The same, to be changed.
    pub(crate) fn groups_mut(&mut self) -> &mut [Prov] {
        &mut self.groups
    }

    /// Do no four bytes differ?
    pub(crate) fn is_grouped(&self) -> bool {
        self.mixed.is_none()
    }

    /// What all bytes of a range have, if that is easy to see, and no tag. The range is not empty.
    #[inline(always)]
    pub(crate) fn only_one(&self, offset: usize, len: usize) -> Option<Prov> {
        let groups = &self.groups[offset / GROUP..=(offset + len - 1) / GROUP];
        let first = groups[0];
        let is_one = groups.iter().fold(0, |n, p| n | (p.word() ^ first.word())) == 0;
        (is_one && !first.is_tag()).then_some(first)
    }

    /// What each byte of a range of at most eight has.
    #[cold]
    pub(crate) fn some(&self, offset: usize, len: usize) -> [Prov; 8] {
        let mut all = [Prov::NONE; 8];
        all.iter_mut().take(len).enumerate().for_each(|(i, prov)| *prov = self.get(offset + i));
        all
    }

    /// What a byte has.
    pub(crate) fn get(&self, byte: usize) -> Prov {
        match self.groups[byte / GROUP] {
            Prov::MIXED => self.bytes_of(byte / GROUP)[byte % GROUP],
            prov => prov,
        }
    }

    fn bytes_of(&self, group: usize) -> [Prov; GROUP] {
        match self.groups[group] {
            Prov::MIXED => match self.mixed.as_ref().and_then(|mixed| mixed.get(&group)) {
                Some(bytes) => *bytes,
                None => bug!("bytes that differ are known by none"),
            },
            prov => [prov; GROUP],
        }
    }

    /// How many bytes of a group there are.
    fn width_of(&self, group: usize) -> usize {
        GROUP.min(self.size - group * GROUP)
    }

    /// What all of the object's bytes have, once for those in a row that have it together.
    pub(crate) fn all(&self) -> impl Iterator<Item = Prov> {
        (0..self.groups.len()).flat_map(|group| {
            let bytes = self.bytes_of(group);
            let is_mixed = self.groups[group] == Prov::MIXED;
            bytes.into_iter().take(if is_mixed { self.width_of(group) } else { 1 })
        })
    }

    /// Have all bytes the same?
    pub(crate) fn is_one(&self) -> bool {
        let first = self.groups.first();
        first.is_none_or(|p| *p != Prov::MIXED && self.groups.iter().all(|q| q == p))
    }

    /// Has no byte any?
    pub(crate) fn are_none(&self) -> bool {
        self.groups.iter().all(|p| *p == Prov::NONE)
    }

    /// Has some byte this one?
    pub(crate) fn contain(&self, prov: Prov) -> bool {
        self.groups.contains(&prov)
            || self.mixed.as_ref().is_some_and(|mixed| mixed.values().flatten().any(|p| *p == prov))
    }

    /// All bytes of a range get the same.
    #[inline(always)]
    pub(crate) fn fill(&mut self, offset: usize, len: usize, prov: Prov) {
        if self.mixed.is_none() && offset.is_multiple_of(GROUP) && len.is_multiple_of(GROUP) {
            self.groups[offset / GROUP..(offset + len) / GROUP].fill(prov);
        } else {
            self.fill_bytes(offset, len, prov);
        }
    }

    fn fill_bytes(&mut self, offset: usize, len: usize, prov: Prov) {
        let (mut at, end) = (offset, offset + len);
        while at < end {
            let group = at / GROUP;
            let first = at % GROUP;
            let next = end.min((group + 1) * GROUP);
            if self.groups[group] != prov {
                let mut bytes = self.bytes_of(group);
                bytes[first..first + (next - at)].fill(prov);
                self.put(group, bytes);
            }
            at = next;
        }
    }

    /// Bytes of a range get what others have.
    pub(crate) fn copy_from(&mut self, offset: usize, source: &Provs, from: usize, len: usize) {
        let is_in_groups = [offset, from, len].iter().all(|n| n.is_multiple_of(GROUP));
        if is_in_groups && self.mixed.is_none() && source.mixed.is_none() {
            let (to, from) = (offset / GROUP, from / GROUP);
            let groups = &source.groups[from..from + len / GROUP];
            return self.groups[to..to + len / GROUP].copy_from_slice(groups);
        }
        let mut done = 0;
        while done < len {
            let group = (offset + done) / GROUP;
            let mut bytes = self.bytes_of(group);
            for byte in &mut bytes[(offset + done) % GROUP..] {
                if done < len {
                    *byte = source.get(from + done);
                    done += 1;
                }
            }
            self.put(group, bytes);
        }
    }

    /// The bytes of a group get these. There is one form for equal contents.
    fn put(&mut self, group: usize, mut bytes: [Prov; GROUP]) {
        let width = self.width_of(group);
        let first = bytes[0];
        if bytes[..width].iter().all(|p| *p == first) {
            if self.groups[group] == Prov::MIXED
                && let Some(mixed) = &mut self.mixed
            {
                mixed.remove(&group);
                if mixed.is_empty() {
                    self.mixed = None;
                }
            }
            self.groups[group] = first;
            return;
        }
        bytes[width..].fill(Prov::NONE);
        self.groups[group] = Prov::MIXED;
        self.mixed.get_or_insert_default().insert(group, bytes);
    }
}

impl Hash for Provs {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.groups.hash(hasher);
        if self.mixed.is_some() {
            let is_mixed = |group: &usize| self.groups[*group] == Prov::MIXED;
            (0..self.groups.len())
                .filter(is_mixed)
                .for_each(|group| self.bytes_of(group).hash(hasher));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hash::DefaultHasher;

    /// Whatever is done, each byte has what it would have in a list of bytes, and equal contents
    /// are hashed alike.
    #[test]
    fn groups_hold_what_a_list_holds() {
        const SIZE: usize = 23;
        let prov = |n: usize| if n == 0 { Prov::NONE } else { Prov::object(1, n as u32, 0) };
        let mut random = 1usize;
        let mut next = |below: usize| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 33) % below
        };
        let mut provs = Provs::new(SIZE, Prov::NONE);
        let mut list = vec![Prov::NONE; SIZE];
        for _ in 0..4000 {
            let (offset, p) = (next(SIZE), prov(next(4)));
            let len = next(SIZE - offset) + 1;
            if next(3) == 0 {
                let from = next(SIZE - len + 1);
                let (source, bytes) = (provs.clone(), list.clone());
                provs.copy_from(offset, &source, from, len);
                list[offset..offset + len].copy_from_slice(&bytes[from..from + len]);
            } else {
                provs.fill(offset, len, p);
                list[offset..offset + len].fill(p);
            }
            assert!((0..SIZE).all(|i| provs.get(i) == list[i]));
            let (at, len) = (next(SIZE - 7), next(8) + 1);
            assert_eq!(provs.some(at, len)[..len], list[at..at + len]);
            match provs.only_one(at, len) {
                Some(one) => assert!(list[at..at + len].iter().all(|p| *p == one)),
                None => assert!(list[at / GROUP * GROUP..].iter().any(|p| *p != list[at])),
            }
            assert_eq!(provs.is_one(), list.iter().all(|p| *p == list[0]));
            assert_eq!(provs.are_none(), list.iter().all(|p| *p == Prov::NONE));
            assert!((1..5).all(|n| provs.contain(prov(n)) == list.contains(&prov(n))));
            let mut once: Vec<Prov> = provs.all().collect();
            let mut all = list.clone();
            once.dedup();
            all.dedup();
            assert_eq!(once, all);
            let mut same = Provs::new(SIZE, Prov::POISON);
            (0..SIZE).rev().for_each(|i| same.fill(i, 1, list[i]));
            let hash = |provs: &Provs| {
                let mut hasher = DefaultHasher::new();
                provs.hash(&mut hasher);
                hasher.finish()
            };
            assert_eq!(hash(&provs), hash(&same));
        }
    }
}
