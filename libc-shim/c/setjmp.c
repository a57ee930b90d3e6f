/* <setjmp.h>. A buffer holds whose it is, which call of a function it belongs to, and where in that
   the call of setjmp is: a call is a number that no other call of the thread has. */
#include <setjmp.h>

enum { BUFFER_THREAD, BUFFER_MARK, BUFFER_PLACE };

/* Inlined: the machine is asked about the function that has called the one that asks. */
__attribute__((always_inline)) static inline int fill(struct __jmp_buf_tag *buffer) {
  buffer->__jmpbuf[BUFFER_THREAD] = (unsigned long)pthread_self();
  buffer->__jmpbuf[BUFFER_MARK] = __tresse_frame_mark();
  buffer->__jmpbuf[BUFFER_PLACE] = __tresse_frame_place();
  return 0;
}

#undef setjmp
#undef sigsetjmp
int setjmp(struct __jmp_buf_tag *buffer) {
  buffer->__mask_was_saved = 0;
  return fill(buffer);
}
int _setjmp(struct __jmp_buf_tag *buffer) {
  buffer->__mask_was_saved = 0;
  return fill(buffer);
}

/* Which signals the thread blocks, in programs that have to do with these (signals.c). */
TRESSE_REPLACED unsigned long long __tresse_mask(void) { return 0; }
TRESSE_REPLACED void __tresse_set_mask(unsigned long long mask) { (void)mask; }

/* POSIX sigsetjmp: the mask is kept if `mask` is not 0, and then siglongjmp brings it back. */
static void keep_mask(struct __jmp_buf_tag *buffer, int mask) {
  buffer->__mask_was_saved = mask != 0;
  if (mask) {
    unsigned long long blocked = __tresse_mask();
    buffer->__saved_mask[0] = (unsigned long)blocked;
    buffer->__saved_mask[1] = (unsigned long)(blocked >> 32);
  }
}

int sigsetjmp(struct __jmp_buf_tag *buffer, int mask) {
  keep_mask(buffer, mask);
  return fill(buffer);
}
int __sigsetjmp(struct __jmp_buf_tag *buffer, int mask) {
  keep_mask(buffer, mask);
  return fill(buffer);
}

_TRESSE_NORETURN static void jump(struct __jmp_buf_tag *buffer, int value) {
  if (buffer->__jmpbuf[BUFFER_THREAD] != (unsigned long)pthread_self())
    __tresse_misuse("longjmp: another thread has filled the buffer");
  if (buffer->__mask_was_saved)
    __tresse_set_mask((unsigned long long)(unsigned)buffer->__saved_mask[1] << 32 |
                      (unsigned)buffer->__saved_mask[0]);
  __tresse_frame_jump(buffer->__jmpbuf[BUFFER_MARK], buffer->__jmpbuf[BUFFER_PLACE],
                      value ? value : 1);
}

_TRESSE_NORETURN void longjmp(struct __jmp_buf_tag *buffer, int value) { jump(buffer, value); }
_TRESSE_NORETURN void _longjmp(struct __jmp_buf_tag *buffer, int value) { jump(buffer, value); }
_TRESSE_NORETURN void siglongjmp(struct __jmp_buf_tag *buffer, int value) { jump(buffer, value); }
/* What glibc's headers call where they check. */
_TRESSE_NORETURN void __longjmp_chk(struct __jmp_buf_tag *buffer, int value) {
  jump(buffer, value);
}
