//! Values of flags: what they may be.

use tresse::MAX_JOBS;
use tresse::config::{
    Addresses, Base, CallTypes, Channels, Dispatch, Endianness, Errno, Granularity, IntProvenance,
    Leaks, PointerArithmetic, PointerWidth, RacePolicy, Standard, StoreBuffer, UndefPolicy, Uninit,
    Volatile,
};

pub(super) fn race(text: &str) -> Result<RacePolicy, String> {
    match text {
        "undef" => Ok(RacePolicy::Undef),
        "report" => Ok(RacePolicy::Report),
        "error" => Ok(RacePolicy::Error),
        _ => Err("expected undef, report or error".into()),
    }
}

pub(super) fn leaks(text: &str) -> Result<Leaks, String> {
    match text {
        "off" => Ok(Leaks::Off),
        "warn" => Ok(Leaks::Warn),
        "error" => Ok(Leaks::Error),
        _ => Err("expected off, warn or error".into()),
    }
}

pub(super) fn standard(text: &str) -> Result<Standard, String> {
    match text {
        "c11" => Ok(Standard::C11),
        "c++20" => Ok(Standard::Cxx20),
        _ => Err("expected c11 or c++20".into()),
    }
}

pub(super) fn int_provenance(text: &str) -> Result<IntProvenance, String> {
    match text {
        "carried" => Ok(IntProvenance::Carried),
        "exposed" => Ok(IntProvenance::Exposed),
        _ => Err("expected carried or exposed".into()),
    }
}

pub(super) fn undef(text: &str) -> Result<UndefPolicy, String> {
    match text.split_once(':') {
        None if text == "error" => Ok(UndefPolicy::Error),
        None if text == "zero" => Ok(UndefPolicy::Zero),
        None if text == "nondet" => Ok(UndefPolicy::Enumerate(256)),
        Some(("enumerate", n)) => number(n).map(UndefPolicy::Enumerate),
        _ => Err("expected error, zero, nondet or enumerate:N".into()),
    }
}

pub(super) fn uninit(text: &str) -> Result<Uninit, String> {
    match text {
        "undef" => Ok(Uninit::Undef),
        "poison" => Ok(Uninit::Poison),
        "zero" => Ok(Uninit::Zero),
        _ => Err("expected undef, poison or zero".into()),
    }
}

pub(super) fn volatile(text: &str) -> Result<Volatile, String> {
    match text {
        "plain" => Ok(Volatile::Plain),
        "atomic" => Ok(Volatile::Atomic),
        _ => Err("expected plain or atomic".into()),
    }
}

pub(super) fn pointer_arithmetic(text: &str) -> Result<PointerArithmetic, String> {
    match text {
        "strict" => Ok(PointerArithmetic::Strict),
        "wrap" => Ok(PointerArithmetic::Wrap),
        _ => Err("expected strict or wrap".into()),
    }
}

pub(super) fn call_types(text: &str) -> Result<CallTypes, String> {
    match text {
        "strict" => Ok(CallTypes::Strict),
        "practice" => Ok(CallTypes::Practice),
        _ => Err("expected strict or practice".into()),
    }
}

pub(super) fn dispatch(text: &str) -> Result<Dispatch, String> {
    match text.split_once(':') {
        None if text == "in-order" => Ok(Dispatch::InOrder),
        Some(("out-of-order", n)) => number(n).map(Dispatch::OutOfOrder),
        _ => Err("expected in-order or out-of-order:N".into()),
    }
}

pub(super) fn granularity(text: &str) -> Result<Granularity, String> {
    match text {
        "byte" => Ok(Granularity::Byte),
        "access" => Ok(Granularity::Access),
        _ => Err("expected byte or access".into()),
    }
}

pub(super) fn addresses(text: &str) -> Result<Addresses, String> {
    match text.split_once(':') {
        None if text == "sequential" => Ok(Addresses::Sequential),
        Some(("spaced", n)) => number(n).map(Addresses::Spaced),
        Some(("random", n)) => number(n).map(Addresses::Random),
        _ => Err("expected sequential, spaced:BYTES or random:SEED".into()),
    }
}

