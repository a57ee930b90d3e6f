//! What a program asks of the processor: its clock (LangRef, `llvm.readcyclecounter`,
//! `llvm.readsteadycounter`; x86 `rdtsc`), which is the machine's, in nanoseconds; and where its
//! thread's own memory is (`llvm.thread.pointer`): an address that no other thread has, at which
//! nothing is.

use super::asked::{Asked, Kind};
use super::text::Body;

/// The first of the addresses that threads have, a page for each, between the heap and the stacks
/// (`crate::addresses`).
const OWN: u64 = 0x7000_0000_0000;

pub(super) fn write(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    if !asked.params.is_empty() {
        return None;
    }
    match asked.callee() {
        "llvm.readcyclecounter" | "llvm.readsteadycounter" | "llvm.x86.rdtsc" => {
            let is_counter = asked.ret.kind == Kind::Int && asked.ret.bits == 64;
            is_counter.then(|| body.now())
        }
        "llvm.thread.pointer" | "llvm.thread.pointer.p0" if asked.returned() == "ptr" => {
            let number = body.call("__tresse_thread_self", &asked.ret.int(64), &[]);
            let page = body.put(&format!("shl i64 {number}, 12"));
            let address = body.put(&format!("add i64 {page}, {OWN}"));
            Some(body.put(&format!("inttoptr i64 {address} to ptr")))
        }
        _ => None,
    }
}
