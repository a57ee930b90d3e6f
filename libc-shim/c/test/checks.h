/* What the programs that hold the shim against the host's library have in common: how many checks
   there were and how many have failed, and what random cases are made with. */
#include <stdio.h>
#include <stdlib.h>

static long cases, failures;

/* Says so if it does not hold, up to twenty times. */
#define CHECK(holds, ...)                    \
  do {                                       \
    cases++;                                 \
    if (!(holds) && failures++ < 20)         \
      printf(__VA_ARGS__), putchar('\n');    \
  } while (0)

__attribute__((unused)) static int below(int n) { return (int)((unsigned)rand() % (unsigned)n); }
__attribute__((unused)) static int sign(int value) { return (value > 0) - (value < 0); }
