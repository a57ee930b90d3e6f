//! Which address an object gets: the one place that knows (`addresses` in the config).
//!
//! Each thread has its own region for its heap blocks and its own stack, so that an address depends
//! on what a thread did and never on how threads interleaved: states that differ in nothing else
//! then meet.

use crate::config::{Addresses, Base, Config};
pub use crate::random::splitmix;

/// The regions of the address space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Regions {
    /// First address of functions.
    pub functions: u64,
    /// First address of globals.
    pub globals: u64,
    heap: u64,
    heap_step: u64,
    stack_top: u64,
    stack_step: u64,
    limit: u64,
    policy: Addresses,
    stack: u64,
    threads: u32,
    /// Those of functions, globals, heap, stack that are chosen.
    bases: [Base; 4],
    /// The chosen ones are in no order, or leave no room.
    is_bad: bool,
}

/// The bases that a config chooses, from the lowest on.
fn bases(config: &Config) -> [Base; 4] {
    [config.functions_base, config.globals_base, config.heap_base, config.stack_base]
}

impl Regions {
    /// Regions for pointers of this width, as a config has it.
    pub fn new(pointer_bits: u32, config: &Config) -> Regions {
        let (stack, threads) = (config.stack.0, config.limits.threads);
        let regions = Regions::of_width(pointer_bits, stack, threads, config.addresses);
        match bases(config) {
            [Base::Default, Base::Default, Base::Default, Base::Default] => regions,
            chosen => regions.moved(chosen),
        }
    }

    /// With the parts that are chosen where they are chosen to be. Heap and stacks of the threads
    /// share what is between their bases.
    fn moved(self, chosen: [Base; 4]) -> Regions {
        let own = [self.functions, self.globals, self.heap, self.stack_top];
        let at = |i: usize| match chosen[i] {
            Base::Default => own[i],
            Base::At(address) => address,
        };
        let [functions, globals, heap, stack_top] = [at(0), at(1), at(2), at(3)];
        let (unit, room) =
            (if self.limit > 1 << 16 { 4096 } else { 16 }, u64::from(self.threads) + 1);
        let is_ordered = 16 <= functions
            && functions < globals
            && globals < heap
            && heap < stack_top
            && stack_top < self.limit
            && [functions, globals, heap, stack_top].iter().all(|base| base % 16 == 0);
        let free = stack_top.saturating_sub(heap);
        let stack_step = self.stack_step.min(free / 2 / room / unit * unit);
        let left = free.saturating_sub(stack_step * room);
        let heap_step = self.heap_step.min(left / room / unit * unit);
        let is_bad = !is_ordered || stack_step < 64 || heap_step < 64;
        match is_bad {
            true => Regions { bases: chosen, is_bad, ..self },
            false => Regions {
                functions,
                globals,
                heap,
                heap_step,
                stack_top,
                stack_step,
                bases: chosen,
                is_bad,
                ..self
            },
        }
    }

    /// What is wrong with the bases that are chosen.
    pub fn complaint(&self) -> Option<String> {
        self.is_bad.then(|| {
            format!(
                "functions_base, globals_base, heap_base and stack_base have to be multiples of 16 \
                 in this order, above 0 and below {:#x}, with room for the heap and the stack of \
                 each of {} threads between the last two; without a choice they are {:#x}, {:#x}, \
                 {:#x} and {:#x}",
                self.limit, self.threads, self.functions, self.globals, self.heap, self.stack_top
            )
        })
    }

    /// Regions for pointers of this width and stacks of this size.
    fn of_width(pointer_bits: u32, stack: u64, threads: u32, policy: Addresses) -> Regions {
        let room = u64::from(threads) + 1;
        let base = Regions {
            functions: 0,
            globals: 0,
            heap: 0,
            heap_step: 0,
            stack_top: 0,
            stack_step: 0,
            limit: 0,
            policy,
            stack,
            threads,
            bases: [Base::Default; 4],
            is_bad: false,
        };
        match pointer_bits {
            64 => Regions {
                functions: 0x40_0000,
                globals: 0x60_0000,
                heap: 0x5500_0000_0000,
                heap_step: ((0x1b00_0000_0000 / room) & !0xfff).min(1 << 36),
                stack_top: 0x7fff_f000_0000,
                stack_step: (stack.max(4096).checked_next_multiple_of(4096))
                    .map_or(u64::MAX, |stack| stack.saturating_add(1 << 20))
                    .min((0xfff_0000_0000 / room) & !0xfff)
                    .min(1 << 36),
                limit: 1 << 47,
                ..base
            },
            32 => Regions {
                functions: 0x1_0000,
                globals: 0x10_0000,
                heap: 0x2000_0000,
                heap_step: (0x8000_0000 / room) & !0xfff,
                stack_top: 0xfffe_0000,
                stack_step: (stack.max(4096).checked_next_multiple_of(4096))
                    .unwrap_or(u64::MAX)
                    .min((0x5000_0000 / room) & !0xfff),
                limit: 1 << 32,
                ..base
            },
            _ => Regions {
                functions: 0x100,
                globals: 0x1000,
                heap: 0x4000,
                heap_step: (0x4000 / room) & !0xf,
                stack_top: 0xfff0,
                stack_step: (stack.max(64).checked_next_multiple_of(16))
                    .unwrap_or(u64::MAX)
                    .min((0x7000 / room) & !0xf),
                limit: 1 << 16,
                ..base
            },
        }
    }

