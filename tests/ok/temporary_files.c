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
  printf("%d %d\n", mkstemps(wrong, 4), errno == EINVAL);
  printf("%d\n", mkstemps(ended, -1));
  char added[] = "nXXXXXX";
  int third = mkostemp(added, O_APPEND);
  printf("%zd %zd", write(third, "abc", 3), (ssize_t)lseek(third, 0, SEEK_SET));
  printf(" %zd %d\n", write(third, "de", 2), (int)lseek(third, 0, SEEK_CUR));
  close(first), close(second), close(third);
  unlink(plain), unlink(ended), unlink(added);
}

static void places(void) {
  FILE *file = tmpfile64();
  fputs("0123456789", file);
  printf("%d %lld", fseeko64(file, 4, SEEK_SET), (long long)ftello64(file));
  printf(" %c %lld\n", fgetc(file), (long long)ftello64(file));
  fclose(file);
}

int main(void) {
  names();
  places();
  __sysv_signal(SIGUSR1, handler);
  raise(SIGUSR1);
  printf("%d %d\n", count, __sysv_signal(SIGUSR1, SIG_IGN) == SIG_DFL);
  raise(SIGUSR1);
  signal(SIGUSR1, handler);
  raise(SIGUSR1), raise(SIGUSR1);
  printf("%d\n", count);
  return 0;
}
