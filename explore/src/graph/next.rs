//! The next event of a thread.

use super::event::Added;
use super::events::Events;
use super::ready;
use tresse_machine::thread::Waiting;
impl Events {
    /// A thread's next event, or what it does without one.
    pub(super) fn next_of_thread(&mut self, thread: usize) -> Added {
        if !self.check_deaths(thread) {
            return true.into();
        }
        if !self.is_drained(thread) {
            return self.add_operation(thread);
        }
        if thread == 0 && ready::is_over(self) {
            return self.exit_after_all().into();
        }
        if let Some(ending) = self.locals[thread].failed.clone() {
            return self.fail((*ending).clone()).into();
        }
        match &self.machine.threads[thread].waiting {
            Some(Waiting::Request(request, ..)) => {
                let request = (**request).clone();
                self.add_request(thread, &request)
            }
            _ => {
                self.drive(thread);
                true.into()
            }
        }
    }
}
