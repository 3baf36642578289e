#!/usr/bin/env python3
"""Make the synthetic recordings of the built-in voice packs and of the tests, raw.

Reads the clips of each pack from its pack.yml, lets a synthesizer speak them, and writes each one
the way a studio might deliver it: another file format, sample rate and level for every clip, room
noise, and here and there DC offset, hum, a mouse click, a breath or a bad stereo channel. RECIPES
says which clip gets what.

The random numbers are seeded with the pack and the clip, so a second run writes the same bytes
as long as the synthesizers, sox and ffmpeg are the same.

Needs (Debian packages): espeak-ng flite festival festvox-ru sox ffmpeg python3
"""

import argparse
import math
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from array import array
from dataclasses import dataclass

HERE = pathlib.Path(__file__).resolve().parent
# The packs that are no built-in ones: material of the tests.
ELSEWHERE = {"zh-Hans-CNY": HERE.parent / "Tests/FaultyTakes"}

# What speaks for a pack's `speaker`: a program, and its voice. Mandarin takes espeak-ng's Pinyin voice: espeak-ng looks a
# character up as Pinyin, and its plain `cmn` voice reads most of that as English ("yuan two").
VOICES = {
    "espeak-ng cmn": ("espeak-ng", "cmn-latn-pinyin"),
    "flite cmu_us_slt": ("flite", "slt"),
    "festival msu_ru_nsh": ("festival", "voice_msu_ru_nsh_clunits"),
}
# What a voice is given instead of a clip's text: the Russian one knows the stress of every word but this.
SPOKEN = {"ru-RUB": {"0": "н+оль"}}
# How much slower flite speaks than by itself: announcements are heard once, and at its own pace "seventeen" sounds like
# "fifteen". "five" loses 1.6 % of its level as IMA4 at 16 kHz when it is as slow; generate allows 1 %.
STRETCH = 1.1
STRETCHED = {"five": 1.05}
WORDS_PER_MINUTE = 155
PEAK_LIMIT = -1.0  # dBFS, before encoding and after decoding

FORMATS = {  # name: (extension, what the table calls it, bits, ffmpeg options)
    "wav16": ("wav", "WAV", "16", ["-c:a", "pcm_s16le"]),
    "wav24": ("wav", "WAV", "24", ["-c:a", "pcm_s24le"]),
    "wavf": ("wav", "WAV", "32 float", ["-c:a", "pcm_f32le"]),
    "flac16": ("flac", "FLAC", "16", ["-c:a", "flac", "-sample_fmt", "s16"]),
    "flac24": ("flac", "FLAC", "24", ["-c:a", "flac", "-sample_fmt", "s32"]),
    "aiff16": ("aiff", "AIFF", "16", ["-c:a", "pcm_s16be"]),
    "aiff24": ("aiff", "AIFF", "24", ["-c:a", "pcm_s24be"]),
    "caf16": ("caf", "CAF", "16", ["-c:a", "pcm_s16be"]),
    "caff": ("caf", "CAF", "32 float", ["-c:a", "pcm_f32be"]),
    "ogg": ("ogg", "Ogg Vorbis", "lossy", ["-c:a", "libvorbis", "-q:a", "5"]),
    "mp3": ("mp3", "MP3", "lossy", ["-c:a", "libmp3lame", "-b:a", "128k"]),
}

CHANNELS = {  # name: (gain of the speech and of the noise in each channel, what the table says)
    "mono": ([(1.0, 1.0)], ""),
    "stereo": ([(1.0, 1.0), (None, 1.0)], ""),  # None: 0.5 to 2 dB lower, see `spread`
    "right dead": ([(1.0, 1.0), (0.0, 0.0)], "right channel dead"),
    "left quiet": ([(0.06, 1.0), (1.0, 1.0)], "left channel 24 dB lower"),
    "opposite": ([(1.0, 1.0), (-0.92, 1.0)], "channels in opposite phase"),
}


@dataclass
class Take:
    """How one clip is recorded. All levels are those of the loudest channel."""

    format: str  # of FORMATS
    rate: int  # Hz
    channels: str  # of CHANNELS
    level: float  # of the speech while it is active, dBFS RMS
    noise: float  # the room, dB below `level`
    dc: float = 0  # percent of full scale
    extra: str = ""  # "click", "breath" or "hum"


