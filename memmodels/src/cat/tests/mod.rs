//! The language: what texts mean, and where errors are.

mod candidates;
mod litmus;
mod machines;
mod why;

use super::{Cat, CatError, Event, Execution, Judgement, builtin};
use crate::access::{Kind, Order};
use crate::registry::MODELS;

fn parse(text: &str) -> Result<Cat, CatError> {
    Cat::parse("m", text, &|_| None)
}

/// `W x ; R x` and `R x` beside it, both reading from the write.
fn execution() -> Execution {
    let event =
        |thread, kind| Event { thread, kind, order: Order::Rlx, location: Some(0), is_full: false };
    let mut x = Execution::new(vec![
        event(None, Kind::Write),
        event(Some(0), Kind::Write),
        event(Some(0), Kind::Read),
        event(Some(1), Kind::Read),
    ]);
    x.co.insert(0, 1);
    x.po.insert(1, 2);
    x.rf.insert(1, 2);
    x.rf.insert(1, 3);
    x
}

fn judge(text: &str) -> Judgement {
    parse(text)
        .unwrap_or_else(|e| panic!("{e} in {text}"))
        .check(&execution())
        .unwrap_or_else(|e| panic!("{e}"))
}

/// The law holds: the expression is empty.
fn is_empty(e: &str) -> bool {
    judge(&format!("empty {e} as law")).is_consistent()
}

fn are_equal(a: &str, b: &str) -> bool {
    is_empty(&format!("(({a}) \\ ({b})) | (({b}) \\ ({a}))"))
}

#[test]
fn predefined_names_are_what_the_execution_has() {
    for (a, b) in [
        ("M", "R|W"),
        ("_", "E"),
        ("emptyset", "~_"),
        ("A", "RLX"),
        ("AR", "ACQ_REL"),
        ("NA | UN | F | ACQ | REL | AR | SC", "0"),
        ("loc", "_*_"),
        ("rf", "rfe | rfi"),
        ("rfi", "po"),
        ("coe", "IW * (W \\ IW)"),
        ("fr", "0"),
        ("coi | fri | fre | rmw | addr | data | ctrl | tc", "{}"),
        ("int | ext", "_*_"),
        ("int & ext", "0"),
        ("po-loc", "po & loc"),
        ("domain(rf)", "W \\ IW"),
        ("range rf", "R"),
        ("fencerel(W)", "0"),
        ("fencerel(E)", "po;po"),
    ] {
        assert!(are_equal(a, b), "{a} = {b}");
    }
    assert!(!are_equal("rf", "rfe"));
}

/// A relation is asked for by its name, whether a check needs it or not; the last definition of a
/// name counts, and names of sets, functions and of what is predefined are none.
#[test]
fn relations_are_there_by_name() {
    let text = "let a = rf\nlet rec up = co | (up ; co)\nlet s = R\nlet f(x) = x\nlet a = a | up\n\
                let rf = s\nacyclic a";
    let cat = parse(text).unwrap_or_else(|e| panic!("{e}"));
    let x = execution();
    let of = |name: &str| {
        cat.relation(name, &x)
            .unwrap_or_else(|e| panic!("{e}"))
            .map(|r| r.iter().collect::<Vec<_>>())
    };
    assert_eq!(of("a"), Some(vec![(0, 1), (1, 2), (1, 3)]));
    assert_eq!(of("up"), Some(vec![(0, 1)]));
    for none in ["s", "f", "rf", "po", "b"] {
        assert_eq!(of(none), None, "{none}");
    }
}

#[test]
fn operators_bind_as_in_cat() {
    for (a, b) in [
        ("po | rf ; co", "po | (rf ; co)"),
        ("co ; rf & ext", "co ; (rf & ext)"),
        ("co ; rf \\ ext", "co ; (rf \\ ext)"),
        ("rf \\ ext & int", "rf \\ (ext & int)"),
        ("rf \\ rfe \\ rfi", "(rf \\ rfe) \\ rfi"),
        ("~rf & loc", "(~rf) & loc"),
        ("~rf^-1", "~(rf^-1)"),
        ("W*R & rf", "(W*R) & rf"),
        ("co* ; rf", "(co*) ; rf"),
        ("co*", "id | co"),
        ("rf?", "rf | id"),
        ("(co | rf)+", "co | rf | co ; rf"),
        ("rf^-1?", "id | (rf^-1)"),
        ("[W] ; rf ; [R]", "rf"),
        ("[0] ; rf", "0"),
        ("0?", "id"),
        ("~{} & rf", "rf"),
        ("begin rf end", "rf"),
        ("let a = rf and b = co in b ; a", "co ; rf"),
    ] {
        assert!(are_equal(a, b), "{a} = {b}");
    }
}

