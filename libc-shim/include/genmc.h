/* So that programs which include the header of GenMC compile. */
#ifndef _TRESSE_GENMC_H
#define _TRESSE_GENMC_H
#include <tresse/verifier.h>
#endif
