//! A program as data, to make it again on another computer.

use super::Program;
use crate::failure::Failure;
use crate::given::{Given, KeptFile};
use crate::loader::{Clock, Loader, Source};
use crate::report::source::Sources;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// All that a program is made of, to make it again where its files are not. Bytes of a text are
/// characters with the same numbers: JSON has no bytes, and not every text is UTF-8.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Kept {
    /// Names, and IR.
    files: Vec<(String, String)>,
    clang: Option<String>,
    clang_flags: Vec<String>,
    relayout: bool,
    folders: Vec<String>,
    entry: String,
    args: Vec<String>,
    env: Vec<String>,
    given: Vec<KeptFile>,
}

impl Kept {
    /// Makes the program again. What it was made from names no folder of this computer: source
    /// lines are quoted from files under `folders` only.
    ///
    /// # Errors
    /// It is none.
    pub(crate) fn load(
        self,
        folders: &[PathBuf],
        timeout: Option<Duration>,
    ) -> Result<Program, Failure> {
        let wrong = || Failure::bad("a text of this program is none of bytes");
        let bytes = |text: &String| {
            text.chars().map(|c| u8::try_from(u32::from(c)).ok()).collect::<Option<Vec<u8>>>()
        };
        let texts = self.files.iter().map(|(_, text)| bytes(text).ok_or_else(wrong));
        let texts = texts.collect::<Result<Vec<_>, _>>()?;
        let names = self.files.into_iter().map(|(name, _)| name);
        let loader = Loader {
            sources: names.map(|name| Source::File(name.into())).collect(),
            clang: self.clang.map(PathBuf::from),
            clang_flags: self.clang_flags,
            relayout: self.relayout,
            folders: self.folders.into_iter().map(PathBuf::from).collect(),
            entry: self.entry,
            args: self.args,
            env: self.env,
            given: Given::of_kept(self.given)?,
            timeout,
            ..Loader::new()
        };
        let clock = Clock::new(timeout);
        loader.of_texts(texts, Sources::new(&[], folders), Vec::new(), &clock)
    }
}

impl Program {
    /// All that it is made of.
    pub(crate) fn kept(&self) -> Kept {
        let loader = &self.loader;
        let text = |path: &Path| path.to_string_lossy().into_owned();
        let names = loader.sources.iter().map(|source| text(source.name()));
        let chars = |bytes: &Vec<u8>| bytes.iter().map(|b| char::from(*b)).collect();
        Kept {
            files: names.zip(self.texts.iter().map(chars)).collect(),
            clang: loader.clang.as_deref().map(text),
            clang_flags: loader.clang_flags.clone(),
            relayout: loader.relayout,
            folders: loader.folders.iter().map(|folder| text(folder)).collect(),
            entry: loader.entry.clone(),
            args: loader.args.clone(),
            env: loader.env.clone(),
            given: loader.given.kept(),
        }
    }
}
