//! Patterns over states of the machine (`tresse steps --pattern`): K-LLVM's components by the
//! paper's names, and what patterns over executions say of final states.

use super::parse::{Parsed, Parser, Token, bad, parse};
use super::{BadPattern, Compare, Expr, Literal, Variable, Wait, scalar_of};
use crate::outcome::Outcome;
use rustc_hash::FxHashSet;
use tresse_machine::control::ThreadState;
use tresse_machine::end::Ub;
use tresse_machine::ids::{FuncIdx, GLOBALS, SiteId, Tid};
use tresse_machine::program::Program;
use tresse_machine::thread::{ReadBack, Thread};
use tresse_machine::trace::objects;
use tresse_machine::value::{Prov, Value, sign_extend};
use tresse_machine::{End, Machine};

/// A predicate on states.
#[derive(Clone, Debug, PartialEq)]
pub struct StatePattern {
    root: Expr<Atom>,
}

impl StatePattern {
    /// Reads a pattern about states of this program.
    ///
    /// # Errors
    /// What is wrong, and in which column.
    pub fn parse(text: &str, program: &Program) -> Result<StatePattern, BadPattern> {
        let names = Outcome::names(program);
        let said = parse(text, &names, Parser::state)?;
        let root = said.resolved(&mut |said| resolve(program, said))?;
        Ok(StatePattern { root })
    }

    /// Is a state such a one?
    pub fn matches(&self, machine: &Machine) -> bool {
        self.root.holds(&mut |atom| atom.holds(machine))
    }
}

/// What a pattern says, as it is written, and the column of the part that names something.
pub(super) type Said = (Words, u32);

/// What can be said of a state, in the words of a pattern.
pub(super) enum Words {
    Global(Variable, Compare, Literal),
    /// A component that is a list: of the thread, or of the variable.
    List(List, Option<Tid>, String, Size),
    Register(Tid, String, Compare, Literal),
    At(Option<Tid>, Option<String>, u32),
    Plain(Atom),
}

/// The paper's components that are lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum List {
    /// `toCommit`.
    Commits,
    /// `readBack`.
    Reads,
    /// `memOpList`.
    Cache,
    /// `race`.
    Races,
}

impl List {
    /// By its name in the paper, or in a trace.
    fn named(word: &str) -> Option<List> {
        Some(match word {
            "toCommit" | "to_commit" => List::Commits,
            "readBack" | "read_back" => List::Reads,
            "memOpList" | "mem_op_list" => List::Cache,
            "race" => List::Races,
            _ => return None,
        })
    }
}

/// What is said of a list.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Size {
    IsEmpty(bool),
    Len(Compare, Literal),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Atom {
    /// The variable at this place among the program's, or a scalar of it.
    Global(usize, Option<usize>, Compare, Literal),
    /// The program has ended, or can not go on.
    Final,
    /// It has ended in an error, of this code.
    Error(Option<String>),
    Exit(Compare, Literal),
    Stdout(bool, String),
    Deadlock,
    Returned(Option<Tid>, Compare, Literal),
    Ended(Option<Tid>),
    Waits(Option<Tid>, Option<Wait>),
    InJoins(Option<Tid>),
    /// The next instruction is one of these.
    At(Option<Tid>, FxHashSet<SiteId>),
    /// The registers of this name, by function.
    Register(Tid, Vec<(FuncIdx, u32)>, Compare, Literal),
    ToCommit(Option<Tid>, Size),
    ReadBack(Option<Tid>, Size),
    MemOpList(Size),
    /// The component `race` of a variable: accesses that occupy it.
    Race(usize, Size),
}

/// What a pattern names, found in the program.
fn resolve(program: &Program, (words, column): Said) -> Parsed<Atom> {
    let slot = |name: &str| {
        let missing = || bad(column, format!("there is no global variable `{name}`"));
        Outcome::slot_of(program, name).ok_or_else(missing)
    };
    Ok(match words {
        Words::Plain(atom) => atom,
        Words::Global(variable, compare, literal) => {
            Atom::Global(slot(&variable.name)?, variable.index, compare, literal)
        }
        Words::List(list, thread, variable, size) => match list {
            List::Commits => Atom::ToCommit(thread, size),
            List::Reads => Atom::ReadBack(thread, size),
            List::Cache => Atom::MemOpList(size),
            List::Races => Atom::Race(slot(&variable)?, size),
        },
        Words::Register(thread, name, compare, literal) => {
            let places = registers(program, &name);
            if places.is_empty() {
                return Err(bad(column, format!("no function has a register `%{name}`")));
            }
            Atom::Register(thread, places, compare, literal)
        }
        Words::At(thread, file, line) => {
            let sites = sites(program, file.as_deref(), line);
            if sites.is_empty() {
                let of = file.map_or_else(String::new, |file| format!(" of {file}"));
                let message = format!("no instruction of the program is in line {line}{of}");
                return Err(bad(column, message));
            }
            Atom::At(thread, sites)
        }
    })
}

