import Foundation
import TestSupport
import Testing

/// Takes that are MP3 files as other programs leave them.
@Suite(.enabled(if: Program.available("lame"))) struct MP3TakeTests {
    /// - Parameter options: of lame.
    private func encoded(_ options: [String] = []) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let source = try folder.write("one.wav", Studio.takes["one"]!)
        let target = folder.url("one.mp3")
        _ = try Program.run("lame", ["--silent", "-b", "64"] + options + [source.path, target.path])
        return [UInt8](try Data(contentsOf: target))
    }

    /// The table of the first frame states the bytes without the tags, or those before somebody cut the picture out. libmpg123 complains of it on
    /// standard error, without a name.
    @Test func sizeThatIsStatedWrongly() throws {
        let mp3 = try encoded()
        let table = try #require(Data(mp3).firstRange(of: Data("Info".utf8))).lowerBound
        var wrong = mp3
        wrong.replaceSubrange(table + 12..<table + 16, with: [0, 0, 0, 200])
        let tag = Array("ID3\u{3}\u{0}\u{0}\u{0}\u{0}\u{8}\u{0}".utf8) + [UInt8](repeating: 0, count: 1024)
        let old = Array("TAG".utf8) + [UInt8](repeating: 0x20, count: 125)
        let whole = try Studio(recording: mp3, name: "one.mp3").run("status", "recordings/en-USD/one.mp3").text
        #expect(whole.status == 0 && whole.errors.isEmpty, "\(whole)")
        for bytes in [wrong, wrong + old, tag + wrong, tag + mp3 + old] {
            let result = try Studio(recording: bytes, name: "one.mp3").run("status", "recordings/en-USD/one.mp3").text
            #expect(result == whole, "\(bytes.count)")
        }
    }

    /// Without a table, a frame that breaks off is all that tells that something is missing.
    @Test func endWithinAFrame() throws {
        let mp3 = try encoded(["-t", "--nores"])
        let whole = try Studio(recording: mp3, name: "one.mp3").run("status", "recordings/en-USD/one.mp3").text
        #expect(!whole.output.contains("recording-truncated"), "\(whole)")
        // Frames of 24 kHz and 64 kbit/s have 192 bytes.
        for (cut, missing) in [(mp3.count * 3 / 4 / 192 * 192 + 100, 92), (mp3.count - 1, 1)] {
            let studio = try Studio(recording: Array(mp3[..<cut]), name: "one.mp3")
            let result = try studio.run("status", "recordings/en-USD/one.mp3").text
            #expect(
                result.output.tells(
                    "one.mp3: warning[recording-truncated]: … \(missing) of the 192 bytes of its last MP3 frame \(missing == 1 ? "is" : "are") missing; …"
                ),
                "\(result)")
        }
    }

    /// libmpg123 complains on standard error, without a name, of whatever it doesn't like.
    @Test func damageIsToldByNoLibrary() throws {
        let mp3 = try encoded()
        let studio = try Studio(recording: mp3, name: "one.mp3")
        var generator = SeededGenerator(seed: 3)
        var files: [String] = []
        for number in 0..<12 {
            var damaged = mp3
            for _ in 0..<20 {
                damaged[Int.random(in: 200..<mp3.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            damaged.insert(contentsOf: [UInt8](repeating: 0, count: 300 * number), at: mp3.count / 2)
            files.append("\(number).mp3")
            try studio.folder.write("\(number).mp3", damaged)
        }
        // Layer II, free format and what only begins as a frame does.
        for start in [[0xff, 0xfb, 0x90, 0x64], [0xff, 0xfd, 0x90, 0x64], [0xff, 0xf3, 0x04, 0xc4]] as [[UInt8]] {
            files.append("\(start).mp3")
            try studio.folder.write("\(start).mp3", start + [UInt8](repeating: 0xa5, count: 20_000))
        }
        #expect(try studio.run(["status"] + files).errorText.isEmpty)
    }
}
