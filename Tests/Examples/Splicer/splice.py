"""The splicer of the article "Writing a Splicer"."""
import calendar, math, pathlib, re

class Refusal(Exception): "Nothing is said. Its arguments are a code and, if a value is at fault, the name of its slot."
def refuse(code, slot=None): raise Refusal(code, slot)

SECONDS = {"hours": 3600, "minutes": 60, "seconds": 1}
# By kind: the most characters, and the form. The groups of all have the same numbers.
FORMS = {"amount": (math.inf, r"0*(0|[1-9][0-9]*)(?:\.([0-9]+))?()"), "number": (19, r"(0|[1-9][0-9]{0,14})(?:\.([0-9]+))?()"),
         "date": (10, "(?!0000)([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"), "time": (5, "([01][0-9]|2[0-3]):([0-5][0-9])()"),
         "duration": (23, "PT(?=.)" + "".join(f"(?:(0|[1-9][0-9]{{0,5}}){unit})?" for unit in "HMS"))}

# The numbers that are said of each field, or their digits.
def read(slot, text):
    kind, scale, (longest, form) = slot["kind"], slot.get("scale", 0), FORMS[slot["kind"]]
    len(text) <= longest or refuse("length")
    first, second, third = (re.fullmatch(form, text) or refuse("form")).groups("")
    if kind in ("amount", "number"):
        len(second) <= scale or refuse("digits" if kind == "amount" else "form")
        len(first) <= 15 or refuse("size")
        digits = second.ljust(scale, "0")
        return {"integer": [int(first)], "fraction": [int(digits or 0)], "digits": digits.rstrip("0"), "digits:all": digits}
    a, b, c = (int(part or 0) for part in (first, second, third))
    if kind == "time": return {"hour": [a], "minute": [b], "hour-12": [(a + 11) % 12 + 1]}
    if kind == "date": return {"year": [a], "month": [b], "day": [c]} if c <= calendar.monthrange(a, b)[1] else refuse("form")
    value, rest = {}, a * 3600 + b * 60 + c
    for unit in slot["units"]: value[unit], rest = [rest // SECONDS[unit]], rest % SECONDS[unit]
    return value if rest == 0 else refuse("form")

def walk(machine, number):
    digits, order = str(number).zfill(machine["digits"]), -1 if machine.get("reversed") else 1
    said, state = machine.get("first", []), 0
    for digit in digits[::order] if machine["states"] else "":
        edge = machine["states"][state][int(digit)]
        state, *clips = edge if isinstance(edge, list) else [edge]
        said = said + clips
        if not state: break
    return said[::order] if state is not None and len(digits) == machine["digits"] else refuse("unsaid")

def spell(slot, text):
    form, groups, said = slot["form"], [text[-slot.get("last", 32):]], []
    len(text) <= sum(run["max"] for run in form) or refuse("length")
    set(text) <= set("".join(run["symbols"] for run in form)) or refuse("symbol")
    runs = (f"[{re.escape(run['symbols'])}]{{{run['min']},{run['max']}}}" for run in form)
    re.fullmatch("".join(runs), text) or refuse("form")
    for size in slot.get("groups", [])[:0:-1]: groups[:1] = groups[0][:-size], groups[0][-size:]
    for group in filter(None, groups):
        said = said + slot["pause"] if said else []
        for twice, once in re.findall(r"(.)\1|(.)" if "double" in slot else "()(.)", group, re.DOTALL):
            said = said + (slot["double"] if twice else []) + slot["clips"][twice or once]
    return said

def say(machines, slot, text):
    if slot["kind"] == "choice": return slot["choices"].get(text) or refuse("choice")
    if slot["kind"] == "spell": return spell(slot, text)
    said, (low, value, high) = [], (read(slot, each) for each in (slot["min"], text, slot["max"]))
    [*low.values()] <= [*value.values()] <= [*high.values()] or refuse("range")
    for patterns in slot["parts"]:
        fits = [all([low] <= value[field] <= [high] for field, (low, high) in way.get("when", {}).items()) for way in patterns]
        for item in patterns[fits.index(True)]["say"] if any(fits) else refuse("unsaid"):
            field, _, name = str(item).partition("=")
            said += [clip for number in value[field] for clip in walk(machines[name], number)] if name else [item]
    return said

def announce(pack, name, values):
    grammar, said = pack["grammar"], []
    amount = {"kind": "amount", "scale": pack["currency"]["scale"], "parts": [grammar.get("amounts")], **pack["range"]}
    slots, items = {**grammar.get("slots", {}), "amount": amount}, grammar["announcements"].get(name)
    names = [isinstance(item, str) and item.split("=")[-1] for item in items or refuse("announcement.unknown")]
    for slot in sorted(values.keys() - set(names)): refuse("slot.unknown", slot)
    for item, slot in zip(items, names):
        try:
            if isinstance(item, int): said.append(item)
            elif slot in values: said += say(grammar.get("machines"), slots[slot], values[slot])
            else: item.startswith("slot?=") or refuse("missing")
        except Refusal as refusal: refuse(("amount." if slot == "amount" else "slot.") + refusal.args[0], slot)
    said[-1] = dict(grammar.get("endForms", [])).get(said[-1], said[-1])
    clips = [(pack["clips"] + pack.get("pauses", []))[index] for index in said]
    rate, limit = next(iter(pack["renditions"].values()))["sampleRate"], pack.get("limits", {"maxSeconds": 30})["maxSeconds"]
    return clips if sum(clip["samples"] for clip in clips) / rate < limit else refuse("announcement.length")

def splice(folder, clips, extension):
    return b"".join(pathlib.Path(folder, f"{clip['id']}.{extension}").read_bytes() for clip in clips)
