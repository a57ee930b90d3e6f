// tresse: flags -O0 -g
// expect: exit 3
// A crash and what comes after it are not modelled: nothing would run the routine.
#include <genmc.h>

void __VERIFIER_recovery_routine(void) { __VERIFIER_error(); }

int main(void) { return 0; }
