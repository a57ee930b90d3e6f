//! Every parameter, and who honours it: the one table that says what is refused.
//!
//! Nothing is accepted and not used. A field of the config that differs from its default, and every
//! option that is set, is asked for; an engine that cannot do what is asked for is not chosen, and
//! where it was named, the parameter is refused with the name of who can.

use crate::failure::Failure;
use Way::{Candidates, Fuzz, Graph, Reach, Replay, ReplayGraph, Run, Steps, Trace};
use serde_json::{Map, Value};
use std::fmt;
use tresse_machine::Config;

/// What looks at executions: an engine, as a command has it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    /// A search by execution graphs.
    Graph,
    /// A search by states of the machine.
    Steps,
    /// A search by candidate executions.
    Candidates,
    /// One execution, or several with different seeds.
    Run,
    /// Many executions by chance.
    Fuzz,
    /// One execution, transition by transition.
    Trace,
    /// All states of the machine, or all traces.
    Reach,
    /// One execution, as the schedule of a replay string says.
    Replay,
    /// One execution graph, as the path of a replay string says.
    ReplayGraph,
}

impl Way {
    /// All of them.
    pub const ALL: [Way; 9] =
        [Graph, Steps, Candidates, Run, Fuzz, Trace, Reach, Replay, ReplayGraph];

    /// In a word, as reports say it.
    pub fn name(self) -> &'static str {
        match self {
            Graph => "graph",
            Steps => "steps",
            Candidates => "candidates",
            Run => "run",
            Fuzz => "fuzz",
            Trace => "trace",
            Reach => "states",
            Replay => "replay",
            ReplayGraph => "replay-graph",
        }
    }

    /// The command that looks at executions so.
    pub fn command(self) -> &'static str {
        match self {
            Graph => "`tresse check --engine graph`",
            Steps => "`tresse check --engine steps`",
            Candidates => "`tresse check --engine candidates`",
            Run => "`tresse run`",
            Fuzz => "`tresse fuzz`",
            Trace => "`tresse steps --trace`",
            Reach => "`tresse steps --pattern` or `--traces`",
            Replay => "`tresse replay` of a schedule (t1:…)",
            ReplayGraph => "`tresse replay` of a graph (g1:…)",
        }
    }
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.command())
    }
}

/// A parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// The flag of the command line.
    pub flag: &'static str,
    /// The field of the config (`limits.states`), if it is one.
    pub field: &'static str,
    /// Who honours it, whatever its value. The others do what its default says, and nothing else.
    pub ways: &'static [Way],
}

const ALL: &[Way] = &Way::ALL;
/// Whatever runs the machine of queues itself.
const MACHINE: &[Way] = &[Steps, Run, Fuzz, Trace, Reach, Replay];
const SEARCHES: &[Way] = &[Graph, Steps, Candidates];
const GRAPH: &[Way] = &[Graph];
const REACH: &[Way] = &[Reach];

const fn field(flag: &'static str, field: &'static str, ways: &'static [Way]) -> Parameter {
    Parameter { flag, field, ways }
}

const fn option(flag: &'static str, ways: &'static [Way]) -> Parameter {
    Parameter { flag, field: "", ways }
}

/// A model from a file: the name of the parameter.
pub(crate) const CAT: &str = "--model FILE.cat";

