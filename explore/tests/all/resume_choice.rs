//! A search that chooses when two executions count as one chooses the same where it is stopped,
//! killed or divided meanwhile.

use crate::common;

use crate::common::Chance;
use crate::common::pieces::{check, in_pieces, in_shares, told, whole};
use tresse_explore::graph::Options;
use tresse_machine::Config;

/// Threads that run these bodies.
fn threads(bodies: &[String]) -> String {
    let each = |(n, body): (usize, &String)| {
        format!("define ptr @t{n}(ptr %a) {{\n{body}  ret ptr null\n}}\n")
    };
    let functions: String = bodies.iter().enumerate().map(each).collect();
    let start =
        |n| format!("  %c{n} = call i32 @pthread_create(ptr %t, ptr null, ptr @t{n}, ptr null)\n");
    let starts: String = (0..bodies.len()).map(start).collect();
    format!(
        "@x = global i32 0\n@y = global i32 0\n@z = global i32 0\ndeclare void @abort()\n\
         declare i32 @pthread_create(ptr, ptr, ptr, ptr)\n{functions}define i32 @main() {{\n  \
         %t = alloca i64\n{starts}  ret i32 0\n}}\n"
    )
}

/// A search looks at its first executions, chooses by them, and goes back if that is dear: wherever
/// it is stopped, it goes on with what it has seen.
#[test]
fn a_search_that_chooses_tells_the_same_in_pieces() {
    let row = |place: &str, n: usize| -> String {
        let write = |i| format!("  store atomic i32 {i}, ptr @{place} monotonic, align 4\n");
        (1..=n).map(write).collect()
    };
    let read = |n| format!("  %r{n} = load atomic i32, ptr @y monotonic, align 4\n");
    // Nine writes: 1,680 orders of one execution, and with the last one of three executions.
    let blind: Vec<String> = vec![row("x", 3), row("x", 3), row("x", 3)];
    // C(10, 5) ways to read, each with 6! orders of what nobody reads.
    let beside: Vec<String> = [row("y", 5), (0..5).map(read).collect()]
        .into_iter()
        .chain((0..6).map(|_| row("x", 1)))
        .collect();
    // C(12, 6) orders beside many other events: one by reads-from costs more than they do.
    let dear = vec![row("y", 100), row("z", 100) + &row("x", 6), row("x", 6)];
    // One of the first executions fails.
    let fail = "  %f = load atomic i32, ptr @x monotonic, align 4\n  %i = icmp eq i32 %f, 3\n  \
                br i1 %i, label %bad, label %good\nbad:\n  call void @abort()\n  unreachable\n\
                good:\n";
    let fails = vec![row("x", 3), row("x", 3), fail.to_owned() + &row("x", 1)];
    let mut chance = Chance(6);
    for (name, bodies, outcomes, numbers) in [
        ("blind", &blind, false, (1, true)),
        ("blind, with outcomes", &blind, true, (3, true)),
        ("beside", &beside, false, (252, true)),
        ("dear", &dear, false, (924, false)),
        ("fails", &fails, false, (490, false)),
    ] {
        let config = Config { model: "rc11".into(), ..Config::default() };
        let setup = common::setup(&threads(bodies), "program.ll", config);
        let options = Options { outcomes, chooses_equivalence: true, ..Options::default() };
        let report = whole(&setup, &options);
        assert_eq!((report.complete, report.is_by_reads_from), numbers, "{name}");
        let expected = told(report);
        // Long executions, each of which is looked at a few times.
        let is_long = name == "dear";
        match is_long {
            true => {
                let (report, stops) = in_pieces(&setup, &options, 4, &mut chance);
                assert!(told(report) == expected && stops > 9, "{name}, {stops} stops");
            }
            false => assert!(check(name, &setup, &options, &mut chance) > 250, "{name}"),
        }
        for patience in if is_long { [3, 9] } else { [1, 30] } {
            let (report, again) = in_shares(&setup, &options, patience, &mut chance);
            assert_eq!(told(report), expected, "{name} in shares");
            // Where it was first stopped it had not chosen yet.
            assert!(again > 0 || patience > 1 || !numbers.1, "{name}");
        }
    }
}
