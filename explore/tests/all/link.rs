//! Names across files: LangRef, "Linkage Types", "Aliases", "IFuncs".

use crate::common;

use tresse_machine::Config;
use tresse_machine::lower::Locals;

/// How files end that are linked in this order.
fn ending(files: &[(&str, &str)]) -> String {
    common::ending(files, Config::default(), Locals::Memory)
}

/// Links files in every order; all must end in the same way.
fn in_any_order(files: &[&str], expected: &str) {
    let names = ["a.ll", "b.ll", "c.ll"];
    let mut order: Vec<(&str, &str)> = names.into_iter().zip(files.iter().copied()).collect();
    // Rotations and their mirror images are all the orders of up to three.
    for _ in 0..2 {
        for _ in 0..files.len() {
            assert_eq!(ending(&order), expected, "{:?}", order.iter().map(|f| f.0));
            order.rotate_left(1);
        }
        order.reverse();
    }
}

#[test]
fn an_alias_of_a_function_is_called_from_another_file() {
    in_any_order(
        &[
            "declare i32 @g()\ndefine i32 @main() {\n  %r = call i32 @g()\n  ret i32 %r\n}\n",
            "define i32 @f() {\n  ret i32 5\n}\n@g = alias i32 (), ptr @f\n",
        ],
        "exit 5",
    );
}

#[test]
fn an_alias_of_a_variable_is_the_variable() {
    in_any_order(
        &[
            "@g = external global i32\n@h = external global i32\ndefine i32 @main() {\n  \
             store i32 7, ptr @h\n  %r = load i32, ptr @g\n  ret i32 %r\n}\n",
            "@v = internal global i32 1\n@g = alias i32, ptr @v\n@h = alias i32, ptr @g\n",
        ],
        "exit 7",
    );
}

#[test]
fn what_only_an_alias_names_is_linked_through_three_files() {
    in_any_order(
        &[
            "declare i32 @k()\ndefine i32 @main() {\n  %r = call i32 @k()\n  ret i32 %r\n}\n",
            "@h = external global i32\ndefine internal i32 @real() {\n  \
             %r = load i32, ptr @h\n  ret i32 %r\n}\n@k = alias i32 (), ptr @real\n",
            "@g = global [2 x i32] [i32 3, i32 4]\n\
             @h = alias i32, getelementptr ([2 x i32], ptr @g, i64 0, i64 1)\n",
        ],
        "exit 4",
    );
}

#[test]
fn addresses_through_aliases_are_equal() {
    in_any_order(
        &[
            "@p = global ptr @g\ndeclare i32 @g()\ndeclare i32 @f()\ndefine i32 @main() {\n  \
             %p = load ptr, ptr @p\n  %e = icmp eq ptr %p, @f\n  br i1 %e, label %y, label %n\n\
             y:\n  %r = call i32 %p()\n  ret i32 %r\nn:\n  ret i32 1\n}\n",
            "define i32 @f() {\n  ret i32 9\n}\n@g = alias i32 (), ptr @f\n",
        ],
        "exit 9",
    );
}

#[test]
fn a_weak_alias_gives_way() {
    let main = "declare i32 @g()\ndefine i32 @main() {\n  %r = call i32 @g()\n  ret i32 %r\n}\n";
    let weak = "define i32 @f() {\n  ret i32 5\n}\n@g = weak alias i32 (), ptr @f\n";
    in_any_order(&[main, weak], "exit 5");
    in_any_order(&[main, weak, "define i32 @g() {\n  ret i32 6\n}\n"], "exit 6");
    // The target is what stands in the alias's file, as in an object file: the weak `f` gives way
    // to the other one, its alias does not.
    let kept = "define weak i32 @f() {\n  ret i32 5\n}\n@g = alias i32 (), ptr @f\n";
    in_any_order(&[main, kept, "define i32 @f() {\n  ret i32 6\n}\n"], "exit 5");
}

#[test]
fn a_thread_local_alias_is_each_threads_own() {
    in_any_order(
        &[
            "@t = external thread_local global i32\ndefine i32 @main() {\n  \
             %p = getelementptr i32, ptr @t, i32 -1\n  %r = load i32, ptr %p\n  ret i32 %r\n}\n",
            "@v = thread_local global [2 x i32] [i32 3, i32 4]\n@t = thread_local alias i32, \
             getelementptr ([2 x i32], ptr @v, i64 0, i64 1)\n",
        ],
        "exit 3",
    );
}

