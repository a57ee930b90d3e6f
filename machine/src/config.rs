//! The machine's parameters (K-LLVM §1 "Parametric Behavior", §4.2), read from RON.
//!
//! Every field has a default; `configs/default.ron` states them all and a test holds the two equal.

mod practice;

pub use crate::channels::Channels;
use crate::ids::MAX_THREADS;
pub use practice::{CallTypes, PointerArithmetic, Volatile};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use tresse_memmodels::{MODELS, Model};

/// Everything about the machine that a user can choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Config {
    /// Name of the memory model.
    pub model: String,
    /// Whose release sequences it has.
    pub standard: Standard,
    /// Size of each thread's stack. Zero runs nothing.
    pub stack: Size,
    /// What each call takes of it, beside its locals.
    pub frame_cost: Size,
    /// The target that C is compiled for, as clang names it; empty: as clang chooses, or as byte
    /// order and pointer width ask for.
    pub target: String,
    /// Byte order of memory.
    pub endianness: Endianness,
    /// Width of a pointer in bits.
    pub pointer_width: PointerWidth,
    /// Widths of pointers of other address spaces, in bits, where the module says nothing.
    pub address_spaces: BTreeMap<u32, u32>,
    /// Which numbers of errors the program has inside.
    pub errno: Errno,
    /// How often a scalable vector is as long as it is written (LangRef, `vscale`): a power of two.
    pub vscale: u32,
    /// How far a thread runs ahead of its pending loads.
    pub dispatch: Dispatch,
    /// Whether `pthread_create` waits until the caller's `to_commit` is empty.
    pub pthread_create_fence: bool,
    /// How many stores of a thread wait in its `to_commit` at most. A thread with one more waits.
    pub store_buffer: StoreBuffer,
    /// How many channels memory has. Stores of a thread to one of them keep their order.
    pub channels: Channels,
    /// What a data race does.
    pub race: RacePolicy,
    /// What an under-defined value does where one value is needed.
    pub undef: UndefPolicy,
    /// What fresh memory holds.
    pub uninit: Uninit,
    /// What a volatile access is to other threads.
    pub volatile: Volatile,
    /// What becomes of a pointer that leaves its object.
    pub pointer_arithmetic: PointerArithmetic,
    /// What becomes of a call with another type than the function has.
    pub call_types: CallTypes,
    /// How addresses are given to objects.
    pub addresses: Addresses,
    /// The first address of functions.
    pub functions_base: Base,
    /// The first address of globals, or where functions end if that is above it.
    pub globals_base: Base,
    /// The first address of the heap.
    pub heap_base: Base,
    /// Where `main`'s stack begins; stacks grow down, and that of each thread is below the last.
    pub stack_base: Base,
    /// Where a pointer that is made from a number may point to.
    pub int_provenance: IntProvenance,
    /// In what pieces accesses walk through the queues.
    pub granularity: Granularity,
    /// Whether `cmpxchg weak` may fail for no reason.
    pub spurious_cas_failure: bool,
    /// Whether a wait on a condition variable may end for no reason.
    pub spurious_wakeups: bool,
    /// Whether each allocation of the program may fail.
    pub malloc_may_fail: bool,
    /// What memory that is lost when the process exits does.
    pub leaks: Leaks,
    /// Whether `exit` ends threads that still run. Otherwise each runs to its end first, or is
    /// stuck.
    pub exit_cuts_threads: bool,
    /// Bounds on a run or a search.
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        Config {
            model: MODELS[0].name.into(),
            standard: Standard::C11,
            stack: Size(8 << 20),
            frame_cost: Size(16),
            target: String::new(),
            endianness: Endianness::Module,
            pointer_width: PointerWidth::Module,
            address_spaces: BTreeMap::new(),
            errno: Errno::Target,
            vscale: 1,
            dispatch: Dispatch::InOrder,
            pthread_create_fence: true,
            store_buffer: StoreBuffer::Unbounded,
            channels: Channels::PerByte,
            race: RacePolicy::Error,
            undef: UndefPolicy::Error,
            uninit: Uninit::Undef,
            volatile: Volatile::Plain,
            pointer_arithmetic: PointerArithmetic::Strict,
            call_types: CallTypes::Strict,
            addresses: Addresses::Sequential,
            functions_base: Base::Default,
            globals_base: Base::Default,
            heap_base: Base::Default,
            stack_base: Base::Default,
            int_provenance: IntProvenance::Exposed,
            granularity: Granularity::Access,
            spurious_cas_failure: false,
            spurious_wakeups: false,
            malloc_may_fail: false,
            leaks: Leaks::Warn,
            exit_cuts_threads: false,
            limits: Limits::default(),
        }
    }
}

