//! The command line as data. Flags keep the names that users know from GenMC, Miri and `llubi`.

use clap::{Args, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use tresse_machine::config::{
    Addresses, Config, Dispatch, Endianness, Granularity, PointerWidth, RacePolicy, Size,
    UndefPolicy, Uninit,
};

/// Runs multi-threaded LLVM IR on an abstract machine, and visits every execution that a memory
/// model allows.
#[derive(Debug, Parser)]
#[command(name = "tresse", version, arg_required_else_help = true)]
#[command(
    after_help = "Exit codes: run: the program's own. check: 0 no error in any execution, 1 cut \
                  short, 2 usage or bad input,\n\
    3 unsupported, 10 assertion, 12 deadlock or livelock, 13 data race, 14 memory or other \
    undefined behaviour, 70 internal."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Run one execution; the exit code is the program's own
    Run(RunArgs),
    /// Visit every execution, and report errors and outcomes
    Check(CheckArgs),
    /// As `check`, byte by byte through the queues of the K-LLVM machine; or trace one execution
    Steps(StepsArgs),
    /// Every execution that the axioms of a `.cat` model allow, of a small program without locks
    Axioms(AxiomsArgs),
    /// Follow a replay string that a report printed
    Replay(ReplayArgs),
    /// Tell about an error code, with an example
    Explain(ExplainArgs),
    /// List the memory models
    Models(ModelsArgs),
}

impl Command {
    pub(crate) fn format(&self) -> Format {
        match self {
            Command::Run(a) => a.common.format,
            Command::Check(a) => a.common.format,
            Command::Steps(a) => a.check.common.format,
            Command::Axioms(a) => a.common.format,
            Command::Replay(a) => a.common.format,
            Command::Models(a) => a.format,
            Command::Explain(_) => Format::Text,
        }
    }
}

/// How results are printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    #[default]
    Text,
    Json,
}

/// What every command that takes a program takes.
#[derive(Debug, Args)]
pub(crate) struct Common {
    /// Files of the program: LLVM IR as text (.ll), or C (.c, through clang); all are linked
    #[arg(value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// After `--`: flags for clang, and files
    #[arg(last = true, value_name = "CLANG FLAGS AND FILES")]
    pub rest: Vec<String>,
    /// How to print results
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
    /// clang to use for C files
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,
    /// Quote source lines from files under this folder, too; without it, from files under the
    /// folders of the program's own files only
    #[arg(long, value_name = "DIR")]
    pub source: Vec<PathBuf>,
    /// Arguments of the program, separated by spaces
    #[arg(long, value_name = "WORDS", allow_hyphen_values = true)]
    pub args: Option<String>,
    /// One argument of the program, as it is; may be repeated
    #[arg(long, value_name = "WORD", allow_hyphen_values = true)]
    pub arg: Vec<String>,
    /// Function to begin with
    #[arg(long, value_name = "NAME", default_value = "main")]
    pub entry_function: String,
    /// Give up after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub timeout: Option<std::time::Duration>,
    #[command(flatten)]
    pub machine: MachineArgs,
}

