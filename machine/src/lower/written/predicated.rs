//! LangRef, "Vector Predication Intrinsics", but for accesses to memory (`masked.rs`). A lane is
//! enabled if its bit of the mask is set and its number is below the explicit vector length. What
//! is not enabled has no effect, and its result is poison.

use super::asked::{Asked, Kind, Shape};
use super::text::Body;

/// The lanes that are enabled, from the mask and the explicit vector length, which are these
/// parameters. A length of more than the lanes is undefined behaviour.
pub(super) fn enabled(
    asked: &Asked<'_>,
    body: &mut Body,
    mask: usize,
    length: usize,
) -> Option<String> {
    let shape = asked.params.get(mask).filter(|shape| shape.elem == "i1")?;
    let below = below(asked, body, shape.lanes?, length)?;
    Some(body.put(&format!("and {} %a{mask}, {below}", shape.text())))
}

/// The lanes below the explicit vector length.
fn below(asked: &Asked<'_>, body: &mut Body, lanes: u32, length: usize) -> Option<String> {
    asked.params.get(length).filter(|shape| shape.text() == "i32")?;
    let is_too_long = body.put(&format!("icmp ugt i32 %a{length}, {lanes}"));
    body.undefined_if(&is_too_long, "an explicit vector length of more than the lanes");
    let numbers: Vec<String> = (0..lanes).map(|i| format!("i32 {i}")).collect();
    let ints = Shape { lanes: Some(lanes), kind: Kind::Int, elem: "i32".to_owned(), bits: 32 };
    let length = body.splat(&ints, &format!("%a{length}"));
    Some(body.put(&format!("icmp ult <{lanes} x i32> <{}>, {length}", numbers.join(", "))))
}

pub(super) fn write(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let rest = asked.callee().strip_prefix("llvm.")?;
    if let Some(base) = rest.strip_prefix("experimental.vp.") {
        return moved(asked, body, base.split('.').next()?);
    }
    let rest = rest.strip_prefix("vp.")?;
    let words: Vec<&str> = rest.split('.').collect();
    let base = words[0];
    match base {
        "select" | "merge" => return chosen(asked, body, base),
        "reduce" => return reduced(asked, body, words.get(1)?),
        "cttz" if words.get(1) == Some(&"elts") => return zeros(asked, body),
        "add" | "sub" | "mul" | "and" | "or" | "xor" | "shl" | "lshr" | "ashr" | "sdiv"
        | "udiv" | "srem" | "urem" => binary(asked, body, base),
        "fadd" | "fsub" | "fmul" | "fdiv" | "frem" => {
            let flags = body.flags.clone();
            binary(asked, body, &format!("{base} {flags}"))
        }
        "fneg" => {
            let (flags, ty) = (body.flags.clone(), asked.ret.text());
            let mask = enabled(asked, body, 1, 2)?;
            let value = body.put(&format!("fneg {flags}{ty} %a0"));
            Some((mask, value))
        }
        "icmp" | "fcmp" => {
            let (predicate, ty) = (asked.word(0)?, asked.params.first()?.text());
            let flags = if base == "fcmp" { body.flags.clone() } else { String::new() };
            let mask = enabled(asked, body, 2, 3)?;
            Some((mask, body.put(&format!("{base} {flags}{predicate} {ty} %a0, %a1"))))
        }
        "trunc" | "zext" | "sext" | "fptrunc" | "fpext" | "fptoui" | "fptosi" | "uitofp"
        | "sitofp" | "ptrtoint" | "inttoptr" => {
            let (from, to) = (asked.params.first()?.text(), asked.ret.text());
            let mask = enabled(asked, body, 1, 2)?;
            Some((mask, body.put(&format!("{base} {from} %a0 to {to}"))))
        }
        _ => lanewise(asked, body, &words),
    }
    .and_then(|(mask, value)| or_poison(asked, body, &mask, &value))
}

