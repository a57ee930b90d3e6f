//! How operations take effect: K-LLVM Fig. 7 rules (c) to (f), the rule between (e) and (f) that
//! the paper leaves out, and their negative cases; the same for reads, updates and fences.
//!
//! Byte-wise (`granularity: Byte`), an operation leaves `to_commit` for `mem_op_list` by rule (c)
//! and takes effect from there by (d), (e) or (f). By access, both happen in one transition, and
//! "in flight together" is "both wait in `to_commit`".
//!
//! Deviation: the paper takes an operation of size 1 to be atomic (rule (d)) and sees races per
//! object. Here atomicity is the instruction's, and races are per byte (DESIGN §3.1), so that plain
//! one-byte accesses race as LangRef says, and neighbours in one struct do not.

use crate::channels::Channels;
use crate::end::{End, Stop, Ub};
use crate::ids::arena_of;
use crate::interface::NO_REGISTER;
use crate::joined::Joined;
use crate::memory::Cache;
use crate::memory::cache::Spot;
use crate::race;
use crate::setup::Setup;
use crate::thread::{Effect, MemOp, Queues, Thread};
use crate::update::{self, Performed, perform, perform_all};
use crate::value::{Prov, Value, mask};
use smallvec::SmallVec;
use tresse_memmodels::{Access, Kind, Overtake};

/// May operation `index` of a queue take effect before all that stand before it? Pieces of an
/// atomic access take effect together.
pub fn may_commit(queues: &Queues, index: usize, setup: &Setup, cache: &Cache) -> bool {
    let pieces = queues.pieces(index);
    let before = &queues.to_commit[..pieces.start];
    queues.to_commit[pieces].iter().all(|op| may_overtake_all(op, before, setup, cache))
}

fn may_overtake_all(op: &MemOp, before: &[MemOp], setup: &Setup, cache: &Cache) -> bool {
    let may_overtake = |earlier: &MemOp| {
        let are_writes = earlier.access.kind == Kind::Write && op.access.kind == Kind::Write;
        setup.policy.may_overtake(&earlier.access, &op.access) != Overtake::No
            && (!are_writes || are_apart(setup.config.channels, cache, earlier, op))
    };
    // Pieces of one access keep their order: they are indistinguishable otherwise.
    before.iter().all(|earlier| earlier.ticket != op.ticket && may_overtake(earlier))
}

/// Do two operations go through different channels of memory?
fn are_apart(channels: Channels, cache: &Cache, a: &MemOp, b: &MemOp) -> bool {
    channels == Channels::PerByte || {
        let run =
            |op: &MemOp| cache.object(op.prov).map(|o| (o.base + op.access.offset, op.access.len));
        // What has no address any more is wrong when its turn comes.
        matches!((run(a), run(b)), (Some(a), Some(b)) if channels.are_apart(a, b))
    }
}

/// The place of an operation, if its object still lives.
///
/// # Errors
/// Negative case of rules (d) to (f): the chunk was freed meanwhile, by this or another thread.
pub fn place(cache: &Cache, op: &MemOp) -> Result<Spot, Stop> {
    let (slot, arena) = (op.prov.slot(), op.prov.arena());
    match cache.object(op.prov) {
        Some(object) if !object.is_dead => Ok(Spot { arena, slot, offset: op.access.offset }),
        _ => {
            let object = &cache.arenas[arena as usize].objects[slot as usize];
            let kind = if object.obj_type == crate::memory::ObjType::Stack {
                Ub::UseAfterReturn
            } else {
                Ub::UseAfterFree
            };
            let what = if op.access.kind == Kind::Read { "read" } else { "write" };
            Err(End::ub(
                kind,
                format!("{what} of {} bytes in {}", op.whole.len, cache.describe(object)),
            ))
        }
    }
}

