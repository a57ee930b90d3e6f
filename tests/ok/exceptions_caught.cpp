// tresse: flags -O0 -g
// Which handler catches what (C++20 14.4).
#include <stdio.h>

struct Base {
  int base = 1;
  virtual ~Base() {}
};
struct Left : virtual Base {
  int left = 2;
};
struct Right : virtual Base {
  int right = 3;
};
struct Both : Left, Right {
  int both = 4;
};
struct Twice1 : Base {};
struct Twice2 : Base {};
struct Twice : Twice1, Twice2 {};
class Hidden : Base {};
struct Second {
  int second = 5;
};
struct Offset : Base, Second {
  int offset = 6;
};
enum Colour { RED = 7 };
typedef void Function(int);
static void function(int) {}
static void safe_function(int) noexcept {}
struct Data {
  int member;
};

template <class T> static void thrown(const char *name, T value) {
  printf("%s: ", name);
  try {
    try {
      throw value;
    } catch (int i) {
      printf("int %d\n", i);
    } catch (const int *p) {
      printf("const int * %s\n", p ? "set" : "null");
    } catch (Right &r) {
      printf("Right %d\n", r.right);
    } catch (Right *r) {
      printf("Right * %d\n", r->right);
    } catch (Second s) {
      printf("Second %d\n", s.second);
    } catch (const Second *s) {
      printf("const Second * %d\n", s ? s->second : -1);
    } catch (const Base &b) {
      printf("Base %d\n", b.base);
    } catch (Base *b) {
      printf("Base * %d\n", b ? b->base : -1);
    } catch (Colour c) {
      printf("Colour %d\n", c);
    } catch (const char *text) {
      printf("text %s\n", text);
    } catch (const char *const *const *texts) {
      printf("texts %s\n", **texts);
    } catch (Function *f) {
      printf("function %d\n", f == function || f == safe_function);
    } catch (int Data::*m) {
      printf("member %d\n", m == &Data::member);
    } catch (const void *p) {
      printf("const void * %s\n", p ? "set" : "null");
    }
  } catch (...) {
    printf("anything\n");
  }
}

int main() {
  int i = 8;
  static const int c = 9;
  Both both;
  Twice twice;
  Offset offset;
  char text[] = "abc";
  char *texts = text;
  char **more = &texts;
  thrown("int", 10);
  thrown("long", 10l);
  thrown("char", 'c');
  thrown("int *", &i);
  thrown("const int *", &c);
  thrown("volatile int *", (volatile int *)&i);
  thrown("int **", (int **)nullptr);
  thrown("nullptr", nullptr);
  thrown("Both", both);
  thrown("Both *", &both);
  thrown("Left", Left());
  thrown("Left *", (Left *)&both);
  thrown("null Left *", (Left *)nullptr);
  thrown("Twice", twice);
  thrown("Twice *", &twice);
  thrown("null Twice *", (Twice *)nullptr);
  thrown("Hidden", Hidden());
  thrown("Offset", offset);
  thrown("Offset *", &offset);
  thrown("null Offset *", (Offset *)nullptr);
  thrown("Colour", RED);
  thrown("char *", text);
  thrown("char ***", &more);
  thrown("function", &function);
  thrown("safe function", &safe_function);
  thrown("member", &Data::member);
  thrown("const member", (const int Data::*)&Data::member);
  thrown("void *", (void *)&i);
  thrown("double *", (double *)nullptr);
  return 0;
}
