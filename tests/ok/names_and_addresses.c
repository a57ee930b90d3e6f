// tresse: flags -O0 -g
// Names of files, versions and signals, lists of options, addresses as text.
#define _GNU_SOURCE
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct in_addr { uint32_t s_addr; };
char *__xpg_basename(char *);
char *dirname(char *);
int inet_pton(int, const char *, void *);
const char *inet_ntop(int, const void *, char *, unsigned);
uint32_t inet_addr(const char *);
char *inet_ntoa(struct in_addr);
uint32_t htonl(uint32_t);
uint16_t htons(uint16_t);

static void files(void) {
  static const char *const names[] = { "/usr/lib/", "file.c", "/", "a//b", "dir/file.tar" };
  for (int i = 0; i < 5; i++) {
    char copy[20], other[20];
    strcpy(copy, names[i]);
    strcpy(other, names[i]);
    printf("%s: '%s' in '%s', '%s'\n", names[i], __xpg_basename(copy), dirname(other),
           basename(names[i]));
  }
}

static void addresses(void) {
  static const char *const texts[] = { "::", "::1", "fe80::1:0:0:2", "::ffff:10.1.2.3", "1:2", "g::" };
  unsigned char bytes[16];
  char text[46];
  for (int i = 0; i < 6; i++)
    if (inet_pton(10, texts[i], bytes) == 1)
      printf("%s ", inet_ntop(10, bytes, text, sizeof text));
  printf("%d %d\n", inet_pton(10, "1:2", bytes), inet_pton(2, "10.0.0.256", bytes));
  struct in_addr address = { inet_addr("192.168.1") };
  printf("%s %08x %04x %s\n", inet_ntoa(address), htonl(0x01020304) == 0x01020304, htons(1) == 1,
         inet_ntop(2, &address, text, 4) ? "?" : "no room");
}

static void words(void) {
  printf("%d %d %d\n", strverscmp("a9", "a10") < 0, strverscmp("1.05", "1.5") < 0,
         strverscmp("000", "00") < 0);
  printf("%s %s\n", strcasestr("Where It Is", "it"), strcasestr("none", "x") ? "?" : "nowhere");
  printf("%s, %s\n", strsignal(11), strsignal(15));
  static char *const known[] = { (char *)"ro", (char *)"size", NULL };
  char list[] = "ro,size=10,other", *rest = list, *value;
  while (*rest) {
    int which = getsubopt(&rest, known, &value);
    printf("%d %s; ", which, value ? value : "-");
  }
  putchar('\n');
}

int main(void) {
  files();
  addresses();
  words();
  int quotient;
  double left = remquo(-29, 3, &quotient), sine, cosine;
  sincos(0, &sine, &cosine);
  printf("%g %d %g %g %d\n", left, quotient, sine, cosine, nan("") != nan(""));
}
