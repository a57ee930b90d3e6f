/* Messages of programs that give up: <err.h> of BSD, <error.h> of GNU. They begin with the name of
   the program, which is the same for all here. */
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *program_invocation_name = "program";
char *program_invocation_short_name = "program";

/* `error`: a number to be explained, below 0 if there is none. */
static void give_up_with(int error, const char *format, va_list args) {
  FILE *to = (FILE *)stderr;
  fprintf(to, "%s: ", program_invocation_short_name);
  if (format != NULL)
    vfprintf(to, format, args);
  if (error >= 0)
    fprintf(to, format ? ": %s" : "%s", strerror(error));
  fputc('\n', to);
}

void vwarn(const char *format, va_list args) { give_up_with(errno, format, args); }
void vwarnx(const char *format, va_list args) { give_up_with(-1, format, args); }

_Noreturn void verr(int code, const char *format, va_list args) {
  give_up_with(errno, format, args);
  exit(code);
}

_Noreturn void verrx(int code, const char *format, va_list args) {
  give_up_with(-1, format, args);
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

/* GNU: what was put out before comes first; a code of 0 goes on, and so does an error of 0 without
   words. */
unsigned error_message_count;

void error(int code, int number, const char *format, ...) {
  fflush((FILE *)stdout);
  WITH_ARGUMENTS(give_up_with(number ? number : -1, format, args));
  error_message_count++;
  if (code != 0)
    exit(code);
}
