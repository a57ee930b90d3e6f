//! Source excerpts: the line of a place with its number and a caret.

use std::path::{Path, PathBuf};

/// Larger files are not read for an excerpt.
const MAX_BYTES: u64 = 64 << 20;

/// Where sources are looked for: the folders of the inputs, then here.
pub(crate) struct Sources {
    folders: Vec<PathBuf>,
}

impl Sources {
    /// For these inputs.
    pub(crate) fn new(inputs: &[PathBuf]) -> Sources {
        let mut folders: Vec<PathBuf> =
            inputs.iter().filter_map(|f| f.parent()).map(Path::to_owned).collect();
        folders.push(PathBuf::new());
        Sources { folders }
    }

    /// The line, numbered, and a caret under the column, if the file can be found.
    pub(crate) fn excerpt(&self, file: &str, line: u32, col: u32) -> Option<String> {
        let text = self.find(file)?;
        let text = String::from_utf8_lossy(&text);
        let found = text.lines().nth(line.checked_sub(1)? as usize)?.trim_end();
        if found.is_empty() || found.len() > 2000 {
            return None;
        }
        let mut out = format!("  {line:>6} | {}\n", found.replace('\t', " "));
        if col > 0 {
            let before = found.bytes().take(col as usize - 1).filter(|b| b & 0xc0 != 0x80).count();
            out.push_str(&format!("         | {}^\n", " ".repeat(before)));
        }
        Some(out)
    }

    fn find(&self, file: &str) -> Option<Vec<u8>> {
        let name = Path::new(file);
        let direct = self.folders.iter().map(|f| f.join(name));
        let beside = self.folders.iter().filter_map(|f| name.file_name().map(|n| f.join(n)));
        let path = direct.chain(beside).find(|p| p.is_file())?;
        let is_small = std::fs::metadata(&path).is_ok_and(|m| m.len() <= MAX_BYTES);
        if is_small { std::fs::read(path).ok() } else { None }
    }
}
