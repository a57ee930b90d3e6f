//! Objects that code of the host finds by itself (`crate::compiled`).

use crate::value::Prov;

/// An object that the thread may access as it likes until the code is left.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// Its first address.
    pub(crate) base: u64,
    /// Its size in bytes.
    pub(crate) size: u64,
    /// Its bytes.
    pub(crate) data: *mut u8,
    /// The masks of their undefined bits, if there are any.
    pub(crate) undef: *mut u8,
    /// The provenance of each four of them, if there are any.
    pub(crate) provs: *mut u64,
    /// Where it says when it was written last. Null: it must not be written so.
    pub(crate) written_at: *mut u32,
    /// Do all of each four bytes have one provenance?
    pub(crate) is_grouped: u64,
    /// A power of two is easier to step over.
    pub(crate) pad: u64,
}

impl Known {
    pub(crate) const NONE: Known = Known {
        base: 0,
        size: 0,
        data: std::ptr::null_mut(),
        undef: std::ptr::null_mut(),
        provs: std::ptr::null_mut(),
        written_at: std::ptr::null_mut(),
        is_grouped: 0,
        pad: 0,
    };

    /// The same, which must not be written.
    pub(crate) fn for_reading(self) -> Known {
        Known { written_at: std::ptr::null_mut(), ..self }
    }

    /// Where an object is among those that are known.
    pub(crate) fn place(prov: Prov) -> usize {
        let word = prov.word();
        (word ^ word >> 26) as usize % KNOWN
    }
}

/// So many objects are known at a time.
pub(crate) const KNOWN: usize = 32;
