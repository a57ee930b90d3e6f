//! The command line as data: one struct of flags for each command. Flags keep the names that users
//! know from GenMC, Miri and `llubi`.

use super::compare::CompareArgs;
use super::debug::DebugArgs;
use super::explain::ExplainArgs;
use super::fuzz::FuzzArgs;
use super::models::ModelsArgs;
use super::named::Named;
use super::one::ReplayArgs;
use super::shards::{MergeArgs, WorkArgs};
use super::steps::StepsArgs;
use super::sweep::SweepArgs;
use super::values::{
    After, address_space, addresses, base, call_types, channels, dispatch, endianness, errno,
    granularity, int_provenance, jobs, leaks, pointer_arithmetic, pointer_width, race, seconds,
    seeds, standard, store_buffer, undef, uninit, volatile,
};
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use tresse::Engine;
use tresse::config::{
    Addresses, Base, CallTypes, Channels, Config, Dispatch, Endianness, Errno, Granularity,
    IntProvenance, Leaks, PointerArithmetic, PointerWidth, RacePolicy, Size, Standard, StoreBuffer,
    UndefPolicy, Uninit, Volatile,
};

/// Runs multi-threaded LLVM IR on an abstract machine, and visits every execution that a memory
/// model allows.
#[derive(Debug, Parser)]
#[command(name = "tresse", version, arg_required_else_help = true)]
#[command(after_help = "Exit codes of `run`, and of `replay` where the program exits: the \
                  program's own.\n\
                  Exit codes of the others: 0 no error in any execution; 1 the search was cut \
                  short;\n\
                  2 wrong usage, bad input, or a report could not be written; 3 not modelled;\n\
                  4 no state matches (`steps --pattern`);\n\
                  10 failed assertion; 12 deadlock or livelock; 13 data race;\n\
                  14 memory error or other undefined behaviour; 70 internal error.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Run one execution; the exit code is the program's own
    Run(RunArgs),
    /// Run many executions by chance, under any model: for programs that are too large for `check`
    Fuzz(FuzzArgs),
    /// Visit every execution, and report errors and outcomes
    Check(CheckArgs),
    /// Check one program under many machines and models, and print one table. A FILE that ends in
    /// .ron says what to vary; the others are the program's
    Sweep(SweepArgs),
    /// Look at one program under two machines or models: what one of them only allows, with the
    /// smallest execution and what the other one forbids it by
    Compare(CompareArgs),
    /// As `check --engine steps`, but byte by byte through the queues of the K-LLVM machine; or
    /// trace one execution, list all traces, or look for states
    Steps(StepsArgs),
    /// The same as `check --engine candidates`
    Axioms(CheckArgs),
    /// Follow a replay string that a report printed
    Replay(ReplayArgs),
    /// Look at one execution on a terminal, and go forward and back in it
    Debug(DebugArgs),
    /// Explore one item of a search that `check --shards` has divided
    Work(WorkArgs),
    /// Report what was found in all items of such a search
    Merge(MergeArgs),
    /// Explain an error code, with an example
    Explain(ExplainArgs),
    /// List the memory models
    Models(ModelsArgs),
}

impl Command {
    /// The form of its report.
    pub(crate) fn format(&self) -> Form {
        match self {
            Command::Run(a) => a.input.format,
            Command::Fuzz(a) => a.input.format,
            Command::Check(a) | Command::Axioms(a) => a.input.format,
            Command::Sweep(a) => a.input.format,
            Command::Compare(a) => a.input.format,
            Command::Steps(a) => a.input.format,
            Command::Replay(a) => a.input.format,
            Command::Debug(a) => a.input.format,
            Command::Merge(a) => a.format,
            Command::Models(a) => a.format,
            Command::Work(_) | Command::Explain(_) => Form::Text,
        }
    }
}

/// How results are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Form {
    /// For people, on standard error (a sweep's table and what `compare` finds: on standard
    /// output)
    #[default]
    Text,
    /// For programs: one object on standard output, and nothing else
    Json,
}

