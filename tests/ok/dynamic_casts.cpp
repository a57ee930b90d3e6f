// tresse: flags -O0 -g
// dynamic_cast down, across and to void (C++20 7.6.1.7), also while an object is made.
#include <stdio.h>

struct A {
  int a = 1;
  virtual ~A() {}
};
struct B : A {
  int b = 2;
};
struct C : A {
  int c = 3;
};
struct D : B, C {
  int d = 4;
};
struct V1 : virtual A {
  int v1 = 5;
};
struct V2 : virtual A {
  int v2 = 6;
};
struct W : V1, V2 {
  int w = 7;
};
struct Hidden : private B, public V1 {};
struct Other {
  int other = 8;
  virtual ~Other() {}
};
struct E : W, Other {};
struct Far : E, D {};

template <class To, class From> static void cast(const char *name, From *from, void *whole) {
  To *to = dynamic_cast<To *>(from);
  printf("%s %ld %d\n", name, to ? (long)((char *)to - (char *)whole) : -1,
         dynamic_cast<void *>(from) == whole);
}

struct Making : A {
  Making();
};
struct Made : Making {};
Making::Making() {
  A *self = this;
  printf("made %d %d\n", dynamic_cast<Made *>(self) != nullptr,
         dynamic_cast<Making *>(self) == this);
}

int main() {
  D d;
  cast<D>("B to D", (B *)&d, &d);
  cast<C>("B to C", (B *)&d, &d);
  cast<D>("A of C to D", (A *)(C *)&d, &d);
  cast<B>("A of C to B", (A *)(C *)&d, &d);
  cast<C>("A of C to C", (A *)(C *)&d, &d);
  cast<V1>("B to V1", (B *)&d, &d);
  W w;
  cast<W>("A to W", (A *)&w, &w);
  cast<V2>("A to V2", (A *)&w, &w);
  cast<V2>("V1 to V2", (V1 *)&w, &w);
  E e;
  cast<Other>("V1 to Other", (V1 *)&e, &e);
  cast<V2>("Other to V2", (Other *)&e, &e);
  cast<A>("Other to A", (Other *)&e, &e);
  Hidden h;
  cast<Hidden>("V1 to Hidden", (V1 *)&h, &h);
  cast<B>("V1 to B", (V1 *)&h, &h);
  cast<B>("hidden B to V1", (B *)(void *)&h, &h);
  Far f;
  cast<D>("Other to D", (Other *)&f, &f);
  cast<A>("Other to A, ambiguous", (Other *)&f, &f);
  cast<B>("A of V1 to B", (A *)(V1 *)&f, &f);
  cast<Other>("A of C to Other", (A *)(C *)&f, &f);
  Made made;
  return 0;
}
