//! Programs that wait: loops that wait, tries that are repeated, assumptions.
//!
//! Threads store a few small values to one, two or three variables, and wait for values of them, in
//! all the ways that there are. How a loop is left is drawn, and what its thread tells of it: by
//! which way it left, in which round, what it had read last. A value may be gone when somebody
//! looks for it, and nobody may store it at all; so some programs end and some wait for ever.

use super::code::{At, Body, Call, Home, Kind, Local, Out, Ref, Role, Stmt, Test, Update, Value};
use super::scenes::Draft;
use tresse_memmodels::Order;

/// What the actors have in common.
struct Scene {
    /// Variables that are atomic.
    vars: usize,
    /// How each is read, where loads that follow each other are to be the same.
    reads: Vec<Order>,
    is_mixed: bool,
    /// It is read and written by accesses that are not atomic.
    data: Option<At>,
    locals: usize,
    /// Functions that read a variable, each by what it reads.
    readers: Vec<(Stmt, usize)>,
    mutex: Option<Ref>,
}

/// What each actor does.
pub(super) fn draw(draft: &mut Draft<'_>) {
    let vars = draft.draw.pick(&[1, 1, 1, 2, 2, 3]);
    let orders = [Order::Rlx, Order::Acq, Order::Sc];
    let mut scene = Scene {
        vars,
        reads: (0..vars).map(|_| draft.draw.pick(&orders)).collect(),
        is_mixed: draft.draw.chance(1, 4),
        data: draft.draw.chance(1, 2).then_some(At::Var(vars)),
        locals: 0,
        readers: Vec::new(),
        mutex: None,
    };
    draft.code.vars = vars + 1;
    if draft.draw.chance(1, 8) {
        let block = draft.block(Home::Global, &[Kind::Mutex]);
        scene.mutex = Some(Ref { block, part: 0 });
    }
    draft.actors = draft.draw.pick(&[2, 3, 3, 3, 3, 4]);
    draft.acts = vec![Vec::new(); draft.actors];
    // With few others the main thread takes part.
    let first = usize::from(draft.actors > 2 && draft.draw.chance(4, 5) || draft.actors > 3);
    for actor in first..draft.actors {
        let moves = if draft.actors - first > 2 { &[1, 1, 2][..] } else { &[1, 1, 2, 2][..] };
        for _ in 0..draft.draw.pick(moves) {
            let stmts = scene.act(draft, actor, first);
            draft.acts[actor].extend(stmts);
        }
    }
    let all = draft.acts.iter().flatten();
    if !all.into_iter().any(|s| matches!(s, Stmt::Loop(_) | Stmt::Suppose(_))) {
        let stmts = scene.wait(draft);
        let last = draft.actors - 1;
        draft.acts[last].extend(stmts);
    }
    if first == 1 && draft.actors < 4 && draft.draw.chance(1, 6) {
        let stmts = scene.store(draft);
        draft.acts[0].extend(stmts);
    }
}

impl Scene {
    /// A move of an actor. The first one mostly gives what others wait for.
    fn act(&mut self, draft: &mut Draft<'_>, actor: usize, first: usize) -> Vec<Stmt> {
        let draw = &mut draft.draw;
        let waits = if actor == first { 1 } else { 5 };
        if draw.chance(waits, 8) {
            return self.wait(draft);
        }
        match draw.below(12) {
            0 | 1 => self.update(draft),
            2 => vec![self.read(draft), Stmt::Record],
            3 => vec![Stmt::Fence(draft.draw.pick(&FENCES))],
            4 | 5 => self.plain(draft),
            _ => self.store(draft),
        }
    }

    fn at(&self, draft: &mut Draft<'_>) -> At {
        At::Var(draft.draw.below(self.vars))
    }

    fn local(&mut self) -> usize {
        self.locals += 1;
        self.locals - 1
    }

    /// A store, or several: a value may be there for a short time only.
    fn store(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let (at, order) = (self.at(draft), draft.draw.pick(&WRITES));
        let values: &[u32] = match draft.draw.below(10) {
            0 => &[1, 2],
            1 => &[1, 0],
            2 => &[1, 2, 1],
            3 => &[0],
            4 | 5 => &[2],
            _ => &[1],
        };
        let write = |n: &u32| Stmt::Write { at, order, value: Value::Const(*n) };
        values.iter().map(write).collect()
    }

