//! The C library for a program's target: what Tresse brings with it, or else compiled from its C
//! when it is first needed, and kept.

use crate::clang;
use crate::failure::Failure;
use parking_lot::Mutex;
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::Hasher;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tresse_ir::Module;
use tresse_libc_shim::LibraryIr;
use tresse_machine::config::Errno;

const FOREIGN: &str =
    "the C library has Linux's numbers of errors (errno) here, and not those of the program";

/// The library for one target.
#[derive(Clone, Debug)]
pub(crate) enum Library {
    /// Its code; of what was compiled here, a hash of it: replay strings are tied to that, too.
    Code(Arc<Module>, u64),
    /// Code with other numbers of errors than the program's: why.
    Foreign(Arc<Module>, String),
    /// There is none: why.
    Missing(String),
}

/// Libraries that were needed, by target and by whose numbers of errors they have.
#[derive(Clone, Default, Debug)]
pub(crate) struct Libraries(Arc<Mutex<FxHashMap<(String, Errno), Library>>>);

impl Libraries {
    /// The library for a triple, with these numbers of errors: what these names need of it.
    ///
    /// # Errors
    /// What Tresse brings with it is no IR.
    pub(crate) fn get(
        &self,
        (triple, errno): (&str, Errno),
        needed: &dyn Fn() -> Vec<String>,
        clang: Option<&Path>,
        kept: Option<&Path>,
    ) -> Result<Library, Failure> {
        let errno = tresse_libc_shim::errno_for(errno, triple);
        let mut known = self.0.lock();
        if let Some(library) = known.get(&(triple.to_owned(), errno)) {
            return Ok(library.clone());
        }
        let needed = needed();
        let brought = tresse_libc_shim::library_for(triple);
        let own = |ir: LibraryIr| {
            let part = ir.part(needed.iter().map(String::as_str));
            let module = tresse_ir::parse(ir.name, part.as_bytes());
            module.map(Arc::new).map_err(|e| Failure::internal(&e.to_string()))
        };
        let compiled = |target| compiled((target, errno), &needed, clang, kept);
        let library = match brought {
            Some(ir) if errno == Errno::Linux => Library::Code(own(ir)?, 0),
            // What is brought is for Linux, whatever else the system is.
            Some(ir) => match compiled(ir.triple) {
                Ok(library) => library,
                Err(why) => Library::Foreign(own(ir)?, format!("{FOREIGN}: {why}")),
            },
            None => compiled(triple).unwrap_or_else(|why| {
                let arch = triple.split('-').next().unwrap_or(triple);
                Library::Missing(format!("the C library has no code for `{arch}` here: {why}"))
            }),
        };
        known.insert((triple.to_owned(), errno), library.clone());
        Ok(library)
    }
}

/// What is kept, or compiled now.
fn compiled(
    (triple, errno): (&str, Errno),
    needed: &[String],
    clang: Option<&Path>,
    kept: Option<&Path>,
) -> Result<Library, String> {
    let Some(clang) = clang.map(Path::to_owned).or_else(clang::find) else {
        return Err("clang compiles it when it is needed, and none was found on PATH".into());
    };
    let file = kept.map(|folder| folder.join(file_name(triple, errno, &clang)));
    let old = file.as_ref().and_then(|file| kept_text(file));
    if let Some(library) = old.and_then(|text| code(triple, &text, needed).ok()) {
        return Ok(library);
    }
    let text = clang::library(&clang, triple, errno)?;
    let library = code(triple, &text, needed)?;
    if let Some(file) = file {
        keep(&file, &text);
    }
    Ok(library)
}

/// What was compiled here is verified.
fn code(triple: &str, text: &str, needed: &[String]) -> Result<Library, String> {
    let part = tresse_libc_shim::part(text, needed.iter().map(String::as_str));
    let module = tresse_ir::parse(&format!("<library {triple}>"), part.as_bytes())
        .map_err(|e| e.to_string())?;
    if let Err(errors) = tresse_ir::verify(&module) {
        return Err(errors.first().map_or_else(String::new, ToString::to_string));
    }
    Ok(Library::Code(module.into(), hash(text) | 1))
}

