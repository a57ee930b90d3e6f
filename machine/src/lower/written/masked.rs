//! LangRef, "Masked Vector Load and Store Intrinsics", "Masked Vector Gather and Scatter
//! Intrinsics", "Masked Vector Expanding Load and Compressing Store Intrinsics"; and of "Vector
//! Predication Intrinsics" those that access memory, with their strided forms. Lanes that are off
//! are not accessed. Those that are on are accessed one after the other, the least first.

use super::asked::{Asked, Kind, Shape};
use super::predicated;
use super::text::Body;

/// Where the lanes of an access are.
enum Places {
    /// One behind the other, from an address on.
    Row(String),
    /// As before, but with as many bytes from each to the next.
    Strided(String, String),
    /// The lanes that are on, one behind the other as in an array, with so many bytes for each.
    Packed(String, u64),
    /// Each at an address of its own.
    Each(String, Shape),
}

/// An access of several lanes.
struct Lanes {
    of: Shape,
    places: Places,
    mask: String,
    /// What is promised of the address; `None` is what the type of a lane has.
    align: Option<u64>,
}

pub(super) fn write(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let rest = asked.callee().strip_prefix("llvm.")?;
    let (base, is_predicated) = match rest.strip_prefix("vp.") {
        Some(base) => (base, true),
        None => (rest.strip_prefix("masked.").or(rest.strip_prefix("experimental.vp."))?, false),
    };
    let base = base.split('.').next()?;
    let is_strided = rest.starts_with("experimental.vp.strided.");
    match (base, is_predicated) {
        ("load", false) => {
            let align = nonzero(asked.constant(1)?).unwrap_or(asked.abi_align(None));
            let row = Places::Row(body.pointer(asked, 0)?);
            load(body, &Lanes::new(asked, row, "%a2", Some(align))?, "%a3")
        }
        ("store", false) => {
            let align = nonzero(asked.constant(2)?).unwrap_or(asked.abi_align(Some(0)));
            let row = Places::Row(body.pointer(asked, 1)?);
            store(body, &Lanes::new(asked, row, "%a3", Some(align))?)
        }
        ("gather", false) => {
            let align = nonzero(asked.constant(1)?);
            let each = Places::Each(body.pointer(asked, 0)?, asked.params[0].clone());
            load(body, &Lanes::new(asked, each, "%a2", align)?, "%a3")
        }
        ("scatter", false) => {
            let align = nonzero(asked.constant(2)?);
            let each = Places::Each(body.pointer(asked, 1)?, asked.params[1].clone());
            store(body, &Lanes::new(asked, each, "%a3", align)?)
        }
        ("expandload", false) => {
            let packed = Places::Packed(body.pointer(asked, 0)?, asked.alloc_size(None)?);
            let align = Some(asked.align(0).unwrap_or(1));
            load(body, &Lanes::new(asked, packed, "%a1", align)?, "%a2")
        }
        ("compressstore", false) => {
            let packed = Places::Packed(body.pointer(asked, 1)?, asked.alloc_size(Some(0))?);
            let align = Some(asked.align(1).unwrap_or(1));
            store(body, &Lanes::new(asked, packed, "%a2", align)?)
        }
        ("strided", false) if is_strided => strided(asked, body),
        ("load" | "gather", true) => {
            let pointer = body.pointer(asked, 0)?;
            let (places, align) = match base {
                "load" => (Places::Row(pointer), asked.align(0).or(Some(asked.abi_align(None)))),
                _ => (Places::Each(pointer, asked.params[0].clone()), asked.align(0)),
            };
            let mask = predicated::enabled(asked, body, 1, 2)?;
            load(body, &Lanes::new(asked, places, &mask, align)?, "poison")
        }
        ("store" | "scatter", true) => {
            let pointer = body.pointer(asked, 1)?;
            let (places, align) = match base {
                "store" => {
                    (Places::Row(pointer), asked.align(1).or(Some(asked.abi_align(Some(0)))))
                }
                _ => (Places::Each(pointer, asked.params[1].clone()), asked.align(1)),
            };
            let mask = predicated::enabled(asked, body, 2, 3)?;
            store(body, &Lanes::new(asked, places, &mask, align)?)
        }
        _ => None,
    }
}

/// An alignment; 0 stood for that of the type.
fn nonzero(align: u64) -> Option<u64> {
    Some(align).filter(|align| *align != 0)
}

