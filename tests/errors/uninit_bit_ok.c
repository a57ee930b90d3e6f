// tresse: flags -O0 -g
// expect: ok
// Twin of uninit_bit: the other bits of the byte are undefined, the one used is not.
struct flags {
  unsigned is_open : 1;
  unsigned is_dirty : 1;
};

int main(void) {
  struct flags f;
  f.is_open = 1;
  if (f.is_open)
    return 0;
  return 1;
}
