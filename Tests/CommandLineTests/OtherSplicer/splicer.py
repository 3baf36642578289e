"""A splicer in Python, written from the article "Writing a Splicer", without a look at the Swift sources.

It uses the standard library only, of Python 3.9 or later.

    python3 splicer.py vectors VoiceAssets/zh-Hans-CNY vectors.json

checks it against the golden vectors that `voice-assets vectors --pack zh-Hans-CNY` prints. It writes a line for each
difference and then a summary, and exits with 1 if there is a difference.
"""

import hashlib
import json
import pathlib
import re
import struct
import sys
from bisect import bisect_right
from typing import NamedTuple


# What the id of an end form has behind that of its clip.
END = ".end"


class Refused(Exception):
    """There is no announcement for an input. The reason is "amount", "announcement", "range" or "length"."""

    def __init__(self, reason):
        super().__init__(reason)
        self.reason = reason


class BadPack(Exception):
    """A pack, or a file of golden vectors, is damaged or of a version that this splicer doesn't know."""


def require(condition, problem):
    """Refuses a pack unless the condition holds."""
    if not condition:
        raise BadPack(problem)


def is_whole(value):
    """Whether a JSON value is a whole number of at least 0. In Python, `True` is an `int` too."""
    return type(value) is int and value >= 0


def is_name(value):
    """Whether a text is well-formed as a clip's id and as a rendition's name. Paths are made of both."""
    return re.fullmatch("[a-z0-9][a-z0-9-]{0,199}", value) is not None


def is_clip_name(value):
    """Whether a text is well-formed as the id of a clip or of its end form."""
    return is_name(value[: -len(END)] if value.endswith(END) else value)


def is_extension(value):
    """Whether a text is well-formed as the extension of a file."""
    return re.fullmatch("[a-z0-9]{1,8}", value) is not None


