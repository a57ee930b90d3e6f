//! Aliases of declarations, which LLVM had up to 3.4: from 3.5 on "Alias must point to a
//! definition" (its verifier), and front ends name what is declared. GCC's headers are full of them
//! (`__gthrw_pthread_once`).

use super::{GlobalRef, Parser, Pending};
use crate::ast::{AliasId, FuncId, GlobalId, Linkage};
use crate::diag::Parsed;
use crate::lexer::Tok;
use crate::types::TypeId;
use rustc_hash::{FxHashMap, FxHashSet};

impl<'a> Parser<'a> {
    /// The type before an alias's target; up to LLVM 3.7 one that was a conversion had none, but
    /// the type that it converts to: `alias bitcast (i32* @x to i8*)`.
    pub(super) fn parse_aliased_type(&mut self) -> Parsed<TypeId> {
        if !matches!(self.tok, Tok::Word(b"bitcast" | b"addrspacecast" | b"inttoptr")) {
            return self.parse_type();
        }
        let (mark, prev_end) = (self.mark(), self.prev_end);
        self.bump()?;
        self.expect(b'(')?;
        while !self.is_word(b"to") {
            match self.tok {
                Tok::Punct(b'(' | b'[' | b'{') => self.lex.skip_brackets()?,
                Tok::Punct(b')') | Tok::Eof => return self.unexpected("`to`"),
                _ => {}
            }
            self.bump()?;
        }
        self.bump()?;
        let ty = self.parse_type()?;
        self.reset(mark);
        self.prev_end = prev_end;
        Ok(ty)
    }

    /// An alias of what is only declared becomes one more name of it. A weak one says that nobody
    /// may define it: `extern_weak`.
    pub(super) fn rename_old_aliases(&mut self) {
        let declared = self.aliases_of_declarations();
        if declared.is_empty() {
            return;
        }
        let mut number = 0;
        let mut targets = Vec::new();
        for (i, alias) in self.module.aliases.iter().enumerate() {
            let target = declared.get(&AliasId(i as u32)).copied();
            if let (Some(GlobalRef::Func(id)), Linkage::Weak) = (target, alias.linkage)
                && let Some(function) = self.module.functions.get_mut(id.index())
            {
                function.linkage = Linkage::ExternWeak;
            }
            targets.push(target.unwrap_or(GlobalRef::Alias(AliasId(number))));
            number += u32::from(target.is_none());
        }
        let mut targets_left = targets.iter();
        self.module.aliases.retain(|_| matches!(targets_left.next(), Some(GlobalRef::Alias(_))));
        let target = |id: AliasId| targets.get(id.index()).copied();
        for name in self.names.values_mut() {
            if let GlobalRef::Alias(id) = *name {
                *name = target(id).unwrap_or(*name);
            }
        }
        for pending in &mut self.pending {
            if let Pending::Target(id, ty, mark, end) = *pending {
                *pending = match target(id) {
                    Some(GlobalRef::Alias(id)) => Pending::Target(id, ty, mark, end),
                    _ => Pending::Header(ty, mark, end),
                };
            }
        }
    }

    fn aliases_of_declarations(&mut self) -> FxHashMap<AliasId, GlobalRef> {
        let aliases = std::mem::take(&mut self.old_aliases);
        if aliases.is_empty() {
            return FxHashMap::default();
        }
        let (mut functions, mut variables) = (FxHashSet::default(), FxHashSet::default());
        for pending in &self.pending {
            match pending {
                Pending::Body(id, _) => drop(functions.insert(*id)),
                Pending::Init(id, ..) => drop(variables.insert(*id)),
                _ => {}
            }
        }
        let is_declared = |target: &GlobalRef| match target {
            GlobalRef::Func(id) => !functions.contains::<FuncId>(id),
            GlobalRef::Var(id) => !variables.contains::<GlobalId>(id),
            GlobalRef::Alias(_) => false,
        };
        let targets = aliases.iter().map(|(id, name)| Some((*id, self.lookup_global(*name).ok()?)));
        targets.flatten().filter(|(_, target)| is_declared(target)).collect()
    }
}
