//! LangRef, "Data Layout": sizes, alignments and offsets of types.

/// Byte order of memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Endian {
    Little,
    Big,
}

/// Alignments of a type, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Alignment {
    /// What is relied upon.
    pub abi: u64,
    /// What objects get of which nothing is said: at least that of the ABI.
    pub preferred: u64,
}

impl Alignment {
    const fn of(abi: u64, preferred: u64) -> Alignment {
        Alignment { abi, preferred }
    }

    const fn both(bytes: u64) -> Alignment {
        Alignment { abi: bytes, preferred: bytes }
    }
}

/// Sizes of pointers of one address space, in bits; alignment in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PointerSpec {
    /// Address space.
    pub addrspace: u32,
    /// Width in bits.
    pub bits: u32,
    /// Alignment in memory.
    pub align: Alignment,
    /// Width in bits of the index type of getelementptr.
    pub index_bits: u32,
}

/// `target datalayout`, with LangRef's defaults.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    /// The string as given.
    pub text: String,
    /// Byte order.
    pub endian: Endian,
    /// Pointer specs; address space 0 is always there.
    pub pointers: Vec<PointerSpec>,
    /// Alignments of integers by their bits, ascending.
    pub ints: Vec<(u32, Alignment)>,
    /// Alignments of floats by their bits.
    pub floats: Vec<(u32, Alignment)>,
    /// Alignments of vectors by their bits.
    pub vectors: Vec<(u32, Alignment)>,
    /// Alignment of aggregates at least.
    pub aggregate: Alignment,
    /// Address space of allocas.
    pub alloca_addrspace: u32,
    /// Address space of globals.
    pub globals_addrspace: u32,
    /// Address space of functions.
    pub program_addrspace: u32,
}

const POINTER: PointerSpec =
    PointerSpec { addrspace: 0, bits: 64, align: Alignment::both(8), index_bits: 64 };

impl Default for DataLayout {
    /// LangRef's defaults, little-endian.
    fn default() -> Self {
        let both = |(bits, bytes)| (bits, Alignment::both(bytes));
        let mut ints: Vec<_> = [(1, 1), (8, 1), (16, 2), (32, 4)].map(both).into();
        ints.push((64, Alignment::of(4, 8)));
        DataLayout {
            text: String::new(),
            endian: Endian::Little,
            pointers: vec![POINTER],
            ints,
            floats: [(16, 2), (32, 4), (64, 8), (128, 16)].map(both).into(),
            vectors: [(64, 8), (128, 16)].map(both).into(),
            aggregate: Alignment::of(1, 8),
            alloca_addrspace: 0,
            globals_addrspace: 0,
            program_addrspace: 0,
        }
    }
}

impl DataLayout {
    /// Reads the string of `target datalayout`; what is wrong with it otherwise. Parts that have
    /// no bearing on meaning (mangling, native widths, stack alignment) are checked no further.
    pub fn parse(text: &str) -> Result<DataLayout, String> {
        let mut layout = DataLayout { text: text.to_owned(), ..DataLayout::default() };
        for part in text.split('-').filter(|part| !part.is_empty()) {
            layout.parse_part(part).map_err(|why| format!("data layout, `{part}`: {why}"))?;
        }
        Ok(layout)
    }

    /// The spec of an address space; those that the string does not name are like 0.
    pub fn pointer(&self, addrspace: u32) -> &PointerSpec {
        let find = |space| self.pointers.iter().find(|p| p.addrspace == space);
        find(addrspace).or_else(|| find(0)).unwrap_or(&POINTER)
    }

    /// Width of pointers of an address space, in bits.
    pub fn pointer_bits(&self, addrspace: u32) -> u32 {
        self.pointer(addrspace).bits
    }

