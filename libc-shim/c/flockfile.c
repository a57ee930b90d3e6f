/* The locks of streams, for programs that take them themselves, or go without (POSIX, flockfile;
   instead.rs). There each call on a stream has its lock, and what uses a stream writes a byte of
   it: so calls that go without are seen as a race, unless their thread has the lock. */
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock_of_stdout = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP,
                       lock_of_stderr = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static unsigned char use_of_stdout, use_of_stderr;

static pthread_mutex_t *lock_of(FILE *file) {
  struct stream *stream = stream_of(file);
  return stream ? &stream->lock : file->fd == 1 ? &lock_of_stdout : &lock_of_stderr;
}

void __tresse_owned___tresse_use(FILE *file) {
  struct stream *stream = stream_of(file);
  *(stream ? &stream->use : file->fd == 1 ? &use_of_stdout : &use_of_stderr) = 1;
}

void flockfile(FILE *file) {
  pthread_mutex_lock(lock_of(file));
  __tresse_use(file);
}

int ftrylockfile(FILE *file) {
  if (pthread_mutex_trylock(lock_of(file)))
    return -1;
  __tresse_use(file);
  return 0;
}

void funlockfile(FILE *file) {
  if (pthread_mutex_unlock(lock_of(file)))
    __tresse_misuse("funlockfile of a stream whose lock the thread does not have");
}

void __tresse_owned___tresse_hold(FILE *file) { flockfile(file); }
void __tresse_owned___tresse_release(FILE *file) { funlockfile(file); }