/// What is not enabled is poison.
fn or_poison(asked: &Asked<'_>, body: &mut Body, mask: &str, value: &str) -> Option<String> {
    let (bits, ty) = (asked.ret.int(1).text(), asked.ret.text());
    Some(body.put(&format!("select {bits} {mask}, {ty} {value}, {ty} poison")))
}

/// An operation on two vectors. Lanes that are off divide by 1.
fn binary(asked: &Asked<'_>, body: &mut Body, op: &str) -> Option<(String, String)> {
    let ty = asked.ret.text();
    let mask = enabled(asked, body, 2, 3)?;
    let mut b = "%a1".to_owned();
    let mut a = "%a0".to_owned();
    if matches!(op, "sdiv" | "udiv" | "srem" | "urem") {
        let (bits, one) = (asked.ret.int(1).text(), asked.ret.all(1));
        a = body.put(&format!("select {bits} {mask}, {ty} {a}, {ty} {one}"));
        b = body.put(&format!("select {bits} {mask}, {ty} {b}, {ty} {one}"));
    }
    let op = op.trim();
    Some((mask, body.put(&format!("{op} {ty} {a}, {b}"))))
}

/// What an intrinsic without predication does in each lane.
fn lanewise(asked: &Asked<'_>, body: &mut Body, words: &[&str]) -> Option<(String, String)> {
    let (base, operands) = match words {
        ["sadd" | "uadd" | "ssub" | "usub", "sat", ..] => (format!("{}.sat", words[0]), 2),
        ["is", "fpclass", ..] => ("is.fpclass".to_owned(), 2),
        ["roundtozero", ..] => ("trunc".to_owned(), 1),
        ["fshl" | "fshr" | "fma" | "fmuladd", ..] => (words[0].to_owned(), 3),
        ["smax" | "smin" | "umax" | "umin" | "minnum" | "maxnum" | "minimum" | "maximum", ..]
        | ["copysign" | "abs" | "ctlz" | "cttz", ..] => (words[0].to_owned(), 2),
        ["fabs" | "sqrt" | "floor" | "ceil" | "rint" | "nearbyint" | "round", ..]
        | ["roundeven" | "bswap" | "bitreverse" | "ctpop" | "lrint" | "llrint", ..] => {
            (words[0].to_owned(), 1)
        }
        _ => return None,
    };
    let first = asked.params.first()?;
    let mask = enabled(asked, body, operands, operands + 1)?;
    let is_of_first =
        |shape: &Shape| shape == first || shape.kind == Kind::Int && shape.lanes.is_none();
    if !asked.params[..operands].iter().all(is_of_first) {
        return None;
    }
    if matches!(&base[..], "lrint" | "llrint") {
        // What is off is no number that is left open.
        let (bits, ty) = (first.int(1).text(), first.text());
        let value = body.put(&format!("select {bits} {mask}, {ty} %a0, {ty} zeroinitializer"));
        return Some((mask, super::floats::to_int(body, "rint", first, &asked.ret, &value)?));
    }
    if asked.ret != if base == "is.fpclass" { first.int(1) } else { first.clone() } {
        return None;
    }
    let mut args: Vec<(&Shape, String)> = Vec::new();
    for (i, shape) in asked.params.iter().take(operands).enumerate() {
        let is_number = matches!(&base[..], "abs" | "ctlz" | "cttz" | "is.fpclass") && i == 1;
        let value = if is_number { asked.constant(i)?.to_string() } else { format!("%a{i}") };
        let value = match (is_number, &shape.elem[..]) {
            (true, "i1") => if value == "0" { "false" } else { "true" }.to_owned(),
            _ => value,
        };
        args.push((shape, value));
    }
    let args: Vec<(&Shape, &str)> = args.iter().map(|(s, v)| (*s, v.as_str())).collect();
    let name = format!("llvm.{base}.{}", first.mangled()?);
    Some((mask, body.call(&name, &asked.ret, &args)))
}

