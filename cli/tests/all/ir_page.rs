//! `docs/ir-coverage.md` says what of LLVM IR there is, and for whom; it is written by the test
//! that looks at it. The forms that it tries stand in `ir_forms.txt`.

use crate::common::{Temp, check_page, code, stderr, stdout, tresse};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

const FORMS: &str = include_str!("ir_forms.txt");

#[derive(Default)]
struct Form {
    chapter: &'static str,
    name: &'static str,
    triple: Option<&'static str>,
    flags: Vec<&'static str>,
    body: String,
    outside: String,
}

fn forms() -> Vec<Form> {
    let (mut all, mut chapter, mut is_outside) = (Vec::<Form>::new(), "", false);
    for line in FORMS.lines().filter(|line| !line.is_empty()) {
        if let Some(name) = line.strip_prefix("## ") {
            chapter = name;
        } else if let Some(name) = line.strip_prefix("= ") {
            all.push(Form { chapter, name, ..Form::default() });
            is_outside = false;
        } else if let Some(form) = all.last_mut() {
            match (line.strip_prefix("triple "), line.strip_prefix("flag ")) {
                (Some(triple), _) => form.triple = Some(triple),
                (_, Some(flag)) => form.flags.push(flag),
                _ if line == "---" => is_outside = true,
                _ if is_outside => form.outside.extend([line, "\n"]),
                _ => form.body.extend([line, "\n"]),
            }
        }
    }
    all
}

impl Form {
    fn module(&self) -> String {
        let triple = self.triple.unwrap_or("x86_64-unknown-linux-gnu");
        let mut text = format!("target triple = \"{triple}\"\n{}", self.outside);
        for declared in self.declared() {
            text.push_str(&declared);
        }
        let body = &self.body;
        write!(
            text,
            "define i32 @main() {{
entry:
  %p = alloca [4 x i64], align 16
  store [4 x i64] zeroinitializer, ptr %p, align 16
  %x = alloca i32, align 4
  store i32 0, ptr %x, align 4
  %y = alloca i64, align 8
  store i64 0, ptr %y, align 8
  %z = alloca ptr, align 8
  store ptr null, ptr %z, align 8
  %i = add i32 5, 0
  %j = add i32 3, 0
  %l = add i64 6, 0
  %b = icmp eq i32 %i, 5
  %f = fadd float 1.5, 0.0
  %d = fadd double 2.5, 0.0
  %v = add <4 x i32> <i32 1, i32 2, i32 3, i32 4>, zeroinitializer
  %w = uitofp <4 x i32> %v to <4 x float>
  %m = icmp ne <4 x i32> %v, zeroinitializer
{body}  ret i32 0
}}
"
        )
        .unwrap();
        text
    }

    /// The intrinsics that are called in the body, as their calls say.
    fn declared(&self) -> BTreeSet<String> {
        let calls = self.body.lines().filter_map(|line| {
            let (before, call) = line.split_once("@llvm.")?;
            let ret = before.split_once("call ")?.1.trim();
            let (name, args) = call.split_once('(')?;
            let args = &args[..args.rfind(')')?];
            // Bundles come after the arguments.
            let args = args.split_once(") [").map_or(args, |(args, _)| args);
            Some(match ret.split_once(" (").filter(|_| ret.ends_with(')')) {
                Some((ret, params)) => format!("declare {ret} @llvm.{name}({params}\n"),
                None => format!("declare {ret} @llvm.{name}({})\n", types(args).join(", ")),
            })
        });
        calls.collect()
    }
}

/// The types of arguments, with what stands between a type and its value where it is a part of the
/// declaration.
fn types(args: &str) -> Vec<String> {
    let (mut depth, mut start, mut all) = (0, 0, Vec::new());
    for (at, c) in args.char_indices().chain([(args.len(), ',')]) {
        match c {
            '(' | '<' | '[' | '{' => depth += 1,
            ')' | '>' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                all.extend(type_of(args[start..at].trim()));
                start = at + 1;
            }
            _ => {}
        }
    }
    all
}