/// An access takes effect, by all its pieces: the byte map changes, reads go to `read_back`. `way`
/// 1 is the spurious failure of a weak compare-and-exchange.
///
/// # Errors
/// Undefined behaviour that shows only now.
pub fn take_effect(
    cache: &mut Cache,
    queues: &mut Queues,
    pieces: &[MemOp],
    way: u32,
) -> Result<(), Stop> {
    if pieces[0].effect == Effect::Fence {
        return Ok(());
    }
    let find = |op: &MemOp, cache: &Cache, queues: &Queues| {
        place(cache, op).map(|spot| (spot, finds(cache, queues, op, spot)))
    };
    if let [op] = pieces {
        let found = find(op, cache, queues)?;
        let done = perform(&op.effect, found.1, way != 0)?;
        leave(cache, queues, op, found, done);
        return Ok(());
    }
    let mut found: SmallVec<[(Spot, Value); 2]> = SmallVec::new();
    for op in pieces {
        found.push(find(op, cache, queues)?);
    }
    let effects = pieces.iter().zip(&found).map(|(op, (_, value))| (op.effect, *value));
    let done = perform_all(cache.is_big_endian(), effects, way != 0)?;
    for ((op, found), done) in pieces.iter().zip(found).zip(done) {
        leave(cache, queues, op, found, done);
    }
    Ok(())
}

/// What an operation leaves behind that has found a value.
fn leave(
    cache: &mut Cache,
    queues: &mut Queues,
    op: &MemOp,
    (spot, found): (Spot, Value),
    done: Performed,
) {
    let reads = op.access.kind.reads();
    if reads {
        expose_pointees(cache, queues, op, spot);
    }
    if let Some(new) = done.new {
        // What a race has made undefined of an update is so of what it has found.
        let new = if reads { new } else { raced(op, new, cache) };
        cache.poke(spot, op.access.len, new);
    }
    if reads {
        back(cache, queues, op, found, done.is_stored);
    }
}

/// What an operation finds, if it is to take effect now.
fn finds(cache: &Cache, queues: &Queues, op: &MemOp, spot: Spot) -> Value {
    match op.effect {
        Effect::Read => read(cache, queues, op, spot),
        Effect::Update { .. } | Effect::Exchange { .. } => {
            raced(op, cache.peek(spot, op.access.len), cache)
        }
        Effect::Write(_) | Effect::Fence => Value::ZERO,
    }
}

/// Would a compare-and-exchange store if it took effect now? These are its pieces. Where it
/// compares undefined bits the program is wrong anyway.
pub fn would_store(cache: &Cache, pieces: &[MemOp]) -> bool {
    let mut found: SmallVec<[(Effect, Value); 2]> = SmallVec::new();
    for op in pieces {
        let Ok(spot) = place(cache, op) else { return false };
        found.push((op.effect, raced(op, cache.peek(spot, op.access.len), cache)));
    }
    update::finds(found.into_iter()).unwrap_or(false)
}

/// In how many ways may the operation take effect? Two for a weak exchange that may fail.
pub fn ways(op: &MemOp) -> u32 {
    match op.effect {
        Effect::Exchange { is_weak: true, .. } => 2,
        _ => 1,
    }
}

/// A value of which a race has made bytes undefined. Masks are in address order. What is poison
/// stays so unless the race is about all of it.
fn raced(op: &MemOp, value: Value, cache: &Cache) -> Value {
    if op.raced == 0 {
        return value;
    }
    let len = op.access.len;
    let bits =
        if cache.is_big_endian() { op.raced.swap_bytes() >> (64 - len * 8) } else { op.raced };
    let undef = (value.undef | bits) & mask(len * 8);
    if value.is_poison() {
        let is_all = bits == mask(len * 8);
        return if is_all { Value { bits: 0, undef, prov: Prov::NONE } } else { value };
    }
    Value { bits: value.bits & !undef, undef, prov: value.prov.as_tag() }
}