/// What every command that takes a program takes.
#[derive(Debug, Args)]
pub(crate) struct Input {
    /// Files of the program: LLVM IR as text (.ll) or bitcode (.bc), C (.c, .i) or C++ (.cpp, .cc,
    /// .cxx, .c++, .C, .ii), compiled with clang, or Rust (.rs), with rustc. All of them are
    /// linked together
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// After `--`: flags for clang (or rustc, or cargo), and more files
    #[arg(last = true, value_name = "FLAGS AND FILES")]
    pub rest: Vec<String>,
    /// How to print results
    #[arg(long, value_enum, default_value_t)]
    pub format: Form,
    /// The clang that compiles C and C++ files
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,
    /// The rustc that compiles Rust
    #[arg(long, value_name = "PATH")]
    pub rustc: Option<PathBuf>,
    /// Compile the files of a project as its compile_commands.json says, which is this file or in
    /// this folder. Where files in C or C++ are named as well, only those. Or compile a crate of
    /// Rust as its Cargo.toml says, in this folder or this file
    #[arg(long, value_name = "DIR|FILE")]
    pub project: Option<PathBuf>,
    /// Run IR with the byte order and pointer width that were chosen even if its data layout says
    /// otherwise; there is a warning then
    #[arg(long)]
    pub relayout: bool,
    /// Refuse a program that names functions or variables which are neither in it nor in the
    /// library, with a list of them. Without it an execution that reaches one ends there
    #[arg(long)]
    pub refuse_unknown: bool,
    /// Quote source lines from files under this folder as well. Without it they are quoted only
    /// from files under the folders of the program's own files
    #[arg(long, value_name = "DIR")]
    pub source: Vec<PathBuf>,
    /// The program's arguments, separated by spaces
    #[arg(long, value_name = "WORDS", allow_hyphen_values = true)]
    pub args: Option<String>,
    /// One more argument of the program, taken as it is
    #[arg(long, value_name = "WORD", allow_hyphen_values = true)]
    pub arg: Vec<String>,
    /// A variable of the program's environment, which is empty otherwise
    #[arg(long, value_name = "NAME=VALUE")]
    pub env: Vec<String>,
    /// The program's standard input. Without it there is none: the first read is at its end
    #[arg(long, value_name = "FILE")]
    pub stdin: Option<PathBuf>,
    /// A file that the program can open by this path, or a folder with all that is below it. What
    /// the program writes stays in memory
    #[arg(long, value_name = "FILE|DIR")]
    pub mount: Vec<PathBuf>,
    /// The function that the program begins with
    #[arg(long, value_name = "NAME", default_value = "main")]
    pub entry_function: String,
    /// Stop after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<std::time::Duration>,
    /// Stop when tresse itself has more than this in memory, such as 8GiB [default: four fifths of
    /// what this computer has left]
    #[arg(long, value_name = "SIZE", value_parser = Size::parse)]
    pub max_mem_host: Option<Size>,
}

