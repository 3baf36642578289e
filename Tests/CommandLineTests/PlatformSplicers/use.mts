// Uses all modules, with types.

import { VoiceIndex, VoicePack } from './voice-splicer.mjs';
import { AnnouncementPlayer, PlayedAnnouncement } from './announcement-player.mjs';
import { AnnouncementTurns } from './announcement-turns.mjs';
import { PayloadReader, TextTemplate } from './payload-reader.mjs';
import { WebOutput } from './web-output.mjs';

export async function announce(pack: VoicePack, amount: string): Promise<Blob> {
  const announcement = pack.announcement('payment-received', amount);
  return new Blob([await pack.file(announcement, 'mp3')], { type: 'audio/mpeg' });
}

export async function play(pack: VoicePack, push: string): Promise<string> {
  const reader = new PayloadReader();
  reader.textTemplates = [new TextTemplate('{amount}', 'refund-sent')];
  const reading = reader.reading(push, [pack]);
  const said = pack.announcement(reading.announcement ?? '', reading.amount);
  const player = new AnnouncementPlayer(new WebOutput('en-US'));
  const sound: Uint8Array = await pack.file(said, 'mp3');
  return player.play(new PlayedAnnouncement(sound, said.transcript, said.seconds, reader.message(push).id));
}

export const pack: Promise<VoicePack> = VoicePack.open(async (path: string) => new Uint8Array(path.length));
export const name: string = new VoiceIndex(new Uint8Array(0)).choice(['en'], ['USD']);
export const start: number = new AnnouncementTurns().turn(1).start;