/// What a read brings back. Of bytes that are only copied that is poison where one value cannot say
/// what each of them is ([`crate::interface::At::is_copy`]).
fn read(cache: &Cache, queues: &Queues, op: &MemOp, spot: Spot) -> Value {
    let len = op.access.len;
    let is_copy = queues.read_back.iter().any(|read| read.ticket == op.ticket && read.is_copy);
    let is_mixed = is_copy && cache.is_mixed(spot, len);
    let now = if is_mixed { Value::POISON } else { cache.peek(spot, len) };
    let value = forward(cache, queues, op, (spot, is_copy), now);
    match value.is_poison() && op.raced != 0 && !is_copy {
        true => forward_bytes(cache, queues, op, spot),
        false => raced(op, value, cache),
    }
}

/// Store forwarding: bytes of earlier writes of the thread that have not taken effect, the youngest
/// last. Those to the same bytes leave its queue in order, so what is in `mem_op_list` is older.
fn forward(
    cache: &Cache,
    queues: &Queues,
    read: &MemOp,
    (spot, is_copy): (Spot, bool),
    from_cache: Value,
) -> Value {
    let mut value = from_cache;
    let len = read.access.len;
    // The read may have left the queue, for `mem_op_list`; what is younger waits there still.
    let is_older = |w: &&MemOp| (read.ticket.wrapping_sub(w.ticket) as i32) > 0;
    let own = |w: &&MemOp| w.key.thread == read.key.thread && is_older(w);
    let issued = cache.mem_op_list.iter().filter(own);
    for write in issued.chain(queues.to_commit.iter().take_while(is_older)) {
        let Effect::Write(written) = write.effect else { continue };
        let (start, n) = race::shared(&read.access, &write.access);
        if write.access.object != read.access.object || n == 0 {
            continue;
        }
        if n == u64::from(len) {
            let at = (start - write.access.offset) as u32;
            value = bytes_of(cache, written, write.access.len, at, len);
            continue;
        }
        if is_copy {
            return Value::POISON;
        }
        let is_poison = value.is_poison() || written.is_poison();
        if is_poison || value.prov.differs(written.prov) || cache.is_mixed(spot, len) {
            return forward_bytes(cache, queues, read, spot);
        }
        value = overlay(
            cache,
            value,
            len,
            start - read.access.offset,
            written,
            write.access.len,
            start - write.access.offset,
            n,
        );
    }
    value
}

/// The same byte by byte, with what a race has made undefined: what is poison may be covered, or
/// undefined, and what is of an object may be covered.
#[cold]
fn forward_bytes(cache: &Cache, queues: &Queues, read: &MemOp, spot: Spot) -> Value {
    let (len, mut whole) = (read.access.len, Joined::default());
    for at in 0..len {
        let offset = spot.offset + u64::from(at);
        let access = Access { offset, len: 1, ..read.access };
        let byte = MemOp { access, raced: read.raced >> (8 * at) & 0xff, ..*read };
        let spot = Spot { offset, ..spot };
        let value = forward(cache, queues, &byte, (spot, false), cache.peek(spot, 1));
        whole.put(cache.is_big_endian(), len, at, raced(&byte, value, cache), 1);
    }
    whole.value
}

/// Puts `n` bytes of `from` (from its byte `at`) over bytes `to ..` of `value`; byte 0 is the one
/// at the lowest address.
#[allow(clippy::too_many_arguments)]
fn overlay(
    cache: &Cache,
    value: Value,
    len: u32,
    to: u64,
    from: Value,
    from_len: u32,
    at: u64,
    n: u64,
) -> Value {
    let by_address = |v: Value, len: u32| {
        if cache.is_big_endian() { crate::memory::cache::reverse(v, len) } else { v }
    };
    let (mut v, f) = (by_address(value, len), by_address(from, from_len));
    let m = mask(n as u32 * 8);
    v.bits = v.bits & !(m << (to * 8)) | (f.bits >> (at * 8) & m) << (to * 8);
    v.undef = v.undef & !(m << (to * 8)) | (f.undef >> (at * 8) & m) << (to * 8);
    v.prov = v.prov.as_tag().of_part().judge(f.prov.as_tag().of_part());
    by_address(v, len)
}

