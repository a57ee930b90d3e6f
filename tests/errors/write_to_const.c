// tresse: flags -O0 -g
// expect: T0407 line 8
// A write to a const global through a cast.
const int limit = 10;

int main(void) {
  int *p = (int *)&limit;
  *p = 11;
  return limit;
}
