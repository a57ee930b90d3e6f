//! Attributes of functions, parameters and results: which of them mean something to the machine,
//! which are about other things, and which are not modelled. LangRef, "Parameter Attributes",
//! "Function Attributes".

use crate::program::Effects;
use tresse_ir::ast::Attr;
use tresse_ir::types::TypeId;

/// What becomes of an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    /// Acted on; or about code generation, debugging, instrumentation or cost.
    Known,
    /// A promise that is not looked at: it takes nothing from what defined programs do
    /// (`docs/limitations.md`).
    Unchecked,
    /// Not modelled.
    Refused,
}

/// Parameters and results.
const PARAMETERS: &[(Meaning, &[&str])] = &[
    (
        Meaning::Known,
        &[
            "zeroext",
            "signext",
            "noext",
            "inreg",
            "byval",
            "sret",
            "byref",
            "elementtype",
            "align",
            "alignstack",
            "returned",
            "nonnull",
            "dereferenceable",
            "dereferenceable_or_null",
            "immarg",
            "noundef",
            "nofpclass",
            "range",
            "writable",
            "dead_on_unwind",
            "swiftself",
        ],
    ),
    (
        Meaning::Unchecked,
        &[
            "noalias",
            "nocapture",
            "captures",
            "nofree",
            "readnone",
            "readonly",
            "writeonly",
            "allocalign",
            "allocptr",
            "initializes",
            "dead_on_return",
        ],
    ),
    (Meaning::Refused, &["inalloca", "preallocated", "nest", "swiftasync", "swifterror"]),
];

/// Functions and calls.
const FUNCTIONS: &[(Meaning, &[&str])] = &[
    (
        Meaning::Known,
        &[
            "alignstack",
            "alwaysinline",
            "argmemonly",
            "builtin",
            "cold",
            "convergent",
            "coro_elide_safe",
            "coro_only_destroy_when_complete",
            "disable_sanitizer_instrumentation",
            "flatten",
            "fn_ret_thunk_extern",
            "hot",
            "hybrid_patchable",
            "inaccessiblemem_or_argmemonly",
            "inaccessiblememonly",
            "inlinehint",
            "jumptable",
            "memory",
            "minsize",
            "mustprogress",
            "nobuiltin",
            "nocf_check",
            "nodivergencesource",
            "noduplicate",
            "noimplicitfloat",
            "noinline",
            "nomerge",
            "nonlazybind",
            "nooutline",
            "noprofile",
            "norecurse",
            "noredzone",
            "noreturn",
            "nosanitize_bounds",
            "nosanitize_coverage",
            "nounwind",
            "null_pointer_is_valid",
            "optdebug",
            "optforfuzzing",
            "optnone",
            "optsize",
            "readnone",
            "readonly",
            "returns_twice",
            "safestack",
            "sanitize_address",
            "sanitize_hwaddress",
            "sanitize_memory",
            "sanitize_memtag",
            "sanitize_numerical_stability",
            "sanitize_realtime",
            "sanitize_realtime_blocking",
            "sanitize_realtime_unsafe",
            "sanitize_thread",
            "sanitize_type",
            "shadowcallstack",
            "skipprofile",
            "speculative_load_hardening",
            "ssp",
            "sspreq",
            "sspstrong",
            "strictfp",
            "uwtable",
            "vscale_range",
            "willreturn",
            "writeonly",
        ],
    ),
    (
        Meaning::Unchecked,
        &["allockind", "allocsize", "nocallback", "nofree", "nosync", "speculatable"],
    ),
    (Meaning::Refused, &["naked", "presplitcoroutine"]),
];

/// What is not modelled among the attributes of a parameter or a result, in words.
pub(super) fn refused_of_parameter(attrs: &[Attr]) -> Option<String> {
    attrs.iter().find_map(|attr| refused(attr, PARAMETERS))
}

/// What is not modelled among the attributes of a function or a call, in words.
pub(super) fn refused_of_function(attrs: &[Attr]) -> Option<String> {
    attrs.iter().find_map(|attr| refused(attr, FUNCTIONS))
}

fn refused(attr: &Attr, known: &[(Meaning, &[&str])]) -> Option<String> {
    let name = match attr {
        Attr::Word(text) => text.split('(').next().unwrap_or(text).trim(),
        Attr::Num(name, _) | Attr::Type(name, _) => name,
        // Only between the front end and a target, but for these.
        Attr::Str(key, value) => return refused_string(key, value.as_deref()),
    };
    // Calls of old intrinsics have attributes of functions where `align` may stand.
    let found = known.iter().find(|(_, names)| names.contains(&name));
    match found {
        Some((Meaning::Refused, _)) | None => Some(format!("the attribute `{name}`")),
        Some(_) => None,
    }
}

/// LangRef, `"denormal-fp-math"`: denormal numbers may count as zeros.
fn refused_string(key: &str, value: Option<&str>) -> Option<String> {
    let is_denormal = matches!(key, "denormal-fp-math" | "denormal-fp-math-f32");
    let is_ieee = matches!(value, None | Some("" | "ieee" | "ieee,ieee"));
    (is_denormal && !is_ieee)
        .then(|| format!("the attribute `\"{key}\"=\"{}\"`", value.unwrap_or("")))
}

