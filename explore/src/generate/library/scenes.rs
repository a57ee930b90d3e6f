//! What threads do together.

use super::code::{At, Body, Call, Code, Home, Kind, Out, Ref, Role, Stmt, Update, Value};
use super::shared::{Shared, Way, release};
use super::{Draw, Theme, threads};
use tresse_memmodels::Order;

/// A program that is drawn.
pub(super) struct Draft<'a> {
    pub draw: &'a mut Draw,
    pub code: Code,
    pub theme: Theme,
    /// `main` and the threads that do something, from 1 on.
    pub actors: usize,
    /// The block that threads get as their argument.
    pub argument: Option<usize>,
    pub has_argument: bool,
    /// What `main` does before the others run.
    pub before: Vec<Stmt>,
    /// What each actor does.
    pub acts: Vec<Vec<Stmt>>,
    /// What `main` does when all have ended.
    pub after: Vec<Stmt>,
}

/// A program without oddities.
pub(super) fn draw(draw: &mut Draw, theme: Theme) -> Code {
    let actors = 1 + draw.pick(&[1, 2, 2, 2, 2, 3]);
    let mut draft = Draft {
        draw,
        code: Code::default(),
        theme,
        actors,
        argument: None,
        has_argument: false,
        before: Vec::new(),
        acts: vec![Vec::new(); actors],
        after: Vec::new(),
    };
    if theme == Theme::Waits {
        super::waits::draw(&mut draft);
        return threads::assemble(draft);
    }
    let scenes = if actors > 3 { 1 } else { draft.draw.pick(&[1, 1, 2]) };
    (0..scenes).for_each(|_| draft.scene());
    threads::assemble(draft)
}

