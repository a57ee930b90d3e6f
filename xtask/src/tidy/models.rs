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
