//! `docs/library.md` says which functions there are; it is written by the test that looks at it.

use crate::common::{Temp, check_page, code, has_clang, stderr, tresse};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use tresse_libc_shim::{ROWS, library_for};

/// The functions that standards name.
const NAMES: &str = include_str!("library_names.txt");

/// A header with the functions of C and of POSIX that it has.
struct Header {
    name: &'static str,
    functions: [Vec<&'static str>; 2],
}

impl Header {
    fn all(&self) -> impl Iterator<Item = &'static str> {
        self.functions.iter().flatten().copied()
    }
}

fn headers() -> Vec<Header> {
    let (mut all, mut standard): (Vec<Header>, usize) = (Vec::new(), 0);
    for line in NAMES.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        if let Some(name) = line.strip_prefix('<') {
            let name = name.trim_end_matches('>');
            all.push(Header { name, functions: [Vec::new(), Vec::new()] });
            continue;
        }
        let header = all.last_mut().expect("a header comes first");
        for word in line.split_whitespace() {
            match word {
                "C:" => standard = 0,
                "POSIX:" => standard = 1,
                name => header.functions[standard].push(name),
            }
        }
    }
    all
}

/// Those of these names that a program cannot have, as the linker says.
fn unknown(names: &BTreeSet<&str>) -> BTreeSet<String> {
    let mut text = String::from("target triple = \"x86_64-unknown-linux-gnu\"\n");
    let mut calls = String::new();
    for name in names {
        writeln!(text, "declare void @{name}()").unwrap();
        writeln!(calls, "  call void @{name}()").unwrap();
    }
    write!(
        text,
        "define i32 @main(i32 %n) {{
  %c = icmp eq i32 %n, 77
  br i1 %c, label %calls, label %end
calls:
{calls}  br label %end
end:
  ret i32 0
}}
"
    )
    .unwrap();
    let program = Temp::new("library.ll", text.as_bytes());
    let said = stderr(&tresse(&["run", "--refuse-unknown", program.path()]));
    let names = said.lines().filter_map(|line| {
        Some(line.split_once("does not model the function `")?.1.split_once('`')?.0.to_owned())
    });
    names.collect()
}

/// What the library defines for a program, beside what is its own.
fn defined() -> BTreeSet<&'static str> {
    let text = library_for("x86_64-unknown-linux-gnu").unwrap().text;
    let of_text = text.lines().filter_map(|line| {
        let is_seen = !line.starts_with("define internal") && !line.starts_with("define hidden");
        let name = line.strip_prefix("define ").filter(|_| is_seen)?.split_once('@')?.1;
        name.split_once('(').map(|(name, _)| name.trim_matches('"'))
    });
    let is_own = |name: &&str| !name.starts_with("__tresse") && !name.contains('.');
    of_text.chain(ROWS.iter().map(|row| row.name)).filter(is_own).collect()
}

fn list(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(" ")
}

/// Lines of at most a hundred columns.
fn paragraph(page: &mut String, names: &[&str]) {
    let mut columns = 0;
    for name in names {
        let word = format!("`{name}`");
        let before = match columns {
            0 => "",
            _ if columns + 1 + word.len() > 100 => "\n",
            _ => " ",
        };
        columns = if before == " " { columns + 1 + word.len() } else { word.len() };
        page.push_str(before);
        page.push_str(&word);
    }
    page.push('\n');
}

const HEAD: &str = "# The library

Which functions of C17 and of POSIX.1-2017 (with XSI) there are, by their headers, for x86-64 Linux.
This page is written by a test (`cli/tests/all/library_page.rs`), which asks the linker for each
name. How far a function goes, and where it is not what another library has, stands in
[limitations.md](limitations.md). A function that is not here is unsupported (T0901) where an
execution calls it; `--refuse-unknown` lists those of a program beforehand. Macros are not counted:
they are those of the headers that a program is compiled with.

";

fn page() -> String {
    let headers = headers();
    let named: BTreeSet<&str> = headers.iter().flat_map(Header::all).collect();
    let unknown = unknown(&named);
    let is_here = |name: &str| !unknown.contains(name);
    let mut page = String::from(HEAD);
    let count = |names: &[&str]| names.iter().filter(|name| is_here(name)).count();
    let [(c, all_c), (posix, all_posix)] = [0, 1].map(|standard: usize| {
        let counts = headers.iter().map(|h| &h.functions[standard]);
        counts.fold((0, 0), |sum, names| (sum.0 + count(names), sum.1 + names.len()))
    });
    writeln!(
        page,
        "Of C17 there are {c} of {all_c} functions, and of what POSIX adds {posix} of {all_posix}.\n"
    )
    .unwrap();
    page.push_str("| header | C17 | POSIX | here | not here |\n|---|---|---|---|---|\n");
    for h in &headers {
        let (here, not): (Vec<&str>, Vec<&str>) = h.all().partition(|name| is_here(name));
        let share = |names: &[&str]| match names.len() {
            0 => String::new(),
            all => format!("{} of {all}", count(names)),
        };
        let [c, posix] = [0, 1].map(|standard: usize| share(&h.functions[standard]));
        let (here, not) = (list(&here), list(&not));
        writeln!(page, "| `<{}>` | {c} | {posix} | {here} | {not} |", h.name).unwrap();
    }
    let more: Vec<&str> = defined().into_iter().filter(|name| !named.contains(name)).collect();
    let (for_tools, others): (Vec<&str>, Vec<&str>) =
        more.iter().copied().partition(|name| name.starts_with('_'));
    let (of_cpp, for_tools): (Vec<&str>, Vec<&str>) =
        for_tools.iter().copied().partition(|name| name.starts_with("_Z"));
    page.push_str("\n## Beyond these standards\n\nOf Linux, glibc, BSD and later C:\n\n");
    paragraph(&mut page, &others);
    page.push_str("\nWhat compilers and headers call, and tools of verification:\n\n");
    paragraph(&mut page, &for_tools);
    writeln!(page, "\nAnd {} functions of the C++ library, by their mangled names.", of_cpp.len())
        .unwrap();
    page
}

#[test]
fn the_page_says_which_functions_there_are() {
    check_page("docs/library.md", &page(), "library_page");
}

/// What is here is declared by its header, ours or the system's behind it.
#[test]
fn headers_declare_what_there_is() {
    if !has_clang("headers with what there is") {
        return;
    }
    let headers = headers();
    let unknown = unknown(&headers.iter().flat_map(Header::all).collect());
    let mut wrong = BTreeMap::new();
    for header in &headers {
        let here: Vec<&str> = header.all().filter(|name| !unknown.contains(*name)).collect();
        if here.is_empty() {
            continue;
        }
        let list: String = here.iter().map(|name| format!("  (void *){name},\n")).collect();
        let name = header.name;
        let text = format!(
            "#define _GNU_SOURCE
#if __has_include(<{name}>)
#include <{name}>
void *all[] = {{
{list}}};
int main(void) {{ return all[0] == 0; }}
#else
int main(void) {{ return 0; }}
#endif
"
        );
        let program = Temp::new("declared.c", text.as_bytes());
        let output = tresse(&["run", program.path()]);
        if code(&output) != 0 {
            wrong.insert(header.name, stderr(&output));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
