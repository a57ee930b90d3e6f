//! Writes down where the definitions of the library's texts are, and what each needs, so that a
//! check need not look for that (`src/index.rs`).

use std::fmt::Write;
use std::path::Path;

#[path = "src/places.rs"]
mod places;

/// What the folder `ir` has.
const ARCHITECTURES: [&str; 4] = ["x86_64", "i386", "aarch64", "powerpc64"];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/places.rs");
    println!("cargo::rerun-if-changed=ir");
    let out = std::env::var("OUT_DIR").unwrap_or_else(|e| panic!("OUT_DIR: {e}"));
    for name in ARCHITECTURES {
        let file = format!("ir/{name}.ll");
        let text = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{file}: {e}"));
        let index = Path::new(&out).join(format!("{name}.in"));
        std::fs::write(index, indexed(&text)).unwrap_or_else(|e| panic!("{name}.in: {e}"));
    }
}

/// An `Index`, as Rust. It has numbers only, so that nothing of it is to be relocated.
fn indexed(text: &str) -> String {
    let places = places::Places::of(text);
    assert!(places.quoted.is_empty(), "a name in quotes");
    let (mut definitions, mut needs, mut by_name) = (String::new(), String::new(), String::new());
    let (mut names, mut count) = (String::new(), 0);
    for range in &places.ranges {
        let body = &text[range.clone()];
        let lines = body.bytes().filter(|b| *b == b'\n').count();
        let (start, end) = (range.start, range.end);
        // Nothing can fail that is written to a text.
        let _ = write!(definitions, "Definition {{ start: {start}, end: {end}, ");
        let _ = write!(definitions, "lines: {lines}, needs: {count} }},");
        let mut needed: Vec<usize> =
            places::names(body).filter_map(|name| places.by_name.get(name).copied()).collect();
        needed.sort_unstable();
        needed.dedup();
        count += needed.len();
        for number in needed {
            let _ = write!(needs, "{number},");
        }
    }
    for (name, number) in &places.by_name {
        let end = names.len() + name.len();
        let _ = write!(by_name, "({}, {end}, {number}),", names.len());
        names.push_str(name);
    }
    format!(
        "Index {{ definitions: &[{definitions}], needs: &[{needs}], by_name: &[{by_name}], \
         names: {names:?} }}"
    )
}