#[test]
fn an_ifunc_is_what_its_resolver_plainly_returns() {
    let main = "declare i32 @g()\ndefine i32 @main() {\n  %r = call i32 @g()\n  ret i32 %r\n}\n";
    in_any_order(
        &[
            main,
            "define internal i32 @f() {\n  ret i32 8\n}\ndefine internal ptr @pick() {\n  \
             ret ptr @f\n}\n@g = ifunc i32 (), ptr @pick\n",
        ],
        "exit 8",
    );
    let looks = "@v = global i1 true\ndefine i32 @f() {\n  ret i32 8\n}\n\
                 define internal ptr @pick() {\n  %c = load i1, ptr @v\n  \
                 %p = select i1 %c, ptr @f, ptr null\n  ret ptr %p\n}\n\
                 @g = ifunc i32 (), ptr @pick\n";
    let said = ending(&[("a.ll", main), ("b.ll", looks)]);
    assert!(said.contains("an ifunc whose resolver has to run"), "{said}");
}

#[test]
fn what_is_wrong_with_names_is_said_where_it_is() {
    let main = "declare i32 @g()\ndefine i32 @main() {\n  %r = call i32 @g()\n  ret i32 %r\n}\n";
    let f = "define i32 @g() {\n  ret i32 5\n}\n";
    assert_eq!(
        ending(&[("a.ll", main), ("b.ll", f), ("c.ll", f)]),
        "c.ll:1:12: `@g` is defined in another file as well"
    );
    let alias = "@v = global i32 1\n@g = alias i32, ptr @v\n";
    assert_eq!(
        ending(&[("a.ll", main), ("b.ll", f), ("c.ll", alias)]),
        "c.ll:2:1: `@g` is defined in another file as well"
    );
    let cycle = "@g = alias i32 (), ptr @h\n@h = alias i32 (), ptr @g\n";
    let said = ending(&[("a.ll", main), ("b.ll", cycle)]);
    assert!(said.starts_with("b.ll:1:1: error: the alias stands for itself"), "{said}");
    let missing = "declare i32 @f()\n@g = alias i32 (), ptr @f\n";
    let said = ending(&[("a.ll", main), ("b.ll", missing)]);
    assert!(said.starts_with("b.ll:2:1: error: the target must be defined"), "{said}");
    // A variable is no function, under any name: a call finds that out.
    assert_eq!(ending(&[("a.ll", main), ("c.ll", alias)]), "T0702");
}

/// A function that appends a digit to `@n`, which is in `a.ll`.
fn digit(name: &str, digit: u32) -> String {
    format!(
        "define internal void @{name}() {{\n  %a = load i32, ptr @n\n  %b = mul i32 %a, 10\n  \
         %c = add i32 %b, {digit}\n  store i32 %c, ptr @n\n  ret void\n}}\n"
    )
}

/// LangRef, "The `llvm.global_ctors` Global Variable": by priority, lowest first; here within a
/// priority by file and place.
#[test]
fn constructors_run_before_the_entry_point() {
    let list = |entries: &str, n: u32| {
        format!("@llvm.global_ctors = appending global [{n} x {{ i32, ptr, ptr }}] [{entries}]\n")
    };
    let entry = |priority: u32, name: &str| {
        format!("{{ i32, ptr, ptr }} {{ i32 {priority}, ptr {name}, ptr null }}")
    };
    let main = "@n = global i32 0\ndefine i32 @main() {\n  %r = load i32, ptr @n\n  \
                ret i32 %r\n}\n";
    let both = [entry(65535, "@f"), entry(7, "@g")].join(", ");
    let a = [main, &digit("f", 2), &digit("g", 1), &list(&both, 2)].concat();
    let others = [entry(65535, "null"), entry(65535, "@h")].join(", ");
    let b = ["@n = external global i32\n", &digit("f", 3), "@h = alias void (), ptr @f\n"].concat()
        + &list(&others, 2);
    assert_eq!(ending(&[("a.ll", &a), ("b.ll", &b)]), "exit 123");
    assert_eq!(ending(&[("b.ll", &b), ("a.ll", &a)]), "exit 132");
    let none = "@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer\n";
    assert_eq!(ending(&[("a.ll", &[main, none].concat())]), "exit 0");
    let missing = ["declare void @f()\n", main, &list(&entry(1, "@f"), 1)].concat();
    let said = ending(&[("a.ll", &missing)]);
    assert!(said.contains("a constructor or destructor of a module that is no function"), "{said}");
}

