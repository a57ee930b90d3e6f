// tresse: flags -O0 -g -D_GNU_SOURCE
// What a process asks about users, its rights and the system: the answers that are the same for root
// on any system.
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#if __has_include(<pwd.h>)
#include <fnmatch.h>
#include <grp.h>
#include <pwd.h>
#include <sys/resource.h>
#include <syslog.h>
#else /* as glibc has them */
struct passwd {
  char *pw_name, *pw_passwd;
  uid_t pw_uid;
  gid_t pw_gid;
  char *pw_gecos, *pw_dir, *pw_shell;
};
struct group {
  char *gr_name, *gr_passwd;
  gid_t gr_gid;
  char **gr_mem;
};
enum { FNM_PATHNAME = 1, PRIO_PROCESS = 0, LOG_PID = 1, LOG_USER = 8, LOG_INFO = 6 };
int fnmatch(const char *pattern, const char *s, int flags);
struct passwd *getpwuid(uid_t user), *getpwnam(const char *name);
struct group *getgrgid(gid_t group);
int getpwnam_r(const char *, struct passwd *, char *, size_t, struct passwd **);
int getpwuid_r(uid_t, struct passwd *, char *, size_t, struct passwd **);
int getgrnam_r(const char *, struct group *, char *, size_t, struct group **);
int getpriority(int which, unsigned who);
void openlog(const char *name, int options, int facility), closelog(void);
void syslog(int priority, const char *format, ...);
char *strptime(const char *s, const char *format, struct tm *tm);
long a64l(const char *s);
char *l64a(long value);
#endif

int main(void) {
  struct passwd *user = getpwuid(0), copy, *result;
  printf("%s %d %d\n", user->pw_name, (int)user->pw_uid, (int)user->pw_gid);
  printf("%d\n", getpwnam("nobody-at-all") == NULL);
  char room[1000];
  printf("%d", getpwnam_r("root", &copy, room, sizeof room, &result));
  printf(" %d %s\n", result == &copy, copy.pw_name);
  printf("%d", getpwuid_r(0, &copy, room, 3, &result) == ERANGE);
  printf(" %d\n", result == NULL);
  printf("%s\n", getgrgid(0)->gr_name);
  struct group group, *other;
  printf("%d", getgrnam_r("root", &group, room + 1, sizeof room - 1, &other));
  printf(" %s %d\n", other->gr_name, group.gr_mem[0] == NULL);

  printf("%d %d\n", setuid(0), setgid(0));
  errno = 0;
  printf("%d %d\n", getpriority(PRIO_PROCESS, 0), errno);
  printf("%d %d\n", nice(3), getpriority(PRIO_PROCESS, 0));
  openlog("program", LOG_PID, LOG_USER);
  syslog(LOG_INFO, "%d messages", 1);
  closelog();

  struct tm tm = { 0 };
  char *end = strptime("2024-02-29 23:59:58 rest", "%Y-%m-%d %T", &tm);
  printf("%d-%d-%d %d:%d:%d, day %d of the week and %d of the year,%s\n", tm.tm_year + 1900,
         tm.tm_mon + 1, tm.tm_mday, tm.tm_hour, tm.tm_min, tm.tm_sec, tm.tm_wday, tm.tm_yday, end);
  printf("%d\n", strptime("2023-13-01", "%F", &tm) == NULL);
  printf("%d %d %d\n", fnmatch("*.[ch]", "a.c", 0), fnmatch("*", "a/b", FNM_PATHNAME),
         fnmatch("[[:digit:]]?", "7x", 0));
  printf("%ld %s\n", a64l("zz/"), l64a(100000));
  printf("%d\n", ftrylockfile(stdout));
  funlockfile(stdout);
}
