//! LangRef, "Well-Formedness": the control-flow graph of a function, and which block dominates
//! which.
//!
//! Dominators by the semidominators of Lengauer and Tarjan (*A Fast Algorithm for Finding
//! Dominators in a Flowgraph*, TOPLAS 1979) and the nearest-common-ancestor step of Georgiadis
//! (*Linear-Time Algorithms for Dominators*, 2005). Nothing recurses: functions may be long.

use crate::ast::Function;

/// Marks a block that cannot be reached, or a vertex without an ancestor.
const NONE: u32 = u32::MAX;

/// Control flow and dominance of one function.
pub(super) struct Cfg {
    /// Successors of each block, with repetitions.
    pub(super) succs: Vec<Vec<u32>>,
    /// Predecessors of each block, sorted, with repetitions.
    pub(super) preds: Vec<Vec<u32>>,
    /// Place of each block in the walk over the dominator tree; `NONE` if unreachable.
    first: Vec<u32>,
    /// How many blocks each one dominates, itself counted.
    size: Vec<u32>,
}

impl Cfg {
    pub(super) fn new(function: &Function) -> Cfg {
        let count = function.blocks.len();
        let mut preds = vec![Vec::new(); count];
        let mut succs = Vec::with_capacity(count);
        for (index, block) in function.blocks.iter().enumerate() {
            let targets = block.insts.last().map(|i| i.kind.successors()).unwrap_or_default();
            let targets: Vec<u32> = targets.iter().map(|b| b.0).collect();
            for &target in &targets {
                if let Some(list) = preds.get_mut(target as usize) {
                    // Blocks come in order, so the lists are sorted.
                    list.push(index as u32);
                }
            }
            succs.push(targets);
        }
        let (first, size) = number_tree(&succs, &preds);
        Cfg { succs, preds, first, size }
    }

    pub(super) fn is_reachable(&self, block: u32) -> bool {
        self.first.get(block as usize).is_some_and(|&f| f != NONE)
    }

    /// Whether every path to `b` goes through `a`; both reachable.
    pub(super) fn dominates(&self, a: u32, b: u32) -> bool {
        let get = |list: &[u32], i: u32| list.get(i as usize).copied().unwrap_or(NONE);
        let (from, at) = (get(&self.first, a), get(&self.first, b));
        from != NONE && at != NONE && from <= at && at - from < get(&self.size, a)
    }

    /// Whether every path to `b` goes over the edge from `from` to `to`.
    pub(super) fn edge_dominates(&self, from: u32, to: u32, b: u32) -> bool {
        if !self.dominates(to, b) {
            return false;
        }
        let Some(preds) = self.preds.get(to as usize) else {
            return false;
        };
        let once = preds.iter().filter(|&&p| p == from).count() == 1;
        let others = preds.iter().filter(|&&p| p != from);
        once && others.copied().all(|p| !self.is_reachable(p) || self.dominates(to, p))
    }
}

/// The depth-first walk that the semidominators are defined by.
struct Walk {
    /// Blocks in order of the walk.
    order: Vec<u32>,
    /// Place of each block in it.
    place: Vec<u32>,
    /// For each place, the place of the parent.
    parent: Vec<u32>,
}

fn walk(succs: &[Vec<u32>]) -> Walk {
    let mut walk = Walk { order: Vec::new(), place: vec![NONE; succs.len()], parent: Vec::new() };
    let mut stack = vec![(0u32, 0u32)];
    while let Some((block, parent)) = stack.pop() {
        match walk.place.get_mut(block as usize) {
            Some(place) if *place == NONE => *place = walk.order.len() as u32,
            _ => continue,
        }
        let own = walk.order.len() as u32;
        walk.order.push(block);
        walk.parent.push(parent);
        let next = succs.get(block as usize).map_or(&[][..], Vec::as_slice);
        stack.extend(next.iter().rev().map(|&s| (s, own)));
    }
    walk
}

/// The forest of the Lengauer-Tarjan algorithm, over places in the walk.
struct Forest {
    ancestor: Vec<u32>,
    label: Vec<u32>,
    semi: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    fn new(count: usize) -> Self {
        let own: Vec<u32> = (0..count as u32).collect();
        Forest { ancestor: vec![NONE; count], label: own.clone(), semi: own, path: Vec::new() }
    }

