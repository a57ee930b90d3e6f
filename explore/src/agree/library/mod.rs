//! Laws for programs with library calls ([`crate::generate::library`]): what must hold of every
//! program, whatever it does. Most of them are within one engine, so that an error that two engines
//! share does not hide.
//!
//! *Private = leaked.* Nobody reads the global to which a pointer is stored, so the two forms of a
//! program have the same executions. One of them goes the fast way of memory that only one thread
//! knows, the other does not.
//!
//! *Graphs = steps*: outcomes, errors, races. The process of a graph ends when all its threads have
//! ended (docs/models.md), so the machine has more outcomes where some are cut off. Where memory
//! has a history a call sees the newest state only, so the machine has less if the program probes
//! (docs/limitations.md). Races under `pso` are those of two notions there, and not compared;
//! nor is what is freed. Of a program with several errors each engine may find others.
//!
//! *Graphs = candidates*, races as well: an engine that shares nothing with graphs but the threads.
//!
//! *One is within the other*: what is seen under a strong model by weaker ones, what a run by
//! chance meets by a search, what an optimised program does by the program itself. The latter up
//! to undefined behaviour, as that is what an optimiser may rely on; under `rc11`, as the orders
//! that it keeps are those of C11; and of the globals that both still name. A read that races is
//! undefined there and no error (LangRef, "Memory Model for Concurrent Operations"): an optimiser
//! moves loads to where they race, and drops what they yield.
//!
//! *Threads need as much memory*, stack and heap, for graphs and steps, if nothing is wrong.
//!
//! *Reductions change nothing.* *Ways lead where they say.* *No engine panics*: in a build with
//! debug assertions graphs look whether they are visited twice.
//!
//! What a race does is undefined, and each engine stops somewhere else after it. So of a program
//! that races only that is compared.

pub(super) mod look;

use super::{Finding, Verdict};
use crate::generate::library::{Code, Home, Stmt};
use crate::peaks::{Peak, Peaks};
use look::{Form, Looks, Seen, View, Way};
use std::sync::Arc;
use tresse_machine::End;
use tresse_machine::Program;
use tresse_machine::lower::Locals;
use tresse_memmodels::registry::Races;
use tresse_memmodels::{MODELS, Model, Order};

/// What an engine says if it has panicked.
pub(crate) const PANIC: &str = "panic: ";

/// Makes a program of text.
pub type Link<'a> = &'a dyn Fn(&str, Locals) -> Result<Arc<Program>, String>;

/// An optimiser of IR text.
pub struct Optimiser<'a> {
    /// Such as `opt-19 -O2`.
    pub name: String,
    /// Text for text.
    pub run: &'a dyn Fn(&str) -> Result<String, String>,
}

/// What the laws need from outside.
pub struct Tools<'a> {
    /// Links a program with the library.
    pub link: Link<'a>,
    /// Optimisers, if there are any.
    pub optimisers: Vec<Optimiser<'a>>,
    /// States, and candidates, at most.
    pub states: u64,
    /// Executions of graphs, at most.
    pub executions: u64,
    /// Runs by chance under each model.
    pub runs: u64,
}

/// A program, and what is asked of it.
pub struct Library<'a> {
    /// The program.
    pub code: &'a Code,
    /// Models.
    pub models: Vec<&'static str>,
    /// What the laws need from outside.
    pub tools: Tools<'a>,
}

/// A law, and how to ask whether it holds.
struct Law<'a> {
    name: String,
    holds: Box<dyn Fn(&Looks<'_>) -> Verdict + 'a>,
}