/// Every parameter.
pub const PARAMETERS: &[Parameter] = &[
    field("--model", "model", ALL),
    // Which models have it is asked of the config.
    field("--std", "standard", ALL),
    field("--stack", "stack", ALL),
    field("--frame-cost", "frame_cost", ALL),
    field("--target", "target", ALL),
    field("--endianness", "endianness", ALL),
    field("--pointer-width", "pointer_width", ALL),
    field("--address-space", "address_spaces", ALL),
    field("--errno", "errno", ALL),
    field("--vscale", "vscale", ALL),
    field("--dispatch", "dispatch", MACHINE),
    field("--no-pthread-create-fence", "pthread_create_fence", MACHINE),
    // Machines of views refuse it by name: they have no store buffers.
    field("--store-buffer", "store_buffer", MACHINE),
    // So are channels.
    field("--channels", "channels", MACHINE),
    field("--race", "race", ALL),
    field("--undef", "undef", ALL),
    field("--uninit", "uninit", ALL),
    field("--volatile", "volatile", ALL),
    field("--pointer-arithmetic", "pointer_arithmetic", ALL),
    field("--call-types", "call_types", ALL),
    field("--addresses", "addresses", ALL),
    field("--functions-base", "functions_base", ALL),
    field("--globals-base", "globals_base", ALL),
    field("--heap-base", "heap_base", ALL),
    field("--stack-base", "stack_base", ALL),
    // Candidates refuse by name what needs another thread's exposures.
    field("--int-provenance", "int_provenance", ALL),
    field("--granularity", "granularity", MACHINE),
    field("--spurious-cas-failure", "spurious_cas_failure", ALL),
    // Candidates have no condition variables.
    field(
        "--spurious-wakeups",
        "spurious_wakeups",
        &[Graph, Steps, Run, Fuzz, Trace, Reach, Replay, ReplayGraph],
    ),
    field("--malloc-may-fail", "malloc_may_fail", ALL),
    // Candidates have no memory to look through at the end.
    field("--leaks", "leaks", &[Graph, Steps, Run, Fuzz, Trace, Reach, Replay, ReplayGraph]),
    // Of graphs and candidates `Check` asks more: they see no execution that is cut in the middle.
    field("--exit-cuts-threads", "exit_cuts_threads", ALL),
    field("--max-steps", "limits.steps", ALL),
    field("--max-mem", "limits.memory", ALL),
    field("--max-threads", "limits.threads", ALL),
    field("--max-to-commit", "limits.to_commit", MACHINE),
    field("--max-choices", "limits.choices", ALL),
    // A replay looks for a livelock by states.
    field("--max-states", "limits.states", &[Steps, Candidates, Reach, Replay]),
    option(CAT, &[Graph, Candidates, ReplayGraph]),
    option("--config", ALL),
    option("--format", ALL),
    option("--source", ALL),
    option("--relayout", ALL),
    option("--refuse-unknown", ALL),
    option("--clang", ALL),
    option("--rustc", ALL),
    option("--project", ALL),
    option("--args", ALL),
    option("--arg", ALL),
    option("--env", ALL),
    option("--stdin", ALL),
    option("--mount", ALL),
    option("--entry-function", ALL),
    option("--timeout", ALL),
    option("--max-mem-host", ALL),
    option("--engine", SEARCHES),
    option("--outcomes", &[Graph, Steps, Candidates, Run]),
    option("--keep-going", &[Graph, Steps, Candidates, Run, Fuzz]),
    option("--jobs", &[Graph, Steps, Fuzz]),
    option("--second-opinion", SEARCHES),
    option("--max-preemptions", &[Steps]),
    option("--no-flight-reduction", &[Steps]),
    option("--max-events", &[Graph, Candidates]),
    option("--wait-for-threads", ALL),
    option("--verify", GRAPH),
    option("--smallest-errors", GRAPH),
    option("--estimate", GRAPH),
    option("--depth-first", GRAPH),
    option("--unroll", GRAPH),
    option("--no-spin-blocking", GRAPH),
    option("--no-barrier-reduction", GRAPH),
    option("--count", GRAPH),
    option("--no-commuting-updates", GRAPH),
    option("--no-symmetry", GRAPH),
    option("--no-lock-reduction", GRAPH),
    option("--equivalence", GRAPH),
    option("--checkpoint", GRAPH),
    option("--checkpoint-every", GRAPH),
    option("--resume", GRAPH),
    option("--shards", GRAPH),
    option("--out", GRAPH),
    option("--pattern", &[Graph, Reach]),
    option("--print-exec-graphs", GRAPH),
    option("--dump-error-graph", GRAPH),
    option("--seed", &[Run, Fuzz]),
    option("--many-seeds", &[Run]),
    option("--compile-after", &[Run]),
    option("--runs", &[Fuzz]),
    option("--strategy", &[Fuzz]),
    option("--corpus", &[Fuzz]),
    option("--trace", &[Trace]),
    option("--replay", &[Trace]),
    option("--matches", REACH),
    option("--traces", REACH),
    option("--max-traces", REACH),
    option("--literal", REACH),
    option("--svg", &[ReplayGraph]),
];

