// Mends a session's cuts on their page in headless Chromium, by the keyboard and the mouse: node cuts.mjs CHROMIUM PROFILE PAGE FOLDER ACTIONS
// ACTIONS is JSON: an array of `{ key, shift }`, `{ click: id }`, `{ choose: clip id }`, `{ drag: [edge, seconds] }`, `{ picture: file }`.
// Standard output: what was seen, as JSON; the saved file is in FOLDER.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contrasts } from './contrast.mjs';
import { openTab } from './tab.mjs';

const [chromium, profile, page, folder, json] = process.argv.slice(2);
const seen = { errors: [], requests: [], told: [] };
const { tab, evaluate, load, close } = await openTab(chromium, profile, ['Runtime', 'Log', 'Network'], (method, params) => {
  if (method === 'Runtime.exceptionThrown') {
    seen.errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
  } else if (method === 'Log.entryAdded' && params.entry.level === 'error') {
    seen.errors.push(params.entry.text);
  } else if (method === 'Network.requestWillBeSent' && !/^(blob|data):/.test(params.request.url)) {
    seen.requests.push(params.request.url);
  }
}, ['--autoplay-policy=no-user-gesture-required']);
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
await tab('Page.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
await tab('Emulation.setDeviceMetricsOverride', { width: 1000, height: 900, deviceScaleFactor: 1, mobile: false });
await load(pathToFileURL(page).href);
seen.doubts = await evaluate('doubtful().length');
seen.current = await evaluate('current');
seen.reasons = await evaluate("[...document.querySelectorAll('#reasons li')].map(line => line.textContent)");
seen.injected = await evaluate('globalThis.injected ?? null');
seen.contrast = await contrasts(tab, evaluate);
/** Where the sound of a cut begins and ends, as the page plays it: the loudest 10 ms, and those more than 20 dB below left out. */
seen.heard = await evaluate(`Promise.all(cuts.map(async ({ start, end }) => {
  const from = Math.max(0, start - 0.3);
  const { sound, place } = await soundOf(from, end + 0.3);
  const samples = sound.getChannelData(0).subarray(place * sound.sampleRate, (place + end + 0.3 - from) * sound.sampleRate);
  const step = sound.sampleRate / 100;
  const powers = Array.from({ length: Math.floor(samples.length / step) }, (_, index) =>
    samples.subarray(index * step, (index + 1) * step).reduce((sum, sample) => sum + sample * sample, 0));
  const loud = powers.map((power, index) => power > Math.max(...powers) / 100 ? index : -1).filter(index => index >= 0);
  return [from + loud[0] / 100, from + (loud.at(-1) + 1) / 100];
}))`);
async function press(key, code, shift) {
  const modifiers = shift ? 8 : 0;
  const text = key.length === 1 ? key : key === 'Enter' ? '\r' : undefined;
  await tab('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text, modifiers });
  await tab('Input.dispatchKeyEvent', { type: 'keyUp', key, code, modifiers });
}
const mouse = (type, x, y) => tab('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
for (const action of JSON.parse(json)) {
  if (action.key) {
    await press(action.key, /^[a-z]$/.test(action.key) ? 'Key' + action.key.toUpperCase() : action.key === ' ' ? 'Space' : action.key, action.shift);
  } else if (action.click) {
    const { x, y } = await evaluate(`(() => {
      const node = document.getElementById('${action.click}');
      node.scrollIntoView({ block: 'center' });
      const box = node.getBoundingClientRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    })()`);
    for (const type of ['mousePressed', 'mouseReleased']) await mouse(type, x, y);
  } else if (action.choose !== undefined) {
    await evaluate(`(() => {
      const select = document.getElementById('clip');
      select.value = data.clips.findIndex(clip => clip.id === ${JSON.stringify(action.choose)});
      select.dispatchEvent(new Event('change'));
    })()`);
  } else if (action.drag) {
    const [edge, seconds] = action.drag;
    const { from, to, y } = await evaluate(`(() => {
      const near = document.getElementById('near');
      near.scrollIntoView({ block: 'center' });
      const box = near.getBoundingClientRect();
      const { start, span } = view();
      const x = time => box.left + (time - start) / span * box.width;
      return { from: x(cuts[current].${edge}), to: x(${seconds}), y: box.top + box.height / 2 };
    })()`);
    await mouse('mousePressed', from, y);
    await mouse('mouseMoved', (from + to) / 2, y);
    await mouse('mouseMoved', to, y);
    await mouse('mouseReleased', to, y);
  } else if (action.width) {
    await tab('Emulation.setDeviceMetricsOverride', { width: action.width, height: 900, deviceScaleFactor: 1, mobile: action.width < 500 });
    await tab('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: action.scheme ?? 'light' }] });
    await pause(200);
    seen.width = await evaluate('document.documentElement.scrollWidth');
  } else if (action.picture) {
    const { data } = await tab('Page.captureScreenshot', { format: 'png', captureBeyondViewport: true });
    writeFileSync(action.picture, Buffer.from(data, 'base64'));
  }
  await pause(50);
  seen.told.push(await evaluate('announcer.textContent'));
}
for (let turn = 0; turn < 50 && !readdirSync(folder).some((name) => name.endsWith('.txt')); turn += 1) await pause(100);
seen.saved = readdirSync(folder).filter((name) => name.endsWith('.txt'));
seen.labels = seen.saved.length ? readFileSync(join(folder, seen.saved[0]), 'utf8') : '';
seen.left = await evaluate('doubtful().length');
seen.command = await evaluate('data.command');
console.log(JSON.stringify(seen));
close();
