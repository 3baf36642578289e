import Foundation
import TestSupport
import Testing

/// A session: the words of `one`, `paid` and `two`, and their pack without recordings.
enum SessionStudio {
    static let words = [take(110, 0.4), take(300, 0.5), take(190, 0.45)]

    /// The same words, said another time.
    static let again = words.map(saidAgain)

    static func saidAgain(_ take: RawTake) -> RawTake {
        var take = take
        take.pitch += 2
        return take
    }

    /// What `split` prints of it.
    static let table = """
           start   end     s  clip  take  text           file
        1   0.50  0.91  0.41  one      1  the word one   one.wav
        2   1.90  2.40  0.51  paid     1  the word paid  paid.wav
        3   3.40  3.86  0.46  two      1  the word two   two.wav

        """

    /// What it says of a session in which nothing differs from the script.
    static let verdict =
        "3 takes in the script's order; hear and mend them on the page of --to, or prove them by known takes with --references; "

    /// What it says of that session once it is written.
    static let written =
        "written to en-USD: 3 takes in the script's order\nnext: \(Program.built("voice-assets")) generate en-USD\n"

    /// What it says behind the takes that it did not write, with the options that write them.
    static func next(_ options: String = "", heard: String = "") -> String {
        "next\(heard): \(Program.built("voice-assets")) split session.wav en-USD\(options) --write\n"
    }

    static func take(_ pitch: Double, _ seconds: Double) -> RawTake {
        var take = RawTake(pitch: pitch)
        take.speech = seconds
        return take
    }

    /// The pack `en-USD` without recordings, and `session.wav` with these takes.
    static func with(_ takes: [RawTake] = words) throws -> Studio {
        let studio = try Studio(recording: nil)
        try studio.folder.write("recordings/en-USD/pack.yml", Studio.yaml(clips: ["one", "paid", "two"]).utf8)
        try studio.folder.write("session.wav", WAV.integers(takes.flatMap(\.samples), sampleRate: 24_000))
        return studio
    }

    /// The takes in the pack's folder, sorted.
    static func takes(_ studio: Studio) throws -> [String] {
        try studio.snapshot("recordings/en-USD").keys.filter { $0.hasSuffix(".wav") }.sorted()
    }
}
