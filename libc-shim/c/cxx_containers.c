/* What the containers of libstdc++ call of their library: lists, trees and hash tables. */

/* --- std::list: a ring with the list itself as one of its nodes -------------------------------- */

struct list_node {
  struct list_node *next, *earlier;
};

static void join_nodes(struct list_node *first, struct list_node *second) {
  first->next = second;
  second->earlier = first;
}

void _ZNSt8__detail15_List_node_base7_M_hookEPS0_(struct list_node *self, struct list_node *at) {
  join_nodes(at->earlier, self);
  join_nodes(self, at);
}

void _ZNSt8__detail15_List_node_base9_M_unhookEv(struct list_node *self) {
  join_nodes(self->earlier, self->next);
}

/* The nodes from the first one to before the end go before this one. */
void _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(struct list_node *self,
                                                          struct list_node *first,
                                                          struct list_node *end) {
  if (self == end || first == end)
    return;
  struct list_node *last = end->earlier;
  join_nodes(first->earlier, end);
  join_nodes(self->earlier, first);
  join_nodes(last, self);
}

void _ZNSt8__detail15_List_node_base10_M_reverseEv(struct list_node *self) {
  struct list_node *node = self;
  do {
    struct list_node *next = node->next;
    node->next = node->earlier;
    node->earlier = next;
    node = next;
  } while (node != self);
}

void _ZNSt8__detail15_List_node_base4swapERS0_S1_(struct list_node *a, struct list_node *b) {
  struct list_node first = *a, second = *b;
  if (second.next == b) {
    a->next = a->earlier = a;
  } else {
    join_nodes(a, second.next);
    join_nodes(second.earlier, a);
  }
  if (first.next == a) {
    b->next = b->earlier = b;
  } else {
    join_nodes(b, first.next);
    join_nodes(first.earlier, b);
  }
}

/* --- std::map and std::set: red-black trees (Cormen and others, chapter 13) --------------------- */

/* The header's parent is the root, its left the first node and its right the last one. The root's
   parent is the header, which is red. */
struct tree_node {
  enum { RED, BLACK } colour;
  struct tree_node *parent, *left, *right;
};

static int is_black(const struct tree_node *node) { return node == NULL || node->colour == BLACK; }

static struct tree_node *next_node(struct tree_node *node) {
  if (node->right != NULL) {
    for (node = node->right; node->left != NULL;)
      node = node->left;
    return node;
  }
  struct tree_node *above = node->parent;
  for (; node == above->right; above = above->parent)
    node = above;
  /* The last node is the root, and above is the root once more: node is the header. */
  return node->right == above ? node : above;
}

static struct tree_node *earlier_node(struct tree_node *node) {
  if (node->colour == RED && node->parent->parent == node)
    return node->right;
  if (node->left != NULL) {
    for (node = node->left; node->right != NULL;)
      node = node->right;
    return node;
  }
  struct tree_node *above = node->parent;
  for (; node == above->left; above = above->parent)
    node = above;
  return above;
}

struct tree_node *_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(struct tree_node *node) {
  return next_node(node);
}
struct tree_node *_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(struct tree_node *node) {
  return next_node(node);
}
struct tree_node *_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(struct tree_node *node) {
  return earlier_node(node);
}
struct tree_node *_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(struct tree_node *node) {
  return earlier_node(node);
}

/* The place that leads to a node from above. */
static struct tree_node **place_of(struct tree_node *node, struct tree_node *header) {
  struct tree_node *above = node->parent;
  if (above == header)
    return &header->parent;
  return above->left == node ? &above->left : &above->right;
}

/* The node's child on one side takes its place. */
static void rotate(struct tree_node *node, int to_left, struct tree_node *header) {
  struct tree_node *child = to_left ? node->right : node->left;
  struct tree_node *inner = to_left ? child->left : child->right;
  *place_of(node, header) = child;
  child->parent = node->parent;
  node->parent = child;
  if (to_left) {
    node->right = inner;
    child->left = node;
  } else {
    node->left = inner;
    child->right = node;
  }
  if (inner != NULL)
    inner->parent = node;
}

void _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(_Bool is_left,
                                                                       struct tree_node *node,
                                                                       struct tree_node *above,
                                                                       struct tree_node *header) {
  node->parent = above;
  node->left = node->right = NULL;
  node->colour = RED;
  if (above == header) {
    header->parent = header->left = header->right = node;
  } else if (is_left) {
    above->left = node;
    if (header->left == above)
      header->left = node;
  } else {
    above->right = node;
    if (header->right == above)
      header->right = node;
  }
  while (node != header->parent && node->parent->colour == RED) {
    struct tree_node *parent = node->parent, *grand = parent->parent;
    int parent_is_left = grand->left == parent;
    struct tree_node *uncle = parent_is_left ? grand->right : grand->left;
    if (!is_black(uncle)) {
      parent->colour = uncle->colour = BLACK;
      grand->colour = RED;
      node = grand;
      continue;
    }
    if (node == (parent_is_left ? parent->right : parent->left)) {
      rotate(parent, parent_is_left, header);
      parent = node;
    }
    parent->colour = BLACK;
    grand->colour = RED;
    rotate(grand, !parent_is_left, header);
    break;
  }
  header->parent->colour = BLACK;
}