/// The registers of this name, `%r` without its sign.
fn registers(program: &Program, name: &str) -> Vec<(FuncIdx, u32)> {
    let name = format!("%{name}");
    let own = (0..).zip(&program.functions).filter(|(_, func)| !func.is_library);
    own.flat_map(|(index, func)| {
        let is_it = |register: &u32| func.name_of_register(*register).is_some_and(|n| n == name);
        (0..func.named)
            .filter(is_it)
            .map(move |register| (FuncIdx(index), register))
            .collect::<Vec<_>>()
    })
    .collect()
}

/// The instructions in a line: of the source where it is known, and else of the IR, as reports have
/// it.
fn sites(program: &Program, file: Option<&str>, line: u32) -> FxHashSet<SiteId> {
    let own = program.functions.iter().filter(|func| !func.is_library);
    let all = own.flat_map(|func| (0..func.code.len() as u32).map(|pc| func.site(pc)));
    let is_there = |site: &SiteId| {
        let Some(place) = program.describe(*site) else { return false };
        let source = place.source.as_ref().filter(|loc| loc.line > 0);
        let (name, at) = match source {
            Some(loc) => (loc.file.as_str(), loc.line),
            None => (place.ir_file.as_str(), place.ir_line),
        };
        at == line && file.is_none_or(|file| is_file(name, file))
    };
    all.filter(is_there).collect()
}

/// Is a path this one, or one that ends in it?
fn is_file(path: &str, named: &str) -> bool {
    path.strip_suffix(named).is_some_and(|rest| rest.is_empty() || rest.ends_with('/'))
}

impl Atom {
    fn holds(&self, machine: &Machine) -> bool {
        let end = machine.ending.as_ref().map(|ending| &ending.end);
        match self {
            Atom::Global(slot, index, compare, literal) => {
                let value = Outcome::global_of(machine, *slot);
                let scalar = value.as_deref().and_then(|value| scalar_of(value, *index));
                scalar.is_some_and(|value| compare.holds(value, literal))
            }
            Atom::Final => end.is_some_and(|end| matches!(end, End::Exit(_)) || end.is_error()),
            Atom::Error(code) => end.is_some_and(|end| {
                end.is_error() && code.as_ref().is_none_or(|code| code == end.code())
            }),
            Atom::Exit(compare, literal) => match end {
                Some(End::Exit(status)) => compare.holds(&status.to_string(), literal),
                _ => false,
            },
            Atom::Stdout(is_same, text) => {
                (machine.control.written(1) == text.as_bytes()) == *is_same
            }
            Atom::Deadlock => matches!(end, Some(End::Deadlock(_))),
            Atom::Register(id, places, compare, literal) => {
                let value = machine.threads.get(*id as usize).and_then(|t| held(t, places));
                value.is_some_and(|value| {
                    compare.holds(&words(machine, &value, false, literal), literal)
                })
            }
            Atom::MemOpList(size) => size.holds(machine.cache.mem_op_list.len()),
            Atom::Race(slot, size) => {
                let is_it = |prov: &Prov| prov.arena() == GLOBALS && prov.slot() as usize == *slot;
                let found = objects(machine).find(|(prov, _)| is_it(prov));
                let flight = found.and_then(|(_, object)| object.in_flight.as_deref());
                size.holds(flight.map_or(0, |flight| flight.race.len()))
            }
            _ => self.holds_of_some(machine),
        }
    }

    /// What is said of a thread, or of some thread.
    fn holds_of_some(&self, machine: &Machine) -> bool {
        let some = |id: Option<Tid>, is_so: &dyn Fn(&Thread) -> bool| {
            let mut all = machine.threads.iter().filter(|t| id.is_none_or(|id| id == t.id));
            all.any(|thread| is_so(thread))
        };
        let life = |thread: &Thread| machine.control.threads.get(thread.id as usize);
        match self {
            Atom::Returned(id, compare, literal) => some(*id, &|thread| match life(thread) {
                Some(ThreadState::Ended(value)) => {
                    compare.holds(&words(machine, value, true, literal), literal)
                }
                _ => false,
            }),
            Atom::Ended(id) => some(*id, &|thread| {
                matches!(life(thread), Some(ThreadState::Ended(_) | ThreadState::Gone))
            }),
            Atom::Waits(id, wait) => some(*id, &|thread| {
                let on = machine.waits_for(thread.id);
                on.is_some_and(|on| wait.is_none_or(|wait| wait == Wait::of(&on)))
            }),
            Atom::InJoins(id) => {
                machine.wait_join_threads().iter().any(|(who, _)| id.is_none_or(|id| id == *who))
            }
            Atom::At(id, sites) => some(*id, &|thread| {
                let is_running = !thread.is_finished && !thread.continuation.is_empty();
                is_running && sites.contains(&machine.own_site(thread.id))
            }),
            Atom::ToCommit(id, size) => {
                some(*id, &|thread| size.holds(thread.queues.to_commit.len()))
            }
            Atom::ReadBack(id, size) => {
                some(*id, &|thread| size.holds(thread.queues.read_back.len()))
            }
            _ => false,
        }
    }
}

