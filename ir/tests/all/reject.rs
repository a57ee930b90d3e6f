//! Bad modules: each error says what is wrong, and where.

use crate::common;

use crate::common::{in_function, reject, reject_with};

/// Bad bodies of a function with some parameters; the error is on the line with this number.
fn bad_body(body: &str, line: u32, message: &str) {
    let params = "i32 %n, i64 %l, ptr %p, float %x, { i32, [2 x i8] } %s, <2 x i32> %v, i1 %c";
    reject_with(&in_function("void", params, body), line + 1, message);
}

#[test]
fn names() {
    bad_body("  %a = add i32 %n, %foo\n  ret void", 1, "use of undefined value '%foo'");
    bad_body("  call void @nope()\n  ret void", 1, "use of undefined value `@nope`");
    bad_body("  br label %gone", 1, "use of undefined value '%gone'");
    bad_body("  %a = add i32 1, 1\n  %a = add i32 1, 1\n  ret void", 2, "redefinition of `%a`");
    bad_body("  %5 = add i32 1, 1\n  %3 = add i32 1, 1\n  ret void", 2, "numbered `%6` or more");
    bad_body("  br label %n", 1, "`%n` has type `i32` but is used as `label`");
    bad_body("a:\n  br label %a\na:\n  ret void", 3, "redefinition of `%a`");
    reject_with("@g = global i32 0\n@g = global i32 1\n", 2, "redefinition of `@g`");
    reject_with("@g = global ptr @h\n", 1, "use of undefined value `@h`");
    reject_with("declare void @f()\ndefine void @f() {\n ret void\n}\n", 2, "redefinition of `@f`");
    reject_with("define void @f(i32 %a, i32 %a) {\n ret void\n}\n", 1, "redefinition of `%a`");
    reject_with("@g = external global %T\n", 1, "undefined type `%T`");
    reject_with("%T = type {}\n%T = type { i8 }\n", 2, "redefinition of type `%T`");
    reject_with("!0 = !{}\n!0 = !{}\n", 2, "redefinition of metadata `!0`");
    reject_with("define void @f() {\n ret void, !dbg !7\n}\n", 2, "undefined metadata `!7`");
    reject_with(
        "@a = global ptr blockaddress(@f, %x)\ndefine void @f() {\n ret void\n}\n",
        1,
        "block `%x`",
    );
}

#[test]
fn types_as_written() {
    bad_body("  %a = add i32 %l, 1\n  ret void", 1, "`%l` has type `i64` but is used as `i32`");
    bad_body(
        "  %a = add i32 %b, 1\n  %b = add i64 1, 1\n  ret void",
        1,
        "`%b` has type `i64` but is used as `i32`",
    );
    bad_body("  %a = add float %x, %x\n  ret void", 1, "not defined on type `float`");
    bad_body("  %a = fadd i32 %n, %n\n  ret void", 1, "not defined on type `i32`");
    bad_body("  %a = zext i64 %l to i32\n  ret void", 1, "invalid conversion from `i64` to `i32`");
    bad_body("  %a = bitcast i64 %l to ptr\n  ret void", 1, "invalid conversion");
    bad_body("  %a = icmp eq { i32, [2 x i8] } %s, %s\n  ret void", 1, "icmp of values");
    bad_body("  %a = fcmp oeq i32 %n, %n\n  ret void", 1, "fcmp of values");
    bad_body(
        "  br i32 %n, label %a, label %a\na:\n  ret void",
        1,
        "branch on a value of type `i32`",
    );
    bad_body("  switch float %x, label %a []\na:\n  ret void", 1, "switch on a value");
    bad_body(
        "  switch i32 %n, label %a [i64 1, label %a]\na:\n  ret void",
        1,
        "value has type `i64`",
    );
    bad_body("  %a = load i32, i32 %n\n  ret void", 1, "pointer expected, found type `i32`");
    bad_body("  store i32 %n, i64 %l\n  ret void", 1, "pointer expected");
    bad_body("  %a = extractvalue { i32, [2 x i8] } %s, 2\n  ret void", 1, "no such element");
    bad_body("  %a = extractvalue { i32, [2 x i8] } %s, 1, 2\n  ret void", 1, "no such element");
    bad_body(
        "  %a = insertvalue { i32, [2 x i8] } %s, i8 0, 0\n  ret void",
        1,
        "value has type `i8`",
    );
    bad_body(
        "  %a = getelementptr { i32, i8 }, ptr %p, i32 0, i32 %n\n  ret void",
        1,
        "not constant",
    );
    bad_body("  %a = getelementptr { i32, i8 }, ptr %p, i32 0, i32 2\n  ret void", 1, "no field");
    bad_body("  %a = getelementptr i32, ptr %p, i32 0, i32 0\n  ret void", 1, "no elements");
    bad_body("  %a = getelementptr i32, i64 %l, i32 0\n  ret void", 1, "no pointer");
    bad_body("  %a = select i32 %n, i32 1, i32 2\n  ret void", 1, "select by a value");
    bad_body("  %a = select i1 %c, i32 1, i64 2\n  ret void", 1, "value has type `i64`");
    bad_body("  %a = extractelement i32 %n, i32 0\n  ret void", 1, "vector expected");
    bad_body(
        "  %a = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i64> undef\n  ret void",
        1,
        "mask",
    );
    bad_body("  %a = store i32 %n, ptr %p\n  ret void", 1, "cannot be named");
    bad_body("  %a = add i32 null, 1\n  ret void", 1, "`null`, which is a pointer, where `i32`");
    bad_body("  %a = fadd float 0.1, %x\n  ret void", 1, "not exact in type `float`");
}

