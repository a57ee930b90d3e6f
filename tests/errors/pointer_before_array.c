// tresse: flags -O0 -g
// expect: T0511 line 17
// A pointer before the beginning of an array is poison already (C11 6.5.6p8), whatever becomes of
// it. The report says where it was made.
static int last[4];

static int sum(const int *next) {
  int all = 0;
  for (int i = 0; i < 4; i++)
    all += *++next;
  return all;
}

int main(void) {
  int by = 1;
  const int *before = last - by;
  return sum(before);
}