PLAIN_TAKE = Take("flac16", 24000, "mono", -24, 54)  # for a clip without a recipe
# The same, in a pack that is to be small and to have no faults.
PLAIN_TAKES = {"shop-en-USD": Take("ogg", 24000, "mono", -24, 58)}

RECIPES = {
    "zh-Hans-CNY": {
        "payment-received": Take("flac16", 44100, "stereo", -22, 56, extra="breath"),
        "refund-sent": Take("flac16", 24000, "mono", -25, 52),
        "new-order": Take("ogg", 44100, "mono", -27, 50),
        "0": Take("wav16", 48000, "mono", -24, 52, dc=1.2, extra="click"),
        "1": Take("wav24", 44100, "mono", -30, 50),
        "2": Take("wavf", 32000, "mono", -20, 55, dc=-0.6),
        "3": Take("flac24", 96000, "mono", -19, 60),
        "4": Take("aiff16", 44100, "mono", -27, 48, dc=-2.0),
        "5": Take("caf16", 22050, "opposite", -25, 51),
        "6": Take("ogg", 48000, "stereo", -21, 54),
        "7": Take("mp3", 44100, "right dead", -26, 50),
        "8": Take("wav16", 16000, "mono", -34, 40),
        "9": Take("flac16", 48000, "left quiet", -23, 53),
        "liang": Take("mp3", 22050, "mono", -28, 46, extra="breath"),
        "ten": Take("flac16", 88200, "mono", -29, 49, extra="click"),
        "hundred": Take("ogg", 32000, "mono", -32, 44, extra="hum"),
        "thousand": Take("wav16", 24000, "stereo", -36, 42, dc=3.0),
        "ten-thousand": Take("aiff24", 24000, "mono", -38, 45, extra="hum"),
        "hundred-million": Take("caff", 32000, "mono", -31, 47, dc=-1.5, extra="click"),
        "point": Take("wav16", 22050, "mono", -18, 58),
        "yuan": Take("mp3", 48000, "stereo", -33, 38),
    },
    "en-USD": {
        "payment-received": Take("flac16", 48000, "stereo", -21, 56, extra="breath"),
        "refund-sent": Take("flac16", 22050, "mono", -26, 51),
        "new-order": Take("mp3", 44100, "mono", -24, 53),
        "0": Take("wav16", 44100, "mono", -24, 52, dc=1.1),
        "1": Take("wav16", 16000, "mono", -30, 46, extra="click"),
        "2": Take("flac24", 96000, "mono", -18, 60),
        "3": Take("mp3", 44100, "stereo", -22, 50),
        "4": Take("wavf", 24000, "mono", -27, 48),
        "5": Take("aiff16", 22050, "mono", -29, 45, dc=-2.4),
        "6": Take("caf16", 24000, "mono", -33, 43, dc=0.8),
        "7": Take("ogg", 48000, "right dead", -25, 52),
        "8": Take("flac16", 44100, "mono", -28, 51, extra="click"),
        "9": Take("wav24", 16000, "mono", -35, 47),
        "10": Take("mp3", 22050, "mono", -20, 55),
        "11": Take("flac16", 32000, "left quiet", -26, 49),
        "12": Take("wav16", 22050, "mono", -31, 44, extra="hum"),
        "13": Take("ogg", 44100, "mono", -36, 40),
        "14": Take("flac16", 24000, "mono", -23, 53, dc=3.0),
        "15": Take("wav16", 24000, "opposite", -24, 50),
        "16": Take("mp3", 48000, "mono", -27, 54, extra="breath"),
        "17": Take("aiff24", 16000, "mono", -22, 57),
        "18": Take("flac16", 48000, "mono", -38, 42, dc=-0.5),
        "19": Take("ogg", 24000, "stereo", -29, 48),
        "20": Take("flac16", 88200, "mono", -34, 45, extra="click"),
        "30": Take("wav16", 16000, "mono", -19, 58, dc=-1.0),
        "40": Take("mp3", 32000, "stereo", -32, 46),
        "50": Take("flac24", 44100, "mono", -30, 52, extra="breath"),
        "60": Take("caf16", 16000, "mono", -25, 50, extra="hum"),
        "70": Take("ogg", 32000, "mono", -21, 38),
        "80": Take("wav16", 22050, "mono", -37, 41, dc=2.2),
        "90": Take("flac16", 16000, "stereo", -28, 49),
        "hundred": Take("mp3", 24000, "mono", -23, 53),
        "thousand": Take("flac16", 44100, "mono", -26, 55, extra="hum"),
        "million": Take("ogg", 22050, "mono", -31, 47),
        "and": Take("wav16", 32000, "mono", -20, 56),
        "dollar": Take("flac16", 24000, "mono", -33, 44, dc=-2.8, extra="click"),
        "dollars": Take("aiff16", 24000, "mono", -22, 54, dc=1.6),
        "cent": Take("caff", 16000, "mono", -35, 43),
        "cents": Take("wav24", 16000, "mono", -24, 51),
    },
    "ru-RUB": {
        "payment-received": Take("flac16", 32000, "stereo", -22, 55, extra="breath"),
        "refund-sent": Take("ogg", 32000, "mono", -25, 52),
        "new-order": Take("flac16", 24000, "mono", -28, 50),
        "0": Take("wav16", 16000, "mono", -25, 51, dc=-1.4),
        "1": Take("ogg", 44100, "mono", -28, 48),
        "1-f": Take("flac16", 24000, "mono", -27, 50, extra="click"),
        "2": Take("wav16", 22050, "mono", -31, 46),
        "2-f": Take("mp3", 24000, "mono", -24, 53),
        "3": Take("aiff16", 16000, "mono", -29, 49, dc=1.8),
        "4": Take("ogg", 48000, "stereo", -23, 54),
        "5": Take("flac24", 44100, "mono", -20, 58),
        "6": Take("mp3", 44100, "right dead", -26, 50),
        "7": Take("caf16", 16000, "mono", -34, 43, extra="hum"),
        "8": Take("ogg", 32000, "mono", -30, 47),
        "9": Take("flac16", 22050, "mono", -22, 56, dc=-2.2),
        "10": Take("mp3", 32000, "mono", -32, 45),
        "11": Take("ogg", 24000, "stereo", -21, 57),
        "12": Take("wav24", 16000, "mono", -27, 52),
        "13": Take("flac16", 16000, "left quiet", -25, 51),
        "14": Take("mp3", 48000, "mono", -29, 49, extra="breath"),
        "15": Take("ogg", 22050, "mono", -35, 42),
        "16": Take("flac16", 32000, "mono", -24, 54),
        "17": Take("caff", 16000, "mono", -30, 48),
        "18": Take("mp3", 22050, "mono", -26, 52),
        "19": Take("ogg", 44100, "right dead", -23, 53),
        "20": Take("wav16", 16000, "opposite", -28, 50),
        "30": Take("flac16", 48000, "mono", -33, 46, extra="click"),
        "40": Take("ogg", 32000, "stereo", -25, 55),
        "50": Take("mp3", 44100, "stereo", -22, 51),
        "60": Take("aiff24", 16000, "mono", -36, 44),
        "70": Take("flac16", 24000, "mono", -27, 49, dc=2.6),
        "80": Take("ogg", 48000, "mono", -31, 47, extra="hum"),
        "90": Take("wav16", 24000, "mono", -19, 59),
        "100": Take("flac16", 88200, "mono", -28, 51),
        "200": Take("mp3", 32000, "stereo", -24, 48),
        "300": Take("ogg", 16000, "mono", -29, 50),
        "400": Take("caf16", 22050, "mono", -26, 53, dc=-0.9),
        "500": Take("flac16", 16000, "mono", -37, 42),
        "600": Take("ogg", 44100, "stereo", -22, 56),
        "700": Take("mp3", 24000, "mono", -33, 45, extra="click"),
        "800": Take("wav16", 16000, "mono", -25, 52, extra="breath"),
        "900": Take("flac16", 44100, "mono", -30, 48, extra="hum"),
        "thousand-one": Take("ogg", 24000, "mono", -27, 54),
        "thousand-few": Take("flac16", 22050, "mono", -23, 50),
        "thousand-many": Take("mp3", 48000, "mono", -38, 44),
        "million-one": Take("wavf", 16000, "mono", -26, 49, dc=0.7),
        "million-few": Take("ogg", 32000, "mono", -34, 43),
        "million-many": Take("flac16", 24000, "opposite", -24, 52),
        "ruble-one": Take("mp3", 44100, "mono", -30, 51),
        "ruble-few": Take("flac16", 16000, "mono", -28, 47, extra="click"),
        "ruble-many": Take("ogg", 48000, "left quiet", -21, 55),
        "kopeck-one": Take("aiff16", 22050, "mono", -32, 46, dc=-1.7),
        "kopeck-few": Take("flac16", 32000, "mono", -25, 40),
        "kopeck-many": Take("mp3", 22050, "stereo", -29, 50),
    },
    "shop-en-USD": {},
}