def spoken_sha256(manifest):
    """The checksum over what decides what a pack says."""
    spoken = {name: manifest[name] for name in ("pack", "locale", "currency", "range", "grammar")}
    spoken["clips"] = [{name: clip[name] for name in ("id", "text", "files")} for clip in manifest["clips"]]
    text = json.dumps(spoken, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


class Amount(NamedTuple):
    """An amount. Amounts compare as the pairs that they are."""

    integer: int
    fraction: int  # in minor units


class Pack:
    """A voice pack: what is in its folder's splice.json or manifest.json, and the sound of the clips that were needed so far."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        names = [name for name in ("splice.json", "manifest.json") if (self.folder / name).exists()]
        manifest = json.loads((self.folder / (names or ["splice.json"])[0]).read_text(encoding="utf-8"))
        require(is_whole(manifest["schema"]) and manifest["schema"] in (1, 2), "the schema is neither 1 nor 2")

        stated = manifest.get("spokenSha256")
        require(stated is None or stated == spoken_sha256(manifest), "what the pack says was changed")

        self.scale = manifest["currency"]["scale"]
        require(is_whole(self.scale) and self.scale <= 3, "the currency's scale is not 0, 1, 2 or 3")
        try:
            self.range = [self.amount(manifest["range"][end]) for end in ("min", "max")]
        except Refused:
            raise BadPack("an end of the range is not an amount") from None
        require(self.range[0] <= self.range[1], "the range is empty")

        self.max_seconds = manifest.get("limits", {"maxSeconds": 30})["maxSeconds"]
        require(0 < self.max_seconds <= 30, "maxSeconds is not above 0 and at most 30")

        self.clips = manifest["clips"]
        for clip in self.clips:
            require(is_clip_name(clip["id"]), f"{clip['id']!r} is not the id of a clip")
            require(clip["text"], f"the clip {clip['id']} has no text")
            require(is_whole(clip["samples"]) and clip["samples"] > 0, f"the clip {clip['id']} has no length")
        require(len({clip["id"] for clip in self.clips}) == len(self.clips), "two clips have the same id")

        for name, rendition in manifest["renditions"].items():
            require(is_name(name), f"{name!r} is not the name of a rendition")
            require(is_extension(rendition["fileExtension"]), f"the rendition {name} has no proper file extension")
        rates = {rendition["sampleRate"] for rendition in manifest["renditions"].values()}
        require(len(rates) == 1, "the renditions don't have one sample rate")
        self.rate = rates.pop()
        require(is_whole(self.rate) and self.rate > 0, "the sample rate is not a whole number above 0")
        self.renditions = {
            name: rendition
            for name, rendition in manifest["renditions"].items()
            if (rendition["container"], rendition["codec"]) in PAIRS
        }

        self.joins = manifest.get("textJoins", [])
        for join in self.joins:
            indexes = join["left"] + join["right"]
            require(all(map(is_whole, indexes)) and max(indexes) < len(self.clips), "a join is of no clips")

        grammar = manifest["grammar"]
        self.announcements = grammar.get("announcements", {})
        self.patterns = grammar.get("amounts", [])
        self.sets = grammar.get("sets", {})
        for name, rules in self.sets.items():
            bases = [rule[0] for rule in rules]
            require(bases and all(map(is_whole, bases)) and bases[0] == 0, f"the set {name} does not begin at 0")
            require(all(a < b for a, b in zip(bases, bases[1:])), f"the bases of the set {name} do not ascend")

        pairs = grammar.get("endForms", [])
        require(manifest["schema"] == (2 if pairs else 1), "the schema is not that of a pack with or without end forms")
        self.end_forms = self.read_end_forms(pairs)
        self._sounds = {}

    def read_end_forms(self, pairs):
        """By clip the one that is heard in its place at the end of an announcement."""
        taken = self.named_clips() | {pair[0] for pair in pairs}
        forms, before = {}, -1
        for pair in pairs:
            require(len(pair) == 2 and all(map(is_whole, pair)), "an end form is not two indexes")
            clip, form = pair
            require(max(pair) < len(self.clips), "an end form is of no clip")
            require(before < clip and form not in taken, "clips with end forms do not ascend, or a form is named elsewhere")
            for member, mark in (("id", END), ("text", "")):
                expected = self.clips[clip][member] + mark
                require(self.clips[form][member] == expected, f"an end form's {member} is not {expected}")
            forms[clip], before = form, clip
            taken.add(form)
        ends = {index for index, clip in enumerate(self.clips) if clip["id"].endswith(END)}
        require(ends == set(forms.values()), "a clip is called an end form and is none")
        return forms

    def named_clips(self):
        """The clips that the table names."""
        named, open_lists = set(), [list(self.announcements.values()), [pattern["say"] for pattern in self.patterns]]
        # The first two numbers of a rule are no clips.
        open_lists += [rule[2:] for rules in self.sets.values() for rule in rules]
        while open_lists:
            for item in open_lists.pop():
                if isinstance(item, list):
                    open_lists.append(item)
                elif is_whole(item):
                    named.add(item)
        return named

    # Amounts

    def amount(self, text):
        """Reads an amount; refuses a text that is none in this currency."""
        match = re.fullmatch(r"([0-9]+)(?:\.([0-9]+))?", text)
        if match is None:
            raise Refused("amount")
        # Without its zeros, because Python's int() takes no more than 4300 digits, zeros at the beginning included.
        integer = match[1].lstrip("0")
        fraction = match[2] or ""
        if len(integer) > 15 or len(fraction) > self.scale:
            raise Refused("amount")
        return Amount(int(integer or "0"), int(fraction.ljust(self.scale, "0") or "0"))

    def fraction_digits(self, amount):
        """The digits of the fraction, as many as the scale is: none if it is 0."""
        return [amount.fraction // 10**place % 10 for place in reversed(range(self.scale))]

    # Clips

    def announce(self, announcement, text=None):
        """The indexes of the clips that say an announcement with the amount that is written so."""
        items = self.announcements.get(announcement)
        amount = None
        # An announcement that says no amount does not look at one. Of an unknown one nobody knows.
        if text is not None and (items is None or "amount" in items):
            amount = self.amount(text)
        if items is None:
            raise Refused("announcement")

        speech = Speech(self)
        for item in items:
            if item != "amount":
                speech.add(item)
            elif amount is None:
                raise Refused("amount")
            elif not self.range[0] <= amount <= self.range[1]:
                raise Refused("range")
            else:
                speech.say(amount)
        require(speech.clips, f"the announcement {announcement} says nothing")
        speech.clips[-1] = self.end_forms.get(speech.clips[-1], speech.clips[-1])
        if not self.samples(speech.clips) / self.rate < self.max_seconds:
            raise Refused("length")
        return speech.clips

    def ids(self, clips):
        """The ids of clips."""
        return [self.clips[clip]["id"] for clip in clips]

    def samples(self, clips):
        """How long clips are together, in samples."""
        return sum(self.clips[clip]["samples"] for clip in clips)

    def transcript(self, clips):
        """What clips say, written as the language writes it."""
        transcript = ""
        for place, clip in enumerate(clips):
            if place > 0:
                transcript += self.join(clips[place - 1], clip)
            transcript += self.clips[clip]["text"]
        return transcript

    def join(self, left, right):
        """What stands between the texts of two clips."""
        for join in self.joins:
            if left in join["left"] and right in join["right"]:
                return join["text"]
        texts = self.clips[left]["text"], self.clips[right]["text"]
        return "" if is_unspaced(texts[0][-1]) and is_unspaced(texts[1][0]) else " "

    # Sound

    def splice(self, clips, name):
        """The file that plays clips one after the other, in the rendition of this name."""
        rendition = self.renditions[name]
        sound = b"".join(self.sound(clip, name) for clip in clips)
        return header(rendition, len(sound)) + sound

    def sound(self, clip, name):
        """The sound of one clip, without what its file has around it."""
        if (clip, name) not in self._sounds:
            self._sounds[clip, name] = self.read_sound(self.clips[clip], name)
        return self._sounds[clip, name]

    def read_sound(self, clip, name):
        """Reads the sound of one clip, and checks its file."""
        rendition = self.renditions[name]
        path = f"{name}/{clip['id']}.{rendition['fileExtension']}"
        file = (self.folder / path).read_bytes()
        length = sound_bytes(rendition, clip["samples"])
        entry = clip.get("files", {}).get(name, {"bytes": length} if rendition["container"] == "mpeg" else {})
        require(len(file) == entry.get("bytes"), f"{path} is not as long as the pack says")

        if rendition["container"] == "mpeg":
            require(len(file) == length, f"{path} is not as long as its frames")
            return file
        return find_sound(file, rendition["container"], length, path)


class Speech:
    """The clips that an announcement has so far, and the bounds that keep a hostile table from taking forever."""

    MAX_CLIPS = 1000
    MAX_DEPTH = 64
    MAX_CALLS = 10000

    def __init__(self, pack):
        self.pack = pack
        self.clips = []
        self.calls = 0

    def add(self, clip):
        """Says one clip."""
        require(is_whole(clip) and clip < len(self.pack.clips), f"{clip!r} is not a clip")
        require(len(self.clips) < self.MAX_CLIPS, "an announcement has too many clips")
        self.clips.append(clip)

    def say(self, amount):
        """Says an amount as the first pattern that applies to it does."""
        for pattern in self.pack.patterns:
            integer, fraction = pattern.get("integer"), pattern.get("fraction")
            if integer in (None, amount.integer) and fraction in (None, amount.fraction):
                for item in pattern["say"]:
                    self.say_item(item, amount)
                return
        raise BadPack("the table can't say the amount")

    def say_item(self, item, amount):
        """Says one item of a pattern."""
        if not isinstance(item, str):
            self.add(item)
            return
        slot, _, name = item.partition("=")
        if slot == "integer":
            numbers = [amount.integer]
        elif slot == "fraction":
            numbers = [amount.fraction]
        elif slot in ("digits", "digits:all"):
            numbers = self.pack.fraction_digits(amount)
            while slot == "digits" and numbers and numbers[-1] == 0:
                numbers.pop()
        else:
            raise BadPack(f"{item!r} is not an item of a pattern")
        for number in numbers:
            self.apply(name, number)

    def apply(self, name, n, depth=1):
        """Says the number `n` by the rules of a set."""
        self.calls += 1
        require(depth <= self.MAX_DEPTH and self.calls <= self.MAX_CALLS, f"the set {name} does not end")
        rules = self.pack.sets.get(name)
        require(rules is not None, f"there is no set {name}")
        base, divisor, *choices = rules[bisect_right([rule[0] for rule in rules], n) - 1]
        require(is_whole(divisor) and len(choices) in (1, 2), f"a rule of the set {name} has no proper form")

        if divisor == 0:
            leaves = choices[0]
            require(n - base < len(leaves), f"the set {name} has no leaf for {n}")
            leaf = leaves[n - base]
            for clip in leaf if isinstance(leaf, list) else [leaf]:
                self.add(clip)
            return

        quotient, remainder = divmod(n, divisor)
        operands = {"<": quotient, ">": remainder, "=": n}
        for operation in choices[-1] if remainder == 0 else choices[0]:
            if not isinstance(operation, str):
                self.add(operation)
            else:
                require(operation[:1] in operands, f"{operation!r} is not an operation")
                self.apply(operation[1:], operands[operation[0]], depth + 1)


# The scripts that are written without spaces between words, as ranges of code points, ends included.
UNSPACED = [
    (0x0E00, 0x0FFF),
    (0x1000, 0x109F),
    (0x1780, 0x17FF),
    (0x1950, 0x19FF),
    (0x1A20, 0x1AAF),
    (0x1B00, 0x1B7F),
    (0x2E80, 0x312F),
    (0x3190, 0x4DBF),
    (0x4E00, 0xA4CF),
    (0xA980, 0xA9FF),
    (0xAA60, 0xAADF),
    (0xF900, 0xFAFF),
    (0xFE30, 0xFE4F),
    (0xFF00, 0xFF9F),
    (0x1AFF0, 0x1B16F),
    (0x20000, 0x3FFFD),
]


def is_unspaced(character):
    """Whether a character is of a script that is written without spaces between words."""
    return any(first <= ord(character) <= last for first, last in UNSPACED)


# The pairs of container and codec that can be spliced.
PAIRS = {
    ("mpeg", "mp3"),
    ("wav", "pcm-s16"),
    ("caf", "pcm-s16"),
    ("caf", "ulaw"),
    ("caf", "alaw"),
    ("aiff", "ima4"),
}


def sound_bytes(rendition, samples):
    """How many bytes the sound of so many samples has."""
    packet_samples, packet_bytes = {
        "mp3": (rendition.get("frameSamples"), rendition.get("frameBytes")),
        "pcm-s16": (1, 2),
        "ulaw": (1, 1),
        "alaw": (1, 1),
        "ima4": (64, 34),
    }[rendition["codec"]]
    packets, rest = divmod(samples, packet_samples)
    require(rest == 0, f"{samples} samples are not a whole number of packets")
    return packets * packet_bytes


def find_sound(file, container, length, path):
    """The sound in the bytes of a clip's file, which must be so long."""
    order = "little" if container == "wav" else "big"
    size_bytes = 8 if container == "caf" else 4
    sound_name = b"SSND" if container == "aiff" else b"data"
    skip = {"wav": 0, "caf": 4, "aiff": 8}[container]

    at = 8 if container == "caf" else 12
    while True:
        content = at + 4 + size_bytes
        name, size = file[at : at + 4], int.from_bytes(file[at + 4 : content], order)
        require(content + size <= len(file), f"{path} ends too early")
        if name == sound_name:
            require(size == skip + length, f"the sound of {path} is not as long as the manifest says")
            return file[content + skip : content + size]
        at = content + size
        if container != "caf":
            at += size % 2


def header(rendition, length):
    """What stands before so many bytes of sound: nothing in MP3."""
    container, codec, rate = rendition["container"], rendition["codec"], rendition["sampleRate"]
    if container == "wav":
        return wav_header(rate, length)
    if container == "caf":
        return caf_header(rate, codec, length)
    if container == "aiff":
        return aiff_header(rate, length)
    return b""


def wav_header(rate, length):
    """44 bytes for 16-bit samples."""
    return (
        struct.pack("<4sI4s", b"RIFF", length + 36, b"WAVE")
        + struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, rate, rate * 2, 2, 16)
        + struct.pack("<4sI", b"data", length)
    )