    /// The vertex with the least semidominator between `v` and the root of its tree.
    fn eval(&mut self, v: u32) -> u32 {
        let mut at = v as usize;
        while self.ancestor[at] != NONE && self.ancestor[self.ancestor[at] as usize] != NONE {
            self.path.push(at as u32);
            at = self.ancestor[at] as usize;
        }
        while let Some(x) = self.path.pop() {
            let x = x as usize;
            let above = self.ancestor[x] as usize;
            if self.semi[self.label[above] as usize] < self.semi[self.label[x] as usize] {
                self.label[x] = self.label[above];
            }
            self.ancestor[x] = self.ancestor[above];
        }
        self.label[v as usize]
    }
}

/// Immediate dominators, by place in the walk.
fn immediate_dominators(walk: &Walk, preds: &[Vec<u32>]) -> Vec<u32> {
    let count = walk.order.len();
    let mut forest = Forest::new(count);
    for v in (1..count).rev() {
        for &pred in &preds[walk.order[v] as usize] {
            let place = walk.place[pred as usize];
            if place != NONE {
                let u = forest.eval(place) as usize;
                forest.semi[v] = forest.semi[v].min(forest.semi[u]);
            }
        }
        forest.ancestor[v] = walk.parent[v];
    }
    let mut idom = walk.parent.clone();
    for v in 1..count {
        let mut above = idom[v];
        while above > forest.semi[v] {
            above = idom[above as usize];
        }
        idom[v] = above;
    }
    idom
}

/// Numbers the dominator tree so that dominance is an interval.
fn number_tree(succs: &[Vec<u32>], preds: &[Vec<u32>]) -> (Vec<u32>, Vec<u32>) {
    let walk = walk(succs);
    let idom = immediate_dominators(&walk, preds);
    let count = walk.order.len();
    let mut sizes = vec![1u32; count];
    for v in (1..count).rev() {
        sizes[idom[v] as usize] += sizes[v];
    }
    // A vertex starts where its elder siblings end; parents come before children in the walk.
    let mut starts = vec![0u32; count];
    let mut next = vec![1u32; count];
    for v in 1..count {
        let parent = idom[v] as usize;
        starts[v] = next[parent];
        next[parent] += sizes[v];
        next[v] = starts[v] + 1;
    }
    let mut first = vec![NONE; succs.len()];
    let mut size = vec![0; succs.len()];
    for (v, &block) in walk.order.iter().enumerate() {
        first[block as usize] = starts[v];
        size[block as usize] = sizes[v];
    }
    (first, size)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn cfg(succs: Vec<Vec<u32>>) -> Cfg {
        let mut preds = vec![Vec::new(); succs.len()];
        for (from, targets) in succs.iter().enumerate() {
            targets.iter().for_each(|&to| preds[to as usize].push(from as u32));
        }
        let (first, size) = number_tree(&succs, &preds);
        Cfg { succs, preds, first, size }
    }

    /// Blocks that can be reached from the entry without going through one.
    fn reached_without(succs: &[Vec<u32>], avoided: Option<u32>) -> Vec<bool> {
        let mut seen = vec![false; succs.len()];
        let mut stack = vec![0];
        while let Some(block) = stack.pop() {
            if Some(block) == avoided || seen[block as usize] {
                continue;
            }
            seen[block as usize] = true;
            stack.extend(&succs[block as usize]);
        }
        seen
    }

    #[test]
    fn edges_dominate_only_when_nothing_else_comes_in() {
        // 0 -> 1, 2; 1 -> 3; 2 -> 3; 3 -> 3, 4
        let cfg = cfg(vec![vec![1, 2], vec![3], vec![3], vec![3, 4], vec![]]);
        assert!(cfg.dominates(0, 4) && cfg.dominates(3, 4) && !cfg.dominates(1, 3));
        assert!(cfg.edge_dominates(0, 1, 1));
        assert!(!cfg.edge_dominates(1, 3, 4));
        assert!(cfg.edge_dominates(3, 4, 4));
        assert_eq!((cfg.succs.len(), cfg.preds[3].len()), (5, 3));
    }

    proptest! {
        #[test]
        fn agrees_with_the_definition(
            succs in prop::collection::vec(prop::collection::vec(0u32..9, 0..3), 9)
        ) {
            let graph = cfg(succs.clone());
            let reachable = reached_without(&succs, None);
            for a in 0..9u32 {
                let without = reached_without(&succs, Some(a));
                prop_assert_eq!(graph.is_reachable(a), reachable[a as usize]);
                for b in 0..9u32 {
                    let both = reachable[a as usize] && reachable[b as usize];
                    let wanted = both && !without[b as usize];
                    prop_assert_eq!(graph.dominates(a, b), wanted, "{} dom {}", a, b);
                }
            }
        }
    }
}
