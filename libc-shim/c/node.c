/* Files: their content and their names. What the host's files hold is asked of the machine byte by
   byte, and never changes; all else is memory of the library, behind locks: one for the names, one
   for each file. So calls on one file are ordered like those on a mutex, under every engine. */
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct node {
  pthread_mutex_t lock;
  char *name;           /* null: it has none any more */
  int is_folder;        /* then it is a name, and nothing else */
  int given;            /* the number of what the host has given, or -1 */
  unsigned char *bytes; /* its own content, once it was written */
  size_t size, room;
  int users; /* a name, each open file description, and each mapping */
  unsigned shown, copied; /* mappings (map.c): of `bytes`, and of copies */
  unsigned long number;
  struct node *next;
};

static struct node input_node = { .given = 0, .users = 1, .number = 1 };
/* /dev/null (POSIX, 10.1): at its end, and nothing that is written is kept. */
static struct node null_node = { .given = -1, .users = 1, .number = 2 };
static pthread_mutex_t names_lock;
static struct node *nodes;
static int nodes_made;
static unsigned long last_number = 2;

/* --- content --------------------------------------------------------------------------------- */

static size_t size_of(const struct node *node) {
  return node->bytes || node->given < 0 ? node->size : (size_t)__tresse_given_size(node->given);
}

static unsigned char byte_at(const struct node *node, size_t at) {
  return node->bytes ? node->bytes[at] : (unsigned char)__tresse_given_byte(node->given, at);
}

/* Gives the file content of its own, with room for so many bytes. */
static void make_room(struct node *node, size_t room) {
  if (node->bytes && room <= node->room)
    return;
  size_t size = size_of(node);
  if (room < 2 * node->room)
    room = 2 * node->room;
  if (room < size)
    room = size;
  unsigned char *bytes = __tresse_scratch(room + 1);
  if (bytes == NULL)
    __tresse_unsupported("a file that is larger than what is left of the heap");
  for (size_t i = 0; i < size; i++)
    bytes[i] = byte_at(node, i);
  free(node->bytes);
  node->bytes = bytes;
  node->size = size;
  node->room = room;
}

/* Before the content changes, and has this size then. */
static void before_change(const struct node *node, size_t size) {
  if (node->copied)
    __tresse_unsupported("a file that changes while it is mapped privately, or for reading alone");
  if (node->shown && size != node->size)
    __tresse_unsupported("a file that changes its size while it is mapped");
}

/* A hole reads as zeros (POSIX, lseek). */
static void extend(struct node *node, size_t size) {
  make_room(node, size);
  if (size > node->size) {
    memset(node->bytes + node->size, 0, size - node->size);
    node->size = size;
  }
}

static void let_go(struct node *node) {
  pthread_mutex_lock(&node->lock);
  int is_last = --node->users == 0;
  pthread_mutex_unlock(&node->lock);
  if (is_last) {
    free(node->bytes);
    free(node);
  }
}

/* --- names ----------------------------------------------------------------------------------- */

/* The longest name that is kept (POSIX, limits.h: PATH_MAX). */
#define LONGEST 4096
/* NAME_MAX. */
#define LONGEST_PART 255

static struct node *new_node(const char *name, size_t length, int given) {
  struct node *node = __tresse_scratch(sizeof *node);
  char *own = __tresse_scratch(length + 1);
  if (node == NULL || own == NULL)
    __tresse_unsupported("more files than there is room for on the heap");
  memset(node, 0, sizeof *node);
  memcpy(own, name, length);
  own[length] = 0;
  node->name = own;
  node->given = given;
  node->users = 1;
  node->number = ++last_number;
  node->next = nodes;
  nodes = node;
  return node;
}

/* What the host has given: all files but the first, which is the standard input. */
static void make_nodes(void) {
  char name[LONGEST];
  if (nodes_made)
    return;
  nodes_made = 1;
  for (int given = 1; __tresse_given_size(given) >= 0; given++) {
    size_t length = 0;
    for (long long c; length < LONGEST && (c = __tresse_given_name(given, length)) >= 0;)
      name[length++] = (char)c;
    new_node(name, length, given);
  }
}

/* The caller has the lock of the names. */
static struct node *find(const char *name) {
  if (strcmp(name, "/dev/null") == 0)
    return &null_node;
  make_nodes();
  for (struct node *node = nodes; node; node = node->next)
    if (node->name && !node->is_folder && strcmp(node->name, name) == 0)
      return node;
  return NULL;
}

static int is_named(const struct node *node, const char *name, size_t length) {
  return node->name && strncmp(node->name, name, length) == 0 && node->name[length] == 0;
}

