#ifndef SPLICER_SOURCES_H
#define SPLICER_SOURCES_H

// The splicers of other platforms, as texts in the executable: whoever copies it has them. A resource would have to lie
// beside it, and as a literal of Swift 60,000 bytes keep the compiler busy for five seconds.

/// The ES module for web pages and Node.js.
const char *splicer_module(void);

/// The module's types.
const char *splicer_moduleTypes(void);

/// The source in ArkTS, which is TypeScript too, and from which the module and its types are made.
const char *splicer_arkTS(void);

/// The source in Kotlin, for Android.
const char *splicer_kotlin(void);

// What reads pushes, in the same four.

const char *payload_reader_module(void);
const char *payload_reader_moduleTypes(void);
const char *payload_reader_arkTS(void);
const char *payload_reader_kotlin(void);

// What gives announcements their turns, in the same four.

const char *announcement_turns_module(void);
const char *announcement_turns_moduleTypes(void);
const char *announcement_turns_arkTS(void);
const char *announcement_turns_kotlin(void);

// What plays announcements in the foreground, in the same four; and what it is heard by on a web page.

const char *announcement_player_module(void);
const char *announcement_player_moduleTypes(void);
const char *announcement_player_arkTS(void);
const char *announcement_player_kotlin(void);
const char *web_output_module(void);
const char *web_output_moduleTypes(void);

#endif