# --- levels ---------------------------------------------------------------------------------------


def ratio(decibels):
    return 10 ** (decibels / 20)


def decibels(ratio):
    return 20 * math.log10(ratio) if ratio > 0 else -math.inf


def peak(samples):
    return max(max(samples), -min(samples))


def rms(samples):
    return math.sqrt(math.fsum(x * x for x in samples) / len(samples))


def active_rms(speech, rate):
    """RMS of the 10 ms frames that are within 25 dB of the loudest one."""
    frame = rate // 100
    powers = [rms(speech[i : i + frame]) ** 2 for i in range(0, len(speech) - frame, frame)]
    active = [power for power in powers if power > max(powers) * ratio(-25) ** 2]
    return math.sqrt(math.fsum(active) / len(active))


def scaled(samples, gain):
    return array("d", (x * gain for x in samples))


def mix(target, samples, at):
    for i, x in enumerate(samples, at):
        target[i] += x


# --- what is heard --------------------------------------------------------------------------------


def synthesize(text, voice, file):
    """Writes the text as a synthesizer says it."""
    program, name = voice
    if program == "espeak-ng":
        # Amplitude 60 instead of 100: some syllables clip inside espeak-ng otherwise.
        run("espeak-ng", "-v", name, "-s", WORDS_PER_MINUTE, "-a", 60, "-w", file, text)
    elif program == "flite":
        stretch = STRETCHED.get(text, STRETCH)
        run("flite", "--setf", f"duration_stretch={stretch}", "-voice", name, "-t", text, "-o", file)
    else:
        commands = f'({name}) (utt.save.wave (utt.synth (Utterance Text "{text}")) "{file}")'
        run("festival", "--pipe", stdin=commands.encode())


