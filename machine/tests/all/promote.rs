//! Which locals become registers, operation by operation, and which registers are live.

use tresse_machine::Config;
use tresse_machine::liveness::Liveness;
use tresse_machine::lower::{Input, Locals, lower_with};
use tresse_machine::program::{Op, Program};

fn program(text: &str, locals: Locals) -> Program {
    let module = tresse_ir::parse("f.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    lower_with(
        vec![Input { module: module.into(), is_library: false }],
        &|_| None,
        &Config::default(),
        "f",
        locals,
    )
    .unwrap_or_else(|e| panic!("{}", e[0]))
}

/// The operations of `f`, by name.
fn names(body: &str, locals: Locals) -> Vec<String> {
    let text = format!(
        "define void @g(ptr %p) {{\n  ret void\n}}\ndefine i32 @f(i32 %n) {{\n{body}\n}}\n"
    );
    let program = program(&text, locals);
    let func = program.functions.iter().find(|f| f.name == "f").unwrap();
    func.code
        .iter()
        .map(|op| format!("{op:?}").split([' ', '{']).next().unwrap_or_default().to_owned())
        .collect()
}

/// How many allocas of a function stay in memory. Operations stay as many, and those that are no
/// access the same.
fn kept(body: &str) -> usize {
    let (memory, registers) = (names(body, Locals::Memory), names(body, Locals::Registers));
    assert_eq!(memory.len(), registers.len());
    for (a, b) in memory.iter().zip(&registers) {
        let is_promoted =
            matches!((a.as_str(), b.as_str()), ("Alloca", "Promoted") | ("Load" | "Store", "Move"));
        assert!(a == b || is_promoted, "{a} {b}");
    }
    registers.iter().filter(|n| *n == "Alloca").count()
}

#[test]
fn loads_and_stores_of_one_type_are_moves() {
    let body = "  %a = alloca i32\n  %b = alloca i8\n  store i32 %n, ptr %a\n  \
                store i8 1, ptr %b\n  %v = load i32, ptr %a\n  ret i32 %v";
    assert_eq!(names(body, Locals::Memory), ["Alloca", "Alloca", "Store", "Store", "Load", "Ret"]);
    assert_eq!(
        names(body, Locals::Registers),
        ["Promoted", "Promoted", "Move", "Move", "Move", "Ret"]
    );
}

#[test]
fn every_other_use_keeps_a_local_in_memory() {
    for others in [
        "  call void @g(ptr %a)",
        "  %q = getelementptr i8, ptr %a, i64 1",
        "  %q = load i8, ptr %a",
        "  %q = load i16, ptr %a",
        "  store i8 0, ptr %a",
        "  %q = atomicrmw add ptr %a, i32 1 monotonic",
        "  %q = cmpxchg ptr %a, i32 1, i32 2 monotonic monotonic",
        // What it orders is for the model to say (`lower/promote.rs`).
        "  %q = load atomic i32, ptr %a seq_cst, align 4",
        "  %q = load atomic i32, ptr %a acquire, align 4",
        "  store atomic i32 1, ptr %a seq_cst, align 4",
        "  store atomic i32 1, ptr %a release, align 4",
        "  store atomic i32 1, ptr %a monotonic, align 4",
        "  %q = load atomic i32, ptr %a unordered, align 4",
        "  %q = ptrtoint ptr %a to i64",
        "  %q = icmp eq ptr %a, null",
        "  %q = select i1 true, ptr %a, ptr null",
        "  %q = load i32, ptr %a, align 8",
        "  %q = load i64, ptr %a",
        "  %b = alloca ptr\n  store ptr %a, ptr %b",
    ] {
        let body = format!("  %a = alloca i32\n  store i32 %n, ptr %a\n{others}\n  ret i32 0");
        assert_eq!(kept(&body), 1, "{others}");
    }
    assert_eq!(kept("  %a = alloca i32, i32 %n\n  store i32 1, ptr %a\n  ret i32 0"), 1);
    assert_eq!(kept("  %a = alloca [2 x i32]\n  store i32 1, ptr %a\n  ret i32 0"), 1);
    assert_eq!(kept("  %a = alloca ptr\n  store ptr %a, ptr %a\n  ret i32 0"), 1);
}

/// `%i` is live round the loop, `%n` up to its last use in it, `%last` only after it.
#[test]
fn live_registers_are_those_that_will_be_read() {
    let text = r#"
define i32 @f(i32 %n) {
entry:
  %last = alloca i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %i, ptr %last
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  %v = load i32, ptr %last
  ret i32 %v
}
"#;
    let program = program(text, Locals::Registers);
    let (func, all) = (&program.functions[0], Liveness::of_all(&program));
    // A label has no register, and the number of the next one.
    let name = |reg: &u32| func.locals.iter().rfind(|(_, r)| r.0 == *reg).map_or("", |(n, _)| n);
    let live = |pc: usize| all[0].at(pc as u32, true).iter().map(name).collect::<Vec<_>>();
    let add = func.code.iter().position(|op| matches!(op, Op::Int { .. })).unwrap();
    assert_eq!(live(0), ["n"]);
    // Before the move to `%last`: its old value is dead.
    assert_eq!(live(add - 1), ["n", "i"]);
    assert_eq!(live(add), ["n", "last", "i"]);
    assert_eq!(live(add + 1), ["n", "last", "next"]);
    assert_eq!(live(add + 2), ["n", "last", "next", "c"]);
    let ret = func.code.iter().position(|op| matches!(op, Op::Ret { .. })).unwrap();
    assert_eq!(live(ret), ["v"]);
    // All that `%last` is for is the result.
    let live = |pc: usize| all[0].at(pc as u32, false).iter().map(name).collect::<Vec<_>>();
    assert_eq!(live(add + 1), ["n", "next"]);
    assert!(live(ret).is_empty());
}

/// So many registers live through so many blocks that following them is too much work. Then none of
/// them is taken for dead anywhere, the first and the last no more than the others.
#[test]
fn all_is_live_where_a_function_is_too_large() {
    const REGISTERS: usize = 400;
    let mut text = String::from("define i32 @f(i32 %n) {\nentry:\n  %c = icmp eq i32 %n, 0\n");
    for i in 0..REGISTERS {
        text.push_str(&format!("  %v{i} = add i32 %n, {i}\n"));
    }
    text.push_str("  br label %b0\n");
    for i in 0..REGISTERS {
        text.push_str(&format!("b{i}:\n  br i1 %c, label %b{}, label %b{i}\n", i + 1));
    }
    text.push_str(&format!("b{REGISTERS}:\n  %s0 = add i32 %v0, 0\n"));
    for i in 1..REGISTERS {
        text.push_str(&format!("  %s{i} = add i32 %s{}, %v{i}\n", i - 1));
    }
    text.push_str(&format!("  ret i32 %s{}\n}}\n", REGISTERS - 1));
    let program = program(&text, Locals::Registers);
    let (func, all) = (&program.functions[0], Liveness::of_all(&program));
    let registers: Vec<u32> = (0..func.registers).collect();
    for pc in 0..func.code.len() as u32 {
        assert_eq!(all[0].at(pc, true)[..], registers, "before {pc}");
        assert!(registers.iter().all(|r| all[0].is_live(pc, *r, true)), "before {pc}");
    }
}
