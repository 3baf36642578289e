import Foundation
import TestSupport
import Testing

/// `generate` where another program has a lock on the output folder: whoever may read a folder can take a shared one.
@Suite(.enabled(if: Program.available("flock"))) struct LockedOutputTests {
    @Test func saysWhomItWaitsFor() throws {
        let studio = try Studio()
        // The lock is there before `generate` begins, and until it has said that it waits.
        let script = """
            mkdir VoiceAssets
            flock -s VoiceAssets bash -c 'for i in {1..6000}; do [ -e end ] && break; sleep 0.1; done' >/dev/null 2>&1 &
            while flock -n -x VoiceAssets true; do sleep 0.05; done
            "$0" generate 2>said & generate=$!
            until grep -q waits said || ! kill -0 $generate; do sleep 0.05; done
            touch end; wait $generate; echo "$?"
            cat said >&2; "$0" generate --quiet
            """
        let result = try Tool.bash(script, in: studio.folder)
        #expect(result.outputText.hasSuffix("files written\n0\n"))
        let lines = result.errorText.split(separator: "\n").filter { $0.contains("waits") }
        #expect(lines.count == 1)
        let words = lines.joined().replacingOccurrences(of: "process [0-9]+", with: "N", options: .regularExpression)
        #expect(
            words =~ "VoiceAssets: note[output-failed]: … N (flock) … shared lock … 1 s (limit 60 s)")
    }

    /// It is killed while it waits, before the pack is there: a text that changes then is seen all the same.
    @Test func notesFirstWhatTakesSay() throws {
        let studio = try Studio()
        let script = """
            mkdir VoiceAssets
            flock VoiceAssets bash -c 'for i in {1..6000}; do [ -e end ] && break; sleep 0.1; done' >/dev/null 2>&1 &
            while flock -n VoiceAssets true; do sleep 0.05; done
            "$0" generate 2>said & generate=$!
            until grep -q waits said || ! kill -0 $generate; do sleep 0.05; done
            kill -KILL $generate; touch end; ls -A VoiceAssets; tail -n +2 recordings/en-USD/.recorded-texts
            """
        let result = try Tool.bash(script, in: studio.folder)
        #expect(
            result.outputText.split(separator: "\n").map { $0.dropFirst(66) } == [
                "one.wav  the word one", "paid.wav  the word paid", "two.wav  the word two",
            ])
    }
}
