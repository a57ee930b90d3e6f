//! Functions of floating-point numbers that are made of others: LangRef, "Constrained
//! Floating-Point Intrinsics", "Half Precision Floating-Point Intrinsics", `llvm.lrint` and its
//! kin, `llvm.frexp`, `llvm.modf`, `llvm.sincos`, `llvm.canonicalize`.
//!
//! Numbers are rounded to the nearest, as C's programs begin (C11 7.6). The library's `fesetround`
//! has no other direction, so that it stays so; constrained intrinsics with another are refused.

use super::asked::{Asked, Kind, Shape};
use super::text::Body;

pub(super) fn write(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let rest = asked.callee().strip_prefix("llvm.")?;
    if let Some(rest) = rest.strip_prefix("experimental.constrained.") {
        return constrained(asked, body, rest.split('.').next()?);
    }
    let is = |base: &str| rest == base || rest.starts_with(&format!("{base}."));
    let (ret, first) = (&asked.ret, asked.params.first()?);
    if is("lrint") || is("llrint") {
        to_int(body, "rint", first, ret, "%a0")
    } else if is("lround") || is("llround") {
        to_int(body, "round", first, ret, "%a0")
    } else if is("canonicalize") {
        let one = body.put(&format!("uitofp {} to {}", typed(&ret.int(8), 1), ret.text()));
        Some(body.put(&format!("fmul {} %a0, {one}", ret.text())))
    } else if is("convert.to.fp16") {
        let half = body.put(&format!("fptrunc {} %a0 to half", first.text()));
        Some(body.put(&format!("bitcast half {half} to i16")))
    } else if is("convert.from.fp16") {
        let half = body.put("bitcast i16 %a0 to half");
        Some(body.put(&format!("fpext half {half} to {}", ret.text())))
    } else if is("frexp") {
        fraction(asked, body)
    } else if is("modf") {
        let name = format!("llvm.trunc.{}", first.mangled()?);
        let whole = body.call(&name, first, &[(first, "%a0")]);
        let rest = body.put(&format!("fsub {} %a0, {whole}", first.text()));
        // What is infinite has no fraction.
        let ty = first.text();
        let is_same = body.put(&format!("fcmp oeq {ty} %a0, {whole}"));
        let bits = first.int(1).text();
        let rest = body.put(&format!("select {bits} {is_same}, {ty} zeroinitializer, {ty} {rest}"));
        let name = format!("llvm.copysign.{}", first.mangled()?);
        let rest = body.call(&name, first, &[(first, &rest), (first, "%a0")]);
        Some(pair(asked, body, [(first, &rest), (first, &whole)]))
    } else if is("sincos") {
        let name = |base: &str| first.mangled().map(|ty| format!("llvm.{base}.{ty}"));
        let sin = body.call(&name("sin")?, first, &[(first, "%a0")]);
        let cos = body.call(&name("cos")?, first, &[(first, "%a0")]);
        Some(pair(asked, body, [(first, &sin), (first, &cos)]))
    } else {
        None
    }
}

/// The same number in each lane, with its type.
fn typed(shape: &Shape, number: u64) -> String {
    format!("{} {}", shape.text(), shape.all(number))
}

/// A struct of two values.
fn pair(asked: &Asked<'_>, body: &mut Body, [a, b]: [(&Shape, &str); 2]) -> String {
    let ty = asked.returned();
    let one = body.put(&format!("insertvalue {ty} poison, {} {}, 0", a.0.text(), a.1));
    body.put(&format!("insertvalue {ty} {one}, {} {}, 1", b.0.text(), b.1))
}

/// LangRef, `llvm.lrint`: rounds, and converts. What does not fit is any number (`freeze poison`).
pub(super) fn to_int(
    body: &mut Body,
    rounding: &str,
    from: &Shape,
    to: &Shape,
    value: &str,
) -> Option<String> {
    let name = format!("llvm.{rounding}.{}", from.mangled()?);
    let whole = body.call(&name, from, &[(from, value)]);
    let number = body.put(&format!("fptosi {} {whole} to {}", from.text(), to.text()));
    Some(body.put(&format!("freeze {} {number}", to.text())))
}

