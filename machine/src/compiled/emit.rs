//! Code of the host for a function: blocks, registers, and ways out.
//!
//! A register is written to memory at once, and read from there where nothing is known of it. So
//! the code may be left before each operation.

use super::facts::{self, Fact, Facts};
use super::pieces::Pieces;
use super::{Context, Why};
use crate::known::{KNOWN, Known};
use crate::program::{Func, Program};
use crate::quick::Kind;
use crate::value::{Prov, Value};
use cranelift_codegen::Context as Host;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::types::{I32, I64};
use cranelift_codegen::ir::{
    Block, BlockArg, InstBuilder, MemFlags, SigRef, Signature, Type, Value as Val,
};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext, Switch, Variable};
use std::mem::offset_of;

pub(super) const SLOT: i32 = size_of::<Value>() as i32;
pub(super) const BITS: i32 = offset_of!(Value, bits) as i32;
pub(super) const UNDEF: i32 = offset_of!(Value, undef) as i32;
pub(super) const PROV: i32 = offset_of!(Value, prov) as i32;

/// Fills in the function with the code of pieces, at which so much is known; the operations at
/// which it can be entered, in order. `asked`: the signatures of the functions that it calls.
pub(super) fn build(
    host: &mut Host,
    asked: [Signature; 3],
    program: &Program,
    func: &Func,
    (pieces, known): (&Pieces, Vec<Option<Facts>>),
) -> Option<Vec<u32>> {
    let mut context = FunctionBuilderContext::new();
    let mut b = FunctionBuilder::new(&mut host.func, &mut context);
    let [other, meet, run] = asked.map(|signature| b.import_signature(signature));
    let first = b.create_block();
    b.append_block_params_for_function_params(first);
    b.switch_to_block(first);
    let (around, entry) = (b.block_params(first)[0], b.block_params(first)[1]);
    let out = b.create_block();
    b.append_block_param(out, I64);
    b.append_block_param(out, I64);
    let [room, blocks, registers] = std::array::from_fn(|_| b.declare_var(I64));
    let mut is_carried = vec![false; func.registers as usize];
    for facts in known.iter().flatten() {
        let known = facts.iter().zip(&mut is_carried).filter(|(fact, _)| **fact > Fact::None);
        known.for_each(|(_, is_carried)| *is_carried = true);
    }
    let count = is_carried.iter().filter(|is| **is).count();
    let has_code = |number: &usize| known[*number].is_some();
    let numbers = (0..known.len()).filter(has_code);
    let operations: usize = numbers.map(|number| pieces.len_of(number) as usize).sum();
    if count * operations > MOST_CARRIED {
        return None;
    }
    let carried = is_carried
        .into_iter()
        .map(|is| is.then(|| (b.declare_var(I64), b.declare_var(I64))))
        .collect();
    let mut emit = Emit {
        b,
        func,
        counts_locals: program.counts_locals,
        has_recover: program.has_recover,
        pieces,
        known,
        targets: vec![None; pieces.starts.len()],
        around,
        registers,
        other,
        meet,
        run,
        out,
        room,
        blocks,
        carried,
        held: vec![None; func.registers as usize],
        facts: Vec::new(),
        pc: 0,
        start: 0,
        way_out: None,
        open: Vec::new(),
        compared: None,
    };
    emit.take_up();
    let entries = emit.entries(entry);
    for number in 0..pieces.starts.len() {
        if emit.known[number].is_some() {
            emit.piece(number)?;
        }
    }
    emit.others();
    emit.leave();
    emit.b.seal_all_blocks();
    emit.b.finalize();
    Some(entries)
}

/// Registers that pieces share, times operations, at most: Cranelift keeps a table of that size.
const MOST_CARRIED: usize = 1 << 21;

pub(super) fn read(b: &mut FunctionBuilder<'_>, ty: Type, from: Val, offset: i32) -> Val {
    b.ins().load(ty, MemFlags::trusted(), from, offset)
}

/// Fills a block.
type Fill = Box<dyn for<'x> FnOnce(&mut Emit<'x>)>;