/* Paths through a node, which may be none, are one black node short. */
static void make_up(struct tree_node *node, struct tree_node *above, struct tree_node *header) {
  while (node != header->parent && is_black(node)) {
    int is_left = node == above->left;
    struct tree_node *sibling = is_left ? above->right : above->left;
    if (sibling->colour == RED) {
      sibling->colour = BLACK;
      above->colour = RED;
      rotate(above, is_left, header);
      sibling = is_left ? above->right : above->left;
    }
    if (is_black(sibling->left) && is_black(sibling->right)) {
      sibling->colour = RED;
      node = above;
      above = above->parent;
      continue;
    }
    struct tree_node *far = is_left ? sibling->right : sibling->left;
    if (is_black(far)) {
      (is_left ? sibling->left : sibling->right)->colour = BLACK;
      sibling->colour = RED;
      rotate(sibling, !is_left, header);
      sibling = is_left ? above->right : above->left;
      far = is_left ? sibling->right : sibling->left;
    }
    sibling->colour = above->colour;
    above->colour = far->colour = BLACK;
    rotate(above, is_left, header);
    break;
  }
  if (node != NULL)
    node->colour = BLACK;
}

/* Takes a node out of the tree, and answers it. Iterators at others stay good, so that the one that
   follows it takes its place as a whole when it has two children. */
struct tree_node *_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(
    struct tree_node *node, struct tree_node *header) {
  if (header->left == node)
    header->left = next_node(node);
  if (header->right == node)
    header->right = earlier_node(node);
  struct tree_node *gap, *above;
  int lost = node->colour;
  if (node->left != NULL && node->right != NULL) {
    struct tree_node *heir = next_node(node);
    gap = heir->right;
    above = heir->parent;
    lost = heir->colour;
    if (above == node) {
      above = heir;
    } else {
      above->left = gap;
      if (gap != NULL)
        gap->parent = above;
      heir->right = node->right;
      heir->right->parent = heir;
    }
    *place_of(node, header) = heir;
    heir->parent = node->parent;
    heir->left = node->left;
    heir->left->parent = heir;
    heir->colour = node->colour;
  } else {
    gap = node->left != NULL ? node->left : node->right;
    above = node->parent;
    *place_of(node, header) = gap;
    if (gap != NULL)
      gap->parent = above;
  }
  if (header->parent == NULL)
    header->left = header->right = header;
  else if (lost == BLACK)
    make_up(gap, above, header);
  return node;
}

/* --- std::unordered_map and std::hash ----------------------------------------------------------- */

struct rehash_policy {
  float most;
  size_t next_size;
};
struct rehash_answer {
  _Bool is_needed;
  size_t buckets;
};

static int is_prime(size_t n) {
  for (size_t d = 2; d <= n / d; d++)
    if (n % d == 0)
      return 0;
  return 1;
}

/* How many elements so many buckets are for. */
static size_t elements_for(const struct rehash_policy *self, size_t buckets) {
  double most = (double)buckets * (double)self->most;
  return most >= (double)SIZE_MAX ? SIZE_MAX : (size_t)most;
}

/* The next prime number: libstdc++ leaves some of the larger ones out. */
static size_t next_buckets(struct rehash_policy *self, size_t n) {
  if (n == 0)
    return 1;
  size_t found = n < 2 ? 2 : n;
  while (!is_prime(found))
    found++;
  self->next_size = elements_for(self, found);
  return found;
}

size_t CXX_SIZED(_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktE, )(struct rehash_policy *self,
                                                                       size_t n) {
  return next_buckets(self, n);
}

/* Room for so many elements more: in how many buckets, if these do not do? At first there are 11 at
   the least, and then twice as many at the least. */
#define CXX_NEED_REHASH_(s) _ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashE##s##s##s
#define CXX_NEED_REHASH(s) CXX_NEED_REHASH_(s)
struct rehash_answer CXX_NEED_REHASH(CXX_SIZE)(struct rehash_policy *self, size_t buckets,
                                               size_t elements, size_t more) {
  struct rehash_answer answer = { 0, 0 };
  if (elements + more <= self->next_size)
    return answer;
  size_t wanted = elements + more;
  if (self->next_size == 0 && wanted < 11)
    wanted = 11;
  double least = (double)wanted / (double)self->most;
  if (least < (double)buckets) {
    self->next_size = elements_for(self, buckets);
    return answer;
  }
  size_t first = (size_t)least + 1;
  answer.is_needed = 1;
  answer.buckets = next_buckets(self, first > buckets * 2 ? first : buckets * 2);
  return answer;
}

/* MurmurHash (A. Appleby), the 64-bit version A where there is room, else the 32-bit version 2. */
#define CXX_HASH_BYTES CXX_PASTE(_ZSt11_Hash_bytesPKv, CXX_SIZE, CXX_SIZE)
size_t CXX_HASH_BYTES(const void *from, size_t length, size_t seed) {
  const unsigned char *at = from;
#if SIZE_MAX > 0xffffffff
  const size_t mul = 0xc6a4a7935bd1e995;
  size_t hash = seed ^ (length * mul);
  for (; length >= 8; length -= 8, at += 8) {
    size_t word;
    memcpy(&word, at, 8);
    word *= mul;
    hash = (hash ^ ((word ^ (word >> 47)) * mul)) * mul;
  }
  if (length > 0) {
    size_t word = 0;
    while (length-- > 0)
      word = (word << 8) + at[length];
    hash = (hash ^ word) * mul;
  }
  hash = (hash ^ (hash >> 47)) * mul;
  return hash ^ (hash >> 47);
#else
  const uint32_t mul = 0x5bd1e995;
  uint32_t hash = (uint32_t)seed ^ (uint32_t)length;
  for (; length >= 4; length -= 4, at += 4) {
    uint32_t word;
    memcpy(&word, at, 4);
    word *= mul;
    hash = (hash * mul) ^ ((word ^ (word >> 24)) * mul);
  }
  if (length > 0) {
    while (length-- > 0)
      hash ^= (uint32_t)at[length] << (8 * length);
    hash *= mul;
  }
  hash = (hash ^ (hash >> 13)) * mul;
  return hash ^ (hash >> 15);
#endif
}
