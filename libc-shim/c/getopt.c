/* getopt (POSIX) and getopt_long (GNU): options before operands, as glibc moves them, unless the list
   begins with `+`, or with `-` that takes operands for options of the number 1. */
#include <getopt.h>

char *optarg;
int optind = 1, opterr = 1, optopt = '?';
/* Where in a word of several options the next one is; operands that were passed over lie from
   first_operand to last_operand. */
static char *next_option;
static int has_begun, first_operand, last_operand;

/* Moves the operands that were passed over behind the options after them. */
static void exchange(char **argv) {
  int bottom = first_operand, middle = last_operand, top = optind;
  for (int from = middle; from < top; from++) {
    char *word = argv[from];
    for (int i = from; i > bottom; i--)
      argv[i] = argv[i - 1];
    argv[bottom++] = word;
  }
  first_operand += top - middle;
  last_operand = top;
}

static int is_option(const char *word) { return word[0] == '-' && word[1] != 0; }

static int complain(char *const *argv, const char *format, const char *what, int length) {
  if (opterr) {
    fprintf((FILE *)stderr, "%s: ", argv[0]);
    fprintf((FILE *)stderr, format, length, what);
  }
  return '?';
}

static int long_option(int argc, char *const *argv, const char *name, const struct option *all,
                       int *index, int is_silent) {
  size_t length = strcspn(name, "=");
  const struct option *found = NULL;
  int is_exact = 0, is_ambiguous = 0;
  for (const struct option *option = all; option->name && !is_exact; option++) {
    if (strncmp(option->name, name, length) != 0)
      continue;
    is_exact = strlen(option->name) == length;
    if (is_exact || found == NULL)
      found = option;
    else if (found->has_arg != option->has_arg || found->flag != option->flag ||
             found->val != option->val)
      is_ambiguous = 1;
  }
  optind++;
  next_option = NULL;
  if (is_ambiguous && !is_exact) {
    if (!is_silent)
      complain(argv, "option '--%.*s' is ambiguous\n", name, (int)strlen(name));
    optopt = 0;
    return '?';
  }
  if (found == NULL) {
    if (!is_silent)
      complain(argv, "unrecognized option '--%.*s'\n", name, (int)length);
    optopt = 0;
    return '?';
  }
  optarg = NULL;
  if (name[length]) {
    if (!found->has_arg) {
      if (!is_silent)
        complain(argv, "option '--%.*s' doesn't allow an argument\n", found->name,
                 (int)strlen(found->name));
      optopt = found->val;
      return '?';
    }
    optarg = (char *)name + length + 1;
  } else if (found->has_arg == required_argument) {
    if (optind >= argc) {
      if (!is_silent)
        complain(argv, "option '--%.*s' requires an argument\n", found->name,
                 (int)strlen(found->name));
      optopt = found->val;
      return is_silent ? ':' : '?';
    }
    optarg = argv[optind++];
  }
  if (index)
    *index = (int)(found - all);
  if (found->flag == NULL)
    return found->val;
  *found->flag = found->val;
  return 0;
}

static int get_option(int argc, char **argv, const char *list, const struct option *all, int *index) {
  optarg = NULL;
  if (argc < 1)
    return -1;
  /* 0 has it begin anew (GNU). */
  if (optind == 0 || !has_begun) {
    optind = optind ? optind : 1;
    first_operand = last_operand = optind;
    next_option = NULL;
    has_begun = 1;
  }
  int in_order = *list == '-', stops = *list == '+';
  if (in_order || stops)
    list++;
  int is_silent = *list == ':';
  if (next_option == NULL || *next_option == 0) {
    next_option = NULL;
    if (last_operand > optind)
      last_operand = optind;
    if (first_operand > optind)
      first_operand = optind;
    if (!in_order && !stops) {
      if (first_operand != last_operand && last_operand != optind)
        exchange(argv);
      else if (last_operand != optind)
        first_operand = optind;
      while (optind < argc && !is_option(argv[optind]))
        optind++;
      last_operand = optind;
    }
    if (optind < argc && strcmp(argv[optind], "--") == 0) {
      optind++;
      if (first_operand != last_operand && last_operand != optind)
        exchange(argv);
      else if (first_operand == last_operand)
        first_operand = optind;
      last_operand = argc;
      optind = argc;
    }
    if (optind >= argc) {
      if (first_operand != last_operand)
        optind = first_operand;
      return -1;
    }
    if (!is_option(argv[optind])) {
      if (stops)
        return -1;
      optarg = argv[optind++];
      return 1;
    }
    if (all && argv[optind][1] == '-')
      return long_option(argc, argv, argv[optind] + 2, all, index, is_silent);
    next_option = argv[optind] + 1;
  }
  char c = *next_option++;
  const char *found = c == ':' || c == ';' ? NULL : strchr(list, c);
  if (*next_option == 0)
    optind++;
  if (found == NULL) {
    optopt = (unsigned char)c;
    if (!is_silent)
      complain(argv, "invalid option -- '%.*s'\n", &c, 1);
    return '?';
  }
  if (found[1] == ':') {
    if (*next_option) {
      optarg = next_option;
      optind++;
    } else if (found[2] == ':') {
      optarg = NULL;
    } else if (optind >= argc) {
      optopt = (unsigned char)c;
      if (!is_silent)
        complain(argv, "option requires an argument -- '%.*s'\n", &c, 1);
      next_option = NULL;
      return is_silent ? ':' : '?';
    } else {
      optarg = argv[optind++];
    }
    next_option = NULL;
  }
  return (unsigned char)c;
}

int getopt(int argc, char *const *argv, const char *list) {
  return get_option(argc, (char **)argv, list, NULL, NULL);
}

int getopt_long(int argc, char *const *argv, const char *list, const struct option *all, int *index) {
  return get_option(argc, (char **)argv, list, all, index);
}

/* POSIX `getsubopt`: the next of several names with commas between them, each with or without a
   value. */
int getsubopt(char **rest, char *const *names, char **value) {
  char *name = *rest, *end = strchrnul(name, ',');
  *rest = *end ? end + 1 : end;
  *end = '\0';
  size_t length = strcspn(name, "=");
  *value = name[length] ? name + length + 1 : NULL;
  for (int i = 0; names[i] != NULL; i++)
    if (strncmp(names[i], name, length) == 0 && names[i][length] == '\0')
      return i;
  *value = name;
  return -1;
}