/// `llvm.experimental.vp.strided.load` and `.store`.
fn strided(asked: &Asked<'_>, body: &mut Body) -> Option<String> {
    let is_load = asked.callee().contains(".strided.load");
    let at = usize::from(!is_load);
    let stride = asked.params.get(at + 1).filter(|s| s.kind == Kind::Int && s.lanes.is_none())?;
    let stride = match stride.bits {
        64 => format!("%a{}", at + 1),
        1..64 => body.put(&format!("sext {} %a{} to i64", stride.elem, at + 1)),
        _ => return None,
    };
    let places = Places::Strided(body.pointer(asked, at)?, stride);
    let mask = predicated::enabled(asked, body, at + 2, at + 3)?;
    let lanes = Lanes::new(asked, places, &mask, asked.align(at))?;
    if is_load { load(body, &lanes, "poison") } else { store(body, &lanes) }
}

impl Lanes {
    /// `None`: its lanes are no whole bytes.
    fn new(asked: &Asked<'_>, places: Places, mask: &str, align: Option<u64>) -> Option<Lanes> {
        let of = if asked.returned() == "void" { asked.params.first()? } else { &asked.ret };
        let is_fit = of.lanes.is_some() && of.bits > 0 && of.bits.is_multiple_of(8);
        is_fit.then(|| Lanes { of: of.clone(), places, mask: mask.to_owned(), align })
    }

    fn bytes(&self) -> u64 {
        u64::from(self.of.bits / 8)
    }

    /// What a lane promises about its address; nothing is that of the type.
    fn align_of(&self, i: u32) -> String {
        let Some(align) = self.align else { return String::new() };
        let align = match &self.places {
            Places::Each(..) => align,
            Places::Row(_) => gcd(align, u64::from(i) * self.bytes()),
            Places::Packed(_, bytes) => gcd(align, *bytes),
            // What is promised of the first lane says nothing more of the others.
            Places::Strided(..) if i > 0 && align > self.bytes() => return String::new(),
            Places::Strided(..) => align,
        };
        format!(", align {align}")
    }

    /// Where a lane is. `done` is how many lanes before it are on.
    fn place(&self, body: &mut Body, i: u32, done: &str) -> String {
        match &self.places {
            Places::Row(base) => {
                let offset = u64::from(i) * self.bytes();
                body.put(&format!("getelementptr i8, ptr {base}, i64 {offset}"))
            }
            Places::Strided(base, stride) => {
                let offset = body.put(&format!("mul i64 {stride}, {i}"));
                body.put(&format!("getelementptr i8, ptr {base}, i64 {offset}"))
            }
            Places::Packed(base, bytes) => {
                let bytes = body.put(&format!("mul i64 {done}, {bytes}"));
                body.put(&format!("getelementptr i8, ptr {base}, i64 {bytes}"))
            }
            Places::Each(vector, shape) => {
                body.lane(&Shape { elem: "ptr".to_owned(), ..shape.clone() }, vector, i)
            }
        }
    }

    /// Does for each lane that is on what `access` does, and goes on with its result. What is there
    /// at first is `start`.
    fn each(
        &self,
        body: &mut Body,
        start: &str,
        access: impl Fn(&mut Body, u32, &str, &str) -> String,
    ) -> String {
        let mask = self.of.int(1);
        let ty = self.of.text();
        let mut so_far = start.to_owned();
        let mut done = "0".to_owned();
        body.say("br label %head0");
        for i in 0..self.of.lanes.unwrap_or(0) {
            body.label(&format!("head{i}"));
            let is_on = body.lane(&mask, &self.mask, i);
            body.say(&format!("br i1 {is_on}, label %lane{i}, label %next{i}"));
            body.label(&format!("lane{i}"));
            let place = self.place(body, i, &done);
            let now = access(body, i, &place, &so_far);
            let more = body.put(&format!("add i64 {done}, 1"));
            body.say(&format!("br label %next{i}"));
            body.label(&format!("next{i}"));
            if !start.is_empty() {
                so_far = body.put(&format!("phi {ty} [ {so_far}, %head{i} ], [ {now}, %lane{i} ]"));
            }
            done = body.put(&format!("phi i64 [ {done}, %head{i} ], [ {more}, %lane{i} ]"));
            body.say(&format!("br label %head{}", i + 1));
        }
        body.label(&format!("head{}", self.of.lanes.unwrap_or(0)));
        so_far
    }
}

fn load(body: &mut Body, lanes: &Lanes, start: &str) -> Option<String> {
    Some(lanes.each(body, start, |body, i, place, so_far| {
        let align = lanes.align_of(i);
        let value = body.put(&format!("load {}, ptr {place}{align}", lanes.of.elem));
        body.with_lane(&lanes.of, so_far, &value, i)
    }))
}

fn store(body: &mut Body, lanes: &Lanes) -> Option<String> {
    Some(lanes.each(body, "", |body, i, place, _| {
        let value = body.lane(&lanes.of, "%a0", i);
        body.say(&format!("store {} {value}, ptr {place}{}", lanes.of.elem, lanes.align_of(i)));
        String::new()
    }))
}

/// The greatest common divisor; of 0 and a number it is that.
fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