/// The machine's parameters: single ones go over the config file.
#[derive(Debug, Args)]
#[command(next_help_heading = "Machine")]
pub(crate) struct MachineArgs {
    /// Read the machine's parameters from this RON file
    #[arg(long, value_name = "FILE.ron")]
    pub config: Option<PathBuf>,
    /// The memory model: a name that `tresse models` lists. With `check`, by graphs and
    /// candidates, also a file in herd's language
    #[arg(long, value_name = "NAME|FILE.cat", group = "a_model")]
    pub model: Option<String>,
    #[command(flatten)]
    pub named: Named,
    /// Whose release sequences the model has, where they differ (rc11): c11, c++20. The language
    /// that clang compiles is another matter
    #[arg(long, value_name = "STANDARD", value_parser = standard)]
    pub std: Option<Standard>,
    /// The size of each thread's stack, such as 16KiB
    #[arg(long, value_name = "SIZE", value_parser = Size::parse)]
    pub stack: Option<Size>,
    /// What each call takes of its thread's stack, beside the locals of the function
    #[arg(long, value_name = "SIZE", value_parser = Size::parse)]
    pub frame_cost: Option<Size>,
    /// The size of each thread's store buffer: unbounded, or a number of stores. It matters under
    /// models of queues that let reads overtake writes (tso, pso); graphs have no such buffers
    #[arg(long, value_name = "N", value_parser = store_buffer)]
    pub store_buffer: Option<StoreBuffer>,
    /// How many channels memory has: per-byte, or N:BYTES (N of 64 bytes each in turn). A thread's
    /// stores to one of them keep their order. It matters under pso; graphs have no channels
    #[arg(long, value_name = "N:BYTES", value_parser = channels)]
    pub channels: Option<Channels>,
    /// What a data race does: undef, report, error
    #[arg(long, value_name = "POLICY", value_parser = race)]
    pub race: Option<RacePolicy>,
    /// What an under-defined value does: error, zero, enumerate:N
    #[arg(long, value_name = "POLICY", alias = "undef-behavior", value_parser = undef)]
    pub undef: Option<UndefPolicy>,
    /// What fresh memory holds: undef, poison, zero
    #[arg(long, value_name = "CONTENT", value_parser = uninit)]
    pub uninit: Option<Uninit>,
    /// What a volatile access is to other threads: plain, or atomic (a relaxed one, as kernels mean
    /// it)
    #[arg(long, value_name = "HOW", value_parser = volatile)]
    pub volatile: Option<Volatile>,
    /// What becomes of a pointer that leaves its object: strict (poison, as C has it), or wrap (an
    /// address, where nothing may be accessed)
    #[arg(long, value_name = "HOW", value_parser = pointer_arithmetic)]
    pub pointer_arithmetic: Option<PointerArithmetic>,
    /// What becomes of a call with another type than the function has: strict (an error, as C has
    /// it), or practice (further arguments and a result that nobody takes are ignored)
    #[arg(long, value_name = "HOW", value_parser = call_types)]
    pub call_types: Option<CallTypes>,
    /// How far a thread runs ahead of its loads: in-order, out-of-order:N
    #[arg(long, value_name = "HOW", value_parser = dispatch)]
    pub dispatch: Option<Dispatch>,
    /// In what pieces accesses take effect: byte, access
    #[arg(long, value_name = "PIECES", value_parser = granularity)]
    pub granularity: Option<Granularity>,
    /// pthread_create does not wait until the caller's accesses have taken effect
    #[arg(long)]
    pub no_pthread_create_fence: bool,
    /// How objects get their addresses: sequential, spaced:BYTES, random:SEED
    #[arg(long, value_name = "HOW", value_parser = addresses)]
    pub addresses: Option<Addresses>,
    /// The first address of functions: default, or a number such as 0x10000. As for the three
    /// below, a multiple of 16; functions, globals, heap and stacks are in this order
    #[arg(long, value_name = "ADDRESS", value_parser = base)]
    pub functions_base: Option<Base>,
    /// The first address of globals
    #[arg(long, value_name = "ADDRESS", value_parser = base)]
    pub globals_base: Option<Base>,
    /// The first address of the heap
    #[arg(long, value_name = "ADDRESS", value_parser = base)]
    pub heap_base: Option<Base>,
    /// The address below which the stack of `main` is; that of each thread is below the last
    #[arg(long, value_name = "ADDRESS", value_parser = base)]
    pub stack_base: Option<Base>,
    /// Where a pointer made from a number may point to: carried, exposed
    #[arg(long, value_name = "WHERE", value_parser = int_provenance)]
    pub int_provenance: Option<IntProvenance>,
    /// The target that C is compiled for, as clang names it, such as riscv64-unknown-linux-gnu. It
    /// has a byte order and a pointer width of its own. IR has to be for it
    #[arg(long, value_name = "TRIPLE", conflicts_with_all = ["endianness", "pointer_width"])]
    pub target: Option<String>,
    /// The byte order: module (as the IR says), little, big
    #[arg(long, value_name = "ORDER", value_parser = endianness)]
    pub endianness: Option<Endianness>,
    /// The width of a pointer in bits: module (as the IR says), 16, 32, 64
    #[arg(long, value_name = "BITS", value_parser = pointer_width)]
    pub pointer_width: Option<PointerWidth>,
    /// The width of pointers of another address space, in bits, where the IR says nothing of it;
    /// may be given for several
    #[arg(long, value_name = "SPACE=BITS", value_parser = address_space)]
    pub address_space: Vec<(u32, u32)>,
    /// Whose numbers of errors (`errno`) the program has inside: target, linux, mips and sparc (of
    /// Linux there), freebsd, darwin
    #[arg(long, value_name = "SYSTEM", value_parser = errno)]
    pub errno: Option<Errno>,
    /// How often a scalable vector is as long as it is written (`<vscale x 4 x i32>`): a power of
    /// two [default: 1]
    #[arg(long, value_name = "N")]
    pub vscale: Option<u32>,
    /// A wait on a condition variable may end for no reason
    #[arg(long)]
    pub spurious_wakeups: bool,
    /// Each malloc of the program may return null: searches visit both ways, seeds draw one
    #[arg(long)]
    pub malloc_may_fail: bool,
    /// Memory that nothing leads to when the process exits: `off`, nobody looks; `warn`, `run`
    /// warns after the output; `error`, an error of the execution [default: warn]
    #[arg(long, value_name = "WHAT", value_parser = leaks)]
    pub leaks: Option<Leaks>,
    /// `exit`, and the return of `main`, end threads that still run. Without this each runs to its
    /// end first, and one that is stuck is an error
    #[arg(long)]
    pub exit_cuts_threads: bool,
    /// Threads run to their ends before the process does: the default, over a config that says
    /// otherwise
    #[arg(long, conflicts_with = "exit_cuts_threads")]
    pub wait_for_threads: bool,
    /// A weak compare-and-exchange may fail for no reason
    #[arg(long)]
    pub spurious_cas_failure: bool,
    /// At most so many IR instructions of each thread in one execution (in one path of a search)
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,
    /// At most so much live memory of the program, such as 1GiB
    #[arg(long, value_name = "SIZE", value_parser = Size::parse)]
    pub max_mem: Option<Size>,
    /// At most so many threads of the program
    #[arg(long, value_name = "N")]
    pub max_threads: Option<u32>,
    /// At most so many operations wait in one thread's queue; where the model lets them overtake
    /// each other a search that meets it is cut short. Graphs have no such bound
    #[arg(long, value_name = "N")]
    pub max_to_commit: Option<u32>,
    /// At most so many values of one nondeterministic choice are tried (for candidates, of one
    /// location)
    #[arg(long, value_name = "N")]
    pub max_choices: Option<u32>,
}

