//! The C library that programs run with (DESIGN §7): functions that only touch memory are C
//! (`libc-shim/c`), compiled to IR ahead of time for each target (`libc-shim/ir`), so that their
//! accesses obey the memory model; functions that touch threads, allocation or the process are
//! [`ROWS`], one request each.

mod errors;
mod index;
mod instead;
mod part;
mod places;
mod rows;

pub use errors::{errno_flag, errno_for, error_number, error_numbers};
pub use instead::is_changed_for;
pub use part::part;
pub use rows::{ROWS, find};

/// The library's IR for a target.
#[derive(Clone, Copy, Debug)]
pub struct LibraryIr {
    /// Name for messages.
    pub name: &'static str,
    /// The target that it was compiled for.
    pub triple: &'static str,
    /// Text IR.
    pub text: &'static str,
    index: &'static index::Index,
}

/// The library compiled for a target triple. `None`: it is not here, and has to be compiled from
/// [`SOURCES`]. No triple at all means x86-64.
pub fn library_for(triple: &str) -> Option<LibraryIr> {
    let arch = triple.split('-').next().unwrap_or("");
    // Longs of 32 bits with pointers of 64, and pointers of 32 bits on a machine of 64.
    let is_of = |abi: &str| triple.contains(abi);
    // Apple's `va_list` on AArch64 is a pointer.
    let is_apple_arm = is_of("apple") && matches!(arch, "aarch64" | "arm64");
    let has_own_abi = ["windows", "x32", "ilp32"].into_iter().any(is_of) || is_apple_arm;
    let (name, triple, text, index) = match arch {
        _ if has_own_abi => return None,
        "" | "x86_64" | "amd64" => (
            "<library x86_64>",
            "x86_64-unknown-linux-gnu",
            include_str!("../ir/x86_64.ll"),
            index::X86_64,
        ),
        "i386" | "i486" | "i586" | "i686" => {
            ("<library i386>", "i386-unknown-linux-gnu", include_str!("../ir/i386.ll"), index::I386)
        }
        "aarch64" | "arm64" => (
            "<library aarch64>",
            "aarch64-unknown-linux-gnu",
            include_str!("../ir/aarch64.ll"),
            index::AARCH64,
        ),
        "powerpc64" => (
            "<library powerpc64>",
            "powerpc64-unknown-linux-gnu",
            include_str!("../ir/powerpc64.ll"),
            index::POWERPC64,
        ),
        _ => return None,
    };
    Some(LibraryIr { name, triple, text, index })
}

/// The library's C, by file name: `all.c` includes the others.
pub const SOURCES: &[(&str, &str)] = &include!("sources.in");

/// The flags that it is compiled with.
pub const FLAGS: &str = include_str!("../c/flags.txt");

/// Our own C headers, by path below the include folder: what a C file is compiled against.
pub const HEADERS: &[(&str, &str)] = &include!("headers.in");

#[cfg(test)]
mod tests {
    use super::*;

    /// For targets that the library is compiled for when it is needed.
    #[test]
    fn the_sources_are_there_in_full() {
        let text = |name: &str| SOURCES.iter().find(|(n, _)| *n == name).map(|(_, text)| *text);
        let included = |line: &'static str| line.strip_prefix("#include \"")?.strip_suffix('"');
        let mut names: Vec<&str> = text("all.c").unwrap().lines().filter_map(included).collect();
        names.retain(|name| name.ends_with(".c"));
        assert!(names.len() > 30 && names.iter().all(|name| text(name).is_some()), "{names:?}");
    }

    #[test]
    fn every_header_of_the_folder_is_embedded() {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("include");
        let mut found = Vec::new();
        let mut folders = vec![root.clone()];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    found.push(path.strip_prefix(&root).unwrap().to_string_lossy().into_owned());
                }
            }
        }
        found.sort();
        let mut embedded: Vec<String> =
            HEADERS.iter().map(|(name, _)| (*name).to_owned()).collect();
        embedded.sort();
        assert_eq!(found, embedded);
    }

    #[test]
    fn every_source_of_the_folder_is_embedded() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("c");
        let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let names = names.map(|name| name.to_string_lossy().into_owned());
        let mut found: Vec<String> =
            names.filter(|name| name.ends_with(".c") || name.ends_with(".h")).collect();
        found.sort();
        let embedded: Vec<&str> = SOURCES.iter().map(|(name, _)| *name).collect();
        assert_eq!(found, embedded);
    }

    /// Where a long or a pointer has another width the library of the same architecture is another.
    #[test]
    fn an_abi_of_its_own_has_a_library_of_its_own() {
        for triple in ["x86_64-unknown-linux-gnux32", "x86_64-pc-windows-msvc", "riscv64-linux"] {
            assert!(library_for(triple).is_none(), "{triple}");
        }
    }

    #[test]
    fn the_library_parses_and_verifies_for_every_target() {
        for triple in [
            "x86_64-unknown-linux-gnu",
            "i386-pc-linux-gnu",
            "aarch64-linux-gnu",
            "powerpc64-linux-gnu",
        ] {
            let ir = library_for(triple).unwrap();
            let module =
                tresse_ir::parse(ir.name, ir.text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
            tresse_ir::verify(&module).unwrap_or_else(|e| panic!("{}", e[0]));
            assert!(module.functions.iter().any(|f| f.name == "printf" && !f.blocks.is_empty()));
        }
    }

    #[test]
    fn what_the_library_declares_is_a_row_or_a_primitive() {
        let ir = library_for("x86_64").unwrap();
        let module =
            tresse_ir::parse(ir.name, ir.text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
        for f in module.functions.iter().filter(|f| f.blocks.is_empty()) {
            let is_known = find(&f.name).is_some()
                || f.name.starts_with("llvm.")
                || matches!(&*f.name, "memcpy" | "memmove" | "memset")
                || ["section", "frame", "leave", "math"]
                    .iter()
                    .any(|what| f.name.starts_with(&format!("__tresse_{what}_")));
            // Of a buffer of std::cout that nobody can use: a program that does is told so.
            let is_known = is_known || f.name.contains("basic_streambuf");
            assert!(is_known, "`{}` is declared by the library and defined nowhere", f.name);
        }
    }
}
