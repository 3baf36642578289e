// Clicks quickly on all buttons of a page that play, in headless Chromium: node clicks.mjs CHROMIUM PROFILE PAGE
// Standard output: how many clicks, the errors of the console, and what the page tells, as JSON.

import { pathToFileURL } from 'node:url';
import { openTab } from './tab.mjs';

const [chromium, profile, page] = process.argv.slice(2);
const errors = [];
const { tab, evaluate, load, close } = await openTab(chromium, profile, ['Runtime', 'Log'], (method, params) => {
  if (method === 'Runtime.exceptionThrown') {
    errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
  } else if (method === 'Log.entryAdded' && params.entry.level === 'error') {
    errors.push(params.entry.text);
  }
});
await load(pathToFileURL(page).href);
// Without a user's gesture browsers play nothing.
await tab('Runtime.evaluate', { expression: 'document.body.focus()', userGesture: true });
const clicks = await evaluate(`(async () => {
  const pause = milliseconds => new Promise(done => setTimeout(done, milliseconds));
  const buttons = [...document.querySelectorAll('button.play')];
  let clicks = 0;
  for (const wait of [0, 0, 1, 5, 20, 50]) {
    for (const button of [...buttons, ...buttons, ...buttons, ...buttons]) {
      button.click();
      clicks += 1;
      if (wait) await pause(wait);
    }
  }
  await pause(500);
  return clicks;
})()`);
const told = await evaluate("[...document.querySelectorAll('[aria-live], [role=status], #state')].map(e => e.textContent).join(' ')");
console.log(JSON.stringify({ clicks, errors, told }));
close();
