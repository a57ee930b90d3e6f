//! The zeros of `calloc`, and what a thread-local variable begins with, count as written by the
//! thread that makes the object: who has its address without synchronisation races with that, also
//! if all that threads do there is atomic. Memory that nobody has written is undefined, and no
//! access races with its birth.

use crate::common;

use std::collections::BTreeSet;
use tresse_explore::candidates::{self, search};
use tresse_explore::{Report, graph, steps};
use tresse_machine::Config;
use tresse_machine::config::RacePolicy;
use tresse_memmodels::cat::{Cat, builtin};
use tresse_memmodels::registry::included;

const PROGRAM: &str = "@t = global i64 0, align 8
@known = global ptr null, align 8
@own = thread_local global i32 0, align 4
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @llvm.threadlocal.address.p0(ptr)
define ptr @reader(ptr %unused) {
  %p = load atomic ptr, ptr @known ACQUIRE, align 8
  %none = icmp eq ptr %p, null
  br i1 %none, label %end, label %access
access:
  ACCESS
  br label %end
end:
  ret ptr null
}
define ptr @maker(ptr %unused) {
  %p = MAKE
  FIRST
  store atomic ptr %p, ptr @known RELEASE, align 8
  %id = load i64, ptr @t, align 8
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  ret ptr null
}
define i32 @main() {
  %m = alloca i64, align 8
  %created = call i32 @pthread_create(ptr @t, ptr null, ptr @reader, ptr null)
  MAIN
  ret i32 0
}
";

/// How the object is made, and whether there is something in it then.
const MAKES: [(&str, bool); 4] = [
    ("call ptr @malloc(i64 4)", false),
    ("call ptr @calloc(i64 1, i64 4)", true),
    ("alloca i32, align 4", false),
    ("call ptr @llvm.threadlocal.address.p0(ptr @own)", true),
];
/// Who makes it: the thread that has started the reader, or another one.
const MAKERS: [&str; 2] = [
    "%ended = call ptr @maker(ptr null)",
    "%other = call i32 @pthread_create(ptr %m, ptr null, ptr @maker, ptr null)
  %id = load i64, ptr %m, align 8
  %joined = call i32 @pthread_join(i64 %id, ptr null)",
];
const FIRSTS: [&str; 3] = [
    "",
    "store atomic i32 1, ptr %p monotonic, align 4",
    // Its order is that of the access before the one that makes the pointer known.
    "fence release",
];
const ACCESSES: [&str; 4] = [
    "%v = load atomic i32, ptr %p monotonic, align 4",
    "store atomic i32 2, ptr %p monotonic, align 4",
    "%v = atomicrmw add ptr %p, i32 1 monotonic, align 4",
    "fence acquire\n  store i32 2, ptr %p, align 4",
];
const ORDERS: [(&str, &str); 3] =
    [("monotonic", "monotonic"), ("release", "monotonic"), ("release", "acquire")];

fn codes(report: &Report) -> BTreeSet<&'static str> {
    assert!(report.cuts.is_empty() && report.unsupported.is_empty(), "{:?}", report.cuts);
    report.errors.iter().map(|f| f.ending.end.code()).collect()
}

/// What graphs, states and candidates find.
fn found(text: &str, model: &str) -> [BTreeSet<&'static str>; 3] {
    reports(text, Config { model: model.into(), ..Config::default() }).map(|report| codes(&report))
}

fn reports(text: &str, config: Config) -> [Report; 3] {
    let model = config.model.clone();
    let setup = common::setup(text, "births.ll", config);
    let args = ["program".to_owned()];
    let graphs = graph::search(&setup, &args, &graph::Options::default(), &|_| None)
        .unwrap_or_else(|e| panic!("{e}"));
    let states = steps::search(&setup, &args, &steps::Options::default(), &|_| None);
    let source = builtin(&model).unwrap_or_else(|| panic!("no text of {model}"));
    let cat = Cat::parse(&model, source, &included).unwrap_or_else(|e| panic!("{e}"));
    let candidates = search(&setup, &args, &cat, &candidates::Options::default())
        .unwrap_or_else(|e| panic!("{e}"));
    [graphs, states, candidates]
}

#[test]
fn who_has_an_address_without_synchronisation_races_with_what_was_in_it_at_first() {
    let mut races = 0;
    for ((make, is_filled), maker) in MAKES.into_iter().flat_map(|m| MAKERS.map(|by| (m, by))) {
        for (first, access) in FIRSTS.into_iter().flat_map(|f| ACCESSES.map(|a| (f, a))) {
            for (release, acquire) in ORDERS {
                let text = PROGRAM
                    .replace("MAIN", maker)
                    .replace("MAKE", make)
                    .replace("FIRST", first)
                    .replace("ACCESS", access)
                    .replace("RELEASE", release)
                    .replace("ACQUIRE", acquire);
                let is_ordered = (release == "release" || first.starts_with("fence"))
                    && (acquire == "acquire" || access.starts_with("fence"));
                // `main` has its variables before it starts a thread.
                let is_first = make.contains("@own") && maker == MAKERS[0];
                let has_access = first.starts_with("store");
                let is_plain = access.contains("store i32");
                let with_birth = is_filled && !is_first;
                let may_race = with_birth || (has_access && is_plain);
                for model in ["sc", "tso", "rc11"] {
                    let has_race = model == "rc11" && !is_ordered && may_race;
                    let expected: BTreeSet<&str> =
                        if has_race { ["T0301"].into() } else { BTreeSet::new() };
                    races += u32::from(has_race);
                    let found = found(&text, model);
                    assert_eq!(found, [(); 3].map(|()| expected.clone()), "{model}: {text}");
                }
            }
        }
    }
    assert!(races > 50, "{races}");
}

/// With `race: Undef` such an access is undefined; what that leaves candidates do not say.
#[test]
fn candidates_refuse_what_is_undefined_by_the_birth_of_its_object() {
    for (make, is_filled) in MAKES {
        let text = PROGRAM
            .replace("MAIN", MAKERS[1])
            .replace("MAKE", make)
            .replace("FIRST", "")
            .replace("ACCESS", ACCESSES[0])
            .replace("RELEASE", "monotonic")
            .replace("ACQUIRE", "monotonic");
        let race = RacePolicy::Undef;
        let config = Config { model: "rc11".into(), race, ..Config::default() };
        let [graphs, _, candidates] = reports(&text, config);
        assert!(graphs.errors.is_empty() && graphs.unsupported.is_empty(), "{text}");
        assert_eq!(candidates.unsupported.len(), usize::from(is_filled), "{text}");
    }
}
