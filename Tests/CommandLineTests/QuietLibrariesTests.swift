import Foundation
import TestSupport
import Testing

/// The libraries that decode print nothing, whatever they are given: each line is the tool's own.
@Suite(.enabled(if: Program.available("ffmpeg", "lame"), "needs ffmpeg and lame")) struct QuietLibrariesTests {
    /// MP3s and others, whole and damaged, under the names of clips.
    private static func files() throws -> [(name: String, bytes: [UInt8])] {
        let folder = try TemporaryFolder()
        let source = try folder.write("source.wav", RawTake().wav).path
        func made(_ name: String, _ program: String, _ words: String...) throws -> [UInt8] {
            let target = folder.url(name)
            let result = try Program.run(program, words + [target.path])
            try #require(result.status == 0, "\(result.errorText)")
            return [UInt8](try Data(contentsOf: target))
        }
        func converted(_ name: String, _ codec: String) throws -> [UInt8] {
            try made(name, "ffmpeg", "-nostdin", "-v", "error", "-i", source, "-c:a", codec)
        }
        let zeros = [UInt8](repeating: 0, count: 4096)
        let originals: [(String, [UInt8])] = [
            ("mp3", try made("info.mp3", "lame", "--quiet", "-V", "4", source)),
            ("mp3", try made("bare.mp3", "lame", "--quiet", "-t", source)),
            ("wav", try converted("mp3.wav", "libmp3lame")), ("flac", try converted("take.flac", "flac")),
            ("ogg", try converted("take.ogg", "libvorbis")),
        ]
        var files: [(name: String, bytes: [UInt8])] = []
        for (ending, whole) in originals {
            let (head, tail) = (Array(whole[..<(whole.count / 2)]), Array(whole[(whole.count / 2)...]))
            var damaged: [[UInt8]] = [whole, Array(whole.prefix(40)), Array(whole.prefix(600)), head]
            damaged += [head + zeros + tail, whole + zeros, zeros + whole, whole + whole]
            damaged.append(head + tail.dropFirst(700))
            damaged.append(Array("ID3\u{3}\u{0}\u{0}\u{7f}\u{7f}\u{7f}\u{7f}".utf8) + whole)
            for bytes in damaged { files.append(("c\(files.count + 1).\(ending)", bytes)) }
        }
        return files
    }

    @Test func printNothing() throws {
        let studio = try Studio(recording: nil)
        let files = try Self.files()
        let clips = files.map { String($0.name.prefix { $0 != "." }) }
        try studio.folder.write("recordings/en-USD/pack.yml", Studio.yaml(clips: clips).utf8)
        for (name, bytes) in files { try studio.folder.write("recordings/en-USD/\(name)", bytes) }
        var commands = [["status", "--takes", "--pack", "en-USD"], ["generate"], ["status"], ["validate"]]
        for (name, bytes) in files where name.hasSuffix(".mp3") || name.hasSuffix(".wav") {
            try studio.folder.write("session-\(name)", bytes)
            commands.append(["split", "session-\(name)", "--pack", "en-USD"])
        }
        for command in commands {
            let result = try studio.run(command).text
            for line in (result.output + result.errors).split(separator: "\n") {
                let isForeign = ["mpg123", "src/lib", "Warning: ", "WARNING", "Note: ", "***", "sndfile:"].contains {
                    line.contains($0)
                }
                #expect(!isForeign, "\(command): \(line)")
            }
        }
    }
}