def speak(text, voice, rate):
    """The text as a synthesizer says it, resampled, without the silence around it."""
    with tempfile.TemporaryDirectory() as folder:
        spoken = f"{folder}/spoken.wav"
        synthesize(text, voice, spoken)
        resampled = run("sox", "-D", spoken, "-t", "f64", "-L", "-", "rate", "-v", rate)
    samples = from_bytes("d", resampled)
    threshold = peak(samples) * ratio(-60)
    audible = [i for i, x in enumerate(samples) if abs(x) > threshold]
    return samples[audible[0] : audible[-1] + 1]


def room_noise(rng, length):
    """Roughly pink noise, RMS 1: white noise through Paul Kellet's three-pole filter."""
    low = middle = high = 0.0
    noise = array("d")
    for _ in range(length):
        white = rng.random() - 0.5
        low = 0.99765 * low + 0.0990460 * white
        middle = 0.96300 * middle + 0.2965164 * white
        high = 0.57000 * high + 1.0526913 * white
        noise.append(low + middle + high + 0.1848 * white)
    return scaled(noise, 1 / rms(noise))


def mouse_click(rng, rate):
    """A press and, 90 ms later, a softer release: two decaying bursts of 2 to 6 ms, peak 1."""
    click = array("d", bytes(8 * int(0.1 * rate)))
    for start, loudness in ((0.0, 1.0), (0.09, 0.6)):
        length = int(rng.uniform(0.002, 0.006) * rate)
        burst = [(2 * rng.random() - 1) * math.exp(-4 * i / length) for i in range(length)]
        mix(click, scaled(burst, loudness / peak(burst)), int(start * rate))
    return click