impl Size {
    fn holds(&self, len: usize) -> bool {
        match self {
            Size::IsEmpty(is_empty) => (len == 0) == *is_empty,
            Size::Len(compare, literal) => compare.holds(&len.to_string(), literal),
        }
    }
}

/// The register of the innermost activation that has one of these, unless it waits for a read.
fn held(thread: &Thread, places: &[(FuncIdx, u32)]) -> Option<Value> {
    let of = |func| places.iter().find(|(f, _)| *f == func).map(|(_, register)| *register);
    let mut frames = thread.continuation.iter().rev();
    let (frame, register) = frames.find_map(|frame| Some((frame, of(frame.func)?)))?;
    let at = frame.base + register;
    let waits = |read: &ReadBack| {
        // An exchange says in the next register whether it has stored.
        let has_flag = read.flag.is_some() && read.dst + 1 == at;
        read.frame == frame.serial && (read.dst == at || has_flag)
    };
    match thread.queues.read_back.iter().any(waits) {
        true => None,
        false => thread.registers.get(at as usize).copied(),
    }
}

/// A value in the words of outcomes. Registers have no type: their numbers are without a sign, as
/// in traces.
fn words(machine: &Machine, value: &Value, is_signed: bool, literal: &Literal) -> String {
    let is_null = matches!(literal, Literal::Word(word) if word == "null");
    if value.is_poison() {
        "poison".into()
    } else if value.undef != 0 {
        "undef".into()
    } else if value.prov.is_object() {
        machine.address(value)
    } else if value.bits == 0 && is_null {
        "null".into()
    } else if is_signed {
        sign_extend(value.bits, 64).to_string()
    } else {
        value.bits.to_string()
    }
}

/// What only patterns over executions say.
const OF_EXECUTIONS: [&str; 5] = ["livelock", "spins", "got", "reads", "writes"];

fn of_executions(column: u32, word: &str) -> BadPattern {
    let message = format!("`{word}` is about whole executions: `tresse check --pattern` has it");
    bad(column, message)
}

