#ifndef REPORT_SOURCES_H
#define REPORT_SOURCES_H

// What runs on the report's page and how it looks, as texts in the executable (SplicerSources.h says why).

/// The script of the page, which stands behind the splicer for web pages.
const char *report_script(void);

/// The page's rules of CSS.
const char *report_style(void);

#endif
