#include <lame/lame.h>

// `mallopt`, which Swift's module of glibc leaves out.
#ifdef __GLIBC__
#include <malloc.h>
#endif
