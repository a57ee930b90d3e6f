/* <pwd.h>, <grp.h> and what else asks who is there: there is one user, root, with a group of its
   own. The structures are glibc's. */

struct passwd {
  char *name, *password;
  uid_t user;
  gid_t group;
  char *about, *home, *shell;
};

struct group {
  char *name, *password;
  gid_t group;
  char **members;
};

static struct passwd root_user = { "root", "x", 0, 0, "root", "/", "/bin/sh" };
static char *no_members[1];
static struct group root_group = { "root", "x", 0, no_members };
static _Atomic int users_told, groups_told;

static int is_root(const char *name) { return strcmp(name, "root") == 0; }

struct passwd *getpwuid(uid_t user) { return user == 0 ? &root_user : NULL; }
struct passwd *getpwnam(const char *name) { return is_root(name) ? &root_user : NULL; }
struct group *getgrgid(gid_t group) { return group == 0 ? &root_group : NULL; }
struct group *getgrnam(const char *name) { return is_root(name) ? &root_group : NULL; }

void setpwent(void) { __c11_atomic_store(&users_told, 0, __ATOMIC_RELAXED); }
void endpwent(void) { setpwent(); }
struct passwd *getpwent(void) {
  return __c11_atomic_exchange(&users_told, 1, __ATOMIC_RELAXED) ? NULL : &root_user;
}

void setgrent(void) { __c11_atomic_store(&groups_told, 0, __ATOMIC_RELAXED); }
void endgrent(void) { setgrent(); }
struct group *getgrent(void) {
  return __c11_atomic_exchange(&groups_told, 1, __ATOMIC_RELAXED) ? NULL : &root_group;
}

/* A copy of a text in the room that the caller gives, which begins after it then. */
static char *put_in(char **room, size_t *left, const char *text) {
  size_t n = strlen(text) + 1;
  if (n > *left)
    return NULL;
  char *to = memcpy(*room, text, n);
  *room += n;
  *left -= n;
  return to;
}

/* POSIX, getpwuid: an error number, or 0 with a null result for nobody. */
static int tell_user(const struct passwd *user, struct passwd *to, char *room, size_t left,
                     struct passwd **result) {
  *result = NULL;
  if (user == NULL)
    return 0;
  to->user = user->user;
  to->group = user->group;
  to->name = put_in(&room, &left, user->name);
  to->password = put_in(&room, &left, user->password);
  to->about = put_in(&room, &left, user->about);
  to->home = put_in(&room, &left, user->home);
  to->shell = put_in(&room, &left, user->shell);
  if (!to->name || !to->password || !to->about || !to->home || !to->shell)
    return ERANGE;
  *result = to;
  return 0;
}

int getpwuid_r(uid_t user, struct passwd *to, char *room, size_t left, struct passwd **result) {
  return tell_user(getpwuid(user), to, room, left, result);
}

int getpwnam_r(const char *name, struct passwd *to, char *room, size_t left,
               struct passwd **result) {
  return tell_user(getpwnam(name), to, room, left, result);
}

static int tell_group(const struct group *group, struct group *to, char *room, size_t left,
                      struct group **result) {
  size_t to_align = -(uintptr_t)room % sizeof(char *);
  *result = NULL;
  if (group == NULL)
    return 0;
  if (left < to_align + sizeof(char *))
    return ERANGE;
  to->group = group->group;
  to->members = (char **)(void *)(room + to_align);
  to->members[0] = NULL;
  room += to_align + sizeof(char *);
  left -= to_align + sizeof(char *);
  to->name = put_in(&room, &left, group->name);
  to->password = put_in(&room, &left, group->password);
  if (!to->name || !to->password)
    return ERANGE;
  *result = to;
  return 0;
}

int getgrgid_r(gid_t number, struct group *to, char *room, size_t left, struct group **result) {
  return tell_group(getgrgid(number), to, room, left, result);
}

int getgrnam_r(const char *name, struct group *to, char *room, size_t left,
               struct group **result) {
  return tell_group(getgrnam(name), to, room, left, result);
}

int getgroups(int n, gid_t *to) {
  if (n < 0)
    return (int)fail(EINVAL);
  if (n > 0)
    to[0] = 0;
  return 1;
}

char *getlogin(void) { return "root"; }

int getlogin_r(char *to, size_t n) {
  return put_in(&to, &n, "root") ? 0 : ERANGE;
}

/* Nothing is a terminal. */
int ttyname_r(int fd, char *to, size_t n) {
  (void)to, (void)n;
  return is_output(fd) || open_file_of(fd) ? ENOTTY : EBADF;
}

char *ttyname(int fd) {
  errno = ttyname_r(fd, NULL, 0);
  return NULL;
}

/* POSIX, ctermid: the name that a terminal would have. */
char *ctermid(char *to) {
  static char name[] = "/dev/tty";
  return to ? strcpy(to, name) : name;
}

/* --- rights ---------------------------------------------------------------------------------- */

/* The process stays root's. */
static int stay_root(unsigned id, const char *what) {
  if (id != 0 && id != (unsigned)-1)
    __tresse_unsupported(what);
  return 0;
}

int setuid(uid_t user) { return stay_root(user, "`setuid` to another user than root"); }
int seteuid(uid_t user) { return stay_root(user, "`seteuid` to another user than root"); }
int setgid(gid_t group) { return stay_root(group, "`setgid` to another group than root's"); }
int setegid(gid_t group) { return stay_root(group, "`setegid` to another group than root's"); }

int setreuid(uid_t real, uid_t effective) {
  return stay_root(real, "`setreuid` to another user than root") + seteuid(effective);
}

int setregid(gid_t real, gid_t effective) {
  return stay_root(real, "`setregid` to another group than root's") + setegid(effective);
}
