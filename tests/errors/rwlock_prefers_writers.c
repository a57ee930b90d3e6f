// tresse: flags -O0 -g
// expect: T0901
// A read-write lock that readers do not get while a writer waits, by its initialiser.
#define _GNU_SOURCE
#include <pthread.h>
static pthread_rwlock_t lock = PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP;
int main(void) { pthread_rwlock_rdlock(&lock); }
