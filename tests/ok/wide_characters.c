// tresse: flags -O0 -g
// Wide characters and the locale "C".
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

size_t wcslen(const wchar_t *);
int wcscmp(const wchar_t *, const wchar_t *);
int wcsncmp(const wchar_t *, const wchar_t *, size_t);
wchar_t *wcscpy(wchar_t *, const wchar_t *);
wchar_t *wcsncpy(wchar_t *, const wchar_t *, size_t);
wchar_t *wcscat(wchar_t *, const wchar_t *);
wchar_t *wcsncat(wchar_t *, const wchar_t *, size_t);
wchar_t *wcschr(const wchar_t *, wchar_t);
wchar_t *wcsrchr(const wchar_t *, wchar_t);
wchar_t *wcsstr(const wchar_t *, const wchar_t *);
wchar_t *wcstok(wchar_t *, const wchar_t *, wchar_t **);
wchar_t *wcsdup(const wchar_t *);
size_t wcsspn(const wchar_t *, const wchar_t *);
wchar_t *wcspbrk(const wchar_t *, const wchar_t *);
wchar_t *wmemset(wchar_t *, wchar_t, size_t);
int wmemcmp(const wchar_t *, const wchar_t *, size_t);
int iswalpha(unsigned);
int iswdigit(unsigned);
unsigned towupper(unsigned);
char *setlocale(int, const char *);

static void show(const wchar_t *s) {
  char text[64];
  size_t n = wcstombs(text, s, sizeof text);
  printf("[%s] %zu\n", n == (size_t)-1 ? "?" : text, n);
}

int main(void) {
  wchar_t room[64], *rest, *copy;
  show(wcscpy(room, L"one, two;three"));
  show(wcscat(room, L" four"));
  show(wcsncat(room, L" fivesix", 5));
  show(wcschr(room, L't'));
  show(wcsrchr(room, L't'));
  show(wcsstr(room, L"three f"));
  show(wcspbrk(room, L";,"));
  printf("%zu %zu %d\n", wcslen(room), wcsspn(room, L"eno"), wcsstr(room, L"sixes") == NULL);
  for (wchar_t *word = wcstok(room, L" ,;", &rest); word; word = wcstok(NULL, L" ,;", &rest))
    show(word);
  show(wcsncpy(wmemset(room, L'x', 10), L"ab", 5));
  printf("%d %d\n", room[4] == 0, room[5] == L'x');
  printf("%d %d %d %d\n", wcscmp(L"abc", L"abd") < 0, wcscmp(L"b", L"abc") > 0,
         wcsncmp(L"abcx", L"abcy", 3), wmemcmp(L"ab", L"ac", 2) < 0);
  show(copy = wcsdup(L"copied"));
  free(copy);
  printf("%zu %zu\n", mbstowcs(NULL, "letters", 0), mbstowcs(room, "letters", 4));
  printf("%d ", mbtowc(room, "\x80", 1));
  printf("%d %d %d\n", errno == EILSEQ, mbtowc(room, "", 1), mbtowc(room, "q", 1));
  show((const wchar_t[]){ L'a', 0x263a, 0 });
  printf("%d %d %d %c\n", iswalpha('q') != 0, iswalpha(0x263a) != 0, iswdigit('7') != 0,
         (char)towupper('q'));
  printf("%s %s %d\n", setlocale(6, NULL), setlocale(6, "C"), setlocale(6, "no_SUCH") == NULL);
  return 0;
}
