//! An execution graph that is followed event by event, and can be copied at any moment: for who
//! goes forward and back ([`crate::walk`]).

use super::follow::guided;
use super::guide::Slow;
use super::search::Explorer;
use super::{ready, view};
use crate::path::Path;
use crate::sight::{Followed, View};
use crate::walk::Moved;
use std::sync::Arc;
use tresse_machine::Machine;
use tresse_machine::machine::Setup;
use tresse_machine::thread::Tid;
use tresse_memmodels::Judge;

/// A graph of which so many events are there.
#[derive(Clone)]
pub struct Course {
    explorer: Box<Explorer>,
    /// The threads, with what the graph says in memory.
    machine: Machine,
    end: Option<Arc<Followed>>,
}

impl Course {
    /// The beginning of what [`super::follow_under`] would do with the same.
    ///
    /// # Errors
    /// The config's model has no axioms.
    pub fn new(
        setup: &Arc<Setup>,
        args: &[String],
        path: &Path,
        judge: Option<Arc<Judge>>,
    ) -> Result<Course, String> {
        let explorer = Box::new(guided(setup, args, path, judge)?);
        let end = explorer.early().map(Arc::new);
        let machine = explorer.with_memory(explorer.machine.clone());
        Ok(Course { explorer, machine, end })
    }

    /// The threads and their memory, with the last write to each location in it.
    pub fn machine(&self) -> &Machine {
        &self.machine
    }

    /// The graph.
    pub fn view(&self) -> View {
        self.end.as_ref().map_or_else(|| view::view(&self.explorer), |end| end.view.clone())
    }

    /// What the program has written up to here: descriptors, and bytes.
    pub fn output(&self) -> Vec<(u32, Arc<[u8]>)> {
        let all = self.explorer.outputs().into_iter();
        all.map(|output| (output.fd, output.bytes.into())).collect()
    }

    /// The thread of the next event, if there is one more.
    pub fn next_thread(&self) -> Option<Tid> {
        if self.end.is_some() {
            return None;
        }
        match self.explorer.guided_step() {
            Some(step) => Some(Tid::from(step.thread)),
            None => ready::next_thread(&self.explorer).map(|thread| thread as Tid),
        }
    }

    /// Goes on by an event, or from the last one to the end. `false`: it is at the end.
    ///
    /// # Errors
    /// The path does not exist in this program.
    pub fn step(&mut self) -> Result<bool, String> {
        if self.end.is_some() {
            return Ok(false);
        }
        // The same ends are come to again and again.
        self.explorer.tally = std::mem::take(&mut self.explorer.tally).once_more();
        let is_last = self.explorer.guided_step().is_none();
        let gone = match is_last {
            true => self.explorer.go_to_end(),
            false => self.explorer.go_step().map(drop),
        };
        self.end = self.explorer.reached.take().map(|reached| Arc::from(*reached));
        match &self.end {
            Some(end) => self.machine = end.found.machine.clone(),
            None if is_last || gone.is_err() => return Err(self.explorer.astray(gone.err())),
            None => self.machine = self.explorer.with_memory(self.explorer.machine.clone()),
        }
        Ok(true)
    }

    /// What threads do on the way to the next event, operation by operation.
    pub fn moves(&self) -> Vec<Moved> {
        self.slowly(usize::MAX).seen
    }

    /// The state after so many of these and one more.
    pub fn moment(&self, after: usize) -> Option<Machine> {
        self.slowly(after).kept.map(|machine| self.explorer.with_memory(machine))
    }

    fn slowly(&self, wanted: usize) -> Slow {
        let mut explorer = self.explorer.clone();
        if self.end.is_some() {
            return Slow::default();
        }
        if let Some(guide) = &mut explorer.guide {
            guide.slow = Some(Slow { wanted, ..Slow::default() });
        }
        explorer.tally = std::mem::take(&mut explorer.tally).once_more();
        // Where it leads is found out by who goes there.
        if let Ok(false) = explorer.go_step() {
            let _ = explorer.go_to_end();
        }
        explorer.guide.take().and_then(|guide| guide.slow).unwrap_or_default()
    }
}
