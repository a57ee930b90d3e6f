//! Machines: C for many targets, with the C library that is compiled when it is needed.

use crate::common::{Temp, code, files, has_clang, root, stderr, stdout, tresse};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tresse_machine::Config;

/// What differs between machines, as C says it: the bytes of a number, the sizes of types, what a
/// struct looks like, variable arguments of all kinds, and threads that share a variable.
const PROGRAM: &[u8] = br#"
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
struct pair { char c; long l; };
static int sum;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *add(void *p) {
  pthread_mutex_lock(&lock);
  sum += *(int *)p;
  pthread_mutex_unlock(&lock);
  return 0;
}
static long long all(int n, ...) {
  va_list list;
  long long total = 0;
  va_start(list, n);
  for (int i = 0; i < n; i++) {
    total = total * 10 + va_arg(list, int);
    total = total * 10 + va_arg(list, long long);
    total = total * 10 + (int)va_arg(list, double);
#ifdef __AVR__
    /* What clang passes here it does not read again: the parts of the struct, and its address. */
    total = total * 10 + va_arg(list, int);
#else
    struct pair pair = va_arg(list, struct pair);
    total = total * 10 + pair.l + pair.c;
#endif
  }
  va_end(list);
  return total;
}
int main(void) {
  pthread_t thread;
  int three = 3, four = 4;
  pthread_create(&thread, 0, add, &three);
  add(&four);
  pthread_join(thread, 0);
  uint32_t word = 0x01020304;
#ifdef __AVR__
  int pair = 4;
#else
  struct pair pair = {1, 3};
#endif
  printf("%d %d %d %d\n", *(unsigned char *)&word, (int)sizeof(int), (int)sizeof(void *), sum);
  printf("%lld %.2f %s\n", all(2, 1, 2LL, 3.5, pair, 5, 6LL, 7.5, pair), 3.14159, "text");
  return 0;
}
"#;

