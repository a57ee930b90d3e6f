//! The front end of Tresse: text LLVM IR to a checked [`Module`], and back.
//!
//! LangRef is the definition, from LLVM 2.6 to the newest: typed and opaque pointers, debug
//! intrinsics and debug records. [`parse`] checks names and types while it reads; [`verify`]
//! checks what needs the whole function: dominance, phis, orderings.

pub mod ast;
pub mod datalayout;
mod diag;
mod layout;
mod lexer;
pub mod metadata;
mod parse;
mod predicates;
mod print;
mod text;
pub mod types;
mod typing;
mod verify;
mod visit;

pub use ast::Module;
pub use diag::Diagnostic;

/// Reads a module. `file` is its name for messages.
///
/// Never panics and never overflows the stack, whatever the text: each error has its place.
pub fn parse(file: &str, text: &[u8]) -> Result<Module, Diagnostic> {
    parse::parse(file, text)
}

/// The module as text, in a form that [`parse`] and LLVM read: typed pointers where the module
/// has them, groups of attributes renumbered, debug records left out.
pub fn print(module: &Module) -> String {
    print::print(module)
}

/// A type as text.
pub fn type_text(types: &types::TypeTable, ty: types::TypeId) -> String {
    print::type_text(types, ty)
}

/// Checks what the types of operands do not tell; see LangRef, "Well-Formedness".
pub fn verify(module: &Module) -> Result<(), Vec<Diagnostic>> {
    verify::verify(module)
}
