// Questions about packs, a line each, with tabs:
//
//   pack FOLDER                               loads a pack: `ok` or `fault` with its code
//   manifest TEXT                             loads a pack of which there is only this manifest, in one line of JSON
//   bytes HEXADECIMAL                         loads a pack of which there are only these bytes of a manifest
//   say RENDITIONS ANNOUNCEMENT [AMOUNT]      says an announcement; renditions have commas between them
//   ssml ANNOUNCEMENT [AMOUNT]                its SSML
//   packs FILE LOCALE [CURRENCY]              the packs of an index
//   payloads FILE                             what a table's payloads mean
//   turns FILE                                when announcements begin that ask for turns as a table says
//   player FILE                               what a player makes heard of pushes, or why it doesn't, as a table says
//   choices FILE                              the packs that a table's indexes choose
//   templates FILE                            what the texts of a table are read as by the templates of its packs
//
// What is said: ids with spaces between them, transcript, samples, and of each rendition its bytes and SHA-256.

function noFile() {
  throw new Error('there are no files');
}

function bytes(hexadecimal) {
  const pairs = hexadecimal.match(/../g) ?? [];
  return new Uint8Array(pairs.map((pair) => parseInt(pair, 16)));
}

/**
 * The answers to questions, a line each.
 *
 * @param modules what the modules export
 * @param read the bytes of the file at a path
 * @param sha256 of bytes, in hexadecimal digits
 */
