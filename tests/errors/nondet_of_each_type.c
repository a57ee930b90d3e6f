// tresse: flags -O0 -g
// expect: T0101 line 15
// flags: --max-choices 2
// Any value of a type: of two values that are tried one is not zero, and one is.
#include <assert.h>
#include <tresse.h>

int main(void) {
  int is[] = { !!__VERIFIER_nondet_unsigned(), !!__VERIFIER_nondet_longlong(), !!__VERIFIER_nondet_ulonglong(),
               !!__VERIFIER_nondet_size_t(), !!__VERIFIER_nondet_u8(), !!__VERIFIER_nondet_u16(),
               !!__VERIFIER_nondet_u32(), !!__VERIFIER_nondet_u64() };
  int n = 0;
  for (unsigned i = 0; i < sizeof is / sizeof *is; i++)
    n += is[i];
  assert(n != 8);
  return 0;
}
