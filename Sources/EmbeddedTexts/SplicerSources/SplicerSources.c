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

static const unsigned char readerModule[] = {
#embed "Splicers/payload-reader.mjs" suffix(, 0)
};

static const unsigned char readerTypes[] = {
#embed "Splicers/payload-reader.d.mts" suffix(, 0)
};

static const unsigned char readerArkTS[] = {
#embed "Splicers/PayloadReader.ets" suffix(, 0)
};

static const unsigned char readerKotlin[] = {
#embed "Splicers/PayloadReader.kt" suffix(, 0)
};

static const unsigned char turnsModule[] = {
#embed "Splicers/announcement-turns.mjs" suffix(, 0)
};

static const unsigned char turnsTypes[] = {
#embed "Splicers/announcement-turns.d.mts" suffix(, 0)
};

static const unsigned char turnsArkTS[] = {
#embed "Splicers/AnnouncementTurns.ets" suffix(, 0)
};

static const unsigned char turnsKotlin[] = {
#embed "Splicers/AnnouncementTurns.kt" suffix(, 0)
};

static const unsigned char playerModule[] = {
#embed "Splicers/announcement-player.mjs" suffix(, 0)
};

static const unsigned char playerTypes[] = {
#embed "Splicers/announcement-player.d.mts" suffix(, 0)
};

static const unsigned char playerArkTS[] = {
#embed "Splicers/AnnouncementPlayer.ets" suffix(, 0)
};

static const unsigned char playerKotlin[] = {
#embed "Splicers/AnnouncementPlayer.kt" suffix(, 0)
};

static const unsigned char outputModule[] = {
#embed "Splicers/web-output.mjs" suffix(, 0)
};

static const unsigned char outputTypes[] = {
#embed "Splicers/web-output.d.mts" suffix(, 0)
};

const char *splicer_module(void) { return (const char *)module; }

const char *splicer_moduleTypes(void) { return (const char *)moduleTypes; }

const char *splicer_arkTS(void) { return (const char *)arkTS; }

const char *splicer_kotlin(void) { return (const char *)kotlin; }

const char *payload_reader_module(void) { return (const char *)readerModule; }

const char *payload_reader_moduleTypes(void) { return (const char *)readerTypes; }

const char *payload_reader_arkTS(void) { return (const char *)readerArkTS; }

const char *payload_reader_kotlin(void) { return (const char *)readerKotlin; }

const char *announcement_turns_module(void) { return (const char *)turnsModule; }

const char *announcement_turns_moduleTypes(void) { return (const char *)turnsTypes; }

const char *announcement_turns_arkTS(void) { return (const char *)turnsArkTS; }

const char *announcement_turns_kotlin(void) { return (const char *)turnsKotlin; }

const char *announcement_player_module(void) { return (const char *)playerModule; }

const char *announcement_player_moduleTypes(void) { return (const char *)playerTypes; }

const char *announcement_player_arkTS(void) { return (const char *)playerArkTS; }

const char *announcement_player_kotlin(void) { return (const char *)playerKotlin; }

const char *web_output_module(void) { return (const char *)outputModule; }

const char *web_output_moduleTypes(void) { return (const char *)outputTypes; }