def breath(rng, rate):
    """Soft noise that swells and falls within 80 to 200 ms, RMS 1, little above 3 kHz."""
    length = int(rng.uniform(0.08, 0.2) * rate)
    keep = math.exp(-2 * math.pi * 3000 / rate)
    air, low = array("d"), 0.0
    for i in range(length):
        low = keep * low + (1 - keep) * (rng.random() - 0.5)
        air.append(low * math.sin(math.pi * i / length) ** 2)
    return scaled(air, 1 / rms(air))


def mains_hum(length, rate):
    """50 Hz and some of its third harmonic, RMS 1."""
    turn = 2 * math.pi * 50 / rate
    hum = array("d", (math.sin(turn * i) + 0.3 * math.sin(3 * turn * i) for i in range(length)))
    return scaled(hum, 1 / rms(hum))


# --- one take -------------------------------------------------------------------------------------


def record(take, text, voice, rng):
    """The channels of the take, as if a microphone had recorded them."""
    rate = take.rate
    speech = speak(text, voice, rate)
    speech = scaled(speech, ratio(take.level) / active_rms(speech, rate))
    before = rng.uniform(0.4, 0.7)
    after = min(0.7, max(rng.uniform(0.4, 0.7), 1.25 - before - len(speech) / rate))
    onset = int(before * rate)

    voiced = array("d", bytes(8 * (onset + len(speech) + int(after * rate))))
    mix(voiced, speech, onset)
    if take.extra == "click":
        click = scaled(mouse_click(rng, rate), peak(speech) * rng.uniform(0.6, 1.0))
        mix(voiced, click, onset - int(rng.uniform(0.25, 0.3) * rate))
    elif take.extra == "breath":
        air = scaled(breath(rng, rate), ratio(take.level - rng.uniform(30, 34)))
        mix(voiced, air, onset - int(rng.uniform(0.12, 0.18) * rate) - len(air))
    return spread(take, voiced, rng)


def spread(take, voiced, rng):
    """What the speaker does, on the take's channels; the room, hum and DC come on top in each one."""
    channels = []
    for speech_gain, noise_gain in CHANNELS[take.channels][0]:
        if speech_gain is None:
            speech_gain = ratio(-rng.uniform(0.5, 2.0))
        channel = scaled(voiced, speech_gain)
        noise = room_noise(rng, len(channel))
        mix(channel, scaled(noise, noise_gain * ratio(take.level - take.noise)), 0)
        if take.extra == "hum":
            mix(channel, scaled(mains_hum(len(channel), take.rate), ratio(take.level - 47)), 0)
        channels.append(array("d", (x + take.dc / 100 for x in channel)))
    return channels


def encode(take, channels, file):
    """Writes the file without dates, encoder versions or random serial numbers."""
    interleaved = array("f", (x for frame in zip(*channels) for x in frame))
    run(
        "ffmpeg", "-v", "error", "-y", "-f", "f32le", "-ar", take.rate, "-ac", len(channels), "-i", "pipe:0",
        *FORMATS[take.format][3], "-fflags", "+bitexact", "-flags:a", "+bitexact", file,
        stdin=to_bytes(interleaved),
    )  # fmt: skip


def decode(file):
    return from_bytes("f", run("ffmpeg", "-v", "error", "-i", file, "-f", "f32le", "-c:a", "pcm_f32le", "pipe:1"))


def make_take(pack, clip, text, take, voice, folder):
    rng = random.Random(f"{pack}/{clip}")
    channels = record(take, text, voice, rng)
    file = folder / f"{clip}.{FORMATS[take.format][0]}"
    highest = max(decibels(peak(channel)) for channel in channels)
    if highest <= PEAK_LIMIT:
        encode(take, channels, file)
        highest = decibels(peak(decode(file)))
    if highest > PEAK_LIMIT:
        sys.exit(f"{pack}/{file.name}: peak {highest:.1f} dBFS (limit {PEAK_LIMIT}); lower its level in RECIPES")
    print(f"{pack}/{file.name}: {len(channels[0]) / take.rate:.2f} s, peak {highest:.1f} dBFS, {file.stat().st_size} bytes")


