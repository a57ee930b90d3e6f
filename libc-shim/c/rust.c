/* How threads of Rust programs wait for a lock of the standard library, `std::sync::Mutex` and
   `std::sync::RwLock`. They take one that is free in the program's own code. Rust's library looks a
   hundred times whether it has become free, and then has the kernel wake it (library/std/src/sys/
   sync, `mutex/futex.rs` and `rwlock/futex.rs`): each number of looks is an execution of its own.
   Here a thread waits until the lock's word is as it has to be, and nobody has to wake it. Who may
   hold the lock when, and what that orders, is the same. */

static _Bool take_lock(unsigned *word, unsigned was, unsigned now) {
  return __atomic_compare_exchange_n(word, &was, now, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

/* At a thread's end its handler for overflows of the stack goes, with an entry in a table behind a
   lock. There are no handlers here (signal.c), and no entries. */
void __tresse_rust_drop_handler(void *handler) {
  if (handler != NULL)
    __tresse_unsupported("a stack of Rust's for signals");
}

/* The word is 0 while nobody holds it. */
void __tresse_rust_mutex_lock(unsigned *word) {
  while (!take_lock(word, 0, 1))
    ;
}

/* The word counts readers; all bits of the count are set while it is held for writing. Above it
   are bits that say that readers, or writers, wait: of these only the latter counts here. */
enum { RUST_HOLDERS = (1u << 30) - 1, RUST_WRITER = RUST_HOLDERS };
#define RUST_WRITERS_WAIT (1u << 31)

/* Where a writer waits no reader comes in: one that is in already waits for ever then. But one that
   has waited for a writer may share the lock with others that did. */
void __tresse_rust_read_lock(unsigned *word) {
  _Bool has_waited = 0;
  for (;;) {
    unsigned now = __atomic_load_n(word, __ATOMIC_RELAXED), holders = now & RUST_HOLDERS;
    if (holders == RUST_WRITER) {
      has_waited = 1;
      continue;
    }
    if (holders == RUST_WRITER - 1)
      __tresse_unsupported("more readers of a `RwLock` than it can count");
    if ((now & RUST_WRITERS_WAIT) && !(has_waited && holders > 0))
      continue;
    if (take_lock(word, now, now + 1))
      return;
  }
}

void __tresse_rust_write_lock(unsigned *word) {
  for (;;) {
    unsigned now = __atomic_load_n(word, __ATOMIC_RELAXED);
    if ((now & RUST_HOLDERS) == 0) {
      if (take_lock(word, now, now | RUST_WRITER))
        return;
    } else if (!(now & RUST_WRITERS_WAIT)) {
      __atomic_compare_exchange_n(word, &now, now | RUST_WRITERS_WAIT, 0, __ATOMIC_RELAXED,
                                  __ATOMIC_RELAXED);
    }
  }
}

/* A channel's threads wait for each other in loops that count their rounds, to pause and then to
   yield. */
void __tresse_rust_back_off(void *rounds) { (void)rounds; }
