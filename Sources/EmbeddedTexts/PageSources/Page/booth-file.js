// The file of takes: WAV of 24 bits, all takes one behind another, and for each a cue region with the clip's id and its text.
// (Microsoft and IBM: Multimedia Programming Interface and Data Specifications 1.0, 1991)

/** Bytes of a part: what mail takes. */
const largestPart = 25_000_000;

/**
 * @param takes each with `id`, `text`, `rate` and `samples`, in the order of the file
 * @param about `pack`, `speaker` and `license`
 * @returns the names and the bytes of the parts
 */
function takeFiles(takes, about) {
  const parts = [];
  for (const take of takes) {
    const part = parts.at(-1);
    const bytes = 3 * take.samples.length + 200 + 8 * (take.id.length + take.text.length);
    if (part && part.rate === take.rate && part.bytes + bytes <= largestPart) {
      part.takes.push(take);
      part.bytes += bytes;
    } else {
      parts.push({ rate: take.rate, takes: [take], bytes: bytes + 4096 });
    }
  }
  return parts.map((part, index) => ({
    name: about.pack + ".takes" + (parts.length > 1 ? "-" + (index + 1) : "") + ".wav",
    bytes: takeFile(part.takes, part.rate, about),
  }));
}

function takeFile(takes, rate, about) {
  const text = words => [...new TextEncoder().encode(words), 0];
  const number = (value, count = 4) => Array.from({ length: count }, (_, byte) => value / 2 ** (8 * byte) & 255);
  const chunk = (name, ...parts) => {
    const content = parts.flat();
    return [...text(name).slice(0, 4), ...number(content.length), ...content, ...(content.length % 2 ? [0] : [])];
  };
  const frames = takes.reduce((sum, take) => sum + take.samples.length, 0);
  const info = [
    ["ISFT", "voice-assets booth 1"], ["INAM", about.pack], ["IART", about.speaker], ["ICOP", about.license],
    // Other programs write their own name into ISFT; this one they copy.
    ["ICMT", "voice-assets booth 1"],
  ].filter(([, words]) => words);
  const format = chunk("fmt ", number(1, 2), number(1, 2), number(rate), number(3 * rate), number(3, 2), number(24, 2));
  const head = [...format, ...chunk("LIST", text("INFO").slice(0, 4), info.map(([name, words]) => chunk(name, text(words))).flat())];
  const cues = [];
  const notes = [];
  let start = 0;
  takes.forEach((take, index) => {
    const id = number(index + 1);
    cues.push(id, number(start), text("data").slice(0, 4), number(0, 8), number(start));
    notes.push(chunk("ltxt", id, number(take.samples.length), text("rgn ").slice(0, 4), number(0, 8)));
    notes.push(chunk("labl", id, text(take.id)), chunk("note", id, text(take.text)));
    start += take.samples.length;
  });
  const tail = [...chunk("cue ", number(takes.length), cues.flat()), ...chunk("LIST", text("adtl").slice(0, 4), notes.flat())];
  const padding = 3 * frames % 2;
  const bytes = new Uint8Array(12 + head.length + 8 + 3 * frames + padding + tail.length);
  bytes.set([...text("RIFF").slice(0, 4), ...number(bytes.length - 8), ...text("WAVE").slice(0, 4), ...head]);
  let place = 12 + head.length;
  bytes.set([...text("data").slice(0, 4), ...number(3 * frames)], place);
  place += 8;
  for (const { samples } of takes) {
    for (const sample of samples) {
      const value = Math.max(-8388608, Math.min(8388607, Math.round(sample * 8388608)));
      bytes[place] = value & 255;
      bytes[place + 1] = value >> 8 & 255;
      bytes[place + 2] = value >> 16 & 255;
      place += 3;
    }
  }
  bytes.set(tail, place + padding);
  return bytes;
}