impl Library<'_> {
    /// Every law whose name is wanted.
    pub fn agree(&self, is_wanted: &dyn Fn(&str) -> bool) -> Vec<Finding> {
        let looks = Looks::new(self);
        let laws = self.laws().into_iter().filter(|l| is_wanted(&l.name));
        let each = laws.map(|law| Finding { verdict: (law.holds)(&looks), law: law.name });
        each.collect()
    }

    fn laws(&self) -> Vec<Law<'_>> {
        let mut laws = Vec::new();
        for model in self.models.iter().copied() {
            laws.extend(self.private_laws(model));
            laws.extend(self.engine_laws(model));
            laws.extend(self.reduction_laws(model));
            laws.push(self.run_law(model));
        }
        laws.extend(self.model_laws());
        laws.extend(self.optimiser_laws());
        laws
    }

    fn private_laws(&self, model: &'static str) -> Vec<Law<'_>> {
        if self.code.blocks.iter().all(|b| b.home == Home::Global) {
            return Vec::new();
        }
        let each = [Way::Graph, Way::Steps].map(|way| {
            let name = format!("private = leaked by {} under {model}", name(way));
            law(name, move |looks| {
                let [a, b] = [Form::Plain, Form::Leaky].map(|f| looks.see(f, way, model));
                // The store of a pointer is a step, which moves what is in flight together.
                judge(&a, &b, if way == Way::Steps { &equal } else { &same })
            })
        });
        each.into()
    }

    fn engine_laws(&self, model: &'static str) -> Vec<Law<'_>> {
        let row = tresse_memmodels::find(model);
        let is_less = row.is_some_and(|m| m.storage.is_some()) && self.code.has_probes();
        let mut laws = vec![
            law(format!("graph = steps under {model}"), move |looks| {
                let [graph, steps] =
                    [Way::Graph, Way::Steps].map(|w| looks.see(Form::Plain, w, model));
                judge(&graph, &steps, &|graph, steps| graph_and_steps(row, graph, steps, is_less))
            }),
            law(format!("graph = candidates under {model}"), move |looks| {
                let [graph, candidates] =
                    [Way::Graph, Way::Candidates].map(|w| looks.see(Form::Plain, w, model));
                judge(&graph, &candidates, &graph_and_candidates)
            }),
            law(format!("memory of graph = that of steps under {model}"), move |looks| {
                let [graph, steps] =
                    [Way::Graph, Way::Steps].map(|w| looks.see(Form::Plain, w, model));
                // By states a number is now one thread's, now another's.
                let is_open = is_less || self.code.has_creators();
                judge(&graph, &steps, &|graph, steps| match is_open {
                    true => None,
                    false => memory(graph, steps),
                })
            }),
        ];
        for way in [Way::Graph, Way::Steps] {
            laws.push(law(
                format!("ways of {} lead where they say under {model}", name(way)),
                move |looks| match &*looks.see(Form::Plain, way, model) {
                    Err(why) => failed(why),
                    Ok(seen) => match &seen.astray {
                        None => Verdict::Holds,
                        Some(why) => Verdict::Broken(why.clone()),
                    },
                },
            ));
        }
        laws
    }

    fn reduction_laws(&self, model: &'static str) -> Vec<Law<'_>> {
        let ways = [
            Way::GraphInMemory,
            Way::GraphRounds,
            Way::GraphArrivals,
            Way::GraphDetours,
            Way::GraphCommuting,
            Way::GraphSections,
            Way::GraphSymmetry,
            Way::GraphByReads,
            Way::GraphByTwo,
        ];
        let each = ways.map(|way| {
            law(format!("graph = {} under {model}", name(way)), move |looks| {
                let [a, b] = [Way::Graph, way].map(|w| looks.see(Form::Plain, w, model));
                judge(&a, &b, &|a, b| {
                    let counts = way == Way::GraphByTwo && a.executions != b.executions;
                    let is_whole = a.cut.is_none() && b.cut.is_none();
                    // A thread stops at what is undefined. What the others still do then depends on
                    // how far it had come: on the rounds of its loops, and on the order of updates
                    // by which the others, or it, know of each other. A round that is left out had
                    // read something, and may have been what kept two accesses from a race; rounds
                    // are more where a local lies in memory, and where nobody knows what waits.
                    let stops = matches!(
                        way,
                        Way::GraphRounds
                            | Way::GraphCommuting
                            | Way::GraphInMemory
                            | Way::GraphDetours
                            | Way::GraphByReads
                    );
                    if stops && a.has_undefined() && b.has_undefined() {
                        return None;
                    }
                    same(a, b).or_else(|| memory(a, b)).or_else(|| {
                        (counts && is_whole)
                            .then(|| format!("{} and {} executions", a.executions, b.executions))
                    })
                })
            })
        });
        each.into()
    }

    fn run_law(&self, model: &'static str) -> Law<'_> {
        let runs = self.tools.runs;
        law(format!("a run by chance is one of graph under {model}"), move |looks| {
            let graph = looks.see(Form::Plain, Way::Graph, model);
            let graph = match &*graph {
                Err(why) => return failed(why),
                Ok(seen) => seen,
            };
            if let Some(cut) = graph.cut {
                return Verdict::Open(cut.into());
            }
            let wrong = (0..runs).find_map(|seed| run_in(looks, model, seed, graph));
            wrong.map_or(Verdict::Holds, Verdict::Broken)
        })
    }

    fn model_laws(&self) -> Vec<Law<'_>> {
        let has_sc = self.code.stmts().iter().any(|(_, s)| has_sc(s));
        let asked: Vec<&Model> = MODELS.iter().filter(|m| self.models.contains(&m.name)).collect();
        let pairs: Vec<_> = asked
            .iter()
            .flat_map(|strong| asked.iter().map(move |weak| (*strong, *weak)))
            .collect();
        let laws = pairs.into_iter().filter(move |(strong, weak)| {
            strong.name != weak.name
                && weak.allows_all_of(strong)
                && (strong.has_sc || !weak.has_sc || !has_sc)
        });
        let laws = laws.map(|(strong, weak)| (strong.name, weak.name));
        let each = laws.flat_map(|(strong, weak)| {
            [Way::Graph, Way::Steps].map(|way| {
                law(format!("{strong} within {weak} by {}", name(way)), move |looks| {
                    let [a, b] = [strong, weak].map(|m| looks.see(Form::Plain, way, m));
                    judge(&a, &b, &within)
                })
            })
        });
        each.collect()
    }

    fn optimiser_laws(&self) -> Vec<Law<'_>> {
        // The orders that an optimiser keeps are those of C11, as its happens-before.
        let is_c11 = |m: &&Model| m.races == Races::HappensBefore && !m.is_buffered;
        let c11 = MODELS.iter().filter(is_c11).map(|m| m.name);
        let asked = c11.filter(|m| self.models.contains(m));
        let each = asked.flat_map(|model| {
            self.tools.optimisers.iter().enumerate().map(move |(n, optimiser)| {
                let name = format!("{} within the program itself under {model}", optimiser.name);
                law(name, move |looks| {
                    let [a, b] =
                        [Form::Optimised(n), Form::Plain].map(|f| looks.see(f, Way::Graph, model));
                    judge(&a, &b, &|a, b| match b.has_undefined() {
                        true => None,
                        false => within(&a.among_globals_of(b), &b.among_globals_of(a)),
                    })
                })
            })
        });
        each.collect()
    }
}

fn law<'a>(name: String, holds: impl Fn(&Looks<'_>) -> Verdict + 'a) -> Law<'a> {
    Law { name, holds: Box::new(holds) }
}

