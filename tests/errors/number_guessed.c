// tresse: flags -O0 -g
// expect: T0401 line 14
// Nobody has made a number of the address of `secret`: no number makes a pointer to it, whatever its value (LangRef, "Pointer Aliasing Rules").
#include <stdint.h>

static int secret[2], known[2];

int main(void) {
  secret[0] = 1;
  uintptr_t number = (uintptr_t)known, copy = 0;
  for (int i = 0; i < 64; i++)
    if (number >> i & 1) copy |= (uintptr_t)1 << i;
  int first = *(int *)copy;
  return first + *(int *)(copy + 64) + *(int *)(copy - 64);
}
