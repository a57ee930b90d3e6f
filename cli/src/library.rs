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

/// The library for one target.
#[derive(Clone, Debug)]
pub(crate) enum Library {
    /// Its code; of what was compiled here, a hash of it: replay strings are tied to that, too.
    Code(Arc<Module>, u64),
    /// There is none: why.
    Missing(String),
}

/// Libraries that were needed, by target.
#[derive(Clone, Default, Debug)]
pub(crate) struct Libraries(Arc<Mutex<FxHashMap<String, Library>>>);

impl Libraries {
    /// The library for a triple.
    ///
    /// # Errors
    /// What Tresse brings with it is no IR.
    pub(crate) fn get(
        &self,
        triple: &str,
        clang: Option<&Path>,
        kept: Option<&Path>,
    ) -> Result<Library, Failure> {
        let mut known = self.0.lock();
        if let Some(library) = known.get(triple) {
            return Ok(library.clone());
        }
        let library = match tresse_libc_shim::library_for(triple) {
            Some(ir) => {
                let module = tresse_ir::parse(ir.name, ir.text.as_bytes())
                    .map_err(|e| Failure::internal(&e.to_string()))?;
                Library::Code(module.into(), 0)
            }
            None => compiled(triple, clang, kept).unwrap_or_else(|why| {
                let arch = triple.split('-').next().unwrap_or(triple);
                Library::Missing(format!("the C library has no code for `{arch}` here: {why}"))
            }),
        };
        known.insert(triple.to_owned(), library.clone());
        Ok(library)
    }
}

/// What is kept, or compiled now.
fn compiled(triple: &str, clang: Option<&Path>, kept: Option<&Path>) -> Result<Library, String> {
    let Some(clang) = clang.map(Path::to_owned).or_else(clang::find) else {
        return Err("clang compiles it when it is needed, and none was found on PATH".into());
    };
    let file = kept.map(|folder| folder.join(file_name(triple, &clang)));
    let old = file.as_ref().and_then(|file| std::fs::read(file).ok());
    if let Some(library) = old.and_then(|text| code(triple, &text).ok()) {
        return Ok(library);
    }
    let text = clang::library(&clang, triple)?;
    let library = code(triple, &text)?;
    if let Some(file) = file {
        keep(&file, &text);
    }
    Ok(library)
}

fn code(triple: &str, text: &[u8]) -> Result<Library, String> {
    let mut hasher = FxHasher::default();
    hasher.write(text);
    parsed(triple, text).map(|module| Library::Code(module.into(), hasher.finish() | 1))
}

fn parsed(triple: &str, text: &[u8]) -> Result<Module, String> {
    let module = tresse_ir::parse(&format!("<library {triple}>"), text);
    let module = module.map_err(|e| e.to_string())?;
    match tresse_ir::verify(&module) {
        Ok(()) => Ok(module),
        Err(errors) => Err(errors.first().map_or_else(String::new, ToString::to_string)),
    }
}

/// Who cannot keep it compiles it again. The file takes its name when it is whole.
fn keep(file: &Path, text: &[u8]) {
    let Some(folder) = file.parent() else { return };
    let part = file.with_extension(format!("{}.part", std::process::id()));
    let written = std::fs::create_dir_all(folder)
        .and_then(|()| std::fs::write(&part, text))
        .and_then(|()| std::fs::rename(&part, file));
    if written.is_err() {
        let _ = std::fs::remove_file(part);
    }
}

/// Another name for another source, compiler or target.
fn file_name(triple: &str, clang: &Path) -> PathBuf {
    let mut hasher = FxHasher::default();
    let shim = tresse_libc_shim::SOURCES.iter().chain(tresse_libc_shim::HEADERS);
    for (name, text) in shim {
        hasher.write(name.as_bytes());
        hasher.write(text.as_bytes());
    }
    hasher.write(tresse_libc_shim::FLAGS.as_bytes());
    hasher.write(clang.to_string_lossy().as_bytes());
    if let Ok(about) = std::fs::metadata(clang) {
        hasher.write_u64(about.len());
        let changed = about.modified().ok();
        let since = changed.and_then(|t| t.duration_since(std::time::UNIX_EPOCH).ok());
        hasher.write_u128(since.map_or(0, |t| t.as_nanos()));
    }
    format!("library-{triple}-{:016x}.ll", hasher.finish()).into()
}
