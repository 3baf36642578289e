// Answers questions about packs by Node.js: node answers.mjs MODULE < QUESTIONS. questions.mjs says which.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { answered } from './questions.mjs';

const read = async (path) => new Uint8Array(await readFile(path));
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
process.stdout.write(await answered(readFileSync(0, 'utf8'), await import(pathToFileURL(process.argv[2])), read, sha256));
