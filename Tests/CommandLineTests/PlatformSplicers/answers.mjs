// Answers questions about packs with a splicer: node answers.mjs MODULE < QUESTIONS. A line each, with tabs:
//
//   pack FOLDER                               loads a pack: `ok` or `fault`
//   manifest TEXT                             loads a pack of which there is only this manifest, in one line of JSON
//   bytes HEXADECIMAL                         loads a pack of which there are only these bytes of a manifest
//   say RENDITIONS ANNOUNCEMENT [AMOUNT]      says an announcement; renditions have commas between them
//   ssml ANNOUNCEMENT [AMOUNT]                its SSML
//   packs FILE LOCALE [CURRENCY]              the packs of an index
//
// What is said: ids with spaces between them, transcript, samples, and of each rendition its bytes and SHA-256.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const { PackFault, Refusal, VoiceIndex, VoicePack } = await import(pathToFileURL(process.argv[2]));
let pack;

function noFile() {
  throw new Error('there are no files');
}

async function loaded(load) {
  pack = undefined;
  pack = await load();
  return 'ok';
}

async function said(renditions, id, amount) {
  const announcement = pack.announcement(id, amount);
  const parts = [announcement.clips.join(' '), announcement.transcript, announcement.samples];
  for (const rendition of renditions.split(',').filter((name) => name !== '')) {
    const file = await pack.file(announcement, rendition);
    parts.push(rendition, file.length, createHash('sha256').update(file).digest('hex'));
  }
  return parts.join('\t');
}

async function answer(verb, first, second, third) {
  switch (verb) {
    case 'pack': return loaded(() => VoicePack.open(async (path) => new Uint8Array(await readFile(`${first}/${path}`))));
    case 'manifest': return loaded(() => new VoicePack(new TextEncoder().encode(first), noFile));
    case 'bytes': return loaded(() => new VoicePack(new Uint8Array(Buffer.from(first, 'hex')), noFile));
    case 'say': return said(first, second, third);
    case 'ssml': return pack.announcement(first, second).ssml;
    case 'packs': return new VoiceIndex(new Uint8Array(readFileSync(first))).packs(second, third).join(' ');
    default: throw new Error(`no question: ${verb}`);
  }
}

const lines = readFileSync(0, 'utf8').split('\n').slice(0, -1);
const answers = [];
for (const line of lines) {
  try {
    answers.push(await answer(...line.split('\t')));
  } catch (error) {
    if (error instanceof Refusal) {
      answers.push(`refused ${error.reason}`);
    } else if (error instanceof PackFault) {
      answers.push('fault');
    } else {
      answers.push(`${error}`);
    }
  }
}
process.stdout.write(answers.map((text) => `${text}\n`).join(''));
