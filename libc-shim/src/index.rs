//! What `build.rs` has found in the library's texts.

/// Where the definitions of a text are, and what each needs. Numbers are those of definitions.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Index {
    /// In the order of the text.
    pub definitions: &'static [Definition],
    /// What they need, one after the other.
    needs: &'static [u16],
    /// Where each name begins and ends in `names`, and whose it is, in the order of names.
    by_name: &'static [(u32, u32, u16)],
    names: &'static str,
}

/// One of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Definition {
    /// Its bytes.
    pub start: u32,
    pub end: u32,
    /// How many lines that is.
    pub lines: u32,
    /// Where what it needs begins.
    needs: u32,
}

impl Index {
    /// The definition of a name.
    pub(crate) fn find(&self, name: &str) -> Option<usize> {
        let is = |(start, end, _): &(u32, u32, u16)| {
            self.names[*start as usize..*end as usize].cmp(name)
        };
        let found = self.by_name.binary_search_by(is);
        found.ok().map(|at| usize::from(self.by_name[at].2))
    }

    /// What a definition needs.
    pub(crate) fn needs(&self, number: usize) -> &'static [u16] {
        let next = self.definitions.get(number + 1);
        let end = next.map_or(self.needs.len(), |next| next.needs as usize);
        &self.needs[self.definitions[number].needs as usize..end]
    }
}

/// That of x86-64.
pub(crate) const X86_64: &Index = &include!(concat!(env!("OUT_DIR"), "/x86_64.in"));
/// That of i386.
pub(crate) const I386: &Index = &include!(concat!(env!("OUT_DIR"), "/i386.in"));
/// That of AArch64.
pub(crate) const AARCH64: &Index = &include!(concat!(env!("OUT_DIR"), "/aarch64.in"));
/// That of 64-bit PowerPC.
pub(crate) const POWERPC64: &Index = &include!(concat!(env!("OUT_DIR"), "/powerpc64.in"));
