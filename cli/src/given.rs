//! What the host gives to a program: its standard input, and files. They are read once, when the
//! program is loaded, so every execution finds the same.

use crate::failure::Failure;
use serde::{Deserialize, Serialize};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tresse_machine::request::GivenFile;

/// So many bytes are given at most, all together.
const MOST_BYTES: usize = 1 << 30;
/// And so many files.
const MOST_FILES: usize = 100_000;

/// The files that are asked for.
#[derive(Clone, Default, Debug)]
pub(crate) struct Given {
    /// The standard input; without it there is none.
    pub stdin: Option<PathBuf>,
    /// Files, and folders with all that is below them.
    pub mounts: Vec<PathBuf>,
    /// What they hold: the standard input first.
    pub files: Vec<GivenFile>,
}

impl Given {
    /// Reads them.
    ///
    /// # Errors
    /// One cannot be read, or it is too much.
    pub(crate) fn read(&mut self) -> Result<(), Failure> {
        let input = self.stdin.as_deref().map_or(Ok(Vec::new()), |path| read(path, "--stdin"))?;
        self.files = vec![GivenFile { name: Vec::new(), bytes: input }];
        for mount in std::mem::take(&mut self.mounts) {
            self.mount(&mount)?;
            self.mounts.push(mount);
        }
        let bytes: usize = self.files.iter().map(|file| file.bytes.len()).sum();
        if bytes > MOST_BYTES {
            return Err(Failure::bad(format!(
                "--mount, --stdin: {bytes} bytes are more than the {MOST_BYTES} that there may be"
            )));
        }
        Ok(())
    }

    fn mount(&mut self, path: &Path) -> Result<(), Failure> {
        if !path.is_dir() {
            if path.exists() && !path.is_file() {
                let what = "is neither a file nor a folder";
                return Err(Failure::bad(format!("--mount: {} {what}", path.display())));
            }
            let bytes = read(path, "--mount")?;
            return self.enter(path, bytes);
        }
        let wrong = |e: std::io::Error| {
            Failure::bad(format!("--mount: cannot read {}: {e}", path.display()))
        };
        let entries = std::fs::read_dir(path).map_err(wrong)?;
        let mut below: Vec<PathBuf> = entries
            .map(|entry| Ok(entry.map_err(wrong)?.path()))
            .collect::<Result<_, Failure>>()?;
        // Folders list their files in any order.
        below.sort();
        for path in below {
            // A link may lead back to where it is.
            let kind = path.symlink_metadata().map_err(wrong)?.file_type();
            if kind.is_dir() || kind.is_file() {
                self.mount(&path)?;
            }
        }
        Ok(())
    }

    fn enter(&mut self, path: &Path, bytes: Vec<u8>) -> Result<(), Failure> {
        if self.files.len() > MOST_FILES {
            return Err(Failure::bad(format!("--mount: there are more than {MOST_FILES} files")));
        }
        let name = plain(&path.to_string_lossy()).into_bytes();
        self.files.push(GivenFile { name, bytes });
        Ok(())
    }

    /// As a program's setup takes it.
    pub(crate) fn shared(&self) -> Arc<[GivenFile]> {
        self.files.clone().into()
    }

    /// To be kept with a program.
    pub(crate) fn kept(&self) -> Vec<KeptFile> {
        let chars = |bytes: &[u8]| bytes.iter().map(|b| char::from(*b)).collect();
        let kept =
            |file: &GivenFile| KeptFile { name: chars(&file.name), bytes: chars(&file.bytes) };
        self.files.iter().map(kept).collect()
    }

    /// What was kept.
    ///
    /// # Errors
    /// It is none.
    pub(crate) fn of_kept(kept: Vec<KeptFile>) -> Result<Given, Failure> {
        let bytes = |text: &str| {
            let all = text.chars().map(|c| u8::try_from(u32::from(c)).ok());
            let wrong = || Failure::bad("a file of this program is none of bytes");
            all.collect::<Option<Vec<u8>>>().ok_or_else(wrong)
        };
        let file =
            |kept: KeptFile| Ok(GivenFile { name: bytes(&kept.name)?, bytes: bytes(&kept.bytes)? });
        let files = kept.into_iter().map(file).collect::<Result<Vec<_>, Failure>>()?;
        Ok(Given { files, ..Given::default() })
    }
}

/// A file that is kept: bytes are characters with the same numbers.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct KeptFile {
    name: String,
    bytes: String,
}

/// A device may have no end: what is too much is not read to there.
fn read(path: &Path, flag: &str) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path);
    file.and_then(|file| file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes))
        .map_err(|e| Failure::bad(format!("{flag}: cannot read {}: {e}", path.display())))?;
    Ok(bytes)
}

/// A name as the library looks for it (`libc-shim/c/file.c`): without `.` and doubled slashes.
fn plain(name: &str) -> String {
    let parts: Vec<&str> =
        name.split('/').filter(|part| !part.is_empty() && *part != ".").collect();
    let root = if name.starts_with('/') { "/" } else { "" };
    format!("{root}{}", parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn names_are_plain() {
        for (name, wanted) in [("a", "a"), ("./a//b/.", "a/b"), ("/x/./y", "/x/y"), (".", "")] {
            assert_eq!(plain(name), wanted);
        }
    }
}
