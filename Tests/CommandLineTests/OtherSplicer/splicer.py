"""The splicer of the article "Writing a Splicer", and what its prose says besides, without a look at the Swift sources.

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

# The article's example, as it links it.
PROGRAM = pathlib.Path(__file__).resolve().parents[3] / "Tests/Examples/Splicer/splice.py"
EXAMPLE = {}
exec(compile(PROGRAM.read_text(encoding="utf-8"), str(PROGRAM), "exec"), EXAMPLE)
Refusal = EXAMPLE["Refusal"]

# What the id of an end form has behind that of its clip.
END = ".end"
# The names of pairs of container and codec that can be spliced, with the samples and the bytes of a packet.
PACKETS = {
    ("mpeg", "mp3"): None,
    ("wav", "pcm-s16"): (1, 2),
    ("caf", "pcm-s16"): (1, 2),
    ("caf", "ulaw"): (1, 1),
    ("caf", "alaw"): (1, 1),
    ("aiff", "ima4"): (64, 34),
}


class BadPack(Exception):
    """A pack, or a file of golden vectors, is damaged or of a version that this splicer doesn't know."""


def require(condition, problem):
    """Refuses a pack unless the condition holds."""
    if not condition:
        raise BadPack(problem)


def is_whole(value, limit=float("inf")):
    """Whether a JSON value is a whole number of at least 0 and below a limit. In Python, `True` is an `int` too."""
    return type(value) is int and 0 <= value < limit


def is_name(value):
    """Whether a text is well-formed as a clip's id and as a rendition's name. Paths are made of both."""
    return re.fullmatch("[a-z0-9][a-z0-9-]{0,199}", value) is not None


def amount_fields(pack, text):
    """The fields of a text that is an amount of the pack's currency."""
    return EXAMPLE["read"]({"kind": "amount", "scale": pack["currency"]["scale"]}, text)


# Checks


def check(pack):
    """What the article says of a pack from elsewhere."""
    require(is_whole(pack["schema"]) and pack["schema"] == 5, "the schema is not 5")
    scale = pack["currency"]["scale"]
    require(is_whole(scale, 4), "the currency's scale is not 0, 1, 2 or 3")
    try:
        low, high = (tuple(amount_fields(pack, pack["range"][end]).values()) for end in ("min", "max"))
    except Refusal:
        raise BadPack("an end of the range is not an amount") from None
    require(low <= high, "the range is empty")
    seconds = pack.get("limits", {"maxSeconds": 30})["maxSeconds"]
    require(0 < seconds <= 30, "maxSeconds is not above 0 and at most 30")
    check_sound(pack)
    check_grammar(pack["grammar"], len(pack["clips"]) + len(pack.get("pauses", [])))
    check_end_forms(pack["grammar"], pack["clips"])


def check_sound(pack):
    """Names, lengths and renditions."""
    every = pack["clips"] + pack.get("pauses", [])
    require(len(every) <= 1000, "there are too many clips")
    require(len({clip["id"] for clip in every}) == len(every), "two clips have the same id")
    for clip in every:
        name = clip["id"]
        require(is_name(name[: -len(END)] if name.endswith(END) else name), f"{name!r} is not the id of a clip")
        require(is_whole(clip["samples"]) and clip["samples"] > 0, f"the clip {name} has no length")
    require(all(clip["text"] for clip in pack["clips"]), "a clip has no text")
    for name, rendition in pack["renditions"].items():
        require(is_name(name), f"{name!r} is not the name of a rendition")
        is_extension = re.fullmatch("[a-z0-9]{1,8}", rendition["fileExtension"])
        require(is_extension, f"the rendition {name} has no proper file extension")
    rates = {rendition["sampleRate"] for rendition in pack["renditions"].values()}
    require(len(rates) == 1 and is_whole(*rates) and min(rates) > 0, "the renditions don't have one sample rate")
    for join in pack.get("textJoins", []):
        indexes = join["left"] + join["right"]
        require(all(is_whole(index, len(pack["clips"])) for index in indexes), "a join is of no clips")


def check_grammar(grammar, clip_count):
    """Machines, and that what is named is there."""
    machines, slots = grammar.get("machines", {}), grammar.get("slots", {})
    require(len(machines) <= 1000 and len(slots) <= 32, "there are too many machines or slots")
    for name, machine in machines.items():
        require(is_whole(machine["digits"], 17) and machine["digits"] > 0, f"the machine {name} has not 1 to 16 digits")
        for state in machine["states"]:
            require(len(state) == 10, f"a state of the machine {name} has not ten edges")
            for edge in state:
                require(not isinstance(edge, list) or len(edge) > 1, f"an edge of the machine {name} says no clip")
                following = edge[0] if isinstance(edge, list) else edge
                is_there = edge is None or is_whole(following, len(machine["states"]))
                require(is_there, f"an edge of the machine {name} goes nowhere")
    for clip in named_clips(grammar):
        require(is_whole(clip, clip_count), f"{clip!r} is not a clip")
    for item in texts(grammar):
        if "=" in item:
            kind, name = item.split("=", 1)
            there, what = (slots, "slot") if kind.startswith("slot") else (machines, "machine")
            require(name in there, f"there is no {what} {name}")


