//! Where a rule can be changed, and into what: the operators of mutation testing (DeMillo, Lipton,
//! Sayward, "Hints on test data selection", 1978) that fit an expression language: comparisons,
//! connectives, arithmetic, conditions, numbers, results, and calls that are left out.
//!
//! Constants, patterns, types and macros are left alone: a switch cannot stand there. So is code
//! under `cfg(test)`.

use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, Stmt, UnOp};

/// One change of one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mutant {
    /// The file, from the root.
    pub(crate) file: String,
    /// Its line.
    pub(crate) line: usize,
    /// What is changed, in bytes.
    pub(crate) range: Range<usize>,
    /// The same as text.
    pub(crate) from: String,
    /// Into what; `None`: the statement is left out.
    pub(crate) into: Option<String>,
}

/// Every mutant of a file, in order. A file that is no Rust has none.
pub(crate) fn mutants(file: &str, text: &str) -> Vec<Mutant> {
    let Ok(parsed) = syn::parse_file(text) else { return Vec::new() };
    let mut sites = Sites { file, text, found: Vec::new() };
    sites.visit_file(&parsed);
    sites.found.sort_by_key(|m| (m.range.start, m.range.end));
    sites.found
}

struct Sites<'a> {
    file: &'a str,
    text: &'a str,
    found: Vec<Mutant>,
}

impl Sites<'_> {
    fn text_of(&self, of: &impl Spanned) -> &str {
        &self.text[of.span().byte_range()]
    }

    fn add(&mut self, of: &impl Spanned, into: Option<String>) {
        let span: proc_macro2::Span = of.span();
        let (range, line) = (span.byte_range(), span.start().line);
        let from = self.text[range.clone()].to_owned();
        self.found.push(Mutant { file: self.file.to_owned(), line, range, from, into });
    }

    /// With another operator.
    fn binary(&mut self, of: &syn::ExprBinary) {
        let other = match of.op {
            BinOp::Eq(_) => "!=",
            BinOp::Ne(_) => "==",
            BinOp::Lt(_) => "<=",
            BinOp::Le(_) => "<",
            BinOp::Gt(_) => ">=",
            BinOp::Ge(_) => ">",
            BinOp::And(_) if !has_let(&of.left) && !has_let(&of.right) => "||",
            BinOp::Or(_) => "&&",
            BinOp::Add(_) => "-",
            BinOp::Sub(_) => "+",
            BinOp::BitAnd(_) => "|",
            BinOp::BitOr(_) => "&",
            BinOp::Shl(_) => ">>",
            BinOp::Shr(_) => "<<",
            BinOp::AddAssign(_) => "-=",
            BinOp::SubAssign(_) => "+=",
            BinOp::BitAndAssign(_) => "|=",
            BinOp::BitOrAssign(_) => "&=",
            _ => return,
        };
        let (left, right) = (self.text_of(&of.left), self.text_of(&of.right));
        let into = format!("({left}) {other} ({right})");
        // What is assigned to is a place, which parentheses leave one.
        self.add(of, Some(into));
    }

    /// Always, and never.
    fn condition(&mut self, of: &Expr) {
        if !has_let(of) {
            self.add(of, Some("true".into()));
            self.add(of, Some("false".into()));
        }
    }

    /// A call of the method that says the opposite.
    fn method(&mut self, of: &syn::ExprMethodCall) {
        let name = of.method.to_string();
        let pairs = [
            ("any", "all"),
            ("min", "max"),
            ("is_some", "is_none"),
            ("is_ok", "is_err"),
            ("first", "last"),
            ("is_some_and", "is_none_or"),
        ];
        let is_other = |(a, b): &(&'static str, &'static str)| match () {
            () if name == *a => Some(*b),
            () if name == *b => Some(*a),
            () => None,
        };
        let whole = of.span().byte_range();
        if let Some(other) = pairs.iter().find_map(is_other) {
            let name = of.method.span().byte_range();
            let (before, after) =
                (&self.text[whole.start..name.start], &self.text[name.end..whole.end]);
            self.add(of, Some(format!("{before}{other}{after}")));
        } else if matches!(&*name, "is_empty" | "contains" | "contains_key") {
            self.add(of, Some(format!("!{}", &self.text[whole])));
        }
    }
}

/// Is there a `let` in a condition?
fn has_let(of: &Expr) -> bool {
    match of {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        Expr::Paren(inner) => has_let(&inner.expr),
        _ => false,
    }
}

