//! How many executions there will be, before visiting them (Knuth, *Estimating the efficiency of
//! backtrack programs*, 1975): random ways down the tree of the search. The product of the numbers
//! of alternatives on a way is an unbiased estimate of the number of leaves.
//!
//! Each way is an execution, and what is wrong with it is an error of the program. So a sample may
//! find in seconds what a search comes to in days.

use super::cells::{Basis, Cuts, Stage};
use super::options::Options;
use super::sampler::Sampler;
use super::search::{Explorer, STEPS};
use super::tally::{Tally, is_same};
use crate::report::{Found, Report};
use std::sync::Arc;
use tresse_machine::bug;
use tresse_machine::machine::Setup;
use tresse_memmodels::graph::Role;

/// What a sample says about the number of executions, complete or blocked, that a search with the
/// same options counts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean of the sample.
    pub executions: f64,
    /// Its standard error: large where few ways lead to most executions.
    pub error: f64,
}

/// What random ways down a search come to.
#[derive(Debug)]
pub struct Sampled {
    /// How many executions there may be. None if the sample was interrupted before it had many
    /// ways: the long ones are missing then.
    pub estimate: Option<Estimate>,
    /// Errors of the executions at the ends of the ways.
    pub errors: Vec<Found>,
}

impl Estimate {
    /// Is it of use: was there an execution at all, and is the error less than a third of the mean?
    pub fn is_good(&self) -> bool {
        self.executions > 0.0 && self.error * 3.0 <= self.executions
    }
}

impl Sampled {
    /// Adds errors to a report that has not got them: a search that was stopped may not have come
    /// to them.
    pub fn add_errors_to(self, report: &mut Report) {
        for found in self.errors {
            if !report.errors.iter().any(|known| is_same(&known.ending, &found.ending)) {
                report.errors.push(found);
            }
        }
    }
}

/// Goes `least` ways down, and more until the estimate is good, but no more than `most`. The same
/// program, config and numbers give the same sample, unless it is interrupted.
///
/// # Errors
/// As [`super::search`].
pub fn sample(
    setup: &Arc<Setup>,
    args: &[String],
    options: &Options,
    (least, most): (u32, u32),
) -> Result<Sampled, String> {
    // Nobody is to see an execution twice.
    let options = Options { observer: None, ..options.clone() };
    let options = &options;
    let mut root = Explorer::root(setup, args, options, Basis::default())?;
    root.cells.cuts.stage = Stage::Last;
    loop {
        match sample_from(&root, least, most) {
            Ok(sampled) => return Ok(sampled),
            Err(more) => {
                let mut cuts = root.cells.cuts.clone();
                cuts.add(*more);
                let setup = setup.leaking(cuts.leaks.iter().copied());
                root = Explorer::root(&setup, args, options, cuts.basis())?;
                root.cells.cuts = cuts;
            }
        }
    }
}

/// So many ways are an estimate, though there is no time for more.
const ENOUGH: u32 = 100;

/// # Errors
/// The cuts that the search needs first.
fn sample_from(root: &Explorer, least: u32, most: u32) -> Result<Sampled, Box<Cuts>> {
    if root.machine.ending.is_some() {
        let estimate = Some(of_sums(0.0, 0.0, 1));
        return Ok(Sampled { estimate, errors: root.tally.report.errors.clone() });
    }
    let mut state = 0;
    let mut tally = Tally::default();
    let (mut sum, mut squares) = (0.0, 0.0);
    let mut done = 0;
    while done < least || done < most && !of_sums(sum, squares, done).is_good() {
        done += 1;
        let mut walk = root.clone();
        walk.events.tally = Tally::default();
        walk.sampler = Some(Sampler { state, weight: 1.0 });
        walk.descend();
        if walk.cells.cuts.is_new {
            return Err(Box::new(walk.events.execution.cells.cuts));
        }
        if walk.is_interrupted.get() {
            let estimate = (done > ENOUGH).then(|| of_sums(sum, squares, done - 1));
            return Ok(Sampled { estimate, errors: tally.report.errors });
        }
        let Some(sampler) = walk.sampler else { bug!("a way down has no sampler") };
        state = sampler.state;
        // What the search counts there: nothing where a way leads nowhere, or to an error.
        let report = &walk.events.tally.report;
        let leaves = sampler.weight * (report.complete + report.blocked) as f64;
        tally.merge(walk.events.tally);
        sum += leaves;
        squares += leaves * leaves;
    }
    let estimate = of_sums(sum, squares, done);
    Ok(Sampled { estimate: Some(estimate), errors: tally.report.errors })
}

/// The estimate from the sum of numbers of executions, and that of their squares.
fn of_sums(sum: f64, squares: f64, samples: u32) -> Estimate {
    let n = f64::from(samples.max(1));
    let mean = sum / n;
    Estimate { executions: mean, error: ((squares / n - mean * mean).max(0.0) / n).sqrt() }
}

impl Explorer {
    /// One way down. The sampler has the product of the numbers of alternatives then, and the tally
    /// what is there.
    fn descend(&mut self) {
        let (mut known, mut steps) = (0, 0u64);
        loop {
            // A way may be long, and there are many.
            if steps % STEPS == 0 && self.options.is_interrupted() {
                self.is_interrupted.set(true);
            }
            steps += 1;
            let mut goes_on = self.step();
            // What an update may revisit are alternatives to going on after it, with the way that
            // it took; a write's belong to no way, and are alternatives to each.
            while self.frames.len() > known {
                known = self.frames.len();
                let Some(frame) = self.frames.last() else { break };
                let (id, revisits) = (frame.id, frame.revisits.clone());
                let is_write = self.graph.event(id).role == Role::Write;
                let ways = if is_write { frame.ways.len() } else { usize::from(goes_on) };
                let Some(sampler) = self.sampler.as_mut().filter(|_| !revisits.is_empty()) else {
                    break;
                };
                if is_write {
                    // One of them was drawn already.
                    sampler.weight /= ways.max(1) as f64;
                }
                let drawn = sampler.draw(revisits.len() + ways);
                if drawn < revisits.len() {
                    self.graph.parts(id).for_each(|part| self.graph.remove_co(part));
                    goes_on = self.revisit(id, revisits[drawn]);
                }
            }
            if !goes_on {
                return;
            }
        }
    }
}
