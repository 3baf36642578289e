import TestSupport
import Testing
import VoiceAssetPacks

@testable import VoiceAssetLanguagePackSeed

/// Lists beside old recordings: which column is which, and how much of them is read.
@Suite struct RecordingListsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func lists(of names: [String]) throws -> RecordingLists {
        for name in names {
            try folder.write("old/\(name)", WAV.integers([Float](repeating: 0.1, count: 100), sampleRate: 8000))
        }
        let clips = ["một", "hai", "ba"].enumerated().map { VoicePack.Clip(id: "\($0.offset + 1)", text: $0.element) }
        let spoken = SpokenClips(clips, in: SpokenLanguage(locale: "vi"))
        return RecordingLists(beside: try OldRecordings(in: "\(folder.path)/old"), spoken)
    }

    /// A column of numbers counts the rows, where another one has names of files.
    /// A text has no spaces around it, as behind the colons of Asterisk's lists.
    @Test(arguments: [
        "ID,Text,File\n1,hai,2.wav\n2,ba,3.wav\n3,một,1.wav\n", "1.wav: một\n2.wav:  hai\n3.wav: ba \n",
    ])
    func countedRows(list: String) throws {
        try folder.write("old/list.csv", list.utf8)
        #expect(try lists(of: ["1.wav", "2.wav", "3.wav"]).texts == ["1.wav": "một", "2.wav": "hai", "3.wav": "ba"])
    }

    /// Lists that tell the same words in other letters do not disagree.
    @Test func sameWords() throws {
        try folder.write("old/a.csv", "a.wav,hai\nb.wav,ba\n".utf8)
        try folder.write("old/b.csv", "a.wav,Hai.\nb.wav,một\n".utf8)
        #expect(try lists(of: ["a.wav", "b.wav"]).disputed == ["b.wav"])
    }

    /// Of many lists only so much is read as one may have; the others are told, those around the folder too.
    @Test func readsSoMuch() throws {
        let filler = [UInt8](repeating: 0x0a, count: 3 << 20)
        for list in 0..<8 { try folder.write("old/\(list).csv", Array("a.wav,x\n".utf8) + filler) }
        try folder.write("old/small.csv", "b.wav,hai\n".utf8)
        let own = try lists(of: ["a.wav", "b.wav"])
        #expect(own.leftOut.filter { $0.reason == .longList }.map(\.file) == ["5.csv", "6.csv", "7.csv"])
        #expect(own.texts == ["b.wav": "hai"])
        try folder.write("old/small.csv", "".utf8)
        try folder.write("metadata.csv", "b.wav,hai\n".utf8 + filler)
        let around = try lists(of: [])
        #expect(around.leftOut.last == .init(file: "../metadata.csv", reason: .longList) && around.texts.isEmpty)
    }

    /// One name may stand for a file in several formats, but not for any number of files, as many times as it is in a list.
    @Test func nameOfManyFiles() throws {
        let formats = [
            "au", "snd", "avr", "htk", "iff", "nist", "paf", "pvf", "sds", "sf", "sph", "svx", "voc", "wve", "xi",
        ]
        try folder.write("old/list.csv", "a,hai\nb,ba\n".utf8)
        let few = try lists(of: ["a.wav", "a.mp3", "b.wav"])
        #expect(few.texts == ["a.wav": "hai", "a.mp3": "hai", "b.wav": "ba"])
        #expect(try lists(of: formats.map { "a.\($0)" }).texts == ["b.wav": "ba"])
    }

    /// A list of one recording, in whatever words, is a list; a row about a recording whose name says something is none.
    @Test(arguments: [
        ("a.wav,hai", "hai"), ("a.wav\tgot it", "got it"), ("a.wav,got it; thanks", "got it; thanks"),
        ("file,text\na.wav,got it", "got it"), ("got it|a", "got it"), ("3.wav,CC-BY", nil), ("a.wav,1.5", nil),
        ("a.wav,got it\nsee below\nno more", nil),
    ])
    func listOfOneLine(text: String, told: String?) throws {
        try folder.write("old/list.csv", text.utf8)
        let lists = try lists(of: ["a.wav", "3.wav"])
        #expect(lists.texts == (told.map { ["a.wav": $0] } ?? [:]) && lists.leftOut.isEmpty == (told != nil))
    }
}