impl Draft<'_> {
    /// How blocks are reached: 0 global, 1 argument, 2 early slot, 3 late slot.
    pub(super) fn ways(&self) -> &'static [usize] {
        match self.theme {
            Theme::Locks => &[0, 0, 0, 1, 2, 3],
            Theme::Private => &[0, 1, 2, 3, 3, 3],
            Theme::Threads | Theme::Waits => &[0, 0, 1, 1, 2, 3],
        }
    }

    fn scene(&mut self) {
        let scenes: &[usize] = match self.theme {
            Theme::Locks => &[0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 9, 12],
            Theme::Private => &[0, 0, 1, 2, 4, 6, 6, 7, 7, 8, 8, 9, 9, 10, 11],
            Theme::Threads | Theme::Waits => &[0, 1, 2, 3, 4, 5, 6, 9, 10, 10, 11],
        };
        match self.draw.pick(scenes) {
            0 => self.exclusion(),
            1 => self.condition(),
            2 => self.semaphore(),
            3 => self.barrier(),
            4 => self.once(),
            5 => self.readers(),
            6 => self.flag(),
            7 => self.gift(),
            8 => self.references(),
            9 => self.buffering(),
            10 => self.own(),
            11 => self.reuse(),
            _ => self.two_locks(),
        }
    }

    pub(super) fn var(&mut self) -> At {
        if self.code.vars > 0 && self.draw.chance(1, 4) {
            return At::Var(self.draw.below(self.code.vars));
        }
        self.code.vars += 1;
        At::Var(self.code.vars - 1)
    }

    /// The actors that take part in a scene: two at least.
    pub(super) fn cast(&mut self) -> Vec<usize> {
        let mut cast: Vec<usize> = (0..self.actors).collect();
        if self.actors > 2 && self.draw.chance(2, 3) {
            cast.remove(0);
        }
        cast
    }

    pub(super) fn call(&mut self, call: Call, at: Ref) -> Stmt {
        let is_c11 = call.names().1.is_some() && self.draw.chance(1, 6);
        Stmt::Call { call, at, mutex: None, is_c11 }
    }

    /// An actor's part of a scene, with a block that is ready.
    pub(super) fn act(&mut self, shared: Shared, actor: usize, stmts: Vec<Stmt>) {
        let stmts = self.reach(shared, actor, stmts);
        self.acts[actor].extend(stmts);
    }

    /// A block with its objects, made ready by whoever makes it.
    pub(super) fn stage(&mut self, kinds: &[Kind], words: &[u32]) -> Shared {
        let shared = self.share(kinds, true);
        let ready = self.ready(shared, words);
        match shared.way {
            Way::Late(_, maker) => self.acts[maker].extend(ready),
            _ => self.before.extend(ready),
        }
        shared
    }

    /// What `main` does with a block when all have ended.
    pub(super) fn close(&mut self, shared: Shared, destroys: &[(Call, usize)]) {
        if self.draw.chance(1, 3) {
            return;
        }
        let block = shared.block;
        let mut stmts: Vec<Stmt> = Vec::new();
        for (call, part) in destroys {
            stmts.push(self.call(*call, Ref { block, part: *part }));
        }
        if self.draw.chance(2, 3) {
            stmts.extend(release(&self.code, block));
        }
        let stmts = match shared.way {
            Way::Late(_, maker) if maker != 0 && self.code.blocks[block].home != Home::Heap => {
                return;
            }
            _ => self.reach(shared, 0, stmts),
        };
        self.after.extend(stmts);
    }

    /// Something done to an integer that a lock guards, or a look at it.
    pub(super) fn work(&mut self, at: At) -> Vec<Stmt> {
        match self.draw.below(5) {
            0 => vec![Stmt::Read { at, order: Order::Na }, Stmt::Record],
            1 => {
                let value = Value::Const(1 + self.draw.below(2) as u32);
                vec![Stmt::Write { at, order: Order::Na, value }]
            }
            2 => vec![Stmt::Bump { at }, Stmt::Record],
            _ => vec![Stmt::Bump { at }],
        }
    }

    /// Threads exclude each other by a mutex, a spin lock, or a semaphore that is 1 at first.
    fn exclusion(&mut self) {
        let lock = self.draw.pick(&[Kind::Mutex, Kind::Mutex, Kind::Mutex, Kind::Spin, Kind::Sem]);
        let word = match lock {
            Kind::Mutex => self.draw.pick(&[0, 0, 1, 2]),
            Kind::Sem => 1,
            _ => 0,
        };
        let shared = self.stage(&[lock, Kind::Int], &[word, 0]);
        let block = shared.block;
        let (at, data) = (Ref { block, part: 0 }, At::Part(Ref { block, part: 1 }));
        let data = if self.draw.chance(1, 3) { self.var() } else { data };
        for actor in self.cast() {
            let stmts = self.section(lock, at, word == 1 && lock == Kind::Mutex, data);
            self.act(shared, actor, stmts);
        }
        let destroy = match lock {
            Kind::Mutex => Call::MutexDestroy,
            Kind::Spin => Call::SpinDestroy,
            _ => Call::SemDestroy,
        };
        self.close(shared, &[(destroy, 0)]);
    }

    /// A critical section.
    pub(super) fn section(
        &mut self,
        lock: Kind,
        at: Ref,
        is_recursive: bool,
        data: At,
    ) -> Vec<Stmt> {
        let [enter, tries, timed, leave] = match lock {
            Kind::Mutex => [Call::MutexLock, Call::MutexTry, Call::MutexTimed, Call::MutexUnlock],
            Kind::Spin => [Call::SpinLock, Call::SpinTry, Call::SpinLock, Call::SpinUnlock],
            _ => [Call::SemWait, Call::SemTry, Call::SemTimed, Call::SemPost],
        };
        let mut inside = self.work(data);
        if is_recursive && self.draw.chance(1, 3) {
            let (again, back) = (self.call(enter, at), self.call(leave, at));
            inside.insert(0, again);
            inside.push(back);
        }
        let leave = self.call(leave, at);
        inside.push(leave);
        let way = self.draw.pick(&[enter, enter, enter, enter, tries, timed]);
        let mut out = vec![self.call(way, at)];
        if way == enter {
            out.extend(inside);
        } else {
            if self.draw.chance(1, 2) {
                out.push(Stmt::Record);
            }
            if self.draw.chance(1, 6) {
                out = vec![Stmt::Tries { times: 2, until: 0, body: out }];
            }
            out.push(Stmt::If { equals: 0, then: inside, otherwise: Vec::new() });
        }
        out
    }

    /// Some wait for a condition, one brings it about.
    fn condition(&mut self) {
        let kind = self.draw.pick(&[0, 0, 0, 2, 1]);
        let shared = self.stage(&[Kind::Mutex, Kind::Cond, Kind::Int], &[kind, 0, 0]);
        let block = shared.block;
        let [mutex, cond, flag] = [0, 1, 2].map(|part| Ref { block, part });
        let flag = At::Part(flag);
        let cast = self.cast();
        let waits =
            self.draw.pick(&[Call::CondWait, Call::CondWait, Call::CondWait, Call::CondTimed]);
        for (place, actor) in cast.iter().enumerate() {
            let lock = self.call(Call::MutexLock, mutex);
            let unlock = self.call(Call::MutexUnlock, mutex);
            let is_waker = place + 1 == cast.len() || cast.len() > 2 && self.draw.chance(1, 4);
            let stmts = if is_waker {
                self.wake(cast.len(), [lock, unlock], cond, flag)
            } else {
                self.wait_for(waits, [lock, unlock], [mutex, cond], flag)
            };
            self.act(shared, *actor, stmts);
        }
        self.close(shared, &[(Call::CondDestroy, 1), (Call::MutexDestroy, 0)]);
    }

    fn wake(
        &mut self,
        threads: usize,
        [lock, unlock]: [Stmt; 2],
        cond: Ref,
        flag: At,
    ) -> Vec<Stmt> {
        let one = threads < 3 && self.draw.chance(2, 3);
        let signal = self.call(if one { Call::CondSignal } else { Call::CondBroadcast }, cond);
        let set = Stmt::Write { at: flag, order: Order::Na, value: Value::Const(1) };
        match self.draw.below(4) {
            0 => vec![lock, set, unlock, signal],
            1 => vec![lock, signal, set, unlock],
            _ => vec![lock, set, signal, unlock],
        }
    }

    fn wait_for(
        &mut self,
        wait: Call,
        [lock, unlock]: [Stmt; 2],
        [mutex, cond]: [Ref; 2],
        flag: At,
    ) -> Vec<Stmt> {
        let is_c11 = self.draw.chance(1, 6);
        let wait = Stmt::Call { call: wait, at: cond, mutex: Some(mutex), is_c11 };
        let mut inner = vec![wait];
        if self.draw.chance(1, 4) {
            inner.push(Stmt::Record);
        }
        let read = Stmt::Read { at: flag, order: Order::Na };
        let mut out = vec![lock];
        match self.draw.below(6) {
            0 => {
                let again = Stmt::If { equals: 0, then: inner, otherwise: Vec::new() };
                out.extend([read.clone(), again, read, Stmt::Record]);
            }
            1 => {
                inner.push(read.clone());
                out.extend([
                    read,
                    Stmt::If {
                        equals: 0,
                        then: vec![Stmt::Tries { times: 2, until: 1, body: inner }],
                        otherwise: Vec::new(),
                    },
                ]);
            }
            _ => out.push(Stmt::While { at: flag, order: Order::Na, until: 1, body: inner }),
        }
        out.push(unlock);
        out
    }

    /// A semaphore hands something on.
    fn semaphore(&mut self) {
        let shared = self.stage(&[Kind::Sem, Kind::Int], &[0, 0]);
        let block = shared.block;
        let (at, data) = (Ref { block, part: 0 }, At::Part(Ref { block, part: 1 }));
        let cast = self.cast();
        for (place, actor) in cast.iter().enumerate() {
            let stmts = if place + 1 == cast.len() {
                let mut out = self.work(data);
                let post = Stmt::Call { call: Call::SemPost, at, mutex: None, is_c11: false };
                out.extend(vec![post; cast.len() - 1]);
                out
            } else {
                let calls =
                    [Call::SemWait, Call::SemWait, Call::SemTry, Call::SemTimed, Call::SemValue];
                let way = self.draw.pick(&calls);
                let read = vec![Stmt::Read { at: data, order: Order::Na }, Stmt::Record];
                let mut out = vec![Stmt::Call { call: way, at, mutex: None, is_c11: false }];
                match way {
                    Call::SemWait => out.extend(read),
                    Call::SemValue => out.push(Stmt::Record),
                    _ => out.push(Stmt::If { equals: 0, then: read, otherwise: Vec::new() }),
                }
                out
            };
            self.act(shared, *actor, stmts);
        }
        self.close(shared, &[(Call::SemDestroy, 0)]);
    }

    /// Threads meet.
    fn barrier(&mut self) {
        let cast = self.cast();
        let count = cast.len() as u32;
        let shared = self.stage(&[Kind::Barrier, Kind::Int], &[count, 0]);
        let block = shared.block;
        let (at, data) = (Ref { block, part: 0 }, At::Part(Ref { block, part: 1 }));
        let writer = self.draw.pick(&cast);
        let rounds = if cast.len() < 3 && self.draw.chance(1, 4) { 2 } else { 1 };
        for actor in cast {
            let mut out = if actor == writer { self.work(data) } else { Vec::new() };
            for _ in 0..rounds {
                let wait = Stmt::Call { call: Call::BarrierWait, at, mutex: None, is_c11: false };
                out.push(wait);
                match self.draw.below(4) {
                    0 => out.push(Stmt::Record),
                    // The serial thread's answer is -1.
                    1 => out.push(Stmt::If {
                        equals: 0,
                        then: Vec::new(),
                        otherwise: vec![Stmt::Bump { at: data }],
                    }),
                    _ => {}
                }
            }
            out.extend([Stmt::Read { at: data, order: Order::Na }, Stmt::Record]);
            self.act(shared, actor, out);
        }
        self.close(shared, &[(Call::BarrierDestroy, 0)]);
    }

    /// Threads initialise something once.
    fn once(&mut self) {
        let shared = self.stage(&[Kind::Once], &[0]);
        let at = Ref { block: shared.block, part: 0 };
        let data = self.var();
        let stmts = self.work(data);
        let body = self.proc(stmts);
        for actor in self.cast() {
            let is_c11 = self.draw.chance(1, 4);
            let mut out = vec![Stmt::Once { at, body, is_c11 }];
            if self.draw.chance(3, 4) {
                out.extend([Stmt::Read { at: data, order: Order::Na }, Stmt::Record]);
            }
            self.act(shared, actor, out);
        }
        self.close(shared, &[]);
    }

    /// A function that is called.
    pub(super) fn proc(&mut self, stmts: Vec<Stmt>) -> usize {
        // `main` and the threads come before.
        self.code.bodies.push(Body {
            role: Role::Proc,
            argument: None,
            result: Out::Global,
            stmts,
        });
        self.actors + self.code.bodies.len() - 1
    }

    /// Readers and writers.
    fn readers(&mut self) {
        let shared = self.stage(&[Kind::RwLock, Kind::Int], &[0, 0]);
        let block = shared.block;
        let (at, data) = (Ref { block, part: 0 }, At::Part(Ref { block, part: 1 }));
        for (place, actor) in self.cast().into_iter().enumerate() {
            let writes = place == 0 || self.draw.chance(1, 3);
            let [enter, tries, timed] = match writes {
                true => [Call::WriteLock, Call::WriteTry, Call::WriteTimed],
                false => [Call::ReadLock, Call::ReadTry, Call::ReadTimed],
            };
            let way = self.draw.pick(&[enter, enter, enter, tries, timed]);
            let mut inside = match writes {
                true => self.work(data),
                false => vec![Stmt::Read { at: data, order: Order::Na }, Stmt::Record],
            };
            inside.push(self.call(Call::RwUnlock, at));
            let mut out = vec![self.call(way, at)];
            if way == enter {
                out.extend(inside);
            } else {
                out.push(Stmt::If { equals: 0, then: inside, otherwise: Vec::new() });
            }
            self.act(shared, actor, out);
        }
        self.close(shared, &[(Call::RwDestroy, 0)]);
    }

    /// A flag says that data is there.
    fn flag(&mut self) {
        let shared = self.stage(&[Kind::Int, Kind::Int], &[0, 0]);
        let [flag, data] = [0, 1].map(|part| At::Part(Ref { block: shared.block, part }));
        let cast = self.cast();
        for (place, actor) in cast.iter().enumerate() {
            let stmts = if place + 1 == cast.len() {
                let mut out = self.work(data);
                let order = self.draw.pick(&[Order::Rel, Order::Rel, Order::Sc, Order::Rlx]);
                out.push(match self.draw.below(4) {
                    0 => Stmt::Update { at: flag, order: Order::AcqRel, how: Update::Add(1) },
                    _ => Stmt::Write { at: flag, order, value: Value::Const(1) },
                });
                out
            } else {
                let order = self.draw.pick(&[Order::Acq, Order::Acq, Order::Sc, Order::Rlx]);
                let read = vec![Stmt::Read { at: data, order: Order::Na }, Stmt::Record];
                match self.draw.below(4) {
                    0 => {
                        let body = self.round();
                        let wait = Stmt::While { at: flag, order, until: 1, body };
                        std::iter::once(wait).chain(read).collect()
                    }
                    1 => {
                        let look = vec![Stmt::Read { at: flag, order }];
                        vec![
                            Stmt::Tries { times: 2, until: 1, body: look },
                            Stmt::If { equals: 1, then: read, otherwise: Vec::new() },
                        ]
                    }
                    _ => vec![
                        Stmt::Read { at: flag, order },
                        Stmt::If { equals: 1, then: read, otherwise: Vec::new() },
                    ],
                }
            };
            self.act(shared, *actor, stmts);
        }
        self.close(shared, &[]);
    }

    /// What a loop does that waits: mostly nothing.
    fn round(&mut self) -> Vec<Stmt> {
        match self.draw.below(5) {
            0 => vec![Stmt::Yield],
            1 => {
                let at = self.var();
                vec![Stmt::Write { at, order: Order::Rlx, value: Value::Const(1) }]
            }
            _ => Vec::new(),
        }
    }
}
