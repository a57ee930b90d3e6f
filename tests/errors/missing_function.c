// tresse: flags -O0 -g
// expect: T0901 line 7
// A call of a function that is nowhere defined; exit code 3.
int somebody_elses_function(int n);

int main(void) {
  return somebody_elses_function(1);
}
