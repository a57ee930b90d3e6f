//! Functions of ours in the place of some of Rust's library, and one that is called earlier: where
//! the library, as it is, has executions that differ in nothing that a program can tell. A module
//! in another language has none of these functions.
//!
//! Only graphs have threads wait for locks as ours do, in a loop that waits: other engines would
//! go round in it for ever, and not see that nobody goes on. And only graphs have nobody count how
//! often a thread has waited, for a pause or a turn of others: a count in memory would make each
//! round another one.

use std::sync::Arc;
use tresse_ir::Module;
use tresse_ir::ast::{Call, ConstId, ConstKind, Function, Global, InstKind, Linkage, Value};

/// What the names of Rust's functions contain, as both of rustc's ways to mangle names have it, and
/// ours (`libc-shim/c/rust.c`).
type StandIn = ([&'static str; 2], &'static str);

const ENDS: [StandIn; 1] =
    [(["3std3sys3pal4unix14stack_overflow3imp", "12drop_handler"], "__tresse_rust_drop_handler")];
const WAITS: [StandIn; 5] = [
    (["3std3sys4sync5mutex5futex", "5Mutex14lock_contended"], MUTEX),
    (["3std3sys4sync6rwlock5futex", "6RwLock14read_contended"], READ),
    (["3std3sys4sync6rwlock5futex", "6RwLock15write_contended"], WRITE),
    (["3std4sync4mpmc5utils", "7Backoff10spin_heavy"], BACK_OFF),
    (["3std4sync4mpmc5utils", "7Backoff10spin_light"], BACK_OFF),
];
const MUTEX: &str = "__tresse_rust_mutex_lock";
const READ: &str = "__tresse_rust_read_lock";
const WRITE: &str = "__tresse_rust_write_lock";
const BACK_OFF: &str = "__tresse_rust_back_off";

/// The function that has the ends of a thread's own variables run at its end. The first thread that
/// calls it makes a key of `pthread_key_create`, and threads that begin together compete for that,
/// in executions that differ in nothing else. So the first thread calls it before `main`, as it
/// would with `std::thread::current`.
const ENABLE: [&str; 2] = ["3std3sys12thread_local5guard3key", "6enable"];

/// A variable of the library with a function that is called before `main`.
const CALLED_FIRST: &str = "ARGV_INIT_ARRAY";

/// Puts functions of ours in the place of Rust's, under every engine.
pub(crate) fn stand_in(module: &mut Module) {
    replace(module, &ENDS);
    begin_with_enable(module);
}

/// The same module with threads that wait as ours do.
pub(crate) fn with_waits(module: &Arc<Module>) -> Arc<Module> {
    let is_one = |f: &Function| WAITS.iter().any(|(parts, _)| is_named(f, *parts));
    if !module.functions.iter().any(is_one) {
        return module.clone();
    }
    let mut own = Module::clone(module);
    replace(&mut own, &WAITS);
    own.into()
}

/// The functions of ours that a module needs for that.
pub(crate) fn waits_of(module: &Module) -> impl Iterator<Item = &'static str> {
    let is_there = |parts| module.functions.iter().any(|f| is_named(f, parts));
    WAITS.into_iter().filter(move |(parts, _)| is_there(*parts)).map(|(_, ours)| ours)
}

fn replace(module: &mut Module, stand_ins: &[StandIn]) {
    let mut replaced = Vec::new();
    for (number, function) in module.functions.iter_mut().enumerate() {
        let is_it = |(parts, _): &&StandIn| is_named(function, *parts);
        let Some((_, ours)) = stand_ins.iter().find(is_it) else { continue };
        function.name = (*ours).into();
        function.linkage = Linkage::External;
        function.blocks.clear();
        function.cconv = CONVENTION.into();
        replaced.push(number);
    }
    if !replaced.is_empty() {
        call_as_ours(module, &replaced);
    }
}

/// Is a function of this name one in which threads wait for a lock?
pub(crate) fn waits_for_lock(name: &str) -> bool {
    [MUTEX, READ, WRITE].contains(&name)
}

fn is_named(function: &Function, parts: [&str; 2]) -> bool {
    function.name.starts_with('_')
        && !function.blocks.is_empty()
        && parts.iter().all(|part| function.name.contains(part))
}

/// Ours take the convention of C; rustc calls functions that only it knows by another one.
const CONVENTION: &str = "ccc";

fn call_as_ours(module: &mut Module, replaced: &[usize]) {
    let consts = &module.consts;
    let is_replaced = |call: &Call| match call.callee {
        Value::Const(id) => match &consts[id.index()].kind {
            ConstKind::Function(function) => replaced.contains(&function.index()),
            _ => false,
        },
        _ => false,
    };
    let blocks = module.functions.iter_mut().flat_map(|function| &mut function.blocks);
    for inst in blocks.flat_map(|block| &mut block.insts) {
        let call = match &mut inst.kind {
            InstKind::Call(call) => call,
            InstKind::Invoke { call, .. } | InstKind::CallBr { call, .. } => call,
            _ => continue,
        };
        if is_replaced(call) {
            call.cconv = CONVENTION.into();
        }
    }
}

/// Has the first thread call [`ENABLE`] before `main`.
fn begin_with_enable(module: &mut Module) {
    let is_enable = |f: &Function| is_named(f, ENABLE) && f.params.is_empty() && !f.is_vararg;
    let function = module.functions.iter().position(is_enable);
    let address = module.consts.iter().position(|constant| match &constant.kind {
        ConstKind::Function(id) => function == Some(id.index()),
        _ => false,
    });
    let is_first = |g: &&Global| g.name.contains(CALLED_FIRST) && g.init.is_some();
    let first = module.globals.iter().find(is_first).cloned();
    if let (Some(address), Some(mut first)) = (address, first) {
        first.name = "__tresse_rust_begin".into();
        (first.init, first.linkage) = (Some(ConstId(address as u32)), Linkage::Internal);
        module.globals.push(first);
    }
}