#[test]
fn what_runs_beside_the_entry_point_and_is_not_modelled_is_named() {
    let main = "define i32 @main() {\n  ret i32 0\n}\n";
    let section = "@p = global ptr @f, section \".preinit_array\"\ndefine internal void @f() {\n  \
                   ret void\n}\n";
    let said = ending(&[("a.ll", &[main, section].concat())]);
    assert!(said.contains("functions that the loader finds in such a section (`p`)"), "{said}");
    let takes = "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } \
                 { i32 1, ptr @f, ptr null }]\ndefine internal void @f(ptr %n) {\n  ret void\n}\n";
    let said = ending(&[("a.ll", &[main, takes].concat())]);
    assert!(said.contains("or has other parameters than main"), "{said}");
}

/// LangRef, "Linkage Types": other modules do not see `internal` names, whatever the order.
#[test]
fn internal_names_are_for_their_own_file() {
    let own = "define internal i32 @f() {\n  ret i32 9\n}\n";
    let main = "declare i32 @g()\ndefine i32 @main() {\n  %a = call i32 @f()\n  \
                %b = call i32 @g()\n  %c = add i32 %a, %b\n  ret i32 %c\n}\n";
    let weak = "define weak i32 @f() {\n  ret i32 1\n}\n\
                define i32 @g() {\n  %r = call i32 @f()\n  ret i32 %r\n}\n";
    in_any_order(&[&[own, main].concat(), weak], "exit 10");
    let unknown = "declare i32 @f()\ndefine i32 @g() {\n  %r = call i32 @f()\n  ret i32 %r\n}\n";
    let both = [own, main].concat();
    for files in [[("a.ll", &both[..]), ("b.ll", unknown)], [("b.ll", unknown), ("a.ll", &both)]] {
        let said = ending(&files);
        assert!(said.contains("the function `f`, which is neither"), "{said}");
    }
    // `main` of the first file may be internal all the same.
    let hidden = "define internal i32 @main() {\n  ret i32 4\n}\n";
    assert_eq!(ending(&[("a.ll", hidden)]), "exit 4");
}

/// System V gABI, "Symbol Table": of a common and a weak symbol of one name, link editors take the
/// common one.
#[test]
fn a_common_variable_comes_before_a_weak_one() {
    let main = "@v = external global i32\ndefine i32 @main() {\n  %r = load i32, ptr @v\n  \
                ret i32 %r\n}\n";
    let common = "@v = common global i32 0\n";
    let weak = "@v = weak global i32 200\n";
    in_any_order(&[main, common, weak], "exit 0");
    in_any_order(&[main, common, "@v = global i32 7\n"], "exit 7");
    // Of two common ones the larger one: native linkers give exit code 7, in any order.
    let last = "@v = common global [4 x i32] zeroinitializer\ndefine i32 @main() {\n  \
                %p = getelementptr i32, ptr @v, i64 3\n  store i32 7, ptr %p\n  \
                %r = load i32, ptr %p\n  ret i32 %r\n}\n";
    in_any_order(&[last, common], "exit 7");
    in_any_order(&[last, common, weak], "exit 7");
    // And the largest alignment, whichever of them is taken.
    let aligned = "@v = common global i32 0, align 64\ndefine i32 @main() {\n  \
                   %r = load i32, ptr @v, align 64\n  ret i32 %r\n}\n";
    let others = ["@u = common global i32 0, align 4\n", "@v = common global i32 0, align 4\n"];
    in_any_order(&[aligned, others[1], others[0]], "exit 0");
    in_any_order(&[aligned, "@v = common global [2 x i32] zeroinitializer, align 4\n"], "exit 0");
}
