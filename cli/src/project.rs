//! A project as its build describes it: `compile_commands.json`, a list of what is compiled in
//! which folder and how (Clang documentation, "JSON Compilation Database Format Specification").
//!
//! Of a command the flags are kept that say what the source means: where headers are, macros, the
//! language. What says what is to be written where, how it is optimised, instrumented and linked
//! is left out. What is not understood is refused by name.

use crate::clang::Language;
use crate::failure::Failure;
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// How a file of the project is compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unit {
    /// The file, wherever it is looked for from.
    pub file: PathBuf,
    pub language: Language,
    /// Where its compiler runs.
    pub folder: PathBuf,
    pub flags: Vec<String>,
}

/// An entry of the list.
#[derive(Deserialize)]
struct Entry {
    directory: PathBuf,
    file: PathBuf,
    command: Option<String>,
    arguments: Option<Vec<String>>,
}

/// The files of a project; of these only, if there are any. What the user should know is added to
/// `said`.
///
/// # Errors
/// There is no list, or something in it is not understood.
pub(crate) fn read(
    project: &Path,
    only: &[&Path],
    said: &mut Vec<String>,
) -> Result<Vec<Unit>, Failure> {
    let list = match project.is_dir() {
        true => project.join("compile_commands.json"),
        false => project.to_owned(),
    };
    let name = list.display().to_string();
    let text = std::fs::read(&list).map_err(|e| {
        Failure::bad(format!(
            "--project {}: cannot read {name}: {e} (CMake writes it with \
             -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, other builds with `bear -- make`)",
            project.display()
        ))
    })?;
    let entries: Vec<Entry> = serde_json::from_slice(&text).map_err(|e| {
        let (line, column) = (e.line() as u32, e.column() as u32);
        Failure::bad_at(&name, line, column, format!("this is no list of compile commands: {e}"))
    })?;
    let base = list.parent().unwrap_or(Path::new(""));
    let mut units: Vec<Unit> = Vec::new();
    for entry in &entries {
        let found = |path: PathBuf| {
            let shown = path.display().to_string();
            path.canonicalize().map_err(|e| Failure::bad(format!("{name}: {shown}: {e}")))
        };
        let folder = base.join(&entry.directory);
        let file = folder.join(&entry.file);
        if !only.is_empty() && !only.iter().any(|path| is_same(path, &file)) {
            continue;
        }
        let unit = entry.unit(found(folder)?, found(file)?);
        let unit = unit.map_err(|e| Failure::bad(format!("{name}: {e}")))?;
        match units.iter().find(|other| is_same(&other.file, &unit.file)) {
            None => units.push(unit),
            Some(first) if first.flags == unit.flags => {}
            Some(_) => said.push(format!(
                "{name}: {} is compiled in more than one way; the first one is taken",
                unit.file.display()
            )),
        }
    }
    let is_there = |path: &&&Path| units.iter().any(|unit| is_same(path, &unit.file));
    if let Some(path) = only.iter().find(|path| !is_there(path)) {
        return Err(Failure::bad(format!("{name} has no entry for {}", path.display())));
    }
    match units.is_empty() {
        true => Err(Failure::bad(format!("{name} has no entries"))),
        false => Ok(units),
    }
}

/// Do two paths lead to the same file?
fn is_same(a: &Path, b: &Path) -> bool {
    match (a.canonicalize(), b.canonicalize()) {
        (Ok(a), Ok(b)) => a == b,
        _ => false,
    }
}

