import NumberGrammar
import TestSupport
import VoiceManifest
import VoiceSplicer

// splice-probe clips   PACK AMOUNT RENDITION       prints the paths of the announcement's clips, one a line
// splice-probe time    PACK AMOUNT RENDITION FILE  prints microseconds to resolve and to splice, and the clips
// splice-probe memory  PACK AMOUNT RENDITION FILE  prints kB that the process grows by: load, splice to a file, to memory
// splice-probe load    PACK                        prints kB that the process grows by to load the pack and say an amount, or the index, and the fault
// splice-probe store   PACK AMOUNT RENDITION DIR   stores 50 sounds in the container DIR, and prints their names
// splice-probe turns   DIR COUNT                   takes turns of 2 s at the time 1000000, and prints when they begin
// splice-probe notes   DIR COUNT                   lets pushes be ignored whose outcomes are noted in DIR, and prints a line
// splice-probe install BUNDLE KEY DIR STEP         installs a bundle in DIR, and kills itself at a step, counted from 0
// splice-probe proof   PACK                        prints ms to prove the announcements of all amounts below 10^12
let arguments = CommandLine.arguments
switch (arguments.dropFirst().first, arguments.count) {
case ("clips", 5): try Probe(arguments).printClips()
case ("time", 6): try Probe(arguments).time(writing: arguments[5])
case ("memory", 6): try Probe.memory(arguments)
case ("load", 3): try Probe.load(arguments[2])
case ("store", 6): try Probe(arguments).store(in: arguments[5])
case ("turns", 4): try await Turns.take(in: arguments[2], count: Int(arguments[3]) ?? 0)
case ("notes", 4): Notes.write(in: arguments[2], count: Int(arguments[3]) ?? 0)
case ("install", 6): try Installation.install(arguments)
case ("proof", 3): try Proof.time(arguments[2])
default: print("usage: splice-probe clips|time|memory|load|store|turns|notes|install|proof …")
}
