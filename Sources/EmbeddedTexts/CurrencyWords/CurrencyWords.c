#include "RuleArticle.h"

// A feature of C23, which this compiler has in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char words[] = {
#embed "words.txt" suffix(, 0)
};

const char *currency_words(void) { return (const char *)words; }
