//! What is odd about a program: small changes to one that is right.

use super::code::{Call, Code, Home, Init, Kind, Local, Publish, Ref, Stmt};
use crate::draw::Draw;
use tresse_memmodels::Order;

/// None, or a few.
pub(super) fn add(code: &mut Code, draw: &mut Draw) {
    let count = draw.pick(&[0, 0, 0, 1, 1, 1, 1, 1, 2, 2]);
    for _ in 0..count {
        // Not every change is possible everywhere.
        for _ in 0..10 {
            if change(code, draw) {
                break;
            }
        }
    }
}

/// A list of statements: by function, and by the places of the statements that it is in, each with
/// which of its lists.
type Way = (usize, Vec<(usize, usize)>);

/// Every list of statements.
pub(super) fn lists(code: &Code) -> Vec<Way> {
    fn within(stmts: &[Stmt], at: &Way, out: &mut Vec<Way>) {
        out.push(at.clone());
        for (place, stmt) in stmts.iter().enumerate() {
            for (which, inner) in stmt.inner().into_iter().enumerate() {
                let mut way = at.clone();
                way.1.push((place, which));
                if !inner.is_empty() {
                    within(inner, &way, out);
                }
            }
        }
    }
    let mut out = Vec::new();
    for (b, body) in code.bodies.iter().enumerate() {
        within(&body.stmts, &(b, Vec::new()), &mut out);
    }
    out
}

/// The list at the end of a way.
pub(super) fn list_at<'a>(code: &'a mut Code, way: &Way) -> &'a mut Vec<Stmt> {
    let mut list = &mut code.bodies[way.0].stmts;
    for (place, which) in &way.1 {
        list = list[*place].inner_mut().swap_remove(*which);
    }
    list
}

/// One change. Returns whether there is one.
fn change(code: &mut Code, draw: &mut Draw) -> bool {
    let ways: Vec<Way> = lists(code).into_iter().filter(|w| !list_at(code, w).is_empty()).collect();
    if ways.is_empty() {
        return false;
    }
    let way = &ways[draw.below(ways.len())];
    let blocks = code.blocks.clone();
    let place = draw.below(list_at(code, way).len());
    match draw.below(16) {
        0 | 1 => {
            list_at(code, way).remove(place);
            true
        }
        2 => {
            let list = list_at(code, way);
            let again = list[place].clone();
            let may = !matches!(again, Stmt::Create { .. } | Stmt::Take { .. });
            if may {
                list.insert(place + 1, again);
            }
            may
        }
        3 | 4 => {
            let list = list_at(code, way);
            let may = place + 1 < list.len();
            if may {
                list.swap(place, place + 1);
            }
            may
        }
        5..=7 => alter(&mut list_at(code, way)[place], draw),
        8 | 9 => {
            let stmt = &mut list_at(code, way)[place];
            retarget(stmt, &blocks, draw)
        }
        10 => {
            let Some(block) = code.blocks.get_mut(draw.below(blocks.len().max(1))) else {
                return false;
            };
            let homes = [Home::Heap, Home::Stack, Home::Tls];
            let new = draw.pick(&homes);
            let may = block.home != Home::Global && block.home != new;
            block.home = if may { new } else { block.home };
            may
        }
        11 => {
            let Some(block) = code.blocks.get_mut(draw.below(blocks.len().max(1))) else {
                return false;
            };
            block.is_zeroed = !block.is_zeroed;
            block.home == Home::Heap
        }
        _ => {
            let Some(new) = another(code, draw) else { return false };
            let list = list_at(code, way);
            let place = draw.below(list.len() + 1);
            list.insert(place, new);
            true
        }
    }
}

/// A statement to put somewhere.
fn another(code: &Code, draw: &mut Draw) -> Option<Stmt> {
    let handles: Vec<usize> = code
        .stmts()
        .iter()
        .filter_map(|(_, s)| if let Stmt::Create { handle, .. } = s { Some(*handle) } else { None })
        .collect();
    let refs: Vec<Ref> = code
        .blocks
        .iter()
        .enumerate()
        .flat_map(|(block, b)| (0..b.parts.len()).map(move |part| Ref { block, part }))
        .collect();
    Some(match draw.below(12) {
        0 => Stmt::Yield,
        1 => Stmt::ThreadExit,
        2 => Stmt::Exit(draw.below(2) as u32),
        3 if !code.blocks.is_empty() => Stmt::Free(draw.below(code.blocks.len())),
        4 if !handles.is_empty() => Stmt::Detach { handle: draw.pick(&handles), is_c11: false },
        5 if !handles.is_empty() => {
            let want = super::code::Want::Nothing;
            Stmt::Join { handle: draw.pick(&handles), want, is_c11: false }
        }
        6 => Stmt::Fence(draw.pick(&[Order::Sc, Order::Rel, Order::Acq])),
        7 if !refs.is_empty() => {
            let at = draw.pick(&refs);
            let word = draw.pick(&[0, 0, 1, 2]);
            let how = draw.pick(&[Init::Call(word), Init::Assign(word), Init::C11(word)]);
            Stmt::Init { at, how }
        }
        _ if !refs.is_empty() => {
            let at = draw.pick(&refs);
            let calls = calls_of(code.part(at).kind);
            if calls.is_empty() {
                return None;
            }
            let call = draw.pick(calls);
            let mutex = refs.iter().copied().find(|r| code.part(*r).kind == Kind::Mutex);
            if call.is_wait() && mutex.is_none() {
                return None;
            }
            Stmt::Call { call, at, mutex: mutex.filter(|_| call.is_wait()), is_c11: false }
        }
        _ => return None,
    })
}