impl Entry {
    fn unit(&self, folder: PathBuf, file: PathBuf) -> Result<Unit, String> {
        let shown = self.file.display();
        let words = match (&self.arguments, &self.command) {
            (Some(words), _) => words.clone(),
            (None, Some(command)) => split(command).map_err(|e| format!("{shown}: {e}"))?,
            (None, None) => return Err(format!("{shown} has neither `command` nor `arguments`")),
        };
        let flags = self.flags(&words, &folder, &file).map_err(|e| format!("{shown}: {e}"))?;
        let named =
            flags.windows(2).filter(|pair| pair[0] == "-x").map(|pair| &*pair[1]).next_back();
        let named = named.or_else(|| flags.iter().filter_map(|f| f.strip_prefix("-x")).next_back());
        let language = match named.filter(|name| !name.is_empty()) {
            Some("c") => Some(Language::C),
            Some("c++") => Some(Language::Cxx),
            Some(other) => return Err(format!("{shown} is compiled as {other} (-x)")),
            None => Language::of(&self.file),
        };
        match language {
            Some(language) => Ok(Unit { file, language, folder, flags }),
            None => {
                Err(format!("{shown} is neither C nor C++: name the files to take, without it"))
            }
        }
    }

    /// The flags of a command that say what the source means.
    fn flags(&self, words: &[String], folder: &Path, file: &Path) -> Result<Vec<String>, String> {
        // The compiler, and what it may be called through (`ccache`).
        let first = words.iter().position(|word| word.starts_with('-')).unwrap_or(words.len());
        let is_source =
            |word: &String| Path::new(word) == self.file || is_same(&folder.join(word), file);
        let mut rest = words[first..].iter().peekable();
        let mut kept = Vec::new();
        while let Some(word) = rest.next() {
            let has_value = TAKES_VALUE.contains(&&**word);
            let value = if has_value { rest.next() } else { None };
            if has_value && value.is_none() {
                return Err(format!("`{word}` has no value"));
            }
            if is_left_out(word) || is_source(word) {
                continue;
            }
            if word.starts_with('@') {
                return Err(format!("flags in a file (`{word}`) are not read"));
            }
            if !word.starts_with('-') {
                return Err(format!("`{word}` is neither a flag nor the file"));
            }
            kept.push(word.clone());
            kept.extend(value.cloned());
        }
        Ok(kept)
    }
}

/// Flags whose value is the next word.
const TAKES_VALUE: [&str; 32] = [
    "-o",
    "-I",
    "-D",
    "-U",
    "-L",
    "-F",
    "-B",
    "-x",
    "-T",
    "-u",
    "-z",
    "-MF",
    "-MT",
    "-MQ",
    "-MJ",
    "-include",
    "-imacros",
    "-isystem",
    "-iquote",
    "-idirafter",
    "-iprefix",
    "-iwithprefix",
    "-isysroot",
    "--sysroot",
    "-target",
    "-arch",
    "-framework",
    "-Xclang",
    "-Xpreprocessor",
    "-Xlinker",
    "-Xassembler",
    "-mllvm",
];

/// Flags that are left out, whole.
const LEFT_OUT: [&str; 24] = [
    "-c",
    "-S",
    "-E",
    "-o",
    "-M",
    "-MM",
    "-MD",
    "-MMD",
    "-MP",
    "-MG",
    "-MF",
    "-MT",
    "-MQ",
    "-MJ",
    "-pipe",
    "-emit-llvm",
    "-fsyntax-only",
    "-L",
    "-B",
    "-T",
    "-u",
    "-z",
    "-Xlinker",
    "-Xassembler",
];

/// What flags that are left out begin with. Whether the source is correct is said as for any other:
/// other compilers warn of other things, so a warning is none the less no error.
const LEFT_OUT_FROM: [&str; 22] = [
    "-o",
    "-O",
    "-g",
    "-MF",
    "-MT",
    "-MQ",
    "-L",
    "-l",
    "-Wl,",
    "-Wa,",
    "-Werror",
    "-save-temps",
    "--save-temps",
    "-flto",
    "-fno-lto",
    "-fsanitize",
    "-fprofile",
    "-fcoverage",
    "-ftest-coverage",
    "--coverage",
    "-fdiagnostics",
    "-fcolor-diagnostics",
];

