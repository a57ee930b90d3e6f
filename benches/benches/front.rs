//! Parsing and lowering: the library's IR (400 KB without debug information), and an example with
//! debug information linked with it.

use tresse_benches::{library, link, module, text};
use tresse_machine::Config;

fn main() {
    divan::main();
}

#[divan::bench]
fn parse_library(bencher: divan::Bencher<'_, '_>) {
    let ir = tresse_libc_shim::library_for("x86_64").unwrap();
    bencher.counter(divan::counter::BytesCount::of_str(ir.text)).bench(|| tresse_ir::parse(ir.name, ir.text.as_bytes()).unwrap());
}

#[divan::bench]
fn parse_example_with_debug_info(bencher: divan::Bencher<'_, '_>) {
    let text = text("examples/michael_scott_queue.ll");
    bencher.counter(divan::counter::BytesCount::of_str(&text)).bench(|| tresse_ir::parse("example.ll", text.as_bytes()).unwrap());
}

#[divan::bench]
fn verify_library(bencher: divan::Bencher<'_, '_>) {
    let module = library();
    bencher.bench(|| tresse_ir::verify(&module).is_ok());
}

#[divan::bench]
fn lower_example(bencher: divan::Bencher<'_, '_>) {
    let main = module("example.ll", &text("examples/michael_scott_queue.ll"));
    let library = library();
    bencher.with_inputs(|| (main.clone(), library.clone())).bench_values(|(main, library)| link(main, library, &Config::default()));
}
