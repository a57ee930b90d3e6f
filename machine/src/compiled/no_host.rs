//! A build without the feature `compiled`: all functions are interpreted.

use super::Run;
use super::pieces::Pieces;
use crate::liveness::Liveness;
use crate::program::{Func, Program};

/// There is no code of the host.
pub(super) enum Host {}

impl Host {
    /// `None`: there is no code for this host.
    pub(super) fn new() -> Option<Host> {
        None
    }

    /// Nothing is compiled.
    pub(super) fn compile(
        &mut self,
        _: &Program,
        _: &Func,
        _: &Pieces,
        _: &Liveness,
    ) -> Option<(Run, Vec<u32>)> {
        match *self {}
    }
}