fn is_left_out(word: &str) -> bool {
    word == "--" || LEFT_OUT.contains(&word) || LEFT_OUT_FROM.iter().any(|f| word.starts_with(f))
}

/// The words of a command, as a shell has them (POSIX, "Shell Command Language", 2.2): there are
/// quotes and backslashes, and nothing is expanded.
fn split(command: &str) -> Result<Vec<String>, String> {
    let (mut words, mut word, mut is_in_word) = (Vec::new(), String::new(), false);
    let mut chars = command.chars();
    while let Some(c) = chars.next() {
        match c {
            c if c.is_whitespace() => {
                if std::mem::take(&mut is_in_word) {
                    words.push(std::mem::take(&mut word));
                }
                continue;
            }
            '\'' => loop {
                match chars.next() {
                    Some('\'') => break,
                    Some(c) => word.push(c),
                    None => return Err("a quote does not end in the command".into()),
                }
            },
            '"' => loop {
                match chars.next() {
                    Some('"') => break,
                    Some('\\') => match chars.next() {
                        Some(c @ ('"' | '\\' | '$' | '`')) => word.push(c),
                        Some(c) => word.extend(['\\', c]),
                        None => return Err("a quote does not end in the command".into()),
                    },
                    Some(c) => word.push(c),
                    None => return Err("a quote does not end in the command".into()),
                }
            },
            '\\' => word.extend(chars.next()),
            c => word.push(c),
        }
        is_in_word = true;
    }
    if is_in_word {
        words.push(word);
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(words: &[&str]) -> Result<Vec<String>, String> {
        let entry = Entry {
            directory: "/build".into(),
            file: "../src/a.cpp".into(),
            command: None,
            arguments: Some(words.iter().map(|word| (*word).to_owned()).collect()),
        };
        let unit = entry.unit("/build".into(), "/build/../src/a.cpp".into())?;
        assert_eq!(unit.language, Language::Cxx);
        Ok(unit.flags)
    }

    #[test]
    fn what_the_source_means_is_kept() {
        let words = [
            "ccache",
            "/usr/bin/c++",
            "-DA=1",
            "-D",
            "B",
            "-I/x",
            "-I",
            "/y",
            "-isystem",
            "/z",
            "-include",
            "c.h",
            "-std=gnu++17",
            "-O2",
            "-g3",
            "-Wall",
            "-Werror=format",
            "-fno-rtti",
            "-MD",
            "-MT",
            "a.o",
            "-MFa.d",
            "-o",
            "a.o",
            "-flto=auto",
            "-fsanitize=thread",
            "-c",
            "../src/a.cpp",
            "-lpthread",
            "-Wl,-s",
        ];
        let kept = [
            "-DA=1",
            "-D",
            "B",
            "-I/x",
            "-I",
            "/y",
            "-isystem",
            "/z",
            "-include",
            "c.h",
            "-std=gnu++17",
            "-Wall",
            "-fno-rtti",
        ];
        assert_eq!(entry(&words).unwrap(), kept);
    }

    #[test]
    fn what_is_not_understood_is_named() {
        for (words, part) in [
            (["cc", "-c", "@flags"], "`@flags`"),
            (["cc", "-c", "other.o"], "`other.o` is neither"),
            (["cc", "-x", "cuda"], "compiled as cuda"),
            (["cc", "-c", "-I"], "`-I` has no value"),
        ] {
            let said = entry(&words).unwrap_err();
            assert!(said.contains(part), "{said}");
        }
    }

    #[test]
    fn a_command_is_split_as_by_a_shell() {
        let words = split(r#" cc  '-DA="x y"' "-DB=\"\$z\\n\"" -D\ C -D'' '' a.c "#).unwrap();
        let expected = ["cc", "-DA=\"x y\"", "-DB=\"$z\\n\"", "-D C", "-D", "", "a.c"];
        assert_eq!(words, expected);
        assert!(split("cc 'a").is_err() && split("cc \"a\\").is_err());
    }
}
