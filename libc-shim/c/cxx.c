/* What C++ programs find in the library of their compiler: Itanium C++ ABI, sections 2.8, 3.2.6 and
   3.3, and the functions of libstdc++ that its headers call. The names are as that ABI mangles them.
   Exceptions and type information are in cxxabi.c; the functions `std::__throw_*` are there too. */

/* How `size_t`, `intmax_t` and `streamsize` are mangled. */
#if defined __LP64__ || defined __wasm__
#define CXX_SIZE m
#else
#define CXX_SIZE j
#endif
#ifdef __LP64__
#define CXX_LONG l
#define CXX_STREAMSIZE l
#else
#define CXX_LONG x
#define CXX_STREAMSIZE i
#endif
#define CXX_PASTE_(a, b, c) a##b##c
#define CXX_PASTE(a, b, c) CXX_PASTE_(a, b, c)
/* A name with `size_t` in it. */
#define CXX_SIZED(before, after) CXX_PASTE(before, CXX_SIZE, after)

/* --- new and delete: [new.delete] ------------------------------------------------------------ */

static void *allocated(void *block) {
  if (block == NULL)
    _ZSt17__throw_bad_allocv();
  return block;
}

#define CXX_NEW(name)                                                                           \
  void *CXX_SIZED(name, )(size_t size) { return allocated(malloc(size)); }                      \
  void *CXX_SIZED(name, RKSt9nothrow_t)(size_t size, const void *nothrow) {                     \
    (void)nothrow;                                                                              \
    return malloc(size);                                                                        \
  }                                                                                             \
  void *CXX_SIZED(name, St11align_val_t)(size_t size, size_t alignment) {                       \
    return allocated(aligned_alloc(alignment, size));                                           \
  }                                                                                             \
  void *CXX_SIZED(name, St11align_val_tRKSt9nothrow_t)(size_t size, size_t alignment,           \
                                                       const void *nothrow) {                   \
    (void)nothrow;                                                                              \
    return aligned_alloc(alignment, size);                                                      \
  }
CXX_NEW(_Znw)
CXX_NEW(_Zna)

/* [new.delete.single]: the size is the one that was asked for. */
static void free_sized(void *block, size_t size) {
  if (block == NULL)
    return;
  if (__tresse_object_size(block) != size)
    __tresse_misuse("operator delete: the block has another size than the type that is deleted "
                    "(is it deleted through a base class without a virtual destructor, or was it "
                    "made by `new[]`?)");
  free(block);
}

#define CXX_DELETE(name)                                                                        \
  void name(void *block) { free(block); }                                                       \
  void name##RKSt9nothrow_t(void *block, const void *nothrow) {                                 \
    (void)nothrow;                                                                              \
    free(block);                                                                                \
  }                                                                                             \
  void CXX_SIZED(name, )(void *block, size_t size) { free_sized(block, size); }                 \
  void name##St11align_val_t(void *block, size_t alignment) {                                   \
    (void)alignment;                                                                            \
    free(block);                                                                                \
  }                                                                                             \
  void name##St11align_val_tRKSt9nothrow_t(void *block, size_t alignment, const void *nothrow) { \
    (void)alignment, (void)nothrow;                                                             \
    free(block);                                                                                \
  }                                                                                             \
  void CXX_SIZED(name, St11align_val_t)(void *block, size_t size, size_t alignment) {           \
    (void)alignment;                                                                            \
    free_sized(block, size);                                                                    \
  }
CXX_DELETE(_ZdlPv)
CXX_DELETE(_ZdaPv)

/* Tags, and std::allocator<char> and <wchar_t>, which have no state. */
const char _ZSt7nothrow = 0;

#define CXX_NOTHING(name) void name(void *self) { (void)self; }
#define CXX_NO_COPY(name)                                                                       \
  void name(void *self, const void *other) { (void)self, (void)other; }
