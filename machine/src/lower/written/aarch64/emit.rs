//! AArch64's instructions as LLVM IR: a register is a local of 64 bits, a label is a block.

use super::code::{Binary, Code, Exchange, Order, Test, Update};
use super::flow::Flow;
use super::operands::{Place, Source};
use crate::lower::written::text::Body;

pub(super) struct Emit<'a> {
    pub body: &'a mut Body,
    /// Does the assembly say that it changes memory? Otherwise the compiler may put other accesses
    /// where it likes, and no access of it orders them.
    pub orders: bool,
}

impl Emit<'_> {
    pub(super) fn all(&mut self, flow: &Flow) {
        for (i, code) in flow.codes.iter().enumerate() {
            self.one(flow, i, code);
        }
    }

    fn one(&mut self, flow: &Flow, i: usize, code: &Code) {
        match code {
            Code::Label(_) => {
                self.body.say(&format!("br label %at{i}"));
                self.body.label(&format!("at{i}"));
            }
            Code::Nothing => {}
            Code::Fence(word) => self.body.say(&format!("fence {word}")),
            Code::Clock(to) => {
                let now = self.body.now();
                self.write(*to, 64, &now);
            }
            Code::Number(to, number) => self.write(*to, 64, &number.to_string()),
            Code::Binary { op, width, to, a, b, flags } => {
                self.binary(*op, *width, *to, (*a, *b), *flags);
            }
            Code::Select { width, to, a, b, cond } => {
                let (a, b) = (self.read(*a, *width), self.read(*b, *width));
                let is = self.flag(flow, cond);
                let value = self.body.put(&format!("select i1 {is}, i{width} {a}, i{width} {b}"));
                self.write(*to, *width, &value);
            }
            Code::Branch(test, _) => self.branch(flow, i, test),
            Code::Load { width, to, at, order, is_exclusive } => {
                let value = self.load(*width, *at, *order, *is_exclusive);
                if *is_exclusive && has_store(flow) {
                    self.write_to("%held", *width, &value);
                }
                self.write(*to, *width, &value);
            }
            Code::Store { width, from, at, order } => {
                let (value, ptr) = (self.read(*from, *width), self.place(*at));
                let word = self.word(if order.release { "seq_cst" } else { "monotonic" });
                let align = if order.release { width / 8 } else { 1 };
                self.body.say(&format!(
                    "store atomic i{width} {value}, ptr {ptr} {word}, align {align}"
                ));
            }
            Code::StoreExclusive { width, status, from, at, order } => {
                self.store_exclusive(flow, (*width, *status), *from, *at, *order);
            }
            Code::Update(update) => self.update(update),
            Code::Exchange(exchange) => self.exchange(exchange),
        }
    }

    fn branch(&mut self, flow: &Flow, i: usize, test: &Test) {
        let to = flow.targets[i].unwrap_or_default();
        let cond = match test {
            Test::Always => "true".to_owned(),
            Test::Flags(cond) => self.flag(flow, cond),
            Test::Zero { width, value, is } => {
                let value = self.read(*value, *width);
                let pred = if *is { "eq" } else { "ne" };
                self.body.put(&format!("icmp {pred} i{width} {value}, 0"))
            }
            Test::Bit { width, value, bit, is } => {
                let value = self.read(*value, *width);
                let masked = self.body.put(&format!("and i{width} {value}, {}", 1_u64 << bit));
                let pred = if *is { "ne" } else { "eq" };
                self.body.put(&format!("icmp {pred} i{width} {masked}, 0"))
            }
        };
        self.body.say(&format!("br i1 {cond}, label %at{to}, label %after{i}"));
        self.body.label(&format!("after{i}"));
    }

    fn binary(
        &mut self,
        op: Binary,
        width: u32,
        to: Option<usize>,
        (a, b): (Source, Source),
        flags: bool,
    ) {
        let (a, mut b) = (self.read(a, width), self.read(b, width));
        let ty = format!("i{width}");
        let name = match op {
            Binary::Add => "add",
            Binary::Sub => "sub",
            Binary::And | Binary::AndNot => "and",
            Binary::Or => "or",
            Binary::Xor => "xor",
            Binary::Mul => "mul",
            Binary::Shl => "shl",
            Binary::LShr => "lshr",
            Binary::AShr => "ashr",
        };
        match op {
            Binary::AndNot => b = self.body.put(&format!("xor {ty} {b}, -1")),
            // By a register, it is by its lowest bits.
            Binary::Shl | Binary::LShr | Binary::AShr => {
                b = self.body.put(&format!("and {ty} {b}, {}", width - 1));
            }
            _ => {}
        }
        let value = self.body.put(&format!("{name} {ty} {a}, {b}"));
        if flags {
            // They are kept as two numbers whose comparison they are.
            let (left, right) = if op == Binary::Sub { (&a, &b[..]) } else { (&value, "0") };
            self.write_to("%left", width, left);
            self.write_to("%right", width, right);
        }
        self.write(to, width, &value);
    }

    /// A condition by the flags.
    fn flag(&mut self, flow: &Flow, cond: &str) -> String {
        let width = flow.codes.iter().find_map(|code| match code {
            Code::Binary { width, flags: true, .. } => Some(*width),
            _ => None,
        });
        let width = width.unwrap_or(64);
        let (left, right) = (self.read_from("%left", width), self.read_from("%right", width));
        self.body.put(&format!("icmp {cond} i{width} {left}, {right}"))
    }

    fn load(&mut self, width: u32, at: Place, order: Order, is_exclusive: bool) -> String {
        let ptr = self.place(at);
        let word = match order {
            Order { acquire: true, is_weak: true, .. } => "acquire",
            Order { acquire: true, .. } => "seq_cst",
            _ => "monotonic",
        };
        let word = self.word(word);
        let align = if is_exclusive || order.acquire { width / 8 } else { 1 };
        self.body.put(&format!("load atomic i{width}, ptr {ptr} {word}, align {align}"))
    }

    /// It stores if what was loaded is still there; see `check_exclusives`. Its result is 0 then.
    fn store_exclusive(
        &mut self,
        flow: &Flow,
        (width, status): (u32, Option<usize>),
        from: Source,
        at: Place,
        order: Order,
    ) {
        let acquires = |code: &Code| match code {
            Code::Load { order, is_exclusive: true, .. } => order.acquire,
            _ => false,
        };
        let acquire = flow.codes.iter().any(acquires);
        let (new, old, ptr) =
            (self.read(from, width), self.read_from("%held", width), self.place(at));
        let order = Order { acquire, ..order };
        let pair = self.compare_and_exchange("weak ", width, (&ptr, &old, &new), order);
        let done = self.body.put(&format!("extractvalue {{ i{width}, i1 }} {pair}, 1"));
        let failed = self.body.put(&format!("xor i1 {done}, true"));
        let failed = self.body.put(&format!("zext i1 {failed} to i32"));
        self.write(status, 32, &failed);
    }

    fn compare_and_exchange(
        &mut self,
        weak: &str,
        width: u32,
        (ptr, old, new): (&str, &str, &str),
        order: Order,
    ) -> String {
        let failure = if order.acquire { self.word("acquire") } else { "monotonic" };
        let (ty, success, align) = (format!("i{width}"), self.of_update(order), width / 8);
        self.body.put(&format!(
            "cmpxchg {weak}ptr {ptr}, {ty} {old}, {ty} {new} {success} {failure}, align {align}"
        ))
    }

    fn update(&mut self, update: &Update) {
        let Update { op, width, value, to, at, order } = *update;
        let (mut value, ptr) = (self.read(value, width), self.place(at));
        let mut name = op;
        if op == "clear" {
            (name, value) = ("and", self.body.put(&format!("xor i{width} {value}, -1")));
        }
        let (word, align) = (self.of_update(order), width / 8);
        let old = self
            .body
            .put(&format!("atomicrmw {name} ptr {ptr}, i{width} {value} {word}, align {align}"));
        self.write(to, width, &old);
    }

    fn exchange(&mut self, exchange: &Exchange) {
        let Exchange { width, expected, new, to, at, order } = *exchange;
        let (old, new, ptr) = (self.read(expected, width), self.read(new, width), self.place(at));
        let pair = self.compare_and_exchange("", width, (&ptr, &old, &new), order);
        let found = self.body.put(&format!("extractvalue {{ i{width}, i1 }} {pair}, 0"));
        self.write(to, width, &found);
    }

    /// The order of an update: the strongest that compilers have these instructions for.
    fn of_update(&self, order: Order) -> &'static str {
        self.word(match (order.acquire, order.release) {
            (true, true) => "seq_cst",
            (true, false) => "acquire",
            (false, true) => "release",
            (false, false) => "monotonic",
        })
    }

    fn word(&self, strongest: &'static str) -> &'static str {
        if self.orders { strongest } else { "monotonic" }
    }

    fn place(&mut self, at: Place) -> String {
        let base = self.read(Source::Variable(at.base), 64);
        let ptr = self.body.put(&format!("inttoptr i64 {base} to ptr"));
        match at.offset {
            0 => ptr,
            offset => self.body.put(&format!("getelementptr i8, ptr {ptr}, i64 {offset}")),
        }
    }

    /// A value of so many bits.
    fn read(&mut self, source: Source, width: u32) -> String {
        match source {
            Source::Number(number) => {
                let unused = 64 - width;
                (number << unused >> unused).to_string()
            }
            Source::Variable(at) => self.read_from(&format!("%r{at}"), width),
        }
    }

    fn read_from(&mut self, local: &str, width: u32) -> String {
        let whole = self.body.put(&format!("load i64, ptr {local}"));
        match width {
            64 => whole,
            _ => self.body.put(&format!("trunc i64 {whole} to i{width}")),
        }
    }

    /// A register: what is above the value is zero.
    fn write(&mut self, to: Option<usize>, width: u32, value: &str) {
        if let Some(at) = to {
            self.write_to(&format!("%r{at}"), width, value);
        }
    }

    fn write_to(&mut self, local: &str, width: u32, value: &str) {
        let whole = match width {
            64 => value.to_owned(),
            _ => self.body.put(&format!("zext i{width} {value} to i64")),
        };
        self.body.say(&format!("store i64 {whole}, ptr {local}"));
    }
}

fn has_store(flow: &Flow) -> bool {
    flow.codes.iter().any(|code| matches!(code, Code::StoreExclusive { .. }))
}
