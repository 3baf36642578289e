// A tab of headless Chromium, by its protocol over pipes: JSON with a NUL behind it.

import { spawn } from 'node:child_process';

/**
 * Opens a tab of a browser of its own.
 *
 * @param chromium its path
 * @param profile a folder for what it keeps
 * @param domains of the protocol, whose events are told
 * @param hear is told of each event: its method and parameters
 * @param flags of the browser besides
 */
export async function openTab(chromium, profile, domains = [], hear = () => {}, flags = []) {
  const browser = spawn(
    chromium,
    ['--headless=new', '--no-sandbox', '--disable-gpu', '--mute-audio', '--remote-debugging-pipe', `--user-data-dir=${profile}`, ...flags],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const waiting = new Map();
  let last = 0;
  let rest = [];
  let loaded;

  function take(message) {
    if (message.id !== undefined) {
      waiting.get(message.id)(message);
      waiting.delete(message.id);
    } else {
      if (message.method === 'Page.loadEventFired') loaded?.();
      hear(message.method, message.params);
    }
  }

  browser.stdio[4].on('data', (chunk) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, start)) {
      take(JSON.parse(Buffer.concat([...rest, chunk.subarray(start, end)]).toString()));
      rest = [];
      start = end + 1;
    }
    rest.push(chunk.subarray(start));
  });

  function call(method, params = {}, sessionId = undefined) {
    last += 1;
    const id = last;
    browser.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + '\0');
    return new Promise((done, failed) => {
      waiting.set(id, (message) => (message.error ? failed(new Error(`${method}: ${message.error.message}`)) : done(message.result)));
    });
  }

  const { targetId } = await call('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
  const tab = (method, params) => call(method, params, sessionId);
  for (const domain of ['Page', ...domains]) await tab(`${domain}.enable`);
  return {
    tab,
    /** What an expression comes to, once it is settled. */
    async evaluate(expression) {
      const { result, exceptionDetails } =
        await tab('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    /** Loads a page, to its end. */
    async load(url) {
      const isLoaded = new Promise((done) => { loaded = done; });
      await tab('Page.navigate', { url });
      await isLoaded;
    },
    close() { browser.kill(); },
  };
}
