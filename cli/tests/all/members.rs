//! Parts of variables have the names of the source, and values are as the source means them.

use crate::common;

use crate::common::{code, json, stderr, stdout, tresse};

const PROGRAM: &str = "tests/errors/race_in_member.ll";

#[test]
fn a_race_names_the_member() {
    let text = stderr(&tresse(&["check", PROGRAM]));
    let first = text.lines().next().unwrap();
    assert_eq!(first, "error[T0301]: data race on queue.slots[1].value, bytes 24..32 of queue",);
    // The other engines say the same of it.
    for engine in ["steps", "candidates"] {
        let text = stderr(&tresse(&["check", PROGRAM, "--engine", engine]));
        assert_eq!(text.lines().next().unwrap(), first, "{engine}");
    }
    // A replay in words.
    let (_, report) = json(&["check", PROGRAM, "--engine", "steps"]);
    let string = report["errors"][0]["replay"].as_str().unwrap().to_owned();
    let text = stderr(&tresse(&["replay", &string, PROGRAM]));
    for step in [
        "write_rlx queue.head = 4294967295 ",
        "write_rlx queue.is_closed = true ",
        "read_rlx queue.slots[1].state ",
    ] {
        assert!(text.contains(step), "{step}: {text}");
    }
}

#[test]
fn graphs_show_members_and_values_of_the_source() {
    let check = ["check", PROGRAM, "--race", "report", "--print-exec-graphs"];
    let output = tresse(&check);
    assert_eq!(code(&output), 13, "{}", stderr(&output));
    let text = stdout(&output);
    for event in [
        "W_na (queue.slots[1].value, 1.5)",
        "W_rlx (queue.slots[1].state, FULL)",
        "R_rlx (queue.slots[1].state, EMPTY) [from init]",
        "W_rlx (queue.head, 4294967295)",
        "W_rlx (queue.is_closed, true)",
        "W_rlx (where, queue+32)",
        "U_rlx (queue.counts[1][2], 0 -> 1) [from init]",
    ] {
        assert!(text.contains(event), "{event}\n{text}");
    }
    // Nobody knows which member of the union is meant.
    assert!(text.contains("W_na (queue+40, 7)"), "{text}");
    // In JSON numbers stay numbers.
    let (_, report) = json(&check);
    let events = report["graphs"][0]["threads"][0]["events"].as_array().unwrap();
    let head = events.iter().find(|e| e["location"] == "queue.head").unwrap();
    assert_eq!(head["written"], "-1");
    assert_eq!(head["text"], "W_rlx (queue.head, 4294967295)");
}

/// Patterns name variables and count their scalars, whatever the parts are called.
#[test]
fn patterns_find_parts_by_their_place() {
    let found = |pattern: &str| {
        let (_, report) = json(&["check", PROGRAM, "--race", "report", "--pattern", pattern]);
        report["matched"].as_u64()
    };
    let (all, none) =
        (found("thread 0 writes queue[8] == -1"), found("thread 0 writes queue[8] == 5"));
    assert!(all > Some(0) && none == Some(0), "{all:?} {none:?}");
    // What a pointer points to has the same words there as in outcomes and events.
    assert_eq!(found("where == \"queue+32\""), all);
    assert_eq!(found("thread 0 writes where == \"queue+32\""), all);
}

/// What the source calls the same is told apart in outcomes.
#[test]
fn variables_of_one_name_are_told_apart() {
    let program = "tests/errors/same_names_ok.ll";
    for engine in ["graph", "steps"] {
        let (_, report) = json(&["check", program, "--engine", engine, "--outcomes"]);
        let outcomes = report["outcomes"].as_array().unwrap();
        let mut pairs: Vec<_> = outcomes
            .iter()
            .map(|o| (o["globals"]["counter"].as_str(), o["globals"]["where"].as_str()))
            .collect();
        pairs.sort_unstable();
        let each = |counter| {
            [(Some(counter), Some("thread 0's own")), (Some(counter), Some("thread 1's own"))]
        };
        assert_eq!(pairs, [each("first.count"), each("second.count")].concat(), "{engine}");
    }
    // Patterns have the same names.
    let found = |pattern: &str| {
        let (_, report) = json(&["check", program, "--pattern", pattern]);
        report["matched"].as_u64()
    };
    assert!(found("first.count == 1 && counter == second.count") > Some(0));
}

const BLOCKS: &str = "tests/errors/members_of_blocks_ok.ll";

/// What the first execution graph shows of a program's locals and heap blocks, without the numbers
/// of these.
fn shown(words: &[&str]) -> Vec<String> {
    let output = tresse(words);
    assert_eq!(code(&output), 0, "{}", stderr(&output));
    let text = stdout(&output);
    let first = text.split("execution 2:").next().unwrap();
    let events = first.lines().filter(|line| line.trim_start().starts_with("(1, "));
    let inner = |line: &str| {
        let (_, rest) = line.split_once(": ")?;
        let (what, rest) = rest.split_once(" (")?;
        let (place, _) = rest.split_once(", ")?;
        let (object, member) = (place.split_once('[')?.0, place.split_once(']')?.1);
        Some(format!("{what} {object}{member}"))
    };
    events.filter_map(inner).collect()
}

