// Opens a report in headless Chromium and does on it what a person would: node report.mjs CHROMIUM PAGE PROFILE
// Standard input: {"amounts": [[pack, amount, announcement], …]}. Standard output: what was seen, as JSON.

import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { contrasts } from './contrast.mjs';
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

seen.clips = await evaluate("document.querySelectorAll('.clips tbody tr').length");
seen.texts = await evaluate("[...document.querySelectorAll('.clips td.text')].map(cell => cell.textContent)");
seen.injected = await evaluate("globalThis.injected ?? null");
seen.unnamed = await evaluate(`[...document.querySelectorAll('button, input, select, meter, svg')].filter(control =>
  !(control.getAttribute('aria-label') || control.textContent.trim())).map(control => control.outerHTML.slice(0, 100))`);

seen.encoded = await evaluate("document.querySelector('.speaker .hint')?.textContent ?? null");

// The keyboard alone: down a row, reject it, show what is rejected.
await evaluate("document.querySelector('.clips tbody tr').focus()");
await press('ArrowDown');
await press('r');
seen.focused = await evaluate("document.activeElement.dataset.clip ?? null");
seen.marked = await evaluate("document.activeElement.dataset.mark ?? null");
seen.rejected = await evaluate(`(() => {
  const choice = document.querySelector('.clips select[aria-label^="which"]');
  choice.value = 'rejected';
  choice.dispatchEvent(new Event('change'));
  const shown = [...document.querySelectorAll('section:first-of-type .clips tbody tr')].filter(row => !row.hidden);
  choice.value = 'all';
  choice.dispatchEvent(new Event('change'));
  return shown.map(row => row.dataset.clip);
})()`);
seen.sorted = await evaluate(`(() => {
  document.querySelector('section:first-of-type .clips th.seconds button').click();
  return [...document.querySelectorAll('section:first-of-type .clips td.seconds')].map(cell => parseFloat(cell.textContent));
})()`);

// A join is marked as bad, the marks are saved, and the page is opened again.
seen.saved = await evaluate(`(async () => {
  document.querySelector('.joint')?.click();
  const make = URL.createObjectURL;
  let table;
  URL.createObjectURL = blob => { table = blob.text(); return make.call(URL, blob); };
  [...document.querySelectorAll('.clips .tools button')][0].click();
  URL.createObjectURL = make;
  return table;
})()`);
await load(pathToFileURL(page).href);
seen.kept = await evaluate(`(async () => {
  await say(...${JSON.stringify(asked.amounts[asked.amounts.length - 1])});
  await say(...${JSON.stringify(asked.amounts[0])});
  const marks = [...document.querySelectorAll('.clips tr[data-mark]')].map(row => row.dataset.mark).filter(mark => mark);
  return [...marks, ...[...document.querySelectorAll('.joint[aria-pressed=true]')].map(button => button.getAttribute('aria-label'))];
})()`);

// The comparison, by the keyboard alone: down a row, what was there before, what is now, and both.
seen.compared = await evaluate(`[...document.querySelectorAll('.comparison tbody tr')].map(row =>
  [row.dataset.clip, row.dataset.change, row.querySelector('td.text').textContent])`);
seen.played = [];
if (seen.compared.length) {
  await evaluate(`(() => {
    globalThis.played = [];
    const make = URL.createObjectURL;
    URL.createObjectURL = blob => { played.push(blob.size); return make.call(URL, blob); };
    document.querySelector('.comparison tbody tr').focus();
  })()`);
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowRight']) await press(key);
  await press(' ', 'Space');
  // The second sound follows the first.
  for (let wait = 0; wait < 300 && (await evaluate('played.length')) < 4; wait += 1) {
    await new Promise((done) => setTimeout(done, 100));
  }
  seen.played = await evaluate('played');
  seen.comparedFocus = await evaluate('document.activeElement.dataset.clip ?? null');
  await evaluate("document.querySelector('.comparison th.loudness button').click()");
  seen.loudness = await evaluate(`[...document.querySelectorAll('.comparison td.loudness')].map(cell =>
    Math.abs(parseFloat(cell.querySelector('small')?.textContent) || 0))`);
}

seen.contrast = await contrasts(tab, evaluate);
await tab('Emulation.setDeviceMetricsOverride', { width: 320, height: 800, deviceScaleFactor: 1, mobile: true });
seen.width = await evaluate('document.documentElement.scrollWidth');
// What stands out of its cell.
seen.spilt = await evaluate(`[...document.querySelectorAll('td, th[scope=row]')].flatMap(cell => [...cell.querySelectorAll('*')]
  .filter(part => part.getClientRects().length && part.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1)
  .map(part => part.outerHTML.slice(0, 100)))`);
seen.isLoaded = true;

console.log(JSON.stringify(seen));
close();
