// What announcements are heard by on a web page. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

/** Plays files by an audio element, and speaks texts by the browser's synthesizer. */
export class WebOutput {
  #language;
  #duck;
  #stop = () => {};

  /**
   * @param language of the texts, BCP 47
   * @param duck turns other sound of the page down (`true`) or up again (`false`): a page can't reach what others play
   */
  constructor(language, duck = () => {}) {
    this.#language = language;
    this.#duck = duck;
  }

  now() {
    return Date.now() / 1000;
  }

  after(seconds, work) {
    setTimeout(work, seconds * 1000);
  }

  play(sound) {
    // RIFF is how WAV begins.
    const isWAV = sound[0] === 0x52 && sound[1] === 0x49 && sound[2] === 0x46 && sound[3] === 0x46;
    const url = URL.createObjectURL(new Blob([sound], { type: isWAV ? 'audio/wav' : 'audio/mpeg' }));
    const audio = new Audio(url);
    return this.#end((over) => {
      audio.onended = () => over(true);
      audio.onerror = () => over(false);
      audio.play().catch(() => over(false));
      return () => audio.pause();
    }).finally(() => URL.revokeObjectURL(url));
  }

  speak(text) {
    const synthesizer = globalThis.speechSynthesis;
    if (synthesizer === undefined) {
      return Promise.resolve(false);
    }
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = this.#language;
    return this.#end((over) => {
      utterance.onend = () => over(true);
      utterance.onerror = () => over(false);
      synthesizer.speak(utterance);
      return () => synthesizer.cancel();
    });
  }

  stop() {
    this.#stop();
  }

  duck(isDucked) {
    this.#duck(isDucked);
  }

  /** The first end counts. */
  #end(begin) {
    return new Promise((done) => {
      const silence = begin(done);
      this.#stop = () => {
        silence();
        done(false);
      };
    });
  }
}