/// The standard by which a memory model goes where they differ: in what goes on with a release
/// sequence. Models that know none go by the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standard {
    /// Later writes of the same thread, and updates (C11 5.1.2.4 p10).
    C11,
    /// Updates (C++20 \[intro.races\]/5).
    Cxx20,
}

/// Byte order: the module's, or one chosen over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Endianness {
    Module,
    Little,
    Big,
}

/// Pointer width: the module's, or one chosen over it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum PointerWidth {
    Module,
    Bits(u32),
}

/// Whose numbers of errors (`errno.h`): they are compiled into a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Errno {
    /// Those of the system that the program is for.
    Target,
    /// Those of Linux, but for the architectures that have their own.
    Linux,
    /// Those of Linux on MIPS.
    Mips,
    /// Those of Linux on SPARC.
    Sparc,
    /// Those of FreeBSD.
    Freebsd,
    /// Those of macOS and its kin.
    Darwin,
}

/// K-LLVM §4.2: a thread need not wait for a load; its register is unavailable until `read_back`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Dispatch {
    /// A thread waits for each load.
    InOrder,
    /// A thread goes on past up to this many pending loads, until it needs one of their values.
    OutOfOrder(u32),
}

/// The size of a thread's store buffer: a machine with a small one shows less under models that let
/// reads overtake writes, and nothing is cut short by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum StoreBuffer {
    /// As many stores as a thread makes.
    Unbounded,
    /// So many stores; a thread that comes to one more waits until one has taken effect.
    Entries(u32),
}

/// Where a part of the address space begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Base {
    /// Where it does by itself, which depends on the width of pointers.
    Default,
    /// At this address.
    At(u64),
}

/// What a data race does (DESIGN §3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RacePolicy {
    /// LLVM's definition: the raced bytes are `undef`; a race as such is no error.
    Undef,
    /// Each race is an error of the program; the execution goes on with the values that were
    /// written, as if the accesses were atomic.
    Report,
    /// C11's definition: the first race ends the execution. Loads that the compiler has added are
    /// the exception (`lower/speculated.rs`): what races with them is undef to them, and the race
    /// is an error where that value is used.
    Error,
}

/// What an under-defined value does at a branch, an address, a divisor or an output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum UndefPolicy {
    /// It is undefined behaviour (LangRef); `freeze` takes zero.
    Error,
    /// It is undefined behaviour, and `freeze` takes each of its values, up to this many.
    Enumerate(u32),
    /// There are none: undefined bits are zero where they would arise, in constants, in memory that
    /// nobody has written, in padding and where races leave them. Poison is still an error.
    Zero,
}

/// What fresh stack and heap memory holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Uninit {
    Undef,
    Poison,
    Zero,
}

/// How addresses are given to objects; no verdict may depend on it but through the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Addresses {
    /// One after the other, close together.
    Sequential,
    /// One after the other with this many bytes between.
    Spaced(u64),
    /// As `Sequential` from bases and with gaps drawn from this seed.
    Random(u64),
}

/// Where a pointer that is made from a number may point to (`inttoptr`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum IntProvenance {
    /// To the object that the number was computed from, and to no other (K-LLVM Fig. 6).
    Carried,
    /// To any object of which a number was made (`ptrtoint`), and at which the address is (LangRef,
    /// "Pointer Aliasing Rules"; `machine/src/memory/exposed.rs`).
    Exposed,
}

/// What heap blocks that are never freed, and that nothing leads to when the process exits, do
/// (`machine/src/lost.rs`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Leaks {
    /// Nobody looks for them.
    Off,
    /// Single runs say so after the output. Searches do not look for them.
    Warn,
    /// They are an error of the execution.
    Error,
}

/// In what pieces accesses walk through the queues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Granularity {
    /// Byte by byte through `to_commit` and `mem_op_list`, as the paper's Fig. 7 has it.
    Byte,
    /// One access at a time, straight from `to_commit`; races as for `Byte`.
    Access,
}

/// Bounds. A search that meets one is cut short and says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// IR instructions of each thread in one execution, or of one local stretch in a search.
    pub steps: u64,
    /// Live bytes of all objects together.
    pub memory: Size,
    /// Threads of one execution.
    pub threads: u32,
    /// Operations waiting in one thread's `to_commit`.
    pub to_commit: u32,
    /// Values of one nondeterministic choice.
    pub choices: u32,
    /// Distinct states of one search.
    pub states: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            steps: 10_000_000_000,
            memory: Size(1 << 30),
            threads: 64,
            to_commit: 64,
            choices: 256,
            states: 20_000_000,
        }
    }
}

/// A number of bytes, written `"16 KiB"` or as a plain number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Size(pub u64);

