// Opens sheets in headless Chromium, on screens and on paper: node sheets.mjs CHROMIUM PROFILE PAGE…
// Standard output: what was seen of each, as JSON.

import { pathToFileURL } from 'node:url';
import { contrasts } from './contrast.mjs';
import { openTab } from './tab.mjs';

const [chromium, profile, ...pages] = process.argv.slice(2);
let seen;

const { tab, evaluate, load, close } = await openTab(chromium, profile, ['Runtime', 'Log', 'Network'], (method, params) => {
  if (method === 'Runtime.exceptionThrown') {
    seen.errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
  } else if (method === 'Log.entryAdded' && params.entry.level === 'error') {
    seen.errors.push(params.entry.text);
  } else if (method === 'Network.requestWillBeSent' && !params.request.url.startsWith('blob:')) {
    seen.requests.push(params.request.url.slice(0, 100));
  }
});

// Words that stand on two lines; Chinese has none that may not.
const torn = `[...document.querySelectorAll('.say, .word, .state, .file, .amount, .verdict, th')].flatMap(cell => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const match of node.data.matchAll(/[^\\s\\p{Script=Han}.~/'，-]+/gu)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = new Set([...range.getClientRects()].filter(box => box.width).map(box => Math.round(box.top)));
      if (tops.size > 1) found.push(match[0]);
    }
  }
  return found;
})`;

// Fills a review in by the keyboard alone: a name, and all that is read is right; the table that it saves.
async function review() {
  await evaluate("document.getElementById('by').focus()");
  await tab('Input.insertText', { text: '=Ann' });
  for (let row = 0; row < await evaluate("document.querySelectorAll('tbody tr').length"); row += 1) {
    await evaluate(`document.querySelectorAll('tbody input[value=right]')[${row}].focus()`);
    await press('Space', ' ');
  }
  await evaluate(`(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = blob => { globalThis.saved = blob.text(); return make.call(URL, blob); };
    document.getElementById('save').focus();
  })()`);
  await press('Space', ' ');
  return evaluate('saved');
}

async function press(code, key) {
  await tab('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key });
  await tab('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
}

const all = [];
for (const page of pages) {
  seen = { errors: [], requests: [], torn: [] };
  await load(pathToFileURL(page).href);
  seen.injected = await evaluate('globalThis.injected ?? null');
  seen.texts = await evaluate("[...document.querySelectorAll('.say')].map(cell => cell.textContent)");
  if (await evaluate("document.getElementById('review') !== null")) seen.saved = await review();
  seen.contrast = await contrasts(tab, evaluate);
  for (const width of [1280, 1000]) {
    await tab('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: 1, mobile: false });
    seen.torn.push(...await evaluate(torn));
  }
  await tab('Emulation.setDeviceMetricsOverride', { width: 320, height: 800, deviceScaleFactor: 1, mobile: true });
  seen.width = await evaluate('document.documentElement.scrollWidth');
  // A4 with margins of 15 mm, in pixels of 1/96 inch.
  await tab('Emulation.setEmulatedMedia', { media: 'print', features: [{ name: 'prefers-color-scheme', value: 'dark' }] });
  await tab('Emulation.setDeviceMetricsOverride', { width: 680, height: 1009, deviceScaleFactor: 1, mobile: false });
  seen.torn.push(...await evaluate(torn));
  seen.paper = await evaluate(`(() => {
    const style = (name, rule) => getComputedStyle(document.querySelector(name))[rule];
    return [document.documentElement.scrollWidth <= 680, style('thead', 'display'), style('tbody tr', 'breakInside'),
      style('body', 'backgroundColor')].join(' ');
  })()`);
  await tab('Emulation.setEmulatedMedia', { media: '', features: [] });
  all.push(seen);
}
console.log(JSON.stringify(all));
close();