def pattern_lists(grammar):
    """The patterns of amounts, and of each part of each slot that has some."""
    yield grammar.get("amounts", [])
    for slot in grammar.get("slots", {}).values():
        yield from slot.get("parts", [])


def said_lists(grammar):
    """The lists of announcements and patterns."""
    yield from grammar.get("announcements", {}).values()
    for patterns in pattern_lists(grammar):
        for pattern in patterns:
            yield pattern["say"]


def texts(grammar):
    """The items that are no clips."""
    return [item for said in said_lists(grammar) for item in said if isinstance(item, str)]


def named_clips(grammar):
    """What is named as a clip."""
    lists = [[item for item in said if not isinstance(item, str)] for said in said_lists(grammar)]
    for machine in grammar.get("machines", {}).values():
        lists.append(machine.get("first", []))
        lists += [edge[1:] for state in machine["states"] for edge in state if isinstance(edge, list)]
    for slot in grammar.get("slots", {}).values():
        lists += [slot.get("double", []), slot.get("pause", [])]
        lists += list(slot.get("choices", {}).values()) + list(slot.get("clips", {}).values())
    return [clip for clips in lists for clip in clips]


def check_end_forms(grammar, clips):
    """Pairs of clips and end forms, and the names of both."""
    pairs = grammar.get("endForms", [])
    taken = set(named_clips(grammar)) | {pair[0] for pair in pairs}
    before = -1
    for pair in pairs:
        require(len(pair) == 2 and all(map(is_whole, pair)), "an end form is not two indexes")
        clip, form = pair
        require(max(pair) < len(clips), "an end form is of no clip")
        require(before < clip and form not in taken, "clips with end forms do not ascend, or a form is named elsewhere")
        for member, mark in (("id", END), ("text", "")):
            expected = clips[clip][member] + mark
            require(clips[form][member] == expected, f"an end form's {member} is not {expected}")
        before = clip
        taken.add(form)
    ends = {index for index, clip in enumerate(clips) if clip["id"].endswith(END)}
    require(ends == {form for _, form in pairs}, "a clip is called an end form and is none")


# What the article says in prose

# The scripts that are written without spaces between words.
UNSPACED = re.compile(
    "[\u0e00-\u109f\u1780-\u17ff\u1950-\u19ff\u1a20-\u1aaf\u1b00-\u1b7f\u2e80-\u312f\u3190-\u4dbf\u4e00-\ua4cf"
    "\ua980-\ua9ff\uaa60-\uaadf\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff9f\U0001aff0-\U0001b16f\U00020000-\U0003fffd]"
)


def transcript(pack, clips):
    """What clips say, written as the language writes it."""
    said = [pack["clips"].index(clip) for clip in clips if "text" in clip]
    written = pack["clips"][said[0]]["text"] if said else ""
    for left, right in zip(said, said[1:]):
        joins = [join["text"] for join in pack.get("textJoins", []) if left in join["left"] and right in join["right"]]
        before, after = pack["clips"][left]["text"], pack["clips"][right]["text"]
        space = "" if UNSPACED.match(before[-1]) and UNSPACED.match(after[0]) else " "
        written += (joins or [space])[0] + after
    return written


def splice(folder, pack, clips, name):
    """The file that plays clips one after the other, in the rendition of this name."""
    rendition = pack["renditions"][name]
    container, codec, rate = (rendition[member] for member in ("container", "codec", "sampleRate"))
    samples, size = PACKETS[container, codec] or (rendition["frameSamples"], rendition["frameBytes"])
    sounds = []
    for clip in clips:
        path = f"{name}/{clip['id']}.{rendition['fileExtension']}"
        length = clip["samples"] // samples * size
        file = (pathlib.Path(folder) / path).read_bytes()
        stated = clip.get("files", {}).get(name, {"bytes": length})["bytes"]
        require(len(file) == stated, f"{path} is not as long as the pack says")
        sounds.append(file if container == "mpeg" else find_sound(file, container, length, path))
    if container == "mpeg":
        joined = EXAMPLE["splice"](pathlib.Path(folder, name), clips, rendition["fileExtension"])
        require(joined == b"".join(sounds), "the example joins other sound")
        return joined
    return header(container, codec, rate, sum(map(len, sounds))) + b"".join(sounds)


