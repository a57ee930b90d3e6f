// tresse: flags -O0 -g
// A linked list and a binary tree on the heap.
#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

struct tree {
  struct tree *left, *right;
  int key;
};

static struct node *cons(int value, struct node *next) {
  struct node *n = malloc(sizeof *n);
  n->value = value;
  n->next = next;
  return n;
}

static struct node *reverse(struct node *list) {
  struct node *done = NULL;
  while (list) {
    struct node *next = list->next;
    list->next = done;
    done = list;
    list = next;
  }
  return done;
}

static void remove_odd(struct node **at) {
  while (*at) {
    struct node *n = *at;
    if (n->value % 2) {
      *at = n->next;
      free(n);
    } else {
      at = &n->next;
    }
  }
}

static void print(const struct node *n) {
  for (; n; n = n->next)
    printf("%d ", n->value);
  printf("\n");
}

static void insert(struct tree **t, int key) {
  while (*t)
    t = key < (*t)->key ? &(*t)->left : &(*t)->right;
  *t = calloc(1, sizeof **t);
  (*t)->key = key;
}

static int walk(struct tree *t, int depth) {
  if (!t)
    return depth;
  int l = walk(t->left, depth + 1);
  printf("%d ", t->key);
  int r = walk(t->right, depth + 1);
  free(t);
  return l > r ? l : r;
}

int main(void) {
  struct node *list = NULL;
  for (int i = 1; i <= 10; i++)
    list = cons(i * i, list);
  print(list);
  list = reverse(list);
  print(list);
  remove_odd(&list);
  print(list);
  while (list) {
    struct node *next = list->next;
    free(list);
    list = next;
  }

  struct tree *root = NULL;
  for (int i = 0, x = 7; i < 16; i++, x = (x * 29 + 11) % 101)
    insert(&root, x);
  int depth = walk(root, 0);
  printf("\ndepth %d\n", depth);

  int *numbers = NULL;
  int room = 0, count = 0;
  for (int i = 0; i < 100; i++) {
    if (count == room) {
      room = room ? 2 * room : 4;
      numbers = realloc(numbers, room * sizeof *numbers);
    }
    numbers[count++] = i * 3;
  }
  printf("%d %d %d\n", room, numbers[50], numbers[99]);
  free(numbers);
  return 0;
}