/// Single parameters over the config file.
#[derive(Debug, Args)]
#[command(next_help_heading = "Machine")]
pub(crate) struct MachineArgs {
    /// Read the machine's parameters from this RON file
    #[arg(long, value_name = "FILE.ron")]
    pub config: Option<PathBuf>,
    /// Memory model; see `tresse models`
    #[arg(long, value_name = "MODEL", group = "a_model")]
    pub model: Option<String>,
    /// As --model sc
    #[arg(long, group = "a_model")]
    pub sc: bool,
    /// As --model tso
    #[arg(long, group = "a_model")]
    pub tso: bool,
    /// As --model pso
    #[arg(long, group = "a_model")]
    pub pso: bool,
    /// As --model ra
    #[arg(long, group = "a_model")]
    pub ra: bool,
    /// As --model rc11
    #[arg(long, group = "a_model")]
    pub rc11: bool,
    /// Size of each thread's stack, such as 16KiB
    #[arg(long, value_name = "SIZE", value_parser = Size::parse)]
    pub stack: Option<Size>,
    /// What a data race does: undef, report, error
    #[arg(long, value_name = "POLICY", value_parser = race)]
    pub race: Option<RacePolicy>,
    /// What an under-defined value does: error, zero, enumerate:N
    #[arg(long, value_name = "POLICY", alias = "undef-behavior", value_parser = undef)]
    pub undef: Option<UndefPolicy>,
    /// What fresh memory holds: undef, poison, zero
    #[arg(long, value_name = "CONTENT", value_parser = uninit)]
    pub uninit: Option<Uninit>,
    /// How far a thread runs ahead of its loads: in-order, out-of-order:N
    #[arg(long, value_name = "HOW", value_parser = dispatch)]
    pub dispatch: Option<Dispatch>,
    /// In what pieces accesses take effect: byte, access
    #[arg(long, value_name = "PIECES", value_parser = granularity)]
    pub granularity: Option<Granularity>,
    /// pthread_create does not wait for the caller's accesses
    #[arg(long)]
    pub no_pthread_create_fence: bool,
    /// How addresses are given: sequential, spaced:BYTES, random:SEED
    #[arg(long, value_name = "HOW", value_parser = addresses)]
    pub addresses: Option<Addresses>,
    /// Byte order: module, little, big
    #[arg(long, value_name = "ORDER", value_parser = endianness)]
    pub endianness: Option<Endianness>,
    /// Width of a pointer in bits: module, 16, 32, 64
    #[arg(long, value_name = "BITS", value_parser = pointer_width)]
    pub pointer_width: Option<PointerWidth>,
    /// A wait on a condition variable may end for no reason
    #[arg(long)]
    pub spurious_wakeups: bool,
    /// A weak compare-and-exchange may fail for no reason
    #[arg(long)]
    pub spurious_cas_failure: bool,
    /// IR instructions of one execution (for a search: of one path)
    #[arg(long, value_name = "N")]
    pub max_steps: Option<u64>,
    /// Distinct states of a search
    #[arg(long, value_name = "N")]
    pub max_states: Option<u64>,
    /// Live memory of the program, such as 1GiB
    #[arg(long, value_name = "SIZE", value_parser = Size::parse)]
    pub max_mem: Option<Size>,
}

#[derive(Debug, Args)]
pub(crate) struct RunArgs {
    #[command(flatten)]
    pub common: Common,
    /// Choose threads at random, from this seed; without it they take turns
    #[arg(long, value_name = "N", conflicts_with = "many_seeds")]
    pub seed: Option<u64>,
    /// Run once with each seed of A..B, until one fails
    #[arg(long, value_name = "A..B", value_parser = seeds)]
    pub many_seeds: Option<std::ops::Range<u64>>,
    /// With --many-seeds: go on after the first failure
    #[arg(long)]
    pub keep_going: bool,
    /// Print the final state
    #[arg(long)]
    pub outcomes: bool,
}

/// When two executions count as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Equivalence {
    /// Same program order, reads-from, and coherence order
    Co,
    /// Same program order and reads-from; with outcomes, the same final values as well
    Rf,
}

/// What visits the executions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Engine {
    /// Execution graphs, each once: every model
    Graph,
    /// Every state of the machine: models that have one
    Steps,
    /// Every candidate execution, filtered by the model's text, as `tresse axioms` does: small
    /// programs
    Candidates,
}