/// What the attributes of a function or a call allow it to do. LangRef, `memory`, and the words
/// that were used before LLVM 16; `nosync`; `willreturn`.
pub(super) fn effects_of(attrs: &[Attr]) -> Result<Effects, String> {
    const READS: u8 = 1 | 4 | 16;
    let mut effects = Effects::ALL;
    let memory = |mask: u8| Effects(mask | Effects::SYNCHRONISE.0 | Effects::LEAVE.0);
    for attr in attrs {
        let Attr::Word(word) = attr else { continue };
        let allowed = match word.as_str() {
            "readnone" => memory(0),
            "readonly" => memory(READS),
            "writeonly" => memory(READS << 1),
            "argmemonly" => memory(Effects::ARGUMENTS.0),
            "inaccessiblememonly" => memory(Effects::HIDDEN.0),
            "inaccessiblemem_or_argmemonly" => memory(Effects::ARGUMENTS.0 | Effects::HIDDEN.0),
            "nosync" => Effects(!Effects::SYNCHRONISE.0),
            "willreturn" => Effects(!Effects::LEAVE.0),
            _ => match word.strip_prefix("memory") {
                Some(rest) if rest.trim_start().starts_with('(') => {
                    let refused = || format!("the attribute `{word}`");
                    memory(memory_effects(rest).ok_or_else(refused)?)
                }
                _ => continue,
            },
        };
        effects = effects.and(allowed);
    }
    Ok(effects)
}

/// `(read, argmem: readwrite)`. `None`: it says something of memory that is not told apart here.
fn memory_effects(text: &str) -> Option<u8> {
    let inside = text.trim().strip_prefix('(')?.strip_suffix(')')?;
    let (mut rest, mut arguments, mut hidden) = (None, None, None);
    let mut others = Vec::new();
    for part in inside.split(',') {
        let (place, access) = match part.split_once(':') {
            Some((place, access)) => (place.trim(), access.trim()),
            None => ("", part.trim()),
        };
        let access = match access {
            "none" => 0,
            "read" => 1,
            "write" => 2,
            "readwrite" => 3,
            _ => return None,
        };
        match place {
            "" => rest = Some(access),
            "argmem" => arguments = Some(access),
            "inaccessiblemem" => hidden = Some(access),
            // Registers and the like of other targets, of which there are none here.
            "target_mem0" | "target_mem1" => {}
            _ => others.push(access),
        }
    }
    let rest = rest.unwrap_or(0);
    // `errnomem` is a part of the rest.
    if others.iter().any(|access| *access != rest) {
        return None;
    }
    Some(arguments.unwrap_or(rest) | hidden.unwrap_or(rest) << 2 | rest << 4)
}

/// An attribute that may name a type, as `byval`: the type that it names.
pub(super) fn with_type(attrs: &[Attr], name: &str) -> Option<Option<TypeId>> {
    attrs.iter().find_map(|a| match a {
        Attr::Type(n, ty) if n == name => Some(*ty),
        Attr::Word(n) if n == name => Some(None),
        _ => None,
    })
}

/// Is a word among the attributes?
pub(super) fn has(attrs: &[Attr], word: &str) -> bool {
    attrs.iter().any(|a| matches!(a, Attr::Word(w) if w == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unknown_is_refused_by_name() {
        let word = |w: &str| [Attr::Word(w.into())];
        assert_eq!(refused_of_function(&word("memory(argmem: read)")), None);
        assert_eq!(refused_of_function(&word("naked")), Some("the attribute `naked`".into()));
        assert_eq!(refused_of_function(&word("frob")), Some("the attribute `frob`".into()));
        assert_eq!(refused_of_parameter(&word("range(i32 0, 4)")), None);
        assert_eq!(
            refused_of_parameter(&word("nounwind")),
            Some("the attribute `nounwind`".into())
        );
        let denormal = |v: &str| [Attr::Str("denormal-fp-math".into(), Some(v.into()))];
        assert_eq!(refused_of_function(&denormal("ieee,ieee")), None);
        assert!(refused_of_function(&denormal("preserve-sign,preserve-sign")).is_some());
    }

    /// LangRef, `memory`: the access of a place that is not named is the one without a name, and
    /// `none` if there is none. Reading is 1 and writing 2; of arguments, of hidden memory from bit
    /// 2 on, of the rest from bit 4 on.
    #[test]
    fn memory_says_what_is_read_and_written() {
        let all = |argument: u8, hidden: u8, rest: u8| Some(argument | hidden << 2 | rest << 4);
        assert_eq!(memory_effects("(none)"), all(0, 0, 0));
        assert_eq!(memory_effects("(read)"), all(1, 1, 1));
        assert_eq!(memory_effects("(write)"), all(2, 2, 2));
        assert_eq!(memory_effects("(readwrite)"), all(3, 3, 3));
        assert_eq!(memory_effects("(argmem: write)"), all(2, 0, 0));
        assert_eq!(memory_effects("(read, argmem: none)"), all(0, 1, 1));
        assert_eq!(memory_effects("(write, inaccessiblemem: none)"), all(2, 0, 2));
        assert_eq!(memory_effects("(argmem: read, inaccessiblemem: readwrite)"), all(1, 3, 0));
        assert_eq!(memory_effects("(frob)"), None);
        let of = |w: &str| effects_of(&[Attr::Word(w.into())]).map(|e| e.0);
        assert_eq!(of("memory(none)"), of("readnone"));
        assert_eq!(of("memory(read)"), of("readonly"));
    }
}
