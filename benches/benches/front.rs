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
    bencher
        .counter(divan::counter::BytesCount::of_str(ir.text))
        .bench(|| tresse_ir::parse(ir.name, ir.text.as_bytes()).unwrap());
}

#[divan::bench]
fn parse_example_with_debug_info(bencher: divan::Bencher<'_, '_>) {
    let text = text("examples/michael_scott_queue.ll");
    bencher
        .counter(divan::counter::BytesCount::of_str(&text))
        .bench(|| tresse_ir::parse("example.ll", text.as_bytes()).unwrap());
}

/// A function of so many instructions: the time per instruction must not grow.
#[divan::bench(args = [10_000, 100_000], sample_count = 10)]
fn parse_long_function(bencher: divan::Bencher<'_, '_>, n: usize) {
    let mut text = String::from("define i32 @f(i32 %x0) {\n");
    for i in 1..n {
        text += &format!("  %x{i} = add nsw i32 %x{}, {i}\n", i - 1);
    }
    text += &format!("  ret i32 %x{}\n}}\n", n - 1);
    bencher
        .counter(divan::counter::ItemsCount::new(n))
        .bench(|| tresse_ir::parse("long.ll", text.as_bytes()).unwrap());
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
    bencher
        .with_inputs(|| (main.clone(), library.clone()))
        .bench_values(|(main, library)| link(main, library, &Config::default()));
}