/// The `n` bytes from address offset `at` on of a value of `len` bytes.
pub fn bytes_of(cache: &Cache, value: Value, len: u32, at: u32, n: u32) -> Value {
    if value.is_poison() {
        return value;
    }
    let shift = 8 * if cache.is_big_endian() { len - n - at } else { at };
    let m = mask(n * 8);
    let undef = value.undef >> shift & m;
    let is_all = undef << shift == value.undef;
    let prov = value.prov.at_byte(shift / 8);
    let prov = if is_all { prov } else { prov.of_part() };
    Value { bits: value.bits >> shift & m, undef, prov }
}

/// A piece of a read comes back: it is kept in `read_back` until the last one is there.
pub(crate) fn back(
    cache: &mut Cache,
    queues: &mut Queues,
    op: &MemOp,
    value: Value,
    flag: Option<bool>,
) {
    let Some(entry) = queues.read_back.iter_mut().find(|r| r.ticket == op.ticket) else {
        bug!("nobody waits for what {op:?} read")
    };
    entry.missing -= 1;
    let is_part_of_none = op.access.len < entry.len && value.prov == Prov::NONE;
    if is_part_of_none && holds_several(cache, op, value) {
        entry.got.is_of_several();
    }
    let at = (op.access.offset - entry.start) as u32;
    let before = entry.got.value.prov;
    entry.got.put(cache.is_big_endian(), entry.len, at, value, op.access.len);
    if flag.is_some() {
        entry.flag = flag;
    }
    if entry.exposes && entry.got.is_mixed() {
        expose_all(cache, queues, op, &[before, value.prov]);
    }
}

/// What is read as a number, and is of several kinds, exposes what its bytes point to
/// ([`ReadBack::exposes`]). Between pieces [`back`] sees to that; here it is one piece.
fn expose_pointees(cache: &mut Cache, queues: &mut Queues, op: &MemOp, spot: Spot) {
    let reads = &mut queues.read_back;
    let Some(at) = reads.iter().position(|read| read.ticket == op.ticket && read.exposes) else {
        return;
    };
    let provs = provs_of_bytes(cache, queues, op, spot);
    if expose_pieces(cache, queues, op, &provs) {
        queues.read_back[at].got.is_of_kinds();
    }
}

/// The same of all pieces of what is read. Returns whether they are of several kinds.
pub(crate) fn expose_pieces(
    cache: &mut Cache,
    queues: &Queues,
    op: &MemOp,
    provs: &[Prov],
) -> bool {
    let is_mixed = provs.iter().any(|prov| *prov != provs[0]);
    if is_mixed {
        expose_all(cache, queues, op, provs);
    }
    is_mixed
}

/// What each byte is of that an operation reads. Of an update, that is what memory holds.
#[cold]
fn provs_of_bytes(cache: &Cache, queues: &Queues, op: &MemOp, spot: Spot) -> SmallVec<[Prov; 8]> {
    let byte = |at: u32| {
        let offset = spot.offset + u64::from(at);
        let spot = Spot { offset, ..spot };
        let now = cache.peek(spot, 1);
        if op.effect != Effect::Read {
            return now.prov;
        }
        let access = Access { offset, len: 1, ..op.access };
        forward(cache, queues, &MemOp { access, ..*op }, (spot, false), now).prov
    };
    (0..op.access.len).map(byte).collect()
}

#[cold]
fn expose_all(cache: &mut Cache, queues: &Queues, op: &MemOp, provs: &[Prov]) {
    let (thread, moment) = (op.key.thread, queues.next_ticket);
    for prov in provs.iter().filter(|prov| prov.is_object()) {
        if prov.arena() == arena_of(thread) {
            cache.has_numbers = true;
        }
        cache.expose(thread, &Value { prov: *prov, ..Value::ZERO }, moment);
    }
}

/// Is a value, which is of no object, what memory holds, and that of several objects? A number that
/// was written with the same bits would be taken for that, too.
fn holds_several(cache: &Cache, op: &MemOp, value: Value) -> bool {
    place(cache, op).is_ok_and(|spot| {
        cache.is_mixed(spot, op.access.len) && cache.peek(spot, op.access.len) == value
    })
}

