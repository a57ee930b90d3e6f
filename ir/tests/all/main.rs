//! The tests of the front end from outside, in one binary.

mod accept;
mod clang;
mod common;
mod large;
mod layout;
mod old_syntax;
mod reject;
mod robust;
mod wellformed;