def caf_header(rate, codec, length):
    """68 bytes for 16-bit samples, µ-law or A-law."""
    name, sample_bytes = {"pcm-s16": (b"lpcm", 2), "ulaw": (b"ulaw", 1), "alaw": (b"alaw", 1)}[codec]
    return (
        struct.pack(">4sHH", b"caff", 1, 0)
        + struct.pack(">4sQd4sIIIII", b"desc", 32, rate, name, 0, sample_bytes, 1, 1, 8 * sample_bytes)
        + struct.pack(">4sQI", b"data", length + 4, 0)
    )


def aiff_header(rate, length):
    """72 bytes for packets of IMA4."""
    return (
        struct.pack(">4sI4s", b"FORM", length + 64, b"AIFC")
        + struct.pack(">4sII", b"FVER", 4, 0xA2805140)
        + struct.pack(">4sIHIH10s4sH", b"COMM", 24, 1, length // 34, 16, extended(rate), b"ima4", 0)
        + struct.pack(">4sIII", b"SSND", length + 8, 0, 0)
    )


def extended(number):
    """A whole number above 0 as an 80-bit float."""
    exponent = number.bit_length() - 1
    return struct.pack(">HQ", 16383 + exponent, number << (63 - exponent))


def differences(pack, vector):
    """What this splicer answers otherwise than a golden vector: a text for each difference."""
    try:
        clips = pack.announce(vector["announcement"], vector.get("amount"))
    except Refused as refusal:
        if refusal.reason != vector.get("error"):
            yield f"refused: {refusal.reason} instead of {vector.get('error')}"
        return
    if "error" in vector:
        yield f"not refused: {vector['error']}"
        return

    answers = {"clips": pack.ids(clips), "transcript": pack.transcript(clips), "samples": pack.samples(clips)}
    for member, answer in answers.items():
        if answer != vector[member]:
            yield f"{member}: {answer!r} instead of {vector[member]!r}"
    if pack.renditions.keys() != vector["files"].keys():
        yield f"files: {sorted(pack.renditions)} instead of {sorted(vector['files'])}"
    for name in sorted(pack.renditions.keys() & vector["files"].keys()):
        file, expected = pack.splice(clips, name), vector["files"][name]
        checksum = hashlib.sha256(file).hexdigest()
        if len(file) != expected["bytes"]:
            yield f"{name}: {len(file)} bytes instead of {expected['bytes']}"
        elif checksum != expected["sha256"]:
            yield f"{name}: SHA-256 {checksum} instead of {expected['sha256']}"


def check_vectors(folder, path):
    """Checks the golden vectors in a file against the pack in a folder; returns the exit code."""
    pack = Pack(folder)
    golden = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    require(golden["schema"] == 1, f"{path}: the schema is not 1")
    count = 0
    for vector in golden["vectors"]:
        for difference in differences(pack, vector):
            count += 1
            print(f"{vector['announcement']} {vector.get('amount', '')!r}: {difference}")
    print(f"{len(golden['vectors'])} vectors, {count} differences")
    return 1 if count else 0


def main(arguments):
    """Runs the command line; returns the exit code."""
    if len(arguments) != 3 or arguments[0] != "vectors":
        print("usage: splicer.py vectors PACKFOLDER VECTORS.json", file=sys.stderr)
        return 64
    try:
        return check_vectors(*arguments[1:])
    except (BadPack, OSError, AttributeError, LookupError, TypeError, ValueError) as error:
        # The last four are what Python itself raises where a manifest has another shape.
        print(f"error: {type(error).__name__}: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
