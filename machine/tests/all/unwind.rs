//! Landing pads and calls that return twice, as code: what pads hold, and which registers are live
//! for their sake.

use tresse_machine::Config;
use tresse_machine::liveness::Liveness;
use tresse_machine::lower::{Input, Locals, lower_with};
use tresse_machine::program::{Func, Op, Program};

fn program(text: &str) -> Program {
    let module = tresse_ir::parse("f.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    tresse_ir::verify(&module).unwrap_or_else(|e| panic!("{}", e[0]));
    lower_with(
        vec![Input { module: module.into(), is_library: false }],
        &|_| None,
        &Config::default(),
        "f",
        Locals::Registers,
    )
    .unwrap_or_else(|e| panic!("{}", e[0]))
}

fn function<'p>(program: &'p Program, name: &str) -> (usize, &'p Func) {
    program.functions.iter().enumerate().find(|(_, f)| f.name == name).unwrap()
}

/// The names of the registers that are live before an operation of `f`.
fn live(program: &Program, pc: u32) -> Vec<String> {
    let (number, func) = function(program, "f");
    let all = Liveness::of_all(program);
    let name = |reg: &u32| func.name_of_register(*reg).unwrap_or_else(|| format!("temp {reg}"));
    all[number].at(pc, true).iter().map(name).collect()
}

const TYPES: &str = "declare i32 @__gxx_personality_v0(...)\n@t = constant i32 0\n\
                     @u = constant i32 0\n";

#[test]
fn pads_have_the_clauses_in_order_and_one_number_for_each_type() {
    let pad = |name: &str, clauses: &str| {
        format!(
            "define i32 @{name}() personality ptr @__gxx_personality_v0 {{\n  \
             %x = invoke i32 @g() to label %a unwind label %b\na:\n  ret i32 %x\nb:\n  \
             %l = landingpad {{ ptr, i32 }} {clauses}\n  \
             %n = call i32 @llvm.eh.typeid.for.p0(ptr @u)\n  ret i32 %n\n}}\n"
        )
    };
    let text = format!(
        "{TYPES}{}{}declare i32 @llvm.eh.typeid.for.p0(ptr)\n\
         define i32 @g() {{\n  %x = call i32 @f()\n  %y = call i32 @h()\n  ret i32 %x\n}}\n",
        pad("f", "cleanup catch ptr @t filter [2 x ptr] [ptr @t, ptr @u] catch ptr @u"),
        pad("h", "catch ptr @u catch ptr null filter [0 x ptr] zeroinitializer"),
    );
    let program = program(&text);
    assert!(program.leaves_frames);
    let of = |name| {
        let func = function(&program, name).1;
        let [pad] = &func.pads[..] else { panic!("{} pads", func.pads.len()) };
        assert!(matches!(func.code[pad.at as usize], Op::Call { .. }));
        assert_eq!(func.pad(pad.at).map(|p| p.to), Some(pad.to));
        assert!(func.pad(pad.to).is_none() && pad.refused.is_none() && pad.is_cxx);
        let clauses = pad.clauses.iter();
        (pad.is_cleanup, clauses.map(|c| (c.is_filter, c.types.len(), c.selector)).collect())
    };
    let (is_cleanup, f): (bool, Vec<(bool, usize, i32)>) = of("f");
    let (is_cleanup_too, h) = of("h");
    assert!(is_cleanup && !is_cleanup_too);
    let [(false, 1, t), (true, 2, filter), (false, 1, u)] = f[..] else { panic!("{f:?}") };
    assert!(t > 0 && u > 0 && t != u && filter < 0);
    let [(false, 1, again), (false, 1, all), (true, 0, none)] = h[..] else { panic!("{h:?}") };
    assert!(again == u && all > 0 && all != u && all != t && none < 0);
}