#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub common: Common,
    /// What visits the executions [default: graph; steps with --max-preemptions]
    #[arg(long, value_enum)]
    pub engine: Option<Engine>,
    /// The process ends when every thread has, not when `main` returns (the graph engine always
    /// does so)
    #[arg(long)]
    pub wait_for_threads: bool,
    /// Hold every execution against the model's text as well (graph engine; slow; a difference is a
    /// bug of tresse)
    #[arg(long)]
    pub verify: bool,
    /// Print an estimate of the number of executions first (graph engine)
    #[arg(long)]
    pub estimate: bool,
    /// Events of one execution, at most (graph engine)
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub max_events: usize,
    /// Follow each loop so many rounds at most (graph engine; counted at the events in it)
    #[arg(long, value_name = "N")]
    pub unroll: Option<u32>,
    /// Follow loops that only wait, round by round, instead of blocking them until what they read
    /// can change
    #[arg(long)]
    pub no_spin_blocking: bool,
    /// Tell executions apart by the order in which threads arrive at barriers (graph engine)
    #[arg(long)]
    pub no_barrier_reduction: bool,
    /// Count executions as one that differ in the order of updates which commute and whose results
    /// nobody looks at, as those of counters (graph engine)
    #[arg(long)]
    pub commuting_updates: bool,
    /// Count executions as one that differ only in which thread is which, of those that run the
    /// same (graph engine)
    #[arg(long)]
    pub symmetry: bool,
    /// When two executions count as one (graph engine)
    #[arg(long, value_enum, default_value_t = Equivalence::Co)]
    pub equivalence: Equivalence,
    /// Leave out schedules in which more threads than this are left where they could go on (steps
    /// engine, which it chooses)
    #[arg(long, value_name = "N")]
    pub max_preemptions: Option<u32>,
    /// If the search is stopped (^C, --timeout), write what is left of it to this file (graph
    /// engine)
    #[arg(long, value_name = "FILE")]
    pub checkpoint: Option<PathBuf>,
    /// Go on with the search that left this file: same program, same flags (graph engine)
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Threads of tresse itself; all processors without it
    #[arg(short = 'j', long = "jobs", value_name = "N")]
    pub jobs: Option<usize>,
    /// Go on after the first error
    #[arg(long)]
    pub keep_going: bool,
    /// Print the outcomes by final state, with how often and a replay string
    #[arg(long)]
    pub outcomes: bool,
    /// Only executions that satisfy this: `x == 1 && !(thread 2 returned 0)`, `exit != 0`, `thread
    /// 0 waits join`, `thread 1 reads x == 2`, `deadlock`; the language is in docs/patterns.md.
    /// Errors are reported all the same
    #[arg(long, value_name = "EXPR")]
    pub pattern: Option<String>,
    /// Print each complete execution as a graph: events by thread, what reads read from, coherence
    /// order
    #[arg(long)]
    pub print_exec_graphs: bool,
    /// Write the execution graph of the first error to this file, for Graphviz
    #[arg(long, value_name = "FILE.dot")]
    pub dump_error_graph: Option<PathBuf>,
}

impl CheckArgs {
    /// What visits the executions: graphs, unless what is asked for needs schedules.
    pub(crate) fn engine(&self) -> Engine {
        let default = if self.max_preemptions.is_some() { Engine::Steps } else { Engine::Graph };
        self.engine.unwrap_or(default)
    }
}

#[derive(Debug, Args)]
pub(crate) struct AxiomsArgs {
    #[command(flatten)]
    pub common: Common,
    /// The model: sc, tso, pso, ra, rc11, or a file in herd's cat language
    #[arg(long, value_name = "NAME|FILE", default_value = "rc11")]
    pub cat: String,
    /// The process ends when every thread has, not when `main` returns
    #[arg(long)]
    pub wait_for_threads: bool,
}

