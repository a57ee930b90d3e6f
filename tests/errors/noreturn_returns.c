// tresse: flags -O0 -g
// expect: T0706 line 7
// A noreturn function comes to its end and returns.
static _Noreturn void stop(int really) {
  while (really)
    ;
}

int main(void) {
  stop(0);
}