/// Moves what has come back completely into the registers. Returns whether anything was.
pub fn write_back(thread: &mut Thread, undef_is_zero: bool) -> bool {
    let before = thread.queues.read_back.len();
    let registers = &mut thread.registers;
    thread.queues.read_back.retain(|entry| {
        if entry.missing > 0 {
            return true;
        }
        if entry.dst != NO_REGISTER {
            let m = mask(entry.width);
            let got = if entry.is_copy { entry.got.copied() } else { entry.got.value };
            let got = if undef_is_zero { got.zeroed() } else { got };
            registers[entry.dst as usize] =
                Value { bits: got.bits & m, undef: got.undef & m, prov: got.prov };
            if let Some(flag) = entry.flag {
                registers[entry.dst as usize + 1] = Value::bool(flag);
            }
        }
        false
    });
    before != thread.queues.read_back.len()
}

#[cfg(test)]
mod tests {
    use super::{overlay, raced};
    use crate::config::Config;
    use crate::ids::{Key, SiteId};
    use crate::lower::{Input, lower};
    use crate::memory::{Cache, Fill, Mode};
    use crate::thread::{Effect, MemOp};
    use crate::value::{Prov, Value};
    use tresse_memmodels::{Access, Kind, Order};

    /// Memory of a target with this order of bytes.
    fn cache(layout: &str) -> Cache {
        let text =
            format!("target datalayout = \"{layout}\"\ndefine i32 @main() {{\n  ret i32 0\n}}\n");
        let module = tresse_ir::parse("m.ll", text.as_bytes()).unwrap();
        let inputs = vec![Input { module: module.into(), is_library: false }];
        let program = lower(inputs, &|_| None, &Config::default(), "main").unwrap();
        Cache::new(&program, Mode::Queues, Fill::Undef, 1 << 20)
    }

    /// A wide read that finds some of its bytes in a younger write takes just these from there.
    #[test]
    fn a_part_of_a_younger_write_covers_its_bytes_only() {
        let (value, from) = (Value::int(0x1122_3344), Value::int(0xaabb));
        let put = |layout: &str, to, at, n| overlay(&cache(layout), value, 4, to, from, 2, at, n);
        assert_eq!(put("e", 1, 1, 1), Value::int(0x1122_aa44));
        assert_eq!(put("E", 1, 1, 1), Value::int(0x11bb_3344));
        assert_eq!(put("e", 2, 0, 2), Value::int(0xaabb_3344));
        assert_eq!(put("E", 2, 0, 2), Value::int(0x1122_aabb));
        // What was undefined there is defined now, and the other way round.
        let cache = cache("e");
        let half = Value { bits: 0x44, undef: 0xffff_ff00, prov: Prov::NONE };
        let one = overlay(&cache, half, 4, 1, from, 2, 0, 1);
        assert_eq!(one, Value { bits: 0xbb44, undef: 0xffff_0000, prov: Prov::NONE });
        let none = overlay(&cache, value, 4, 0, Value::undef(16), 2, 0, 2);
        assert_eq!(none, Value { bits: 0x1122_0000, undef: 0xffff, prov: Prov::NONE });
    }

    /// A race makes undefined the bytes that it is about (`race: Undef`), and no others.
    #[test]
    fn a_race_makes_its_own_bytes_undefined() {
        let access = Access { kind: Kind::Read, order: Order::Na, object: 1, offset: 0, len: 4 };
        let op = MemOp {
            key: Key { thread: 0, block: 0, inst: 0 },
            site: SiteId::NONE,
            caller: SiteId::NONE,
            access,
            whole: access,
            effect: Effect::Read,
            size: 1,
            prov: Prov::NONE,
            ticket: 0,
            raced: 0xff,
        };
        let value = Value::int(0x4433_2211);
        let read = |layout| raced(&op, value, &cache(layout));
        assert_eq!(read("e"), Value { bits: 0x4433_2200, undef: 0xff, prov: Prov::NONE });
        let first = 0xff00_0000;
        assert_eq!(read("E"), Value { bits: 0x0033_2211, undef: first, prov: Prov::NONE });
    }
}