fn is_of_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|a| {
        let is_test = |list: &syn::MetaList| {
            list.path.is_ident("cfg") && list.tokens.to_string().contains("test")
        };
        a.path().is_ident("test") || matches!(&a.meta, syn::Meta::List(list) if is_test(list))
    })
}

impl<'ast> Visit<'ast> for Sites<'_> {
    fn visit_item_mod(&mut self, of: &'ast syn::ItemMod) {
        if !is_of_tests(&of.attrs) {
            visit::visit_item_mod(self, of);
        }
    }

    fn visit_item_fn(&mut self, of: &'ast syn::ItemFn) {
        if of.sig.constness.is_none() && !is_of_tests(&of.attrs) {
            self.visit_block(&of.block);
        }
    }

    fn visit_impl_item_fn(&mut self, of: &'ast syn::ImplItemFn) {
        if of.sig.constness.is_none() && !is_of_tests(&of.attrs) {
            self.visit_block(&of.block);
        }
    }

    // No switch can stand in a constant, a type or a pattern.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}

    fn visit_expr_repeat(&mut self, of: &'ast syn::ExprRepeat) {
        self.visit_expr(&of.expr);
    }

    fn visit_expr_binary(&mut self, of: &'ast syn::ExprBinary) {
        self.binary(of);
        visit::visit_expr_binary(self, of);
    }

    fn visit_expr_unary(&mut self, of: &'ast syn::ExprUnary) {
        if let UnOp::Not(_) = of.op {
            self.add(of, Some(self.text_of(&of.expr).to_owned()));
        }
        visit::visit_expr_unary(self, of);
    }

    fn visit_expr_if(&mut self, of: &'ast syn::ExprIf) {
        self.condition(&of.cond);
        visit::visit_expr_if(self, of);
    }

    fn visit_arm(&mut self, of: &'ast syn::Arm) {
        if let Some((_, guard)) = &of.guard {
            self.condition(guard);
        }
        visit::visit_arm(self, of);
    }

    fn visit_expr_method_call(&mut self, of: &'ast syn::ExprMethodCall) {
        self.method(of);
        visit::visit_expr_method_call(self, of);
    }

    fn visit_expr_call(&mut self, of: &'ast syn::ExprCall) {
        if self.text_of(&of.func) == "Some" {
            self.add(of, Some("None".into()));
        }
        visit::visit_expr_call(self, of);
    }

    fn visit_expr_lit(&mut self, of: &'ast syn::ExprLit) {
        match &of.lit {
            syn::Lit::Bool(lit) => self.add(of, Some((!lit.value).to_string())),
            syn::Lit::Int(lit) => {
                if let Ok(n) = lit.base10_parse::<u128>() {
                    self.add(of, Some(format!("{}{}", n.saturating_add(1), lit.suffix())));
                }
            }
            _ => {}
        }
    }

    fn visit_stmt(&mut self, of: &'ast Stmt) {
        if let Stmt::Expr(Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_), Some(_)) = of {
            self.add(of, None);
        }
        visit::visit_stmt(self, of);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Vec<(String, Option<String>)> {
        let found = mutants("x.rs", text);
        found.into_iter().map(|m| (m.from, m.into)).collect()
    }

    fn one(what: &str, into: &str) -> (String, Option<String>) {
        (what.to_owned(), Some(into.to_owned()))
    }

    #[test]
    fn rules_are_changed() {
        let text = "fn f(a: u32) -> bool { if a == 2 { return !g(a) } h(a); a < 3 && k() }";
        let statement = ("h(a);".to_owned(), None);
        let expected = [
            one("a == 2", "true"),
            one("a == 2", "false"),
            one("a == 2", "(a) != (2)"),
            one("2", "3"),
            one("!g(a)", "g(a)"),
            statement,
            one("a < 3", "(a) <= (3)"),
            one("a < 3 && k()", "(a < 3) || (k())"),
            one("3", "4"),
        ];
        assert_eq!(of(text), expected);
    }

    #[test]
    fn what_no_switch_can_stand_in_is_left_alone() {
        for text in [
            "const N: u32 = 1 + 2;",
            "const fn f() -> u32 { 1 + 2 }",
            "enum E { A = 3 }",
            "#[cfg(test)] mod tests { fn f() -> bool { true } }",
            "fn f(a: [u8; 4]) { match a[..] { [1, ..] => {} _ => {} } }",
            "fn f(a: Option<u8>) { if let Some(b) = a && let Some(c) = a {} }",
        ] {
            assert_eq!(of(text), [], "{text}");
        }
    }
}