#[test]
fn what_a_pad_reads_is_live_in_the_call() {
    let text = format!(
        "{TYPES}define void @g() {{\n  ret void\n}}\n\
         define i32 @f(i32 %a, i32 %b, i32 %c) personality ptr @__gxx_personality_v0 {{\n  \
         invoke void @g() to label %normal unwind label %pad\nnormal:\n  ret i32 %a\npad:\n  \
         %l = landingpad {{ ptr, i32 }} catch ptr null\n  \
         %s = extractvalue {{ ptr, i32 }} %l, 1\n  %r = add i32 %b, %s\n  ret i32 %r\n}}\n"
    );
    let program = program(&text);
    let pad = &function(&program, "f").1.pads[0];
    // What the pad is given is not there before.
    assert_eq!(live(&program, pad.at), ["%a", "%b"]);
    assert_eq!(live(&program, pad.at + 1), ["%a"]);
    let at_pad = live(&program, pad.to);
    assert!(at_pad.contains(&"%b".into()) && at_pad.iter().any(|r| r.starts_with("temp")));
}

/// The call may return once more from any later call.
#[test]
fn what_follows_a_call_that_returns_twice_is_live_from_then_on() {
    let text = "define i32 @s() returns_twice {\n  ret i32 0\n}\ndefine void @g() {\n  \
                ret void\n}\ndefine i32 @f(i32 %a) {\n  %n = call i32 @s() returns_twice\n  \
                %c = icmp eq i32 %n, 0\n  br i1 %c, label %first, label %second\nfirst:\n  \
                call void @g()\n  ret i32 0\nsecond:\n  ret i32 %a\n}\n";
    let once = program(&text.replace("returns_twice", "willreturn"));
    let twice = program(text);
    assert!(twice.leaves_frames && !once.leaves_frames);
    let call = |program: &Program| {
        let code = &function(program, "f").1.code;
        code.iter().rposition(|op| matches!(op, Op::Call { .. })).unwrap() as u32
    };
    assert_eq!(live(&once, call(&once)), Vec::<String>::new());
    // The result counts as well, though the jump will bring it: more than is needed.
    assert_eq!(live(&twice, call(&twice)), ["%a", "%n"]);
}

#[test]
fn what_is_not_modelled_is_named_at_its_pad() {
    let text = |personality: &str, pad: &str| {
        format!(
            "{TYPES}declare i32 @other(...)\ndeclare i32 @__gcc_personality_v0(...)\ndefine void @g() {{\n  ret void\n}}\n\
             define void @f() personality ptr @{personality} {{\n  \
             invoke void @g() to label %normal unwind label %pad\nnormal:\n  ret void\npad:\n{pad}"
        )
    };
    let landing = "  %l = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %l\n}\n";
    for (personality, pad, expected) in [
        ("other", landing, Some("exceptions by the personality `other`")),
        ("__gcc_personality_v0", landing, None),
        (
            "__gxx_personality_v0",
            "  %l = landingpad i64 cleanup\n  ret void\n}\n",
            Some("exceptions (a landing pad that is no pointer and i32)"),
        ),
        (
            "__gxx_personality_v0",
            "  %l = cleanuppad within none []\n  cleanupret from %l unwind to caller\n}\n",
            Some("exceptions (cleanuppad)"),
        ),
    ] {
        let program = program(&text(personality, pad));
        let pad = &function(&program, "f").1.pads[0];
        let refused = pad.refused.map(|text| program.texts[text as usize].as_str());
        assert_eq!(refused, expected, "{personality}");
    }
}

/// A program cannot ask what only the library may.
#[test]
fn frames_are_the_librarys() {
    let program = program(
        "declare i64 @__tresse_frame_this()\ndeclare void @__tresse_leave_never()\n\
         define i64 @f() {\n  call void @__tresse_leave_never()\n  \
         %n = call i64 @__tresse_frame_this()\n  ret i64 %n\n}\n",
    );
    let code = &function(&program, "f").1.code;
    assert!(matches!(code[..], [Op::Unsupported { .. }, Op::Unsupported { .. }, Op::Ret { .. }]));
}
