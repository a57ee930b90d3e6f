//! Large objects of engines that drive threads, in pages. Such an engine keeps a copy of a thread's
//! own memory with each of its events; copies share the pages until they are written.

use crate::bytes::{Bytes, Fill};
use crate::value::{Prov, Value};
use std::hash::Hasher;
use triomphe::Arc;

/// Bytes in a page.
pub(crate) const PAGE: usize = 1 << 11;

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

    /// Are bytes of several kinds ([`Prov::differs`])?
    #[inline]
    pub fn is_mixed(&self, offset: usize, len: usize) -> bool {
        if offset % PAGE + len <= PAGE {
            return self.pages[offset / PAGE].is_mixed(offset % PAGE, len);
        }
        let prov = |at: usize| self.pages[at / PAGE].provenance_at(at % PAGE);
        (offset..offset + len).any(|at| prov(at).differs(prov(offset)))
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
