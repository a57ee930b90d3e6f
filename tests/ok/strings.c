// tresse: flags -O0 -g
// String and memory functions, and conversions from text.
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int sign(int n) {
  return (n > 0) - (n < 0);
}

int main(void) {
  char buffer[64] = "tresse";
  printf("%zu %zu\n", strlen(buffer), strnlen(buffer, 3));
  strcat(buffer, " is French");
  strncat(buffer, " for braided", 10);
  printf("[%s]\n", buffer);
  strcpy(buffer + 7, "means braid");
  printf("[%s]\n", buffer);
  char small[6];
  strncpy(small, "ab", sizeof small);
  printf("%d %d %d\n", small[1], small[2], small[5]);

  printf("%d %d %d\n", sign(strcmp("abc", "abd")), sign(strcmp("abc", "abc")), sign(strcmp("b", "a")));
  printf("%d %d\n", sign(strncmp("abcx", "abcy", 3)), sign(strncmp("abcx", "abcy", 4)));
  printf("%d %d\n", sign(memcmp("a\xff", "a\x01", 2)), sign(strcmp("\x80", "\x7f")));

  const char *s = "the quick brown fox";
  printf("%s|%s|%s\n", strchr(s, 'q'), strrchr(s, 'o'), strstr(s, "own"));
  printf("%d %d\n", strchr(s, 'z') == NULL, strstr(s, "") == s);
  printf("%zu %zu %s\n", strspn(s, "eht"), strcspn(s, " "), strpbrk(s, "kx"));
  printf("%s\n", (const char *)memchr(s, 'b', strlen(s)));

  char list[] = "one,two;;three";
  for (char *rest, *word = strtok_r(list, ",;", &rest); word; word = strtok_r(NULL, ",;", &rest))
    printf("<%s>", word);
  printf("\n");

  char overlap[] = "0123456789";
  memmove(overlap + 2, overlap, 6);
  printf("%s\n", overlap);
  memmove(overlap, overlap + 3, 6);
  printf("%s\n", overlap);
  memset(overlap + 1, '-', 3);
  printf("%s\n", overlap);

  char *copy = strdup(s);
  for (char *p = copy; *p; p++)
    *p = (char)toupper((unsigned char)*p);
  printf("%s\n", copy);
  free(copy);
  printf("%d %d %d %d\n", !!isdigit('7'), !!isalpha('7'), !!isspace('\t'), !!isxdigit('f'));

  char *end;
  printf("%ld", strtol("  -123xyz", &end, 10));
  printf(" %s\n", end);
  printf("%ld %ld %ld\n", strtol("0x1F", NULL, 0), strtol("077", NULL, 0), strtol("101", NULL, 2));
  printf("%lu %d\n", strtoul("4294967295", NULL, 10), atoi("42 apples"));
  printf("%lld\n", strtoll("-9223372036854775808", NULL, 10));
  printf("%.3f %.17g\n", strtod("3.14159", NULL), strtod("0.1", NULL));
  return 0;
}
