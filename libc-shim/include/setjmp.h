#ifndef _SETJMP_H
#define _SETJMP_H
#include <tresse/cdefs.h>
_TRESSE_BEGIN

/* As large as glibc's. */
struct __jmp_buf_tag {
  unsigned long __jmpbuf[8];
  int __mask_was_saved;
  unsigned long __saved_mask[128 / sizeof(unsigned long)];
};
typedef struct __jmp_buf_tag jmp_buf[1];

/* C11 7.13.2.1: locals of the calling function that are not volatile, and were changed after
   setjmp, are indeterminate after longjmp. Here they are what the IR says: in memory they have
   their last value. */
int setjmp(jmp_buf buffer) __attribute__((__returns_twice__));
int _setjmp(jmp_buf buffer) __attribute__((__returns_twice__));
_TRESSE_NORETURN void longjmp(jmp_buf buffer, int value);
_TRESSE_NORETURN void _longjmp(jmp_buf buffer, int value);
#define setjmp(buffer) _setjmp(buffer)

#ifdef _TRESSE_POSIX
typedef jmp_buf sigjmp_buf;
int sigsetjmp(sigjmp_buf buffer, int mask) __attribute__((__returns_twice__));
int __sigsetjmp(sigjmp_buf buffer, int mask) __attribute__((__returns_twice__));
_TRESSE_NORETURN void siglongjmp(sigjmp_buf buffer, int value);
#define sigsetjmp(buffer, mask) __sigsetjmp(buffer, mask)
#endif

_TRESSE_END
#endif
