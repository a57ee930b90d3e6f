//! Exceptions and `setjmp`: LangRef, "Exception Handling", `invoke`, `landingpad`, `resume`,
//! `llvm.eh.typeid.for`, `returns_twice`. What they mean is in `step/unwind.rs`.

use super::Lowerer;
use super::attributes::has;
use super::func::{Builder, Refused};
use super::link::FuncRef;
use crate::ops::Scalar;
use crate::program::{Ask, Clause, Leave, Limits, Op, Pad, Reg};
use crate::value::Value;
use tresse_ir::ast::{self, Attr, BlockId, InstKind, LandingClause, Operand};
use tresse_ir::types::TypeId;

/// What `resume` calls (Itanium C++ ABI: Exception Handling, 1.3).
const RESUME: &str = "_Unwind_Resume";

/// What a function of the library asks about frames.
pub(super) fn ask(name: &str) -> Option<Ask> {
    Some(match name.strip_prefix("__tresse_frame_")? {
        "this" => Ask::This,
        "next" => Ask::Next,
        "clause" => Ask::Clause,
        "type" => Ask::Type,
        "cleanup" => Ask::Cleanup,
        "land" => Ask::Land,
        "foreign" => Ask::Foreign,
        "mark" => Ask::Mark,
        "place" => Ask::Place,
        "jump" => Ask::Jump,
        _ => return None,
    })
}

/// What a function of the library says of itself.
pub(super) fn leave(name: &str) -> Option<Leave> {
    match name {
        "__tresse_leave_never" => Some(Leave::Never),
        "__tresse_leave_refused" => Some(Leave::Refused),
        _ => None,
    }
}

impl Lowerer<'_> {
    /// What has to be reached for an instruction that no name stands for.
    pub(super) fn reach_resume(&mut self, kind: &InstKind) {
        if matches!(kind, InstKind::Resume { .. })
            && let Some(func) = self.resume()
        {
            self.reach(func);
        }
    }

    fn resume(&self) -> Option<FuncRef> {
        self.function_named(RESUME).filter(|f| self.inputs[f.0].is_library)
    }

    /// LangRef, `llvm.eh.typeid.for`: the number of a type, the same in every function.
    fn type_number(&mut self, value: Value) -> i32 {
        let next = self.type_numbers.len() as i32 + 1;
        *self.type_numbers.entry(value).or_insert(next)
    }
}

impl Builder<'_, '_> {
    /// `invoke`: the call, then control goes on at one block, or with an exception at the other.
    pub(super) fn lower_invoke(
        &mut self,
        block: BlockId,
        inst: &ast::Inst,
        (normal, unwind): (BlockId, BlockId),
    ) -> Result<(), Refused> {
        let InstKind::Invoke { call, .. } = &inst.kind else { return Err("no invoke".into()) };
        let first = self.func.code.len();
        self.lower_call(inst, call)?;
        let at = self.call_label(first);
        self.jump_to(block, normal)?;
        let Some(at) = at else { return Ok(()) };
        self.lower_pad(block, unwind, at)
    }

    /// A label at the call among the operations from `first` on.
    fn call_label(&mut self, first: usize) -> Option<u32> {
        let is_call = |op: &Op| matches!(op, Op::Call { .. } | Op::CallPtr { .. });
        let at = first + self.func.code[first..].iter().rposition(is_call)?;
        self.labels.push(at as u32);
        Some(self.labels.len() as u32 - 1)
    }

    /// Where a call goes on with an exception.
    fn lower_pad(&mut self, from: BlockId, unwind: BlockId, at: u32) -> Result<(), Refused> {
        let insts = &self.source.blocks[unwind.index()].insts;
        let first = insts.iter().find(|i| !matches!(i.kind, InstKind::Phi { .. }));
        let dst = self.landing();
        let (to, edges) = self.unwind_edge(unwind);
        let mut pad = Pad {
            at,
            to,
            dst,
            is_cleanup: false,
            is_cxx: true,
            clauses: Vec::new(),
            refused: None,
        };
        let filled = match first.map(|i| (&i.kind, i.ty)) {
            Some((InstKind::LandingPad { is_cleanup, clauses }, ty)) => {
                pad.is_cleanup = *is_cleanup;
                self.check_landing(ty).and_then(|()| self.clauses(clauses, &mut pad))
            }
            Some((InstKind::Funclet { name, .. }, _)) => Err(format!("exceptions ({name})")),
            _ => Err("exceptions (an unwind block without a pad)".into()),
        };
        if let Err(what) = filled {
            pad.refused = Some(self.lowerer.text(what));
        }
        self.func.pads.push(pad);
        self.emit_edges(from, edges)
    }