impl Size {
    /// Parses `4096`, `"16 KiB"`, `"8MiB"`, `"1 GiB"`, `"100 B"`.
    ///
    /// # Errors
    /// Says what was expected.
    pub fn parse(text: &str) -> Result<Size, String> {
        let text = text.trim();
        let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
        let bad = || format!("expected a size such as \"16 KiB\", found {text:?}");
        let number: u64 = text[..digits].parse().map_err(|_| bad())?;
        let unit = match text[digits..].trim() {
            "" | "B" => 1,
            "KiB" | "K" => 1 << 10,
            "MiB" | "M" => 1 << 20,
            "GiB" | "G" => 1 << 30,
            _ => return Err(bad()),
        };
        number.checked_mul(unit).map(Size).ok_or_else(bad)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            n if n >= 1 << 30 && n % (1 << 30) == 0 => write!(f, "{} GiB", n >> 30),
            n if n >= 1 << 20 && n % (1 << 20) == 0 => write!(f, "{} MiB", n >> 20),
            n if n >= 1 << 10 && n % (1 << 10) == 0 => write!(f, "{} KiB", n >> 10),
            n => write!(f, "{n} B"),
        }
    }
}

impl Serialize for Size {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(&self.to_string())
    }
}

impl<'de> Deserialize<'de> for Size {
    fn deserialize<D: serde::Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Visitor;
        impl serde::de::Visitor<'_> for Visitor {
            type Value = Size;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a size such as \"16 KiB\" or a number of bytes")
            }
            fn visit_u64<E: serde::de::Error>(self, n: u64) -> Result<Size, E> {
                Ok(Size(n))
            }
            fn visit_i64<E: serde::de::Error>(self, n: i64) -> Result<Size, E> {
                u64::try_from(n)
                    .map(Size)
                    .map_err(|_| E::invalid_value(serde::de::Unexpected::Signed(n), &self))
            }
            fn visit_str<E: serde::de::Error>(self, s: &str) -> Result<Size, E> {
                Size::parse(s).map_err(E::custom)
            }
        }
        d.deserialize_any(Visitor)
    }
}

/// A config that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfigError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub col: usize,
    /// What was wrong and what was expected.
    pub message: String,
}

impl Config {
    /// Reads a config from RON text; fields that are not named keep their defaults.
    ///
    /// # Errors
    /// The place and what was expected there.
    pub fn from_ron(text: &str) -> Result<Config, ConfigError> {
        let options = ron::Options::default()
            .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        let config: Config = options.from_str(text).map_err(|e| ConfigError {
            line: e.span.start.line,
            col: e.span.start.col,
            message: e.code.to_string(),
        })?;
        config.check().map_err(|message| ConfigError { line: 1, col: 1, message })?;
        Ok(config)
    }

    /// May a run keep locals in registers so that nobody can tell? Not where a store to memory that
    /// one thread alone can see takes room in a store buffer, nor where a thread counts its loads
    /// to know when to wait.
    pub fn hides_locals(&self) -> bool {
        self.store_buffer == StoreBuffer::Unbounded && self.dispatch == Dispatch::InOrder
    }

    /// What fresh memory holds: undefined bits are zero if these are (`undef: Zero`).
    pub fn fresh(&self) -> Uninit {
        match (self.uninit, self.undef) {
            (Uninit::Undef, UndefPolicy::Zero) => Uninit::Zero,
            (uninit, _) => uninit,
        }
    }

