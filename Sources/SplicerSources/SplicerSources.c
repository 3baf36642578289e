#include "SplicerSources.h"

// A feature of C23, which this compiler has in every C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char module[] = {
#embed "Splicers/voice-splicer.mjs" suffix(, 0)
};

static const unsigned char moduleTypes[] = {
#embed "Splicers/voice-splicer.d.mts" suffix(, 0)
};

static const unsigned char arkTS[] = {
#embed "Splicers/VoiceSplicer.ets" suffix(, 0)
};

static const unsigned char kotlin[] = {
#embed "Splicers/VoiceSplicer.kt" suffix(, 0)
};

const char *splicer_module(void) { return (const char *)module; }

const char *splicer_moduleTypes(void) { return (const char *)moduleTypes; }

const char *splicer_arkTS(void) { return (const char *)arkTS; }

const char *splicer_kotlin(void) { return (const char *)kotlin; }