/// The bound of searches, and of what looks for a livelock as they do.
#[derive(Debug, Args)]
#[command(next_help_heading = "Machine")]
pub(crate) struct StatesArgs {
    /// At most so many states of a search by states; at most so many candidates with --engine
    /// candidates
    #[arg(long, value_name = "N")]
    pub max_states: Option<u64>,
}

/// `tresse run`.
#[derive(Debug, Args)]
pub(crate) struct RunArgs {
    #[command(flatten)]
    pub input: Input,
    /// Choose threads at random, from this seed. Without it they take turns
    #[arg(long, value_name = "N", conflicts_with = "many_seeds")]
    pub seed: Option<u64>,
    /// Run once with each seed from A to B - 1, until a run fails
    #[arg(long, value_name = "A..B", value_parser = seeds)]
    pub many_seeds: Option<std::ops::Range<u64>>,
    /// With --many-seeds: go on after a run has failed
    #[arg(long, requires = "many_seeds")]
    pub keep_going: bool,
    /// Print the final state; with --many-seeds, each that was reached, and how often
    #[arg(long)]
    pub outcomes: bool,
    /// Compile parts of functions to code of the host once they were executed N times (20000
    /// without this flag), or `never`
    #[arg(long, value_name = "N", value_parser = After::parse)]
    pub compile_after: Option<After>,
    #[command(flatten)]
    pub machine: MachineArgs,
}

/// When two executions count as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum EquivalenceName {
    /// Same program order, reads-from and coherence order
    Co,
    /// Same program order and reads-from; with outcomes, the same final values as well
    Rf,
}

/// Which executions to count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum CountName {
    /// Without rounds of loops that make no difference
    Fewest,
    /// With all of them
    All,
}

/// What visits the executions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum EngineName {
    /// Execution graphs, each once: every model
    Graph,
    /// Every state of the machine: models that have a machine
    Steps,
    /// Every candidate execution, filtered by the model's text: small programs
    Candidates,
}

impl From<EngineName> for Engine {
    fn from(name: EngineName) -> Engine {
        match name {
            EngineName::Graph => Engine::Graph,
            EngineName::Steps => Engine::Steps,
            EngineName::Candidates => Engine::Candidates,
        }
    }
}

