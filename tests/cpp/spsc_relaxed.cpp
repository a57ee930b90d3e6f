// tresse: flags -std=c++20 -O1 -gline-tables-only
// run: exit 123
// check under sc, tso, ra: ok
// check under pso, rc11: T0301
// The producer publishes with a relaxed store: on x86 nobody notices. Under `ra`
// all are acquire and release.
#define PUBLISH std::memory_order_relaxed
#include "spsc_body.h"
