/* libstdc++ waits for atomic variables by calls of the kernel that are functions of the library here
   (futex(2); libc-shim/c/cxx.c). */
#pragma GCC system_header
#ifndef _TRESSE_ATOMIC_WAIT
#define _TRESSE_ATOMIC_WAIT
#include <errno.h>
#include <unistd.h>
extern "C" long __tresse_futex(long number, const void *address, int operation, unsigned value,
                               const void *time = nullptr, const void *other = nullptr,
                               int mask = -1);
#endif
#pragma push_macro("syscall")
#define syscall __tresse_futex
#include_next <bits/atomic_wait.h>
#pragma pop_macro("syscall")
