//! A program in a few words, for whoever reads a finding.

use super::code::{At, Code, Out, Publish, Ref, Role, Slot, Stmt, Want};
use std::fmt::{Display, Formatter, Result};

impl Display for Code {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        for (b, block) in self.blocks.iter().enumerate() {
            let zeroed = if block.is_zeroed { " zeroed" } else { "" };
            write!(f, "b{b}: {:?}{zeroed}", block.home)?;
            for part in &block.parts {
                write!(f, " {:?}@{}", part.kind, part.offset)?;
                if part.word != 0 {
                    write!(f, "={}", part.word)?;
                }
            }
            writeln!(f)?;
        }
        for (b, body) in self.bodies.iter().enumerate() {
            match body.role {
                Role::Main => write!(f, "main")?,
                role => write!(f, "f{b} ({role:?})")?,
            }
            if let Some(block) = body.argument {
                write!(f, "(b{block})")?;
            }
            write!(f, ": ")?;
            list(f, &body.stmts)?;
            match body.result {
                Out::Global => {}
                Out::Return => write!(f, "; return notes")?,
                Out::Block(block) => write!(f, "; return b{block}")?,
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

fn list(f: &mut Formatter<'_>, stmts: &[Stmt]) -> Result {
    for (n, stmt) in stmts.iter().enumerate() {
        if n > 0 {
            write!(f, "; ")?;
        }
        one(f, stmt)?;
    }
    Ok(())
}

fn within(f: &mut Formatter<'_>, stmts: &[Stmt]) -> Result {
    write!(f, " {{")?;
    list(f, stmts)?;
    write!(f, "}}")
}

fn part(at: &Ref) -> String {
    format!("b{}.{}", at.block, at.part)
}

fn int(at: &At) -> String {
    match at {
        At::Var(v) => format!("v{v}"),
        At::Part(at) => part(at),
    }
}

fn pointer(slot: &Slot) -> String {
    match slot {
        Slot::Global(g) => format!("g{g}"),
        Slot::Part(at) => part(at),
    }
}

fn one(f: &mut Formatter<'_>, stmt: &Stmt) -> Result {
    match stmt {
        Stmt::Read { at, order } => write!(f, "R.{} {}", order.short(), int(at)),
        Stmt::Write { at, order, value } => {
            write!(f, "W.{} {}={value:?}", order.short(), int(at))
        }
        Stmt::Update { at, order, how } => write!(f, "U.{} {} {how:?}", order.short(), int(at)),
        Stmt::Bump { at } => write!(f, "{}++", int(at)),
        Stmt::Fence(order) => write!(f, "fence.{}", order.short()),
        Stmt::Call { call, at, mutex, is_c11 } => {
            let (posix, c11) = call.names();
            let name = c11.filter(|_| *is_c11).unwrap_or(posix);
            write!(f, "{} {}", name.trim_start_matches("pthread_"), part(at))?;
            mutex.iter().try_for_each(|m| write!(f, " with {}", part(m)))
        }
        Stmt::Init { at, how } => write!(f, "init {} {how:?}", part(at)),
        Stmt::Once { at, body, .. } => write!(f, "once {} f{body}", part(at)),
        Stmt::If { equals, then, otherwise } => {
            write!(f, "if {equals}")?;
            within(f, then)?;
            if otherwise.is_empty() {
                return Ok(());
            }
            write!(f, " else")?;
            within(f, otherwise)
        }
        Stmt::While { at, order, until, body } => {
            write!(f, "until R.{} {}=={until}", order.short(), int(at))?;
            within(f, body)
        }
        Stmt::Tries { times, until, body } => {
            write!(f, "{times} times until {until}")?;
            within(f, body)
        }
        Stmt::Loop(body) => {
            write!(f, "loop")?;
            within(f, body)
        }
        Stmt::Leave(test) => write!(f, "leave {test:?}"),
        Stmt::Again(test) => write!(f, "again {test:?}"),
        Stmt::When { test, then, otherwise } => {
            write!(f, "when {test:?}")?;
            within(f, then)?;
            if otherwise.is_empty() {
                return Ok(());
            }
            write!(f, " else")?;
            within(f, otherwise)
        }
        Stmt::Local { local, how } => write!(f, "k{local} {how:?}"),
        Stmt::Try { at, orders: [order, failure], is_weak, expected, new } => {
            let weak = if *is_weak { "weak " } else { "" };
            let (order, failure) = (order.short(), failure.short());
            write!(f, "{weak}cas.{order}.{failure} {} k{expected}->{new:?}", int(at))
        }
        Stmt::Make(block) => write!(f, "make b{block}"),
        Stmt::Free(block) => write!(f, "free b{block}"),
        Stmt::Grow(block) => write!(f, "realloc b{block}"),
        Stmt::Publish { block, slot, how } => {
            let how = match how {
                Publish::Store(order) => format!("W.{}", order.short()),
                Publish::Swap(order) => format!("swap.{}", order.short()),
                Publish::Exchange(order) => format!("cas.{}", order.short()),
            };
            write!(f, "{how} {}=&b{block}", pointer(slot))
        }
        Stmt::Take { block, slot, order, waits, takes, then } => {
            let how = if *takes { "take" } else { "R" };
            let waits = if *waits { " (waits)" } else { "" };
            write!(f, "b{block}={how}.{} {}{waits}", order.short(), pointer(slot))?;
            within(f, then)
        }
        Stmt::Invoke(body) => write!(f, "f{body}()"),
        Stmt::Ask(body) => write!(f, "result=f{body}()"),
        Stmt::Create { handle, body, argument, is_detached } => {
            write!(f, "create h{handle} f{body}")?;
            argument.iter().try_for_each(|block| write!(f, "(b{block})"))?;
            if *is_detached { write!(f, " detached") } else { Ok(()) }
        }
        Stmt::Join { handle, want, .. } => match want {
            Want::Nothing => write!(f, "join h{handle}"),
            Want::Record => write!(f, "record join h{handle}"),
            Want::Block(block) => write!(f, "b{block}=join h{handle}"),
        },
        Stmt::Detach { handle, .. } => write!(f, "detach h{handle}"),
        Stmt::Exit(code) => write!(f, "exit({code})"),
        Stmt::AtExit(body) => write!(f, "atexit f{body}"),
        Stmt::Assert(value) => write!(f, "assert {value}"),
        Stmt::Assume(value) => write!(f, "assume {value}"),
        Stmt::Suppose(test) => write!(f, "assume {test:?}"),
        Stmt::Record => write!(f, "record"),
        Stmt::ThreadExit => write!(f, "thread exit"),
        Stmt::Yield => write!(f, "yield"),
    }
}
