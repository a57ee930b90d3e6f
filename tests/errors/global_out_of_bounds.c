// tresse: flags -O0 -g
// expect: T0402 line 10
// Past the end of a global is never its neighbour.
int first[2] = { 1, 2 };
int second[2] = { 3, 4 };

int main(void) {
  int *p = first;
  p += 2;
  *p = 5;
  return second[0];
}
