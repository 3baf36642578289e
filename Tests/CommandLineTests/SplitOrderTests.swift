import Foundation
import TestSupport
import Testing

/// `split`, where nothing tells neighbours from each other.
@Suite struct SplitOrderTests {
    private static let split = ["split", "session.wav", "--pack", "en-USD"]

    @Test("Neighbours of one length are in doubt, with the reason; nothing is written until somebody trusts the order")
    func inDoubt() throws {
        let studio = try SessionStudio.with()
        let result = try studio.run(Self.split + ["--write"]).text
        #expect(result.status == 1 && result.output.contains("3 in doubt, 0 missing; certain: none"), "\(result)")
        #expect(result.output.contains("? `one` and `paid` could be swapped"), "\(result.output)")
        #expect(result.errors.contains("3 of 3 cuts in doubt, 3 of these only by their order"), "\(result.errors)")
        #expect(try SessionStudio.takes(studio) == [])
        let trusted = try studio.run(Self.split + ["--accept", "order", "--write"]).text
        #expect(trusted.status == 0 && trusted.output.contains("certain: 3 accepted"), "\(trusted)")
    }

    @Test("Marks of the order alone in the tool's own labels are doubts of the order, which --accept order accepts")
    func labels() throws {
        let studio = try SessionStudio.with()
        #expect(try studio.run(Self.split + ["--labels-out", "labels.txt"]).status == 1)
        let marked = try studio.run(Self.split + ["--labels", "labels.txt"]).text
        #expect(marked.status == 1 && marked.output.contains("? `one` and `paid` could be swapped"), "\(marked)")
        let trusted = try studio.run(Self.split + ["--labels", "labels.txt", "--accept", "order"]).text
        #expect(trusted.status == 0 && trusted.output.contains("certain: 3 accepted"), "\(trusted)")
        #expect(trusted.errors.isEmpty, "\(trusted)")
        // What somebody gave to another clip stays marked, and so does what has another reason besides.
        let text = try String(contentsOf: studio.folder.url("labels.txt"), encoding: .utf8)
        for (old, new) in [("one: the word one ?", "two ?"), ("?", "? listen;")] {
            try studio.folder.write("labels.txt", text.replacing(old, with: new).utf8)
            let other = try studio.run(Self.split + ["--labels", "labels.txt", "--accept", "order"]).text
            #expect(other.status == 1 && other.output.contains("? marked in the label track"), "\(other)")
        }
    }

    @Test("That nothing was left to accept is told", arguments: [["--accept", "2"], ["--accept", "2,order"], []])
    func nothingLeft(more: [String]) throws {
        let studio = try SessionStudio.with()
        try studio.folder.write("labels.txt", "0.4\t1.0\tone\n1.8\t2.5\tpaid\n3.3\t3.9\ttwo\n".utf8)
        let result = try studio.run(Self.split + ["--labels", "labels.txt", "--accept", "order"] + more).text
        #expect(result.status == 0 && result.errors.tells("note[session-fit]: --accept order …"), "\(result)")
    }

    @Test("Where more than the order is in doubt, it is told what helps")
    func nothingToAccept() throws {
        let studio = try SessionStudio.with([SessionStudio.words[0], SessionStudio.words[2]])
        let result = try studio.run(Self.split + ["--accept", "order"]).text
        #expect(result.status == 1, "\(result)")
        #expect(result.errors.tells("note[session-fit]: --accept order … --references … --recognizer …"), "\(result)")
    }

    @Test("Spaces and capitals are accepted", arguments: ["2, 3", " 2 ,3", "Order", "1, ORDER"])
    func spelling(accepted: String) throws {
        let result = try SessionStudio.with().run(Self.split + ["--accept", accepted]).text
        #expect(result.output.contains(" 0 in doubt"), "\(result)")
    }

    @Test(
        "What is no number of a cut is told",
        arguments: [
            ("--accept", "orders"), ("--accept", "2;3"), ("--drop", "x"), ("--accept", "1,,2"), ("--accept", "+1"),
        ])
    func strange(option: String, value: String) throws {
        let result = try SessionStudio.with().run(Self.split + [option, value]).text
        let piece = value.contains(",,") ? "" : value
        #expect(result.status == 64 && result.errors.contains("\(option) takes numbers"), "\(result)")
        #expect(
            result.errors.contains("`\(piece)` is none") || result.errors.contains("\"\(piece)\" is none"), "\(result)")
    }

    @Test("Labels without names are not compared with the words, and nothing calls that certain")
    func notCompared() throws {
        let studio = try SessionStudio.with()
        try studio.folder.write("labels.txt", "0.5\t0.9\t\n1.9\t2.4\t\n3.4\t3.86\ttwo\n".utf8)
        let result = try studio.run(Self.split + ["--labels", "labels.txt"]).text
        let words = "certain: 1 by a label's name; 2 by the labels' order, not compared with the words;"
        #expect(result.status == 0 && result.output.contains(words), "\(result)")
    }

    @Test("A cut that is accepted settles its neighbours", arguments: [("2", 0), ("1", 2), ("1,order", 0)])
    func partners(accepted: String, doubts: Int) throws {
        let result = try SessionStudio.with().run(Self.split + ["--accept", accepted]).text
        #expect(result.output.contains(" \(doubts) in doubt"), "\(result)")
    }

    @Test("The page has who could be in whose place")
    func page() throws {
        let studio = try SessionStudio.with()
        #expect(try studio.run(Self.split + ["--page", "cuts.html"]).status == 1)
        let page = try String(contentsOf: studio.folder.url("cuts.html"), encoding: .utf8)
        #expect(page.components(separatedBy: "\"kind\":\"order\",\"partner\":").count == 5)
    }
}