fn type_of(arg: &str) -> Option<String> {
    let close = match arg.chars().next()? {
        '<' => '>',
        '{' => '}',
        '[' => ']',
        _ => return arg.split_once(' ').map(|(ty, _)| ty.to_owned()),
    };
    Some(arg[..=arg.find(close)?].to_owned())
}

/// Who looks at a program, and how that is asked for.
const ENGINES: [(&str, &[&str]); 4] = [
    ("`run`", &["run"]),
    ("graphs", &["check"]),
    ("states", &["check", "--engine", "steps"]),
    ("candidates", &["check", "--engine", "candidates"]),
];

/// Is a form there? An engine may also come to a bound of its own. `Err`: what else came of it.
fn is_there(form: &Form, path: &str, how: &[&str]) -> Result<&'static str, String> {
    let output = tresse(&[how, &form.flags, &[path]].concat());
    let said = stderr(&output) + &stdout(&output);
    match code(&output) {
        0 => Ok("yes"),
        1 if said.contains("Cut short") => Ok("cut"),
        _ if said.contains("[T0901]") => Ok("no"),
        code => Err(format!("{} by {how:?}: {code}: {said}", form.name)),
    }
}

const HEAD: &str = "# What there is of LLVM IR

The instructions, types and intrinsics of LangRef (LLVM 19), by its chapters, and who has them: a
run, and the three engines of `check`. This page is written by a test (`cli/tests/all/ir_page.rs`),
which tries one form of each; which forms there are else, and what is not as LangRef has it, stands
in [limitations.md](limitations.md). What is not here is unsupported by name (T0901) where an
execution reaches it; *cut* is a search that comes to a bound of its engine. Functions of `__atomic_*` are in [library.md](library.md).

";

fn page() -> String {
    let (forms, mut wrong) = (forms(), Vec::new());
    let mut page = String::from(HEAD);
    let mut rows: Vec<(&str, &str, Vec<&str>)> = Vec::new();
    for form in &forms {
        let program = Temp::new("form.ll", form.module().as_bytes());
        let there = ENGINES.map(|(_, how)| is_there(form, program.path(), how));
        wrong.extend(there.iter().filter_map(|is| is.as_ref().err().cloned()));
        let there = there.into_iter().map(|is| is.unwrap_or_default()).collect();
        rows.push((form.chapter, form.name, there));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let everywhere = rows.iter().filter(|row| row.2.iter().all(|is| *is == "yes")).count();
    writeln!(page, "Of {} forms {everywhere} are there for all four.", rows.len()).unwrap();
    let mut chapter = "";
    for (of, name, there) in rows {
        if of != chapter {
            let names: Vec<&str> = ENGINES.iter().map(|(name, _)| *name).collect();
            let lines = "|---".repeat(ENGINES.len() + 1);
            write!(page, "\n## {of}\n\n| | {} |\n{lines}|\n", names.join(" | ")).unwrap();
            chapter = of;
        }
        writeln!(page, "| {name} | {} |", there.join(" | ")).unwrap();
    }
    page
}

#[test]
fn the_page_says_what_there_is_of_llvm_ir() {
    check_page("docs/ir-coverage.md", &page(), "ir_page");
}

/// LLVM's own parser and verifier take every form.
#[test]
fn the_forms_are_llvm_ir() {
    const ASSEMBLER: &str = "llvm-as-19";
    if Command::new(ASSEMBLER).arg("--version").stdout(Stdio::null()).status().is_err() {
        let _ = writeln!(std::io::stderr(), "skipped: forms of LLVM IR, no {ASSEMBLER}");
        return;
    }
    let mut wrong = BTreeMap::new();
    for form in forms() {
        let program = Temp::new("form.ll", form.module().as_bytes());
        let output = Command::new(ASSEMBLER)
            .args([program.path(), "-o", "-"])
            .output()
            .expect("the assembler runs");
        if !output.status.success() {
            wrong.insert(form.name, String::from_utf8_lossy(&output.stderr).into_owned());
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
