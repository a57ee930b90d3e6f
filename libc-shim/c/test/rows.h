#include <setjmp.h>
#include <stddef.h>
extern char row_output[];
extern size_t row_length;
extern int row_writes, row_fd, row_fail_malloc, row_exits, row_renewals;
extern const volatile void *row_renewed;
extern jmp_buf row_misuse;
extern const char *row_misuse_text;
/* Runs the statement; true when it ended in a misuse report. */
#define MISUSES(statement) (setjmp(row_misuse) ? 1 : ((statement), 0))
extern const char *(*row_content)(int file, size_t *size);
extern const char *(*row_name)(int file);
