// tresse: flags -std=c++20 -O1 -gline-tables-only
// run: exit 123
// check: ok
#define PUBLISH std::memory_order_release
#include "spsc_body.h"