/// LangRef, `llvm.frexp`: a fraction of at least 1/2 and below 1, and an exponent of two. Of zero,
/// of what is infinite and of what is no number it is that, and 0 (LangRef leaves this open).
fn fraction(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let of = asked.params.first()?.clone();
    // Bits of the fraction, and the exponent of numbers from 1/2 on.
    let (fraction, half) = match &of.elem[..] {
        "double" => (52, 1022),
        "float" => (23, 126),
        "half" => (10, 14),
        _ => return None,
    };
    let (ints, ty, bits) = (of.int(of.bits), of.text(), of.int(1).text());
    let number = ints.text();
    let exponent = |body: &mut Body, value: &str| {
        let raw = body.put(&format!("bitcast {ty} {value} to {number}"));
        let shifted = body.put(&format!("lshr {number} {raw}, {}", ints.all(fraction)));
        let mask = ints.all(2 * half + 3);
        (raw, body.put(&format!("and {number} {shifted}, {mask}")))
    };
    // What is subnormal gets as many bits as it lacks.
    let more = fraction + 1;
    let scale = body.put(&format!("uitofp {} to {ty}", typed(&of.int(64), 1 << more)));
    let (_, first) = exponent(body, "%a0");
    let is_small = body.put(&format!("icmp eq {number} {first}, zeroinitializer"));
    let scaled = body.put(&format!("fmul {ty} %a0, {scale}"));
    let value = body.put(&format!("select {bits} {is_small}, {ty} {scaled}, {ty} %a0"));
    let (raw, biased) = exponent(body, &value);
    let off = body.put(&format!(
        "select {bits} {is_small}, {}, {}",
        typed(&ints, half + more),
        typed(&ints, half)
    ));
    let power = body.put(&format!("sub {number} {biased}, {off}"));
    let kept = !((2 * half + 3) << fraction) & (u64::MAX >> (64 - of.bits));
    let kept = body.put(&format!("and {number} {raw}, {}", ints.all(kept)));
    let raw = body.put(&format!("or {number} {kept}, {}", ints.all(half << fraction)));
    let value = body.put(&format!("bitcast {number} {raw} to {ty}"));
    let is_zero = body.put(&format!("fcmp oeq {ty} %a0, zeroinitializer"));
    let is_special = body.put(&format!("icmp eq {number} {first}, {}", ints.all(2 * half + 3)));
    let is_whole = body.put(&format!("or {bits} {is_zero}, {is_special}"));
    let value = body.put(&format!("select {bits} {is_whole}, {ty} %a0, {ty} {value}"));
    let power =
        body.put(&format!("select {bits} {is_whole}, {number} zeroinitializer, {number} {power}"));
    let to = of.int(32);
    let power = match of.bits {
        32 => power,
        64 => body.put(&format!("trunc {number} {power} to {}", to.text())),
        _ => body.put(&format!("sext {number} {power} to {}", to.text())),
    };
    let is_fit = asked.returned() == format!("{{ {ty}, {} }}", to.text());
    is_fit.then(|| pair(asked, body, [(&of, &value), (&to, &power)]))
}

/// LangRef, "Constrained Floating-Point Intrinsics". Exceptions are flags that nobody reads here.
fn constrained(asked: &Asked<'_>, body: &mut Body, op: &str) -> Option<String> {
    let first_word = asked.word(0)?;
    if first_word.starts_with("round.")
        && !matches!(first_word, "round.tonearest" | "round.dynamic")
    {
        return None;
    }
    let (first, ty, flags) = (asked.params.first()?, asked.ret.text(), body.flags.clone());
    let from = first.text();
    let text = match op {
        "fadd" | "fsub" | "fmul" | "fdiv" | "frem" => format!("{op} {flags}{ty} %a0, %a1"),
        "fptosi" | "fptoui" | "sitofp" | "uitofp" | "fptrunc" | "fpext" => {
            format!("{op} {from} %a0 to {ty}")
        }
        "fcmp" | "fcmps" => format!("fcmp {flags}{first_word} {from} %a0, %a1"),
        "lrint" | "llrint" => return to_int(body, "rint", first, &asked.ret, "%a0"),
        "lround" | "llround" => return to_int(body, "round", first, &asked.ret, "%a0"),
        _ => {
            let mut name = format!("llvm.{op}.{}", asked.ret.mangled()?);
            if let ("powi" | "ldexp", Some(second)) = (op, asked.params.get(1)) {
                name = format!("{name}.{}", second.mangled()?);
            }
            let params = asked.params.iter().enumerate();
            let args: Vec<(&Shape, String)> =
                params.map(|(i, shape)| (shape, format!("%a{i}"))).collect();
            let args: Vec<(&Shape, &str)> = args.iter().map(|(s, v)| (*s, v.as_str())).collect();
            let is_fit = first.kind == Kind::Float && *first == asked.ret;
            return is_fit.then(|| body.call(&name, &asked.ret, &args));
        }
    };
    Some(body.put(&text))
}
