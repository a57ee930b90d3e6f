//! LangRef, "Terminator Instructions", and the pads of exception handling.

use super::Parser;
use super::inst::KindAndType;
use crate::ast::{BlockId, ConstId, InstKind, LandingClause, Operand};
use crate::diag::{Parsed, fault};
use crate::lexer::Tok;
use crate::text::to_string;
use crate::types::Type;

impl Parser<'_> {
    /// A terminator or funclet pad, if the word starts one.
    pub(super) fn parse_control_kind(&mut self, word: &[u8]) -> Parsed<Option<KindAndType>> {
        let void = self.type_info.void;
        let kind = match word {
            b"ret" => self.parse_ret()?,
            b"br" => self.parse_br()?,
            b"switch" => self.parse_switch()?,
            b"indirectbr" => self.parse_indirect_br()?,
            b"invoke" => return self.parse_invoke().map(Some),
            b"callbr" => return self.parse_callbr().map(Some),
            b"resume" => {
                self.bump()?;
                InstKind::Resume { value: self.parse_operand()? }
            }
            b"unreachable" => {
                self.bump()?;
                InstKind::Unreachable
            }
            b"unwind" => {
                self.bump()?;
                InstKind::Funclet { name: "unwind", targets: Vec::new(), text: String::new() }
            }
            b"catchswitch" => self.parse_catch_switch()?,
            b"catchret" => self.parse_funclet_ret("catchret")?,
            b"cleanupret" => self.parse_funclet_ret("cleanupret")?,
            b"catchpad" => self.parse_pad("catchpad")?,
            b"cleanuppad" => self.parse_pad("cleanuppad")?,
            _ => return Ok(None),
        };
        let ty = match kind {
            InstKind::Funclet { name: "catchswitch" | "catchpad" | "cleanuppad", .. } => {
                self.type_info.token
            }
            _ => void,
        };
        Ok(Some((kind, ty)))
    }

    fn parse_ret(&mut self) -> Parsed<InstKind> {
        self.bump()?;
        let start = self.start;
        let ty = self.parse_type()?;
        match self.types().get(ty) {
            Type::Void => Ok(InstKind::Ret { value: None }),
            Type::Function { .. } => fault(start, "values of function type do not exist"),
            _ => {
                let mut value = Operand { ty, value: self.parse_value(ty)? };
                if self.is(b',') && self.lex.clone_peek() != Some(b'!') {
                    value = self.parse_more_results(value)?;
                }
                Ok(InstKind::Ret { value: Some(value) })
            }
        }
    }

    fn parse_br(&mut self) -> Parsed<InstKind> {
        self.bump()?;
        if self.is_word(b"label") {
            return Ok(InstKind::Br { target: self.parse_target_label()? });
        }
        let start = self.start;
        let cond = self.parse_operand()?;
        if cond.ty != self.type_info.i1 {
            return fault(start, format!("branch on a value of type `{}`", self.show(cond.ty)));
        }
        self.expect(b',')?;
        let then = self.parse_target_label()?;
        self.expect(b',')?;
        let other = self.parse_target_label()?;
        Ok(InstKind::CondBr { cond, then, other })
    }

    fn parse_switch(&mut self) -> Parsed<InstKind> {
        self.bump()?;
        let start = self.start;
        let value = self.parse_operand()?;
        if !matches!(self.types().get(value.ty), Type::Int(_)) {
            return fault(start, format!("switch on a value of type `{}`", self.show(value.ty)));
        }
        self.expect(b',')?;
        let default = self.parse_target_label()?;
        self.expect(b'[')?;
        let mut cases: Vec<(ConstId, BlockId)> = Vec::new();
        while !self.eat(b']')? {
            let start = self.start;
            let case = self.parse_typed_const()?;
            self.check_type(self.const_type(case), value.ty, start)?;
            self.expect(b',')?;
            cases.push((case, self.parse_target_label()?));
        }
        Ok(InstKind::Switch { value, default, cases })
    }

    fn parse_indirect_br(&mut self) -> Parsed<InstKind> {
        self.bump()?;
        let start = self.start;
        let address = self.parse_operand()?;
        if !matches!(self.types().get(address.ty), Type::Ptr { .. }) {
            let ty = self.show(address.ty);
            return fault(start, format!("indirectbr to a value of type `{ty}`"));
        }
        self.expect(b',')?;
        Ok(InstKind::IndirectBr { address, targets: self.parse_target_list()? })
    }

    /// `[label %a, label %b]`
    pub(super) fn parse_target_list(&mut self) -> Parsed<Vec<BlockId>> {
        self.expect(b'[')?;
        let mut targets = Vec::new();
        while !self.eat(b']')? {
            if !targets.is_empty() {
                self.expect(b',')?;
            }
            targets.push(self.parse_target_label()?);
        }
        Ok(targets)
    }

    pub(super) fn parse_landing_pad(&mut self) -> Parsed<KindAndType> {
        self.bump()?;
        let ty = self.parse_value_type()?;
        self.parse_old_personality()?;
        let is_cleanup = self.eat_word(b"cleanup")?;
        let mut clauses = Vec::new();
        loop {
            if !self.eat_word(b"catch")? && !self.eat_word(b"filter")? {
                return Ok((InstKind::LandingPad { is_cleanup, clauses }, ty));
            }
            // LLVM goes by the type, whatever the word is.
            let value = self.parse_operand()?;
            let is_array = matches!(self.types().get(value.ty), Type::Array { .. });
            clauses.push(match is_array {
                true => LandingClause::Filter(value),
                false => LandingClause::Catch(value),
            });
        }
    }

    // Funclets: kept as text beside the blocks that they name

    /// The text of a funclet instruction, without its opcode.
    fn funclet_text(&self, start: usize, name: &str) -> String {
        let text = self.text_from(start);
        to_string(text.get(name.len()..).unwrap_or_default().trim_ascii())
    }

    /// `none` or the token of a pad.
    fn parse_parent(&mut self) -> Parsed<()> {
        self.parse_value(self.type_info.token).map(|_| ())
    }

    /// `catchswitch within %p [label %a, ..] unwind label %b | to caller`
    fn parse_catch_switch(&mut self) -> Parsed<InstKind> {
        let start = self.start;
        self.bump()?;
        self.expect_word("within")?;
        self.parse_parent()?;
        let mut targets = self.parse_target_list()?;
        self.expect_word("unwind")?;
        targets.extend(self.parse_unwind_target()?);
        let text = self.funclet_text(start, "catchswitch");
        Ok(InstKind::Funclet { name: "catchswitch", targets, text })
    }

    /// `to caller`, or a block.
    fn parse_unwind_target(&mut self) -> Parsed<Option<BlockId>> {
        if self.eat_word(b"to")? {
            self.expect_word("caller")?;
            return Ok(None);
        }
        self.parse_target_label().map(Some)
    }

    /// `catchret from %p to label %b`, `cleanupret from %p unwind label %b | to caller`
    fn parse_funclet_ret(&mut self, name: &'static str) -> Parsed<InstKind> {
        let start = self.start;
        self.bump()?;
        self.expect_word("from")?;
        self.parse_parent()?;
        let targets = if name == "catchret" {
            self.expect_word("to")?;
            vec![self.parse_target_label()?]
        } else {
            self.expect_word("unwind")?;
            self.parse_unwind_target()?.into_iter().collect()
        };
        Ok(InstKind::Funclet { name, targets, text: self.funclet_text(start, name) })
    }

    /// `catchpad within %s [T v, ..]`
    fn parse_pad(&mut self, name: &'static str) -> Parsed<InstKind> {
        let start = self.start;
        self.bump()?;
        self.expect_word("within")?;
        self.parse_parent()?;
        self.expect(b'[')?;
        let mut is_first = true;
        while !self.eat(b']')? {
            if !is_first {
                self.expect(b',')?;
            }
            is_first = false;
            if self.tok == Tok::Word(b"metadata") {
                self.bump()?;
                self.skip_metadata_value()?;
            } else {
                self.parse_operand()?;
            }
        }
        Ok(InstKind::Funclet { name, targets: Vec::new(), text: self.funclet_text(start, name) })
    }
}
