//! Operations that are executed in one stretch (`machine/src/step/quick.rs`) do what each does by
//! itself: every program of `tests` ends in the same way, after the same steps and on the same
//! schedules, as one of whose operations nothing is known.

use crate::common;

use tresse_explore::run::{Scheduler, Unwatched, run};
use tresse_machine::lower::Locals;
use tresse_machine::{Config, Program};

fn nothing_known(program: &mut Program) {
    program.functions.iter_mut().for_each(|func| func.quick.clear());
}

/// How a program ends, the steps of each thread, its output, and the transitions, with all that is
/// known of operations and with nothing.
fn both(path: &str, text: &str, config: &Config, scheduler: &Scheduler) -> [String; 2] {
    [|_: &mut Program| (), nothing_known].map(|change| {
        let locals = Locals::Hidden;
        let setup = common::link_changed(&[(path, text)], config.clone(), locals, change);
        let setup = match setup {
            Ok(setup) => setup,
            Err(error) => return error,
        };
        let run = run(&setup, &["program".into()], scheduler.clone(), &mut Unwatched)
            .unwrap_or_else(|| panic!("{path} was stopped"));
        let steps: Vec<u64> = run.machine.threads.iter().map(|t| t.steps).collect();
        let output = [1, 2].map(|fd| run.machine.control.written(fd));
        format!("{:?} {steps:?} {output:?} {} {:?}", run.ending, run.transitions, run.schedule)
    })
}

#[test]
fn programs_do_what_their_operations_do() {
    for (model, seed) in [("sc", 1), ("rc11", 3)] {
        let mut config = Config { model: model.into(), ..Config::default() };
        config.limits.steps = 20_000;
        for path in ["tests/errors", "tests/ok", "examples"].into_iter().flat_map(common::programs)
        {
            let text = common::file(&path);
            let [known, unknown] = both(&path, &text, &config, &Scheduler::Random(seed));
            assert_eq!(known, unknown, "{path} under {model}");
        }
    }
}

/// Wherever the bound on steps is: between two operations that are done together, too.
#[test]
fn a_bound_is_met_between_any_two_operations() {
    let path = "examples/bank_ordered.ll";
    let text = common::file(path);
    for steps in 1..400 {
        let mut config = Config::default();
        config.limits.steps = steps;
        let [known, unknown] = both(path, &text, &config, &Scheduler::RoundRobin);
        assert_eq!(known, unknown, "{steps}");
    }
}

/// Whatever numbers are computed with, on either side of an operation, in a register or a constant:
/// the results are those of the rules, and so is undefined behaviour.
#[test]
fn integers_are_what_the_rules_compute() {
    let operations = [
        "add",
        "add nsw",
        "add nuw",
        "sub",
        "sub nsw",
        "mul",
        "mul nsw",
        "mul nuw nsw",
        "udiv",
        "sdiv",
        "urem",
        "srem",
        "shl",
        "shl nsw",
        "lshr",
        "lshr exact",
        "ashr",
        "and",
        "or",
        "or disjoint",
        "xor",
        "icmp eq",
        "icmp ne",
        "icmp ugt",
        "icmp uge",
        "icmp ult",
        "icmp ule",
        "icmp sgt",
        "icmp sge",
        "icmp slt",
        "icmp sle",
    ];
    let config = Config::default();
    for width in [8u32, 32, 40, 64] {
        let top = 1i128 << (width - 1);
        for (a, b) in [(1, 2), (-1, 1), (top - 1, 1), (-top, -1), (7, 0), (12345 % top, 3)] {
            let mut body = String::new();
            for (i, operation) in operations.iter().enumerate() {
                let is_division = operation.contains("div") || operation.contains("rem");
                if is_division && b == 0 {
                    continue;
                }
                let is_signed = operation.starts_with("sdiv") || operation.starts_with("srem");
                if is_signed && a == -top && b == -1 {
                    continue;
                }
                // With two registers, with a constant on either side.
                for (side, (x, y)) in [("%a", "%b"), ("%a", &b.to_string()), (&a.to_string(), "%b")]
                    .iter()
                    .enumerate()
                {
                    let (name, ty) = (format!("%v{i}_{side}"), format!("i{width}"));
                    body += &format!("  {name} = {operation} {ty} {x}, {y}\n");
                    let ty = if operation.starts_with("icmp") { "i1".into() } else { ty };
                    body += &format!("  {name}_f = freeze {ty} {name}\n");
                    let wide = match ty.as_str() {
                        "i64" => format!("{name}_f"),
                        _ => {
                            body += &format!("  {name}_w = zext {ty} {name}_f to i64\n");
                            format!("{name}_w")
                        }
                    };
                    body += &format!("  {name}_h = lshr i64 {wide}, 32\n");
                    body += &format!("  {name}_x = xor i64 {name}_h, {wide}\n");
                    body += &format!("  {name}_t = trunc i64 {name}_x to i32\n");
                    body += &format!("  %s{i}_{side} = load i32, ptr @sum\n");
                    body += &format!("  {name}_m = mul i32 %s{i}_{side}, 31\n");
                    body += &format!("  {name}_s = add i32 {name}_m, {name}_t\n");
                    body += &format!("  store i32 {name}_s, ptr @sum\n");
                }
            }
            let text = format!(
                "target triple = \"x86_64-unknown-linux-gnu\"\n\
                 @sum = global i32 1\n@a = global i{width} {a}\n@b = global i{width} {b}\n\
                 define i32 @main() {{\n  %a = load i{width}, ptr @a\n  %b = load i{width}, \
                 ptr @b\n{body}  %r = load i32, ptr @sum\n  ret i32 %r\n}}\n"
            );
            let [known, unknown] = both("integers.ll", &text, &config, &Scheduler::Random(3));
            assert_eq!(known, unknown, "i{width} {a} {b}");
            assert!(known.contains("Exit"), "i{width} {a} {b}: {known}");
        }
    }
}