/// A function in the making.
pub(super) struct Emit<'a> {
    pub(super) b: FunctionBuilder<'a>,
    pub(super) func: &'a Func,
    /// Locals in registers count as memory.
    pub(super) counts_locals: bool,
    /// Numbers become pointers.
    pub(super) has_recover: bool,
    pub(super) pieces: &'a Pieces,
    pub(super) known: Vec<Option<Facts>>,
    /// The block of each piece that something leads to.
    targets: Vec<Option<Block>>,
    /// The context.
    pub(super) around: Val,
    /// Where the frame's registers are.
    pub(super) registers: Variable,
    other: SigRef,
    meet: SigRef,
    run: SigRef,
    /// Where the code is left: what it gives, and how many operations of the piece were executed.
    out: Block,
    pub(super) room: Variable,
    pub(super) blocks: Variable,
    /// Of each register of which something is known where a piece begins: its bits and provenance.
    pub(super) carried: Vec<Option<(Variable, Variable)>>,
    /// The same of each register of which something became known in this piece.
    pub(super) held: Vec<Option<(Val, Val)>>,
    /// What is known of registers here.
    pub(super) facts: Facts,
    pub(super) pc: u32,
    /// The first operation of the piece.
    pub(super) start: u32,
    /// The way out before the operation, if there is one.
    way_out: Option<Block>,
    /// Blocks that are still to be filled.
    open: Vec<(Block, Fill)>,
    /// The register that was set last, and whether it was set to something else than zero.
    pub(super) compared: Option<(u32, Val)>,
}

