//! Functions that move lanes of vectors, or compute with their numbers. LangRef, "Vector
//! Manipulation Intrinsics" (`llvm.vector.*`), `llvm.get.active.lane.mask`,
//! `llvm.experimental.cttz.elts` and others.

use super::Family;
use super::asked::{Asked, Kind, Shape};
use super::text::Body;

pub(super) fn write(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let rest = asked.callee().strip_prefix("llvm.")?;
    let rest = rest.strip_prefix("experimental.").unwrap_or(rest);
    let is = |base: &str| rest == base || rest.starts_with(&format!("{base}."));
    let forms: [(&str, Family); 13] = [
        ("vector.insert", insert),
        ("vector.extract", extract),
        ("vector.reverse", reverse),
        ("vector.splice", splice),
        ("vector.interleave2", interleave),
        ("vector.deinterleave2", deinterleave),
        ("vector.compress", compress),
        ("vector.histogram.add", histogram),
        ("vector.partial.reduce.add", partial_sums),
        ("stepvector", step_vector),
        ("get.active.lane.mask", active_lanes),
        ("get.vector.length", vector_length),
        ("cttz.elts", trailing_zeros),
    ];
    let (_, form) = forms.into_iter().find(|(base, _)| is(base))?;
    form(asked, body)
}

fn numbers(range: std::ops::Range<u32>) -> Vec<Option<u32>> {
    range.map(Some).collect()
}

/// A vector with lanes of another one from a number on. LangRef: it is undefined to go beyond the
/// end, and the number is a multiple of the lanes that are inserted.
fn insert(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let [whole, part, _] = &asked.params[..] else { return None };
    let (n, m) = (whole.lanes?, part.lanes?);
    let at = u32::try_from(asked.constant(2)?).ok().filter(|at| at.checked_add(m) <= Some(n))?;
    let widened: Vec<Option<u32>> = (0..n).map(|i| (i < m).then_some(i)).collect();
    let part = body.shuffle(part, ["%a1", "poison"], &widened);
    let lanes: Vec<Option<u32>> =
        (0..n).map(|i| Some(if (at..at + m).contains(&i) { n + i - at } else { i })).collect();
    Some(body.shuffle(whole, ["%a0", &part], &lanes))
}

fn extract(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let whole = asked.params.first()?;
    let (n, m) = (whole.lanes?, asked.ret.lanes?);
    let at = u32::try_from(asked.constant(1)?).ok().filter(|at| at.checked_add(m) <= Some(n))?;
    Some(body.shuffle(whole, ["%a0", "poison"], &numbers(at..at + m)))
}

fn reverse(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let lanes: Vec<Option<u32>> = (0..asked.ret.lanes?).rev().map(Some).collect();
    Some(body.shuffle(&asked.ret, ["%a0", "poison"], &lanes))
}

/// Lanes of two vectors behind one another, from a number on; a negative one counts from the end of
/// the first.
fn splice(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let n = asked.ret.lanes?;
    let at = i64::from(asked.constant(2)? as u32 as i32);
    let at = if at < 0 { i64::from(n) + at } else { at };
    let at = u32::try_from(at).ok().filter(|at| *at <= n)?;
    Some(body.shuffle(&asked.ret, ["%a0", "%a1"], &numbers(at..at + n)))
}

fn interleave(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let one = asked.params.first()?;
    let n = one.lanes?;
    let lanes: Vec<Option<u32>> = (0..n).flat_map(|i| [Some(i), Some(n + i)]).collect();
    Some(body.shuffle(one, ["%a0", "%a1"], &lanes))
}

fn deinterleave(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let whole = asked.params.first()?;
    let (n, ret) = (whole.lanes?, asked.returned());
    let half = whole.with(n / 2).text();
    let mut pair = "poison".to_owned();
    for first in 0..2 {
        let lanes: Vec<Option<u32>> = (first..n).step_by(2).map(Some).collect();
        let part = body.shuffle(whole, ["%a0", "poison"], &lanes);
        pair = body.put(&format!("insertvalue {ret} {pair}, {half} {part}, {first}"));
    }
    Some(pair)
}

/// The lanes that are chosen, one behind the other, and then those of the other vector at their
/// places.
fn compress(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let (ret, ty) = (&asked.ret, asked.ret.text());
    let mask = asked.params.get(1)?;
    let (mut so_far, mut done) = ("%a2".to_owned(), "0".to_owned());
    for i in 0..ret.lanes? {
        let (is_on, value) = (body.lane(mask, "%a1", i), body.lane(ret, "%a0", i));
        let next =
            body.put(&format!("insertelement {ty} {so_far}, {} {value}, i32 {done}", ret.elem));
        so_far = body.put(&format!("select i1 {is_on}, {ty} {next}, {ty} {so_far}"));
        let one = body.put(&format!("zext i1 {is_on} to i32"));
        done = body.put(&format!("add i32 {done}, {one}"));
    }
    Some(so_far)
}

