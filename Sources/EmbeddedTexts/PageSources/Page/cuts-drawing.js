// How the page of the cuts draws the waveform, and how edges are dragged in it.

const colour = name => getComputedStyle(document.documentElement).getPropertyValue("--" + name).trim();

/** Sizes a canvas, and tells how many seconds it shows from where. */
function sheet(canvas, width, start, span) {
  const height = canvas.clientHeight;
  const scale = Math.min(devicePixelRatio || 1, 16000 / width);
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  const paper = canvas.getContext("2d");
  paper.scale(scale, scale);
  const x = time => (time - start) / span * width;
  for (const cut of cuts) {
    if (cut.end < start || cut.start > start + span) continue;
    paper.fillStyle = colour(cut.clip < 0 ? "dropped" : isDoubtful(cut) ? "doubted" : "taken");
    paper.fillRect(x(cut.start), 0, Math.max(1, x(cut.end) - x(cut.start)), height);
  }
  paper.fillStyle = colour("wave");
  for (let column = 0; column < width; column += 1) {
    const first = Math.max(0, Math.floor(100 * (start + column / width * span)));
    const end = Math.max(first + 1, Math.floor(100 * (start + (column + 1) / width * span)));
    let top = 0;
    for (let index = first; index < end && index < peaks.length; index += 1) top = Math.max(top, peaks[index]);
    const reach = Math.max(0.5, top / 255 * height * 0.48);
    paper.fillRect(column, height / 2 - reach, 1, 2 * reach);
  }
  return { paper, x, height };
}

/** What the near view shows, seconds. */
function view() {
  const { start, end } = cuts[current];
  const span = Math.max(2, 2 * (end - start));
  return { start: (start + end - span) / 2, span };
}

function draw() {
  const [near, far] = [document.getElementById("near"), document.getElementById("far")];
  if (!near) return;
  const { start, span } = view();
  const { paper, x, height } = sheet(near, near.clientWidth, start, span);
  paper.fillStyle = colour("accent");
  for (const edge of [cuts[current].start, cuts[current].end]) {
    paper.fillRect(x(edge) - 1.5, 0, 3, height);
    paper.fillRect(x(edge) - 5, height / 2 - 14, 10, 28);
  }
  const width = Math.max(far.parentElement.clientWidth, Math.min(16000, 16 * data.seconds));
  far.style.width = width + "px";
  const all = sheet(far, width, 0, data.seconds);
  all.paper.strokeStyle = colour("accent");
  all.paper.lineWidth = 3;
  const [left, right] = [all.x(cuts[current].start), all.x(cuts[current].end)];
  all.paper.strokeRect(left, 1.5, Math.max(3, right - left), all.height - 3);
  const strip = far.parentElement;
  if (left < strip.scrollLeft || right > strip.scrollLeft + strip.clientWidth) strip.scrollLeft = left - strip.clientWidth / 3;
}

/** The cut that is nearest to a time. */
function nearest(time) {
  const far = cut => Math.max(cut.start - time, time - cut.end, 0);
  return cuts.reduce((best, cut, index) => far(cut) < far(cuts[best]) ? index : best, 0);
}

function pick(event) {
  go(nearest(event.offsetX / event.target.clientWidth * data.seconds));
  hear();
}

/** Drags an edge, or goes to the cut that was pressed. */
function grab(event) {
  const near = event.target;
  const { start, span } = view();
  const time = place => start + place / near.clientWidth * span;
  const distance = edge => Math.abs((cuts[current][edge] - start) / span * near.clientWidth - event.offsetX);
  const edge = distance("start") < distance("end") ? "start" : "end";
  if (distance(edge) > 14) {
    const index = nearest(time(event.offsetX));
    if (index !== current) go(index);
    return hear();
  }
  event.preventDefault();
  const before = near.getBoundingClientRect().left;
  const drag = moved => time(moved.clientX - before);
  const follow = moved => {
    const paper = near.getContext("2d");
    draw();
    paper.fillStyle = colour("error");
    paper.fillRect(moved.clientX - before - 1, 0, 2, near.clientHeight);
  };
  const drop = moved => {
    removeEventListener("pointermove", follow);
    if (Math.abs(moved.clientX - event.clientX) > 2) move(edge, drag(moved));
  };
  addEventListener("pointermove", follow);
  addEventListener("pointerup", drop, { once: true });
}

