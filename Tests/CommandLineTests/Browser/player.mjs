// Plays announcements by the exported player in a tab of headless Chromium, which decodes them: node player.mjs CHROMIUM FOLDER PROFILE
// Prints what became of each, what was heard in order, and whether each sound took as long as it is.

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { openTab } from './tab.mjs';

const [chromium, folder, profile] = process.argv.slice(2);
const server = createServer(async (request, response) => {
  const path = decodeURIComponent(request.url);
  try {
    const type = path.endsWith('.mjs') ? 'text/javascript' : path === '/' ? 'text/html' : 'application/octet-stream';
    const body = path === '/' ? '<!doctype html>' : await readFile(`${folder}${path}`);
    response.writeHead(200, { 'content-type': type }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));

const { load, evaluate, close } = await openTab(
  chromium, profile, [], () => {}, ['--autoplay-policy=no-user-gesture-required']);
await load(`http://127.0.0.1:${server.address().port}/`);
const answer = await evaluate(`(async () => {
  const { VoicePack } = await import('/voice-splicer.mjs');
  const { AnnouncementPlayer, PlayedAnnouncement } = await import('/announcement-player.mjs');
  const { WebOutput } = await import('/web-output.mjs');
  const pack = await VoicePack.open(async (path) => {
    const response = await fetch('/VoiceAssets/en-USD/' + path);
    if (!response.ok) throw new Error(path + ': ' + response.status);
    return new Uint8Array(await response.arrayBuffer());
  });
  // Headless, there are no voices: what is spoken is noted.
  const heard = [];
  globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  Object.defineProperty(globalThis, 'speechSynthesis', { value: {
    speak(utterance) { heard.push('speak ' + utterance.text + ' ' + utterance.lang); setTimeout(() => utterance.onend(), 0); },
    cancel() {},
  } });
  const output = new WebOutput('en-US', (isDucked) => heard.push('duck ' + isDucked));
  const play = output.play.bind(output);
  let lasted = [];
  output.play = async (sound) => {
    heard.push('play');
    const start = performance.now();
    const isHeard = await play(sound);
    heard.push('end ' + isHeard);
    if (isHeard) lasted.push((performance.now() - start) / 1000);
    return isHeard;
  };
  const player = new AnnouncementPlayer(output);
  const first = pack.announcement('payment-received', '1');
  const second = pack.announcement('payment-received', '2');
  const now = Date.now() / 1000;
  const results = await Promise.all([
    player.play(new PlayedAnnouncement(await pack.file(first, 'mp3'), first.transcript, first.seconds, 'a', now)),
    player.play(new PlayedAnnouncement(await pack.file(second, 'mp3'), second.transcript, second.seconds, 'b', now)),
    player.play(new PlayedAnnouncement(new Uint8Array(1000), 'damaged', 1, 'c', now)),
    player.play(new PlayedAnnouncement(undefined, 'no pack', 0, 'd', now)),
    player.play(new PlayedAnnouncement(undefined, 'no pack', 0, 'a', now)),
    player.play(new PlayedAnnouncement(undefined, 'old', 0, 'e', now - 700)),
  ]);
  // The last once more, and an alarm that is stopped in the middle.
  results.push(await player.play(player.last, 2));
  const alarm = player.play(new PlayedAnnouncement(await pack.file(first, 'mp3'), first.transcript, first.seconds), 20);
  while (heard.at(-1) !== 'play') await new Promise((done) => setTimeout(done, 20));
  player.stop();
  results.push(await alarm);
  // So that the output has ended, too.
  await new Promise((done) => setTimeout(done, 100));
  // A player may begin late and never ends early: MP3 has a frame or two of silence around it.
  const isWhole = [first, second].map((said, place) => lasted[place] > said.seconds - 0.1);
  return [results.join(' '), heard.join(', '), isWhole.join(' ')].join('\\n') + '\\n';
})()`);
process.stdout.write(answer);
close();
server.close();
server.closeAllConnections?.();