    fn clauses(&mut self, clauses: &[LandingClause], pad: &mut Pad) -> Result<(), Refused> {
        pad.is_cxx = self.personality()? == "__gxx_personality_v0";
        for (number, clause) in clauses.iter().enumerate() {
            let (operand, is_filter) = match clause {
                LandingClause::Catch(operand) => (operand, false),
                LandingClause::Filter(operand) => (operand, true),
            };
            let types = self.types(operand)?;
            let selector = match types.first() {
                // Only that it is negative means something (Itanium C++ ABI: Exception Handling,
                // 2.5.1, "exception specifications").
                _ if is_filter => -(number as i32) - 1,
                Some(value) if types.len() == 1 => self.lowerer.type_number(*value),
                _ => return Err("exceptions (a catch clause that is no pointer)".into()),
            };
            pad.clauses.push(Clause { is_filter, types, selector });
        }
        Ok(())
    }

    fn types(&mut self, operand: &Operand) -> Result<Vec<Value>, Refused> {
        let ast::Value::Const(id) = operand.value else {
            return Err("exceptions (a clause that is no constant)".into());
        };
        let values = self.lowerer.constant(self.module, id);
        values.map_err(|_| "exceptions (a clause that is no address)".into())
    }

    /// The personality of the function, where its pads mean what the library makes of them.
    fn personality(&self) -> Result<&str, Refused> {
        let text = self.source.extras.iter().find_map(|extra| match extra {
            Attr::Word(text) => text.strip_prefix("personality"),
            _ => None,
        });
        let named = text.and_then(|text| text.rsplit_once('@')).map_or("", |(_, name)| name);
        let end = named.find(|c: char| !(c.is_ascii_alphanumeric() || "_.$".contains(c)));
        let name = &named[..end.unwrap_or(named.len())];
        match name {
            "__gxx_personality_v0" | "__gcc_personality_v0" | "rust_eh_personality" => Ok(name),
            _ => Err(format!("exceptions by the personality `{name}`")),
        }
    }

    /// LangRef leaves the type of a landing pad to the personality: an address and a number.
    fn check_landing(&mut self, ty: TypeId) -> Result<(), Refused> {
        let leaves = self.lowerer.leaves(self.module, ty)?;
        let scalars: Vec<Scalar> = leaves.leaves.iter().map(|leaf| leaf.scalar).collect();
        match scalars[..] {
            [Scalar::Ptr(_), Scalar::Int(32)] => Ok(()),
            _ => Err("exceptions (a landing pad that is no pointer and i32)".into()),
        }
    }

    /// Where all pads of the function find what has come.
    fn landing(&mut self) -> Reg {
        let known = self.func.pads.first().map(|pad| pad.dst).or(self.landing);
        let reg = known.unwrap_or_else(|| self.temp(2));
        self.landing = Some(reg);
        reg
    }

    pub(super) fn lower_landing_pad(&mut self, ty: TypeId, dst: Reg) -> Result<(), Refused> {
        self.personality()?;
        self.check_landing(ty)?;
        let src = self.landing();
        self.copy(dst, src, 2);
        Ok(())
    }

    pub(super) fn lower_resume(&mut self, value: &Operand) -> Result<(), Refused> {
        self.personality()?;
        self.check_landing(value.ty)?;
        let resume = self.lowerer.resume().and_then(|f| self.lowerer.link.index.get(&f).copied());
        let func = resume.ok_or("exceptions (resume) without the C library")?;
        let exception = self.operand(value)?;
        let args = self.list(&[exception]);
        self.push(Op::Call { func, dst: Reg::NONE, args, limits: Limits::NONE });
        self.push(Op::Unreachable);
        Ok(())
    }

    /// `llvm.eh.typeid.for`, and what the library asks. `false`: it is neither.
    pub(super) fn lower_frames(
        &mut self,
        name: &str,
        call: &ast::Call,
        dst: Reg,
    ) -> Result<bool, Refused> {
        let is_library = self.lowerer.inputs[self.module].is_library;
        if name == "llvm.eh.typeid.for" || name.starts_with("llvm.eh.typeid.for.") {
            let operand = call.args.first().ok_or("a call with too few arguments")?;
            let [value] = self.types(operand)?[..] else {
                return Err("llvm.eh.typeid.for of what is no pointer".into());
            };
            let number = self.lowerer.type_number(value) as u64;
            let number = self.int(number);
            self.copy(dst, number, 1);
        } else if let Some(leave) = leave(name).filter(|_| is_library) {
            self.func.flags.leave = leave;
        } else if let Some(ask) = ask(name).filter(|_| is_library) {
            let mut args = Vec::new();
            for arg in &call.args {
                args.push(self.operand(arg)?);
            }
            let args = self.list(&args);
            self.push(Op::Frames { ask, dst, args });
        } else {
            return Ok(false);
        }
        Ok(true)
    }

    /// Notes a call that may return several times, among the operations from `first` on.
    pub(super) fn note_twice(&mut self, call: &ast::Call, first: usize) {
        let declared = self.declaration(call.callee);
        let is_twice = |attrs: &[Attr]| has(attrs, "returns_twice");
        if (is_twice(&call.attrs) || declared.is_some_and(|f| is_twice(&f.attrs)))
            && let Some(label) = self.call_label(first)
        {
            self.func.returns_twice.push(label);
        }
    }
}