fn name(way: Way) -> &'static str {
    match way {
        Way::Steps => "steps",
        Way::Candidates => "candidates",
        Way::Graph => "graph",
        Way::GraphInMemory => "graph with locals in memory",
        Way::GraphRounds => "graph round by round",
        Way::GraphArrivals => "graph with every arrival",
        Way::GraphDetours => "graph with every execution",
        Way::GraphCommuting => "graph with updates in no order",
        Way::GraphSections => "graph with sections in no order",
        Way::GraphSymmetry => "graph with all reductions",
        Way::GraphByReads => "graph by reads",
        Way::GraphByTwo => "graph by two workers",
    }
}

fn has_sc(stmt: &Stmt) -> bool {
    match stmt {
        Stmt::Read { order, .. }
        | Stmt::Write { order, .. }
        | Stmt::Update { order, .. }
        | Stmt::Fence(order)
        | Stmt::Try { orders: [order, _], .. }
        | Stmt::While { order, .. }
        | Stmt::Take { order, .. } => *order == Order::Sc,
        Stmt::Publish { .. } => true,
        _ => false,
    }
}

/// What speaks against a run by chance being one of the executions of graphs.
fn run_in(looks: &Looks<'_>, model: &'static str, seed: u64, graph: &Seen) -> Option<String> {
    let ending = match looks.run(model, seed) {
        Ok(ending) => ending?,
        Err(why) => return why.starts_with(PANIC).then_some(why),
    };
    match &ending.end {
        _ if graph.is_racy || graph.uses_what_is_gone() => None,
        End::Exit(_) => {
            let outcome = looks.outcome(model, seed)?;
            let is_there = graph.outcomes.contains(&outcome);
            (!is_there).then(|| format!("seed {seed}: {}", told(&outcome)))
        }
        // Where there are several errors, each engine may stop at others first.
        End::Race(_) | End::Ub { .. } if graph.has_undefined() => None,
        End::Race(_) => Some(format!("seed {seed}: a race")),
        end if end.is_error() && !graph.codes.contains(end.code()) => {
            Some(format!("seed {seed}: {}", end.code()))
        }
        _ => None,
    }
}

fn failed(why: &str) -> Verdict {
    match why.strip_prefix(PANIC) {
        Some(panic) => Verdict::Broken(format!("{PANIC}{panic}")),
        None => Verdict::Open(why.into()),
    }
}

/// Compares two views, if they can be.
fn judge(a: &View, b: &View, compare: &dyn Fn(&Seen, &Seen) -> Option<String>) -> Verdict {
    match (a, b) {
        (Err(why), _) | (_, Err(why)) => failed(why),
        (Ok(a), Ok(b)) => match (compare(a, b), a.cut, b.cut) {
            (Some(why), ..) => Verdict::Broken(why),
            (None, None, None) => Verdict::Holds,
            (None, Some(cut), _) | (None, _, Some(cut)) => Verdict::Open(cut.into()),
        },
    }
}