/// Adds a number to what each address names, where the mask is set, one after the other.
fn histogram(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let [places, number, mask] = &asked.params[..] else { return None };
    let pointers = body.pointer(asked, 0)?;
    let places = Shape { elem: "ptr".to_owned(), ..places.clone() };
    for i in 0..places.lanes? {
        let is_on = body.lane(mask, "%a2", i);
        body.say(&format!("br i1 {is_on}, label %lane{i}, label %next{i}"));
        body.label(&format!("lane{i}"));
        let place = body.lane(&places, &pointers, i);
        let old = body.put(&format!("load {}, ptr {place}", number.elem));
        let new = body.put(&format!("add {} {old}, %a1", number.elem));
        body.say(&format!("store {} {new}, ptr {place}", number.elem));
        body.say(&format!("br label %next{i}"));
        body.label(&format!("next{i}"));
    }
    Some(String::new())
}

/// LangRef leaves open which lanes are added to which: as LLVM does it, each part of the vector
/// that is as long as the result, in order.
fn partial_sums(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let (sums, vector) = (&asked.ret, asked.params.get(1)?);
    let (n, m) = (sums.lanes?, vector.lanes?);
    let mut so_far = "%a0".to_owned();
    for first in (0..m).step_by(n as usize).filter(|first| first + n <= m) {
        let part = body.shuffle(vector, ["%a1", "poison"], &numbers(first..first + n));
        so_far = body.put(&format!("add {} {so_far}, {part}", sums.text()));
    }
    Some(so_far)
}

fn step_vector(asked: &Asked<'_>, _: &mut Body) -> Option<String> {
    let lanes = asked.ret.lanes?;
    let number = |i: u32| {
        // What does not fit is cut off.
        let is_fit = asked.ret.bits >= 32 || i >> asked.ret.bits == 0;
        let number = if is_fit { i } else { i & ((1 << asked.ret.bits) - 1) };
        format!("{} {number}", asked.ret.elem)
    };
    let lanes: Vec<String> = (0..lanes).map(number).collect();
    Some(format!("<{}>", lanes.join(", ")))
}

/// Which lanes are below a number, with the first one of another number; that does not overflow.
fn active_lanes(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let [base, _] = &asked.params[..] else { return None };
    let wide = asked.ret.int(2 * base.bits.max(32));
    let mut ends = ["%a0".to_owned(), "%a1".to_owned()];
    for end in &mut ends {
        let one = body.put(&format!("zext {} {end} to {}", base.elem, wide.elem));
        *end = body.splat(&wide, &one);
    }
    let [first, end] = ends;
    let lanes: Vec<String> = (0..wide.lanes?).map(|i| format!("{} {i}", wide.elem)).collect();
    let ty = wide.text();
    let numbers = body.put(&format!("add {ty} {first}, <{}>", lanes.join(", ")));
    Some(body.put(&format!("icmp ult {ty} {numbers}, {end}")))
}

/// How many elements a round takes. LangRef bounds it and leaves it open: as many as there are, up
/// to the lanes of a vector.
fn vector_length(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let (left, lanes, scalable) = (asked.params.first()?, asked.constant(1)?, asked.constant(2)?);
    if scalable != 0 || left.kind != Kind::Int || left.lanes.is_some() {
        return None;
    }
    let ty = &left.elem;
    // A narrow number may be below all of them.
    let most = if left.bits < 64 && lanes >> left.bits != 0 {
        u64::MAX >> (64 - left.bits)
    } else {
        lanes
    };
    let is_less = body.put(&format!("icmp ult {ty} %a0, {most}"));
    let n = body.put(&format!("select i1 {is_less}, {ty} %a0, {ty} {most}"));
    Some(match left.bits {
        32 => n,
        0..32 => body.put(&format!("zext {ty} {n} to i32")),
        _ => body.put(&format!("trunc {ty} {n} to i32")),
    })
}

/// The number of the first lane that is not zero.
fn trailing_zeros(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let vector = asked.params.first()?;
    let is_zero_poison = asked.constant(1)? != 0;
    let is_set = body.put(&format!("icmp ne {} %a0, zeroinitializer", vector.text()));
    let none = if is_zero_poison { "poison".to_owned() } else { vector.lanes?.to_string() };
    first_set(body, &vector.int(1), &is_set, &asked.ret.elem, none)
}

/// The number of the first bit that is set, or something else.
pub(super) fn first_set(
    body: &mut Body,
    bits: &Shape,
    vector: &str,
    to: &str,
    none: String,
) -> Option<String> {
    let mut so_far = none;
    for i in (0..bits.lanes?).rev() {
        let is_set = body.lane(bits, vector, i);
        so_far = body.put(&format!("select i1 {is_set}, {to} {i}, {to} {so_far}"));
    }
    Some(so_far)
}
