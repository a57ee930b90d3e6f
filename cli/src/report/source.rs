//! Lines of the source, to be quoted in reports.
//!
//! Which files there are is said by debug information, and that is input: it may name any file of
//! this computer. So a line is quoted only from a file that lies under the program's own folders,
//! or under one that was named for this, wherever `..` and symbolic links lead.

use std::path::{Path, PathBuf};

/// Larger files are not read for a line.
const MAX_BYTES: u64 = 64 << 20;

/// Longer lines are not quoted.
const MAX_LINE: usize = 2000;

/// Folders that sources may be quoted from.
#[derive(Clone, Default, Debug)]
pub(crate) struct Sources {
    /// With `..` and links followed.
    roots: Vec<PathBuf>,
}

impl Sources {
    /// The folders of these files, and these folders.
    pub(crate) fn new(files: &[PathBuf], folders: &[PathBuf]) -> Sources {
        let folder_of = |file: &PathBuf| match file.parent() {
            Some(parent) if !parent.as_os_str().is_empty() => parent.to_owned(),
            _ => PathBuf::from("."),
        };
        let all = files.iter().map(folder_of).chain(folders.iter().cloned());
        Sources { roots: all.filter_map(|folder| folder.canonicalize().ok()).collect() }
    }

    /// A file's text, if the file can be found.
    pub(crate) fn text(&self, file: &str) -> Option<String> {
        let path = self.find(Path::new(file))?;
        let is_small = std::fs::metadata(&path).is_ok_and(|m| m.is_file() && m.len() <= MAX_BYTES);
        let text = if is_small { std::fs::read(path).ok()? } else { return None };
        Some(String::from_utf8_lossy(&text).into_owned())
    }

    /// A line of a file, if the file can be found and has it.
    pub(crate) fn line(&self, file: &str, number: u32) -> Option<String> {
        let text = self.text(file)?;
        let line = text.lines().nth(number.checked_sub(1)? as usize)?.trim_end();
        (!line.is_empty() && line.len() <= MAX_LINE).then(|| line.to_owned())
    }

    /// The file with this name under one of the folders. A compiler may have named it from another
    /// folder than the program's: then the end of the name counts, the longest that is found.
    fn find(&self, name: &Path) -> Option<PathBuf> {
        let whole = name.is_absolute().then(|| self.under(name)).flatten();
        let parts: Vec<_> = name.components().collect();
        whole.or_else(|| {
            let ends = (0..parts.len()).map(|from| parts[from..].iter().collect::<PathBuf>());
            let mut inside = ends.filter(|end| end.is_relative());
            inside.find_map(|end| self.roots.iter().find_map(|root| self.under(&root.join(&end))))
        })
    }

    /// The file itself, if it lies under one of the folders.
    fn under(&self, path: &Path) -> Option<PathBuf> {
        let real = path.canonicalize().ok()?;
        self.roots.iter().any(|root| real.starts_with(root)).then_some(real)
    }
}