impl Emit<'_> {
    /// What is counted, and where registers are, as others have left it.
    fn take_up(&mut self) {
        let of = |field| field as i32;
        for (var, at) in [
            (self.room, of(offset_of!(Context, room))),
            (self.blocks, of(offset_of!(Context, blocks))),
            (self.registers, of(offset_of!(Context, registers))),
        ] {
            let now = read(&mut self.b, I64, self.around, at);
            self.b.def_var(var, now);
        }
    }

    /// What is counted is for others to go on with; so many operations of the piece were executed.
    fn hand_over(&mut self, done: u32) {
        let (room, blocks) = (self.b.use_var(self.room), self.b.use_var(self.blocks));
        let room = self.b.ins().iadd_imm(room, -i64::from(done));
        let flags = MemFlags::trusted();
        self.b.ins().store(flags, room, self.around, offset_of!(Context, room) as i32);
        self.b.ins().store(flags, blocks, self.around, offset_of!(Context, blocks) as i32);
    }

    /// A call, and what comes after it, if the function returns within its code. Otherwise the
    /// interpreter goes on where that was left; it does the calls that are errors as well.
    pub(super) fn call_function(&mut self, pc: u32, done: u32) -> Option<()> {
        self.hand_over(done);
        let code = self.ask(offset_of!(Context, call), self.run, pc);
        self.check_done(code, pc);
        let first = self.b.ins().iconst(I32, 0);
        let call = self.b.ins().call_indirect(self.run, code, &[self.around, first]);
        let what = self.b.inst_results(call)[0];
        let returned = (Why::Returned as i64) << 32;
        let is_back = self.b.ins().icmp_imm(IntCC::Equal, what, returned);
        let left = self.aside(move |emit| {
            emit.b.ins().return_(&[what]);
        });
        self.check(is_back, left);
        self.take_up();
        self.go(pc + 1, 0, 0)
    }

    /// A return; if it is not plain, the interpreter does it.
    pub(super) fn return_from_function(&mut self, pc: u32, done: u32) {
        self.hand_over(done);
        let is_done = self.ask(offset_of!(Context, leave), self.other, pc);
        self.check_done(is_done, pc);
        let what = self.number((Why::Returned as u64) << 32);
        self.b.ins().return_(&[what]);
    }

    /// A call or a return was done, or the interpreter has to do it.
    fn check_done(&mut self, is_done: Val, pc: u32) {
        let without = self.aside(move |emit| {
            emit.take_up();
            emit.exit(Why::Frame, pc, 0);
        });
        self.check(is_done, without);
    }

    /// Where the code is entered.
    fn entries(&mut self, entry: Val) -> Vec<u32> {
        let (mut entries, mut switch, mut stubs) = (Vec::new(), Switch::new(), Vec::new());
        let astray = self.b.create_block();
        for piece in 0..self.known.len() {
            if self.pieces.is_entry(piece) && self.known[piece].is_some() {
                let stub = self.b.create_block();
                switch.set_entry(entries.len() as u128, stub);
                entries.push(self.pieces.starts[piece]);
                stubs.push((piece, stub));
            }
        }
        let wide = self.b.ins().uextend(I64, entry);
        switch.emit(&mut self.b, wide, astray);
        for (piece, stub) in stubs {
            self.stub(piece, stub, astray);
        }
        self.switch_to(astray);
        self.b.set_cold_block(astray);
        let why = self.b.ins().iconst(I64, (Why::Astray as i64) << 32);
        self.b.ins().return_(&[why]);
        entries
    }

    /// Registers hold what is known of them at a piece, or it is not entered.
    fn stub(&mut self, piece: usize, stub: Block, astray: Block) {
        self.switch_to(stub);
        let facts = self.known[piece].clone().unwrap_or_default();
        for (reg, fact) in facts.iter().enumerate().filter(|(_, fact)| **fact > Fact::None) {
            let undef = self.slot_part(reg as u32, UNDEF);
            let prov = self.slot_part(reg as u32, PROV);
            let is_it = if *fact == Fact::Plain {
                let all = self.b.ins().bor(undef, prov);
                self.b.ins().icmp_imm(IntCC::Equal, all, 0)
            } else {
                self.are_defined(undef, prov)
            };
            let next = self.b.create_block();
            self.b.ins().brif(is_it, next, &[], astray, &[]);
            self.switch_to(next);
            let bits = self.slot_part(reg as u32, BITS);
            if let Some((bits_of, prov_of)) = self.carried[reg] {
                self.b.def_var(bits_of, bits);
                self.b.def_var(prov_of, prov);
            }
        }
        let target = self.block_of(piece);
        self.b.ins().jump(target, &[]);
    }

    /// The block of a piece.
    fn block_of(&mut self, piece: usize) -> Block {
        if let Some(block) = self.targets[piece] {
            return block;
        }
        let block = self.b.create_block();
        self.targets[piece] = Some(block);
        block
    }

    /// Pieces without code here, which something leads to: others go on there.
    fn others(&mut self) {
        for piece in 0..self.targets.len() {
            if let Some(target) = self.targets[piece].filter(|_| self.known[piece].is_none()) {
                self.switch_to(target);
                self.exit(Why::Elsewhere, self.pieces.starts[piece], 0);
            }
        }
    }

    pub(super) fn are_defined(&mut self, undef: Val, prov: Val) -> Val {
        let first = Prov::UNAVAILABLE.word() as i64;
        let no_undef = self.b.ins().icmp_imm(IntCC::Equal, undef, 0);
        let is_some = self.b.ins().icmp_imm(IntCC::UnsignedLessThan, prov, first);
        self.b.ins().band(no_undef, is_some)
    }

    /// The code of a piece.
    fn piece(&mut self, number: usize) -> Option<()> {
        let facts = self.known[number].clone()?;
        let (start, end) = (self.pieces.starts[number], self.pieces.end(number));
        (self.start, self.facts, self.compared) = (start, facts, None);
        self.held.fill(None);
        let target = self.block_of(number);
        self.switch_to(target);
        let last = end.checked_sub(1)?;
        let is_general = self.func.quick[last as usize].kind == Kind::General;
        let len = i64::from(end - start) - i64::from(is_general);
        if len > 0 {
            let room = self.b.use_var(self.room);
            let is_enough = self.b.ins().icmp_imm(IntCC::UnsignedGreaterThanOrEqual, room, len);
            let (go, short) = (self.b.create_block(), self.b.create_block());
            self.b.ins().brif(is_enough, go, &[], short, &[]);
            self.b.set_cold_block(short);
            self.switch_to(short);
            self.exit(Why::Short, start, 0);
            self.switch_to(go);
        }
        for pc in start..end {
            (self.pc, self.way_out) = (pc, None);
            let mut expected = self.facts.clone();
            let is_open = self.operation(pc, end)?;
            if !is_open {
                return Some(());
            }
            facts::after(self.func, pc, &mut expected);
            // What was emitted, and what was said of it, are the same.
            debug_assert_eq!(expected, self.facts, "{:?}", self.func.code[pc as usize]);
            if expected != self.facts {
                return None;
            }
        }
        self.go(end, end - start, 0)
    }

    /// Control goes to a piece, after so many operations, and enters so many blocks.
    pub(super) fn go(&mut self, to: u32, done: u32, entered: i64) -> Option<()> {
        let target = self.way_to(to, done, entered)?;
        self.b.ins().jump(target, &[]);
        Some(())
    }

    pub(super) fn way_to(&mut self, to: u32, done: u32, entered: i64) -> Option<Block> {
        let target = self.target(to)?;
        let room = self.b.use_var(self.room);
        let left = self.b.ins().iadd_imm(room, -i64::from(done));
        self.b.def_var(self.room, left);
        if entered > 0 {
            let blocks = self.b.use_var(self.blocks);
            let blocks = self.b.ins().iadd_imm(blocks, entered);
            self.b.def_var(self.blocks, blocks);
        }
        Some(target)
    }

    /// The piece at `to`, if all is known that it needs.
    pub(super) fn target(&mut self, to: u32) -> Option<Block> {
        let number = self.pieces.at(to)?;
        if let Some(needed) = &self.known[number]
            && needed.iter().zip(&self.facts).any(|(needed, known)| needed > known)
        {
            debug_assert!(false, "less is known than was said at {to}");
            return None;
        }
        Some(self.block_of(number))
    }

    /// Leaves the code, before the operation at `pc`, with so many of the piece executed.
    pub(super) fn exit(&mut self, why: Why, pc: u32, done: u32) {
        let what = self.b.ins().iconst(I64, (why as i64) << 32 | i64::from(pc));
        let done = self.b.ins().iconst(I64, i64::from(done));
        let out = self.out;
        self.b.ins().jump(out, &[BlockArg::Value(what), BlockArg::Value(done)]);
    }

    /// Where all ways out end.
    fn leave(&mut self) {
        let out = self.out;
        self.switch_to(out);
        self.b.set_cold_block(out);
        let (what, done) = (self.b.block_params(out)[0], self.b.block_params(out)[1]);
        let room = self.b.use_var(self.room);
        let room = self.b.ins().isub(room, done);
        let blocks = self.b.use_var(self.blocks);
        let flags = MemFlags::trusted();
        self.b.ins().store(flags, room, self.around, offset_of!(Context, room) as i32);
        self.b.ins().store(flags, blocks, self.around, offset_of!(Context, blocks) as i32);
        self.b.ins().return_(&[what]);
    }

    /// The block that leaves the code before this operation.
    pub(super) fn out_before(&mut self) -> Block {
        if let Some(block) = self.way_out {
            return block;
        }
        let (pc, done) = (self.pc, self.pc - self.start);
        let block = self.aside(move |emit| emit.exit(Why::General, pc, done));
        self.way_out = Some(block);
        block
    }

    /// The one that leaves it after this operation, which is done.
    pub(super) fn out_behind(&mut self) -> Block {
        let (pc, done) = (self.pc + 1, self.pc + 1 - self.start);
        self.aside(move |emit| emit.exit(Why::General, pc, done))
    }

    /// A block that is hardly ever come to. It is filled when the one at hand is.
    pub(super) fn aside(&mut self, fill: impl for<'x> FnOnce(&mut Emit<'x>) + 'static) -> Block {
        let block = self.b.create_block();
        self.b.set_cold_block(block);
        self.open.push((block, Box::new(fill)));
        block
    }

    /// The block at hand is filled: goes on in another one.
    pub(super) fn switch_to(&mut self, block: Block) {
        while let Some((aside, fill)) = self.open.pop() {
            self.b.switch_to_block(aside);
            fill(self);
        }
        self.b.switch_to_block(block);
    }

    /// Goes on if the condition holds, and elsewhere if not.
    pub(super) fn check(&mut self, condition: Val, otherwise: Block) {
        let next = self.b.create_block();
        self.b.ins().brif(condition, next, &[], otherwise, &[]);
        self.switch_to(next);
    }

    /// The same where it must not hold.
    pub(super) fn refuse(&mut self, condition: Val, otherwise: Block) {
        let next = self.b.create_block();
        self.b.ins().brif(condition, otherwise, &[], next, &[]);
        self.switch_to(next);
    }

    /// The operation is left to the interpreter if the condition holds.
    pub(super) fn out_if(&mut self, condition: Val) {
        let out = self.out_before();
        self.refuse(condition, out);
    }

    /// Calls the function that does an operation; where it does not, the interpreter has to.
    pub(super) fn call(&mut self, pc: u32) -> Val {
        self.ask(offset_of!(Context, other), self.other, pc)
    }

    /// Calls a function of the context's about an operation.
    fn ask(&mut self, function: usize, signature: SigRef, pc: u32) -> Val {
        let function = read(&mut self.b, I64, self.around, function as i32);
        let pc = self.b.ins().iconst(I32, i64::from(pc));
        let call = self.b.ins().call_indirect(signature, function, &[self.around, pc]);
        self.b.inst_results(call)[0]
    }

    /// Makes an object known; 0: it cannot be.
    pub(super) fn meet(&mut self, prov: Val) -> Val {
        let meet = read(&mut self.b, I64, self.around, offset_of!(Context, meet) as i32);
        let call = self.b.ins().call_indirect(self.meet, meet, &[self.around, prov]);
        self.b.inst_results(call)[0]
    }

    /// The same in place of the whole operation.
    pub(super) fn call_all(&mut self, dst: Option<u32>) {
        let is_done = self.call(self.pc);
        let out = self.out_before();
        self.check(is_done, out);
        if let Some(dst) = dst {
            self.forget(dst);
        }
    }

    /// Where an object may be known: where its key is, and where it is itself.
    pub(super) fn known(&mut self, prov: Val) -> (Val, Val) {
        let high = self.b.ins().ushr_imm(prov, 26);
        let mixed = self.b.ins().bxor(prov, high);
        let place = self.b.ins().band_imm(mixed, KNOWN as i64 - 1);
        let mut part = |size: usize, field: usize| {
            let at = self.b.ins().ishl_imm(place, i64::from(size.trailing_zeros()));
            let at = self.b.ins().iadd(self.around, at);
            self.b.ins().iadd_imm(at, field as i64)
        };
        let key = part(size_of::<Prov>(), offset_of!(Context, keys));
        (key, part(size_of::<Known>(), offset_of!(Context, known)))
    }
}