    fn update(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let at = self.at(draft);
        let hows = [Update::Add(1), Update::Add(1), Update::Sub(1), Update::Or(2), Update::Swap(2)];
        let (order, how) = (self.order_of_update(draft, at), draft.draw.pick(&hows));
        let mut out = vec![Stmt::Update { at, order, how }];
        if draft.draw.chance(1, 3) {
            out.push(Stmt::Record);
        }
        out
    }

    /// Something with what is not atomic.
    fn plain(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let Some(at) = self.data else { return self.store(draft) };
        match draft.draw.below(4) {
            0 => vec![Stmt::Bump { at }],
            1 => vec![Stmt::Read { at, order: Order::Na }, Stmt::Record],
            _ => vec![Stmt::Write { at, order: Order::Na, value: Value::Const(1) }],
        }
    }

    fn order(&mut self, draft: &mut Draft<'_>, at: At) -> Order {
        match at {
            At::Var(v) if !self.is_mixed => self.reads[v],
            _ => draft.draw.pick(&[Order::Rlx, Order::Acq, Order::Sc]),
        }
    }

    fn order_of_update(&mut self, draft: &mut Draft<'_>, at: At) -> Order {
        let reads = self.order(draft, at);
        let orders: &[Order] = match reads {
            Order::Sc => &[Order::Sc],
            Order::Acq => &[Order::Acq, Order::AcqRel],
            _ => &[Order::Rlx, Order::Rel],
        };
        draft.draw.pick(orders)
    }

    fn read(&mut self, draft: &mut Draft<'_>) -> Stmt {
        let at = self.at(draft);
        self.read_of(draft, at)
    }

    /// A read: a load mostly, in a function now and then, or an update that changes nothing.
    fn read_of(&mut self, draft: &mut Draft<'_>, at: At) -> Stmt {
        let order = self.order(draft, at);
        let load = Stmt::Read { at, order };
        match draft.draw.below(14) {
            0 => {
                let order = self.order_of_update(draft, at);
                let how = draft.draw.pick(&[Update::Or(0), Update::Add(0), Update::Or(1)]);
                Stmt::Update { at, order, how }
            }
            1 => Stmt::Ask(self.reader(draft, load)),
            _ => load,
        }
    }

    /// The function that reads so. The actors' bodies come before it.
    fn reader(&mut self, draft: &mut Draft<'_>, load: Stmt) -> usize {
        if let Some((_, body)) = self.readers.iter().find(|(l, _)| *l == load) {
            return *body;
        }
        let stmts = vec![load.clone()];
        let body = Body { role: Role::Function, argument: None, result: Out::Global, stmts };
        draft.code.bodies.push(body);
        let body = draft.actors + draft.code.bodies.len() - 1;
        self.readers.push((load, body));
        body
    }

    fn test(draft: &mut Draft<'_>) -> Test {
        draft.draw.pick(&[
            Test::Is(1),
            Test::Is(1),
            Test::Is(2),
            Test::Is(0),
            Test::Not(0),
            Test::Not(0),
            Test::Not(1),
            Test::From(1),
            Test::From(2),
            Test::Below(2),
            Test::Some(1),
            Test::None(1),
        ])
    }

    /// What a round has besides its reads.
    fn round(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        match draft.draw.below(12) {
            0 | 1 => vec![Stmt::Yield],
            2 => vec![Stmt::Fence(draft.draw.pick(&FENCES))],
            3 => {
                let Some(at) = self.data else { return Vec::new() };
                vec![Stmt::Read { at, order: Order::Na }]
            }
            _ => Vec::new(),
        }
    }

    /// What comes behind a wait, or on one of the ways out of it.
    fn then(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        match draft.draw.below(8) {
            0 | 1 => vec![Stmt::Record],
            2 | 3 => self.plain(draft),
            4 => self.store(draft),
            5 => vec![self.read(draft), Stmt::Record],
            _ => Vec::new(),
        }
    }