export async function answered(questions, modules, read, sha256) {
  const {
    AnnouncementTurns, PackFault, PayloadFault, PayloadReader, PlayedAnnouncement, PlayerQueue, Refusal, TextTemplate, VoiceIndex, VoicePack,
  } = modules;
  let pack;

  async function loaded(load) {
    pack = undefined;
    pack = await load();
    return 'ok';
  }

  async function spliced(renditions, id, amount) {
    const announcement = pack.announcement(id, amount);
    const parts = [announcement.clips.join(' '), announcement.transcript, announcement.samples];
    for (const rendition of renditions.split(',').filter((name) => name !== '')) {
      const file = await pack.file(announcement, rendition);
      parts.push(rendition, file.length, await sha256(file));
    }
    return parts.join('\t');
  }

  async function table(file) {
    return JSON.parse(new TextDecoder().decode(await read(file)));
  }

  /** A pack that announces payments, unless the table says what it announces. */
  function announcing({ texts = [], announcements = { 'payment-received': { amount: true }, received: {} }, ...told } = {}) {
    const known = new Map(Object.entries(announcements));
    return {
      currency: 'USD', scale: 2, numbers: '1234.50', zeros: [], defaultAnnouncementId: 'payment-received', ...told,
      texts: texts.map(asking), saysAmount: (id) => known.has(id) ? known.get(id).amount === true : undefined,
      slots: (id) => known.get(id) && (known.get(id).slots ?? []).map(([name, kind, isOptional]) => ({ name, kind, isOptional })),
    };
  }

  function asking({ text, says, title, values }) {
    return { text, says, title, values: new Map(Object.entries(values ?? {})) };
  }

  function template(told) {
    const { text, says, title, values } = asking(told);
    return new TextTemplate(text, says, title, values);
  }

  function payloadReader(told) {
    const reader = Object.assign(new PayloadReader(), told);
    reader.textTemplates = reader.textTemplates.map(template);
    for (const key of ['announcements', 'currencies', 'slotKeys']) {
      if (told?.[key] !== undefined) reader[key] = new Map(Object.entries(told[key]));
    }
    return reader;
  }

  function outcome({ payload, reader: told, pack, packs, message: expected, identifier }) {
    const reader = payloadReader(told);
    // A text is one of JSON.
    const json = typeof payload === 'string' ? payload : JSON.stringify(payload);
    if (expected !== undefined) {
      const { id, sent, isUnreadable } = reader.message(json, identifier);
      return `message ${id ?? '-'} ${sent?.toFixed(2) ?? '-'} ${isUnreadable}`;
    }
    return said(reader, json, pack, packs);
  }

  /** What a payload or text says: announcement, amount and values. Of several packs, also which one speaks. */
  function said(reader, json, pack, packs) {
    try {
      const asked = reader.reading(json, packs?.map(announcing) ?? announcing(pack));
      if (asked.ignored !== undefined) return `ignored ${asked.ignored}`;
      const values = Object.entries(asked.values ?? {}).filter(([name]) => name !== 'amount').sort()
        .map(([name, value]) => `${name}=${value}`);
      const spoken = packs === undefined ? [] : [`@${asked.pack}`];
      return ['said', asked.announcement, ...(asked.amount === undefined ? [] : [asked.amount]), ...values, ...spoken].join(' ');
    } catch (error) {
      if (error instanceof PayloadFault) return `fault ${error.reason}`;
      throw error;
    }
  }

  function reading({ text, title, keys, reader: told, pack, packs }) {
    return said(payloadReader({ textKeys: ['text'], ...told }), JSON.stringify({ text, title, ...keys }), pack, packs);
  }

  function choice({ index, languages, currencies }) {
    try {
      return new VoiceIndex(new TextEncoder().encode(index)).choice(languages, currencies);
    } catch (error) {
      if (error instanceof Refusal) return `refused ${error.code}`;
      throw error;
    }
  }

  /** Times of the table are seconds from here on, seconds since 1970. */
  const base = 1_000_000;

  function turns({ interval, maximumAge, patience, reach, steps }) {
    // null is any age.
    const turns = new AnnouncementTurns(interval, maximumAge, patience, reach);
    if (maximumAge === null) turns.maximumAge = undefined;
    const answers = [];
    return steps.map((step) => {
      const sent = step.sent === undefined ? undefined : base + step.sent;
      if (step.begin !== undefined) {
        const known = answers[step.begin];
        known.at = turns.begin(known.answer, known.at);
        answers.push(undefined);
        return (known.at - base).toFixed(3);
      }
      const answer = step.turn !== undefined
        ? turns.turn(step.turn, step.id, sent, base + step.at) : turns.reserve(step.reserve, step.id, sent, base + step.at);
      answers.push({ answer, at: answer.start });
      return answer.refusal ?? (answer.start - base).toFixed(3);
    }).join(' ');
  }

  /** What is heard of each push: when and by what, or the reason. */
  function player({ interval, maximumAge, patience, pushes }) {
    const queue = new PlayerQueue(interval, maximumAge, patience);
    if (maximumAge === null) queue.maximumAge = queue.turns.maximumAge = undefined;
    const heard = pushes.map(() => []);
    const items = pushes.map(({ seconds, sound, text, id, sent }) => new PlayedAnnouncement(
      sound === 'none' ? undefined : new Uint8Array(), text, seconds ?? 0, id, sent === undefined ? undefined : base + sent));
    let now = 0;
    let end;
    const coming = new Set(pushes.keys());
    for (;;) {
      if (end?.at === now) {
        queue.ended(end.result, base + now);
        if (end.result === 'heard') heard[end.place].push(end.heard);
        end = undefined;
      }
      for (const place of [...coming].filter((place) => pushes[place].at === now)) {
        coming.delete(place);
        const { do: change, times } = pushes[place];
        if (change !== undefined) {
          queue[change](base + now);
          end = undefined;
          continue;
        }
        const refusal = queue.add(items[place], base + now, times);
        if (refusal !== undefined) heard[place].push(refusal);
      }
      const step = queue.next(base + now);
      const place = items.indexOf(step.item);
      if (step.kind === 'dropped') {
        heard[place].push(step.reason);
        continue;
      }
      if (step.kind === 'sound' || step.kind === 'text') {
        const { seconds, takes, sound, text } = pushes[place];
        if ((step.kind === 'sound' ? sound : text) === 'fails') {
          queue.ended('failed', base + now);
          continue;
        }
        const [at, late] = [now + (takes ?? seconds), step.until - base];
        end = { place, at: Math.min(at, late), result: at > late ? 'late' : 'heard', heard: `${now.toFixed(3)} ${step.kind}` };
        continue;
      }
      const times = [...coming].map((place) => pushes[place].at);
      if (end !== undefined) times.push(end.at);
      if (step.kind === 'wait') times.push(step.until - base);
      if (times.length === 0) return heard.map((all) => all.join('+')).join(',');
      now = Math.min(...times);
    }
  }

  async function answer(verb, first, second, third) {
    switch (verb) {
      case 'pack': return loaded(() => VoicePack.open((path) => read(`${first}/${path}`)));
      case 'manifest': return loaded(() => new VoicePack(new TextEncoder().encode(first), noFile));
      case 'bytes': return loaded(() => new VoicePack(bytes(first), noFile));
      case 'say': return spliced(first, second, third);
      case 'ssml': return pack.announcement(first, second).ssml;
      case 'packs': return new VoiceIndex(await read(first)).packs(second, third).join(' ');
      case 'payloads': return (await table(first)).map(outcome).join('\t');
      case 'turns': return (await table(first)).map(turns).join('\t');
      case 'player': return (await table(first)).map(player).join('\t');
      case 'choices': return (await table(first)).map(choice).join('\t');
      case 'templates': return (await table(first)).map(reading).join('\t');
      default: throw new Error(`no question: ${verb}`);
    }
  }

  const answers = [];
  for (const line of questions.split('\n').slice(0, -1)) {
    try {
      answers.push(await answer(...line.split('\t')));
    } catch (error) {
      if (error instanceof Refusal) {
        // There were no codes before 0.3.0.
        answers.push(`refused ${error.code ?? error.reason}`);
      } else if (error instanceof PackFault) {
        answers.push(error.code === undefined ? 'fault' : `fault ${error.code}`);
      } else {
        answers.push(`${error}`);
      }
    }
  }
  return answers.map((text) => `${text}\n`).join('');
}
