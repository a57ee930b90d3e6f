#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

int dispatch(const unsigned char *code) {
    static const void *const labels[] = {&&add, &&sub, &&halt};
    int value = 0;
    goto *labels[*code];
add:
    value++;
    goto *labels[*++code];
sub:
    value -= 2;
    goto *labels[*++code];
halt:
    return value;
}

int choose(unsigned long n) {
    switch (n) {
    case 0: case 1: case 18446744073709551615UL: return 3;
    case 5 ... 9: return 7;
    case 100: n++; /* falls through */
    case 101: return (int)n;
    default: return 0;
    }
}

int duff(char *to, const char *from, int count) {
    int n = (count + 7) / 8;
    switch (count % 8) {
    case 0: do { *to++ = *from++;
    case 3:      *to++ = *from++;
    case 1:      *to++ = *from++;
            } while (--n > 0);
    }
    return n;
}

jmp_buf saved;
int jump(int n) {
    if (setjmp(saved))
        return 1;
    longjmp(saved, n);
}

int jump_in_assembly(int n) {
    __asm__ goto("" : : "r"(n) : "memory" : out);
    return n;
out:
    return 2;
}

int assembly(int a) {
    int b;
    __asm__ volatile("mov %1, %0" : "=r"(b) : "r"(a) : "cc");
    return b;
}
__asm__(".globl outside\noutside:");

int overflow(int a, int b) {
    int sum;
    if (__builtin_sadd_overflow(a, b, &sum))
        __builtin_trap();
    return __builtin_expect(sum > 3, 1) ? sum : -sum;
}

static int compare(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
void sorted(int *a, size_t n) { qsort(a, n, sizeof *a, compare); memset(a, 0, n); }

static inline __attribute__((always_inline)) int thrice(int x) { return x * 3; }
int inlined(int y) { return thrice(y) + thrice(y + 1); }
int recursive(int n) { return n < 2 ? 1 : n * recursive(n - 1); }
__attribute__((noreturn)) void stop(void) { exit(3); }
int last(int n) { if (n) { extern int other(int); __attribute__((musttail)) return other(n); } return 0; }
