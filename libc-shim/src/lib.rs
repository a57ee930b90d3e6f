//! The C library that programs run with (DESIGN §7): functions that only touch memory are C
//! (`libc-shim/c`), compiled to IR ahead of time for each target (`libc-shim/ir`), so that their
//! accesses obey the memory model; functions that touch threads, allocation or the process are
//! [`ROWS`], one request each.

mod rows;

pub use rows::{ROWS, find};

/// The library's IR for a target.
#[derive(Clone, Copy, Debug)]
pub struct LibraryIr {
    /// Name for messages.
    pub name: &'static str,
    /// Text IR.
    pub text: &'static str,
}

/// The library compiled for the architecture of a target triple. `None`: there is none, and every
/// library function in C is unknown there. No triple at all means x86-64.
pub fn library_for(triple: &str) -> Option<LibraryIr> {
    let arch = triple.split('-').next().unwrap_or("");
    let (name, text) = match arch {
        "" | "x86_64" | "amd64" => ("<library x86_64>", include_str!("../ir/x86_64.ll")),
        "i386" | "i486" | "i586" | "i686" => ("<library i386>", include_str!("../ir/i386.ll")),
        "aarch64" | "arm64" => ("<library aarch64>", include_str!("../ir/aarch64.ll")),
        "powerpc64" => ("<library powerpc64>", include_str!("../ir/powerpc64.ll")),
        _ => return None,
    };
    Some(LibraryIr { name, text })
}

/// Our own C headers, by path below the include folder: what a C file is compiled against.
pub const HEADERS: &[(&str, &str)] = &include!("headers.in");

#[cfg(test)]
mod tests {
    use super::*;

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
                || f.name.starts_with("__tresse_section_");
            assert!(is_known, "`{}` is declared by the library and defined nowhere", f.name);
        }
    }
}
