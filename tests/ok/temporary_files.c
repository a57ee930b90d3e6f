// tresse: flags -O0 -g
// Files with names of their own, with a suffix and with flags; places in files by numbers of 64
// bits; and a handler of System V, which is there for one signal.
#define _GNU_SOURCE
#define _LARGEFILE64_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

extern void (*__sysv_signal(int, void (*)(int)))(int);

static int count;
static void handler(int number) { count += number == SIGUSR1; }

static void names(void) {
  char plain[] = "nXXXXXX", ended[] = "nXXXXXX.txt", wrong[] = "nXXXXX.txt";
  int first = mkstemp(plain), second = mkstemps(ended, 4);
  printf("%d %d %d\n", first >= 0, second >= 0, strcmp(ended + 7, ".txt"));
  int none = mkstemps(wrong, 4), why = errno;
  printf("%d %d\n", none, why == EINVAL);
  printf("%d\n", mkstemps(ended, -1));
  char added[] = "nXXXXXX";
  int third = mkostemp(added, O_APPEND);
  ssize_t written = write(third, "abc", 3);
  int at = (int)lseek(third, 0, SEEK_SET);
  printf("%zd %d", written, at);
  written = write(third, "de", 2);
  at = (int)lseek(third, 0, SEEK_CUR);
  printf(" %zd %d\n", written, at);
  close(first), close(second), close(third);
  unlink(plain), unlink(ended), unlink(added);
}

static void places(void) {
  FILE *file = tmpfile64();
  fputs("0123456789", file);
  int moved = fseeko64(file, 4, SEEK_SET);
  long long before = ftello64(file);
  int c = fgetc(file);
  printf("%d %lld %c %lld\n", moved, before, c, (long long)ftello64(file));
  fclose(file);
}

int main(void) {
  names();
  places();
  __sysv_signal(SIGUSR1, handler);
  raise(SIGUSR1);
  int is_reset = __sysv_signal(SIGUSR1, SIG_IGN) == SIG_DFL;
  printf("%d %d\n", count, is_reset);
  raise(SIGUSR1);
  signal(SIGUSR1, handler);
  raise(SIGUSR1), raise(SIGUSR1);
  printf("%d\n", count);
  return 0;
}