pub(super) fn store_buffer(text: &str) -> Result<StoreBuffer, String> {
    match text {
        "unbounded" => Ok(StoreBuffer::Unbounded),
        _ => number(text)
            .map(StoreBuffer::Entries)
            .map_err(|_| "expected unbounded or a number of stores".into()),
    }
}

pub(super) fn channels(text: &str) -> Result<Channels, String> {
    let (count, bytes) = text.split_once(':').unwrap_or((text, "64"));
    let channels = match text {
        "per-byte" => Channels::PerByte,
        _ => match (number(count), number(bytes)) {
            (Ok(count), Ok(bytes)) => Channels::Interleaved(count, bytes),
            _ => return Err("expected per-byte, N or N:BYTES, such as 2:64".into()),
        },
    };
    channels.check().map(|()| channels)
}

pub(super) fn base(text: &str) -> Result<Base, String> {
    let parsed = match text.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16),
        None if text == "default" => return Ok(Base::Default),
        None => text.parse(),
    };
    parsed.map(Base::At).map_err(|_| "expected default, or an address such as 0x10000".into())
}

pub(super) fn endianness(text: &str) -> Result<Endianness, String> {
    match text {
        "module" => Ok(Endianness::Module),
        "little" => Ok(Endianness::Little),
        "big" => Ok(Endianness::Big),
        _ => Err("expected module, little or big".into()),
    }
}

pub(super) fn pointer_width(text: &str) -> Result<PointerWidth, String> {
    match text {
        "module" => Ok(PointerWidth::Module),
        _ => {
            number(text).map(PointerWidth::Bits).map_err(|_| "expected module, 16, 32 or 64".into())
        }
    }
}

pub(super) fn errno(text: &str) -> Result<Errno, String> {
    Ok(match text {
        "target" => Errno::Target,
        "linux" => Errno::Linux,
        "mips" => Errno::Mips,
        "sparc" => Errno::Sparc,
        "freebsd" => Errno::Freebsd,
        "darwin" => Errno::Darwin,
        _ => return Err("expected target, linux, mips, sparc, freebsd or darwin".into()),
    })
}

pub(super) fn address_space(text: &str) -> Result<(u32, u32), String> {
    let both = text.split_once('=');
    let both = both.and_then(|(space, bits)| Some((space.parse().ok()?, bits.parse().ok()?)));
    both.ok_or_else(|| "expected NUMBER=BITS, such as 5=16".into())
}

pub(super) fn jobs(text: &str) -> Result<usize, String> {
    let expected = || format!("expected a number from 1 to {MAX_JOBS}");
    let jobs = number(text).map_err(|_| expected())?;
    if (1..=MAX_JOBS).contains(&jobs) { Ok(jobs) } else { Err(expected()) }
}

/// When functions are compiled.
#[derive(Clone, Copy, Debug)]
pub(crate) struct After(pub Option<u64>);

impl After {
    pub(super) fn parse(text: &str) -> Result<After, String> {
        match text {
            "never" => Ok(After(None)),
            text => number(text).map(|n| After(Some(n))),
        }
    }
}

pub(super) fn seeds(text: &str) -> Result<std::ops::Range<u64>, String> {
    let bad = || "expected a range of seeds such as 0..64".to_owned();
    let (from, to) = text.split_once("..").ok_or_else(bad)?;
    let (from, to) = (if from.is_empty() { 0 } else { number(from)? }, number(to)?);
    if from < to { Ok(from..to) } else { Err(bad()) }
}

pub(super) fn seconds(text: &str) -> Result<std::time::Duration, String> {
    let seconds: f64 = text
        .trim_end_matches('s')
        .parse()
        .map_err(|_| "expected a number of seconds".to_owned())?;
    std::time::Duration::try_from_secs_f64(seconds).map_err(|e| e.to_string())
}

pub(super) fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("expected a number, found {text:?}"))
}
