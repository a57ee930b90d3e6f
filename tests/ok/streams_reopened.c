// tresse: flags -O0 -g
// One thread opens a stream anew while another one prints to it: the text is in one of the files, as
// each call has the stream's lock (POSIX, flockfile).
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static FILE *stream;

static void *print(void *unused) {
  fputs("text", stream);
  return unused;
}

static long length_of(const char *name) {
  FILE *file = fopen(name, "r");
  assert(file != NULL && fseek(file, 0, SEEK_END) == 0);
  long length = ftell(file);
  fclose(file);
  remove(name);
  return length;
}

int main(void) {
  pthread_t thread;
  stream = fopen("first", "w");
  assert(stream != NULL);
  pthread_create(&thread, NULL, print, NULL);
  assert(freopen("second", "w", stream) == stream);
  pthread_join(thread, NULL);
  fclose(stream);
  assert(length_of("first") + length_of("second") == 4);
}
