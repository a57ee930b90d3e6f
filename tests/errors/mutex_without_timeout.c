// tresse: flags -O0 -g
// expect: T0804 line 14
// C11 7.26.4.4: mtx_timedlock is for mutexes that support timeout.
#include <threads.h>
#include <time.h>

int main(void) {
  struct timespec until = {1, 0};
  mtx_t timed, plain;
  mtx_init(&timed, mtx_timed | mtx_recursive);
  mtx_init(&plain, mtx_recursive);
  if (mtx_timedlock(&timed, &until) == thrd_success)
    mtx_unlock(&timed);
  mtx_timedlock(&plain, &until);
  return 0;
}