/// What speaks against two views of one engine being the same. One that was cut short may have
/// less.
fn same(a: &Seen, b: &Seen) -> Option<String> {
    // An execution ends where memory is used that is gone: what races behind that is not seen.
    let is_gone = a.uses_what_is_gone() || b.uses_what_is_gone();
    let is_whole = if a.is_racy { b } else { a }.cut.is_none();
    if a.is_racy != b.is_racy && is_whole && !is_gone {
        return Some(format!("races: {}, and {}", a.is_racy, b.is_racy));
    }
    let one = |a: &Seen, b: &Seen| if b.cut.is_some() { None } else { less(a, b) };
    one(a, b).or_else(|| one(b, a).map(|why| format!("the other way round: {why}")))
}

/// What speaks against threads having needed as much memory. By states nothing is known of the heap
/// where one thread frees what another has allocated.
fn memory(a: &Seen, b: &Seen) -> Option<String> {
    let (a, b) = a.peaks.as_ref().zip(b.peaks.as_ref())?;
    let knows_heap = a.frees_of_others == b.frees_of_others && !a.frees_of_others;
    let of = |peaks: &Peaks| {
        let known = |p: &Peak| Peak { heap: if knows_heap { p.heap } else { 0 }, ..*p };
        peaks.threads().iter().map(known).collect::<Vec<Peak>>()
    };
    let is_one = a.frees_of_others == b.frees_of_others && of(a) == of(b);
    (!is_one).then(|| format!("memory: {a:?}, and {b:?}"))
}

/// The same, of two engines.
fn equal(a: &Seen, b: &Seen) -> Option<String> {
    within(a, b).or_else(|| within(b, a).map(|why| format!("the other way round: {why}")))
}

/// What speaks against `a` having seen no more than `b`, another engine or model.
fn within(a: &Seen, b: &Seen) -> Option<String> {
    // What comes after such use, or beside it, is undefined; each engine stops somewhere else.
    if b.cut.is_some() || b.is_racy || b.uses_what_is_gone() {
        return None;
    }
    if a.is_racy {
        return Some("only one has a race".into());
    }
    less(a, b)
}

/// What `a` has and `b` has not.
fn less(a: &Seen, b: &Seen) -> Option<String> {
    if !a.codes.is_subset(&b.codes) {
        return Some(format!("errors {:?}, and {:?}", a.codes, b.codes));
    }
    let more = a.outcomes.difference(&b.outcomes).next()?;
    Some(format!("only one has {}", told(more)))
}

fn told(outcome: &crate::outcome::Outcome) -> String {
    let globals = outcome.globals.iter().filter(|(_, v)| !v.starts_with('{'));
    let globals: Vec<String> = globals.map(|(name, value)| format!("{name}={value}")).collect();
    format!("exit={} {}", outcome.exit, globals.join(" "))
}

/// What speaks against graphs and the machine having seen the same under a model. `is_less`: the
/// machine may have less of everything.
pub(super) fn graph_and_steps(
    model: Option<&Model>,
    graph: &Seen,
    steps: &Seen,
    is_less: bool,
) -> Option<String> {
    let is_one_notion = model.is_some_and(Model::has_one_notion_of_races);
    let is_racy = graph.is_racy || steps.is_racy;
    // Where there are several errors, each engine may stop at others first.
    let are_wrong = graph.has_undefined() && steps.has_undefined();
    let is_open = !is_one_notion && (is_racy || graph.uses_what_is_gone());
    match is_open || are_wrong {
        true => None,
        false => machine_and_graph(graph, steps, is_less),
    }
}

/// What speaks against graphs and candidates having seen the same: races as well.
pub(super) fn graph_and_candidates(a: &Seen, b: &Seen) -> Option<String> {
    let is_whole = a.cut.is_none() && b.cut.is_none();
    // An object goes while another thread writes to it and a third reads: that is a race up to
    // there, and a use of what is gone. The engine that meets the one does not look for the other.
    let has_stopped = if a.is_racy { b } else { a }.uses_what_is_gone();
    if is_whole && a.is_racy != b.is_racy && !has_stopped {
        return Some(format!("races: {}, and {}", a.is_racy, b.is_racy));
    }
    equal(a, b)
}

fn machine_and_graph(graph: &Seen, steps: &Seen, is_less: bool) -> Option<String> {
    let more = within(steps, graph).map(|why| format!("steps: {why}"));
    let less = || within(graph, steps).map(|why| format!("graph: {why}"));
    more.or_else(|| if is_less { None } else { less() })
}
