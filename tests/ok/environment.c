// tresse: flags -O0 -g -D_GNU_SOURCE
// The environment: empty at first, then what setenv, putenv, unsetenv and clearenv make of it, in
// `environ` and by getenv; the third parameter of main.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void show(void) {
  int n = 0;
  for (char **entry = environ; entry && *entry; entry++, n++)
    printf("[%s] ", *entry);
  printf("%d\n", n);
}

static void get(const char *name) {
  const char *value = getenv(name);
  printf("%s is %s\n", name, value ? value : "not there");
}

static void set(const char *name, const char *value, int overwrites) {
  errno = 0;
  int result = setenv(name, value, overwrites);
  printf("set %s: %d %d\n", name, result, errno == EINVAL);
}

int main(int argc, char **argv, char **given) {
  static char own[] = "OWN=1", none[] = "LONG";
  (void)argc, (void)argv;
  printf("%d\n", *given == NULL);
  show();
  get("A");
  set("A", "first", 0);
  set("A", "second", 0);
  get("A");
  set("A", "third", 1);
  get("A");
  set("AB", "", 1);
  set("", "x", 1);
  set("A=B", "x", 1);
  get("");
  show();
  printf("%d\n", putenv(own));
  own[4] = '2';
  get("OWN");
  for (int i = 0; i < 20; i++) {
    char name[] = "N_";
    name[1] = (char)('a' + i);
    setenv(name, name, 1);
  }
  set("LONG", "a value that is longer than the others", 1);
  get("LONG");
  show();
  printf("%d\n", putenv(none));
  get("LONG");
  printf("%d %d\n", unsetenv("A"), unsetenv("A"));
  get("A");
  get("AB");
  printf("%s\n", secure_getenv("Nq"));
  printf("%d\n", clearenv());
  get("OWN");
  set("LAST", "=", 1);
  show();
  return 0;
}
