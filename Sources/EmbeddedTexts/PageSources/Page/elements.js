"use strict";

/** What a page says, by the names in `words`, with values in it: `{{count}}`. */
const sayer = words => (name, values = {}) => words[name].replace(/\{\{(\w+)\}\}/g, (_, key) => String(values[key]));

/** An element of these attributes and children, which are texts or elements. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.filter(child => child !== null && child !== undefined));
  return made;
}

/** Saves a file to where the browser puts what it saves. */
function download(name, content, type) {
  const link = element("a", { href: URL.createObjectURL(new Blob([content], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

