// tresse: flags -O1 -g
// What a program finds out about its processor before it chooses code: all that every x86-64 has.
#include <stdio.h>

static int ask(unsigned leaf, unsigned *registers) {
  __asm__("cpuid"
          : "=a"(registers[0]), "=b"(registers[1]), "=c"(registers[2]), "=d"(registers[3])
          : "0"(leaf), "2"(0));
  return registers[0] != 0;
}

/* As <cpuid.h> of clang has it for x86-64. */
static int ask_beside_rbx(unsigned leaf, unsigned *registers) {
  __asm__("  xchgq  %%rbx,%q1\n  cpuid\n  xchgq  %%rbx,%q1"
          : "=a"(registers[0]), "=r"(registers[1]), "=c"(registers[2]), "=d"(registers[3])
          : "0"(leaf));
  return registers[0] != 0;
}

int main(void) {
  enum { SSE = 1 << 25, SSE2 = 1 << 26, LONG_MODE = 1 << 29 };
  unsigned registers[4];
  printf("%d\n", ask(0, registers));
  printf("%d\n", ask_beside_rbx(1, registers));
  printf("%d\n", (registers[3] & (SSE | SSE2)) == (SSE | SSE2));
  ask(0x80000000, registers);
  printf("%d\n", registers[0] >= 0x80000001);
  ask_beside_rbx(0x80000001, registers);
  printf("%d\n", (registers[3] & LONG_MODE) != 0);
  printf("%d\n", !!__builtin_cpu_supports("sse2"));
  return 0;
}
