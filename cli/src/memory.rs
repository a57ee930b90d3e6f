//! The memory of tresse's own process: how much it uses, and how much it may.
//!
//! What a process uses is asked of the operating system, now and then. What there is to use Linux
//! tells: of the computer, and of each control group that the process is in (`memory.max`,
//! `memory.limit_in_bytes`), where what files have left behind counts as free.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tresse_explore::Cut;

/// Time between two looks, in milliseconds.
const PAUSE: u64 = 100;

/// The bytes of this process that are in memory, if the operating system tells.
pub(crate) fn used() -> Option<u64> {
    memory_stats::memory_stats().map(|memory| memory.physical_mem as u64)
}

/// Watches what this process uses.
#[derive(Debug)]
pub(crate) struct Guard {
    /// It may use so much.
    most: Option<u64>,
    /// When to look again, in milliseconds since the beginning.
    next: AtomicU64,
    /// What the first look said that found too much: it does not change any more.
    full: AtomicU64,
}

const RESIDENT: u64 = 1;
const HOST: u64 = 2;

impl Guard {
    /// With a bound; without one, it is most of what is left.
    pub(crate) fn new(most: Option<u64>) -> Guard {
        let most = most.or_else(|| Some(used()? + Room::now()?.left / 5 * 4));
        Guard { most, next: AtomicU64::new(0), full: AtomicU64::new(0) }
    }

    /// Is there too much? `time` has passed since the beginning.
    pub(crate) fn look(&self, time: Duration) -> Option<Cut> {
        let time = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let next = self.next.load(Ordering::Relaxed);
        let is_mine = time >= next
            && self
                .next
                .compare_exchange(next, time + PAUSE, Ordering::Relaxed, Ordering::Relaxed)
                .is_ok();
        if is_mine && self.full.load(Ordering::Relaxed) == 0 {
            self.full.store(self.measure(), Ordering::Relaxed);
        }
        match self.full.load(Ordering::Relaxed) {
            RESIDENT => Some(Cut::Resident),
            HOST => Some(Cut::Host),
            _ => None,
        }
    }

    fn measure(&self) -> u64 {
        let Some(used) = used() else { return 0 };
        if self.most.is_some_and(|most| used > most) {
            return RESIDENT;
        }
        // Others use memory as well. To stop is of use if this process is what fills it.
        let is_full = |room: Room| room.left < room.total / 10 && room.left < used;
        if Room::now().is_some_and(is_full) { HOST } else { 0 }
    }
}

/// The memory that this process can have, if nobody bounds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Room {
    total: u64,
    /// Of it what nobody uses.
    left: u64,
}

impl Room {
    /// Of the computer, or of a control group if that has less.
    fn now() -> Option<Room> {
        let computer = Room::of_computer(&read("/proc/meminfo")?)?;
        let groups = read("/proc/self/cgroup").unwrap_or_default();
        let all = groups.lines().flat_map(folders).filter_map(|folder| Room::of_group(&folder));
        Some(
            all.fold(computer, |a, b| Room {
                total: a.total.min(b.total),
                left: a.left.min(b.left),
            }),
        )
    }

    fn of_computer(text: &str) -> Option<Room> {
        let kib = |name: &str| field(text, name)?.checked_mul(1024);
        Some(Room { total: kib("MemTotal:")?, left: kib("MemAvailable:")? })
    }

    fn of_group(folder: &Path) -> Option<Room> {
        let file = |names: [&str; 2]| names.iter().find_map(|name| read(folder.join(name)));
        let number = |text: String| text.trim().parse::<u64>().ok();
        let total = number(file(["memory.max", "memory.limit_in_bytes"])?)?;
        let used = number(file(["memory.current", "memory.usage_in_bytes"])?)?;
        let stat = read(folder.join("memory.stat")).unwrap_or_default();
        let files = ["total_inactive_file", "inactive_file"];
        let files = files.iter().find_map(|name| field(&stat, name)).unwrap_or(0);
        Some(Room { total, left: total.saturating_sub(used.saturating_sub(files)) })
    }
}

/// The folders of a control group that may bound memory, and of those that it is in: of a line of
/// `/proc/self/cgroup`. Folders that are not there are those of another container's view.
fn folders(line: &str) -> Vec<PathBuf> {
    let mut parts = line.splitn(3, ':').skip(1);
    let root = match parts.next() {
        Some("") => "/sys/fs/cgroup",
        Some(names) if names.split(',').any(|name| name == "memory") => "/sys/fs/cgroup/memory",
        _ => return Vec::new(),
    };
    let path = parts.next().unwrap_or("").trim_start_matches('/');
    let all = Path::new(path).ancestors().map(|path| Path::new(root).join(path));
    all.collect()
}

/// The number after a name at the beginning of a line.
fn field(text: &str, name: &str) -> Option<u64> {
    let of = |line: &str| {
        let mut words = line.split_whitespace();
        (words.next() == Some(name)).then(|| words.next()?.parse().ok())?
    };
    text.lines().find_map(of)
}

fn read(file: impl AsRef<Path>) -> Option<String> {
    std::fs::read_to_string(file).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_computer_has_left() {
        let text = "MemTotal:       24000 kB\nMemFree:  10 kB\nMemAvailable:   21000 kB\n";
        let room = Room { total: 24_576_000, left: 21_504_000 };
        assert_eq!(Room::of_computer(text), Some(room));
        assert_eq!(Room::of_computer("MemTotal: 24000 kB\n"), None);
    }

    /// A control group bounds all that are below it.
    #[test]
    fn groups_up_to_the_root() {
        let paths = |line| {
            let all = folders(line).into_iter();
            all.map(|path| path.display().to_string()).collect::<Vec<_>>()
        };
        let v2 = ["/sys/fs/cgroup/a/b", "/sys/fs/cgroup/a", "/sys/fs/cgroup/"];
        assert_eq!(paths("0::/a/b"), v2);
        assert_eq!(paths("0::/"), ["/sys/fs/cgroup/"]);
        assert_eq!(paths("4:cpu,memory:/a")[0], "/sys/fs/cgroup/memory/a");
        assert!(paths("5:devices:/a").is_empty());
    }

    /// Once there is too much, that stays so: whoever asks later is to hear the same.
    #[test]
    fn a_guard_says_the_same_for_ever() {
        let guard = Guard::new(Some(1));
        let first = guard.look(Duration::ZERO);
        assert_eq!(first, used().map(|_| Cut::Resident));
        assert_eq!(guard.look(Duration::from_secs(1)), first);
        assert_eq!(Guard::new(Some(u64::MAX)).look(Duration::ZERO), None);
    }

    #[test]
    fn files_that_a_group_has_read_count_as_free() {
        let folder = std::env::temp_dir().join(format!("tresse-group-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).unwrap();
        write("memory.max", "1000\n");
        write("memory.current", "700\n");
        write("memory.stat", "anon 300\ninactive_file 400\nactive_file 0\n");
        let room = Room::of_group(&folder);
        write("memory.max", "max\n");
        let unbounded = Room::of_group(&folder);
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(room, Some(Room { total: 1000, left: 700 }));
        assert_eq!(unbounded, None);
    }
}