/// `tresse check`.
#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub input: Input,
    /// What visits the executions. Without it: graph, or the first other one that has all that is
    /// asked for
    #[arg(long, value_enum)]
    pub engine: Option<EngineName>,
    /// Print the outcomes: each final state, how often it is reached, and a replay string
    #[arg(long)]
    pub outcomes: bool,
    /// Go on after the first error. Graphs and candidates always do
    #[arg(long)]
    pub keep_going: bool,
    /// The number of threads that tresse itself uses; without it, one for each processor
    #[arg(short = 'j', long = "jobs", value_name = "N", value_parser = jobs)]
    pub jobs: Option<usize>,
    /// Have another engine look as well, at no more than N states, candidates or executions, and
    /// compare verdicts, errors with their places, and outcomes. After graph that is candidates for
    /// a small program and steps for others; after steps and candidates it is graph. With
    /// --timeout, it has the time that the first engine left. A disagreement is an internal error:
    /// exit code 71. Where there is no second opinion, the report says why
    #[arg(long, value_name = "N", num_args = 0..=1, require_equals = true,
          default_missing_value = "100000")]
    pub second_opinion: Option<u64>,
    /// Steps: leave out schedules in which a thread that could go on is left more than so many
    /// times
    #[arg(long, value_name = "N")]
    pub max_preemptions: Option<u32>,
    /// Steps, byte by byte: look at every order of `mem_op_list`, and not only at who is in flight
    /// where that shows
    #[arg(long)]
    pub no_flight_reduction: bool,
    /// Graph, candidates: at most so many events of one execution [default: 10000 for graphs, 64
    /// for candidates]
    #[arg(long, value_name = "N")]
    pub max_events: Option<usize>,
    #[command(flatten)]
    pub graph: GraphArgs,
    #[command(flatten)]
    pub machine: MachineArgs,
    #[command(flatten)]
    pub states: StatesArgs,
}

/// What only the engine of execution graphs has.
#[derive(Debug, Args)]
#[command(next_help_heading = "Execution graphs")]
pub(crate) struct GraphArgs {
    /// Count only executions that satisfy this expression: `x == 1 && !(thread 2 returned 0)`,
    /// `exit != 0`, `thread 0 waits join`, `thread 1 reads x == 2`, `deadlock`. docs/patterns.md
    /// explains the language. Errors are reported all the same
    #[arg(long, value_name = "EXPR")]
    pub pattern: Option<String>,
    /// Print each complete execution as a graph: the events of each thread, what reads read from,
    /// the coherence order
    #[arg(long)]
    pub print_exec_graphs: bool,
    /// Write the graph of the first error to this file: as a picture if it ends in .svg, else for
    /// Graphviz
    #[arg(long, value_name = "FILE.svg|FILE.dot")]
    pub dump_error_graph: Option<PathBuf>,
    /// Follow each loop at most so many rounds (rounds are counted at the events in the loop)
    #[arg(long, value_name = "N")]
    pub unroll: Option<u32>,
    /// Follow loops that only wait round by round. Without it such a loop is blocked until what it
    /// reads can change
    #[arg(long)]
    pub no_spin_blocking: bool,
    /// Tell executions apart by the order in which threads arrive at a barrier
    #[arg(long)]
    pub no_barrier_reduction: bool,
    /// Which executions to count: without those in which a thread reads what makes no difference,
    /// as it reads again right after that, or what stops it for good, as it was not the newest; or
    /// all of them, as GenMC counts [default: fewest]
    #[arg(long, value_enum, value_name = "WHICH")]
    pub count: Option<CountName>,
    /// Tell executions apart that differ only in the order of updates that commute, such as those
    /// of a counter, and whose results nobody looks at (`--count all` does so as well)
    #[arg(long)]
    pub no_commuting_updates: bool,
    /// Tell executions apart that differ only in which thread is which, among threads that run the
    /// same code with the same argument (`--count all` does so as well)
    #[arg(long)]
    pub no_symmetry: bool,
    /// Tell executions apart that differ only in the order of critical sections that do not
    /// conflict (`--count all` and --shards do so as well)
    #[arg(long)]
    pub no_lock_reduction: bool,
    /// When two executions count as one. Without it: co, or rf where the first executions show that
    /// it pays (with `--count all`: co)
    #[arg(long, value_enum)]
    pub equivalence: Option<EquivalenceName>,
    /// Write what is left of the search to this file: if it is stopped (by ^C, by SIGTERM, by
    /// --timeout, by --max-mem-host), and every few minutes while it goes on
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// Write --checkpoint each time that so many seconds have passed [default: 120]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub checkpoint_every: Option<std::time::Duration>,
    /// Go on with the search that wrote this file: the program and the flags have to be the same
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Divide the search into so many items, for `tresse work`, and explore it no further
    #[arg(long, value_name = "N")]
    pub shards: Option<usize>,
    /// The folder for these items
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Of each error report the smallest execution, by the number of its events, and not the first
    #[arg(long)]
    pub smallest_errors: bool,
    /// Print an estimate of the number of executions first
    #[arg(long)]
    pub estimate: bool,
    /// Take no ways at random through a search that turns out to be big, and do not try the states:
    /// what is wrong far from the first executions is found when the search comes to it
    #[arg(long)]
    pub depth_first: bool,
    /// Compare every execution with the model's text as well. This is slow; a difference is a bug
    /// of tresse
    #[arg(long)]
    pub verify: bool,
}

