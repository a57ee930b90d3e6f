//! `tresse replay`: follows a replay string, and prints each visible step in source terms.

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::load::{Purpose, load};
use crate::output;
use crate::report::{spot_at, visible_step};
use crate::run::{Sink, tell};
use tresse_explore::Schedule;
use tresse_explore::run::{Scheduler, Watch, run};
use tresse_machine::{Machine, Transition};

/// Replays and reports.
pub(crate) fn replay(args: &ReplayArgs) -> Result<u8, Failure> {
    let loaded = load(&args.common, Purpose::Check)?;
    let schedule = Schedule::decode(&args.schedule, loaded.check).map_err(|e| Failure::bad(e.to_string()))?;
    let mut teller = Teller { sink: Sink::new(args.common.timeout, true) };
    let Some(run) = run(&loaded.setup, &loaded.argv, Scheduler::Replay(schedule), &mut teller) else {
        output::err("Cut short: the time was up (--timeout).\n");
        return Ok(1);
    };
    if run.is_astray {
        return Err(Failure::bad("this replay string names a choice that the execution does not have"));
    }
    Ok(tell(&run, &loaded, &args.common, true, None))
}

struct Teller {
    sink: Sink,
}

impl Watch for Teller {
    fn before(&mut self, machine: &Machine, transition: Transition) {
        let (what, site) = visible_step(machine, transition);
        let spot = site.and_then(|s| spot_at(machine, s).into_iter().next());
        let place = spot.map_or_else(String::new, |s| format!("  {}:{}", s.file, s.line));
        output::err(&format!("{what}{place}\n"));
    }

    fn output(&mut self, fd: u32, bytes: &[u8]) {
        self.sink.output(fd, bytes);
    }

    fn goes_on(&mut self) -> bool {
        self.sink.goes_on()
    }
}
