//! LangRef, "Data Layout": sizes, alignments and offsets of types.

/// Byte order of memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Endian {
    Little,
    Big,
}

/// Sizes of pointers of one address space, in bits; alignment in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PointerSpec {
    /// Address space.
    pub addrspace: u32,
    /// Width in bits.
    pub bits: u32,
    /// ABI alignment in bytes.
    pub abi_align: u64,
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
    /// ABI alignments of integers: (bits, bytes), ascending.
    pub ints: Vec<(u32, u64)>,
    /// ABI alignments of floats: (bits, bytes).
    pub floats: Vec<(u32, u64)>,
    /// ABI alignments of vectors: (bits, bytes).
    pub vectors: Vec<(u32, u64)>,
    /// Alignment of aggregates at least, in bytes.
    pub aggregate_align: u64,
    /// Address space of allocas.
    pub alloca_addrspace: u32,
    /// Address space of globals.
    pub globals_addrspace: u32,
    /// Address space of functions.
    pub program_addrspace: u32,
}

impl Default for DataLayout {
    /// LangRef's defaults, little-endian.
    fn default() -> Self {
        let pointer = PointerSpec { addrspace: 0, bits: 64, abi_align: 8, index_bits: 64 };
        DataLayout {
            text: String::new(),
            endian: Endian::Little,
            pointers: vec![pointer],
            ints: vec![(1, 1), (8, 1), (16, 2), (32, 4), (64, 4)],
            floats: vec![(16, 2), (32, 4), (64, 8), (128, 16)],
            vectors: vec![(64, 8), (128, 16)],
            aggregate_align: 1,
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
        const FALLBACK: PointerSpec =
            PointerSpec { addrspace: 0, bits: 64, abi_align: 8, index_bits: 64 };
        let find = |space| self.pointers.iter().find(|p| p.addrspace == space);
        find(addrspace).or_else(|| find(0)).unwrap_or(&FALLBACK)
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
            'a' => self.aggregate_align = aggregate(rest)?,
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
        let abi_align = alignment(parts.next().unwrap_or("64"))?;
        parts.next().map(alignment).transpose()?;
        let index_bits = parts.next().map(width).transpose()?.unwrap_or(bits);
        if index_bits > bits {
            return Err("index is wider than the pointer".to_owned());
        }
        let spec = PointerSpec { addrspace, bits, abi_align, index_bits };
        match self.pointers.iter_mut().find(|p| p.addrspace == addrspace) {
            Some(known) => *known = spec,
            None => self.pointers.push(spec),
        }
        Ok(())
    }
}

/// `64:32:64`: a width in bits, and its ABI alignment in bytes.
fn sized(text: &str) -> Result<(u32, u64), String> {
    let mut parts = text.split(':');
    let bits = width(parts.next().unwrap_or_default())?;
    let abi = alignment(parts.next().ok_or("alignment is missing")?)?;
    parts.next().map(alignment).transpose()?;
    Ok((bits, abi))
}

/// `:0:64` or `0:64`: ABI alignment in bytes, at least 1.
fn aggregate(text: &str) -> Result<u64, String> {
    let text = text.strip_prefix('0').filter(|t| t.starts_with(':')).unwrap_or(text);
    let first = text.trim_start_matches(':').split(':').next().unwrap_or_default();
    if first == "0" { Ok(1) } else { alignment(first) }
}

/// Sets one entry of a table that is kept in ascending order.
fn set(table: &mut Vec<(u32, u64)>, entry: (u32, u64)) {
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
