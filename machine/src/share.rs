//! Lists of shared things, written over each other.

use triomphe::Arc;

/// A list becomes the same as another; counts change only where the two differ.
pub(crate) fn share_from<T>(to: &mut Vec<Arc<T>>, from: &[Arc<T>]) {
    to.truncate(from.len());
    for (to, from) in to.iter_mut().zip(from) {
        if !Arc::ptr_eq(to, from) {
            *to = from.clone();
        }
    }
    let shared = to.len();
    to.extend_from_slice(&from[shared..]);
}
