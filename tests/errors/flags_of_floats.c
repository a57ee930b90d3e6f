// tresse: flags -O0 -g
// expect: T0901 line 9
// Which exceptions operations raise is not kept.
enum { FE_DIVBYZERO = 4 };
int fetestexcept(int flags);

int main(void) {
  volatile double x = 1, y = 0, z = x / y;
  return fetestexcept(FE_DIVBYZERO) == 0 && z > 0;
}
