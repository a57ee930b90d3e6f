// tresse: flags -O1 -g
// The same, optimised.
#include "scopes.c"
