//! Single-threaded execution by cost centre. Each bench runs a small program of IR whose loop does
//! one kind of thing; the counter is IR operations, so the rate is operations per second.

use std::sync::Arc;
use tresse_benches::{machine, setup, setup_text};
use tresse_machine::Config;
use tresse_machine::machine::Setup;

fn main() {
    divan::main();
}

/// A loop of 100,000 rounds around `body`, which may use `%i` and the slot `%m` of 64 bytes.
fn looped(body: &str, more: &str) -> Arc<Setup> {
    let text = format!(
        "{more}\ndefine i32 @main() {{\nentry:\n  %m = alloca [8 x i64], align 16\n  \
         call void @llvm.memset.p0.i64(ptr %m, i8 0, i64 64, i1 false)\n  br label %loop\nloop:\n  \
         %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n{body}\n  %next = add i64 %i, 1\n  \
         %more = icmp ult i64 %next, 100000\n  br i1 %more, label %loop, label %done\ndone:\n  \
         ret i32 0\n}}\ndeclare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"
    );
    setup_text("bench.ll", &text, Config::default())
}

fn bench(bencher: divan::Bencher<'_, '_>, setup: Arc<Setup>) {
    let run = || {
        let mut machine = machine(&setup);
        while machine.ending.is_none() {
            machine.settle();
            let mut transitions = Vec::new();
            machine.transitions(&mut transitions);
            transitions.first().into_iter().for_each(|t| machine.take(*t));
        }
        machine
    };
    let steps: u64 = run().threads.iter().map(|t| t.steps).sum();
    bencher.counter(divan::counter::ItemsCount::new(steps)).bench(run);
}

#[divan::bench]
fn integers(bencher: divan::Bencher<'_, '_>) {
    bench(
        bencher,
        looped(
            "  %a = mul i64 %i, 7\n  %b = xor i64 %a, %i\n  %c = lshr i64 %b, 3\n  \
             %d = sub i64 %c, %a",
            "",
        ),
    );
}

#[divan::bench]
fn loads_and_stores(bencher: divan::Bencher<'_, '_>) {
    bench(
        bencher,
        looped(
            "  %a = load i64, ptr %m\n  store i64 %i, ptr %m\n  %b = load i64, ptr %m\n  \
             store i64 %a, ptr %m",
            "",
        ),
    );
}

#[divan::bench]
fn addresses(bencher: divan::Bencher<'_, '_>) {
    bench(
        bencher,
        looped(
            "  %a = and i64 %i, 7\n  %p = getelementptr inbounds [8 x i64], ptr %m, i64 0, i64 \
             %a\n  %q = getelementptr inbounds i8, ptr %p, i64 0",
            "",
        ),
    );
}

#[divan::bench]
fn calls(bencher: divan::Bencher<'_, '_>) {
    bench(
        bencher,
        looped(
            "  %a = call i64 @f(i64 %i)",
            "define i64 @f(i64 %x) {\n  %s = alloca i64\n  store i64 %x, ptr %s\n  ret i64 %x\n}",
        ),
    );
}

#[divan::bench]
fn floats(bencher: divan::Bencher<'_, '_>) {
    bench(
        bencher,
        looped(
            "  %a = sitofp i64 %i to double\n  %b = fmul double %a, 1.5\n  %c = fadd double %b, %a",
            "",
        ),
    );
}

#[divan::bench]
fn undefined_bits(bencher: divan::Bencher<'_, '_>) {
    bench(
        bencher,
        looped("  %a = and i64 undef, 255\n  %b = or i64 %a, %i\n  %c = shl i64 %b, 8", ""),
    );
}

#[divan::bench]
fn copies(bencher: divan::Bencher<'_, '_>) {
    bench(
        bencher,
        looped(
            "  %h = getelementptr inbounds i8, ptr %m, i64 32\n  \
             call void @llvm.memcpy.p0.p0.i64(ptr %h, ptr %m, i64 32, i1 false)",
            "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)",
        ),
    );
}

#[divan::bench]
fn allocation(bencher: divan::Bencher<'_, '_>) {
    bench(
        bencher,
        looped(
            "  %p = call ptr @malloc(i64 24)\n  store i64 %i, ptr %p\n  call void @free(ptr %p)",
            "declare ptr @malloc(i64)\ndeclare void @free(ptr)",
        ),
    );
}

#[divan::bench(sample_count = 3)]
fn sieve_at_o0(bencher: divan::Bencher<'_, '_>) {
    bench(bencher, setup("benches/programs/sieve.ll", Config::default()));
}

#[divan::bench(sample_count = 3)]
fn sha256_at_o0(bencher: divan::Bencher<'_, '_>) {
    bench(bencher, setup("benches/programs/sha256.ll", Config::default()));
}
