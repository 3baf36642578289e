// What announcements are heard by on a web page. Written by `voice-assets export`; don't edit it here.
// SPDX-License-Identifier: MIT

import { AnnouncementOutput } from './announcement-player.mjs';
/** Plays files by an audio element, and speaks texts by the browser's synthesizer. */
export declare class WebOutput implements AnnouncementOutput {
    /**
     * @param language of the texts, BCP 47
     * @param duck turns other sound of the page down (`true`) or up again (`false`): a page can't reach what others play
     */
    constructor(language: string, duck?: (isDucked: boolean) => void);
    now(): number;
    after(seconds: number, work: () => void): void;
    play(sound: Uint8Array): Promise<boolean>;
    speak(text: string): Promise<boolean>;
    stop(): void;
    duck(isDucked: boolean): void;
}
