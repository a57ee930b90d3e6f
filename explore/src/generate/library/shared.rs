//! Where objects lie, who makes them, and how the others come to know of them.

use super::code::{Block, Code, Home, Init, Kind, Part, Publish, Ref, Slot, Stmt};
use super::scenes::Draft;
use tresse_memmodels::Order;

/// How threads reach a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// It is global.
    Known,
    /// `main` makes it, and gives it to the threads that it creates.
    Argument,
    /// `main` makes it, and stores a pointer to it before it creates threads.
    Early(Slot),
    /// This actor makes it while others run, and stores a pointer to it.
    Late(Slot, usize),
}

/// What scenes share.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shared {
    pub block: usize,
    pub way: Way,
}

impl Draft<'_> {
    /// A new block of these objects. `may_be_late`: an actor may make it while others run.
    pub(super) fn share(&mut self, kinds: &[Kind], may_be_late: bool) -> Shared {
        let ways = self.ways();
        let mut way = self.draw.pick(ways);
        if way == 1 && self.has_argument || way == 3 && !may_be_late {
            way = 2;
        }
        let homes = [Home::Heap, Home::Heap, Home::Heap, Home::Stack, Home::Tls];
        let home = if way == 0 { Home::Global } else { self.draw.pick(&homes) };
        let block = self.block(home, kinds);
        let way = match way {
            0 => Way::Known,
            1 => {
                self.has_argument = true;
                self.argument = Some(block);
                Way::Argument
            }
            2 => Way::Early(self.slot()),
            _ => Way::Late(self.slot(), self.draw.below(self.actors)),
        };
        Shared { block, way }
    }

    pub(super) fn block(&mut self, home: Home, kinds: &[Kind]) -> usize {
        let is_zeroed = self.draw.chance(1, 3);
        let mut offset = 0;
        let mut parts = Vec::new();
        for kind in kinds {
            let align = if kind.size() > 4 { 8u32 } else { 4 };
            offset = u32::next_multiple_of(offset, align);
            parts.push(Part { kind: *kind, offset, word: 0 });
            offset += kind.size();
        }
        self.code.blocks.push(Block { home, is_zeroed, parts });
        self.code.blocks.len() - 1
    }

    pub(super) fn slot(&mut self) -> Slot {
        self.code.slots += 1;
        Slot::Global(self.code.slots - 1)
    }

    /// Makes a block ready: what its maker does before the others know of it. Words are what the
    /// objects begin with: the kind of a mutex, and so on.
    pub(super) fn ready(&mut self, shared: Shared, words: &[u32]) -> Vec<Stmt> {
        let mut out = Vec::new();
        if shared.way != Way::Known {
            out.push(Stmt::Make(shared.block));
        }
        for (part, word) in words.iter().enumerate() {
            let at = Ref { block: shared.block, part };
            if let Some(how) = self.init(at, *word) {
                out.push(Stmt::Init { at, how });
            }
        }
        if let Way::Early(slot) = shared.way {
            let how = Publish::Store(self.draw.pick(&[Order::Na, Order::Na, Order::Rlx]));
            out.push(Stmt::Publish { block: shared.block, slot, how });
        }
        if let Way::Late(slot, _) = shared.way {
            let how = self.publish();
            out.push(Stmt::Publish { block: shared.block, slot, how });
        }
        out
    }

    /// How an object gets its first state; `None`: it has it from the beginning.
    fn init(&mut self, at: Ref, word: u32) -> Option<Init> {
        let (kind, home) = (self.code.part(at).kind, self.code.blocks[at.block].home);
        let is_static = matches!(home, Home::Global | Home::Tls)
            && matches!(kind, Kind::Mutex | Kind::Cond | Kind::RwLock | Kind::Once | Kind::Int);
        if is_static && self.draw.chance(2, 3) {
            self.code.blocks[at.block].parts[at.part].word = word;
            return None;
        }
        Some(match kind {
            Kind::Mutex | Kind::Cond if self.draw.chance(1, 6) => Init::Assign(word),
            Kind::Mutex if word < 2 && self.draw.chance(1, 4) => Init::C11(word),
            Kind::Cond if self.draw.chance(1, 4) => Init::C11(0),
            Kind::Int | Kind::Once | Kind::Ptr => Init::Assign(word),
            _ => Init::Call(word),
        })
    }

    /// How a pointer is published, mostly so that what was done before is seen.
    pub(super) fn publish(&mut self) -> Publish {
        let order = self.draw.pick(&[Order::Rel, Order::Rel, Order::Rel, Order::Sc, Order::Rlx]);
        match self.draw.below(8) {
            0 => Publish::Swap(Order::AcqRel),
            1 => Publish::Exchange(if order == Order::Rlx { Order::Rlx } else { Order::AcqRel }),
            2 if self.draw.chance(1, 3) => Publish::Store(Order::Na),
            _ => Publish::Store(order),
        }
    }

    /// What an actor does with a block that it may have to find first.
    pub(super) fn reach(&mut self, shared: Shared, actor: usize, stmts: Vec<Stmt>) -> Vec<Stmt> {
        let (block, slot, is_early) = match shared.way {
            Way::Known | Way::Argument => return stmts,
            Way::Early(_) if actor == 0 => return stmts,
            Way::Late(_, maker) if actor == maker => return stmts,
            Way::Early(slot) => (shared.block, slot, true),
            Way::Late(slot, _) => (shared.block, slot, false),
        };
        let order = match is_early {
            true => self.draw.pick(&[Order::Na, Order::Na, Order::Rlx, Order::Acq]),
            false => self.draw.pick(&[Order::Acq, Order::Acq, Order::Acq, Order::Sc, Order::Rlx]),
        };
        let waits = !is_early && self.draw.chance(1, 3);
        vec![Stmt::Take { block, slot, order, waits, takes: false, then: stmts }]
    }
}

/// Frees a heap block; nothing for others.
pub(super) fn release(code: &Code, block: usize) -> Vec<Stmt> {
    match code.blocks[block].home {
        Home::Heap => vec![Stmt::Free(block)],
        _ => Vec::new(),
    }
}
