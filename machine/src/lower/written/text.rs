//! Bodies of functions in IR, written line by line.

use super::asked::{Asked, Kind, Shape};
use std::collections::BTreeSet;
use std::fmt::Write;

/// A body. Values have the names `%v1`, `%v2` ..., parameters `%a0`, `%a1` ...
#[derive(Default)]
pub(super) struct Body {
    /// The fast-math flags that make poison, as IR writes them before a type. What computes has
    /// them here, and the call of the function has none.
    pub flags: String,
    lines: String,
    next: u32,
    declared: BTreeSet<String>,
}

impl Body {
    pub(super) fn new(asked: &Asked<'_>) -> Body {
        Body { flags: asked.flags(), ..Body::default() }
    }

    /// A line.
    pub(super) fn say(&mut self, line: &str) {
        writeln!(self.lines, "  {line}").ok();
    }

    /// A block begins.
    pub(super) fn label(&mut self, name: &str) {
        writeln!(self.lines, "{name}:").ok();
    }

    /// A value: its name.
    pub(super) fn put(&mut self, what: &str) -> String {
        self.next += 1;
        let name = format!("%v{}", self.next);
        writeln!(self.lines, "  {name} = {what}").ok();
        name
    }

    /// A lane of a vector.
    pub(super) fn lane(&mut self, shape: &Shape, vector: &str, i: u32) -> String {
        self.put(&format!("extractelement {} {vector}, i32 {i}", shape.text()))
    }

    /// A vector with another value in a lane.
    pub(super) fn with_lane(&mut self, shape: &Shape, vector: &str, value: &str, i: u32) -> String {
        let (vector_ty, ty) = (shape.text(), &shape.elem);
        self.put(&format!("insertelement {vector_ty} {vector}, {ty} {value}, i32 {i}"))
    }

    /// A vector with this value in each lane.
    pub(super) fn splat(&mut self, shape: &Shape, value: &str) -> String {
        let lanes = shape.lanes.unwrap_or(1);
        let one = self.with_lane(shape, "poison", value, 0);
        let (ty, mask) = (shape.text(), shape.int(32).with(lanes).text());
        self.put(&format!("shufflevector {ty} {one}, {ty} poison, {mask} zeroinitializer"))
    }

    /// Lanes of two vectors by their numbers, those of the second one behind those of the first;
    /// `None` is poison.
    pub(super) fn shuffle(
        &mut self,
        of: &Shape,
        [a, b]: [&str; 2],
        lanes: &[Option<u32>],
    ) -> String {
        let lane = |lane: &Option<u32>| match lane {
            Some(n) => format!("i32 {n}"),
            None => "i32 poison".to_owned(),
        };
        let mask: Vec<String> = lanes.iter().map(lane).collect();
        let (ty, n, mask) = (of.text(), lanes.len(), mask.join(", "));
        self.put(&format!("shufflevector {ty} {a}, {ty} {b}, <{n} x i32> <{mask}>"))
    }

    /// A call of a function of the compiler, with the types of its result and its arguments.
    pub(super) fn call(&mut self, name: &str, ret: &Shape, args: &[(&Shape, &str)]) -> String {
        let types: Vec<String> = args.iter().map(|(shape, _)| shape.text()).collect();
        let flags = if ret.kind == Kind::Float { self.flags.clone() } else { String::new() };
        let ret = ret.text();
        self.declared.insert(format!("declare {ret} @\"{name}\"({})\n", types.join(", ")));
        let args: Vec<String> =
            args.iter().map(|(shape, value)| format!("{} {value}", shape.text())).collect();
        self.put(&format!("call {flags}{ret} @\"{name}\"({})", args.join(", ")))
    }

    /// It is undefined behaviour if this holds.
    pub(super) fn undefined_if(&mut self, cond: &str, why: &str) {
        let (n, name) = (why.len() + 1, format!("@\"{why}\""));
        self.declared.insert(format!("{name} = private constant [{n} x i8] c\"{why}\\00\"\n"));
        self.declared.insert("declare void @__tresse_misuse(ptr)\n".to_owned());
        self.next += 1;
        let (wrong, right) = (format!("wrong{}", self.next), format!("right{}", self.next));
        self.say(&format!("br i1 {cond}, label %{wrong}, label %{right}"));
        self.label(&wrong);
        self.say(&format!("call void @__tresse_misuse(ptr {name})"));
        self.say("unreachable");
        self.label(&right);
    }

    /// A parameter that is an address, or a vector of these, in IR without types of pointees.
    pub(super) fn pointer(&mut self, asked: &Asked<'_>, i: usize) -> Option<String> {
        let shape = asked.params.get(i).filter(|shape| shape.kind == Kind::Ptr)?;
        if shape.elem == "ptr" {
            return Some(format!("%a{i}"));
        }
        // Up to LLVM 14.
        if shape.elem.contains("addrspace") {
            return None;
        }
        let to = Shape { elem: "ptr".to_owned(), ..shape.clone() };
        Some(self.put(&format!("bitcast {} %a{i} to {}", shape.text(), to.text())))
    }

    /// The machine's clock.
    pub(super) fn now(&mut self) -> String {
        self.declared.insert("declare i64 @\"__tresse_now\"()\n".to_owned());
        self.put("call i64 @\"__tresse_now\"()")
    }

    /// The function with this body, and what it returns.
    pub(super) fn function(&self, asked: &Asked<'_>, name: &str, value: &str) -> String {
        let params: Vec<String> = asked.params.iter().map(Shape::text).collect();
        self.text(&asked.returned(), &params, name, value)
    }

    /// The same, by types.
    pub(super) fn text(&self, ret: &str, params: &[String], name: &str, value: &str) -> String {
        let params = params.iter().enumerate();
        let params: Vec<String> = params.map(|(i, ty)| format!("{ty} %a{i}")).collect();
        let lines = &self.lines;
        let mut text = format!("define {ret} @\"{name}\"({}) {{\n{lines}", params.join(", "));
        match value {
            "" => text.push_str("  ret void\n}\n"),
            _ => writeln!(text, "  ret {ret} {value}\n}}").unwrap_or(()),
        }
        let declared: Vec<&str> = self.declared.iter().map(String::as_str).collect();
        text + &declared.concat()
    }
}
