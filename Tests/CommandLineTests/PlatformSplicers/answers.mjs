// Answers questions about packs by Node.js: node answers.mjs FOLDER < QUESTIONS. questions.mjs says which.
// In the folder lie the modules as they were exported.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { answered } from './questions.mjs';

const read = async (path) => new Uint8Array(await readFile(path));
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const exported = ['voice-splicer', 'payload-reader', 'announcement-turns', 'announcement-player']
  .map((name) => `${process.argv[2]}/${name}.mjs`);
const modules = Object.assign({}, ...(await Promise.all(exported.map((path) => import(pathToFileURL(path))))));
process.stdout.write(await answered(readFileSync(0, 'utf8'), modules, read, sha256));
