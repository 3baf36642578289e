#ifndef PAGE_SOURCES_H
#define PAGE_SOURCES_H

// How the tool's pages look, and what runs on them, as texts in the executable (SplicerSources.h says why).

/// The colours of all pages and pictures, light and dark, as custom properties of CSS.
const char *page_colours(void);

/// What all pages have in common: letters, controls, focus, tables, cards on a narrow screen, paper.
const char *page_style(void);

/// What the report's page has beside that.
const char *report_style(void);

/// The script of the report's page, which stands behind the splicer for web pages.
const char *report_script(void);

/// What the script sheet has beside the common rules.
const char *sheet_style(void);

/// What the review has beside the common rules.
const char *review_style(void);

/// The script of the review.
const char *review_script(void);

/// What the booth has beside the common rules.
const char *booth_style(void);

/// The script of the booth: what it does to sound, and the page.
const char *booth_script(void);

/// What the page of a session's cuts has beside the booth's rules.
const char *cuts_style(void);

/// The script of the page of a session's cuts.
const char *cuts_script(void);


/// The tag of a language (BCP 47) that pages speak, by its place from 0; NULL behind the last.
const char *page_words_language(int index);

/// What pages say in that language: JSON, a file of PageWords/Words.
const char *page_words(int index);

#endif
