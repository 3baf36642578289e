// Hands pushes to the article's extension, compiled, with the stand-ins of its kits: node harmony.cjs PROGRAM KITS FILE.
// Prints for each what is played and logged, and the notification's words.

const { readFileSync, mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const [program, kits, file] = process.argv.slice(2);
const { default: SpokenNotification } = require(program);
const { notes } = require(kits);

async function main() {
  for (const { extraData, title, body } of JSON.parse(readFileSync(file, 'utf8'))) {
    const extension = new SpokenNotification();
    extension.context.cacheDir = mkdtempSync(`${tmpdir()}/cache-`);
    const data = JSON.stringify({ data: extraData, header: {}, messageAction: 0, notification: { title, body } });
    const content = await extension.onReceiveMessage({ type: 'IM', data, id: 1 });
    console.log([...notes.splice(0), `show ${content.title} ${content.text}`].join('; '));
  }
}

main();
