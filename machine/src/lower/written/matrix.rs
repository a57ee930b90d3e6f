//! LangRef, "Matrix Intrinsics": vectors that hold a matrix column by column.

use super::asked::{Asked, Kind, Shape};
use super::text::Body;

/// More products would make a long function.
const MOST_PRODUCTS: u64 = 1 << 16;

pub(super) fn write(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let base = asked.callee().strip_prefix("llvm.matrix.")?;
    if base.starts_with("transpose") {
        transposed(asked, body)
    } else if base.starts_with("multiply") {
        product(asked, body)
    } else if base.starts_with("column.major.load") {
        load(asked, body)
    } else if base.starts_with("column.major.store") {
        store(asked, body)
    } else {
        None
    }
}

/// Rows or columns: a parameter that is constant.
fn count(asked: &Asked<'_>, i: usize) -> Option<u32> {
    u32::try_from(asked.constant(i)?).ok()
}

/// Has a vector as many lanes as a matrix has elements?
fn holds(lanes: Option<u32>, rows: u32, columns: u32) -> bool {
    lanes.is_some() && rows.checked_mul(columns) == lanes
}

fn transposed(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let (rows, columns) = (count(asked, 1)?, count(asked, 2)?);
    if !holds(asked.ret.lanes, rows, columns) {
        return None;
    }
    let lanes: Vec<Option<u32>> =
        (0..rows).flat_map(|r| (0..columns).map(move |c| Some(c * rows + r))).collect();
    Some(body.shuffle(&asked.ret, ["%a0", "poison"], &lanes))
}

/// The sum of each element of the result begins with the first product.
fn product(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let [a, b, ..] = &asked.params[..] else { return None };
    let (rows, inner, columns) = (count(asked, 2)?, count(asked, 3)?, count(asked, 4)?);
    if !holds(a.lanes, rows, inner)
        || !holds(b.lanes, inner, columns)
        || !holds(asked.ret.lanes, rows, columns)
        || inner == 0
        || u64::from(rows * columns) * u64::from(inner) > MOST_PRODUCTS
    {
        return None;
    }
    let flags = body.flags.clone();
    let (times, plus) = match a.kind {
        Kind::Float => (format!("fmul {flags}"), format!("fadd {flags}")),
        _ => ("mul ".to_owned(), "add ".to_owned()),
    };
    let ty = &a.elem;
    let mut whole = "poison".to_owned();
    for (c, r) in (0..columns).flat_map(|c| (0..rows).map(move |r| (c, r))) {
        let mut sum: Option<String> = None;
        for i in 0..inner {
            let left = body.lane(a, "%a0", i * rows + r);
            let right = body.lane(b, "%a1", c * inner + i);
            let one = body.put(&format!("{times}{ty} {left}, {right}"));
            sum = Some(match sum {
                None => one,
                Some(sum) => body.put(&format!("{plus}{ty} {sum}, {one}")),
            });
        }
        whole = body.with_lane(&asked.ret, &whole, &sum?, c * rows + r);
    }
    Some(whole)
}

/// An access to a matrix in memory.
struct Access {
    of: Shape,
    rows: u32,
    columns: u32,
    base: String,
    stride: String,
    volatile: &'static str,
    align: String,
}

impl Access {
    /// The pointer is parameter `at`.
    fn of(asked: &Asked<'_>, body: &mut Body, of: &Shape, at: usize) -> Option<Access> {
        let (rows, columns) = (count(asked, at + 3)?, count(asked, at + 4)?);
        if !holds(of.lanes, rows, columns) || of.bits == 0 || !of.bits.is_multiple_of(8) {
            return None;
        }
        let stride = asked.params.get(at + 1)?;
        let stride = match stride.bits {
            64 => format!("%a{}", at + 1),
            1..64 => body.put(&format!("zext {} %a{} to i64", stride.elem, at + 1)),
            _ => return None,
        };
        let is_short = body.put(&format!("icmp ult i64 {stride}, {rows}"));
        body.undefined_if(&is_short, "columns of a matrix overlap: the stride is below its rows");
        let volatile = if asked.constant(at + 2)? != 0 { "volatile " } else { "" };
        // Without an attribute it is what the type of an element has.
        let align = match asked.align(at) {
            None => String::new(),
            Some(align) => {
                format!(", align {}", align.min(u64::from(of.bits / 8).next_power_of_two()))
            }
        };
        let base = body.pointer(asked, at)?;
        Some(Access { of: of.clone(), rows, columns, base, stride, volatile, align })
    }

    /// The elements, and their places.
    fn places(&self, body: &mut Body) -> Vec<(u32, String)> {
        let bytes = u64::from(self.of.bits / 8);
        let mut places = Vec::new();
        for c in 0..self.columns {
            let first = body.put(&format!("mul i64 {}, {}", self.stride, u64::from(c) * bytes));
            let column = body.put(&format!("getelementptr i8, ptr {}, i64 {first}", self.base));
            for r in 0..self.rows {
                let offset = u64::from(r) * bytes;
                let place = body.put(&format!("getelementptr i8, ptr {column}, i64 {offset}"));
                places.push((c * self.rows + r, place));
            }
        }
        places
    }
}

fn load(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let access = Access::of(asked, body, &asked.ret, 0)?;
    let mut whole = "poison".to_owned();
    for (i, place) in access.places(body) {
        let (volatile, ty, align) = (access.volatile, &access.of.elem, &access.align);
        let value = body.put(&format!("load {volatile}{ty}, ptr {place}{align}"));
        whole = body.with_lane(&access.of, &whole, &value, i);
    }
    Some(whole)
}

fn store(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let access = Access::of(asked, body, asked.params.first()?, 1)?;
    for (i, place) in access.places(body) {
        let value = body.lane(&access.of, "%a0", i);
        let (volatile, ty, align) = (access.volatile, &access.of.elem, &access.align);
        body.say(&format!("store {volatile}{ty} {value}, ptr {place}{align}"));
    }
    Some(String::new())
}
