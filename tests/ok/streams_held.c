// tresse: flags -O0 -g
// Each call on a stream has its lock, and flockfile takes it: what two threads print between stays
// together, in every execution, and what they count has no race (POSIX, flockfile; ABBA and
// deadlocks are in tests/errors/streams_*.c).
#define _GNU_SOURCE
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static int printed, warned, written;

static void *print(void *unused) {
  (void)unused;
  flockfile(stdout);
  printed++;
  putchar_unlocked('a');
  printf("%c", 'b'); // the lock is recursive
  fputs_unlocked("c\n", stdout);
  funlockfile(stdout);

  flockfile(stderr);
  warned++;
  funlockfile(stderr);
  return NULL;
}

static void *write_file(void *file) {
  flockfile(file);
  putc_unlocked('a', file);
  written++;
  fwrite_unlocked("b", 1, 1, file);
  funlockfile(file);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, print, NULL);
  pthread_create(&b, NULL, print, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);

  FILE *file = fopen("held", "w+");
  assert(file != NULL);
  pthread_create(&a, NULL, write_file, file);
  pthread_create(&b, NULL, write_file, file);
  fputs("xy", file); // before, after, or between the two
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(printed == 2 && warned == 2 && written == 2);

  rewind(file);
  assert(ftrylockfile(file) == 0);
  int first = getc_unlocked(file), second = fgetc_unlocked(file);
  assert(first == 'a' ? second == 'b' : first == 'x' && second == 'y');
  char rest[8];
  assert(fgets_unlocked(rest, 4, file) == rest);
  assert(fread_unlocked(rest, 1, 4, file) == 1 && feof_unlocked(file) && !ferror_unlocked(file));
  clearerr_unlocked(file);
  funlockfile(file);
  assert(fclose(file) == 0 && remove("held") == 0);
  return 0;
}
