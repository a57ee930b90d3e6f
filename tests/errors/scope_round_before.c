// tresse: flags -O0 -g -Xclang -fsanitize-address-use-after-scope
// expect: T0404 line 10
// A thread keeps the address of a local of one round of a loop, and writes through it in the next.
// No other thread knows of it.
#include <stddef.h>

static int rounds(void) {
    int *kept = NULL, *volatile *slot = (int *volatile *)&kept, sum = 0;
    for (int i = 0; i < 2; i++) {
        int local = i; if (*slot) **slot = 7;
        *slot = &local;
        sum += local;
    }
    return sum;
}

int main(void) { return rounds() != 1; }