impl Parser<'_> {
    /// What a pattern says of a state.
    pub(super) fn state(&mut self) -> Parsed<Said> {
        let column = self.column();
        let word = match self.peek().cloned() {
            Some(Token::Number(_)) => return self.register(),
            Some(Token::Word(word)) => word,
            _ => {
                return Err(self.expected(
                    "a variable, a register (`1.%r`), `final`, `error`, `exit`, `stdout`, \
                     `deadlock`, `thread`, `toCommit`, `readBack`, `memOpList` or `race`",
                ));
            }
        };
        // A variable of such a name comes before the word.
        if !self.globals.contains(&word) {
            if let Some(said) = self.component(&word)? {
                return Ok(said);
            }
            if OF_EXECUTIONS.contains(&word.as_str()) {
                return Err(of_executions(column, &word));
            }
        }
        let variable = self.variable(column)?;
        Ok((Words::Global(variable, self.compare()?, self.literal()?), column))
    }

    /// What begins with one of the words of the language.
    fn component(&mut self, word: &str) -> Parsed<Option<Said>> {
        let column = self.column();
        let (name, has_len) = word.strip_suffix(".len").map_or((word, false), |w| (w, true));
        if let Some(list) = List::named(name) {
            self.at += 1;
            return self.list(list, has_len).map(|words| Some((words, column)));
        }
        let before = self.at;
        self.at += 1;
        let atom = match word {
            "final" => Atom::Final,
            "deadlock" => Atom::Deadlock,
            "error" => Atom::Error(self.code()?),
            "exit" => Atom::Exit(self.compare()?, self.literal()?),
            "stdout" => {
                let (is_same, text) = self.stdout()?;
                Atom::Stdout(is_same, text)
            }
            "thread" => return self.thread_state().map(Some),
            _ => {
                self.at = before;
                return Ok(None);
            }
        };
        Ok(Some((Words::Plain(atom), column)))
    }

    /// The code of an error, if one stands here.
    fn code(&mut self) -> Parsed<Option<String>> {
        let Some(Token::Word(word)) = self.peek().cloned() else { return Ok(None) };
        let of_ends = ["T0101", "T0102", "T0201", "T0301", "T0411", "T0601", "T0602"];
        if !of_ends.contains(&word.as_str()) && !Ub::ALL.iter().any(|ub| ub.code() == word) {
            return Err(self.expected("the code of an error, such as T0301"));
        }
        self.at += 1;
        Ok(Some(word))
    }

    /// `1.%r == 0`.
    fn register(&mut self) -> Parsed<Said> {
        let thread = self.thread_number()?.unwrap_or_default();
        if !self.take(".") {
            return Err(self.expected("`.` and a register, such as `1.%r`"));
        }
        let column = self.column();
        let Some(Token::Register(name)) = self.peek().cloned() else {
            return Err(self.expected("a register, such as `%r`"));
        };
        self.at += 1;
        let compare = self.compare()?;
        if matches!(self.peek(), Some(Token::Number(n)) if *n < 0) {
            let message = "registers have no sign: name the number that a trace shows";
            return Err(bad(self.column(), message));
        }
        Ok((Words::Register(thread, name, compare, self.literal()?), column))
    }

    /// What comes after the name of a list.
    fn list(&mut self, list: List, mut has_len: bool) -> Parsed<Words> {
        let (mut thread, mut variable) = (None, String::new());
        let has_owner = list != List::Cache && !has_len && self.take("(");
        if has_owner {
            match list {
                List::Races => {
                    let column = self.column();
                    variable = self.variable(column)?.name;
                }
                _ => {
                    thread = self.thread_number()?;
                    if thread.is_none() {
                        return Err(self.expected("a thread's number"));
                    }
                }
            }
            if !self.take(")") {
                return Err(self.expected("`)`"));
            }
        } else if list == List::Races {
            return Err(self.expected("a variable in parentheses, `race(x)`"));
        }
        has_len |= has_owner && self.take(".") && {
            let is_len = self.take_word("len");
            if !is_len {
                return Err(self.expected("`len`"));
            }
            is_len
        };
        let size = match has_len {
            true => Size::Len(self.compare()?, self.literal()?),
            false if self.take_word("is") => {
                let is_empty = !self.take_word("not");
                if !self.take_word("empty") {
                    return Err(self.expected("`empty` or `not empty`"));
                }
                Size::IsEmpty(is_empty)
            }
            // An object is in a race as long as accesses occupy it.
            false if list == List::Races => Size::IsEmpty(false),
            false => return Err(self.expected("`is empty`, `is not empty` or `.len`")),
        };
        Ok(Words::List(list, thread, variable, size))
    }

    /// What comes after `thread`.
    fn thread_state(&mut self) -> Parsed<Said> {
        const IS: &str = "`at`, `returned`, `ended`, `waits` or `in wait_join_threads`";
        let id = self.thread_number()?;
        let column = self.column();
        let Some(Token::Word(word)) = self.peek().cloned() else { return Err(self.expected(IS)) };
        let before = self.at;
        self.at += 1;
        let atom = match word.as_str() {
            "at" => {
                let column = self.column();
                let (file, line) = self.line()?;
                return Ok((Words::At(id, file, line), column));
            }
            "returned" => {
                let (compare, literal) = self.returned()?;
                Atom::Returned(id, compare, literal)
            }
            "ended" => Atom::Ended(id),
            "waits" => Atom::Waits(id, self.wait()),
            "in" if self.take_word("wait_join_threads") => Atom::InJoins(id),
            word if OF_EXECUTIONS.contains(&word) => return Err(of_executions(column, word)),
            _ => {
                self.at = before;
                return Err(self.expected(IS));
            }
        };
        Ok((Words::Plain(atom), column))
    }

    /// `12`, `prog.c:12` or `"src/prog.c":12`.
    fn line(&mut self) -> Parsed<(Option<String>, u32)> {
        let file = match self.peek().cloned() {
            Some(Token::Word(file) | Token::Text(file)) => {
                self.at += 1;
                if !self.take(":") {
                    return Err(self.expected("`:` and a line"));
                }
                Some(file)
            }
            _ => None,
        };
        let line = match self.peek() {
            Some(Token::Number(n)) => u32::try_from(*n).ok().filter(|n| *n > 0),
            _ => None,
        };
        let line = line.ok_or_else(|| self.expected("a line, `12` or `prog.c:12`"))?;
        self.at += 1;
        Ok((file, line))
    }
}
