//! Large objects of engines that drive threads, in pages. Such an engine keeps a copy of a thread's
//! own memory with each of its events; copies share the pages until they are written.

use crate::bytes::{Bytes, Fill};
use crate::value::{Prov, Value};
use std::hash::Hasher;
use triomphe::Arc;

/// Bytes in a page.
const PAGE: usize = 1 << 11;

/// Bytes in pages of one size, but for the last one.
#[derive(Clone, Debug)]
pub struct Pages {
    pages: Vec<Arc<Bytes>>,
}

/// A part of a range that lies in one page.
struct Piece {
    page: usize,
    /// Where it begins in the page, and in the range.
    offset: usize,
    done: usize,
    len: usize,
}

/// The parts of a range.
fn pieces(offset: usize, len: usize) -> impl Iterator<Item = Piece> {
    let mut done = 0;
    std::iter::from_fn(move || {
        let at = offset + done;
        let piece = Piece {
            page: at / PAGE,
            offset: at % PAGE,
            done,
            len: (PAGE - at % PAGE).min(len - done),
        };
        done += piece.len;
        (piece.len > 0).then_some(piece)
    })
}

impl Pages {
    /// Is an object of this size to be one of pages?
    pub fn is_for(size: u64) -> bool {
        size > 2 * PAGE as u64
    }

    /// Fresh content.
    pub fn new(size: usize, fill: Fill) -> Pages {
        let whole = Arc::new(Bytes::new(PAGE, fill));
        let mut pages = vec![whole; size / PAGE];
        if !size.is_multiple_of(PAGE) {
            pages.push(Arc::new(Bytes::new(size % PAGE, fill)));
        }
        Pages { pages }
    }

    /// Reads `len` (1 to 8) bytes.
    #[inline]
    pub fn load(&self, offset: usize, len: usize) -> Value {
        if offset % PAGE + len <= PAGE {
            return self.pages[offset / PAGE].load(offset % PAGE, len);
        }
        let mut whole = Bytes::new(len, Fill::Zero);
        self.copy_to(offset, len, &mut whole, 0);
        whole.load(0, len)
    }

    /// Writes `len` (1 to 8) bytes.
    #[inline]
    pub fn store(&mut self, offset: usize, len: usize, value: Value) {
        if offset % PAGE + len <= PAGE {
            return self.page_mut(offset / PAGE).store(offset % PAGE, len, value);
        }
        let mut whole = Bytes::new(len, Fill::Zero);
        whole.store(0, len, value);
        self.copy_from(offset, &whole, 0, len);
    }

    /// Sets bytes to one byte's value.
    pub fn fill(&mut self, offset: usize, len: usize, byte: Value) {
        for p in pieces(offset, len) {
            self.page_mut(p.page).fill(p.offset, p.len, byte);
        }
    }

    /// Copies bytes of something else.
    pub fn copy_from(&mut self, offset: usize, source: &Bytes, from: usize, len: usize) {
        for p in pieces(offset, len) {
            self.page_mut(p.page).copy_from(p.offset, source, from + p.done, p.len);
        }
    }

    /// Copies bytes of another object in pages.
    pub fn copy_pages(&mut self, offset: usize, source: &Pages, from: usize, len: usize) {
        for p in pieces(offset, len) {
            source.copy_to(from + p.done, p.len, self.page_mut(p.page), p.offset);
        }
    }

    /// Copies bytes to something else.
    pub fn copy_to(&self, offset: usize, len: usize, to: &mut Bytes, at: usize) {
        for p in pieces(offset, len) {
            to.copy_from(at + p.done, &self.pages[p.page], p.offset, p.len);
        }
    }

    /// The provenance of bytes that may have one, in order.
    pub fn provenances(&self) -> impl Iterator<Item = Prov> {
        self.pages.iter().flat_map(|page| page.provenances())
    }

    /// May some byte have a provenance?
    pub fn has_pointers(&self) -> bool {
        self.pages.iter().any(|page| page.has_pointers())
    }

    /// Do both hold the same, as `same` has it?
    pub fn is_same(&self, other: &Pages, same: &impl Fn(Value, Value) -> bool) -> bool {
        let mut pairs = self.pages.iter().zip(&other.pages);
        self.pages.len() == other.pages.len()
            && pairs.all(|(a, b)| {
                Arc::ptr_eq(a, b) && !a.has_pointers()
                    || a.len() == b.len() && (0..a.len()).all(|i| same(a.load(i, 1), b.load(i, 1)))
            })
    }

    /// Feeds content to a hasher.
    pub fn feed<H: Hasher>(&self, hasher: &mut H) {
        self.pages.iter().for_each(|page| page.feed(hasher));
    }

    fn page_mut(&mut self, page: usize) -> &mut Bytes {
        Arc::make_mut(&mut self.pages[page])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bytes::ByteMap;

    /// Whatever is done to an object, where pages meet and elsewhere, it holds what one without
    /// pages holds.
    #[test]
    fn pages_hold_what_bytes_hold() {
        let size = 3 * PAGE as u64 + 100;
        let mut maps = [ByteMap::new(size, Fill::Undef), ByteMap::in_pages(size, Fill::Undef)];
        let page = PAGE as u64;
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