#[test]
fn functions_see_the_names_of_their_definition() {
    let text = "let s = R let f(a, b) = a ; [s] ; b let s = 0 let g r = r^-1 let h() = rf
        empty f(rf, id) \\ rf as same
        empty (g rf) \\ (g(h())) as inverse
        flag ~empty f(rf, id) as some";
    assert_eq!(judge(text), Judgement { violated: None, flags: vec!["some".to_owned()] });
    assert_eq!(
        judge("let f s = s | s let a = f W let b = f rf empty a & W \\ W empty b \\ rf"),
        Judgement::default()
    );
}

#[test]
fn recursion_is_the_least_fixpoint() {
    for text in [
        "let rec r = co | rf | r ; r empty r \\ (co|rf)+ empty (co|rf)+ \\ r",
        "let rec a = b ; rf and b = co | a empty b \\ (co | co;rf+) as l",
        "let rec s = IW | range([s] ; (co | rf)) empty _ \\ s",
        "let rec r = r empty r",
        "let rec a = b and b = po | a empty a \\ po ~empty a & b",
    ] {
        assert_eq!(judge(text), Judgement::default(), "{text}");
    }
    let error = parse("\nlet rec r = po \\ r acyclic r")
        .expect("a model")
        .check(&execution())
        .expect_err("not monotone");
    assert_eq!((error.line, error.col), (2, 9), "{error}");
    assert!(error.message.contains("not monotone"));
    assert!(
        parse("let rec r = ~r acyclic r").expect_err("no type").message.contains("cannot tell")
    );
}

#[test]
fn the_first_failing_check_is_named_and_flags_are_collected() {
    assert_eq!(
        judge("\"t\" acyclic po as a ~empty 0 as b empty rf as c").violated.as_deref(),
        Some("b")
    );
    assert_eq!(judge("X86 \"t\" \n empty rf").violated.as_deref(), Some("empty at m:2"));
    assert_eq!(judge("irreflexive id as i").violated.as_deref(), Some("i"));
    assert_eq!(judge("~acyclic co;co^-1 as i"), Judgement::default());
    let flags = "flag empty rf as no flag ~empty rf as yes undefined_unless empty rf as un \
                 undefined_unless ~empty rf as no";
    assert_eq!(judge(flags).flags, ["yes", "un"]);
    assert_eq!(
        judge("(* a (* b *) \" *) show rf, po show co as c unshow rf, co let x = 0 in acyclic x"),
        Judgement::default()
    );
}

#[test]
fn includes_are_read_once_each_time_and_errors_are_in_their_file() {
    let files = |name: &str| match name {
        "a" => Some("let a = rf".to_owned()),
        "b" => Some("include \"a\"\nlet b = a | oops".to_owned()),
        "loop" => Some("include \"loop\"".to_owned()),
        "bomb" => Some("include \"bomb\" ".to_owned()),
        _ => None,
    };
    let parse = |text: &str| Cat::parse("m", text, &files).map(drop).map_err(|e| e.to_string());
    assert_eq!(parse("include \"a\" acyclic a"), Ok(()));
    assert_eq!(parse("include \"b\""), Err("b:2:13: `oops` is not defined".to_owned()));
    assert_eq!(parse("include \"loop\""), Err("loop:1:1: \"loop\" includes itself".to_owned()));
    assert_eq!(parse("acyclic po\n include \"c\""), Err("m:2:2: cannot find \"c\"".to_owned()));
    assert!(parse(&"include \"a\" ".repeat(300)).is_err());
}