#[test]
fn typed_pointers_point_to_what_is_accessed() {
    let bad = |body: &str, message: &str| {
        reject_with(&in_function("void", "i32* %p, i8* %q", body), 2, message);
    };
    bad("  %a = load i64, i32* %p\n  ret void", "value has type `i32` where `i64` is expected");
    bad("  store i64 0, i32* %p\n  ret void", "value has type `i32` where `i64` is expected");
    bad("  %a = getelementptr i8, i32* %p, i32 1\n  ret void", "value has type `i32`");
    bad("  %a = cmpxchg i32* %p, i8 0, i8 1 seq_cst seq_cst\n  ret void", "value has type `i8`");
    bad("  %a = atomicrmw add i32* %p, i8 0 seq_cst\n  ret void", "value has type `i8`");
    bad("  call void @f(i32* %p)\n  ret void", "value has type `void (i32*, i8*)`");
    // Where both kinds are, `T*` is `ptr`.
    bad("  %a = load ptr, ptr* %q\n  ret void", "pointers to `ptr` do not exist");
    common::round_trip(&common::accept(&in_function(
        "void",
        "i32* %p, i8** %q",
        "  %a = load ptr, i64* %p\n  store i8* %a, i8*** %q\n  ret void",
    )));
}

#[test]
fn constants() {
    let bad =
        |value: &str, message: &str| reject_with(&format!("@g = global {value}\n"), 1, message);
    bad("[2 x i8] c\"abc\"", "string of 3 bytes where 2 are expected");
    bad("[2 x i8] [i8 1]", "1 elements where `[2 x i8]` has 2");
    bad("[2 x i8] [i8 1, i16 2]", "value has type `i16` where `i8` is expected");
    bad("{ i8 } { i8 1, i8 2 }", "too many elements");
    bad("<{ i8 }> { i8 1 }", "aggregate where");
    bad("i32 [i32 1]", "aggregate where `i32` is expected");
    bad("i32 1.5", "where `i32` is expected");
    bad("float 1", "where `float` is expected");
    bad("x86_fp80 1.5", "hexadecimal");
    bad("half 0xK3FFF8000000000000000", "not of type `half`");
    bad("i32 ptrtoint (ptr null to i64)", "value has type `i64` where `i32` is expected");
    bad("<2 x i32> splat (i8 1)", "value has type `i8`");
    bad("i8 trunc (i8 1 to i8)", "invalid conversion");
    bad("i32 %x", "expected a constant, found `%x`");
    bad("i32 add (i32 %x, i32 1)", "local value");
    bad("i32 undef undef", "expected a definition or declaration");
    bad("i32 oops", "expected a constant, found `oops`");
    bad("i32 oops (i32 1)", "expected a constant");
    bad("void undef", "do not exist");
}

