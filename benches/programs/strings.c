// Text: characters from memory, functions of the library, a buffer on the stack.
#include <stdio.h>
#include <string.h>
#ifndef SCALE
#define SCALE 1
#endif
enum { ROUNDS = 4000 * SCALE };

static unsigned words(const char *text) {
  unsigned n = 0, is_in = 0;
  for (; *text; text++) {
    if (*text == ' ') is_in = 0;
    else if (!is_in) { is_in = 1; n++; }
  }
  return n;
}

static void reverse(char *text) {
  char *end = text + strlen(text);
  while (text < end) {
    char c = *text;
    *text++ = *--end;
    *end = c;
  }
}

int main(void) {
  unsigned sum = 0;
  char line[256], other[256];
  for (int i = 0; i < ROUNDS; i++) {
    snprintf(line, sizeof line, "line %d of %s has some words, %x", i, "the text", i * 77);
    strcpy(other, line);
    reverse(other);
    reverse(other);
    if (strcmp(line, other)) return 255;
    strcat(other, " and a tail");
    sum += words(other) + (unsigned)strlen(other);
    const char *at = strstr(other, "words");
    sum = sum * 31 + (unsigned)(at ? at - other : 0);
    memset(line, 'x', 100);
    sum += (unsigned char)line[i % 100];
  }
  return (int)(sum % 251);
}
