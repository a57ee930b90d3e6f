//! What reports look like. A new form is one more [`Format`]: it makes a text of the data in a
//! report, and touches nothing else.

mod json;
mod states;
mod text;

pub use json::{Json, SCHEMA};
pub use text::Text;

use crate::failure::Failure;
use crate::report::Report;

/// The code of a disagreement between engines.
const DISAGREE: &str = "T0902";

/// A form of reports.
///
/// ```
/// # fn main() -> Result<(), tresse::Failure> {
/// use tresse::{Failure, Format, Loader, Report};
///
/// /// One word.
/// struct Word;
/// impl Format for Word {
///     fn report(&self, report: &Report) -> String {
///         report.verdict.name().to_owned()
///     }
///     fn failure(&self, _: &Failure) -> String {
///         "failed".to_owned()
///     }
/// }
///
/// let program = Loader::new().ir("a.ll", "define i32 @main() {\n  ret i32 0\n}\n").load()?;
/// assert_eq!(Word.report(&tresse::Check::new(&program).run()?), "no-errors");
/// # Ok(())
/// # }
/// ```
pub trait Format {
    /// A report.
    fn report(&self, report: &Report) -> String;

    /// A report, a piece at a time: the outcomes of a search may fill most of the memory, and are
    /// not to be there twice.
    fn pieces(&self, report: &Report, write: &mut dyn FnMut(&str)) {
        write(&self.report(report));
    }

    /// Why there is no report.
    fn failure(&self, failure: &Failure) -> String;
}
