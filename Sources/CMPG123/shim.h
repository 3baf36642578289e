// The functions with enumerations in place of integers, which every version has.
#define MPG123_ENUM_API
#include <mpg123.h>