    /// The memory model, by its standard.
    ///
    /// # Errors
    /// No model has this name, or it knows no other standard: who does.
    pub fn memory_model(&self) -> Result<&'static Model, String> {
        let names = |has: fn(&&Model) -> bool| {
            MODELS.iter().filter(has).map(|m| m.name).collect::<Vec<_>>().join(", ")
        };
        let model = tresse_memmodels::find(&self.model).ok_or_else(|| {
            let all = names(|_| true);
            format!("model: no model is called {:?}; there are {all}", self.model)
        })?;
        match self.standard {
            Standard::C11 => Ok(model),
            Standard::Cxx20 => model.cxx20.ok_or_else(|| {
                format!(
                    "--std (standard) is not for the model {}, which does not go by a standard's \
                     release sequences: {} has it",
                    model.name,
                    names(|m| m.cxx20.is_some())
                )
            }),
        }
    }

    /// Checks what types cannot say of a field by itself.
    ///
    /// # Errors
    /// Names the field and the values it may have.
    pub fn check(&self) -> Result<(), String> {
        // A file may leave it to a flag which model its standard is of.
        Config { standard: Standard::C11, ..self.clone() }.memory_model()?;
        if let PointerWidth::Bits(n) = self.pointer_width
            && !matches!(n, 16 | 32 | 64)
        {
            return Err(format!(
                "pointer_width: expected Bits(16), Bits(32) or Bits(64), found Bits({n})"
            ));
        }
        // LangRef, `vscale_range`: a power of two. Vectors of 2^16 lanes are refused anyway.
        if !self.vscale.is_power_of_two() || self.vscale > 1 << 16 {
            let found = self.vscale;
            return Err(format!("vscale: expected a power of two up to 65536, found {found}"));
        }
        self.check_address_spaces()?;
        self.check_target()?;
        if self.dispatch == Dispatch::OutOfOrder(0) {
            return Err(
                "dispatch: OutOfOrder(0) runs nothing; use InOrder or OutOfOrder(1) and more"
                    .into(),
            );
        }
        if self.store_buffer == StoreBuffer::Entries(0) {
            return Err(
                "store_buffer: Entries(0) has room for no store; use Entries(1) and more, \
                        or the model sc"
                    .into(),
            );
        }
        self.channels.check()?;
        if self.frame_cost.0 == 0 {
            return Err("frame_cost: a call takes at least one byte, so that recursion ends".into());
        }
        if self.undef == UndefPolicy::Enumerate(0) {
            return Err("undef: Enumerate(0) offers no value; use Enumerate(1) and more".into());
        }
        if self.limits.to_commit == 0 || self.limits.threads == 0 || self.limits.choices == 0 {
            return Err("limits: to_commit, threads and choices must be at least 1".into());
        }
        if self.limits.threads > MAX_THREADS {
            return Err(format!("limits: threads may be at most {MAX_THREADS}"));
        }
        Ok(())
    }

    /// Space 0 has a field of its own, and others whole bytes.
    fn check_address_spaces(&self) -> Result<(), String> {
        let is_bad = |(&space, &bits): (&u32, &u32)| {
            space == 0 || space >= 1 << 24 || !bits.is_multiple_of(8) || !(8..=64).contains(&bits)
        };
        match self.address_spaces.iter().find(|entry| is_bad(*entry)) {
            None => Ok(()),
            Some((0, _)) => {
                Err("address_spaces: the width of address space 0 is pointer_width".into())
            }
            Some((space, bits)) => Err(format!(
                "address_spaces: expected numbers below 2^24, and 8, 16, 24 and so on to 64 bits, \
                 found {space}: {bits}"
            )),
        }
    }

    /// A target has a byte order and a pointer width, and is a word.
    fn check_target(&self) -> Result<(), String> {
        let is_word = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
        if self.target.is_empty() {
            return Ok(());
        }
        if self.target.starts_with('-') || !self.target.chars().all(is_word) {
            return Err(format!(
                "target: expected a triple such as \"riscv64-unknown-linux-gnu\", found {:?}",
                self.target
            ));
        }
        let is_chosen =
            self.endianness != Endianness::Module || self.pointer_width != PointerWidth::Module;
        match is_chosen {
            true => Err(format!(
                "target: {} has a byte order and a pointer width of its own; leave endianness and \
                 pointer_width (--endianness, --pointer-width) out",
                self.target
            )),
            false => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_with_their_units() {
        assert_eq!(Size::parse("16 KiB"), Ok(Size(16384)));
        assert_eq!(Size::parse("3"), Ok(Size(3)));
        assert!(Size::parse("16 kb").is_err());
        assert!(Size::parse("99999999999 GiB").is_err());
    }

    #[test]
    fn what_is_not_named_keeps_its_default() {
        let config = Config::from_ron("(model: \"tso\", stack: \"16 KiB\")").unwrap();
        assert_eq!(config, Config { model: "tso".into(), stack: Size(16384), ..Config::default() });
    }

    #[test]
    fn bad_ron_is_located() {
        let error = Config::from_ron("(\n  model: \"sc\",\n  stak: 3,\n)").unwrap_err();
        assert_eq!(error.line, 3);
        assert!(
            error.message.contains("stak") && error.message.contains("stack"),
            "{}",
            error.message
        );
        let error = Config::from_ron("(\n  race: Maybe,\n)").unwrap_err();
        assert_eq!(error.line, 2);
        assert!(
            error.message.contains("Undef") && error.message.contains("Report"),
            "{}",
            error.message
        );
    }

    #[test]
    fn unknown_models_are_named_with_the_known_ones() {
        let error = Config::from_ron("(model: \"power\")").unwrap_err();
        assert!(error.message.contains("power") && error.message.contains("tso"));
    }

    #[test]
    fn a_standard_is_for_models_that_know_it() {
        for model in MODELS {
            let of = |standard| Config { model: model.name.into(), standard, ..Config::default() };
            assert!(of(Standard::C11).memory_model().is_ok_and(|m| std::ptr::eq(m, model)));
            match (of(Standard::Cxx20).memory_model(), model.cxx20) {
                (Ok(found), Some(known)) => assert!(std::ptr::eq(found, known)),
                (Err(why), None) => {
                    assert!(why.starts_with("--std (standard) is not for"), "{why}")
                }
                (found, _) => panic!("{}: {found:?}", model.name),
            }
        }
    }
}