    /// A wait of some kind.
    fn wait(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let mut out = match draft.draw.below(27) {
            0 | 1 => self.flag(draft),
            2 | 3 => self.peeled(draft),
            4 | 5 => self.exits(draft),
            6 => self.both(draft),
            7 => self.nested(draft),
            8 | 9 => self.assumed(draft),
            10 | 11 => self.taken(draft),
            12..=14 => self.exchange(draft),
            15 | 16 => self.bounded(draft),
            17 => self.undone(draft),
            18 => self.changed(draft),
            19..=24 => self.automaton(draft),
            25 => self.writes(draft),
            _ => self.locked(draft),
        };
        if let Some(at) = self.mutex.filter(|_| draft.draw.chance(1, 6)) {
            out.insert(0, lock(Call::MutexLock, at));
            out.push(lock(Call::MutexUnlock, at));
        }
        out.extend(self.then(draft));
        out
    }

    fn flag(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let mut body = vec![self.read(draft), Stmt::Leave(Scene::test(draft))];
        body.extend(self.round(draft));
        vec![Stmt::Loop(body)]
    }

    /// A load before the loop, which then need not be entered.
    fn peeled(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let (at, test) = (self.at(draft), Scene::test(draft));
        let mut out = vec![self.read_of(draft, at)];
        let mut body = self.round(draft);
        body.extend([self.read_of(draft, at), Stmt::Leave(test)]);
        let then = vec![Stmt::Loop(body)];
        if draft.draw.chance(1, 4) {
            out.push(Stmt::Record);
        }
        out.push(Stmt::When { test: test.opposite(), then, otherwise: Vec::new() });
        out
    }

    /// Each way out has an effect of its own.
    fn exits(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let mut body = vec![self.read(draft)];
        let local = self.local();
        for n in 1..3 {
            let test = if draft.draw.chance(1, 3) { Scene::test(draft) } else { Test::Is(n) };
            let mut then = match draft.draw.below(3) {
                0 => self.then(draft),
                _ => vec![Stmt::Local { local, how: Local::Set(n) }],
            };
            then.push(Stmt::Leave(Test::Always));
            body.push(Stmt::When { test, then, otherwise: Vec::new() });
        }
        body.extend(self.round(draft));
        vec![Stmt::Loop(body), Stmt::Local { local, how: Local::Get }, Stmt::Record]
    }

    /// Two variables: one of them, or both, or the second one ends it.
    fn both(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let (a, b) = (self.read(draft), self.read(draft));
        let (one, two) = (Scene::test(draft), Scene::test(draft));
        let first =
            if draft.draw.chance(1, 2) { Stmt::Leave(one) } else { Stmt::Again(one.opposite()) };
        let mut body = vec![a, first, b, Stmt::Leave(two)];
        body.extend(self.round(draft));
        vec![Stmt::Loop(body)]
    }

    fn nested(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let mut body = self.flag(draft);
        body.extend([self.read(draft), Stmt::Leave(Scene::test(draft))]);
        body.extend(self.round(draft));
        vec![Stmt::Loop(body)]
    }

    /// Of one read, or of two together.
    fn assumed(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let mut out = vec![self.read(draft)];
        if draft.draw.chance(1, 3) {
            let local = self.local();
            out.push(Stmt::Local { local, how: Local::Keep });
            out.extend([self.read(draft), Stmt::Local { local, how: Local::Same }]);
        }
        out.push(Stmt::Suppose(Scene::test(draft)));
        out
    }

    /// A lock made of an update, with a look at it before or without, and what it guards.
    fn taken(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let at = self.at(draft);
        let order = self.order_of_update(draft, at);
        let (how, is_free) = draft.draw.pick(&[
            (Update::Swap(1), Test::Is(0)),
            (Update::Swap(1), Test::Is(0)),
            (Update::Or(1), Test::None(1)),
            (Update::Exchange { expected: 0, new: 1 }, Test::Is(0)),
        ]);
        let mut body = Vec::new();
        if draft.draw.chance(1, 2) {
            let inner = vec![self.read_of(draft, at), Stmt::Leave(is_free)];
            body.push(Stmt::Loop(inner));
        }
        body.extend([Stmt::Update { at, order, how }, Stmt::Leave(is_free)]);
        body.extend(self.round(draft));
        let mut out = vec![Stmt::Loop(body)];
        out.extend(self.then(draft));
        if draft.draw.chance(4, 5) {
            let order = draft.draw.pick(&WRITES);
            out.push(Stmt::Write { at, order, value: Value::Const(0) });
        }
        out
    }

