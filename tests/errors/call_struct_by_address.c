// tresse: flags -O0 -g
// expect: T0703 line 14
// The function takes an address, and the call passes a struct: on this target that is a copy on the
// stack, and in LLVM both are pointers.
struct big {
  long words[5];
};

static long second(struct big *b) { return b->words[1]; }

int main(void) {
  struct big b = { { 1, 2, 3, 4, 5 } };
  long (*volatile f)(struct big) = (long (*)(struct big))second;
  return (int)f(b);
}