impl Parameter {
    /// The one with this flag.
    pub fn find(flag: &str) -> Option<&'static Parameter> {
        PARAMETERS.iter().find(|p| p.flag == flag)
    }

    /// The one that is this field of the config.
    pub fn with_field(field: &str) -> Option<&'static Parameter> {
        PARAMETERS.iter().find(|p| p.field == field)
    }

    /// Does an engine honour it?
    pub fn is_for(&self, way: Way) -> bool {
        self.ways.contains(&way)
    }

    /// As it is called in a message: by its flag, and by its field.
    fn name(&self) -> String {
        match self.field {
            "" => self.flag.to_owned(),
            field => format!("{} ({field})", self.flag),
        }
    }

    /// Why an engine refuses it, and who does not.
    pub fn refusal(&self, who: &str) -> String {
        let has = if self.ways.len() == 1 { "has" } else { "have" };
        format!("{} is not for {who}: {} {has} it", self.name(), listed(self.ways))
    }
}

/// `a, b and c`.
fn listed(ways: &[Way]) -> String {
    let names: Vec<&str> = ways.iter().map(|way| way.command()).collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => "nobody".into(),
    }
}

/// The fields of a config by name, those of `limits` as `limits.states`.
pub(crate) fn fields(config: &Config) -> Map<String, Value> {
    let mut out = Map::new();
    let Ok(Value::Object(all)) = serde_json::to_value(config) else { return out };
    for (name, value) in all {
        match value {
            Value::Object(limits) if name == "limits" => {
                out.extend(limits.into_iter().map(|(n, value)| (format!("{name}.{n}"), value)));
            }
            value => {
                out.insert(name, value);
            }
        }
    }
    out
}

/// The parameters of a config whose values are not their defaults.
pub(crate) fn changed(config: &Config) -> impl Iterator<Item = &'static Parameter> {
    let (fields, defaults) = (fields(config), fields(&Config::default()));
    PARAMETERS
        .iter()
        .filter(move |p| !p.field.is_empty() && fields.get(p.field) != defaults.get(p.field))
}

