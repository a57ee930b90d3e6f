// tresse: flags -O0 -g
// expect: T0504 line 12
// One bit of a bit-field byte is not set, and is branched on.
struct flags {
  unsigned is_open : 1;
  unsigned is_dirty : 1;
};

int main(void) {
  struct flags f;
  f.is_open = 1;
  if (f.is_dirty)
    return 1;
  return 0;
}