    fn parse_part(&mut self, part: &str) -> Result<(), String> {
        let mut chars = part.chars();
        let kind = chars.next().unwrap_or(' ');
        let rest = chars.as_str();
        match kind {
            'e' => self.endian = Endian::Little,
            'E' => self.endian = Endian::Big,
            'p' => self.parse_pointer(rest)?,
            'i' => set(&mut self.ints, self::sized(rest)?),
            'f' => set(&mut self.floats, self::sized(rest)?),
            'v' => set(&mut self.vectors, self::sized(rest)?),
            'a' => self.aggregate = aggregate(rest)?,
            'A' => self.alloca_addrspace = number(rest)?,
            'G' => self.globals_addrspace = number(rest)?,
            'P' => self.program_addrspace = number(rest)?,
            // Native widths, non-integral pointers, stack alignment, mangling, function pointers.
            'n' | 's' | 'S' | 'm' | 'F' => {}
            _ => return Err("unknown part".to_owned()),
        }
        Ok(())
    }

    /// `p1:64:64:64:32`: address space, width, ABI and preferred alignment, index width.
    fn parse_pointer(&mut self, text: &str) -> Result<(), String> {
        let text = text.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let mut parts = text.split(':');
        let addrspace = match parts.next() {
            None | Some("") => 0,
            Some(text) => number(text)?,
        };
        let bits = width(parts.next().ok_or("width is missing")?)?;
        let align = alignments(parts.next().unwrap_or("64"), parts.next())?;
        let index_bits = parts.next().map(width).transpose()?.unwrap_or(bits);
        if index_bits > bits {
            return Err("index is wider than the pointer".to_owned());
        }
        let spec = PointerSpec { addrspace, bits, align, index_bits };
        match self.pointers.iter_mut().find(|p| p.addrspace == addrspace) {
            Some(known) => *known = spec,
            None => self.pointers.push(spec),
        }
        Ok(())
    }
}

/// `64:32:64`: a width in bits, and its alignments.
fn sized(text: &str) -> Result<(u32, Alignment), String> {
    let mut parts = text.split(':');
    let bits = width(parts.next().unwrap_or_default())?;
    let abi = parts.next().ok_or("alignment is missing")?;
    Ok((bits, alignments(abi, parts.next())?))
}

/// `:0:64` or `0:64`: the first is at least 1.
fn aggregate(text: &str) -> Result<Alignment, String> {
    let text = text.strip_prefix('0').filter(|t| t.starts_with(':')).unwrap_or(text);
    let mut parts = text.trim_start_matches(':').split(':');
    let abi = parts.next().unwrap_or_default();
    alignments(if abi == "0" { "8" } else { abi }, parts.next())
}

/// An alignment that is relied upon and one that is preferred, which is no smaller; the same
/// where there is none.
fn alignments(abi: &str, preferred: Option<&str>) -> Result<Alignment, String> {
    let abi = alignment(abi)?;
    let preferred = preferred.map_or(Ok(abi), alignment)?;
    if preferred < abi {
        return Err("the preferred alignment is less than that of the ABI".to_owned());
    }
    Ok(Alignment { abi, preferred })
}

/// Sets one entry of a table that is kept in ascending order.
fn set(table: &mut Vec<(u32, Alignment)>, entry: (u32, Alignment)) {
    match table.binary_search_by_key(&entry.0, |e| e.0) {
        Ok(at) => table[at] = entry,
        Err(at) => table.insert(at, entry),
    }
}

fn number(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|n| *n < 1 << 24);
    number.ok_or_else(|| format!("`{text}` is not a number below 2^24"))
}

fn width(text: &str) -> Result<u32, String> {
    let bits = number(text)?;
    if bits == 0 { Err("a width of 0".to_owned()) } else { Ok(bits) }
}

/// An alignment written in bits, in bytes.
fn alignment(text: &str) -> Result<u64, String> {
    let bits = u64::from(number(text)?);
    if bits % 8 == 0 && (bits / 8).is_power_of_two() {
        return Ok(bits / 8);
    }
    Err(format!("`{text}` is not a power of two of bytes"))
}