#[derive(Debug, Args)]
pub(crate) struct StepsArgs {
    #[command(flatten)]
    pub check: CheckArgs,
    /// Print one execution, transition by transition
    #[arg(long)]
    pub trace: bool,
    /// With --trace: follow this replay string
    #[arg(long, value_name = "STRING", requires = "trace")]
    pub replay: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ReplayArgs {
    /// The replay string
    #[arg(value_name = "STRING")]
    pub schedule: String,
    #[command(flatten)]
    pub common: Common,
}

#[derive(Debug, Args)]
pub(crate) struct ExplainArgs {
    /// The code, such as T0301; without it, all of them in a line each
    pub code: Option<String>,
}

#[derive(Debug, Args)]
pub(crate) struct ModelsArgs {
    /// How to print the list
    #[arg(long, value_enum, default_value_t)]
    pub format: Format,
}

impl MachineArgs {
    /// Puts the single flags over a config.
    pub(crate) fn apply(&self, config: &mut Config) {
        if let Some(model) = &self.model {
            config.model = model.to_ascii_lowercase();
        }
        for (is_asked, name) in [
            (self.sc, "sc"),
            (self.tso, "tso"),
            (self.pso, "pso"),
            (self.ra, "ra"),
            (self.rc11, "rc11"),
        ] {
            if is_asked {
                config.model = name.into();
            }
        }
        set(&mut config.stack, self.stack);
        set(&mut config.race, self.race);
        set(&mut config.undef, self.undef);
        set(&mut config.uninit, self.uninit);
        set(&mut config.dispatch, self.dispatch);
        set(&mut config.granularity, self.granularity);
        set(&mut config.addresses, self.addresses);
        set(&mut config.endianness, self.endianness);
        set(&mut config.pointer_width, self.pointer_width);
        set(&mut config.limits.steps, self.max_steps);
        set(&mut config.limits.states, self.max_states);
        set(&mut config.limits.memory, self.max_mem);
        config.pthread_create_fence &= !self.no_pthread_create_fence;
        config.spurious_wakeups |= self.spurious_wakeups;
        config.spurious_cas_failure |= self.spurious_cas_failure;
    }
}

fn set<T: Copy>(field: &mut T, value: Option<T>) {
    *field = value.unwrap_or(*field);
}

fn race(text: &str) -> Result<RacePolicy, String> {
    match text {
        "undef" => Ok(RacePolicy::Undef),
        "report" => Ok(RacePolicy::Report),
        "error" => Ok(RacePolicy::Error),
        _ => Err("expected undef, report or error".into()),
    }
}

fn undef(text: &str) -> Result<UndefPolicy, String> {
    match text.split_once(':') {
        None if text == "error" => Ok(UndefPolicy::Error),
        None if text == "zero" => Ok(UndefPolicy::Zero),
        None if text == "nondet" => Ok(UndefPolicy::Enumerate(256)),
        Some(("enumerate", n)) => number(n).map(UndefPolicy::Enumerate),
        _ => Err("expected error, zero, nondet or enumerate:N".into()),
    }
}

fn uninit(text: &str) -> Result<Uninit, String> {
    match text {
        "undef" => Ok(Uninit::Undef),
        "poison" => Ok(Uninit::Poison),
        "zero" => Ok(Uninit::Zero),
        _ => Err("expected undef, poison or zero".into()),
    }
}

fn dispatch(text: &str) -> Result<Dispatch, String> {
    match text.split_once(':') {
        None if text == "in-order" => Ok(Dispatch::InOrder),
        Some(("out-of-order", n)) => number(n).map(Dispatch::OutOfOrder),
        _ => Err("expected in-order or out-of-order:N".into()),
    }
}

fn granularity(text: &str) -> Result<Granularity, String> {
    match text {
        "byte" => Ok(Granularity::Byte),
        "access" => Ok(Granularity::Access),
        _ => Err("expected byte or access".into()),
    }
}

fn addresses(text: &str) -> Result<Addresses, String> {
    match text.split_once(':') {
        None if text == "sequential" => Ok(Addresses::Sequential),
        Some(("spaced", n)) => number(n).map(Addresses::Spaced),
        Some(("random", n)) => number(n).map(Addresses::Random),
        _ => Err("expected sequential, spaced:BYTES or random:SEED".into()),
    }
}

fn endianness(text: &str) -> Result<Endianness, String> {
    match text {
        "module" => Ok(Endianness::Module),
        "little" => Ok(Endianness::Little),
        "big" => Ok(Endianness::Big),
        _ => Err("expected module, little or big".into()),
    }
}

fn pointer_width(text: &str) -> Result<PointerWidth, String> {
    match text {
        "module" => Ok(PointerWidth::Module),
        _ => {
            number(text).map(PointerWidth::Bits).map_err(|_| "expected module, 16, 32 or 64".into())
        }
    }
}

fn seeds(text: &str) -> Result<std::ops::Range<u64>, String> {
    let bad = || "expected a range of seeds such as 0..64".to_owned();
    let (from, to) = text.split_once("..").ok_or_else(bad)?;
    let (from, to) = (if from.is_empty() { 0 } else { number(from)? }, number(to)?);
    if from < to { Ok(from..to) } else { Err(bad()) }
}

fn seconds(text: &str) -> Result<std::time::Duration, String> {
    let seconds: f64 = text
        .trim_end_matches('s')
        .parse()
        .map_err(|_| "expected a number of seconds".to_owned())?;
    std::time::Duration::try_from_secs_f64(seconds).map_err(|e| e.to_string())
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("expected a number, found {text:?}"))
}