#[test]
fn syntax() {
    reject_with("hello\n", 1, "expected a definition or declaration, found `hello`");
    reject_with("define void @f() {\n  ret void\n", 3, "end of file");
    reject_with("define void @f() {\n}\n", 2, "at least one block");
    reject_with("define void @f() {\n  %x = add i32 1, 2\n}\n", 3, "terminator");
    reject_with("define void @f() {\n  frob i32 1\n  ret void\n}\n", 2, "expected an instruction");
    reject_with("@g = global i32 0, align 3\n", 1, "power of two");
    reject_with("@s = global [3 x i8] c\"abc\n\n", 1, "string without end");
    reject_with("target datalayout = \"e-q\"\n", 1, "data layout");
    reject_with("@g = global i32 0 $\n", 1, "expected a name");
    reject_with("\n\n  ~\n", 3, "unexpected `~`");
    reject_with("declare void @f(label)\n", 1, "parameters");
    reject_with("declare label @f()\n", 1, "cannot return");
    reject_with("!0 = !{!1, !2)\n", 1, "unexpected `)`");
    reject_with("declare thread_local void @f()\n", 1, "no such property");
    reject_with("@g = external global label\n", 1, "no globals");
    reject_with("%t = type [2 x void]\n", 1, "do not exist");
    reject_with("%t = type <0 x i8>\n", 1, "at least one");
    reject_with("@4294967296 = global i32 0\n", 1, "too large");
}

#[test]
fn the_message_shows_the_line_and_the_column() {
    let error = reject(b"define i32 @f(i64 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n");
    let text = error.to_string();
    assert_eq!(
        text,
        "test.ll:2:16: error: `%x` has type `i64` but is used as `i32`\n    \
         %y = add i32 %x, 1\n                 ^"
    );
    // A long line is cut around the column.
    let long = format!("@g = global [2 x i8] c\"{}\"\n", "x".repeat(10_000));
    let error = reject(long.as_bytes());
    assert!(error.line_text.len() <= 120);
    assert_eq!(&error.line_text[error.caret as usize..][..3], "c\"x");
    let long = format!("@{} = global i32 oops\n", "y".repeat(10_000));
    let error = reject(long.as_bytes());
    assert_eq!(error.col as usize, 10_000 + 16);
    assert!(error.line_text[error.caret as usize..].starts_with("oops"));
}

/// LangRef: flags where an operation may have them, and fast-math flags on floats.
#[test]
fn flags_stand_where_they_mean_something() {
    for line in [
        "%a = add nnan i32 %n, 1",
        "%a = fadd nuw float %x, %x",
        "%a = udiv nuw i32 %n, 1",
        "%a = urem exact i32 %n, 1",
        "%a = and exact i32 %n, 1",
        "%a = xor disjoint i32 %n, 1",
        "%a = shl exact i32 %n, 1",
        "%a = trunc nneg i32 %n to i8",
        "%a = zext nuw i32 %n to i64",
        "%a = bitcast nnan float %x to i32",
        "%a = fptosi nnan float %x to i32",
        "%a = ptrtoint nuw ptr %p to i32",
        "%a = freeze nnan float %x",
        "%a = getelementptr inrange(0, 4) i8, ptr %p, i64 1",
        "%a = getelementptr i8, ptr %p, inrange i64 1",
    ] {
        let text = in_function("void", "i32 %n, ptr %p, float %x", &format!("  {line}"));
        let error = reject(text.as_bytes());
        assert_eq!(error.line, 2, "{line}: {error}");
    }
    bad_body("  %a = icmp nnan eq i32 %n, 1\n  ret void", 1, "a predicate");
    bad_body("  %a = fcmp samesign oeq float %x, %x\n  ret void", 1, "a predicate");
    let on_integers = "fast-math flags on a value of type `i32`";
    bad_body("  %a = select nnan i1 %c, i32 1, i32 2\n  ret void", 1, on_integers);
    bad_body("  %a = call nnan i32 @f(i32 %n)\n  ret void", 1, on_integers);
    bad_body("  br label %b\nb:\n  %a = phi nnan i32 [ %n, %0 ]\n  ret void", 3, on_integers);
    for line in [
        "%a = or disjoint i32 %n, 1",
        "%a = trunc nuw nsw i32 %n to i8",
        "%a = uitofp nneg i32 %n to float",
        "%a = fptrunc nnan double 1.0 to half",
        "%a = fpext fast float %x to double",
        "%a = select ninf nsz i1 %c, [2 x <2 x float>] zeroinitializer, [2 x <2 x float>] undef",
        "%a = icmp samesign ult i32 %n, 1",
    ] {
        let body = format!("  {line}\n  ret void");
        let text = in_function("void", "i32 %n, ptr %p, float %x, i1 %c", &body);
        common::round_trip(&common::accept(&text));
    }
}
