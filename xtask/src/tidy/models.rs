//! The machine knows no memory model, the models know no language (DESIGN §2; K-LLVM §4.2: a new
//! model changes no instruction rule).

use super::Problem;
use super::scan::{has_word, words};
use super::tree::Tree;

const WHY_MACHINE: &str = "no instruction rule may depend on the memory model";
const REMEDY_MACHINE: &str = "ask the `CommitPolicy` or `Storage` of the setup, or find the model \
                              by name through the registry";

/// The models' names, from the registry: the strings that follow `name:`.
fn names(tree: &Tree) -> Vec<String> {
    let Some(registry) = tree.get("memmodels/src/registry.rs") else { return Vec::new() };
    let lines = registry.code().filter(|(_, code)| code.trim_start().starts_with("name:"));
    lines
        .filter_map(|(line, _)| {
            registry.strings().find(|(at, _)| *at == line).map(|(_, name)| name.to_owned())
        })
        .collect()
}

/// Models by name in `machine/src`: a string anywhere, a path into `tresse_memmodels` anywhere, and
/// in the rules and the lowering any word that is one.
pub(super) fn models_in_machine(tree: &Tree) -> Vec<Problem> {
    let names = names(tree);
    let is_name = |word: &str| names.iter().any(|n| n.eq_ignore_ascii_case(word));
    let mut problems = Vec::new();
    for file in tree.sources(&["machine"]) {
        let is_rule = file.path.starts_with("machine/src/step/")
            || file.path.starts_with("machine/src/lower/");
        for (line, text) in file.strings().filter(|(_, text)| is_name(text)) {
            problems.push(Problem::new(
                &file.path,
                line,
                format!("the model's name \"{text}\""),
                WHY_MACHINE,
                REMEDY_MACHINE,
            ));
        }
        for (line, code) in file.code() {
            let path = code.find("tresse_memmodels::").map_or("", |at| &code[at..]);
            let word = words(if is_rule { code } else { path })
                .find(|w| is_name(w) && (is_rule || *w == w.to_lowercase()));
            if let Some(word) = word {
                problems.push(Problem::new(
                    &file.path,
                    line,
                    format!("the model `{word}`"),
                    WHY_MACHINE,
                    REMEDY_MACHINE,
                ));
            }
        }
    }
    problems
}

const WHY_ROW: &str = "what is known of a model is in its row, so that a new one is known as well";

/// Models by name in `explore/src` and `cli/src`: a string that is one, or a path to one. What the
/// literature calls an order is another matter: `generate` names orders.
pub(super) fn models_by_name(tree: &Tree) -> Vec<Problem> {
    let names = names(tree);
    let is_name = |word: &str| names.iter().any(|n| n == word);
    let remedy = "ask the row (`memmodels/src/registry.rs`) for the property that counts";
    let mut problems = Vec::new();
    let is_asked = |path: &str| !path.starts_with("explore/src/generate/");
    for file in tree.sources(&["explore", "cli"]).filter(|f| is_asked(&f.path)) {
        for (line, text) in file.strings().filter(|(_, text)| is_name(text)) {
            let what = format!("the model's name \"{text}\"");
            problems.push(Problem::new(&file.path, line, what, WHY_ROW, remedy));
        }
        for (line, code) in file.code() {
            let path = code.find("tresse_memmodels::").map_or("", |at| &code[at..]);
            if let Some(word) = words(path).find(|w| is_name(w)) {
                let what = format!("the model `{word}`");
                problems.push(Problem::new(&file.path, line, what, WHY_ROW, remedy));
            }
        }
    }
    problems
}

/// Where the models' litmus table is, with their names in its order.
const TABLE: &str = "memmodels/src/cat/tests/litmus.rs";

/// What a row of the registry brings with it elsewhere: its text, its preset, its section, what is
/// said of its limits, and its column in the litmus table.
pub(super) fn rows(tree: &Tree) -> Vec<Problem> {
    let names = names(tree);
    let text = |path: &str| tree.get(path).map_or("", |file| file.text.as_str());
    let mut problems = Vec::new();
    let mut miss = |what: String, remedy| {
        let why = "a model is its text, and is tested and documented as the others are";
        problems.push(Problem::new("memmodels/src/registry.rs", 1, what, why, remedy));
    };
    for name in &names {
        let quoted = format!("`{name}`");
        if text(&format!("memmodels/cat/{name}.cat")).is_empty() {
            miss(format!("{name} has no text memmodels/cat/{name}.cat"), "state its axioms there");
        }
        if text(&format!("configs/{name}.ron")).is_empty() {
            miss(format!("{name} has no preset configs/{name}.ron"), "add it");
        }
        let is_section = |line: &str| line.starts_with("## ") && line.contains(&quoted);
        if !text("docs/models.md").lines().any(is_section) {
            miss(format!("{name} has no section in docs/models.md"), "add `## `name`: …`");
        }
        let is_limit = |line: &str| line.starts_with('|') && line.contains(&quoted);
        if !text("docs/limitations.md").lines().any(is_limit) {
            miss(format!("{name} is not in the table of docs/limitations.md"), "say what holds");
        }
    }
    if !names.is_empty() && !text(TABLE).contains(&format!("`{}`", names.join(" "))) {
        miss(
            format!("{TABLE} has not the columns `{}`", names.join(" ")),
            "give each litmus test a verdict for each model, in the order of the rows",
        );
    }
    problems
}

/// Words of the language that the machine runs. `Unordered` and `AcqRel` are the literature's too.
const LANGUAGE: &[&str] = &[
    "NotAtomic",
    "Monotonic",
    "Acquire",
    "Release",
    "SeqCst",
    "getelementptr",
    "alloca",
    "llvm",
    "LLVM",
    "tresse_ir",
    "tresse_machine",
];

