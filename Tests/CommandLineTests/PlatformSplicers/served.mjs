// Serves a folder on this machine, and announces an amount by the article's code: node served.mjs FOLDER

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
const { announce, openPack } = await import(pathToFileURL(`${folder}/announce.mjs`));
const server = createServer(async (request, response) => {
  try {
    response.end(await readFile(`${folder}${request.url}`));
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const pack = await openPack(`http://127.0.0.1:${server.address().port}/VoiceAssets/en-USD`);
const blob = await announce(pack, '15.50');
console.log(blob.type, blob.size);
await announce(pack, '1,5').catch((error) => console.log('refused', error.reason));
server.close();
server.closeAllConnections?.();
