// tresse: flags -O0 -g
// flags: --malloc-may-fail
// expect: ok
// When there is no memory, the exception that says so is thrown all the same: a C++ library has
// some in reserve for it (Itanium C++ ABI II 2.4.2).
int main() {
  try {
    int *number = new int(3);
    delete number;
  } catch (...) {
  }
  return 0;
}
