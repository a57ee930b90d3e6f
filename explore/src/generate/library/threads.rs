//! Who creates whom, who waits for whom, and how the process ends.

use super::Theme;
use super::code::{At, Body, Code, Out, Role, Stmt, Update, Value, Want};
use super::scenes::Draft;
use tresse_memmodels::Order;

/// A program of what its actors do.
pub(super) fn assemble(mut draft: Draft<'_>) -> Code {
    let is_threads = draft.theme == Theme::Threads;
    let twins = draft.actors == 3 && draft.draw.chance(1, 6);
    let nested = draft.actors > 2 && !twins && draft.draw.chance(if is_threads { 2 } else { 1 }, 6);
    let mut bodies: Vec<Body> = Vec::new();
    for actor in 0..draft.actors {
        let stmts = std::mem::take(&mut draft.acts[actor]);
        let is_c11 = actor > 0 && draft.draw.chance(1, 8);
        let role = match (actor, is_c11) {
            (0, _) => Role::Main,
            (_, true) => Role::C11,
            _ => Role::Thread,
        };
        let result = match draft.draw.below(4) {
            0 if actor > 0 => Out::Return,
            _ => Out::Global,
        };
        bodies.push(Body { role, argument: None, result, stmts });
    }
    if let Some(block) = draft.argument {
        bodies[1..].iter_mut().for_each(|b| b.argument = Some(block));
    }
    if twins {
        // Two threads run one function, and give their notes back.
        bodies[1].result = Out::Return;
    }
    let mut creates = Vec::new();
    for actor in 1..draft.actors {
        let body = if twins { 1 } else { actor };
        let create =
            Stmt::Create { handle: actor, body, argument: draft.argument, is_detached: false };
        if nested && actor == 2 {
            bodies[1].stmts.insert(0, create);
        } else {
            creates.push(create);
        }
    }
    let (mut joins, mut inner) = (Vec::new(), Vec::new());
    for actor in draft.order_of_joins() {
        let body = &bodies[if twins { 1 } else { actor }];
        let want = if body.result == Out::Return { Want::Record } else { Want::Nothing };
        let join = Stmt::Join { handle: actor, want, is_c11: body.role == Role::C11 };
        // Somebody else may join the second thread.
        if actor == 2 && !twins && draft.draw.chance(1, if nested { 2 } else { 10 }) {
            inner.push(join);
        } else {
            joins.push(join);
        }
    }
    bodies[1].stmts.extend(inner);
    let procs = std::mem::take(&mut draft.code.bodies);
    let mut main = std::mem::take(&mut draft.before);
    main.extend(creates);
    main.append(&mut bodies[0].stmts);
    main.extend(joins);
    main.append(&mut draft.after);
    bodies[0].stmts = main;
    bodies.extend(procs);
    draft.code.bodies = bodies;
    if is_threads {
        draft.ends();
    }
    draft.code
}

impl Draft<'_> {
    fn order_of_joins(&mut self) -> Vec<usize> {
        let mut order: Vec<usize> = (1..self.actors).collect();
        if self.draw.chance(1, 3) {
            order.reverse();
        }
        order
    }

    /// Threads leave early, are detached, end the process; functions run at its end.
    fn ends(&mut self) {
        for _ in 0..self.draw.below(3) {
            let body = self.draw.below(self.actors);
            let stmts = &mut self.code.bodies[body].stmts;
            let len = stmts.len();
            match self.draw.below(8) {
                0 => stmts.push(Stmt::ThreadExit),
                1 if len > 0 => stmts.push(Stmt::Exit(self.draw.below(3) as u32)),
                2 | 3 => self.detach(),
                4 | 5 => self.handler(body),
                6 => self.thread_local(body),
                _ => self.returned(),
            }
        }
    }

    /// A thread is detached, in place of being joined.
    fn detach(&mut self) {
        let is_c11 = self.draw.chance(1, 4);
        for body in &mut self.code.bodies {
            for stmt in &mut body.stmts {
                if let Stmt::Join { handle, .. } = stmt {
                    *stmt = Stmt::Detach { handle: *handle, is_c11 };
                    return;
                }
            }
        }
    }

    fn handler(&mut self, body: usize) {
        let at = self.var();
        let stmts = match self.draw.below(3) {
            0 => vec![Stmt::Bump { at }],
            1 => vec![Stmt::Read { at, order: Order::Rlx }, Stmt::Record],
            _ => vec![Stmt::Update { at, order: Order::Rlx, how: Update::Add(1) }],
        };
        self.code.bodies.push(Body {
            role: Role::Proc,
            argument: None,
            result: Out::Global,
            stmts,
        });
        let handler = self.code.bodies.len() - 1;
        self.code.bodies[body].stmts.insert(0, Stmt::AtExit(handler));
    }

    /// A thread-local counter.
    fn thread_local(&mut self, body: usize) {
        let block = self.block(super::code::Home::Tls, &[super::code::Kind::Int]);
        let at = At::Part(super::code::Ref { block, part: 0 });
        let stmts = [Stmt::Make(block), Stmt::Bump { at }, Stmt::Bump { at }, Stmt::Record];
        self.code.bodies[body].stmts.splice(0..0, stmts);
    }

    /// A thread's result is something that it has made.
    fn returned(&mut self) {
        let home = self.draw.pick(&[
            super::code::Home::Heap,
            super::code::Home::Heap,
            super::code::Home::Tls,
        ]);
        let block = self.block(home, &[super::code::Kind::Int]);
        let at = At::Part(super::code::Ref { block, part: 0 });
        let joined = self.code.bodies.iter().enumerate().find_map(|(b, body)| {
            let at = body
                .stmts
                .iter()
                .position(|s| matches!(s, Stmt::Join { want: Want::Nothing, is_c11: false, .. }))?;
            let Stmt::Join { handle, .. } = body.stmts[at] else { return None };
            Some((b, at, handle))
        });
        let Some((body, place, handle)) = joined else { return };
        let created = self.code.stmts().into_iter().find_map(|(_, s)| match s {
            Stmt::Create { handle: h, body, .. } if *h == handle => Some(*body),
            _ => None,
        });
        let Some(thread) = created.filter(|t| self.code.bodies[*t].role == Role::Thread) else {
            return;
        };
        self.code.bodies[thread].result = Out::Block(block);
        self.code.bodies[thread].stmts.splice(
            0..0,
            [Stmt::Make(block), Stmt::Write { at, order: Order::Na, value: Value::Const(3) }],
        );
        let stmts = &mut self.code.bodies[body].stmts;
        stmts[place] = Stmt::Join { handle, want: Want::Block(block), is_c11: false };
        stmts.splice(
            place + 1..place + 1,
            [Stmt::Read { at, order: Order::Na }, Stmt::Record, Stmt::Free(block)],
        );
    }
}
