// tresse: flags -O0 -g
// expect: T0703 line 16
// The function returns a struct, and the call passes the address of one: in LLVM both are pointers,
// and on some targets they are not passed alike.
struct big {
  long words[5];
};

static struct big make(void) {
  return (struct big){ { 1, 2, 3, 4, 5 } };
}

int main(void) {
  struct big b;
  void (*volatile f)(struct big *) = (void (*)(struct big *))make;
  f(&b);
  return (int)b.words[0];
}
