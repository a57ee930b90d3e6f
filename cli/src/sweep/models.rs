//! Under which models a program is right, and which of these is the weakest.

use super::{Cell, Kind, Table};
use rustc_hash::FxHashMap;
use tresse_memmodels::find;

/// What models say where all else is the same.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Right {
    /// The values on all other axes.
    pub values: Vec<String>,
    /// Models under which the program is right.
    pub right: Vec<String>,
    /// Models under which it is wrong.
    pub wrong: Vec<String>,
    /// Models of which nothing can be said.
    pub open: Vec<String>,
    /// Of those under which it is right, those that no other one of them is weaker than.
    pub weakest: Vec<String>,
}

/// Does a model allow all that another one does, and more?
fn is_weaker(model: &str, than: &str) -> bool {
    model != than && find(model).zip(find(than)).is_some_and(|(weak, m)| weak.allows_all_of(m))
}

impl Table {
    /// For each combination of the other values, if models are an axis.
    pub fn right(&self) -> Vec<Right> {
        let Some(axis) = self.axes.iter().position(|axis| axis.name == "model") else {
            return Vec::new();
        };
        let (mut all, mut places) = (Vec::<Right>::new(), FxHashMap::default());
        for cell in &self.cells {
            let mut values = cell.values.clone();
            values.remove(axis);
            let place = *places.entry(values.clone()).or_insert(all.len());
            if place == all.len() {
                all.push(Right { values, ..Right::default() });
            }
            all[place].enter(cell);
        }
        all.iter_mut().for_each(Right::find_weakest);
        all
    }
}

impl Right {
    fn enter(&mut self, cell: &Cell) {
        let list = match cell.found.kind {
            Kind::Right => &mut self.right,
            Kind::Wrong => &mut self.wrong,
            _ => &mut self.open,
        };
        list.push(cell.model.clone());
    }

    fn find_weakest(&mut self) {
        let is_weakest = |model: &&String| !self.right.iter().any(|other| is_weaker(other, model));
        self.weakest = self.right.iter().filter(is_weakest).cloned().collect();
    }
}
