// Answers questions about packs by Node.js: node answers.mjs FOLDER < QUESTIONS. questions.mjs says which.
// In the folder lie the modules as they were exported.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { answered } from './questions.mjs';

const read = async (path) => new Uint8Array(await readFile(path));
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const module = (name) => import(pathToFileURL(`${process.argv[2]}/${name}.mjs`));
const modules = { ...(await module('voice-splicer')), ...(await module('payload-reader')) };
process.stdout.write(await answered(readFileSync(0, 'utf8'), modules, read, sha256));
