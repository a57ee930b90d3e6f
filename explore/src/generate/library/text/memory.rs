//! Blocks: made, freed, published and found.

use super::access::failure;
use super::{Function, LEAK, words};
use crate::generate::library::code::{Home, Publish, Slot, Stmt};
use crate::generate::text::llvm;
use tresse_memmodels::Order;

impl Function<'_> {
    pub(super) fn block(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Make(block) => self.make(*block),
            Stmt::Free(block) => {
                let base = self.base(*block);
                self.line(format_args!("call void @free(ptr {base})"));
            }
            Stmt::Grow(block) if self.code.blocks[*block].home != Home::Global => {
                let (base, new) = (self.base(*block), self.fresh("p"));
                let size = self.code.blocks[*block].size() * 2;
                self.line(format_args!("{new} = call ptr @realloc(ptr {base}, i64 {size})"));
                self.keep(*block, &new);
                self.leak(*block, &new);
            }
            Stmt::Publish { block, slot, how } => {
                let (base, place) = (self.base(*block), self.slot(*slot));
                let old = self.fresh("p");
                match how {
                    Publish::Store(order) => {
                        let (atomic, order) = words(*order);
                        self.line(format_args!(
                            "store {atomic}ptr {base}, ptr {place}{order}, align 8"
                        ));
                    }
                    // LLVM 14 exchanges no pointers by atomicrmw.
                    Publish::Swap(order) => {
                        let (number, order) = (self.fresh("a"), llvm(*order));
                        self.line(format_args!("{number} = ptrtoint ptr {base} to i64"));
                        self.line(format_args!(
                            "{old} = atomicrmw xchg ptr {place}, i64 {number}{order}, align 8"
                        ));
                    }
                    Publish::Exchange(order) => {
                        let (word, failure) = (llvm(*order), llvm(failure(*order)));
                        self.line(format_args!(
                            "{old} = cmpxchg ptr {place}, ptr null, ptr {base}{word}{failure}, \
                             align 8"
                        ));
                    }
                }
            }
            _ => {}
        }
    }

    pub(super) fn make(&mut self, block: usize) {
        let known = &self.code.blocks[block];
        let base = match known.home {
            Home::Global => return,
            Home::Stack => self.room(block),
            Home::Tls => format!("@b{block}"),
            Home::Heap => {
                let (base, size) = (self.fresh("p"), known.size());
                if known.is_zeroed {
                    self.line(format_args!("{base} = call ptr @calloc(i64 1, i64 {size})"));
                } else {
                    self.line(format_args!("{base} = call ptr @malloc(i64 {size})"));
                }
                base
            }
        };
        self.keep(block, &base);
        self.leak(block, &base);
    }

    pub(super) fn keep(&mut self, block: usize, base: &str) {
        if self.code.blocks[block].home != Home::Global {
            let local = self.pointer(block);
            self.line(format_args!("store ptr {base}, ptr {local}, align 8"));
        }
    }

    pub(super) fn leak(&mut self, block: usize, base: &str) {
        if self.leaks {
            self.line(format_args!(
                "store atomic ptr {base}, ptr @{LEAK}{block} monotonic, align 8"
            ));
        }
    }

    pub(super) fn take(
        &mut self,
        block: usize,
        slot: Slot,
        order: Order,
        [waits, takes]: [bool; 2],
        then: &[Stmt],
    ) {
        let [head, yes, out, test, base] =
            ["head", "yes", "out", "test", "p"].map(|p| self.fresh(p));
        self.line(format_args!("br label {head}"));
        self.label(&head[1..]);
        let place = self.slot(slot);
        if takes {
            let (number, order) = (self.fresh("a"), llvm(at_least_relaxed(order)));
            self.line(format_args!("{number} = atomicrmw xchg ptr {place}, i64 0{order}, align 8"));
            self.line(format_args!("{base} = inttoptr i64 {number} to ptr"));
        } else {
            let (atomic, order) = words(order);
            self.line(format_args!("{base} = load {atomic}ptr, ptr {place}{order}, align 8"));
        }
        self.line(format_args!("{test} = icmp eq ptr {base}, null"));
        self.branch(&test, if waits { &head } else { &out }, &yes);
        self.label(&yes[1..]);
        self.keep(block, &base);
        self.stmts(then);
        self.line(format_args!("br label {out}"));
        self.label(&out[1..]);
    }
}

fn at_least_relaxed(order: Order) -> Order {
    if order.is_atomic() { order } else { Order::Rlx }
}
