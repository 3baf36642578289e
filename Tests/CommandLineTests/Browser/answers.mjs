// Answers questions about packs in a tab of headless Chromium: node answers.mjs CHROMIUM FOLDER PROFILE < QUESTIONS
// PlatformSplicers/questions.mjs says which. Files come from a server of this machine, by their paths.

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openTab } from './tab.mjs';

const [chromium, folder, profile] = process.argv.slice(2);
const questions = readFileSync(0);
const asking = fileURLToPath(new URL('../PlatformSplicers/questions.mjs', import.meta.url));

const server = createServer(async (request, response) => {
  const path = decodeURIComponent(request.url);
  try {
    const type = path.endsWith('.mjs') ? 'text/javascript' : path === '/' ? 'text/html' : 'application/octet-stream';
    const body = path === '/' ? '<!doctype html>' : path === '/questions' ? questions : await readFile(path);
    response.writeHead(200, { 'content-type': type }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));

const { load, evaluate, close } = await openTab(chromium, profile);
await load(`http://127.0.0.1:${server.address().port}/`);
const answers = await evaluate(`(async () => {
  const { answered } = await import(${JSON.stringify(asking)});
  async function fetched(path) {
    const response = await fetch(encodeURI(path));
    if (!response.ok) throw new Error(path + ': ' + response.status);
    return new Uint8Array(await response.arrayBuffer());
  }
  // Thousands of announcements have a hundred clips.
  const files = new Map();
  function read(path) {
    if (!files.has(path)) files.set(path, fetched(path));
    return files.get(path);
  }
  async function sha256(bytes) {
    const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return [...sum].map(byte => byte.toString(16).padStart(2, '0')).join('');
  }
  const text = await (await fetch('/questions')).text();
  const module = (name) => import(${JSON.stringify(folder)} + '/' + name + '.mjs');
  const modules = {
    ...(await module('voice-splicer')), ...(await module('payload-reader')), ...(await module('announcement-turns')),
    ...(await module('announcement-player')),
  };
  return answered(text, modules, read, sha256);
})()`);
process.stdout.write(answers);
close();
server.close();
server.closeAllConnections?.();
