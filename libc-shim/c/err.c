/* Messages of programs that give up: <err.h> of BSD, <error.h> of GNU. They begin with the name of
   the program, which is the same for all here. And <syslog.h>. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *program_invocation_name = "program";
char *program_invocation_short_name = "program";

/* `error`: a number of errno, below 0 if none is to be explained. */
static void complain_of(int error, const char *format, va_list args) {
  FILE *to = (FILE *)stderr;
  fprintf(to, "%s: ", program_invocation_short_name);
  if (format != NULL)
    vfprintf(to, format, args);
  if (error >= 0)
    fprintf(to, format ? ": %s" : "%s", strerror(error));
  fputc('\n', to);
}

void vwarn(const char *format, va_list args) { complain_of(errno, format, args); }
void vwarnx(const char *format, va_list args) { complain_of(-1, format, args); }

_Noreturn void verr(int code, const char *format, va_list args) {
  complain_of(errno, format, args);
  exit(code);
}

_Noreturn void verrx(int code, const char *format, va_list args) {
  complain_of(-1, format, args);
  exit(code);
}

#define WITH_ARGUMENTS(call) \
  va_list args;              \
  va_start(args, format);    \
  call;                      \
  va_end(args)

void warn(const char *format, ...) { WITH_ARGUMENTS(vwarn(format, args)); }
void warnx(const char *format, ...) { WITH_ARGUMENTS(vwarnx(format, args)); }
_Noreturn void err(int code, const char *format, ...) { WITH_ARGUMENTS(verr(code, format, args)); }
_Noreturn void errx(int code, const char *format, ...) { WITH_ARGUMENTS(verrx(code, format, args)); }

/* GNU: the standard output comes first. A `number` of 0 has no words, and a `code` of 0 ends nothing.
   Several threads may count at once. */
unsigned error_message_count;

void error(int code, int number, const char *format, ...) {
  fflush((FILE *)stdout);
  WITH_ARGUMENTS(complain_of(number ? number : -1, format, args));
  __atomic_fetch_add(&error_message_count, 1, __ATOMIC_RELAXED);
  if (code != 0)
    exit(code);
}

/* <syslog.h>: the messages go to a system log that nobody here reads. */
static _Atomic int log_mask = 0xff;
void openlog(const char *name, int options, int facility) {
  (void)name, (void)options, (void)facility;
}
void closelog(void) {}
int setlogmask(int mask) {
  if (mask == 0)
    return __c11_atomic_load(&log_mask, __ATOMIC_RELAXED);
  return __c11_atomic_exchange(&log_mask, mask, __ATOMIC_RELAXED);
}

/* The message is made, so that its arguments are looked at as in any other. */
void vsyslog(int priority, const char *format, va_list arguments) {
  (void)priority;
  vsnprintf(NULL, 0, format, arguments);
}

void syslog(int priority, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsyslog(priority, format, arguments);
  va_end(arguments);
}
