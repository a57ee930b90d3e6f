// tresse: flags -O0 -g
// expect: T0101 line 33
// What ESBMC and CBMC call what programs say to them, and `assert` without its header.
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

void assert(int);
bool nondet_bool(void);
unsigned char nondet_uchar(void);
void __ESBMC_assume(bool);
void __ESBMC_assert(bool, const char *);
void __ESBMC_atomic_begin(void);
void __ESBMC_atomic_end(void);
void __CPROVER_assume(bool);
void __CPROVER_atomic_begin(void);
void __CPROVER_atomic_end(void);

static int x;

static void *add(void *unused) {
  __ESBMC_atomic_begin();
  x++;
  __ESBMC_atomic_end();
  return unused;
}

int main(void) {
  bool b = nondet_bool();
  __ESBMC_assume(b);
  __ESBMC_assert(b, "assumed");
  unsigned char c = nondet_uchar();
  assert(c != 200);
  __CPROVER_assume(c == 1);
  pthread_t t;
  pthread_create(&t, NULL, add, NULL);
  __CPROVER_atomic_begin();
  x++;
  __CPROVER_atomic_end();
  pthread_join(t, NULL);
  assert(x == 2);
  return 0;
}