/// A way that was chosen, and the parameter for which the first one would not do.
pub(crate) type Chosen = (Way, Option<&'static Parameter>);

/// The first of these ways that honours all that is asked for.
///
/// # Errors
/// There is none: what is refused, and who has it.
pub(crate) fn choose(
    asked: &[&'static Parameter],
    ways: &[Way],
    who: &str,
) -> Result<Chosen, Failure> {
    let honours = |way: &Way| asked.iter().all(|p| p.is_for(*way));
    if let Some(way) = ways.iter().find(|way| honours(way)) {
        let because = asked.iter().find(|p| !p.is_for(ways[0])).copied();
        return Ok((*way, because));
    }
    if let Some(nobodys) = asked.iter().find(|p| !ways.iter().any(|way| p.is_for(*way))) {
        return Err(Failure::bad(nobodys.refusal(who)));
    }
    let needs = |p: &&Parameter| format!("{} is for {}", p.name(), listed(p.ways));
    let partial = asked.iter().filter(|p| !ways.iter().all(|way| p.is_for(*way)));
    let all: Vec<String> = partial.map(needs).collect();
    Err(Failure::bad(format!("no engine has all that is asked for: {}", all.join("; "))))
}

/// The flag that gives a field of the config this value: what stands after `tresse` to get it.
pub(crate) fn flag_of(parameter: &Parameter, value: &Value) -> Vec<String> {
    let flag = parameter.flag.to_owned();
    match value {
        // Flags without a value are set where the field is not what it is by default.
        Value::Bool(_) => vec![flag],
        Value::Object(spaces) if parameter.field == "address_spaces" => spaces
            .iter()
            .flat_map(|(space, bits)| [flag.clone(), format!("{space}={bits}")])
            .collect(),
        Value::Object(choice) => {
            let numbered = |(name, n): (&String, &Value)| match name.as_str() {
                "Bits" | "Entries" | "At" => n.to_string(),
                "Interleaved" => n.to_string().trim_matches(['[', ']']).replace(',', ":"),
                name => format!("{}:{n}", words(name)),
            };
            std::iter::once(flag).chain(choice.iter().next().map(numbered)).collect()
        }
        Value::String(text) if parameter.field == "target" => vec![flag, text.clone()],
        Value::String(text) if text.ends_with('B') => vec![flag, text.replace(' ', "")],
        Value::String(text) => vec![flag, words(text)],
        other => vec![flag, other.to_string()],
    }
}

/// `OutOfOrder` as `out-of-order`, `Cxx20` as `c++20`: a name in a config has no signs.
fn words(name: &str) -> String {
    let mut out = String::new();
    for (i, c) in name.chars().enumerate() {
        if c.is_uppercase() && i > 0 {
            out.push('-');
        }
        out.extend(c.to_lowercase());
    }
    out.replace("xx", "++")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_of_a_config_is_a_parameter() {
        for field in fields(&Config::default()).keys() {
            let rows = PARAMETERS.iter().filter(|p| p.field == field).count();
            assert_eq!(rows, 1, "{field} has {rows} rows in the table");
        }
        let fields = fields(&Config::default());
        for parameter in PARAMETERS.iter().filter(|p| !p.field.is_empty()) {
            assert!(fields.contains_key(parameter.field), "{} is no field", parameter.field);
        }
        for parameter in PARAMETERS {
            assert!(Parameter::find(parameter.flag) == Some(parameter), "{}", parameter.flag);
            assert!(!parameter.ways.is_empty(), "{}", parameter.flag);
        }
    }

    #[test]
    fn the_first_way_that_honours_all_is_chosen() {
        let find = |flag| Parameter::find(flag).unwrap();
        let (unroll, bound) = (find("--unroll"), find("--max-preemptions"));
        let chosen = |asked: &[_]| choose(asked, &[Graph, Steps, Candidates], "`tresse check`");
        assert_eq!(chosen(&[]), Ok((Graph, None)));
        assert_eq!(chosen(&[unroll]), Ok((Graph, None)));
        assert_eq!(chosen(&[bound]), Ok((Steps, Some(bound))));
        let both = chosen(&[unroll, bound]).unwrap_err().to_string();
        assert!(both.contains("--unroll is for `tresse check --engine graph`"), "{both}");
        assert!(both.contains("--max-preemptions is for"), "{both}");
        let refused = choose(&[unroll], &[Steps], "`tresse steps`").unwrap_err().to_string();
        assert_eq!(
            refused,
            "error: --unroll is not for `tresse steps`: `tresse check --engine graph` has it"
        );
    }

    #[test]
    fn values_are_written_as_flags_take_them() {
        let flag =
            |flag: &str, value: Value| flag_of(Parameter::find(flag).unwrap(), &value).join(" ");
        let json = |text: &str| serde_json::from_str(text).unwrap();
        assert_eq!(flag("--dispatch", json(r#"{"OutOfOrder": 8}"#)), "--dispatch out-of-order:8");
        assert_eq!(flag("--dispatch", "InOrder".into()), "--dispatch in-order");
        assert_eq!(flag("--std", "Cxx20".into()), "--std c++20");
        assert_eq!(flag("--pointer-width", json(r#"{"Bits": 32}"#)), "--pointer-width 32");
        assert_eq!(flag("--stack", "16 KiB".into()), "--stack 16KiB");
        assert_eq!(flag("--max-threads", 3.into()), "--max-threads 3");
        assert_eq!(flag("--spurious-wakeups", true.into()), "--spurious-wakeups");
        assert_eq!(flag("--no-pthread-create-fence", false.into()), "--no-pthread-create-fence");
    }
}
