//! LangRef, "Element Wise Atomic Memory Intrinsics": each element is an access of its own, which is
//! unordered.

use super::asked::{Asked, Kind};
use super::text::Body;

pub(super) fn write(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let rest = asked.callee().strip_prefix("llvm.")?;
    let (what, rest) = rest.split_once('.')?;
    if !rest.starts_with("element.unordered.atomic.") {
        return None;
    }
    let size = asked.constant(3).filter(|size| matches!(size, 1 | 2 | 4 | 8 | 16))?;
    let length = asked.params.get(2).filter(|shape| shape.kind == Kind::Int && shape.bits <= 64)?;
    let length = match length.bits {
        64 => "%a2".to_owned(),
        _ => body.put(&format!("zext {} %a2 to i64", length.elem)),
    };
    let to = body.pointer(asked, 0)?;
    let rest = body.put(&format!("urem i64 {length}, {size}"));
    let is_part = body.put(&format!("icmp ne i64 {rest}, 0"));
    body.undefined_if(&is_part, "a length that is no multiple of the size of elements");
    let count = body.put(&format!("udiv i64 {length}, {size}"));
    let ty = format!("i{}", 8 * size);
    let copy = |body: &mut Body, number: &str| {
        let offset = body.put(&format!("mul i64 {number}, {size}"));
        let place = body.put(&format!("getelementptr i8, ptr {to}, i64 {offset}"));
        (offset, place)
    };
    match what {
        "memset" => {
            let byte = body.put(&format!("zext i8 %a1 to i{}", 8 * size.max(2)));
            let ones = (0..size).fold(0u128, |sum, i| sum | 1 << (8 * i));
            let wide = body.put(&format!("mul i{} {byte}, {ones}", 8 * size.max(2)));
            let value = match size {
                1 => "%a1".to_owned(),
                _ => wide,
            };
            each(body, "up", &count, |body, number| {
                let (_, place) = copy(body, number);
                store(body, &ty, &value, &place, size);
            });
        }
        "memcpy" | "memmove" => {
            let from = body.pointer(asked, 1)?;
            if what == "memcpy" {
                no_overlap(body, [&to, &from], &length);
            }
            let element = |body: &mut Body, number: &str| {
                let (offset, place) = copy(body, number);
                let source = body.put(&format!("getelementptr i8, ptr {from}, i64 {offset}"));
                let load = format!("load atomic {ty}, ptr {source} unordered, align {size}");
                let value = body.put(&load);
                store(body, &ty, &value, &place, size);
            };
            if what == "memmove" {
                // What is read last is written last.
                let is_up = body.put(&format!("icmp ule ptr {to}, {from}"));
                body.say(&format!("br i1 {is_up}, label %before, label %behind"));
                body.label("behind");
                each(body, "down", &count, |body, number| {
                    let left = body.put(&format!("sub i64 {count}, {number}"));
                    let last = body.put(&format!("sub i64 {left}, 1"));
                    element(body, &last);
                });
                body.say("ret void");
                body.label("before");
            }
            each(body, "up", &count, element);
        }
        _ => return None,
    }
    Some(String::new())
}

/// As of `memcpy`, ranges are the same or apart.
fn no_overlap(body: &mut Body, [a, b]: [&str; 2], length: &str) {
    let begins_before_end = |body: &mut Body, one: &str, other: &str| {
        let end = body.put(&format!("getelementptr i8, ptr {other}, i64 {length}"));
        body.put(&format!("icmp ult ptr {one}, {end}"))
    };
    let first = begins_before_end(body, a, b);
    let second = begins_before_end(body, b, a);
    let both = body.put(&format!("and i1 {first}, {second}"));
    let is_other = body.put(&format!("icmp ne ptr {a}, {b}"));
    let overlaps = body.put(&format!("and i1 {both}, {is_other}"));
    body.undefined_if(&overlaps, "memcpy of overlapping ranges");
}

fn store(body: &mut Body, ty: &str, value: &str, place: &str, size: u64) {
    body.say(&format!("store atomic {ty} {value}, ptr {place} unordered, align {size}"));
}

/// A loop over the elements, whose blocks have this name.
fn each(body: &mut Body, name: &str, count: &str, element: impl Fn(&mut Body, &str)) {
    let next = format!("%next.{name}");
    body.say(&format!("br label %enter.{name}"));
    body.label(&format!("enter.{name}"));
    body.say(&format!("br label %head.{name}"));
    body.label(&format!("head.{name}"));
    let number = body.put(&format!("phi i64 [ 0, %enter.{name} ], [ {next}, %element.{name} ]"));
    let is_end = body.put(&format!("icmp eq i64 {number}, {count}"));
    body.say(&format!("br i1 {is_end}, label %end.{name}, label %element.{name}"));
    body.label(&format!("element.{name}"));
    element(body, &number);
    body.say(&format!("{next} = add i64 {number}, 1"));
    body.say(&format!("br label %head.{name}"));
    body.label(&format!("end.{name}"));
}
