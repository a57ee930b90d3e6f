//! How many executions there will be, before visiting them (Knuth, *Estimating the efficiency of
//! backtrack programs*, 1975): random ways down the tree of the search. The product of the numbers
//! of alternatives on a way is an unbiased estimate of the number of leaves.

use super::cells::{Cuts, Stage};
use super::options::Options;
use super::sampler::Sampler;
use super::search::{Explorer, STEPS};
use std::sync::Arc;
use tresse_machine::bug;
use tresse_machine::machine::Setup;

/// What a sample says about the number of executions, complete or not.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of the sample.
    pub executions: f64,
    /// Its standard error: large where few ways lead to most executions.
    pub error: f64,
}

/// Estimates the number of executions from so many ways down. The same program, config and number
/// give the same estimate; `None` if that was interrupted.
///
/// # Errors
/// As [`super::search`].
pub fn estimate(
    setup: &Arc<Setup>,
    args: &[String],
    options: &Options,
    samples: u32,
) -> Result<Option<Estimate>, String> {
    let mut root = Explorer::root(setup, args, options, false)?;
    root.cells.cuts.stage = Stage::Last;
    loop {
        match sample(&root, samples) {
            Ok(estimate) => return Ok(estimate),
            Err(more) => {
                let mut cuts = root.cells.cuts.clone();
                cuts.add(*more);
                let setup = setup.leaking(cuts.leaks.iter().copied());
                root = Explorer::root(&setup, args, options, cuts.has_races())?;
                root.cells.cuts = cuts;
            }
        }
    }
}

/// # Errors
/// The cuts that the search needs first.
fn sample(root: &Explorer, samples: u32) -> Result<Option<Estimate>, Box<Cuts>> {
    let mut state = 0;
    let (mut sum, mut squares) = (0.0, 0.0);
    for _ in 0..samples {
        let mut walk = root.clone();
        walk.sampler = Some(Sampler { state, weight: 1.0, is_leaf: false });
        let leaves = walk.descend();
        if walk.cells.cuts.is_new {
            return Err(Box::new(walk.events.execution.cells.cuts));
        }
        if walk.is_interrupted.get() {
            return Ok(None);
        }
        let Some(sampler) = walk.sampler else { bug!("a way down has no sampler") };
        state = sampler.state;
        sum += leaves;
        squares += leaves * leaves;
    }
    let n = f64::from(samples.max(1));
    let mean = sum / n;
    let error = ((squares / n - mean * mean).max(0.0) / n).sqrt();
    Ok(Some(Estimate { executions: mean, error }))
}

impl Explorer {
    /// One way down; the product of the numbers of alternatives, or 0 where it leads to no
    /// execution.
    fn descend(&mut self) -> f64 {
        if self.machine.ending.is_some() {
            return 1.0;
        }
        let (mut known, mut steps) = (0, 0u64);
        loop {
            // A way may be long, and there are many.
            if steps % STEPS == 0 && self.options.is_interrupted() {
                self.is_interrupted.set(true);
            }
            steps += 1;
            let mut goes_on = self.step();
            // What an event may revisit are alternatives to going on after it.
            while self.frames.len() > known {
                known = self.frames.len();
                let Some(frame) = self.frames.last() else { break };
                let (id, revisits) = (frame.id, frame.revisits.clone());
                let n = revisits.len() + usize::from(goes_on);
                let Some(sampler) = self.sampler.as_mut().filter(|_| !revisits.is_empty()) else {
                    break;
                };
                let drawn = sampler.draw(n);
                if drawn < revisits.len() {
                    self.graph.parts(id).for_each(|part| self.graph.remove_co(part));
                    goes_on = self.revisit(id, revisits[drawn]);
                }
            }
            if !goes_on {
                return self
                    .sampler
                    .as_ref()
                    .map_or(0.0, |s| if s.is_leaf { s.weight } else { 0.0 });
            }
        }
    }
}