#[test]
fn errors_are_located() {
    for (text, at, part) in [
        ("let x = po |", (1, 13), "found the end"),
        ("let x = \n  y", (2, 3), "`y` is not defined"),
        ("acyclic W", (1, 9), "this is a set, and a relation is needed"),
        ("let x = po | W", (1, 14), "this is a set"),
        ("let x = W & po", (1, 13), "this is a relation"),
        ("let x = W ; po", (1, 9), "write `[S]`"),
        ("let x = po ; W", (1, 14), "write `[S]`"),
        ("let x = [po]", (1, 10), "a set is needed"),
        ("let x = po * W", (1, 9), "a set is needed"),
        ("let x = W+", (1, 9), "a relation is needed"),
        ("let x = domain(W)", (1, 16), "a relation is needed"),
        ("let x = W ++ W", (1, 11), "`++`"),
        ("let x = domain", (1, 9), "is a function"),
        ("let x = po(W)", (1, 9), "not a function"),
        ("let x = nope(W)", (1, 9), "not defined"),
        ("let f(a) = a let x = f(po, po)", (1, 22), "takes 1 arguments"),
        ("let f(a) = a | nope", (1, 16), "not defined"),
        ("let f(a) = a let x = f", (1, 22), "is a function"),
        ("let rec f(a) = f(a)", (1, 9), "recursive function"),
        ("let f(a) = f(a)", (1, 12), "not defined"),
        ("let x = if", (1, 9), "`if` is not supported"),
        ("procedure p() =", (1, 1), "`procedure` is not supported"),
        ("let x = {po}", (1, 10), "by their elements"),
        ("let x = (po, po)", (1, 12), "tuples"),
        ("let (a,b) = po", (1, 5), "tuples"),
        ("(* (* *)", (1, 1), "comment"),
        ("include \"a", (1, 9), "closing"),
        ("let x = po^2", (1, 11), "`^-1`"),
        ("let é = po", (1, 5), "'é'"),
        ("let x = po\n)", (2, 1), "expected a statement"),
        ("~po", (1, 2), "expected `acyclic`"),
        ("let x = f g h", (1, 13), "all its arguments at once"),
    ] {
        let error = parse(text).expect_err(text);
        assert_eq!((error.line, error.col), at, "{text}: {error}");
        assert!(error.message.contains(part), "{text}: {error}");
    }
}

#[test]
fn no_text_makes_it_panic_or_run_away() {
    for name in MODELS.iter().map(|m| m.name) {
        let text = builtin(name).expect("a built-in model");
        for end in (0..text.len()).filter(|&i| text.is_char_boundary(i)) {
            let _ = parse(&text[..end]);
            let _ = parse(&text[end..]);
            // And with that byte left out.
            let _ = parse(&(text[..end].to_owned() + text[end..].get(1..).unwrap_or("")));
        }
    }
    for (open, close) in [
        ("(", ")"),
        ("[", "]"),
        ("~", ""),
        ("W*", ""),
        ("let x = ", ""),
        ("(*", "*)"),
        ("f(", ")"),
        ("begin ", " end"),
    ] {
        let _ = parse(&format!("let x = {}po{}", open.repeat(20_000), close.repeat(20_000)));
    }
    for tail in ["|po", ";po", "&po", "\\po", "?", "*", " ++ po", " po", " and y = po"] {
        let _ = parse(&format!("let x = po{}", tail.repeat(20_000)));
    }
    let doubling: String =
        (1..60).map(|i| format!("let f{i}(a) = f{}(a) ; f{}(a | po)\n", i - 1, i - 1)).collect();
    assert!(
        parse(&format!("let f0(a) = a\n{doubling}"))
            .expect_err("too much")
            .message
            .contains("unfolds")
    );
    let deep: String = (1..500).map(|i| format!("let f{i}(a) = f{}(a)\n", i - 1)).collect();
    assert!(
        parse(&format!("let f0(a) = a\n{deep}"))
            .expect_err("too deep")
            .message
            .contains("within one another")
    );
}

#[test]
fn executions_must_fit_themselves() {
    let model = parse("acyclic po").expect("a model");
    assert!(model.check(&Execution::new(Vec::new())).expect("a judgement").is_consistent());
    let mut x = execution();
    x.po = crate::relation::Relation::new(3);
    assert!(
        model
            .check(&x)
            .expect_err("3 of 4")
            .to_string()
            .contains("4 events with a relation over 3")
    );
}