/// The calls that there are on an object.
pub(super) fn calls_of(kind: Kind) -> &'static [Call] {
    match kind {
        Kind::Mutex => &[
            Call::MutexLock,
            Call::MutexTry,
            Call::MutexTimed,
            Call::MutexUnlock,
            Call::MutexDestroy,
        ],
        Kind::Spin => &[Call::SpinLock, Call::SpinTry, Call::SpinUnlock, Call::SpinDestroy],
        Kind::Cond => &[
            Call::CondWait,
            Call::CondTimed,
            Call::CondSignal,
            Call::CondBroadcast,
            Call::CondDestroy,
        ],
        Kind::Barrier => &[Call::BarrierWait, Call::BarrierDestroy],
        Kind::RwLock => &[
            Call::ReadLock,
            Call::ReadTry,
            Call::ReadTimed,
            Call::WriteLock,
            Call::WriteTry,
            Call::WriteTimed,
            Call::RwUnlock,
            Call::RwDestroy,
        ],
        Kind::Sem => &[
            Call::SemWait,
            Call::SemTry,
            Call::SemTimed,
            Call::SemPost,
            Call::SemValue,
            Call::SemDestroy,
        ],
        Kind::Once | Kind::Int | Kind::Ptr => &[],
    }
}

/// The kind that a call is on.
fn kind_of(call: Call) -> Kind {
    let kinds = [Kind::Mutex, Kind::Spin, Kind::Cond, Kind::Barrier, Kind::RwLock, Kind::Sem];
    kinds.into_iter().find(|k| calls_of(*k).contains(&call)).unwrap_or(Kind::Int)
}

/// The same in another way: another order, another call on the object, another start.
fn alter(stmt: &mut Stmt, draw: &mut Draw) -> bool {
    let old = stmt.clone();
    match stmt {
        Stmt::Read { order, .. } => *order = draw.pick(&[Order::Na, Order::Rlx, Order::Acq]),
        Stmt::Write { order, .. } => *order = draw.pick(&[Order::Na, Order::Rlx, Order::Rel]),
        Stmt::Update { order, .. } => *order = draw.pick(&[Order::Rlx, Order::Acq, Order::Rel]),
        Stmt::Bump { at } => {
            let order = draw.pick(&[Order::Rlx, Order::AcqRel]);
            let how = super::code::Update::Add(1);
            *stmt = Stmt::Update { at: *at, order, how };
        }
        Stmt::Call { call, is_c11, mutex, .. } => {
            let calls = calls_of(kind_of(*call));
            let new = draw.pick(calls);
            if new.is_wait() && mutex.is_none() {
                *is_c11 = !*is_c11;
            } else {
                *call = new;
            }
        }
        Stmt::Init { how, .. } => {
            let word = draw.pick(&[0, 1, 2, 3]);
            *how = draw.pick(&[Init::Call(word), Init::Assign(word), Init::C11(word)]);
        }
        Stmt::While { at, order, until, body } => {
            let read = Stmt::Read { at: *at, order: *order };
            let times = 2;
            let mut body = std::mem::take(body);
            body.push(read);
            *stmt = Stmt::Tries { times, until: *until, body };
        }
        Stmt::Tries { times, .. } => *times = 1,
        Stmt::Leave(test) | Stmt::Again(test) | Stmt::Suppose(test) => *test = test.opposite(),
        Stmt::When { then, otherwise, .. } => std::mem::swap(then, otherwise),
        Stmt::Try { is_weak, .. } => *is_weak = !*is_weak,
        Stmt::Local { how: Local::Set(n), .. } => *n = draw.pick(&[0, 1, 2]),
        Stmt::If { then, otherwise, .. } => std::mem::swap(then, otherwise),
        Stmt::Publish { how, .. } => {
            *how = draw.pick(&[
                Publish::Store(Order::Na),
                Publish::Store(Order::Rlx),
                Publish::Swap(Order::Rlx),
                Publish::Exchange(Order::Rlx),
            ]);
        }
        Stmt::Take { order, waits, takes, .. } => match draw.below(3) {
            0 => *waits = !*waits,
            1 => *takes = !*takes,
            _ => *order = draw.pick(&[Order::Na, Order::Rlx]),
        },
        Stmt::Create { is_detached, .. } => *is_detached = !*is_detached,
        Stmt::Fence(order) => *order = draw.pick(&[Order::Acq, Order::Rel, Order::Sc]),
        _ => return false,
    }
    *stmt != old
}

/// Another object.
fn retarget(stmt: &mut Stmt, blocks: &[super::code::Block], draw: &mut Draw) -> bool {
    let refs: Vec<(Ref, Kind)> = blocks
        .iter()
        .enumerate()
        .flat_map(|(block, b)| {
            b.parts.iter().enumerate().map(move |(part, p)| (Ref { block, part }, p.kind))
        })
        .collect();
    let any = draw.chance(1, 6);
    let at = match stmt {
        Stmt::Call { mutex: Some(mutex), .. } if draw.chance(1, 3) => mutex,
        Stmt::Call { at, .. } | Stmt::Init { at, .. } | Stmt::Once { at, .. } => at,
        _ => return false,
    };
    let kind = blocks[at.block].parts[at.part].kind;
    let others: Vec<Ref> =
        refs.iter().filter(|(r, k)| r != at && (any || *k == kind)).map(|(r, _)| *r).collect();
    if others.is_empty() {
        return false;
    }
    *at = draw.pick(&others);
    true
}
