// tresse: flags -O1 -g
// Atomic accesses of one size, which compilers leave to a library where the processor has none.
#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

unsigned fetch_add(volatile void *, unsigned, int) __asm__("__atomic_fetch_add_4");
unsigned load(volatile void *, int) __asm__("__atomic_load_4");
void store(volatile void *, uint8_t, int) __asm__("__atomic_store_1");
uint64_t exchange(volatile void *, uint64_t, int) __asm__("__atomic_exchange_8");
bool exchange_if_half(volatile void *, void *, uint16_t, int,
                      int) __asm__("__atomic_compare_exchange_2");
int exchange_if(volatile void *, void *, unsigned, int, int) __asm__("__atomic_compare_exchange_4");
unsigned fetch_nand(volatile void *, unsigned, int) __asm__("__atomic_fetch_nand_4");

int main(void) {
  unsigned x = 5, expected = 9;
  uint8_t b = 1;
  uint64_t w = 7;
  uint16_t h = 3, e = 4;
  assert(fetch_add(&x, 4, 5) == 5 && load(&x, 2) == 9);
  store(&b, 200, 3);
  assert(b == 200);
  assert(exchange(&w, 1ull << 40, 4) == 7 && w == 1ull << 40);
  assert(!exchange_if_half(&h, &e, 8, 5, 5) && e == 3);
  assert(exchange_if_half(&h, &e, 8, 4, 2) && h == 8);
  assert(exchange_if(&x, &expected, 1, 5, 0) == 1 && x == 1);
  assert(fetch_nand(&x, 3, 0) == 1 && x == ~1u);
  return 0;
}
