//! The environment that a program is given: POSIX, 8.1. It is a variable of a module that is linked
//! with the program, and `main` may have it as its third parameter (C11 J.5.1).

use super::Lowerer;
use super::link::{FuncRef, Home, Mention};
use super::names::Ground;
use crate::ids::GLOBALS;
use crate::value::{Prov, Value};
use tresse_ir::ast::TextPos;

/// The array of pointers to "NAME=VALUE".
const NAME: &str = "__tresse_environment";

impl Lowerer<'_> {
    /// Reaches it, if what runs first has a parameter for it.
    pub(super) fn reach_environment(&mut self, (module, id): FuncRef) {
        let main = &self.inputs[module].module.functions[id.index()];
        let params = self.signature_of(module, main).params.len();
        if params.max(self.link.starts.most_params()) < 3 {
            return;
        }
        if let Some((m, g)) = self.global_named(NAME) {
            let place = Mention { module, pos: TextPos::default(), dbg: None, is_code: false };
            if let Some((init, place)) = self.scan_global(m, g, place) {
                self.scan_const(m, init, place, None, false);
            }
        }
    }

    /// What `main` gets. Null: there is none.
    pub(super) fn environment(&self) -> Value {
        let home = self.global_named(NAME).and_then(|global| self.link.homes.get(&global));
        match home {
            Some(Home::Variable(slot)) => {
                let address = self.program.globals[*slot as usize].address;
                Value::ptr(address, Prov::object(GLOBALS, *slot, 0))
            }
            _ => Value::ZERO,
        }
    }

    fn global_named(&self, name: &str) -> Option<super::link::GlobalRef> {
        match self.ground_named(name)? {
            Ground::Global(m, g) if self.inputs[m].is_library => Some((m, g)),
            _ => None,
        }
    }
}
