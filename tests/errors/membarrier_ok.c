// tresse: flags -O0 -g
// expect: ok
// The kernel has no `membarrier`: programs that ask have fences of their own.
#include <assert.h>
#include <errno.h>

/* Its number on x86-64. */
enum { MEMBARRIER = 324 };
long syscall(long number, ...);

int main(void) {
  assert(syscall(MEMBARRIER, 0, 0) == -1 && errno == ENOSYS);
}
