//! Atomic accesses that the compiler leaves to a library, as they are large, or not aligned:
//! `__atomic_load`, `__atomic_store`, `__atomic_exchange` and `__atomic_compare_exchange` (LLVM,
//! "Atomic Instructions and Concurrency Guide", libcalls). Each is the access itself, of the size
//! and the orders of the call. Declarations that are not of the library's types are left alone.

use super::asked::{Asked, Kind};
use super::text::Body;
use crate::lower::atomic::MOST;

use Kind::{Int, Ptr};

pub(super) fn write(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    if let Some((name, size)) = sized(asked.callee()) {
        return of_size(asked, body, name, size);
    }
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

fn exchange(
    asked: &Asked<'_>,
    body: &mut Body,
    (place, expected): (&str, &str),
    ty: &str,
    orders: [&str; 2],
) -> Option<String> {
    let desired = body.pointer(asked, 3)?;
    let old = body.put(&format!("load {ty}, ptr {expected}, align 1"));
    let new = body.put(&format!("load {ty}, ptr {desired}, align 1"));
    let exchange = Exchange { place, old: &old, new: &new, align: 1 };
    Some(exchange.write(asked, body, expected, ty, orders))
}

/// A compare-and-exchange.
struct Exchange<'a> {
    place: &'a str,
    old: &'a str,
    new: &'a str,
    align: u32,
}

impl Exchange<'_> {
    /// What was found goes where the expected value was, if that is another one.
    fn write(
        &self,
        asked: &Asked<'_>,
        body: &mut Body,
        expected: &str,
        ty: &str,
        [success, failure]: [&str; 2],
    ) -> String {
        let Exchange { place, old, new, align } = self;
        let pair = body.put(&format!(
            "cmpxchg ptr {place}, {ty} {old}, {ty} {new} {success} {failure}, align {align}"
        ));
        let is = body.put(&format!("extractvalue {{ {ty}, i1 }} {pair}, 1"));
        body.say(&format!("br i1 {is}, label %done, label %failed"));
        body.label("failed");
        let found = body.put(&format!("extractvalue {{ {ty}, i1 }} {pair}, 0"));
        body.say(&format!("store {ty} {found}, ptr {expected}, align 1"));
        body.say("br label %done");
        body.label("done");
        match &asked.ret.elem[..] {
            "i1" => is,
            wide => body.put(&format!("zext i1 {is} to {wide}")),
        }
    }
}

/// The name of an access of one size, and its bytes.
fn sized(name: &str) -> Option<(&str, u32)> {
    let (name, size) = name.strip_prefix("__atomic_")?.rsplit_once('_')?;
    let size = ["1", "2", "4", "8", "16"].contains(&size).then(|| size.parse().ok())?;
    Some((name, size?))
}

fn of_size(asked: &Asked<'_>, body: &mut Body, name: &str, size: u32) -> Option<String> {
    let fetched = name.strip_prefix("fetch_");
    let op = match fetched.unwrap_or(name) {
        op @ ("add" | "sub" | "and" | "or" | "xor" | "nand") if fetched.is_some() => Some(op),
        "exchange" if fetched.is_none() => Some("xchg"),
        _ => None,
    };
    let params: &[Kind] = match (name, op) {
        ("load", _) => &[Ptr, Int],
        ("store", _) | (_, Some(_)) => &[Ptr, Int, Int],
        ("compare_exchange", _) => &[Ptr, Ptr, Int, Int, Int],
        _ => return None,
    };
    let (ty, last) = (format!("i{}", 8 * size), params.len() - 1);
    let value = match name {
        "load" => None,
        "compare_exchange" => Some(2),
        _ => Some(1),
    };
    let is_of_size = |at: usize| asked.params[at].bits == 8 * size;
    let returned = match name {
        "store" => asked.returned() == "void",
        "compare_exchange" => asked.ret.kind == Int && asked.ret.lanes.is_none(),
        _ => asked.returned() == ty,
    };
    if !asked.params.iter().map(|p| p.kind).eq(params.iter().copied())
        || asked.params.iter().any(|p| p.lanes.is_some() || p.elem.contains("addrspace"))
        || !value.is_none_or(is_of_size)
        || !returned
    {
        return None;
    }
    let (word, place) = (order(asked.constant(last)?)?, body.pointer(asked, 0)?);
    match name {
        "load" if !matches!(word, "release" | "acq_rel") => {
            Some(body.put(&format!("load atomic {ty}, ptr {place} {word}, align {size}")))
        }
        "store" if !matches!(word, "acquire" | "acq_rel") => {
            body.say(&format!("store atomic {ty} %a1, ptr {place} {word}, align {size}"));
            Some(String::new())
        }
        "compare_exchange" if !matches!(word, "release" | "acq_rel") => {
            let (first, expected) = (order(asked.constant(3)?)?, body.pointer(asked, 1)?);
            let old = body.put(&format!("load {ty}, ptr {expected}, align 1"));
            let exchange = Exchange { place: &place, old: &old, new: "%a2", align: size };
            Some(exchange.write(asked, body, &expected, &ty, [first, word]))
        }
        _ => {
            let op = op?;
            Some(body.put(&format!("atomicrmw {op} ptr {place}, {ty} %a1 {word}, align {size}")))
        }
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
