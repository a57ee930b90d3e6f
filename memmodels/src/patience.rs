//! Work on large executions takes long: whoever has it done is asked every now and then whether it
//! is still wanted.

use std::cell::Cell;
use std::convert::Infallible;

/// How long somebody waits for a result.
pub trait Patience {
    /// That the result is wanted no more.
    type Over;

    /// So much work is about to be done, in words of 64 bits that are looked at.
    ///
    /// # Errors
    /// It is wanted no more.
    fn spend(&self, words: usize) -> Result<(), Self::Over>;
}

/// Waits for ever.
#[derive(Clone, Copy, Debug)]
pub struct Endless;

impl Patience for Endless {
    type Over = Infallible;

    #[inline]
    fn spend(&self, _: usize) -> Result<(), Infallible> {
        Ok(())
    }
}

/// The result of some work is wanted no more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Halted;

/// Asks whether to go on, each time that so much work was done.
pub struct Halt<'a> {
    is_over: &'a dyn Fn() -> bool,
    left: Cell<usize>,
    stretches: Cell<u64>,
}

impl<'a> Halt<'a> {
    /// Words between two questions: some hundredths of a second.
    pub const STRETCH: usize = 1 << 24;

    /// Asks this.
    pub fn new(is_over: &'a dyn Fn() -> bool) -> Halt<'a> {
        Halt { is_over, left: Cell::new(Halt::STRETCH), stretches: Cell::new(0) }
    }

    /// So many words were looked at, or a few less.
    pub fn spent(&self) -> u64 {
        self.stretches.get() * Halt::STRETCH as u64 + (Halt::STRETCH - self.left.get()) as u64
    }
}

impl Patience for Halt<'_> {
    type Over = Halted;

    #[inline]
    fn spend(&self, words: usize) -> Result<(), Halted> {
        match self.left.get().checked_sub(words) {
            Some(left) => self.left.set(left),
            None if (self.is_over)() => return Err(Halted),
            None => {
                self.stretches.set(self.stretches.get() + 1);
                self.left.set(Halt::STRETCH);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cat::{Cat, Event, Execution};
    use crate::relation::Relation;
    use crate::{Kind, Order};

    /// Where each event is related to each, a closure looks at a row for each pair of events.
    #[test]
    fn long_work_on_a_relation_asks_whether_to_go_on() {
        let full = Relation::full(1024);
        let asked = Cell::new(0);
        let is_over = || {
            asked.set(asked.get() + 1);
            asked.get() > 1
        };
        let halt = Halt::new(&is_over);
        assert_eq!(full.transitive_closure_within(&halt), Ok(full.clone()));
        assert_eq!(asked.get(), 1);
        assert_eq!(full.compose_within(&full, &halt), Err(Halted));
    }

    /// A text is asked in each of its operations.
    #[test]
    fn a_text_is_given_up_in_the_midst() {
        let write = Event {
            thread: Some(0),
            kind: Kind::Write,
            order: Order::Rlx,
            location: Some(0),
            is_full: false,
        };
        let mut x = Execution::new(vec![write; 1500]);
        x.po = Relation::filter(1500, |a, b| a < b);
        let cat = Cat::parse("t", "\"t\"\nlet hb = (po | co)+\nacyclic hb", &|_| None)
            .unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(cat.check_until(&x, &Halt::new(&|| true)), Ok(None));
        assert_eq!(cat.relation_until("hb", &x, &Halt::new(&|| true)), Ok(None));
        let judged = cat.check_until(&x, &Halt::new(&|| false));
        assert!(judged.is_ok_and(|j| j.is_some_and(|j| j.is_consistent())));
    }
}