static const char *const system_folders[] = { "", "/", "/tmp", "/dev", "/dev/shm" };
enum { SYSTEM_FOLDERS = sizeof system_folders / sizeof *system_folders };

static int is_system_folder(const char *name, size_t length) {
  for (size_t i = 0; i < SYSTEM_FOLDERS; i++)
    if (strlen(system_folders[i]) == length && memcmp(name, system_folders[i], length) == 0)
      return 1;
  return 0;
}

/* The folder that was made by this name. */
static struct node *made_folder(const char *name, size_t length) {
  for (struct node *node = nodes; node; node = node->next)
    if (node->is_folder && is_named(node, name, length))
      return node;
  return NULL;
}

/* Is something in the folder of this name, which is none of the system's? */
static int has_names(const char *name, size_t length) {
  for (struct node *node = nodes; node; node = node->next)
    if (node->name && strncmp(node->name, name, length) == 0 && node->name[length] == '/')
      return 1;
  return 0;
}

/* Is it a folder? Those are the working directory, a few others, those that were made, and whatever
   has files in it. */
static int is_folder(const char *name, size_t length) {
  make_nodes();
  return is_system_folder(name, length) || made_folder(name, length) || has_names(name, length);
}

/* Before "..": takes the last part off a name of n characters, which has to be a folder's. The root
   is its own parent. An error number, or 0. */
static int leave_folder(const char *name, size_t *n) {
  if (*n == 0)
    __tresse_unsupported("a file name with `..` that leaves the working directory");
  pthread_mutex_lock(&names_lock);
  int is_there = is_folder(name, *n);
  pthread_mutex_unlock(&names_lock);
  if (!is_there)
    return ENOENT;
  while (*n && name[*n - 1] != '/')
    --*n;
  if (*n > 1)
    --*n;
  return 0;
}

/* One name for all ways to write it: without ".", ".." and doubled slashes. As there are no links,
   what is before ".." need only be a folder. */
static int plain(char *to, const char *name) {
  size_t n = 0;
  if (*name == 0)
    return ENOENT;
  if (*name == '/')
    to[n++] = *name++;
  while (*name) {
    size_t length = 0;
    while (name[length] && name[length] != '/')
      length++;
    if (length == 2 && name[0] == '.' && name[1] == '.') {
      int number = leave_folder(to, &n);
      if (number)
        return number;
    } else if (length && !(length == 1 && name[0] == '.')) {
      if (length > LONGEST_PART || n + length + 2 > LONGEST)
        return ENAMETOOLONG;
      if (n && to[n - 1] != '/')
        to[n++] = '/';
      memcpy(to + n, name, length);
      n += length;
    }
    name += length;
    while (*name == '/')
      name++;
  }
  to[n] = 0;
  return 0;
}

/* Does a name say that it is a folder's, by its end? */
static int says_folder(const char *name) {
  const char *slash = strrchr(name, '/');
  const char *last = slash ? slash + 1 : name;
  return *last == 0 || strcmp(last, ".") == 0 || strcmp(last, "..") == 0;
}

/* ENOTDIR where a file stands in a folder's place: before a slash of its plain name, or at its end
   if it says that it is a folder's. The caller has the lock of the names. */
static int misplaced(char *own, const char *name) {
  char *slash = *own ? strchr(own + 1, '/') : NULL;
  for (; slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    int is_file = find(own) != NULL;
    *slash = '/';
    if (is_file)
      return ENOTDIR;
  }
  return says_folder(name) && find(own) ? ENOTDIR : 0;
}

/* Why no file of this name can be made; 0 if one can. */
static int no_parent(const char *name) {
  const char *slash = strrchr(name, '/');
  if (slash == name + 4 && strncmp(name, "/dev", 4) == 0)
    return EACCES; /* that is for the system alone */
  if (slash == NULL || is_folder(name, slash == name ? 1 : (size_t)(slash - name)))
    return 0;
  return ENOENT;
}

static void make_folder(const char *name, size_t length) {
  new_node(name, length, -1)->is_folder = 1;
}

/* The folder of this name stays when it has no file any more. */
static void keep_parent(const char *name) {
  const char *slash = strrchr(name, '/');
  size_t length = slash == NULL || slash == name ? 0 : (size_t)(slash - name);
  if (length && !is_system_folder(name, length) && !made_folder(name, length))
    make_folder(name, length);
}

static void forget_name(struct node *node) {
  keep_parent(node->name);
  struct node **at = &nodes;
  while (*at != node)
    at = &(*at)->next;
  *at = node->next;
  free(node->name);
  node->name = NULL;
  let_go(node);
}