    /// Width of the pointers that reach all of them, in bits.
    pub fn bits(&self) -> u32 {
        if self.limit > 1 << 32 { 64 } else { self.limit.trailing_zeros() }
    }

    /// Are they those of this config?
    pub fn are_of(&self, config: &Config) -> bool {
        (self.stack, self.threads, self.policy, self.bases)
            == (config.stack.0, config.limits.threads, config.addresses, bases(config))
    }

    /// First and one-past-last address of a thread's heap.
    pub fn heap(&self, thread: u32) -> (u64, u64) {
        let start = self.heap + self.heap_step * u64::from(thread);
        (start + self.jitter(u64::from(thread) << 32), start + self.heap_step)
    }

    /// Top of a thread's stack.
    pub fn stack_top(&self, thread: u32) -> u64 {
        self.stack_top - self.stack_step * u64::from(thread)
    }

    /// Bytes of addresses that a thread's stack has: it ends before the next one's.
    pub fn stack_room(&self) -> u64 {
        self.stack_step
    }

    /// May an object that another thread allocates be at the address?
    pub fn may_hold_of_other(&self, thread: u32, address: u64) -> bool {
        let is_heap = self.heap <= address && address < self.stack_top - self.stack_step;
        let is_stack = address <= self.stack_top;
        let (start, end) = (self.heap + self.heap_step * u64::from(thread), self.stack_top(thread));
        let is_own = start <= address && address <= start + self.heap_step
            || end - self.stack_step <= address && address <= end;
        (is_heap || is_stack && self.heap <= address) && !is_own
    }

    /// Address for the `serial`th object of a region whose next free address is `next`, and the
    /// next free address after it. `None`: the region is full.
    pub fn place(
        &self,
        next: u64,
        end: u64,
        size: u64,
        align: u64,
        serial: u64,
    ) -> Option<(u64, u64)> {
        let gap = match self.policy {
            Addresses::Sequential => 0,
            Addresses::Spaced(n) => n,
            Addresses::Random(_) => self.jitter(serial),
        };
        let base = next.checked_add(gap)?.checked_next_multiple_of(align.max(1))?;
        // One byte at least, so that no object begins where another ends.
        let after = base.checked_add(size.max(1))?.checked_add(1)?;
        (after <= end).then_some((base, after))
    }

    /// A number of bytes below 64 KiB, drawn from the policy's seed; 0 for the other policies.
    fn jitter(&self, serial: u64) -> u64 {
        let Addresses::Random(seed) = self.policy else { return 0 };
        splitmix(seed ^ splitmix(serial)) & if self.limit > 1 << 32 { 0xfff0 } else { 0xf0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::MAX_THREADS;

    #[test]
    fn regions_do_not_meet() {
        for (bits, threads) in
            [(64, 64), (64, 1000), (64, MAX_THREADS), (32, 64), (32, MAX_THREADS), (16, 4)]
        {
            for stack in [1 << 12, 8 << 20, u64::MAX] {
                let r = Regions::of_width(bits, stack, threads, Addresses::Sequential);
                for t in 0..threads {
                    let (start, end) = r.heap(t);
                    assert!(start < end && end <= r.heap(t + 1).0, "{bits} {threads} {t}");
                    assert!(end <= r.stack_top(threads), "{bits} {threads} {t}");
                    let below = r.stack_top(t + 1) + r.stack_room();
                    assert!(
                        below <= r.stack_top(t) && r.stack_room() >= 64,
                        "{bits} {threads} {t}"
                    );
                }
                assert!(r.globals < r.heap(0).0);
            }
        }
    }

    #[test]
    fn policies_give_different_addresses_and_seeds_repeat() {
        let place = |policy| {
            let r = Regions::of_width(64, 1 << 20, 4, policy);
            let (next, end) = r.heap(0);
            r.place(next, end, 12, 16, 1).unwrap().0
        };
        let random = place(Addresses::Random(7));
        assert_eq!(random, place(Addresses::Random(7)));
        assert_ne!(random, place(Addresses::Random(8)));
        assert_ne!(place(Addresses::Sequential), place(Addresses::Spaced(4096)));
        assert_eq!(random % 16, 0);
    }

    #[test]
    fn parts_are_where_they_are_chosen_to_be() {
        let regions = |bits, heap, stack| {
            let config = Config { heap_base: heap, stack_base: stack, ..Config::default() };
            Regions::new(bits, &config)
        };
        let r = regions(64, Base::At(0x100_0000), Base::At(0x4000_0000));
        assert_eq!((r.heap(0).0, r.stack_top(0)), (0x100_0000, 0x4000_0000));
        assert!(r.heap(64).1 <= r.stack_top(64) && r.complaint().is_none());
        assert!(r.are_of(&Config {
            heap_base: Base::At(0x100_0000),
            stack_base: Base::At(0x4000_0000),
            ..Config::default()
        }));
        assert!(!r.are_of(&Config::default()));
        // Out of order, not aligned, too near, beyond the address space, at null.
        for (bits, heap, stack) in [
            (64, 0x5000_0000, 0x4000_0000),
            (64, 0x100_0008, 0x4000_0000),
            (64, 0x100_0000, 0x100_0010),
            (64, 0x100_0000, 1 << 60),
            (32, 0x100_0000, 1 << 40),
            (64, 0, 0x4000_0000),
            (64, u64::MAX - 15, u64::MAX - 15),
        ] {
            let r = regions(bits, Base::At(heap), Base::At(stack));
            assert!(r.complaint().is_some_and(|why| why.contains("heap_base")), "{heap:#x}");
        }
    }
}
