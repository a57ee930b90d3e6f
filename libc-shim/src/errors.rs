//! Numbers of errors, by system: what the headers say, for the machine's own answers.

use crate::HEADERS;
use tresse_machine::config::Errno;
use tresse_machine::sync::errno::Numbers;

/// The system whose numbers a program for a triple has: the one that is chosen, or as `errno.h`
/// chooses it by what clang defines for the triple.
pub fn errno_for(chosen: Errno, triple: &str) -> Errno {
    if chosen != Errno::Target {
        return chosen;
    }
    const DARWIN: [&str; 7] = ["darwin", "macos", "ios", "tvos", "watchos", "xros", "driverkit"];
    let arch = triple.split('-').next().unwrap_or("");
    let is_of = |names: &[&str]| {
        triple.split('-').skip(1).any(|part| names.iter().any(|name| part.starts_with(name)))
    };
    match () {
        () if is_of(&DARWIN) => Errno::Darwin,
        () if is_of(&["freebsd"]) => Errno::Freebsd,
        () if arch.starts_with("mips") => Errno::Mips,
        () if arch.starts_with("sparc") => Errno::Sparc,
        () => Errno::Linux,
    }
}

/// The header of a system's numbers, and the macro by which `errno.h` includes it.
fn names(errno: Errno) -> (&'static str, &'static str) {
    match errno {
        Errno::Target | Errno::Linux => ("tresse/errno_linux.h", "__TRESSE_ERRNO_LINUX"),
        Errno::Mips => ("tresse/errno_mips.h", "__TRESSE_ERRNO_MIPS"),
        Errno::Sparc => ("tresse/errno_sparc.h", "__TRESSE_ERRNO_SPARC"),
        Errno::Freebsd => ("tresse/errno_freebsd.h", "__TRESSE_ERRNO_FREEBSD"),
        Errno::Darwin => ("tresse/errno_darwin.h", "__TRESSE_ERRNO_DARWIN"),
    }
}

/// The flag that C is compiled with for a system's numbers. `None`: the target chooses.
pub fn errno_flag(errno: Errno) -> Option<String> {
    (errno != Errno::Target).then(|| format!("-D{}", names(errno).1))
}

/// The number of an error.
pub fn error_number(errno: Errno, name: &str) -> Option<u64> {
    let text = |header: &str| HEADERS.iter().find(|(n, _)| *n == header).map_or("", |(_, t)| t);
    let headers = [text(names(errno).0), text("errno.h")];
    let lines = headers.iter().flat_map(|text| text.lines());
    let mut defined = lines.filter_map(|line| line.strip_prefix("#define ")?.split_once(' '));
    defined.find(|(n, _)| *n == name)?.1.parse().ok()
}

/// What the machine answers to a program.
pub fn error_numbers(errno: Errno) -> Numbers {
    Numbers::by_name(|name| error_number(errno, name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Errno; 5] =
        [Errno::Linux, Errno::Mips, Errno::Sparc, Errno::Freebsd, Errno::Darwin];

    #[test]
    fn every_system_has_the_errors_that_the_machine_answers() {
        for errno in ALL {
            assert!(Numbers::by_name(|name| error_number(errno, name)).is_some(), "{errno:?}");
        }
        // What the machine has for itself are those of Linux.
        assert_eq!(error_numbers(Errno::Linux), Numbers::default());
    }

    /// The kernels' own headers: `asm/errno.h` of Linux, `sys/errno.h` of FreeBSD and of xnu.
    #[test]
    fn numbers_are_those_of_the_kernels() {
        let rows = [
            ("EBUSY", [16, 16, 16, 16, 16]),
            ("EAGAIN", [11, 11, 11, 35, 35]),
            ("EDEADLK", [35, 45, 78, 11, 11]),
            ("ENOSYS", [38, 89, 90, 78, 78]),
            ("EOVERFLOW", [75, 79, 92, 84, 84]),
            ("EILSEQ", [84, 88, 122, 86, 92]),
            ("ETIMEDOUT", [110, 145, 60, 60, 60]),
            ("ECANCELED", [125, 158, 127, 85, 89]),
            ("EOWNERDEAD", [130, 165, 132, 96, 105]),
            ("ENOTRECOVERABLE", [131, 166, 133, 95, 104]),
            ("EDQUOT", [122, 1133, 69, 69, 69]),
        ];
        for (name, numbers) in rows {
            for (errno, number) in ALL.into_iter().zip(numbers) {
                assert_eq!(error_number(errno, name), Some(number), "{name} of {errno:?}");
            }
        }
    }

    #[test]
    fn a_system_has_a_number_once() {
        for errno in ALL {
            let text = |header| HEADERS.iter().find(|(n, _)| *n == header).unwrap().1;
            let lines = text("errno.h").lines().chain(text(names(errno).0).lines());
            let defined = lines.filter_map(|line| line.strip_prefix("#define E")?.split_once(' '));
            // PowerPC alone has this one.
            let defined = defined.filter(|(name, _)| *name != "DEADLOCK" || errno != Errno::Linux);
            let mut numbers: Vec<u64> = defined.filter_map(|(_, n)| n.parse().ok()).collect();
            let all = numbers.len();
            numbers.sort_unstable();
            numbers.dedup();
            assert!(numbers.len() == all && all > 90, "{errno:?}: {all}");
        }
    }

    #[test]
    fn a_triple_has_a_system() {
        for (triple, errno) in [
            ("", Errno::Linux),
            ("x86_64-unknown-linux-gnu", Errno::Linux),
            ("powerpc-unknown-linux-gnu", Errno::Linux),
            ("mips64el-unknown-linux-gnuabi64", Errno::Mips),
            ("sparcv9-unknown-linux-gnu", Errno::Sparc),
            ("arm64-apple-macosx14.0.0", Errno::Darwin),
            ("x86_64-apple-darwin", Errno::Darwin),
            ("mips-unknown-freebsd", Errno::Freebsd),
        ] {
            assert_eq!(errno_for(Errno::Target, triple), errno, "{triple}");
            assert_eq!(errno_for(Errno::Sparc, triple), Errno::Sparc, "{triple}");
        }
    }
}
