// Opens a report in headless Chromium and does on it what a person would: node report.mjs CHROMIUM PAGE PROFILE
// Standard input: {"amounts": [[pack, amount, announcement], …]}. Standard output: what was seen, as JSON.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { openTab } from './tab.mjs';

const [chromium, page, profile] = process.argv.slice(2);
const asked = JSON.parse(readFileSync(0, 'utf8'));
const seen = { errors: [], requests: [], isLoaded: false };

const { tab, evaluate, load, close } = await openTab(chromium, profile, ['Runtime', 'Log', 'Network'], (method, params) => {
  if (method === 'Runtime.exceptionThrown') {
    seen.errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
  } else if (method === 'Log.entryAdded' && params.entry.level === 'error') {
    seen.errors.push(params.entry.text);
  } else if (method === 'Runtime.consoleAPICalled' && params.type === 'error') {
    seen.errors.push('console.error');
  } else if (method === 'Network.requestWillBeSent') {
    seen.requests.push(params.request.url.slice(0, 100));
  }
});

async function press(key, code = key) {
  const text = key.length === 1 ? key : undefined;
  await tab('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text });
  await tab('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
}

await load(pathToFileURL(page).href);

seen.said = await evaluate(`(async () => {
  const said = [];
  for (const [pack, amount, announcement] of ${JSON.stringify(asked.amounts)}) {
    const answer = await say(pack, amount, announcement ?? undefined);
    if (answer.bytes) {
      const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', answer.bytes));
      answer.bytes = [...sum].map(byte => byte.toString(16).padStart(2, '0')).join('');
    }
    said.push(answer);
  }
  return said;
})()`);

// What a browser makes of the last announcement that has a sound.
seen.decoded = await evaluate(`(async () => {
  const audio = document.querySelector('audio');
  if (!audio) return null;
  const bytes = await (await say(...${JSON.stringify(asked.amounts[0])})).bytes;
  const sound = await new OfflineAudioContext(1, 1, 48000).decodeAudioData(bytes.slice().buffer);
  return sound.duration;
})()`);

seen.clips = await evaluate("document.querySelectorAll('tbody tr').length");
seen.texts = await evaluate("[...document.querySelectorAll('td.text')].map(cell => cell.textContent)");
seen.injected = await evaluate("globalThis.injected ?? null");
seen.unnamed = await evaluate(`[...document.querySelectorAll('button, input, select, meter, svg')].filter(control =>
  !(control.getAttribute('aria-label') || control.textContent.trim())).map(control => control.outerHTML.slice(0, 100))`);

// The keyboard alone: down a row, reject it, show what is rejected.
await evaluate("document.querySelector('tbody tr').focus()");
await press('ArrowDown');
await press('r');
seen.focused = await evaluate("document.activeElement.dataset.clip ?? null");
seen.marked = await evaluate("document.activeElement.dataset.mark ?? null");
seen.rejected = await evaluate(`(() => {
  const choice = document.querySelector('.tools select[aria-label^="which"]');
  choice.value = 'rejected';
  choice.dispatchEvent(new Event('change'));
  const shown = [...document.querySelectorAll('section:first-of-type tbody tr')].filter(row => !row.hidden);
  choice.value = 'all';
  choice.dispatchEvent(new Event('change'));
  return shown.map(row => row.dataset.clip);
})()`);
seen.sorted = await evaluate(`(() => {
  document.querySelector('section:first-of-type th.seconds button').click();
  return [...document.querySelectorAll('section:first-of-type td.seconds')].map(cell => parseFloat(cell.textContent));
})()`);

// WCAG 2.1, 1.4.3: the contrast of every text with what is behind it.
const contrast = `(() => {
  const channels = color => color.match(/[0-9.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(c => c / 255).map(c => c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4)
    .reduce((sum, c, index) => sum + c * [.2126, .7152, .0722][index], 0);
  let least = 21;
  for (const node of document.querySelectorAll('main *')) {
    if (![...node.childNodes].some(child => child.nodeType === 3 && child.data.trim())) continue;
    if (node.disabled || !node.getClientRects().length) continue;
    let behind = node;
    while (behind && (channels(getComputedStyle(behind).backgroundColor)[3] ?? 1) === 0) behind = behind.parentElement;
    const [a, b] = [getComputedStyle(node).color, getComputedStyle(behind ?? document.body).backgroundColor].map(channels).map(light);
    least = Math.min(least, (Math.max(a, b) + .05) / (Math.min(a, b) + .05));
  }
  return least;
})()`;
seen.contrast = {};
for (const scheme of ['light', 'dark']) {
  await tab('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });
  seen.contrast[scheme] = await evaluate(contrast);
}
await tab('Emulation.setDeviceMetricsOverride', { width: 320, height: 800, deviceScaleFactor: 1, mobile: true });
seen.width = await evaluate('document.documentElement.scrollWidth');
seen.isLoaded = true;

console.log(JSON.stringify(seen));
close();
