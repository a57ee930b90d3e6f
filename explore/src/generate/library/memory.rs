//! Scenes of memory: objects that are private at first, handed on, counted, freed, used again.

use super::code::{At, Call, Home, Init, Kind, Part, Publish, Ref, Slot, Stmt, Update, Value};
use super::scenes::Draft;
use tresse_memmodels::Order;

impl Draft<'_> {
    /// A thread makes a block, works on it, and gives it away.
    pub(super) fn gift(&mut self) {
        let kinds: &[Kind] = match self.draw.below(4) {
            0 => &[Kind::Int, Kind::Mutex],
            1 => &[Kind::Int, Kind::Sem],
            2 => &[Kind::Int, Kind::Ptr, Kind::Int],
            _ => &[Kind::Int, Kind::Int],
        };
        let home = self.draw.pick(&[Home::Heap, Home::Heap, Home::Heap, Home::Stack, Home::Tls]);
        let block = self.block(home, kinds);
        let mut cast = self.cast();
        let giver = cast.remove(self.draw.below(cast.len()));
        let slot = self.slot();
        let how = self.publish();
        let mut made = vec![Stmt::Make(block)];
        made.extend(self.private_work(block));
        made.extend(self.publication(block, slot, how));
        if self.draw.chance(1, 3) {
            made.extend(self.own_use(block));
        }
        self.acts[giver].extend(made);
        for taker in cast {
            let takes = self.draw.chance(1, 3);
            let order = match takes {
                true => Order::AcqRel,
                false => self.draw.pick(&[Order::Acq, Order::Acq, Order::Acq, Order::Rlx]),
            };
            let waits = self.draw.chance(1, 3);
            let mut then = self.use_of(block, kinds.len() - 1);
            if home == Home::Heap && takes && self.draw.chance(1, 2) {
                then.push(Stmt::Free(block));
            }
            self.acts[taker].push(Stmt::Take { block, slot, order, waits, takes, then });
        }
    }

    /// A pointer is stored, maybe by way of another block.
    fn publication(&mut self, block: usize, slot: Slot, how: Publish) -> Vec<Stmt> {
        let mut out = Vec::new();
        if matches!(how, Publish::Store(_)) && self.draw.chance(1, 8) {
            out.push(Stmt::Fence(Order::Rel));
            out.push(Stmt::Publish { block, slot, how: Publish::Store(Order::Rlx) });
            return out;
        }
        out.push(Stmt::Publish { block, slot, how });
        out
    }

    /// What a thread does with a block that nobody else knows.
    fn private_work(&mut self, block: usize) -> Vec<Stmt> {
        let data = At::Part(Ref { block, part: 0 });
        let order = self.draw.pick(&[Order::Na, Order::Na, Order::Na, Order::Rlx, Order::Rel]);
        let mut out = vec![Stmt::Write { at: data, order, value: Value::Const(1) }];
        let last = self.code.blocks[block].parts.len() - 1;
        let at = Ref { block, part: last };
        match self.code.part(at).kind {
            Kind::Mutex => {
                out.push(Stmt::Init { at, how: Init::Call(self.draw.pick(&[0, 0, 1, 2])) });
                if self.draw.chance(1, 3) {
                    out.push(self.call(Call::MutexLock, at));
                    out.push(self.call(Call::MutexUnlock, at));
                }
            }
            Kind::Sem => {
                out.push(Stmt::Init { at, how: Init::Call(1) });
                if self.draw.chance(1, 3) {
                    out.push(self.call(Call::SemPost, at));
                }
            }
            _ if self.draw.chance(1, 2) => {
                let order = self.draw.pick(&[Order::Na, Order::Rlx, Order::Rel]);
                out.push(Stmt::Write { at: At::Part(at), order, value: Value::Const(1) });
            }
            _ => {}
        }
        if self.draw.chance(1, 4) {
            let how = Update::Add(1);
            out.push(Stmt::Update { at: data, order: Order::Rlx, how });
        }
        if self.draw.chance(1, 6) {
            out.push(Stmt::Grow(block));
        }
        out
    }

    /// What it does with it when others may know it.
    fn own_use(&mut self, block: usize) -> Vec<Stmt> {
        let last = self.code.blocks[block].parts.len() - 1;
        let at = Ref { block, part: last };
        match self.code.part(at).kind {
            Kind::Mutex | Kind::Sem => self.use_of(block, last),
            _ => match self.draw.below(3) {
                0 => vec![Stmt::Read { at: At::Part(at), order: Order::Rlx }, Stmt::Record],
                1 => vec![Stmt::Write {
                    at: At::Part(at),
                    order: Order::Rlx,
                    value: Value::Const(2),
                }],
                _ => vec![Stmt::Read { at: At::Part(at), order: Order::Na }, Stmt::Record],
            },
        }
    }

    /// What whoever has got a block does with it.
    fn use_of(&mut self, block: usize, last: usize) -> Vec<Stmt> {
        let at = Ref { block, part: last };
        let data = At::Part(Ref { block, part: 0 });
        match self.code.part(at).kind {
            Kind::Mutex => self.section(Kind::Mutex, at, false, data),
            Kind::Sem => self.section(Kind::Sem, at, false, data),
            _ => match self.draw.below(5) {
                0 => vec![Stmt::Bump { at: data }, Stmt::Record],
                1 => {
                    let order = self.draw.pick(&[Order::Rlx, Order::Acq]);
                    vec![Stmt::Read { at: At::Part(at), order }, Stmt::Record]
                }
                2 => {
                    let (order, how) = (Order::Rlx, Update::Add(1));
                    vec![Stmt::Update { at: At::Part(at), order, how }, Stmt::Record]
                }
                _ => vec![Stmt::Read { at: data, order: Order::Na }, Stmt::Record],
            },
        }
    }

    /// The last one to be done with an object frees it.
    pub(super) fn references(&mut self) {
        let cast = self.cast();
        let count = cast.len() as u32;
        let shared = self.stage(&[Kind::Int, Kind::Int], &[count, 0]);
        let [references, data] = [0, 1].map(|part| At::Part(Ref { block: shared.block, part }));
        let is_heap = self.code.blocks[shared.block].home == Home::Heap;
        let order = self.draw.pick(&[Order::AcqRel, Order::AcqRel, Order::Rel, Order::Rlx]);
        for actor in cast {
            let mut out = match self.draw.below(3) {
                0 => vec![Stmt::Read { at: data, order: Order::Na }, Stmt::Record],
                1 => vec![Stmt::Update { at: data, order: Order::Rlx, how: Update::Add(1) }],
                _ => Vec::new(),
            };
            out.push(Stmt::Update { at: references, order, how: Update::Add(u32::MAX) });
            let mut last = vec![Stmt::Read { at: data, order: Order::Na }, Stmt::Record];
            if order == Order::Rel {
                last.insert(0, Stmt::Fence(Order::Acq));
            }
            if is_heap {
                last.push(Stmt::Free(shared.block));
            }
            out.push(Stmt::If { equals: 1, then: last, otherwise: Vec::new() });
            self.act(shared, actor, out);
        }
    }

    /// Store buffering, with something between the accesses that may be a barrier: maybe in memory
    /// of the thread's own.
    pub(super) fn buffering(&mut self) {
        self.code.vars += 2;
        let [x, y] = [2, 1].map(|n| At::Var(self.code.vars - n));
        let order = self.draw.pick(&[Order::Rlx, Order::Rlx, Order::Sc]);
        for (place, actor) in self.cast().into_iter().enumerate() {
            let [mine, others] = if place % 2 == 0 { [x, y] } else { [y, x] };
            let (first, middle) = self.barrier_of_own();
            let mut out = first;
            out.push(Stmt::Write { at: mine, order, value: Value::Const(1) });
            out.extend(middle);
            let read = self.draw.pick(&[Order::Rlx, Order::Acq, Order::Sc]);
            out.extend([Stmt::Read { at: others, order: read }, Stmt::Record]);
            self.acts[actor].extend(out);
        }
    }

    /// What a thread does before, and what between.
    fn barrier_of_own(&mut self) -> (Vec<Stmt>, Vec<Stmt>) {
        let home = self.draw.pick(&[Home::Heap, Home::Heap, Home::Stack, Home::Tls]);
        match self.draw.below(7) {
            0 => (Vec::new(), Vec::new()),
            1 => (Vec::new(), vec![Stmt::Fence(Order::Sc)]),
            2 | 3 => {
                let block = self.block(home, &[Kind::Int]);
                let at = At::Part(Ref { block, part: 0 });
                let first = vec![
                    Stmt::Make(block),
                    Stmt::Init { at: Ref { block, part: 0 }, how: Init::Assign(0) },
                ];
                let order = self.draw.pick(&[Order::Rlx, Order::AcqRel, Order::Sc]);
                let middle = match self.draw.below(3) {
                    0 => Stmt::Update { at, order, how: Update::Exchange { expected: 0, new: 1 } },
                    1 => Stmt::Write { at, order: Order::Sc, value: Value::Const(1) },
                    _ => Stmt::Update { at, order, how: Update::Swap(1) },
                };
                (first, vec![middle])
            }
            4 => {
                let block = self.block(home, &[Kind::Sem]);
                let at = Ref { block, part: 0 };
                let first = vec![Stmt::Make(block), Stmt::Init { at, how: Init::Call(1) }];
                let post = self.draw.chance(1, 2);
                (first, vec![self.call(if post { Call::SemPost } else { Call::SemTry }, at)])
            }
            _ => {
                let block = self.block(home, &[Kind::Mutex]);
                let at = Ref { block, part: 0 };
                let first = vec![Stmt::Make(block), Stmt::Init { at, how: Init::Call(0) }];
                let lock = self.call(Call::MutexLock, at);
                let unlock = self.call(Call::MutexUnlock, at);
                (first, vec![lock, unlock])
            }
        }
    }

    /// A thread has something of its own, and others use it when it has ended, or before.
    pub(super) fn own(&mut self) {
        let home = self.draw.pick(&[Home::Tls, Home::Stack, Home::Heap]);
        let block = self.block(home, &[Kind::Int, Kind::Int]);
        let [a, b] = [0, 1].map(|part| At::Part(Ref { block, part }));
        let slot = self.slot();
        let owner = self.draw.below(self.actors);
        let how = self.publish();
        self.acts[owner].extend([
            Stmt::Make(block),
            Stmt::Write { at: a, order: Order::Na, value: Value::Const(1) },
            Stmt::Publish { block, slot, how },
            Stmt::Write { at: b, order: Order::Rlx, value: Value::Const(1) },
        ]);
        let then = vec![Stmt::Read { at: a, order: Order::Na }, Stmt::Record];
        let order = Order::Acq;
        let take = |then| Stmt::Take { block, slot, order, waits: false, takes: false, then };
        if owner == 0 || self.draw.chance(1, 3) {
            let other = (owner + 1) % self.actors;
            self.acts[other].push(take(then));
        } else if home == Home::Heap || self.draw.chance(1, 3) {
            let mut then = then;
            if home == Home::Heap && self.draw.chance(1, 2) {
                then.push(Stmt::Free(block));
            }
            self.after.push(take(then));
        }
    }

    /// Memory that was one object is another one after that.
    pub(super) fn reuse(&mut self) {
        let shared = self.share(&[Kind::Mutex], false);
        let block = shared.block;
        let parts = &mut self.code.blocks[block].parts;
        let next = self.draw.pick(&[Kind::Sem, Kind::RwLock, Kind::Mutex, Kind::Int]);
        parts.push(Part { kind: next, offset: 0, word: 0 });
        let [first, second] = [0, 1].map(|part| Ref { block, part });
        let data = self.var();
        let ready = self.ready(shared, &[0]);
        self.before.extend(ready);
        let is_before = self.draw.chance(1, 2);
        let mut change = vec![self.call(Call::MutexDestroy, first)];
        change.push(match next {
            Kind::Sem => Stmt::Init { at: second, how: Init::Call(1) },
            Kind::Mutex => Stmt::Init { at: second, how: Init::Call(self.draw.pick(&[0, 1, 2])) },
            Kind::Int => Stmt::Init { at: second, how: Init::Assign(0) },
            _ => Stmt::Init { at: second, how: Init::Call(0) },
        });
        let used = if is_before { second } else { first };
        for actor in self.cast() {
            let stmts = self.use_as(used, data);
            self.act(shared, actor, stmts);
        }
        if is_before {
            let mut stmts = self.use_as(first, data);
            stmts.extend(change);
            self.before.extend(stmts);
        } else {
            change.extend(self.use_as(second, data));
            let stmts = self.reach(shared, 0, change);
            self.after.extend(stmts);
        }
        self.close(shared, &[]);
    }

    fn use_as(&mut self, at: Ref, data: At) -> Vec<Stmt> {
        match self.code.part(at).kind {
            Kind::RwLock => {
                let mut out = vec![self.call(Call::WriteLock, at)];
                out.extend(self.work(data));
                out.push(self.call(Call::RwUnlock, at));
                out
            }
            Kind::Int => {
                let (at, order) = (At::Part(at), Order::Rlx);
                vec![Stmt::Update { at, order, how: Update::Add(1) }, Stmt::Record]
            }
            kind => self.section(kind, at, false, data),
        }
    }

    /// Two locks, in one order or in both.
    pub(super) fn two_locks(&mut self) {
        let kinds = [self.draw.pick(&[0, 0, 1, 2]), self.draw.pick(&[0, 0, 1, 2])];
        let shared = self.stage(&[Kind::Mutex, Kind::Mutex, Kind::Int], &[kinds[0], kinds[1], 0]);
        let block = shared.block;
        let data = At::Part(Ref { block, part: 2 });
        for actor in self.cast() {
            let turned = self.draw.chance(1, 4);
            let [a, b] = if turned { [1, 0] } else { [0, 1] }.map(|part| Ref { block, part });
            let mut inside = self.section(Kind::Mutex, b, false, data);
            let mut out = vec![self.call(Call::MutexLock, a)];
            out.append(&mut inside);
            out.push(self.call(Call::MutexUnlock, a));
            self.act(shared, actor, out);
        }
        self.close(shared, &[(Call::MutexDestroy, 0), (Call::MutexDestroy, 1)]);
    }
}
