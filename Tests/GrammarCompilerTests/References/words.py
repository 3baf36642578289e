#!/usr/bin/env python3
"""Reads numbers from standard input, one a line, and writes num2words' reading of them, one a line.

    seq 0 20 | words.py en
    seq 0 20 | words.py ru              # counts a masculine noun: один рубль
    seq 0 20 | words.py ru --feminine   # counts a feminine noun: одна копейка

A reference for tests, with only words and single spaces in a line: "one thousand twenty one". English is American,
without "and". For num2words 0.5.10, which is Debian's python3-num2words, to 0.5.14; they say the same.
"""

import argparse
import sys

from num2words import num2words


def english(number):
    words = num2words(number, lang="en").replace(",", "").replace("-", " ").split()
    return " ".join(word for word in words if word != "and")


def russian(number, is_feminine):
    if not is_feminine:
        return num2words(number, lang="ru")
    # Only the last word agrees with the noun. num2words 0.5.10 has no feminine, 0.5.14 says "две миллиона" in it.
    words = num2words(number, lang="ru").split()
    return " ".join(words[:-1] + [{"один": "одна", "два": "две"}.get(words[-1], words[-1])])


def main():
    parser = argparse.ArgumentParser(description="Writes num2words' readings of the numbers on standard input.")
    parser.add_argument("language", choices=["en", "ru"])
    parser.add_argument("--feminine", action="store_true", help="ru: agree with a feminine noun")
    options = parser.parse_args()
    if options.feminine and options.language != "ru":
        parser.error("--feminine is for ru")
    for line in sys.stdin:
        number = int(line)
        if options.language == "en":
            print(english(number))
        else:
            print(russian(number, options.feminine))


if __name__ == "__main__":
    main()