/// `llvm.vp.select` and `llvm.vp.merge`: by their mask, up to a length; beyond it poison, or the
/// second value.
fn chosen(asked: &Asked<'_>, body: &mut Body, base: &str) -> Option<String> {
    let (ty, bits) = (asked.ret.text(), asked.ret.int(1).text());
    let below = below(asked, body, asked.ret.lanes?, 3)?;
    let value = body.put(&format!("select {bits} %a0, {ty} %a1, {ty} %a2"));
    let beyond = if base == "merge" { "%a2" } else { "poison" };
    Some(body.put(&format!("select {bits} {below}, {ty} {value}, {ty} {beyond}")))
}

/// `llvm.vp.reduce.*`: the start value with the lanes that are enabled, in order.
fn reduced(asked: &Asked<'_>, body: &mut Body, op: &str) -> Option<String> {
    let vector = asked.params.get(1)?.clone();
    let mask = enabled(asked, body, 2, 3)?;
    let bits = vector.int(1);
    let (flags, one) = (body.flags.clone(), vector.lane());
    if asked.ret != one || asked.params[0] != one {
        return None;
    }
    let mut so_far = "%a0".to_owned();
    for i in 0..vector.lanes? {
        let (is_on, value) = (body.lane(&bits, &mask, i), body.lane(&vector, "%a1", i));
        let next = match op {
            "add" | "mul" | "and" | "or" | "xor" => {
                body.put(&format!("{op} {} {so_far}, {value}", one.elem))
            }
            "fadd" | "fmul" => body.put(&format!("{op} {flags}{} {so_far}, {value}", one.elem)),
            _ => {
                let base = match op {
                    "smax" | "smin" | "umax" | "umin" => op,
                    "fmax" => "maxnum",
                    "fmin" => "minnum",
                    "fmaximum" => "maximum",
                    "fminimum" => "minimum",
                    _ => return None,
                };
                let name = format!("llvm.{base}.{}", one.mangled()?);
                body.call(&name, &one, &[(&one, &so_far), (&one, &value)])
            }
        };
        let ty = &one.elem;
        so_far = body.put(&format!("select i1 {is_on}, {ty} {next}, {ty} {so_far}"));
    }
    Some(so_far)
}

/// `llvm.vp.cttz.elts`: the number of the first lane that is enabled and not zero, or of lanes up
/// to the length.
fn zeros(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let is_zero_poison = asked.constant(1)? != 0;
    let vector = asked.params.first()?.clone();
    let mask = enabled(asked, body, 2, 3)?;
    let (bits, ty) = (vector.int(1), vector.text());
    let is_set = body.put(&format!("icmp ne {ty} %a0, zeroinitializer"));
    let is_set = body.put(&format!(
        "select {} {mask}, {} {is_set}, {} zeroinitializer",
        bits.text(),
        bits.text(),
        bits.text()
    ));
    let to = &asked.ret.elem;
    let none = match (is_zero_poison, asked.ret.bits) {
        (true, _) => "poison".to_owned(),
        (_, 32) => "%a3".to_owned(),
        (_, 33..) => body.put(&format!("zext i32 %a3 to {to}")),
        _ => body.put(&format!("trunc i32 %a3 to {to}")),
    };
    super::lanes::first_set(body, &bits, &is_set, to, none)
}

/// `llvm.experimental.vp.reverse`, `.splice` and `.splat`: by lanes up to a length.
fn moved(asked: &Asked<'_>, body: &mut Body, base: &str) -> Option<String> {
    let (ret, ty) = (asked.ret.clone(), asked.ret.text());
    let lanes = ret.lanes?;
    match base {
        "splat" => {
            let mask = enabled(asked, body, 1, 2)?;
            let value = body.splat(&ret, "%a0");
            or_poison(asked, body, &mask, &value)
        }
        "reverse" => {
            let mask = enabled(asked, body, 1, 2)?;
            let mut value = "poison".to_owned();
            for i in 0..lanes {
                let from = body.put(&format!("sub i32 %a2, {}", i + 1));
                let lane = body.put(&format!("extractelement {ty} %a0, i32 {from}"));
                value = body.with_lane(&ret, &value, &lane, i);
            }
            or_poison(asked, body, &mask, &value)
        }
        _ => None,
    }
}