fn hash(text: &str) -> u64 {
    let mut hasher = FxHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

/// What was kept, if it is what was written.
fn kept_text(file: &Path) -> Option<String> {
    let all = std::fs::read_to_string(file).ok()?;
    let (head, text) = all.split_once('\n')?;
    (head == headline(text)).then(|| text.to_owned())
}

/// The first line of what is kept.
fn headline(text: &str) -> String {
    format!("; {:016x}", hash(text))
}

/// Who cannot keep it compiles it again. The file takes its name when it is whole.
fn keep(file: &Path, text: &str) {
    let Some(folder) = file.parent() else { return };
    let part = file.with_extension(format!("{}.part", std::process::id()));
    let written = std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&part, format!("{}\n{text}", headline(text))))
        .and_then(|()| std::fs::rename(&part, file));
    if written.is_err() {
        let _ = std::fs::remove_file(part);
    }
}

/// Another name for another source, compiler or target.
fn file_name(triple: &str, errno: Errno, clang: &Path) -> PathBuf {
    let mut hasher = FxHasher::default();
    let shim = tresse_libc_shim::SOURCES.iter().chain(tresse_libc_shim::HEADERS);
    for (name, text) in shim {
        hasher.write(name.as_bytes());
        hasher.write(text.as_bytes());
    }
    clang::library_flags(triple, errno).for_each(|flag| hasher.write(flag.as_bytes()));
    hasher.write(clang.to_string_lossy().as_bytes());
    if let Ok(about) = std::fs::metadata(clang) {
        hasher.write_u64(about.len());
        let changed = about.modified().ok();
        let since = changed.and_then(|t| t.duration_since(std::time::UNIX_EPOCH).ok());
        hasher.write_u128(since.map_or(0, |t| t.as_nanos()));
    }
    format!("library-{triple}-{:016x}.ll", hasher.finish()).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::{For, Program};
    use tresse_machine::Config;

    /// All that a program is lowered to, in words.
    fn lowered(program: &Program, whom: For) -> Result<String, String> {
        let linked = program.link(&Config::default(), whom).map_err(|e| e.to_string())?;
        let p = &linked.setup.program;
        let parts = [
            format!("{:?}", p.functions),
            format!("{:?} {:?} {:?}", p.globals, p.constants, p.thread_locals),
            format!("{:?} {:?} {:?}", p.rows, p.unknown, p.texts),
            format!("{:?} {:?} {:?}", p.entry, p.exit, p.thread_exit),
            format!("{:?} {:?}", p.signatures, p.targets),
        ];
        Ok(parts.join("\n"))
    }

    /// A program is lowered to the same, to the last number, with the part of the library that it
    /// needs as with all of it.
    #[test]
    fn the_part_that_is_needed_is_as_good_as_all() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let ir = tresse_libc_shim::library_for("").unwrap();
        let all = tresse_ir::parse(ir.name, ir.text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
        let (all, mut compared) = (Library::Code(all.into(), 0), 0);
        for folder in ["examples", "tests/ok", "tests/errors", "tests/litmus", "tests/cpp"] {
            for entry in std::fs::read_dir(root.join(folder)).unwrap() {
                let file = entry.unwrap().path();
                if file.extension().is_none_or(|e| e != "ll") {
                    continue;
                }
                let Ok(program) = Program::load([&file]) else { continue };
                // Such a program has other functions, not only fewer.
                let text = std::fs::read_to_string(&file).unwrap();
                let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                if tresse_libc_shim::is_changed_for(&words.collect::<Vec<_>>()) {
                    continue;
                }
                for whom in [For::Graphs, For::States] {
                    let part = lowered(&program, whom);
                    let whole = Program::load([&file]).unwrap();
                    for triple in ["x86_64-unknown-linux-gnu", "x86_64-pc-linux-gnu", "", "none"] {
                        let key = (triple.to_owned(), Errno::Linux);
                        whole.libraries().0.lock().insert(key, all.clone());
                    }
                    assert!(part == lowered(&whole, whom), "{}", file.display());
                    compared += usize::from(part.is_ok());
                }
            }
        }
        assert!(compared >= 200, "{compared}");
    }
}
