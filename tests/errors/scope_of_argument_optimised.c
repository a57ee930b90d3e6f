// tresse: flags -O1 -g
// expect: T0404 line 13
// The same, optimised.
#include "scope_of_argument.c"