/// The flags that lead to this config again, the least number of them; with what else of the
/// command line a replay needs.
pub(crate) fn flags_of(common: &Common, config: &Config) -> Vec<String> {
    let base = match &common.machine.config {
        Some(path) => std::fs::read_to_string(path).ok().and_then(|t| Config::from_ron(&t).ok()),
        None => None,
    };
    let base = base.unwrap_or_default();
    let mut out = Vec::new();
    let mut push = |flag: &str, value: String| out.extend([flag.to_owned(), value]);
    if let Some(path) = &common.machine.config {
        push("--config", path.display().to_string());
    }
    if config.model != base.model {
        push("--model", config.model.clone());
    }
    if config.stack != base.stack {
        push("--stack", config.stack.to_string().replace(' ', ""));
    }
    if config.race != base.race {
        push("--race", format!("{:?}", config.race).to_lowercase());
    }
    if config.undef != base.undef {
        push("--undef", with_number(&format!("{:?}", config.undef)));
    }
    if config.uninit != base.uninit {
        push("--uninit", format!("{:?}", config.uninit).to_lowercase());
    }
    if config.dispatch != base.dispatch {
        push(
            "--dispatch",
            with_number(&format!("{:?}", config.dispatch))
                .replace("order", "-order")
                .replace("outof", "out-of"),
        );
    }
    if config.granularity != base.granularity {
        push("--granularity", format!("{:?}", config.granularity).to_lowercase());
    }
    if config.addresses != base.addresses {
        push("--addresses", with_number(&format!("{:?}", config.addresses)));
    }
    if config.endianness != base.endianness {
        push("--endianness", format!("{:?}", config.endianness).to_lowercase());
    }
    if config.pointer_width != base.pointer_width {
        push(
            "--pointer-width",
            with_number(&format!("{:?}", config.pointer_width)).replace("bits:", ""),
        );
    }
    if config.limits.memory != base.limits.memory {
        push("--max-mem", config.limits.memory.to_string().replace(' ', ""));
    }
    if common.entry_function != "main" {
        push("--entry-function", common.entry_function.clone());
    }
    for folder in &common.source {
        push("--source", folder.display().to_string());
    }
    if let Some(clang) = &common.clang {
        push("--clang", clang.display().to_string());
    }
    for arg in common
        .args
        .iter()
        .flat_map(|a| a.split_whitespace())
        .chain(common.arg.iter().map(String::as_str))
    {
        push("--arg", arg.to_owned());
    }
    for (flag, is_set) in [
        ("--no-pthread-create-fence", base.pthread_create_fence && !config.pthread_create_fence),
        ("--spurious-wakeups", config.spurious_wakeups && !base.spurious_wakeups),
        ("--spurious-cas-failure", config.spurious_cas_failure && !base.spurious_cas_failure),
    ] {
        out.extend(is_set.then(|| flag.to_owned()));
    }
    out
}

/// `Name(3)` as `name:3`.
fn with_number(debug: &str) -> String {
    debug.trim_end_matches(')').replace('(', ":").to_lowercase()
}