/// LLVM in `memmodels/src`.
pub(super) fn language_in_models(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.sources(&["memmodels"]) {
        for (line, text) in file.code().chain(file.strings()) {
            if let Some(word) = LANGUAGE.iter().find(|word| has_word(text, word)) {
                problems.push(Problem::new(
                    &file.path,
                    line,
                    format!("the word `{word}`"),
                    "memory models know accesses, orders and bytes, not the language",
                    "say it in the literature's words (rlx acq rel sc), and translate in `machine`",
                ));
            }
        }
    }
    problems
}

/// `explore` and `libc-shim` in `machine/src`, and the machine in `ir/src`.
pub(super) fn engines_in_machine(tree: &Tree) -> Vec<Problem> {
    let upper: [(&str, &[&str]); 2] = [
        ("machine", &["tresse_explore", "tresse_libc_shim"]),
        ("ir", &["tresse_machine", "tresse_memmodels", "tresse_explore"]),
    ];
    let mut problems = Vec::new();
    for (folder, above) in upper {
        for file in tree.sources(&[folder]) {
            for (line, text) in file.code().chain(file.strings()) {
                if let Some(word) = above.iter().find(|word| has_word(text, word)) {
                    problems.push(Problem::new(
                        &file.path,
                        line,
                        format!("`{folder}` names `{word}`"),
                        "a crate does not know those above it",
                        "take what is needed as an argument (a trait, a table, a function)",
                    ));
                }
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    const REGISTRY: (&str, &str) = (
        "memmodels/src/registry.rs",
        "static M: &[Model] = &[Model {\n name: \"sc\",\n},\nModel {\n name: \"tso\",\n}];",
    );

    fn lines(problems: &[Problem]) -> Vec<(&str, usize)> {
        problems.iter().map(|p| (p.file.as_str(), p.line)).collect()
    }

    #[test]
    fn models_are_found_in_rules_strings_and_paths() {
        let tree = Tree::of(&[
            REGISTRY,
            ("machine/src/step/memory.rs", "// Tso may say so\nif policy == Tso {}\n"),
            (
                "machine/src/config.rs",
                "model: \"sc\".into()\nOrder::Sc;\nlet t = \"tso-like\";\n#[cfg(test)]\n\
                 mod t { const M: &str = \"tso\"; }\n",
            ),
            (
                "machine/src/machine.rs",
                "use tresse_memmodels::find;\nuse tresse_memmodels::tso::Tso;\n",
            ),
        ]);
        assert_eq!(
            lines(&models_in_machine(&tree)),
            [
                ("machine/src/step/memory.rs", 2),
                ("machine/src/config.rs", 1),
                ("machine/src/machine.rs", 2)
            ]
        );
    }

    #[test]
    fn models_are_asked_for_by_property() {
        let tree = Tree::of(&[
            REGISTRY,
            ("explore/src/a.rs", "if model == \"tso\" {}\nlet s = \"tso-like\";\n"),
            ("explore/src/generate/a.rs", "let order = \"sc\";\n"),
            ("cli/src/a.rs", "// \"sc\"\nuse tresse_memmodels::tso::Tso;\n"),
            ("cli/tests/a.rs", "let m = \"sc\";\n"),
        ]);
        let found = models_by_name(&tree);
        assert_eq!(lines(&found), [("explore/src/a.rs", 1), ("cli/src/a.rs", 2)]);
    }

    #[test]
    fn rows_bring_all_that_belongs_to_them() {
        let whole = [
            REGISTRY,
            ("memmodels/cat/sc.cat", "\"SC\""),
            ("memmodels/cat/tso.cat", "\"TSO\""),
            ("configs/sc.ron", "()"),
            ("configs/tso.ron", "()"),
            ("docs/models.md", "## `sc`, `tso`: two\n"),
            ("docs/limitations.md", "| `sc`, `tso` | yes |\n"),
            (TABLE, "/// Who allows it, of `sc tso`.\n"),
        ];
        assert!(rows(&Tree::of(&whole)).is_empty());
        // Each is missed. Of the files that speak of both models, both miss it.
        for (i, (path, _)) in whole.iter().enumerate().skip(1) {
            let rest: Vec<_> = whole.iter().enumerate().filter(|(j, _)| *j != i).collect();
            let rest: Vec<_> = rest.into_iter().map(|(_, file)| *file).collect();
            let expected = if path.starts_with("docs") { 2 } else { 1 };
            assert_eq!(rows(&Tree::of(&rest)).len(), expected, "{path}");
        }
    }

    #[test]
    fn models_do_not_speak_llvm() {
        let tree = Tree::of(&[(
            "memmodels/src/ra.rs",
            "//! LLVM's orders\nlet o = Order::Acq;\nlet o = Ordering::Acquire;\n\
             let s = \"llvm\";\n",
        )]);
        assert_eq!(
            lines(&language_in_models(&tree)),
            [("memmodels/src/ra.rs", 3), ("memmodels/src/ra.rs", 4)]
        );
    }

    #[test]
    fn crates_above_are_not_named() {
        let tree = Tree::of(&[
            ("machine/src/a.rs", "use tresse_explore::run;\n"),
            ("ir/src/a.rs", "use tresse_machine::Config;\n"),
            ("cli/src/a.rs", "use tresse_explore::run;\n"),
        ]);
        assert_eq!(
            lines(&engines_in_machine(&tree)),
            [("machine/src/a.rs", 1), ("ir/src/a.rs", 1)]
        );
    }
}
