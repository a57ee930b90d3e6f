/* pthread_create and its kin: what they write to the program's memory is written here, as ordinary
   accesses; what they ask of the machine is one row each. */

unsigned long __tresse_thread_new(void);
void __tresse_thread_start(unsigned long id, void *(*run)(void *), void *argument);
void *__tresse_thread_join(unsigned long id);
void __tresse_thread_detach(unsigned long id);
_TRESSE_NORETURN void __tresse_thread_exit(void *value);

/* POSIX: the id is stored before pthread_create returns; here, as in common implementations, also
   before the new thread runs. */
TRESSE_REPLACED int pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                                   void *(*run)(void *), void *argument) {
  if (has_bad_schedule(attributes)) return EINVAL;
  unsigned long id = __tresse_thread_new();
  *thread = (pthread_t)id;
  int detached = 0;
  if (attributes != NULL) pthread_attr_getdetachstate(attributes, &detached);
  if (detached) __tresse_thread_detach(id);
  __tresse_thread_start(id, run, argument);
  return 0;
}

int pthread_join(pthread_t thread, void **value) {
  void *result = __tresse_thread_join(number_of(thread));
  if (value != NULL) *value = result;
  return 0;
}

int pthread_detach(pthread_t thread) {
  __tresse_thread_detach(number_of(thread));
  return 0;
}

/* Also what a thread's start function returns to, when the program has keys or cleanup handlers. */
TRESSE_REPLACED _TRESSE_NORETURN TRESSE_FRAME void pthread_exit(void *value) {
  __tresse_leave_never();
  __tresse_thread_end();
  __tresse_thread_exit(value);
}

int pthread_equal(pthread_t one, pthread_t other) { return one == other; }
