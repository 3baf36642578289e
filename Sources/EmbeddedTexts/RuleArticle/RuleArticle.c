#include "RuleArticle.h"

// A feature of C23, which this compiler has in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char article[] = {
#embed "../../voice-assets/voice-assets.docc/Rules.md" suffix(, 0)
};

const char *rule_article(void) { return (const char *)article; }