def find_sound(file, container, length, path):
    """The sound in the bytes of a clip's file, which must be so long."""
    order, size_bytes = "little" if container == "wav" else "big", 8 if container == "caf" else 4
    skip = {"wav": 0, "caf": 4, "aiff": 8}[container]
    at = 8 if container == "caf" else 12
    while True:
        content = at + 4 + size_bytes
        size = int.from_bytes(file[at + 4 : content], order)
        require(content + size <= len(file), f"{path} ends too early")
        if file[at : at + 4] == (b"SSND" if container == "aiff" else b"data"):
            require(size == skip + length, f"the sound of {path} is not as long as the pack says")
            return file[content + skip : content + size]
        at = content + size + (0 if container == "caf" else size % 2)


def header(container, codec, rate, length):
    """What stands before so many bytes of sound in WAV, CAF and AIFF."""
    if container == "wav":
        form = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, rate, 2 * rate, 2, 16)
        return struct.pack("<4sI4s", b"RIFF", length + 36, b"WAVE") + form + struct.pack("<4sI", b"data", length)
    if container == "caf":
        name, width = (b"lpcm", 2) if codec == "pcm-s16" else (codec.encode(), 1)
        sizes = (rate, name, 0, width, 1, 1, 8 * width)
        return struct.pack(">4sHH4sQd4sIIIII4sQI", b"caff", 1, 0, b"desc", 32, *sizes, b"data", length + 4, 0)
    exponent = rate.bit_length() - 1
    rate_bits = struct.pack(">HQ", 16383 + exponent, rate << (63 - exponent))
    return (
        struct.pack(">4sI4s4sII", b"FORM", length + 64, b"AIFC", b"FVER", 4, 0xA2805140)
        + struct.pack(">4sIHIH10s4sH", b"COMM", 24, 1, length // 34, 16, rate_bits, b"ima4", 0)
        + struct.pack(">4sIII", b"SSND", length + 8, 0, 0)
    )


# Golden vectors


def announced(pack, vector):
    """The clips of a vector. An announcement that says no amount does not look at one."""
    if "values" in vector:
        return EXAMPLE["announce"](pack, vector["announcement"], vector["values"])
    items, amount = pack["grammar"].get("announcements", {}).get(vector["announcement"]), vector.get("amount")
    if amount is not None and items is None:
        try:
            amount_fields(pack, amount)
        except Refusal as refusal:
            raise Refusal(f"amount.{refusal.args[0]}", "amount") from None
    is_said = amount is not None and "amount" in (items or [])
    return EXAMPLE["announce"](pack, vector["announcement"], {"amount": amount} if is_said else {})


def differences(folder, pack, vector):
    """What this splicer answers otherwise than a golden vector: a text for each difference."""
    try:
        clips = announced(pack, vector)
    except Refusal as refusal:
        code, slot = refusal.args
        reason = code.split(".")[1 if code in ("amount.range", "announcement.length") else 0]
        require(not code.endswith("unsaid"), f"the grammar can't say the value of {slot}")
        if reason != vector.get("error"):
            yield f"refused: {reason} instead of {vector.get('error')}"
        elif code != vector.get("code", code) or slot != vector.get("slot", slot):
            yield f"refused: {code} of {slot} instead of {vector.get('code')} of {vector.get('slot')}"
        return
    if "error" in vector:
        yield f"not refused: {vector['error']}"
        return

    answers = {
        "clips": [clip["id"] for clip in clips],
        "transcript": transcript(pack, clips),
        "samples": sum(clip["samples"] for clip in clips),
    }
    for member, answer in answers.items():
        if answer != vector[member]:
            yield f"{member}: {answer!r} instead of {vector[member]!r}"
    renditions = pack["renditions"]
    spliced = {name for name in renditions if (renditions[name]["container"], renditions[name]["codec"]) in PACKETS}
    if spliced != vector["files"].keys():
        yield f"files: {sorted(spliced)} instead of {sorted(vector['files'])}"
    for name in sorted(spliced & vector["files"].keys()):
        file, expected = splice(folder, pack, clips, name), vector["files"][name]
        checksum = hashlib.sha256(file).hexdigest()
        if len(file) != expected["bytes"]:
            yield f"{name}: {len(file)} bytes instead of {expected['bytes']}"
        elif checksum != expected["sha256"]:
            yield f"{name}: SHA-256 {checksum} instead of {expected['sha256']}"


def check_vectors(folder, path):
    """Checks the golden vectors in a file against the pack in a folder; returns the exit code."""
    pack = json.loads(pathlib.Path(folder, "splice.json").read_text(encoding="utf-8"))
    check(pack)
    golden = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
    require(golden["schema"] == 1, f"{path}: the schema is not 1")
    count = 0
    for vector in golden["vectors"]:
        for difference in differences(folder, pack, vector):
            count += 1
            print(f"{vector['announcement']} {vector.get('values', vector.get('amount', ''))!r}: {difference}")
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
        # The last four are what Python itself raises where a pack has another shape.
        print(f"error: {type(error).__name__}: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
