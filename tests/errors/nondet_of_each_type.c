// tresse: flags -O0 -g
// expect: T0101 line 17
// flags: --max-choices 2
// Any value of a type: of two values that are tried one is 0, and one is 1. The first that is not 1
// ends an execution, so that there are few.
#include <assert.h>
#include <tresse.h>

int main(void) {
  int is_one = __VERIFIER_nondet_unsigned() == 1 && __VERIFIER_nondet_longlong() == 1 &&
               __VERIFIER_nondet_ulonglong() == 1 && __VERIFIER_nondet_size_t() == 1 &&
               __VERIFIER_nondet_u8() == 1 && __VERIFIER_nondet_u16() == 1 &&
               __VERIFIER_nondet_u32() == 1 && __VERIFIER_nondet_u64() == 1;
  // 1 of all types.
  if (!is_one)
    return 0;
  assert(0);
}
