//! Tresse as a library: a program of LLVM IR is loaded, looked at, and reported on.
//!
//! [`Program`] is what is looked at: files or texts, parsed, verified, and linked with Tresse's C
//! library; [`Loader`] has more to say about how it is loaded. [`Check`] searches its executions,
//! [`Run`] follows one, [`Fuzz`] tries many by chance, [`Steps`] is the paper's machine in small
//! steps, and [`Replay`] follows what a report found. Each is a builder, and gives a [`Report`],
//! which a [`Format`] makes a text of. [`debug`] goes forward and back in one execution.
//!
//! ```
//! use tresse::{Check, Failure, Format, Loader, Text, Verdict};
//!
//! # fn main() -> Result<(), Failure> {
//! let ir = "@x = global i32 0\n\
//!           define i32 @main() {\n  store i32 1, ptr null\n  ret i32 0\n}\n";
//! let program = Loader::new().ir("null.ll", ir).load()?;
//! let report = Check::new(&program).model("rc11").run()?;
//! assert_eq!(report.verdict, Verdict::Error);
//! assert_eq!(report.problems[0].code, "T0405");
//! assert!(Text.report(&report).starts_with("error[T0405]: undefined behaviour"));
//! # Ok(())
//! # }
//! ```
//!
//! Nothing is accepted and not used: a parameter that an engine cannot honour chooses an engine
//! that can, or is refused by its name ([`PARAMETERS`] is the table of who honours what).
//!
//! ```
//! use tresse::{Check, Engine, Loader};
//!
//! # fn main() -> Result<(), tresse::Failure> {
//! let program = Loader::new().ir("a.ll", "define i32 @main() {\n  ret i32 0\n}\n").load()?;
//! let refused = Check::new(&program).engine(Engine::Steps).unroll(3).run().unwrap_err();
//! assert!(refused.to_string().contains("--unroll is not for `tresse check --engine steps`"));
//! // Preemptions are counted in schedules, which a search by states has.
//! let report = Check::new(&program).max_preemptions(2).run()?;
//! assert_eq!(report.way.name(), "steps");
//! # Ok(())
//! # }
//! ```
//!
//! The library is made to be embedded. It prints nothing, ends no process, and keeps no state of
//! its own. A search stops when a flag is set, and tells a callback how far it is. The library
//! reads the files that it is given, and source files that lie beside them, to quote lines from. It
//! runs clang for C files, with a temporary folder. It writes a checkpoint, or the items of a
//! search, where that was asked for. A panic is a bug of Tresse.

mod chance;
mod check;
mod checkpoint;
mod clang;
mod compare;
pub mod debug;
mod environment;
pub mod explain;
mod failure;
mod format;
mod fuzz;
mod given;
mod keeper;
mod layout;
mod library;
mod loader;
mod memory;
mod model;
mod opinion;
mod options;
mod parameters;
mod program;
mod project;
mod reach;
mod replay;
mod report;
mod run;
mod rustc;
mod search;
mod settings;
mod shards;
mod stand_in;
mod steps;
pub mod sweep;

pub use check::{Check, Engine, MAX_JOBS};
pub use compare::{Compare, Comparison, Only, Seen, Side, Why};
pub use failure::{Complaint, Failure, Place, Voice};
pub use format::{Format, Json, SCHEMA, Text};
pub use fuzz::{Fuzz, RUNS, Strategy};
pub use loader::{Loader, is_source};
pub use options::Count;
pub use parameters::{PARAMETERS, Parameter, Way};
pub use program::Program;
pub use replay::Replay;
pub use report::plain::{json as plain_json, plain, quote};
pub use report::states;
pub use report::{
    Details, Execution, ExecutionGraph, Fuzzing, Heap, Location, Memory, Problem, Reached,
    ReplayHint, Report, Search, SecondOpinion, Seeds, Spot, Stopped, Verdict,
};
pub use run::Run;
pub use settings::Progress;
pub use shards::{Merge, Work, Worked};
pub use steps::{Shows, Steps};
pub use tresse_machine::compiled::AFTER as COMPILE_AFTER;

// What stands in the interface of other crates.
pub use tresse_explore::agree::opinion::{Difference, Opinion};
pub use tresse_explore::graph::{Equivalence, Estimate};
pub use tresse_explore::{Cut, Outcome};
pub use tresse_machine::{Config, config};
