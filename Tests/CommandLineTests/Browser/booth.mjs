// Records in the booth by headless Chromium whose microphone is a file: node booth.mjs CHROMIUM PROFILE PAGE MICROPHONE FOLDER OPTIONS
// OPTIONS is JSON: `until`, the takes to keep before the tab is closed without saving; `isWorklet`, to record without
// MediaStreamTrackProcessor; `seconds`, after which it gives up.
// Standard output: what was seen, as JSON; the saved files are in FOLDER.

import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { openTab } from './tab.mjs';

const [chromium, profile, page, microphone, folder, json] = process.argv.slice(2);
const options = JSON.parse(json);
const seen = { errors: [], requests: [], states: [], verdicts: [] };
const { tab, evaluate, load, close } = await openTab(
  chromium, profile, ['Runtime', 'Log', 'Network'],
  (method, params) => {
    if (method === 'Runtime.exceptionThrown') {
      seen.errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    } else if (method === 'Log.entryAdded' && params.entry.level === 'error') {
      seen.errors.push(params.entry.text);
    } else if (method === 'Network.requestWillBeSent' && !/^(blob|data):/.test(params.request.url)) {
      seen.requests.push(params.request.url);
    }
  },
  [
    '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', '--autoplay-policy=no-user-gesture-required',
    `--use-file-for-fake-audio-capture=${microphone}%noloop`,
  ]);
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const press = async (key, code) => {
  await tab('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text: key.length === 1 ? key : key === 'Enter' ? '\r' : undefined });
  await tab('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
};
await tab('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
if (options.isWorklet) await tab('Page.addScriptToEvaluateOnNewDocument', { source: 'delete globalThis.MediaStreamTrackProcessor' });
await load(pathToFileURL(page).href);
const wait = async (expression) => {
  for (let turn = 0; turn < 100; turn += 1) {
    if (await evaluate(expression)) return;
    await pause(100);
  }
  throw new Error(`never: ${expression}, ${await evaluate('document.body.innerText')}`);
};
await wait("document.getElementById('begin') !== null");
seen.resumed = await evaluate("document.getElementById('resumed')?.textContent ?? ''");
seen.strangers = await evaluate("document.getElementById('strangers')?.textContent ?? ''");
// By the keyboard alone.
await evaluate("document.getElementById('speaker').value = ''; document.getElementById('speaker').focus()");
await tab('Input.insertText', { text: 'Lý "Ann" <b>' });
if (await evaluate("document.getElementById('license').value === ''")) {
  await evaluate("document.getElementById('license').focus()");
  await tab('Input.insertText', { text: 'CC BY 4.0' });
}
if (await evaluate("document.getElementById('agreed').checked === false")) {
  await evaluate("document.getElementById('agreed').focus()");
  await press(' ', 'Space');
}
await evaluate("document.getElementById('begin').focus()");
await press('Enter', 'Enter');
await wait("step === 'level' && level !== null");
seen.room = await evaluate('room');
seen.level = await evaluate('level');
seen.keptOn = await evaluate('keptOn');
await press('Enter', 'Enter');
await wait("step === 'texts'");
seen.panel = await evaluate("[...document.querySelectorAll('.panel > p')].map(line => line.id)");
const end = Date.now() + 1000 * (options.seconds ?? 60);
let last = '';
for (;;) {
  const { state, told, kept, left, total } = await evaluate("({ told: document.getElementById('verdict')?.innerText ?? '', state: state.name + ' ' + data.texts[current].id, kept: takes.filter(take => take.isKept).length, left: missing().length, total: takes.length })");
  if (state !== last) seen.states.push(last = state);
  if (told && told !== seen.verdicts.at(-1)) seen.verdicts.push(told);
  Object.assign(seen, { kept, left, total });
  if (left === 0 || kept >= (options.until ?? Infinity) || Date.now() > end) break;
  await pause(50);
}
// A browser that is killed now keeps the takes that are stored.
await wait('!database || takes.every(take => take.key !== undefined)');
seen.offer = await evaluate("document.getElementById('offer')?.textContent ?? ''");
seen.takes = await evaluate(`takes.map(({ id, rate, samples, isKept, verdict }) => ({
  id, rate, isKept, samples: samples.length, faults: verdict.faults, doubts: verdict.doubts, hint: verdict.hint,
  level: verdict.level, noise: verdict.noise, seconds: verdict.seconds,
}))`);
if (options.until === undefined) {
  await evaluate("document.getElementById('save').focus()");
  await press('Enter', 'Enter');
  seen.checked = await evaluate('checked.map(take => take.id)');
  await wait("step === 'check' && document.activeElement?.id === 'saveHeard'");
  if (readdirSync(folder).some((name) => name.endsWith('.wav'))) throw new Error('saved before three takes were heard');
  await press('Enter', 'Enter');
  for (let turn = 0; turn < 100 && !readdirSync(folder).some((name) => name.endsWith('.wav')); turn += 1) await pause(100);
  await pause(500);
  seen.saved = readdirSync(folder);
}
console.log(JSON.stringify(seen));
close();
