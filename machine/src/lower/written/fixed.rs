//! LangRef, "Fixed Point Arithmetic Intrinsics": in integers of twice the width. What cannot be
//! represented is rounded down, which LangRef leaves open and LLVM does. A result that does not fit
//! is undefined behaviour, or saturates.

use super::asked::{Asked, Kind, Shape};
use super::text::Body;

pub(super) fn write(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let words: Vec<&str> = asked.callee().strip_prefix("llvm.")?.split('.').collect();
    let (op, is_saturating) = match words[..] {
        [op, "fix", "sat", ..] => (op, true),
        [op, "fix", ..] => (op, false),
        _ => return None,
    };
    let (op, is_signed) = match op {
        "smul" | "sdiv" => (&op[1..], true),
        "umul" | "udiv" => (&op[1..], false),
        _ => return None,
    };
    let shape = asked.ret.clone();
    let scale = asked.constant(2)?;
    if shape.kind != Kind::Int || scale > u64::from(shape.bits) {
        return None;
    }
    // A scale as wide as the type, and a bit for the sign.
    let wide = shape.int(2 * shape.bits + 2);
    let (ty, to) = (shape.text(), wide.text());
    let extend = if is_signed { "sext" } else { "zext" };
    let a = body.put(&format!("{extend} {ty} %a0 to {to}"));
    let b = body.put(&format!("{extend} {ty} %a1 to {to}"));
    let scale = wide.all(scale);
    let value = if op == "mul" {
        let product = body.put(&format!("mul {to} {a}, {b}"));
        body.put(&format!("ashr {to} {product}, {scale}"))
    } else {
        let a = body.put(&format!("shl {to} {a}, {scale}"));
        quotient(body, &wide, [&a, &b])
    };
    Some(fitted(body, [&shape, &wide], &value, is_signed, is_saturating))
}

/// A quotient that is rounded down.
fn quotient(body: &mut Body, wide: &Shape, [a, b]: [&str; 2]) -> String {
    let (ty, bits) = (wide.text(), wide.int(1).text());
    let value = body.put(&format!("sdiv {ty} {a}, {b}"));
    let rest = body.put(&format!("srem {ty} {a}, {b}"));
    let is_inexact = body.put(&format!("icmp ne {ty} {rest}, zeroinitializer"));
    let signs = body.put(&format!("xor {ty} {a}, {b}"));
    let is_negative = body.put(&format!("icmp slt {ty} {signs}, zeroinitializer"));
    let is_less = body.put(&format!("and {bits} {is_inexact}, {is_negative}"));
    let one = body.put(&format!("sext {bits} {is_less} to {ty}"));
    body.put(&format!("add {ty} {value}, {one}"))
}

/// What is left of a wide number.
fn fitted(
    body: &mut Body,
    [shape, wide]: [&Shape; 2],
    value: &str,
    is_signed: bool,
    is_saturating: bool,
) -> String {
    let (ty, from, bits) = (shape.text(), wide.text(), wide.int(1));
    let bits_of_number = u64::from(shape.bits) - u64::from(is_signed);
    let (one, places) = (wide.all(1), wide.all(bits_of_number));
    let beyond = body.put(&format!("shl {from} {one}, {places}"));
    let most = body.put(&format!("sub {from} {beyond}, {one}"));
    let least = match is_signed {
        true => body.put(&format!("sub {from} zeroinitializer, {beyond}")),
        false => body.put(&format!("and {from} {beyond}, zeroinitializer")),
    };
    let is_over = body.put(&format!("icmp sgt {from} {value}, {most}"));
    let is_under = body.put(&format!("icmp slt {from} {value}, {least}"));
    if is_saturating {
        let value =
            body.put(&format!("select {} {is_over}, {from} {most}, {from} {value}", bits.text()));
        let value =
            body.put(&format!("select {} {is_under}, {from} {least}, {from} {value}", bits.text()));
        return body.put(&format!("trunc {from} {value} to {ty}"));
    }
    let is_out = body.put(&format!("or {} {is_over}, {is_under}", bits.text()));
    let mut any = "false".to_owned();
    match bits.lanes {
        None => any = is_out,
        Some(n) => {
            for i in 0..n {
                let one = body.lane(&bits, &is_out, i);
                any = body.put(&format!("or i1 {any}, {one}"));
            }
        }
    }
    body.undefined_if(&any, "the result of fixed-point arithmetic does not fit");
    body.put(&format!("trunc {from} {value} to {ty}"))
}
