use super::events::Events;
use super::sight::View;
use crate::report::Found;
use crate::witness::Witness;
use tresse_machine::Ending;
/// Where a path has led.
#[derive(Clone, Debug)]
pub struct Followed {
    /// How the execution ended: as an error does, or with an exit.
    pub found: Found,
    /// The graph.
    pub view: View,
}

impl Events {
    /// An execution has ended; if it is the one at the path's end, that is reached.
    pub(super) fn reach(&mut self, ending: Ending, by: Option<usize>) {
        let Some(guide) = self.guide.as_ref().filter(|g| !g.is_reached) else { return };
        let is_last = guide.at + guide.width >= guide.path.steps.len();
        let is_it = match &guide.path.wrong {
            Some(wrong) => {
                is_last && by == Some(wrong.thread as usize) && ending.end.code() == wrong.code
            }
            None => by.is_none(),
        };
        if is_it {
            let witness = Witness::Graph(guide.path.clone());
            let view = self.view();
            let machine = self.final_machine(&ending);
            let reached = Followed { found: Found { ending, machine, witness }, view };
            self.reached = Some(Box::new(reached));
            if let Some(guide) = &mut self.guide {
                guide.is_reached = true;
            }
        }
    }
}
