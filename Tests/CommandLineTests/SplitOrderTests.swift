import Foundation
import TestSupport
import Testing

/// `split`, where nothing but the script's order tells which cut is which clip.
@Suite struct SplitOrderTests {
    private static let split = ["split", "session.wav", "--pack", "en-USD"]

    @Test("A label's name is the order, and a check mark is somebody's ear")
    func labels() throws {
        let studio = try SessionStudio.with()
        try studio.folder.write("labels.txt", "0.5\t0.9\t\n1.9\t2.4\tpaid ✓\n3.4\t3.86\ttwo: the word two\n".utf8)
        let result = try studio.run(Self.split + ["--import", "labels.txt"]).text
        let words =
            "3 takes: 1 accepted, 2 as the labels say; hear and mend them on the page of --to, or prove them by known takes with --references;"
        let next = SessionStudio.next(" --import labels.txt")
        #expect(result.status == 0 && result.output.contains(words) && result.output.hasSuffix(next), "\(result)")
    }

    @Test(
        "A sentence in a word's place is longer than anybody says the word, whatever all others are",
        arguments: [true, false])
    func sentences(isLabelled: Bool) throws {
        let studio = try SessionStudio.with([3.1, 3.0, 3.2].map { SessionStudio.take(150, $0) })
        try studio.folder.write("labels.txt", "0.5\t3.6\tone\n4.6\t7.6\tpaid\n8.6\t11.8\ttwo\n".utf8)
        let result = try studio.run(Self.split + (isLabelled ? ["--import", "labels.txt"] : [])).text
        #expect(result.status == 1 && result.output.contains("3 in doubt"), "\(result)")
        #expect(result.output.contains("s expected"), "\(result)")
        let trusted = try studio.run(Self.split + ["--accept", "all", "--write"]).text
        #expect(trusted.status == 0 && trusted.output.contains("3 takes accepted"), "\(trusted)")
    }

    @Test("Names that are all one off are seen by the lengths, told once, with the places to hear first")
    func shifted() throws {
        let names = ["one", "two", "three", "four", "five", "six", "seven", "eight"]
        let texts = [
            "a", "a very long sentence indeed", "me", "another sentence of this length", "so",
            "and once more a sentence", "no", "yes it goes on and on",
        ]
        let seconds = texts.map { 0.2 + 0.05 * Double($0.count) }
        let studio = try SessionStudio.with(seconds.map { SessionStudio.take(150, $0) })
        var yaml = Studio.yaml(clips: names)
        for (name, text) in zip(names, texts) { yaml = yaml.replacing("the word \(name)", with: text) }
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        func labels(from first: Int) -> String {
            var start = 0.5
            return zip(names.indices, seconds).map { place, length in
                defer { start += length + 1 }
                let name = place + first < names.count ? names[place + first] : "-"
                return "\(start)\t\(start + length)\t\(name)\n"
            }.joined()
        }
        try studio.folder.write("labels.txt", labels(from: 1).utf8)
        let shifted = try studio.run(Self.split + ["--import", "labels.txt"]).text
        #expect(shifted.status == 1 && shifted.errors.contains("each is the clip beside its own"), "\(shifted)")
        try studio.folder.write("labels.txt", labels(from: 0).utf8)
        let right = try studio.run(Self.split + ["--import", "labels.txt"]).text
        #expect(right.status == 0 && !right.errors.contains("beside its own"), "\(right)")
    }

    @Test("Spaces and capitals are accepted", arguments: ["2, 3", " 2 ,3", "All", "1, ALL"])
    func spelling(accepted: String) throws {
        let result = try SessionStudio.with().run(Self.split + ["--accept", accepted]).text
        #expect(result.status == 0, "\(result)")
    }

    @Test("What is no number of a cut is told", arguments: ["orders", "2;3", "1,,2", "+1", "x=-"])
    func strange(value: String) throws {
        let result = try SessionStudio.with().run(Self.split + ["--accept", value]).text
        let piece = value.contains(",,") ? "" : value
        #expect(result.status == 64 && result.errors.contains("--accept takes numbers"), "\(result)")
        #expect(
            result.errors.contains("`\(piece)` is none") || result.errors.contains("\"\(piece)\" is none"), "\(result)")
    }
}
