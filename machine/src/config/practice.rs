//! What C leaves undefined and programs do all the same.

use serde::{Deserialize, Serialize};

/// What a volatile access is to other threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Volatile {
    /// An access that is never removed, and no more (C11 5.1.2.3; LangRef, "Volatile Memory
    /// Accesses").
    Plain,
    /// A relaxed atomic access, as kernels mean it, if it is aligned and no wider than a pointer.
    Atomic,
}

/// What becomes of a pointer that leaves its object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PointerArithmetic {
    /// What the IR says: with `inbounds` it is poison (C11 6.5.6p8; LangRef, `getelementptr`).
    Strict,
    /// An address, which may be compared and come back. To access memory there is an error still.
    Wrap,
}

/// What becomes of a call with another type than the function has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CallTypes {
    /// It is undefined behaviour (C11 6.5.2.2p9; LangRef, `call`).
    Strict,
    /// As the C ABIs of most machines have it: arguments behind those that the function takes are
    /// ignored, and so is a result that nobody takes; a function that gives none gives an undefined
    /// one. Anything else is undefined behaviour still.
    Practice,
}