/// A folder that is removed when the test ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path =
            std::env::temp_dir().join(format!("tresse-targets-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Runs `tresse` with this folder for what is kept.
fn with_cache(words: &[&str], cache: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tresse"));
    command.args(words).current_dir(root()).env("XDG_CACHE_HOME", cache).output().unwrap()
}

/// Machines with the first byte of 0x01020304, and the sizes of `int` and of a pointer. Among them
/// are all forms of a `va_list`, lists that clang reads by an instruction (SPARC), by names that
/// LLVM pads (MIPS), and where `int` has 16 bits.
const MACHINES: &[(&str, &str)] = &[
    ("riscv64", "4 4 8 7"),
    ("powerpc", "1 4 4 7"),
    ("mips64", "1 4 8 7"),
    ("sparc", "1 4 4 7"),
    ("s390x", "1 4 8 7"),
    ("x32", "4 4 4 7"),
    ("avr", "4 2 2 7"),
    ("board16", "4 2 2 7"),
];

#[test]
fn a_program_does_the_same_on_each_machine() {
    if !has_clang("C for many machines") {
        return;
    }
    let (program, cache) = (Temp::new("machine.c", PROGRAM), Folder::new("machines"));
    for (machine, first) in MACHINES {
        let config = format!("configs/machines/{machine}.ron");
        let words = ["run", program.path(), "--config", &config, "--max-threads", "4"];
        let output = with_cache(&words, &cache.0);
        // 1, 2, 3, 4 (of the struct), 5, 6, 7, 4: digit by digit.
        let expected = format!("{first}\n12345674 3.14 text\n");
        assert_eq!((code(&output), stdout(&output)), (0, expected), "{machine}");
    }
    let kept = std::fs::read_dir(cache.0.join("tresse")).unwrap().count();
    assert_eq!(kept, MACHINES.len(), "one library for each target");
}

/// Apple's and Microsoft's variable arguments on AArch64 are not Linux'. Sections and targets of
/// Apple's systems have names of their own.
#[test]
fn variable_arguments_are_those_of_the_system() {
    if !has_clang("C for other systems") {
        return;
    }
    let (program, cache) = (Temp::new("system.c", PROGRAM), Folder::new("systems"));
    for (target, pointer) in [
        ("arm64-apple-macosx14", 8),
        ("arm64-apple-ios", 8),
        ("armv7-apple-ios", 4),
        ("aarch64-pc-windows-msvc", 8),
        ("aarch64-unknown-linux-gnu", 8),
        ("aarch64-unknown-freebsd", 8),
    ] {
        let output = with_cache(&["run", program.path(), "--target", target], &cache.0);
        let expected = format!("4 4 {pointer} 7\n12345674 3.14 text\n");
        assert_eq!((code(&output), stdout(&output)), (0, expected), "{target}");
    }
}

/// LangRef, `alignstack`: a packed struct that begins with what is aligned to 16 is not, as a
/// variable argument; GCC and clang under an emulator agree.
#[test]
fn packed_structs_are_packed_as_variable_arguments() {
    if !has_clang("a packed struct on AArch64") {
        return;
    }
    let text = br#"
#include <assert.h>
#include <stdarg.h>
struct __attribute__((packed)) packed { long double first; };
static void look(int n, ...) {
  va_list list;
  va_start(list, n);
  assert(va_arg(list, double) == 1.0);
  assert(va_arg(list, struct packed).first == 7.0L);
  assert(va_arg(list, double) == 9.0);
  va_end(list);
}
int main(void) {
  struct packed seven = {7.0L};
  look(1, 1.0, seven, 9.0);
  return 0;
}
"#;
    let program = Temp::new("packed.c", text);
    for target in ["aarch64-unknown-linux-gnu", "x86_64-unknown-linux-gnu"] {
        let output = tresse(&["run", program.path(), "--target", target]);
        assert_eq!(code(&output), 0, "{target}: {}", stderr(&output));
    }
}

/// LangRef, "`va_arg` Instruction": each gives the next argument, whatever its size and alignment.
#[test]
fn va_arg_is_an_instruction() {
    let text = |triple: &str| {
        format!(
            "{triple}declare void @llvm.va_start(ptr)\ndeclare void @llvm.va_end(ptr)\n\
             define i64 @digits(i32 %n, ...) {{\n  %list = alloca [4 x i64], align 16\n  \
             call void @llvm.va_start(ptr %list)\n  %a = va_arg ptr %list, i32\n  \
             %b = va_arg ptr %list, i128\n  %c = va_arg ptr %list, double\n  \
             %d = va_arg ptr %list, {{ i16, i64 }}\n  %e = va_arg ptr %list, i32\n  \
             call void @llvm.va_end(ptr %list)\n  %a1 = sext i32 %a to i64\n  \
             %b1 = trunc i128 %b to i64\n  %c1 = fptosi double %c to i64\n  \
             %d1 = extractvalue {{ i16, i64 }} %d, 1\n  %e1 = sext i32 %e to i64\n  \
             %ab = mul i64 %a1, %b1\n  %cd = mul i64 %c1, %d1\n  %abcd = mul i64 %ab, %cd\n  \
             %r = mul i64 %abcd, %e1\n  ret i64 %r\n}}\n\
             define i32 @main() {{\n  \
             %p = insertvalue {{ i16, i64 }} {{ i16 9, i64 0 }}, i64 7, 1\n  \
             %r = call i64 (i32, ...) @digits(i32 0, i32 2, i128 3, double 5.0, \
             {{ i16, i64 }} %p, i32 11)\n  \
             %is = icmp eq i64 %r, 2310\n  %code = select i1 %is, i32 0, i32 1\n  \
             ret i32 %code\n}}\n"
        )
    };
    let layouts = [
        "target datalayout = \"e-p:32:32-i64:64\"\ntarget triple = \"i386-linux-gnu\"\n",
        "target datalayout = \"E-i64:64\"\ntarget triple = \"powerpc64-linux-gnu\"\n",
    ];
    for layout in layouts {
        let program = Temp::new("va_arg.ll", text(layout).as_bytes());
        let output = tresse(&["run", program.path()]);
        assert_eq!(code(&output), 0, "{layout}: {}", stderr(&output));
    }
    // Its list is a struct: clang never asks for it there.
    let x86 = text("target triple = \"x86_64-unknown-linux-gnu\"\n");
    let program = Temp::new("va_arg_struct.ll", x86.as_bytes());
    let output = tresse(&["run", program.path()]);
    assert!(code(&output) == 3 && stderr(&output).contains("va_arg"), "{}", stderr(&output));
}

/// A value that is chosen is as wide as C's type: -1 is -1, also where a long is wider than a
/// pointer.
#[test]
fn a_chosen_long_has_its_sign() {
    for (layout, long) in [("e-p:16:16", "i32"), ("e-p:32:32", "i32"), ("e-p:64:64", "i64")] {
        let text = format!(
            "target datalayout = \"{layout}\"\n@x = global {long} 0\n\
             declare {long} @__VERIFIER_nondet_long()\n\
             define i32 @main() {{\n  %v = call {long} @__VERIFIER_nondet_long()\n  \
             store {long} %v, ptr @x\n  ret i32 0\n}}\n"
        );
        let program = Temp::new("long.ll", text.as_bytes());
        let words = ["check", program.path(), "--outcomes", "--max-choices", "3"];
        let output = tresse(&[&words[..], &["--max-threads", "4"]].concat());
        let said = stderr(&output);
        let values: Vec<&str> =
            ["x=-1", "x=0", "x=1"].into_iter().filter(|x| said.contains(x)).collect();
        assert_eq!(values, ["x=-1", "x=0", "x=1"], "{layout}: {said}");
    }
}

/// A target is an axis as any flag is.
#[test]
fn a_sweep_goes_over_targets() {
    if !has_clang("a sweep over targets") {
        return;
    }
    let program = Temp::new("size.c", b"int main(void) { return sizeof(long); }\n");
    let cache = Folder::new("sweep");
    let vary = "target=x86_64-unknown-linux-gnu,i386-unknown-linux-gnu,nonsense";
    let output = with_cache(&["sweep", program.path(), "--vary", vary], &cache.0);
    let table = stdout(&output);
    for line in ["1 (+1 -1)", "exit 4", "refused"] {
        assert!(table.contains(line), "{line}: {table}");
    }
}

/// A search follows the same code: the race is there on a machine that nobody brings IR for.
#[test]
fn what_is_kept_is_used_again_and_what_is_broken_is_made_again() {
    if !has_clang("the C library for another target") {
        return;
    }
    let cache = Folder::new("kept");
    let words = ["check", "examples/unlocked_counter.c", "--target", "riscv64-unknown-linux-gnu"];
    let first = with_cache(&words, &cache.0);
    assert_eq!(code(&first), 13, "{}", stderr(&first));
    let entry = || std::fs::read_dir(cache.0.join("tresse")).unwrap().next().unwrap().unwrap();
    let (path, made) = (entry().path(), entry().metadata().unwrap().modified().unwrap());
    let says = |output: &Output| stderr(output).split("; time:").next().unwrap().to_owned();
    let again = with_cache(&words, &cache.0);
    assert_eq!(entry().metadata().unwrap().modified().unwrap(), made, "it was not made again");
    assert_eq!(says(&again), says(&first));
    // Cut off, and with one byte that is another one.
    let kept = std::fs::read(&path).unwrap();
    let mut changed = kept.clone();
    changed[kept.len() / 2] ^= 1;
    for broken in [&kept[..kept.len() / 2], &changed] {
        std::fs::write(&path, broken).unwrap();
        assert_eq!(says(&with_cache(&words, &cache.0)), says(&first));
        assert!(std::fs::read(&path).unwrap() == kept, "it was made again");
    }
}

#[test]
fn every_machine_has_a_target() {
    let machines = files("configs/machines", "ron");
    assert!(machines.len() >= 20, "{machines:?}");
    for machine in machines {
        let text = std::fs::read_to_string(root().join(&machine)).unwrap();
        let config = Config::from_ron(&text).unwrap_or_else(|e| panic!("{machine:?}: {e:?}"));
        assert!(!config.target.is_empty() && text.starts_with("// "), "{machine:?}");
    }
}

/// IR was made for one machine. What is missing for a target is said as that.
#[test]
fn what_does_not_go_with_a_target_is_refused() {
    let ir = |triple: &str| {
        let text = format!(
            "{triple}declare i32 @puts(ptr)\n@s = constant [3 x i8] c\"hi\\00\"\n\
             define i32 @main() {{\n  %n = call i32 @puts(ptr @s)\n  ret i32 0\n}}\n"
        );
        Temp::new("target.ll", text.as_bytes())
    };
    let bare = ir("");
    let riscv = "riscv64-unknown-linux-gnu";
    let of = |words: &[&str]| {
        let output = tresse(words);
        (code(&output), stderr(&output))
    };
    let (exit, said) = of(&["run", bare.path(), "--target", riscv]);
    assert!(exit == 2 && said.contains("this IR names no target"), "{exit} {said}");
    let (exit, said) = of(&["run", "examples/barrier.ll", "--target", riscv]);
    assert!(exit == 2 && said.contains("was made for x86_64"), "{exit} {said}");
    let (exit, said) = of(&["run", "examples/barrier.ll", "--target", "x86_64-linux-gnu"]);
    assert_eq!(exit, 0, "{said}");
    for (target, what) in [("--x", "expected a triple"), ("a b", "expected a triple")] {
        let (exit, said) = of(&["run", bare.path(), &format!("--target={target}")]);
        assert!(exit == 2 && said.contains(what), "{target}: {exit} {said}");
    }
    let both = ["run", bare.path(), "--target", riscv, "--pointer-width", "64"];
    assert_eq!(of(&both).0, 2);
    let config = Temp::new("target.ron", b"(target: \"avr\", pointer_width: Bits(16))");
    let (exit, said) = of(&["run", bare.path(), "--config", config.path()]);
    assert!(exit == 2 && said.contains("of its own"), "{exit} {said}");
    // A machine that nobody has a compiler for.
    let strange = ir("target triple = \"pdp11-dec-unix\"\n");
    let (exit, said) = of(&["run", strange.path()]);
    assert!(exit == 3 && said.contains("the C library has no code for `pdp11`"), "{exit} {said}");
}

/// The flag that clang has, and ours, name one target each.
#[test]
fn one_target_is_enough() {
    if !has_clang("flags that name a target") {
        return;
    }
    let words = ["run", "examples/barrier.c", "--target", "avr", "--", "-m32"];
    let output = tresse(&words);
    assert!(code(&output) == 2 && stderr(&output).contains("-m32 names a target"));
}

/// Structs as variable arguments: of WebAssembly by address, and floats of big-endian AArch64 as in
/// memory.
#[test]
fn structs_are_passed_as_clang_reads_them() {
    if !has_clang("structs as variable arguments") {
        return;
    }
    let program = br#"
#include <stdarg.h>
#include <stdio.h>
struct one { float f; };
struct three { double a, b, c; };
static void show(int n, ...) {
  va_list list;
  va_start(list, n);
  double one = va_arg(list, struct one).f;
  struct three three = va_arg(list, struct three);
  printf("%g %g %g %d\n", one, three.a, three.c, va_arg(list, int));
  va_end(list);
}
int main(void) {
  show(3, (struct one){2.5f}, (struct three){1, 2, 3}, 7);
  return 0;
}
"#;
    let program = Temp::new("structs.c", program);
    for target in ["wasm32-unknown-unknown", "aarch64_be-linux-gnu", "aarch64-linux-gnu"] {
        let output = tresse(&["run", program.path(), "--target", target]);
        assert_eq!(stdout(&output), "2.5 1 3 7\n", "{target}: {}", stderr(&output));
    }
}

/// Addresses of 16 bits have room for small stacks only, and fewer threads have larger ones.
#[test]
fn a_stack_that_has_no_room_is_told() {
    let ir = "target datalayout = \"e-p:16:16\"\n@x = global i16 0\n\
              define i16 @main() {\n  %a = alloca [600 x i8]\n  ret i16 0\n}\n";
    let program = Temp::new("narrow.ll", ir.as_bytes());
    let run = |flags: &[&str]| tresse(&[&["run", program.path()], flags].concat());
    let output = run(&["--stack", "16KiB"]);
    assert_eq!(code(&output), 14);
    let text = stderr(&output);
    assert!(text.contains("the stacks have 432 bytes each, not 16 KiB"), "{text}");
    let output = run(&["--stack", "2KiB", "--max-threads", "4"]);
    assert_eq!((code(&output), stderr(&output)), (0, String::new()));
}

/// The convention of C has a name on ARM where clang does not take LLVM's. The library calls back
/// what the program has.
#[test]
fn the_library_calls_functions_of_the_programs_convention() {
    let text = "target datalayout = \"e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64\"
target triple = \"armv7-unknown-unknown\"
declare arm_aapcscc i32 @pthread_create(ptr, ptr, ptr, ptr)
declare arm_aapcscc i32 @pthread_join(i32, ptr)
declare arm_aapcscc void @qsort(ptr, i32, i32, ptr)
@all = global [3 x i32] [i32 5, i32 3, i32 4]
define arm_aapcscc i32 @less(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %d = sub i32 %x, %y
  ret i32 %d
}
define arm_aapcscc ptr @f(ptr %unused) {
  call arm_aapcscc void @qsort(ptr @all, i32 3, i32 4, ptr @less)
  ret ptr null
}
define arm_aapcscc i32 @main() {
  %t = alloca i32
  %c = call arm_aapcscc i32 @pthread_create(ptr %t, ptr null, ptr @f, ptr null)
  %i = load i32, ptr %t
  %j = call arm_aapcscc i32 @pthread_join(i32 %i, ptr null)
  %least = load i32, ptr @all
  ret i32 %least
}
";
    let file = Temp::new("arm-convention.ll", text.as_bytes());
    let output = tresse(&["run", file.path()]);
    assert_eq!(code(&output), 3, "{}", stderr(&output));
}