    fn try_of(&mut self, draft: &mut Draft<'_>, at: At, local: usize) -> Stmt {
        let failure = self.order(draft, at);
        let orders: &[Order] = match failure {
            Order::Sc => &[Order::Sc],
            Order::Acq => &[Order::Acq, Order::AcqRel],
            _ => &[Order::Rlx, Order::Rel, Order::AcqRel],
        };
        let orders = [draft.draw.pick(orders), failure];
        let more = Value::Local(local, 1);
        let new = draft.draw.pick(&[Value::Const(1), Value::Const(2), more, more]);
        let is_weak = draft.draw.chance(1, 3);
        Stmt::Try { at, orders, is_weak, expected: local, new }
    }

    /// It is tried until it succeeds, or until something is found. What is expected is what was
    /// found, or the same again.
    fn exchange(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let (at, local) = (self.at(draft), self.local());
        let set = Stmt::Local { local, how: Local::Set(draft.draw.pick(&[0, 0, 1])) };
        let mut out = match draft.draw.below(3) {
            0 => vec![self.read_of(draft, at), Stmt::Local { local, how: Local::Keep }],
            _ => vec![set.clone()],
        };
        let mut body = vec![self.try_of(draft, at, local), Stmt::Leave(Test::Is(1))];
        if draft.draw.chance(1, 4) {
            body.extend([Stmt::Local { local, how: Local::Get }, Stmt::Leave(Test::Is(2))]);
        }
        if draft.draw.chance(1, 2) {
            body.push(set);
        }
        body.extend(self.round(draft));
        out.push(Stmt::Loop(body));
        if draft.draw.chance(1, 2) {
            out.extend([Stmt::Local { local, how: Local::Get }, Stmt::Record]);
        }
        out
    }

    /// So many rounds at most. The number of rounds may be told, or what was read last.
    fn bounded(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let [count, local] = [self.local(), self.local()];
        let (at, test) = (self.at(draft), Scene::test(draft));
        let most = draft.draw.pick(&[2, 2, 3]);
        let get = |local| Stmt::Local { local, how: Local::Get };
        let mut body = vec![get(count), Stmt::Leave(Test::Is(most))];
        match draft.draw.below(4) {
            0 => {
                body.extend([self.try_of(draft, at, local), Stmt::Leave(Test::Is(1))]);
                if draft.draw.chance(1, 2) {
                    body.push(Stmt::Local { local, how: Local::Set(0) });
                }
            }
            _ => body.extend([
                self.read_of(draft, at),
                Stmt::Local { local, how: Local::Keep },
                Stmt::Leave(test),
            ]),
        }
        body.push(Stmt::Local { local: count, how: Local::Count });
        body.extend(self.round(draft));
        let told = draft.draw.pick(&[count, count, local]);
        let mut out = vec![Stmt::Loop(body)];
        if draft.draw.chance(4, 5) {
            out.extend([get(told), Stmt::Record]);
        }
        out
    }

    /// A place is taken, and given back if there was none.
    fn undone(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let at = self.at(draft);
        let order = self.order_of_update(draft, at);
        let (take, give) =
            draft.draw.pick(&[(Update::Sub(1), Update::Add(1)), (Update::Add(1), Update::Sub(1))]);
        let mut body = vec![Stmt::Update { at, order, how: take }, Stmt::Leave(Scene::test(draft))];
        body.push(Stmt::Update { at, order, how: give });
        body.extend(self.round(draft));
        self.few(draft, body)
    }

    /// A loop that writes goes round two or three times: nothing else would end it, as no round is
    /// as the one before.
    fn few(&mut self, draft: &mut Draft<'_>, mut body: Vec<Stmt>) -> Vec<Stmt> {
        let (local, most) = (self.local(), draft.draw.pick(&[2, 2, 3]));
        let count = Stmt::Local { local, how: Local::Count };
        body.splice(0..0, [count, Stmt::Leave(Test::Is(most + 1))]);
        let mut out = vec![Stmt::Loop(body)];
        if draft.draw.chance(1, 2) {
            out.extend([Stmt::Local { local, how: Local::Get }, Stmt::Record]);
        }
        out
    }

