//! Atomic accesses that the compiler leaves to a library, as they are large, or not aligned:
//! `__atomic_load`, `__atomic_store`, `__atomic_exchange` and `__atomic_compare_exchange` (LLVM,
//! "Atomic Instructions and Concurrency Guide", libcalls). Each is the access itself, of the size
//! and the orders of the call. Declarations that are not of the library's types are left alone.

use super::asked::{Asked, Kind};
use super::text::Body;
use crate::lower::atomic::MOST;

use Kind::{Int, Ptr};

pub(super) fn write(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let (params, returned): (&[Kind], Kind) = match asked.callee() {
        "__atomic_load" | "__atomic_store" => (&[Int, Ptr, Ptr, Int], Kind::Other),
        "__atomic_exchange" => (&[Int, Ptr, Ptr, Ptr, Int], Kind::Other),
        "__atomic_compare_exchange" => (&[Int, Ptr, Ptr, Ptr, Int, Int], Int),
        _ => return None,
    };
    let is_void = asked.returned() == "void";
    if !asked.params.iter().map(|p| p.kind).eq(params.iter().copied())
        || asked.params.iter().any(|p| p.lanes.is_some() || p.elem.contains("addrspace"))
        || asked.ret.kind != returned
        || is_void != (returned == Kind::Other)
    {
        return None;
    }
    let size = asked.constant(0).filter(|size| (1..=u64::from(MOST)).contains(size))?;
    let ty = format!("i{}", 8 * size);
    let last = order(asked.constant(params.len() - 1)?)?;
    let (place, other) = (body.pointer(asked, 1)?, body.pointer(asked, 2)?);
    match asked.callee() {
        "__atomic_load" if !matches!(last, "release" | "acq_rel") => {
            let value = body.put(&format!("load atomic {ty}, ptr {place} {last}, align 1"));
            body.say(&format!("store {ty} {value}, ptr {other}, align 1"));
        }
        "__atomic_store" if !matches!(last, "acquire" | "acq_rel") => {
            let value = body.put(&format!("load {ty}, ptr {other}, align 1"));
            body.say(&format!("store atomic {ty} {value}, ptr {place} {last}, align 1"));
        }
        "__atomic_exchange" => {
            let to = body.pointer(asked, 3)?;
            let value = body.put(&format!("load {ty}, ptr {other}, align 1"));
            let old =
                body.put(&format!("atomicrmw xchg ptr {place}, {ty} {value} {last}, align 1"));
            body.say(&format!("store {ty} {old}, ptr {to}, align 1"));
        }
        "__atomic_compare_exchange" if !matches!(last, "release" | "acq_rel") => {
            let first = order(asked.constant(4)?)?;
            return exchange(asked, body, (&place, &other), &ty, [first, last]);
        }
        _ => return None,
    }
    Some(String::new())
}

/// What was found goes where the expected value was, if that is another one.
fn exchange(
    asked: &Asked<'_>,
    body: &mut Body,
    (place, expected): (&str, &str),
    ty: &str,
    [success, failure]: [&str; 2],
) -> Option<String> {
    let desired = body.pointer(asked, 3)?;
    let old = body.put(&format!("load {ty}, ptr {expected}, align 1"));
    let new = body.put(&format!("load {ty}, ptr {desired}, align 1"));
    let pair = body
        .put(&format!("cmpxchg ptr {place}, {ty} {old}, {ty} {new} {success} {failure}, align 1"));
    let is = body.put(&format!("extractvalue {{ {ty}, i1 }} {pair}, 1"));
    body.say(&format!("br i1 {is}, label %done, label %failed"));
    body.label("failed");
    let found = body.put(&format!("extractvalue {{ {ty}, i1 }} {pair}, 0"));
    body.say(&format!("store {ty} {found}, ptr {expected}, align 1"));
    body.say("br label %done");
    body.label("done");
    match &asked.ret.elem[..] {
        "i1" => Some(is),
        wide => Some(body.put(&format!("zext i1 {is} to {wide}"))),
    }
}

/// LLVM's word for an order of C (`memory_order`); consume is acquire, as compilers have it.
fn order(number: u64) -> Option<&'static str> {
    Some(match number {
        0 => "monotonic",
        1 | 2 => "acquire",
        3 => "release",
        4 => "acq_rel",
        5 => "seq_cst",
        _ => return None,
    })
}