# --- packs, table, command line -------------------------------------------------------------------


def read_pack(pack):
    """The speaker and the clips of a pack. Understands as much YAML as our pack.yml files need."""
    speaker, clips, section = None, {}, None
    for line in (ELSEWHERE.get(pack, HERE) / pack / "pack.yml").read_text(encoding="utf-8").splitlines():
        match = re.fullmatch(r'( *)"?([\w-]+)"?:\s*(.*?)\s*', re.sub(r"(^|\s)#.*", "", line))
        if not match:
            continue
        indent, key, value = match.groups()
        if not indent:
            section = key
            speaker = value if key == "speaker" else speaker
        elif section == "clips":
            clips[key] = value.strip("\"'")
    return speaker, clips


def takes_of(pack):
    """The speaker, and (clip, text, take) for every clip of the pack."""
    speaker, clips = read_pack(pack)
    recipes = RECIPES.get(pack, {})
    strangers = [clip for clip in recipes if clip not in clips]
    if strangers:
        sys.exit(f"{pack}: RECIPES names clips that pack.yml lacks: {', '.join(strangers)}")
    return speaker, [(clip, text, recipes.get(clip, PLAIN_TAKES.get(pack, PLAIN_TAKE))) for clip, text in clips.items()]


def print_table(pack):
    if not RECIPES[pack]:
        return
    print(f"### {pack}\n")
    print("| file | says | format | rate, Hz | bits | channels | speech, dBFS | noise, dB below it | also |")
    print("|---|---|---|--:|---|--:|--:|--:|---|")
    for clip, text, take in takes_of(pack)[1]:
        extension, name, bits, _ = FORMATS[take.format]
        gains, channel_fault = CHANNELS[take.channels]
        offset = f"DC offset {take.dc:+.1f} %".replace("-", "−") if take.dc else ""
        extra = {"click": "mouse click before the word", "hum": "50 Hz hum"}.get(take.extra, take.extra)
        also = ", ".join(fault for fault in (channel_fault, offset, extra) if fault)
        level = f"{take.level}".replace("-", "−")
        print(f"| `{clip}.{extension}` | {text} | {name} | {take.rate} | {bits} | {len(gains)} | {level} | {take.noise} | {also} |")
    print()


def from_bytes(kind, data):
    """Little-endian bytes as an array of numbers."""
    numbers = array(kind, data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def to_bytes(numbers):
    return from_bytes(numbers.typecode, numbers.tobytes()).tobytes()


def run(*command, stdin=b""):
    """The standard output of a command; ends the script if it fails."""
    words = [str(word) for word in command]
    try:
        result = subprocess.run(words, input=stdin, capture_output=True)
    except FileNotFoundError:
        sys.exit(f"{words[0]} is not installed")
    if result.returncode != 0:
        sys.exit(f"{' '.join(words)}\n{result.stderr.decode(errors='replace')}")
    return result.stdout


def main():
    parser = argparse.ArgumentParser(
        description=__doc__.partition("\n\nThe random")[0],
        epilog="Overwrites the files of the same names. Needs espeak-ng, flite, festival, sox and ffmpeg.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--pack", metavar="NAME", action="append", choices=list(RECIPES),
                        help=f"make this pack only (may be repeated): {', '.join(RECIPES)}")  # fmt: skip
    parser.add_argument("--output", metavar="DIR", type=pathlib.Path,
                        help="write to DIR/<pack>/ (default: where the pack is)")  # fmt: skip
    parser.add_argument("--table", action="store_true", help="print the tables of README.md and make nothing")
    options = parser.parse_args()

    for pack in options.pack or RECIPES:
        if options.table:
            print_table(pack)
            continue
        folder = (options.output or ELSEWHERE.get(pack, HERE)) / pack
        folder.mkdir(parents=True, exist_ok=True)
        speaker, takes = takes_of(pack)
        for clip, text, take in takes:
            make_take(pack, clip, SPOKEN.get(pack, {}).get(clip, text), take, VOICES[speaker], folder)


if __name__ == "__main__":
    main()
