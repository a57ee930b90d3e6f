// tresse: flags -O1 -g
// expect: T0901 line 9
// The assembly writes a variable that is an input only, and does not say that it changes memory: a
// compiler may keep what the variable held before (gcc does).
static int count = 5;

static int up(void) {
  int before = count;
  __asm__ volatile("lock; incl %0" : : "m"(count));
  return before + count;
}

int main(void) {
  return up() != 11;
}
