//! What instructions read and write, and which may come after which.

use super::code::{Code, Exchange, Test, Update};
use super::operands::Source;
use crate::lower::asm::{Step, Unknown};
use rustc_hash::FxHashMap;

/// Instructions, and where they go on.
pub(super) struct Flow {
    pub codes: Vec<Code>,
    /// By a branch: the number of the label's instruction.
    pub targets: Vec<Option<usize>>,
}

impl Flow {
    pub(super) fn of(codes: Vec<Code>) -> Step<Flow> {
        let mut labels: FxHashMap<&str, Vec<usize>> = FxHashMap::default();
        for (i, code) in codes.iter().enumerate() {
            if let Code::Label(name) = code {
                labels.entry(name).or_default().push(i);
            }
        }
        let target = |(i, code): (usize, &Code)| match code {
            Code::Branch(_, to) => find(&labels, to, i).map(Some).ok_or(Unknown::Form),
            _ => Ok(None),
        };
        let targets = codes.iter().enumerate().map(target).collect::<Step<_>>()?;
        Ok(Flow { codes, targets })
    }

    /// Which instructions may come next; the end has a number of its own.
    pub(super) fn next(&self, i: usize) -> impl Iterator<Item = usize> {
        let goes_on = !matches!(self.codes[i], Code::Branch(Test::Always, _));
        goes_on.then_some(i + 1).into_iter().chain(self.targets[i])
    }

    /// The instructions that may come after some, up to those and with those where this holds.
    pub(super) fn after(&self, first: Vec<usize>, is_end: impl Fn(&Code) -> bool) -> Vec<usize> {
        let (mut seen, mut all, mut open) = (vec![false; self.codes.len()], Vec::new(), first);
        while let Some(i) = open.pop() {
            if i >= self.codes.len() || std::mem::replace(&mut seen[i], true) {
                continue;
            }
            all.push(i);
            if !is_end(&self.codes[i]) {
                open.extend(self.next(i));
            }
        }
        all
    }

    pub(super) fn after_one(&self, i: usize, is_end: impl Fn(&Code) -> bool) -> Vec<usize> {
        self.after(self.next(i).collect(), is_end)
    }
}

/// Where a branch goes: `1b` and `1f` to the nearest label of this number before or after it.
fn find(labels: &FxHashMap<&str, Vec<usize>>, to: &str, from: usize) -> Option<usize> {
    let is_number = |name: &str| !name.is_empty() && name.bytes().all(|c| c.is_ascii_digit());
    let number = |way| to.strip_suffix(way).filter(|name| is_number(name));
    if let Some(places) = number('b').map(|name| labels.get(name)) {
        return places?.iter().copied().rfind(|at| *at < from);
    }
    if let Some(places) = number('f').map(|name| labels.get(name)) {
        return places?.iter().copied().find(|at| *at > from);
    }
    match &labels.get(to).filter(|_| !is_number(to))?[..] {
        [at] => Some(*at),
        _ => None,
    }
}

/// The variables that an instruction reads, an address among them.
pub(super) fn reads(code: &Code) -> Vec<usize> {
    let variable = |source: &Source| match source {
        Source::Variable(at) => Some(*at),
        Source::Number(_) => None,
    };
    let all = match code {
        Code::Binary { a, b, .. } | Code::Select { a, b, .. } => vec![variable(a), variable(b)],
        Code::Branch(Test::Zero { value, .. } | Test::Bit { value, .. }, _) => {
            vec![variable(value)]
        }
        Code::Load { at, .. } => vec![Some(at.base)],
        Code::Store { from, at, .. } | Code::StoreExclusive { from, at, .. } => {
            vec![variable(from), Some(at.base)]
        }
        Code::Update(Update { value, at, .. }) => vec![variable(value), Some(at.base)],
        Code::Exchange(Exchange { expected, new, at, .. }) => {
            vec![variable(expected), variable(new), Some(at.base)]
        }
        Code::Label(_)
        | Code::Nothing
        | Code::Fence(_)
        | Code::Clock(_)
        | Code::Number(..)
        | Code::Branch(..) => Vec::new(),
    };
    all.into_iter().flatten().collect()
}

/// The variable that an instruction writes.
pub(super) fn writes(code: &Code) -> Option<usize> {
    match code {
        Code::Binary { to, .. }
        | Code::Select { to, .. }
        | Code::Load { to, .. }
        | Code::StoreExclusive { status: to, .. }
        | Code::Update(Update { to, .. })
        | Code::Exchange(Exchange { to, .. })
        | Code::Clock(to)
        | Code::Number(to, _) => *to,
        Code::Label(_) | Code::Nothing | Code::Fence(_) | Code::Store { .. } | Code::Branch(..) => {
            None
        }
    }
}