/// By the types of variables, and of pointers: through a parameter, members of members, an element
/// of an array of two. A member of a union has an offset, and so has a number that is no member of
/// anything, and one that is a member of two things.
#[test]
fn members_of_locals_and_heap_blocks_have_names() {
    let expected = [
        "R_na stack.first",
        "R_sc heap.next",
        "R_na stack.first",
        "W_sc heap",
        "W_sc heap[0].value",
        "W_sc heap[1].flags.is_last",
        "W_sc heap+8",
        "R_na stack.pair",
        "W_sc stack.right",
        "R_na stack.plain",
        "W_sc heap",
    ];
    assert_eq!(shown(&["check", BLOCKS, "--print-exec-graphs"]), expected);
    let text = stdout(&tresse(&["check", BLOCKS, "--print-exec-graphs"]));
    // Between two members, by a cast.
    assert!(text.contains("+4, 6)") && !text.contains(".small"), "{text}");
    assert!(!text.contains(".left"), "{text}");
    // A truth value is one.
    assert!(text.contains("[1].flags.is_last, true)"), "{text}");
    if !common::has_clang("members by what clang says at other levels") {
        return;
    }
    let source = BLOCKS.replace(".ll", ".c");
    let with = |flags: &[&str]| {
        let check = ["check", &source, "--print-exec-graphs", "--"];
        shown(&[&check[..], flags].concat())
    };
    for level in ["-O1", "-O2"] {
        // Each that has a name has the right one; a level may know less.
        let found = with(&["-g", level]);
        let plain = |name: &String| !name.contains('.');
        // Where nothing is known of who reads it as a part of a pair, it is what it was made for.
        let made_for = "W_sc heap.value";
        let is_right =
            |name: &String| plain(name) || expected.contains(&&name[..]) || name == made_for;
        assert!(found.iter().all(is_right), "{level}: {found:?}");
        assert!(found.iter().filter(|name| !plain(name)).count() >= 4, "{level}: {found:?}");
    }
    // Without debug information there is an offset.
    let without = with(&["-O0", "-g0"]);
    assert!(without.iter().all(|name| !name.contains('.')), "{without:?}");
}

/// A program in C with one mistake for each argument: the places of all are named in messages as in
/// graphs, whoever looks.
const PLACES: &str = r#"
#include <pthread.h>
#include <stdlib.h>
struct slot { int seq; int value; };
struct queue { pthread_mutex_t lock; struct slot slots[4]; pthread_mutex_t other; int head; };
static struct queue global;
static const struct slot table[2] = {{1, 2}, {3, 4}};
static void *write_it(void *arg) { struct slot *s = arg; s->value = 1; return 0; }
static void *stop(void *arg) { pthread_mutex_lock(arg); return 0; }
int main(int argc, char **argv) {
  struct queue *q = calloc(1, sizeof *q);
  struct slot *many = calloc(3, sizeof *many);
  struct slot local[3] = {{0}};
  pthread_t t;
  switch (argv[1][0]) {
  case 'a': pthread_create(&t, 0, write_it, &q->slots[1]); q->slots[1].value = 2; break;
  case 'b': pthread_create(&t, 0, write_it, &global.slots[1]); global.slots[1].value = 2; break;
  case 'c': pthread_create(&t, 0, write_it, &local[2]); local[2].value = 2; break;
  case 'd': pthread_create(&t, 0, write_it, &many[1]); many[1].value = 2; break;
  case 'e': pthread_mutex_lock(&q->lock); pthread_mutex_lock(&q->lock); break;
  case 'f': pthread_mutex_lock(&q->other); pthread_create(&t, 0, stop, &q->other); break;
  case 'g': pthread_mutex_lock(&global.lock); pthread_mutex_lock(&global.lock); break;
  case 'h': free(q); q->head = 3; break;
  case 'i': ((volatile struct slot *)local)[argc + 1].seq = 1; break;
  case 'j': ((struct slot *)table)[1].value = 3; break;
  case 'k': free(&many[1].value); break;
  case 'l': free(q); free(q); break;
  case 'm': free(local); break;
  }
  pthread_join(t, 0);
  return 0;
}
"#;

#[test]
fn messages_name_members() {
    if !common::has_clang("places in messages") {
        return;
    }
    let file = common::Temp::new("places.c", PLACES.as_bytes());
    for (which, words) in [
        ('a', &["data race on slots[1].value of the heap block of", "bytes 52..56"][..]),
        ('b', &["data race on global.slots[1].value, bytes 52..56 of global"]),
        ('c', &["data race on local[2].value, bytes 20..24 of local, a local variable of main"]),
        ('d', &["data race on [1].value of the heap block of 24 bytes allocated", "bytes 12..16"]),
        ('e', &["waits for mutex lock of the heap block of", "which it holds itself"]),
        ('f', &["waits for mutex other of the heap block of", "held by thread 0"]),
        ('g', &["waits for mutex global.lock, which it holds itself"]),
        ('h', &["use of freed memory: write of 4 bytes in head of the heap block of"]),
        ('i', &["write of 4 bytes at offset 24 of local, a local variable of main, which has 24"]),
        ('j', &["write of 4 bytes at table[1].value, bytes 12..16 of table"]),
        ('k', &["points to [1].value of the heap block of 24 bytes", "not to its start"]),
        ('l', &["memory freed twice: the heap block of", "was freed before"]),
        ('m', &["points to local, a local variable of main"]),
    ] {
        let which = which.to_string();
        for engine in ["graph", "steps"] {
            let args = ["check", "--engine", engine, file.path(), "--arg", &which];
            let output = tresse(&[&args[..], &["--", "-O0", "-g"]].concat());
            let text = stderr(&output);
            assert!(code(&output) >= 12, "{which} {engine}: {text}");
            assert!(words.iter().all(|w| text.contains(w)), "{which} {engine}: {text}");
        }
    }
}
