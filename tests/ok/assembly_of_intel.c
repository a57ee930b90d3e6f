// tresse: flags -O1 -g -masm=intel
// Atomic accesses of x86 in inline assembly in Intel's syntax, through addresses in registers.
#include <stdint.h>
#include <stdio.h>

static int add(int *at, int by) {
  __asm__ volatile("lock xadd dword ptr [%1], %0" : "+&r"(by) : "r"(at) : "memory", "cc");
  return by;
}

static int cas(uint64_t *at, uint64_t *old, uint64_t new) {
  uint8_t done;
  __asm__ volatile("lock cmpxchg qword ptr [%3], %2\n\tsete %1"
                   : "+&a"(*old), "=&q"(done)
                   : "r"(new), "r"(at)
                   : "memory", "cc");
  return done;
}

static uint16_t exchange(uint16_t *at, uint16_t new) {
  __asm__ volatile("xchg word ptr [%1], %0" : "+&r"(new) : "r"(at) : "memory");
  return new;
}

static int set_bit(uint32_t *at, int number) {
  char was;
  __asm__ volatile("lock bts dword ptr [%2], %1; setc %0"
                   : "=&q"(was)
                   : "r"(number), "r"(at)
                   : "memory", "cc");
  return was;
}

static void store(int *at, int value) {
  __asm__ volatile("mov dword ptr [%0], %1" : : "r"(at), "r"(value) : "memory");
}

static int load(const int *at) {
  int value;
  __asm__ volatile("mov %0, dword ptr [%1]" : "=r"(value) : "r"(at) : "memory");
  return value;
}

int main(void) {
  int number = 5;
  printf("%d %d\n", add(&number, 37), number);
  uint64_t wide = 1ull << 40, old = 3;
  printf("%d", cas(&wide, &old, 7));
  printf(" %#lx", (long)old);
  printf(" %d %lu\n", cas(&wide, &old, 7), (long)wide);
  uint16_t half = 0x1234;
  printf("%#x %#x\n", exchange(&half, 0xffff), half);
  uint32_t bits[2] = { 0, 0 };
  printf("%d %d", set_bit(bits, 35), set_bit(bits, 35));
  printf(" %u %u\n", bits[0], bits[1]);
  store(&number, load(&number) + 1);
  uint8_t byte = 0x0f;
  __asm__ volatile("lock not byte ptr [%0]" : : "r"(&byte) : "memory");
  __asm__ volatile("lock add dword ptr [%0], -8" : : "r"(&number) : "memory", "cc");
  __asm__ volatile("lock or dword ptr %0, 64\n\tlock inc dword ptr %0" : "+m"(number) : : "memory", "cc");
  __asm__ volatile("lock or dword ptr [rsp], 0" : : : "memory", "cc");
  printf("%#x %d\n", byte, number);
}
