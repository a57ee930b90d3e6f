// tresse: flags -O0 -g
// Arrays, trees, the hash table and rings of <search.h>.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int compare_fn(const void *, const void *);
typedef struct { char *key; void *data; } item;
enum { FIND, ENTER };
enum { PREORDER, POSTORDER, ENDORDER, LEAF };
void *lfind(const void *, const void *, size_t *, size_t, compare_fn *);
void *lsearch(const void *, void *, size_t *, size_t, compare_fn *);
void *tsearch(const void *, void **, compare_fn *);
void *tfind(const void *, void *const *, compare_fn *);
void *tdelete(const void *, void **, compare_fn *);
void twalk(const void *, void (*)(const void *, unsigned, int));
void tdestroy(void *, void (*)(void *));
int hcreate(size_t);
item *hsearch(item, int);
void hdestroy(void);
void insque(void *, void *);
void remque(void *);

static int by_number(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static void nothing(void *key) { (void)key; }

static void show(const void *node, unsigned visit, int depth) {
  (void)depth;
  if (visit == POSTORDER || visit == LEAF)
    printf("%d ", **(const int *const *)node);
}

struct ring { struct ring *next, *previous; int value; };

int main(void) {
  int numbers[8] = { 5, 3, 9 }, keys[] = { 3, 4, 4, 7, 5 };
  size_t count = 3;
  for (int i = 0; i < 5; i++)
    printf("%d ", *(int *)lsearch(&keys[i], numbers, &count, sizeof *numbers, by_number));
  int none = 77;
  printf("%zu %d\n", count, lfind(&none, numbers, &count, sizeof *numbers, by_number) == NULL);

  void *root = NULL;
  int all[64];
  for (int i = 0; i < 64; i++) {
    all[i] = i * 37 % 64;
    tsearch(&all[i], &root, by_number);
  }
  for (int i = 0; i < 64; i += 3)
    if (tdelete(&all[i], &root, by_number) == NULL)
      puts("gone before");
  twalk(root, show);
  int one = 1, zero = 0;
  printf("\n%d %d %d\n", tfind(&one, &root, by_number) != NULL,
         tfind(&zero, &root, by_number) != NULL, tdelete(&none, &root, by_number) == NULL);
  tdestroy(root, nothing);

  char *words[] = { "one", "two", "three", "four", "five" };
  printf("%d", hcreate(5) != 0);
  for (int i = 0; i < 5; i++)
    printf(" %d", hsearch((item){ words[i], words[i] + 1 }, ENTER) != NULL);
  for (int i = 0; i < 5; i++)
    printf(" %s", (char *)hsearch((item){ words[i], NULL }, FIND)->data);
  printf(" %d\n", hsearch((item){ "six", NULL }, FIND) == NULL);
  hdestroy();

  struct ring rings[4];
  insque(&rings[0], NULL);
  for (int i = 0; i < 4; i++) {
    rings[i].value = i;
    if (i > 0)
      insque(&rings[i], &rings[0]);
  }
  remque(&rings[2]);
  for (struct ring *at = &rings[0]; at; at = at->next)
    printf("%d ", at->value);
  puts("");
  return 0;
}