impl MachineArgs {
    /// Puts the single flags over a config. The model is apart, as it may be a file.
    pub(crate) fn apply(&self, config: &mut Config) {
        set(&mut config.standard, self.std);
        set(&mut config.stack, self.stack);
        set(&mut config.frame_cost, self.frame_cost);
        set(&mut config.store_buffer, self.store_buffer);
        set(&mut config.channels, self.channels);
        set(&mut config.race, self.race);
        set(&mut config.undef, self.undef);
        set(&mut config.volatile, self.volatile);
        set(&mut config.pointer_arithmetic, self.pointer_arithmetic);
        set(&mut config.call_types, self.call_types);
        set(&mut config.uninit, self.uninit);
        set(&mut config.dispatch, self.dispatch);
        set(&mut config.granularity, self.granularity);
        set(&mut config.addresses, self.addresses);
        set(&mut config.functions_base, self.functions_base);
        set(&mut config.globals_base, self.globals_base);
        set(&mut config.heap_base, self.heap_base);
        set(&mut config.stack_base, self.stack_base);
        set(&mut config.leaks, self.leaks);
        set(&mut config.int_provenance, self.int_provenance);
        set(&mut config.endianness, self.endianness);
        set(&mut config.pointer_width, self.pointer_width);
        set(&mut config.errno, self.errno);
        set(&mut config.vscale, self.vscale);
        config.address_spaces.extend(self.address_space.iter().copied());
        set(&mut config.target, self.target.clone());
        set(&mut config.limits.steps, self.max_steps);
        set(&mut config.limits.memory, self.max_mem);
        set(&mut config.limits.threads, self.max_threads);
        set(&mut config.limits.to_commit, self.max_to_commit);
        set(&mut config.limits.choices, self.max_choices);
        config.pthread_create_fence &= !self.no_pthread_create_fence;
        config.spurious_wakeups |= self.spurious_wakeups;
        config.malloc_may_fail |= self.malloc_may_fail;
        config.spurious_cas_failure |= self.spurious_cas_failure;
        config.exit_cuts_threads |= self.exit_cuts_threads;
        config.exit_cuts_threads &= !self.wait_for_threads;
    }

    /// The model that a flag names.
    pub(crate) fn model(&self) -> Option<String> {
        self.model.clone().or(self.named.0.map(str::to_owned))
    }

    /// The bounds that flags name: they are honoured or refused whatever their value.
    pub(crate) fn bounds(&self) -> Vec<&'static str> {
        let bounds = [
            ("--max-steps", self.max_steps.is_some()),
            ("--max-to-commit", self.max_to_commit.is_some()),
        ];
        bounds.into_iter().filter(|(_, is_set)| *is_set).map(|(flag, _)| flag).collect()
    }
}

fn set<T>(field: &mut T, value: Option<T>) {
    if let Some(value) = value {
        *field = value;
    }
}