    /// For another value than the one before, which is the first or the last one.
    fn changed(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let (at, local) = (self.at(draft), self.local());
        let keep = Stmt::Local { local, how: Local::Keep };
        let mut out = vec![self.read_of(draft, at), keep.clone()];
        let read = self.read_of(draft, at);
        let mut body =
            vec![read, Stmt::Local { local, how: Local::Same }, Stmt::Leave(Test::Is(0))];
        body.extend(self.round(draft));
        if draft.draw.chance(1, 3) {
            body.extend([self.read_of(draft, at), keep]);
        }
        out.push(Stmt::Loop(body));
        out
    }

    /// What a round leads to depends on the rounds before it.
    fn automaton(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let (at, local, last) = (self.at(draft), self.local(), self.local());
        let states = draft.draw.pick(&[1, 2, 2, 3]);
        let table = (0..9).fold(0, |table, entry| {
            let is_out = draft.draw.chance(1 + usize::from(entry % 3 > 0), states + 2);
            let state = if is_out { 3 } else { draft.draw.below(states) as u32 };
            table | state << (2 * entry)
        });
        let read = |scene: &mut Scene, draft: &mut Draft<'_>| match draft.draw.below(5) {
            0 => {
                let expected = draft.draw.pick(&[0, 1, 2]);
                let (order, new) = (scene.order_of_update(draft, at), draft.draw.pick(&[1, 2]));
                Stmt::Update { at, order, how: Update::Exchange { expected, new } }
            }
            _ => scene.read_of(draft, at),
        };
        let next = Stmt::Local { local, how: Local::Next(table) };
        let mut out = Vec::new();
        let mut body = vec![read(self, draft), Stmt::Local { local: last, how: Local::Keep }];
        if draft.draw.chance(1, 3) {
            out.extend([body[0].clone(), next.clone()]);
        }
        body.push(next);
        if draft.draw.chance(1, 4) {
            let then = self.then(draft);
            body.push(Stmt::When { test: Test::Is(1), then, otherwise: Vec::new() });
            body.push(Stmt::Local { local, how: Local::Get });
        }
        body.push(Stmt::Leave(Test::Is(3)));
        body.extend(self.round(draft));
        out.push(Stmt::Loop(body));
        if draft.draw.chance(2, 3) {
            out.extend([Stmt::Local { local: last, how: Local::Get }, Stmt::Record]);
        }
        out
    }

    /// A loop that writes, in each round or in some.
    fn writes(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let (at, order) = (self.at(draft), draft.draw.pick(&WRITES));
        let value = draft.draw.pick(&[Value::Const(0), Value::Const(1), Value::Result]);
        let write = Stmt::Write { at, order, value };
        let write = match draft.draw.below(2) {
            0 => write,
            _ => Stmt::When { test: Test::Is(2), then: vec![write], otherwise: Vec::new() },
        };
        let leave = Stmt::Leave(Scene::test(draft));
        let read = self.read(draft);
        let mut body = if draft.draw.chance(1, 2) {
            vec![read, leave, write]
        } else {
            let local = self.local();
            let [keep, get] = [Local::Keep, Local::Get].map(|how| Stmt::Local { local, how });
            vec![read, keep, write, get, leave]
        };
        body.extend(self.round(draft));
        self.few(draft, body)
    }

    /// A mutex that is tried, or held in each round.
    fn locked(&mut self, draft: &mut Draft<'_>) -> Vec<Stmt> {
        let Some(at) = self.mutex else { return self.flag(draft) };
        let mut body = self.round(draft);
        if draft.draw.chance(1, 2) {
            body.extend([lock(Call::MutexTry, at), Stmt::Leave(Test::Is(0))]);
            let mut out = vec![Stmt::Loop(body)];
            out.extend(self.then(draft));
            out.push(lock(Call::MutexUnlock, at));
            return out;
        }
        let local = self.local();
        let [keep, get] = [Local::Keep, Local::Get].map(|how| Stmt::Local { local, how });
        body.extend([lock(Call::MutexLock, at), self.read(draft), keep]);
        body.extend([lock(Call::MutexUnlock, at), get, Stmt::Leave(Scene::test(draft))]);
        vec![Stmt::Loop(body)]
    }
}

const FENCES: [Order; 3] = [Order::Sc, Order::Acq, Order::Rel];
const WRITES: [Order; 4] = [Order::Rlx, Order::Rel, Order::Rel, Order::Sc];

fn lock(call: Call, at: Ref) -> Stmt {
    Stmt::Call { call, at, mutex: None, is_c11: false }
}
