/* As bits/atomic_wait.h, for waits with a time. */
#pragma GCC system_header
#include <bits/atomic_wait.h>
#pragma push_macro("syscall")
#define syscall __tresse_futex
#include_next <bits/atomic_timed_wait.h>
#pragma pop_macro("syscall")
