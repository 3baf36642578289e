import Foundation
import Testing

@testable import VoiceAssetCore

/// The words of the checks, in the one place where they are asserted: other tests assert a finding's check, place and values.
@Suite struct CheckWordsTests {
    /// Of each form of each check: `check | form | values | what is said`.
    private static let examples = #"""
        amount-unsaid | | amount=1.01 | no pattern of `amount` says 1.01; add a pattern without `when` at the end, or narrow the range
        amounts-alike | | first=0.07; second=1.07; words=`one one` | 0.07 and 1.07 are said alike: `one one`; change the rules or texts so that they differ, say what is left out, or narrow the range
        amounts-sound-alike | | first=15; second=50; words=`fifteen` and `fifty` | 15 and 50 differ only in clips that sound alike: `fifteen` and `fifty`; listen to these clips; record one of them again if it says the other's word
        announcement-too-long | | announcement=paid; amount=63; seconds=30.82 s; longest=35.88 s; limit=30.0 s | the announcement 'paid' with 63, and no smaller amount, takes 30.82 s; the longest takes 35.88 s (limit under 30.0 s); narrow the range, speak faster, or shorten `gap`
        announcement-too-long | any amount | announcement=paid; seconds=30.82 s; limit=30.0 s | the announcement 'paid' takes 30.82 s (limit under 30.0 s); say less, speak faster, or shorten `gap`
        clip-clipping | | samples=2646; longest=1.17 ms; depth=3.3 dB; most=0.75 ms; least=25.0 dB | 2646 samples at full scale: crests of up to 1.17 ms, 3.3 dB below the sound, are cut off (limit 0.75 ms and 25.0 dB); record again 6 dB lower
        clip-clipping | some | samples=2646; longest=1.17 ms; depth=3.3 dB | 2646 samples at full scale: crests of up to 1.17 ms, 3.3 dB below the sound, were cut off and are rounded; record again 6 dB lower, or listen to it
        clip-clipping | rounded | samples=2646; longest=1.17 ms; depth=3.3 dB | 2646 samples at full scale: crests of up to 1.17 ms, 3.3 dB below the sound, were cut off and are rounded; nothing of it is heard; record the next takes 6 dB lower
        clip-encoding | | reason=Format not recognised | Format not recognised; report this take as a bug of voice-assets
        clip-encoding | frames | rendition=mp3 | mp3: the encoder wrote more than independent frames; report this take as a bug of voice-assets
        clip-encoding | length | rendition=mp3; samples=24001; expected=24000 | mp3: decodes to 24001 samples instead of 24000; report this take as a bug of voice-assets
        clip-encoding | early | rendition=mp3 | mp3: decodes before its place on the timeline; report this take as a bug of voice-assets
        clip-encoding | late | rendition=mp3 | mp3: decodes after its place on the timeline; report this take as a bug of voice-assets
        clip-encoding | gain | rendition=mp3; gain=1.0021 | mp3: decodes with a gain of 1.0021 instead of 1; report this take as a bug of voice-assets
        clip-encoding | signal | rendition=mp3; ratio=38.2 dB; least=40.0 dB | mp3: decodes 38.2 dB true to the master, less than 40.0 dB; report this take as a bug of voice-assets
        clip-encoding | undecodable | rendition=mp3; reason=Format not recognised | mp3: does not decode again: Format not recognised; report this take as a bug of voice-assets
        clip-loudness | softened | loudness=-17.5 LUFS; target=-16.0 LUFS; lack=1.5 LU | loudness -17.5 LUFS where the true peak allows no more (limit -16.0 LUFS); record with less emphasis, or lower the profile's loudness by 1.5 LU
        clip-loudness | uneven | rendition=mp3; loudness=-17.5 LUFS; target=-16.0 LUFS; tolerance=0.5 LUFS | mp3: loudness -17.5 LUFS (limit -16.0 ± 0.5 LUFS); record again with less hiss
        clip-loudness | lowered | loudness=-17.5 LUFS; softest=a,b; target=-16.0 LUFS | all clips are at -17.5 LUFS, because the true peak of `a` and `b` allows no more (limit -16.0 LUFS); to be louder, record these again with less emphasis
        clip-loudness | shared | loudness=-17.5 LUFS; target=-16.0 LUFS | all clips are at -17.5 LUFS, as loud as the softest pack of the run (limit -16.0 LUFS)
        clip-speech-cut | start | rendition=mp3; depth=6.0 dB; least=20.0 dB | mp3: the start is only 6.0 dB below the loudest part (limit 20.0 dB); leave half a second of silence around the word
        clip-speech-cut | end | rendition=mp3; depth=6.0 dB; least=20.0 dB | mp3: the end is only 6.0 dB below the loudest part (limit 20.0 dB); leave half a second of silence around the word
        clip-too-long | | seconds=31.07 s; most=30 s | clip of 31.07 s (limit under 30 s); record a shorter prompt; check that the file holds one clip only
        clip-too-long | unannounceable | clip=and; seconds=10.2 s; most=10.0 s | the clip 'and' takes 10.2 s (limit under 10.0 s); speak faster, or raise `max-seconds`
        clip-true-peak | | peak=-0.6 dBTP; most=-1.0 dBTP | true peak -0.6 dBTP (limit -1.0 dBTP); lower the profile's loudness
        clip-unused | | clip=and | no announcement says the clip 'and'; remove it, or check the rules that should say it
        clip-unused | never last | clip=and | no announcement ends with the clip 'and'; take it out of `end-forms`
        clip-unused | only last | clip=and | announcements say the clip 'and' at their end only; take it out of `end-forms`, and name what is recorded as `and.end` `and`
        recognizer-failed | not run | program=whisper | the recognizer `whisper` can't be run; install it, or name another one
        recognizer-failed | failed | status=3 | the recognizer ended with 3; run it by hand with this take
        recognizer-failed | failed saying | status=3; words=no model | the recognizer ended with 3: no model; run it by hand with this take
        recognizer-failed | late | limit=1 s | the recognizer was not done and was ended (limit 1 s); give it more time with --seconds
        recognizer-failed | flooded | limit=65536 bytes | the recognizer printed too much and was ended (limit 65536 bytes); let it print what it hears and nothing else
        recognizer-failed | interrupted | | the recognizer was ended with this program; run it again
        recognizer-failed | gone | | the take could not be read any more
        recording-alike | | clip=and; other=a | `and` sounds like `a`; listen to both: one of the two may say the other's word
        recording-alike | several | clip=and; other=a; more=2 | `and` sounds like `a` and 2 more; listen to them: some may say another's word
        recording-band-limited | | end=3.4 kHz; least=7.0 kHz | nothing above 3.4 kHz, as over a telephone (limit 7.0 kHz); record into the computer itself at 44.1 or 48 kHz, not by telephone or headset radio
        recording-cut | start | own=31 dB; usual=12 dB | the word sets in with an edge of 31 dB, where most other takes stay below 12 dB, as if its start were cut off; listen to it; cut it anew with the room's silence around the word, or record it again
        recording-cut | end | own=31 dB; usual=12 dB | the word stops by 31 dB at once, where most other takes stay below 12 dB, as if its end were cut off; listen to it; cut it anew with the room's silence around the word, or record it again
        recording-cut | startMany | clips=a,b,c; own=31 dB; usual=12 dB | `a`, `b` and `c`: the word sets in with an edge of 31 dB, where most other takes stay below 12 dB, as if its start were cut off; listen to it; cut it anew with the room's silence around the word, or record it again
        recording-cut | endMany | clips=a,b,c; own=31 dB; usual=12 dB | `a`, `b` and `c`: the word stops by 31 dB at once, where most other takes stay below 12 dB, as if its end were cut off; listen to it; cut it anew with the room's silence around the word, or record it again
        recording-dc-offset | | offset=2.5 %; most=1 % | DC offset 2.5 % of full scale (limit 1 %); it is removed; check the converter and cables
        recording-dropouts | once | length=12 ms; start=0.125 s | the sound is missing for 12 ms at 0.125 s; record again with larger buffers and no other program running
        recording-dropouts | often | length=12 ms; start=0.125 s; more=2 | the sound is missing for 12 ms at 0.125 s and 2 times more; record again with larger buffers and no other program running
        recording-duplicate | | clip=and; other=a | `and` sounds the same as `a`, as one recording does; unless both words sound the same, one of the two says the wrong word: listen to both
        recording-duplicate | end | clip=a.end; other=a | `a.end` sounds the same as `a`, as one recording does; say it as the last word of a sentence, or take `a` out of `end-forms`: it brings nothing
        recording-duplicate | several | clips=a,b,c; other=a | `a`, `b` and `c` sound the same as `a`, as one recording does; unless all these words sound the same, all but one of them say the wrong word: listen to them
        recording-edge | start | silence=12 ms; least=50 ms | speech 12 ms from the start of the file (limit 50 ms); check that the word is whole; leave new recordings half a second of silence on both sides
        recording-edge | end | silence=12 ms; least=50 ms | speech 12 ms from the end of the file (limit 50 ms); check that the word is whole; leave new recordings half a second of silence on both sides
        recording-edge | tight | | no pause beside the speech tells the noise, so all that sounds is kept; check that only the word is heard; leave new recordings half a second of silence on both sides
        recording-empty | none | | the file holds no samples; record the clip again
        recording-empty | nothing | | no speech found, only silence; check that the microphone is on and chosen, and record the clip again
        recording-empty | silent | peak=-6.0 dBFS | no speech found, only silence, peak -6.0 dBFS; check that the microphone is on and chosen, and record the clip again
        recording-empty | steady | peak=-6.0 dBFS | no speech found, only steady noise or hum, peak -6.0 dBFS; record the clip again
        recording-empty | brief | peak=-6.0 dBFS | no speech found, only a click or a knock, peak -6.0 dBFS; record the clip again
        recording-empty | rough | peak=-6.0 dBFS | hardly a voice in what ends as a word does, peak -6.0 dBFS; listen to it: a knock may sound so
        recording-empty | synthetic | peak=-6.0 dBFS | the synthesizer's word has no voice that lasts, peak -6.0 dBFS; listen to it; choose another voice with --with, or let a person speak it
        recording-empty | unvoiced | peak=-6.0 dBFS | no speech found, only noise without a voice, peak -6.0 dBFS; if a word is whispered in it, say it with your voice; else record the clip again
        recording-flat-tops | | count=3; height=-6.0 dBFS | 3 crests cut off flat at -6.0 dBFS, as by clipping before the level was lowered; record again with less gain at the microphone: what was cut off does not come back
        recording-hum | | frequency=50 Hz; level=-45.0 dBFS; ratio=38.2 dB; least=40.0 dB | 50 Hz hum at -45.0 dBFS, 38.2 dB below the speech (limit 40.0 dB); use a balanced cable, keep it away from power supplies and the microphone from fans and disks, and run the computer on its battery
        recording-length | long | seconds=1.51 s; expected=0.52 s; most=2.5 | 1.51 s of speech where the other takes suggest 0.52 s (limit 2.5 times longer); listen to it: it may say something else
        recording-length | short | seconds=1.51 s; expected=0.52 s; most=2.5 | 1.51 s of speech where the other takes suggest 0.52 s (limit 2.5 times shorter); listen to it: it may say something else
        recording-length | longUnnamed | seconds=1.51 s; expected=0.52 s; most=2.5 | 1.51 s of speech where the other takes suggest 0.52 s (limit 2.5 times longer); listen to it, or name the pack with --pack to hold it against its text
        recording-length | shortUnnamed | seconds=1.51 s; expected=0.52 s; most=2.5 | 1.51 s of speech where the other takes suggest 0.52 s (limit 2.5 times shorter); listen to it, or name the pack with --pack to hold it against its text
        recording-level | loud | peak=-2.0 dBFS; most=-6.0 dBFS; excess=4.0 dB | peak -2.0 dBFS (limit -6.0 dBFS); lower the microphone's gain by 4.0 dB; a louder word would clip
        recording-level | low | level=-30.0 dBFS; least=-26.0 dBFS; most=-14.0 dBFS; excess=4.0 dB | speech at -30.0 dBFS (limit -26.0 to -14.0 dBFS); raise the microphone's gain by 4.0 dB
        recording-level | high | level=-10.0 dBFS; least=-26.0 dBFS; most=-14.0 dBFS; excess=4.0 dB | speech at -10.0 dBFS (limit -26.0 to -14.0 dBFS); lower the microphone's gain by 4.0 dB
        recording-limit | rate | rate=4000 Hz; least=8000 Hz; most=192000 Hz | sample rate 4000 Hz (limit 8000 to 192000 Hz); export at 48000 Hz
        recording-limit | channels | channels=33; most=32 | 33 channels (limit 32); export as mono
        recording-limit | seconds | seconds=121 s; most=120 s | 121 s of audio (limit 120 s); cut the session into one file per clip
        recording-limit | samples | samples=40000000; most=23040000 | 40000000 samples over all channels (limit 23040000); export as mono at 48000 Hz
        recording-limit | unstated | seconds=120 s; most=120 s | more than 120 s of audio in a file that does not state its length (limit 120 s); cut the session into one file per clip
        recording-noise | | floor=-52.0 dBFS; ratio=38.2 dB; least=40.0 dB | noise floor -52.0 dBFS, 38.2 dB below the speech (limit 40.0 dB); record in a quieter room or closer to the microphone; weak edges of the word may be lost
        recording-noise | floor | floor=-52.0 dBFS; most=-55.0 dBFS | noise floor -52.0 dBFS (limit -55.0 dBFS); switch off fans, close windows, add soft furniture, go closer to the microphone
        recording-phase | opposite | | channels in opposite phase; only the loudest is used; check the cables' polarity
        recording-phase | silent | channels=2 | channel 2 silent; the others are used; a mono file would do
        recording-plosive | | time=0.31 s; depth=8.0 dB; least=12.0 dB | a pop at 0.31 s, 8.0 dB below the speech (limit 12.0 dB); speak past the microphone or use a pop filter; `high-pass` of `profile` lowers what is left
        recording-quiet | | peak=-43.0 dBFS; least=-40.0 dBFS | peak -43.0 dBFS (limit -40.0 dBFS); raise the microphone's gain or go closer
        recording-quiet | faint | peak=-43.0 dBFS; ratio=18.0 dB; least=-40.0 dBFS; leastRatio=20.0 dB | peak -43.0 dBFS, and the noise only 18.0 dB below the speech (limit -40.0 dBFS or 20.0 dB); record again with more gain or closer to the microphone: raising this take raises its noise
        recording-room | noise | own=41.0 dB; usual=60.0 dB | noise 41.0 dB below the speech, where the other takes have it 60.0 dB below; record all takes of a pack in one room, with one microphone and one distance to it
        recording-room | echo | own=210 ms; usual=60 ms | no sound fades by 20 dB in less than 210 ms, where it takes 60 ms in the other takes, as in a room that echoes; record all takes of a pack in one room, far from bare walls and at one distance
        recording-room | noiseMany | clips=a,b,c; own=41.0 dB; usual=60.0 dB | `a`, `b` and `c`: noise 41.0 dB below the speech, where the other takes have it 60.0 dB below; record all takes of a pack in one room, with one microphone and one distance to it
        recording-room | echoMany | clips=a,b,c; own=210 ms; usual=60 ms | `a`, `b` and `c`: no sound fades by 20 dB in less than 210 ms, where it takes 60 ms in the other takes, as in a room that echoes; record all takes of a pack in one room, far from bare walls and at one distance
        recording-samples | scale | peak=250.0; most=100.0 | samples up to 250.0 where 1 is full scale (limit 100.0); export the file again, as 24-bit integers
        recording-samples | infinite | count=4; first=1 | 4 samples are not finite numbers, the first in frame 1 (limit 0); export the file again, as 24-bit integers
        recording-synthetic | | count=3; all=21 | 3 of 21 clips are spoken by a synthesizer; record them: `status` lists which
        recording-text-changed | | was=b; now=better; pack=en-USD; clip=and | recorded as `b`, now `better`; record it again, or if it says that too: voice-assets status --pack en-USD --confirm and
        recording-text-changed | synthetic | was=b; now=better; pack=en-USD; clip=and | recorded as `b`, now `better`; delete the take and let it be spoken again, or if it says that too: voice-assets status --pack en-USD --confirm and
        recording-text-changed | swapped | was=b; now=better; swapped=a.wav; pack=en-USD; clip=and | recorded as `b`, now `better`, and a.wav the other way round: the two were swapped; give each the other's name, or if it says that too: voice-assets status --pack en-USD --confirm and
        recording-truncated | chunk | promised=64800 bytes; chunk=data; present=39956 bytes | the header promises 64800 bytes in chunk 'data' (limit the 39956 bytes that are there); the file is damaged or cut short: copy or export it again
        recording-truncated | piped | promised=64800 bytes; chunk=data; present=39956 bytes; convert=ffmpeg -i 'a.m4a' 'a.wav' | the header promises 64800 bytes in chunk 'data' (limit the 39956 bytes that are there); if it was written through a pipe, all is there: ffmpeg -i 'a.m4a' 'a.wav'
        recording-truncated | frames | bytes=48001 bytes; frame=2 | 48001 bytes of raw samples (limit a multiple of 2, the bytes of a frame); the file is cut short, or `bits` and `channels` of `pcm` in pack.yml are not its own
        recording-truncated | samples | promised=48000; present=40000 | the header promises 48000 samples a channel (limit the 40000 that are there); the file is damaged or cut short: copy or export it again
        recording-truncated | amid | | the file ends amid the speech, where its Ogg stream was to go on; the file is damaged or cut short: copy or export it again
        recording-truncated | behind | convert=ffmpeg -i 'a.m4a' 'a.wav' | the file ends behind the speech, where its Ogg stream was to go on; listen whether the word is whole; then this writes a file that ends: ffmpeg -i 'a.m4a' 'a.wav'
        recording-unreadable | unknown | reason=Format not recognised; convert=ffmpeg -i 'a.m4a' 'a.wav' | libsndfile does not read it: Format not recognised; convert it with: ffmpeg -i 'a.m4a' 'a.wav'
        recording-unreadable | damaged | reason=Format not recognised | libsndfile does not read it: Format not recognised; the file is damaged or cut short: copy or export it again
        recording-unreadable | raw | reason=Format not recognised | libsndfile does not read it: Format not recognised; nobody knows what `.raw` holds: find out, say so under `takes: pcm:` of pack.yml, and call the file `.pcm`
        recording-unreadable | empty | | the file is empty; record the clip again
        recording-unreadable | unstated | | raw samples, and no pack.yml says what they are; write it there: takes: {pcm: {rate: 24000, bits: 16, order: little, channels: 1}}
        recording-unreadable | container | container=WAV | it is called raw samples and begins as WAV does; give it the extension of WAV
        recording-unused | | choice=take 2 of 3: take 1 hums; clip=and; number=1 | not used, but take 2 of 3: take 1 hums; to use this one, write `pins: {"and": 1}` in pack.yml
        recording-unused | pinned | choice=take 2 of 3: take 1 hums | not used, but take 2 of 3: take 1 hums
        recording-utterances | | count=2; pause=410 ms; most=300 ms | 2 utterances, parted by up to 410 ms (limit 300 ms); keep one of them, or say the phrase without a pause: the clip holds all of it
        recording-utterances | behind | at=0.83 s; pause=0.21 s; softer=14 dB | a second utterance at 0.83 s, 0.21 s after the first and 14 dB softer, in the take of one word; listen to it; cut off what is no part of the word
        recording-utterances | behindAlike | at=0.83 s; pause=0.21 s | a second utterance at 0.83 s, 0.21 s after the first and as loud, in the take of one word; listen to it; cut off what is no part of the word
        recording-utterances | before | at=0.62 s; pause=0.21 s; softer=9 dB | an utterance up to 0.62 s, 0.21 s before the other and 9 dB softer, in the take of one word; listen to it; cut off what is no part of the word
        recording-utterances | beforeAlike | at=0.83 s; pause=0.21 s | an utterance up to 0.83 s, 0.21 s before the other and as loud, in the take of one word; listen to it; cut off what is no part of the word
        recording-voice | | own=95 Hz; usual=210 Hz | the voice is at 95 Hz, where that of the other takes is at 210 Hz; let one person speak all takes of a pack
        recording-voice | many | clips=a,b,c; own=95 Hz; usual=210 Hz | `a`, `b` and `c`: the voice is at 95 Hz, where that of the other takes is at 210 Hz; let one person speak all takes of a pack
        recording-words | silence | text=one | nothing heard where the text is `one`; listen to it: recognizers mishear, and takes get mixed up
        recording-words | | heard=two; text=one | heard `two` where the text is `one`; listen to it: recognizers mishear, and takes get mixed up
        recording-words | unlikely | heard=two; score=0.5; text=one | heard `two` with a score of 0.5, and `one` not at all; listen to it: recognizers mishear, and takes get mixed up
        recording-words | second | heard=won; score=0.5; lead=1.5; text=one | heard `won` with a score of 0.5, 1.5 above `one`; listen to it: recognizers mishear, and takes get mixed up
        speech-failed | option | | the text begins with `-`, as an option of the program does; write -- before {text} if the program knows that, or begin the text otherwise
        speech-failed | not run | program=whisper | the program `whisper` can't be run; install it, or name another one: --with 'PROGRAM … {text} … {out}'
        speech-failed | failed | status=3 | the program ended with 3; run it by hand for this text
        speech-failed | failed saying | status=3; words=no model | the program ended with 3: no model; run it by hand for this text
        speech-failed | late | limit=1 s | the program was not done and was ended (limit 1 s); give it more time with --seconds
        speech-failed | flooded | limit=65536 bytes | the program wrote too much to standard output (limit 65536 bytes); let it write to {out}
        speech-failed | interrupted | | the program was ended with this one; run it again
        speech-failed | no file | | the program wrote no file; let it write to {out}
        speech-failed | empty | | the program wrote an empty file; run it by hand for this text
        speech-failed | unusable | checks=recording-unreadable | no clip can be made of what the program wrote: recording-unreadable; run it by hand for this text, and `voice-assets inspect` on what it writes
        """#

    private static let rows = examples.split(separator: "\n").map { line in
        line.split(separator: "|", maxSplits: 3).map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// `50 Hz` is a quantity, `a,b` are names.
    private static func arguments(_ text: String) -> [String: Finding.Argument] {
        let pairs = text.split(separator: "; ").map { $0.split(separator: "=", maxSplits: 1) }
        return Dictionary(
            uniqueKeysWithValues: pairs.map { pair in
                let (name, value) = (String(pair[0]), String(pair[1]))
                if ["clips", "softest"].contains(name) { return (name, .names(value.components(separatedBy: ","))) }
                guard let figure = value.wholeMatch(of: /(-?[0-9.]+)(?: (\S+))?/) else { return (name, .text(value)) }
                return (name, .of(String(figure.1), figure.2.map(String.init)))
            })
    }

    @Test(arguments: rows) func says(row: [String]) throws {
        let check = try #require(Check.named(row[0]))
        try #require(check.forms[row[1]] != nil, "no words for \(row[1])")
        #expect(Finding(check, row[1], Self.arguments(row[2])).message == row[3])
    }

    @Test func everyFormHasOneExample() {
        let forms = Check.all.flatMap { check in check.forms.keys.map { "\(check.id) | \($0)" } }
        #expect(Self.rows.map { "\($0[0]) | \($0[1])" }.sorted() == forms.sorted())
    }
}
