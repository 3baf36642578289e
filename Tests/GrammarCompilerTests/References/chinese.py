#!/usr/bin/env python3
"""Reads numbers from standard input, one a line, and writes how Mandarin says them, one a line.

    seq 0 20 | chinese.py
    seq 0 20 | chinese.py --liang

A reference for tests: written from the rules of the language, by groups of four digits, and from no number rules that
a tool compiles. Right for 0 to 10^12 − 1.

- A number is cut into groups of four digits from the right: ones, 万, 亿. Each group is read on its own, followed by
  its unit. A group of zeros is not read, and neither is its unit.
- In a group, each digit but 0 is read, followed by 千, 百, 十 or nothing.
- A run of zeros between two digits that are read is one 零, across groups too. But a group's zeros at its end are not
  read when the next group has all four digits: 1001000 is 一百万一千.
- A number that begins with ten begins with 十; anywhere else ten is 一十.
- With --liang, 2 is 两 before 百 and 千; before 万 and 亿 if it is the only digit of its group; and as the whole number.
  Everywhere else it stays 二.
"""

import argparse
import sys

DIGITS = "零一二三四五六七八九"
PLACES = "千百十"
GROUPS = ("亿", "万", "")


def reading(number, liang=False):
    if number == 0:
        return "零"
    said = ""
    for start, unit in zip((0, 4, 8), GROUPS):
        group = f"{number:012}"[start : start + 4]
        if group != "0000":
            said += joint(said, number, start, group) + group_reading(group, unit, not said, liang) + unit
    return "两" if liang and number == 2 else said


def joint(said, number, start, group):
    """零 where zeros are skipped between what is said already and this group."""
    if not said:
        return ""
    skipped_group = start == 8 and f"{number:012}"[4:8] == "0000"
    return "零" if group[0] == "0" or skipped_group else ""


def group_reading(group, unit, is_first, liang):
    """Four digits, not all of them 0, without zeros at either end."""
    said = ""
    skipped = False
    for index, digit in enumerate(group):
        if digit == "0":
            skipped = bool(said)
            continue
        place = PLACES[index : index + 1]
        if skipped:
            said += "零"
            skipped = False
        if digit == "1" and place == "十" and is_first and not said:
            said += place
        elif digit == "2" and liang and (place in ("千", "百") or group == "0002" and unit):
            said += "两" + place
        else:
            said += DIGITS[int(digit)] + place
    return said


def main():
    parser = argparse.ArgumentParser(description="Writes the Mandarin readings of the numbers on standard input.")
    parser.add_argument("--liang", action="store_true", help="两 as a count: 两, 两百, 两千, 两万, 两亿")
    liang = parser.parse_args().liang
    for line in sys.stdin:
        number = int(line)
        if not 0 <= number < 10**12:
            sys.exit(f"{number}: not in 0 to 10^12 − 1")
        print(reading(number, liang))


if __name__ == "__main__":
    main()
