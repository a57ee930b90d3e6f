// tresse: flags -O0 -g
// What runs on the way to a handler, in which order, and how long exception objects live.
#include <stdio.h>

namespace std {
int uncaught_exceptions() noexcept;
}

struct Local {
  const char *name;
  explicit Local(const char *n) : name(n) { printf("+%s\n", name); }
  ~Local() { printf("-%s (%d)\n", name, std::uncaught_exceptions()); }
};

struct Error {
  int number;
  explicit Error(int n) : number(n) { printf("error %d made\n", n); }
  Error(const Error &other) : number(other.number + 100) { printf("error %d copied\n", number); }
  ~Error() { printf("error %d gone\n", number); }
};

struct Member {
  Local one{"one"}, two;
  explicit Member(int fails) : two("two") {
    Local body("body");
    if (fails)
      throw Error(1);
  }
  ~Member() { printf("member\n"); }
};

// A destructor that throws and catches while an exception is on its way.
struct Busy {
  ~Busy() {
    try {
      Local inner("inner");
      throw Error(2);
    } catch (Error &e) {
      printf("caught %d inside\n", e.number);
    }
  }
};

// A function that is left by three calls at once.
static int deep(int n) {
  Local local("deep");
  int array[3] = { n, n, n };
  if (n == 0)
    throw Error(3);
  return deep(n - 1) + array[1];
}

static void again(int n) {
  try {
    Local local("again");
    throw Error(n);
  } catch (Error &e) {
    e.number++;
    Local handler("handler");
    if (n == 4)
      throw;
    if (n == 5)
      throw Error(6);
  }
}

static int in_handler() {
  try {
    throw 1;
  } catch (int one) {
    try {
      throw 2;
    } catch (int two) {
      try {
        throw;
      } catch (int again) {
        printf("%d %d %d\n", one, two, again);
      }
      return 10 * one + two;
    }
  }
}

static void function_block(int n) try {
  Local local("block");
  if (n)
    throw Error(n);
} catch (Error &e) {
  printf("function block %d\n", e.number);
}

int main() {
  for (int fails = 0; fails < 2; fails++) {
    try {
      Member member(fails);
    } catch (const Error &e) {
      printf("caught %d\n", e.number);
    }
  }
  try {
    Busy busy;
    throw Error(7);
  } catch (Error by_value) {
    printf("caught %d by value\n", by_value.number);
  }
  try {
    deep(2);
  } catch (...) {
    printf("caught\n");
  }
  for (int n = 4; n < 7; n++) {
    try {
      again(n);
    } catch (Error &e) {
      printf("caught %d again\n", e.number);
    }
  }
  printf("%d\n", in_handler());
  function_block(0);
  function_block(8);
  for (int i = 0; i < 3; i++) {
    Local round("round");
    try {
      if (i == 1)
        continue;
      if (i == 2)
        throw i;
    } catch (int) {
      break;
    }
  }
  return 0;
}
