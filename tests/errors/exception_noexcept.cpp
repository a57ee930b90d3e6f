// tresse: flags -O0 -g
// expect: T0102
// An exception that would leave a noexcept function (C++20 14.5).
struct Local {
  int *counter;
  ~Local() { ++*counter; }
};
static void act(int *counter) {
  Local local{ counter };
  throw 1;
}
static void safe(int *counter) noexcept { act(counter); }
int main() {
  int counter = 0;
  try {
    safe(&counter);
  } catch (int) {
  }
}
