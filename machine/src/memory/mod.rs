//! Memory: objects with their bytes (K-LLVM §4.2 "memory cache", §4.3 data layout).

pub mod cache;
pub mod escape;
pub mod exposed;
pub mod life;
pub mod mode;
pub mod object;
pub mod objects;
mod scope;
pub mod words;

pub use crate::addresses;
pub use crate::bytemap::ByteMap;
pub use crate::bytes::{Bytes, Fill};
pub use cache::Cache;
pub(crate) use life::MANY_REGISTERS;
pub use mode::{Driver, Mode};
pub use object::{InFlight, ObjType, Object, Shape};
pub use objects::Objects;