#define CXX_ALLOCATOR(of)                                                                       \
  CXX_NOTHING(_ZNSaI##of##EC1Ev)                                                                \
  CXX_NOTHING(_ZNSaI##of##EC2Ev)                                                                \
  CXX_NOTHING(_ZNSaI##of##ED1Ev)                                                                \
  CXX_NOTHING(_ZNSaI##of##ED2Ev)                                                                \
  CXX_NO_COPY(_ZNSaI##of##EC1ERKS_)                                                             \
  CXX_NO_COPY(_ZNSaI##of##EC2ERKS_)
CXX_ALLOCATOR(c)
CXX_ALLOCATOR(w)

/* --- static locals: Itanium C++ ABI 3.3.2 ----------------------------------------------------- */

/* The first byte of a guard is the compiler's: is the variable ready? The second is ours. A thread
   waits in a loop for the one that initialises the variable, and has seen all that it did. The ABI
   lets a thread that comes again meanwhile wait for itself. */
enum { GUARD_FREE, GUARD_BUSY, GUARD_DONE };

int __cxa_guard_acquire(char *guard) {
  if (__atomic_load_n(guard, __ATOMIC_ACQUIRE))
    return 0;
  for (;;) {
    char found = GUARD_FREE;
    if (__atomic_compare_exchange_n(guard + 1, &found, GUARD_BUSY, 0, __ATOMIC_ACQUIRE,
                                    __ATOMIC_ACQUIRE))
      return 1;
    if (found == GUARD_DONE)
      return 0;
    while (__atomic_load_n(guard + 1, __ATOMIC_RELAXED) == GUARD_BUSY) {
    }
  }
}

void __cxa_guard_release(char *guard) {
  __atomic_store_n(guard, 1, __ATOMIC_RELEASE);
  __atomic_store_n(guard + 1, GUARD_DONE, __ATOMIC_RELEASE);
}

/* The initialisation ended by an exception: the next one that comes tries again. */
void __cxa_guard_abort(char *guard) { __atomic_store_n(guard + 1, GUARD_FREE, __ATOMIC_RELEASE); }

/* --- at the end of a thread and of the program: Itanium C++ ABI 3.3.6 ------------------------- */

/* There is one object: its handle is an address that nobody else has. */
const void *const __dso_handle = &__dso_handle;

int __cxa_atexit(void (*run)(void *), void *argument, const void *object) {
  (void)object;
  return at_exit((struct exit_record){ .run = run, .argument = argument });
}

int __cxa_thread_atexit(void (*run)(void *), void *argument, const void *object) {
  (void)object;
  struct thread_record *record = malloc(sizeof *record);
  if (record == NULL)
    return -1;
  record->run = run;
  record->argument = argument;
  record->earlier = thread_records;
  thread_records = record;
  return 0;
}

/* glibc's name. */
int __cxa_thread_atexit_impl(void (*run)(void *), void *argument, const void *object) {
  return __cxa_thread_atexit(run, argument, object);
}

/* [class.abstract]: undefined. */
_TRESSE_NORETURN void __cxa_pure_virtual(void) {
  __tresse_misuse("a pure virtual function is called");
}
_TRESSE_NORETURN void __cxa_deleted_virtual(void) {
  __tresse_misuse("a deleted virtual function is called");
}

/* glibc's: is there one thread only? shared_ptr then counts without atomic accesses. That it has
   said so would have to be seen by whoever starts a thread, so it never does. */
const char __libc_single_threaded = 0;

/* --- std::thread ------------------------------------------------------------------------------ */

#define CXX_CLASS_INFO(info, name, text)                                                        \
  const char name[] = text;                                                                     \
  const struct type_info info = { TYPE_FUNCTIONS(17__class_type_info), name };

CXX_NOTHING(_ZNSt6thread6_StateD1Ev)
CXX_NOTHING(_ZNSt6thread6_StateD2Ev)
CXX_NOTHING(_ZNSt6thread6_StateD0Ev)
CXX_CLASS_INFO(_ZTINSt6thread6_StateE, _ZTSNSt6thread6_StateE, "NSt6thread6_StateE")
const void *const _ZTVNSt6thread6_StateE[5] = {
  0, &_ZTINSt6thread6_StateE, (void *)_ZNSt6thread6_StateD1Ev, (void *)_ZNSt6thread6_StateD0Ev,
  (void *)__cxa_pure_virtual,
};

typedef void cxx_method(void *self);
static cxx_method *method(void *object, int number) { return (*(cxx_method ***)object)[number]; }

/* What a thread begins in: the state's destructor that frees it too is its second function, what it
   is to run its third. */
static void *run_state(void *state) {
  method(state, 2)(state);
  method(state, 1)(state);
  return NULL;
}

/* The state comes in a unique_ptr, which gives it away. */
void _ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(
    pthread_t *self, void **state, void (*unused)(void)) {
  (void)unused;
  int error = pthread_create(self, NULL, run_state, *state);
  if (error)
    _ZSt20__throw_system_errori(error);
  *state = NULL;
}

static void end_thread(pthread_t *self, int error) {
  if (error)
    _ZSt20__throw_system_errori(error);
  *self = 0;
}

void _ZNSt6thread4joinEv(pthread_t *self) {
  end_thread(self, *self ? pthread_join(*self, NULL) : EINVAL);
}

void _ZNSt6thread6detachEv(pthread_t *self) {
  end_thread(self, *self ? pthread_detach(*self) : EINVAL);
}

/* A hint. */
unsigned _ZNSt6thread20hardware_concurrencyEv(void) { return 2; }

/* --- std::condition_variable ------------------------------------------------------------------ */

void _ZNSt18condition_variableC1Ev(pthread_cond_t *self) { pthread_cond_init(self, NULL); }
void _ZNSt18condition_variableC2Ev(pthread_cond_t *self) { pthread_cond_init(self, NULL); }
void _ZNSt18condition_variableD1Ev(pthread_cond_t *self) { pthread_cond_destroy(self); }
void _ZNSt18condition_variableD2Ev(pthread_cond_t *self) { pthread_cond_destroy(self); }
void _ZNSt18condition_variable10notify_oneEv(pthread_cond_t *self) { pthread_cond_signal(self); }
void _ZNSt18condition_variable10notify_allEv(pthread_cond_t *self) { pthread_cond_broadcast(self); }

/* A unique_lock: its mutex, and whether it has it. */
struct unique_lock {
  pthread_mutex_t *mutex;
  _Bool owns;
};

void _ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE(pthread_cond_t *self,
                                                               struct unique_lock *lock) {
  pthread_cond_wait(self, lock->mutex);
}

/* The same in later versions, where the condition variable is in a class of its own. */
void _ZNSt10__condvar4waitERSt5mutex(pthread_cond_t *self, pthread_mutex_t *mutex) {
  pthread_cond_wait(self, mutex);
}

/* --- std::atomic_load of a shared_ptr and its kin: [util.smartptr.shared.atomic] --------------- */

/* The address of a pointer says which mutex it has. Two pointers may share one: then a use of one
   is ordered with uses of the other, and races that are hidden so are missed. libstdc++ has 16
   mutexes. Here there are as many as the numbers in `sp_locker` tell apart. */
enum { LOCKS_OF_POINTERS = UCHAR_MAX + 1 };
static pthread_mutex_t locks_of_pointers[LOCKS_OF_POINTERS];

/* The numbers of the mutexes that are held; the same one twice where there is one pointer. */
struct sp_locker {
  unsigned char first, last;
};

static unsigned char lock_of_pointer(const void *pointer) {
  return (uintptr_t)pointer / (2 * sizeof(void *)) % LOCKS_OF_POINTERS;
}

static void sp_lock(struct sp_locker *self, const void *one, const void *other) {
  unsigned char a = lock_of_pointer(one), b = lock_of_pointer(other);
  self->first = a < b ? a : b;
  self->last = a < b ? b : a;
  pthread_mutex_lock(&locks_of_pointers[self->first]);
  if (self->first != self->last)
    pthread_mutex_lock(&locks_of_pointers[self->last]);
}

void _ZNSt10_Sp_lockerC1EPKv(struct sp_locker *self, const void *pointer) {
  sp_lock(self, pointer, pointer);
}

void _ZNSt10_Sp_lockerC1EPKvS1_(struct sp_locker *self, const void *one, const void *other) {
  sp_lock(self, one, other);
}

void _ZNSt10_Sp_lockerD1Ev(struct sp_locker *self) {
  if (self->first != self->last)
    pthread_mutex_unlock(&locks_of_pointers[self->last]);
  pthread_mutex_unlock(&locks_of_pointers[self->first]);
}

/* --- std::call_once --------------------------------------------------------------------------- */

TRESSE_THREAD_LOCAL void *_ZSt15__once_callable;
TRESSE_THREAD_LOCAL void (*_ZSt11__once_call)(void);
void __once_proxy(void) { _ZSt11__once_call(); }

/* --- waiting for a word to change: futex(2) --------------------------------------------------- */

/* Threads that wait at an address have a condition variable, and all of them one lock, under which
   the word is read. So which thread is woken is open, as it is in Linux. */
struct futex_queue {
  const void *address;
  unsigned threads; /* that are in here */
  unsigned asleep;  /* those of them that nobody has woken */
  unsigned woken;   /* those that were, and have not come to see it */
  pthread_cond_t wake;
  struct futex_queue *next;
};

static pthread_mutex_t futex_lock = PTHREAD_MUTEX_INITIALIZER;
static struct futex_queue *futex_queues;

static struct futex_queue **find_queue(const void *address) {
  struct futex_queue **queue = &futex_queues;
  while (*queue != NULL && (*queue)->address != address)
    queue = &(*queue)->next;
  return queue;
}

/* 0 when it was woken; or EAGAIN, ETIMEDOUT, ENOMEM. `until`: when the time is up; null: never. */
static int futex_wait(const unsigned *address, unsigned value, const unsigned long long *until) {
  pthread_mutex_lock(&futex_lock);
  /* As in Linux, it is in the queue for whoever has stored before it looks at the waiters. */
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  int error = __atomic_load_n(address, __ATOMIC_RELAXED) == value ? 0 : EAGAIN;
  struct futex_queue *queue = error ? NULL : *find_queue(address);
  if (!error && queue == NULL) {
    queue = malloc(sizeof *queue);
    if (queue == NULL) {
      error = ENOMEM;
    } else {
      *queue = (struct futex_queue){ .address = address, .next = futex_queues };
      futex_queues = queue;
    }
  }
  if (!error) {
    queue->threads++;
    queue->asleep++;
    error = until ? __tresse_cond_timedwait(&queue->wake, &futex_lock, *until)
                  : pthread_cond_wait(&queue->wake, &futex_lock);
    /* Which of them was woken is all the same. */
    if (queue->woken > 0) {
      queue->woken--;
      error = 0;
    } else {
      queue->asleep--;
    }
    if (--queue->threads == 0) {
      *find_queue(address) = queue->next;
      pthread_cond_destroy(&queue->wake);
      free(queue);
    }
  }
  pthread_mutex_unlock(&futex_lock);
  if (error == ETIMEDOUT)
    __tresse_sleep_until(*until);
  return error;
}

/* How many were woken. */
static int futex_wake(const void *address, int count) {
  int woken = 0;
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
  pthread_mutex_lock(&futex_lock);
  struct futex_queue *queue = *find_queue(address);
  if (queue != NULL && count > 0) {
    woken = (unsigned)count < queue->asleep ? count : (int)queue->asleep;
    queue->asleep -= (unsigned)woken;
    queue->woken += (unsigned)woken;
    if (woken > 0 && queue->asleep == 0)
      pthread_cond_broadcast(&queue->wake);
    else
      for (int i = 0; i < woken; i++)
        pthread_cond_signal(&queue->wake);
  }
  pthread_mutex_unlock(&futex_lock);
  return woken;
}

/* What the C++ headers ask the kernel for (libc-shim/include/c++/bits): to wait, with or without a
   time, and to wake. */
long __tresse_futex(long number, const void *address, int operation, unsigned value,
                    const void *time, const void *other, int mask) {
  enum { WAIT = 0, WAKE = 1, WAIT_BITSET = 9, COMMAND = 127 };
  (void)number, (void)other;
  int command = operation & COMMAND, error = 0;
  if (command == WAKE)
    return futex_wake(address, (int)value);
  if (time && !valid(time)) {
    errno = EINVAL;
    return -1;
  }
  /* Of these two the first one says for how long. */
  unsigned long long until = 0;
  if (time && command != WAIT)
    until = since_start(time);
  else if (time && __builtin_add_overflow(nanoseconds(time), __tresse_sleep_begin(), &until))
    until = ~0ull;
  if (command == WAIT || (command == WAIT_BITSET && mask == -1))
    error = futex_wait(address, value, time ? &until : NULL);
  else
    error = ENOSYS;
  if (error)
    errno = error;
  return error ? -1 : 0;
}

/* --- std::future ------------------------------------------------------------------------------ */

struct cxx_seconds {
  long long count;
};

/* False: the time was up. */
static _Bool wait_in_future(unsigned *address, unsigned value, _Bool is_timed,
                            long long seconds, long long rest) {
  /* Before the Epoch it is a second of none, and less. */
  struct timespec time = { .tv_sec = seconds, .tv_nsec = rest };
  unsigned long long until = is_timed && valid(&time) ? since_start(&time) : 0;
  return futex_wait(address, value, is_timed ? &until : NULL) != ETIMEDOUT;
}

#define CXX_FUTURE_WAIT_(name, i)                                                                  \
  _Bool name##EPjjbNSt6chrono8durationI##i##St5ratioIL##i##1EL##i##1EEEENS2_I##i##S3_IL##i##1EL##i##1000000000EEEE( \
      void *self, unsigned *address, unsigned value, _Bool is_timed, struct cxx_seconds seconds,   \
      struct cxx_seconds rest) {                                                                   \
    (void)self;                                                                                    \
    return wait_in_future(address, value, is_timed, seconds.count, rest.count);                    \
  }
#define CXX_FUTURE_WAIT(name, i) CXX_FUTURE_WAIT_(name, i)
CXX_FUTURE_WAIT(_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_until, CXX_LONG)
CXX_FUTURE_WAIT(_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steady, CXX_LONG)

void _ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj(unsigned *address) {
  futex_wake(address, INT_MAX);
}

/* The base of results: an exception_ptr after the table. */
struct result_base {
  const void *table;
  void *error;
};

void _ZNSt13__future_base12_Result_baseD2Ev(struct result_base *self) {
  if (self->error != NULL)
    _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(&self->error);
}
void _ZNSt13__future_base12_Result_baseD1Ev(struct result_base *self) {
  _ZNSt13__future_base12_Result_baseD2Ev(self);
}
void _ZNSt13__future_base12_Result_baseD0Ev(struct result_base *self) {
  _ZNSt13__future_base12_Result_baseD2Ev(self);
  free(self);
}
CXX_CLASS_INFO(_ZTINSt13__future_base12_Result_baseE, _ZTSNSt13__future_base12_Result_baseE,
               "NSt13__future_base12_Result_baseE")
const void *const _ZTVNSt13__future_base12_Result_baseE[5] = {
  0, &_ZTINSt13__future_base12_Result_baseE, (void *)__cxa_pure_virtual,
  (void *)_ZNSt13__future_base12_Result_baseD1Ev, (void *)_ZNSt13__future_base12_Result_baseD0Ev,
};
void _ZNSt13__future_base12_Result_baseC2Ev(struct result_base *self) {
  self->table = &_ZTVNSt13__future_base12_Result_baseE[2];
  self->error = NULL;
}
void _ZNSt13__future_base12_Result_baseC1Ev(struct result_base *self) {
  _ZNSt13__future_base12_Result_baseC2Ev(self);
}

/* --- std::chrono: the clock is virtual, and the same for all -------------------------------- */

struct cxx_time {
  long long nanoseconds;
};
struct cxx_time _ZNSt6chrono3_V212system_clock3nowEv(void) {
  return (struct cxx_time){ (long long)clock_now() };
}
struct cxx_time _ZNSt6chrono3_V212steady_clock3nowEv(void) {
  return (struct cxx_time){ (long long)clock_now() };
}

/* [func.bind.place]: objects of types without members, in libstdc++ and in libc++. */
#define PLACEHOLDER(n, length)                              \
  const char _ZNSt12placeholders##length##_##n##E = 0;      \
  const char _ZNSt3__112placeholders##length##_##n##E = 0;
PLACEHOLDER(1, 2) PLACEHOLDER(2, 2) PLACEHOLDER(3, 2) PLACEHOLDER(4, 2) PLACEHOLDER(5, 2)
PLACEHOLDER(6, 2) PLACEHOLDER(7, 2) PLACEHOLDER(8, 2) PLACEHOLDER(9, 2) PLACEHOLDER(10, 3)
