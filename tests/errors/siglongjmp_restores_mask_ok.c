// tresse: flags -O0 -g
// expect: exit 2
// siglongjmp out of a handler brings back the mask that sigsetjmp has kept (POSIX): the signal is not
// blocked any more.
#include <setjmp.h>
#include <signal.h>
static sigjmp_buf buffer;
static volatile int count;
static void handle(int number) {
  (void)number;
  count++;
  siglongjmp(buffer, 1);
}
int main(void) {
  signal(SIGUSR1, handle);
  if (!sigsetjmp(buffer, 1)) raise(SIGUSR1);
  if (count == 1) raise(SIGUSR1);
  return count;
}
