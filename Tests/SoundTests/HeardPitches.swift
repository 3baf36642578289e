import Foundation
import TestSupport
import Testing
import VoiceAssetAudio

/// The pitches at both ends of prompts, held against Praat's: `References/praat-pitch.tsv`, whose first lines say how they were
/// made.
struct HeardPitches {
    private(set) var prompts = 0
    /// Starts and ends that lie more than a semitone from those of "To Pitch (ac)", or are not heard.
    private(set) var missedStarts = 0
    private(set) var missedEnds = 0

    /// - Parameter everyOne: looks at each so many-th of the language's prompts.
    init(_ language: String, everyOne step: Int) throws {
        let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("References/praat-pitch.tsv")
        let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
        let files = try VoiceSamples.prompts(language)
        for (index, line) in lines.filter({ $0.hasPrefix(language + "\t") }).enumerated() where index % step == 0 {
            let fields = line.split(separator: "\t")
            guard fields.count == 6, let start = Double(fields[2]), let end = Double(fields[3]) else {
                throw Unexpected(String(line))
            }
            let file = try #require(files.first { Self.name($0) == fields[1] }, "\(line)")
            let audio = try SoundFile.decode([UInt8](VoiceSamples.wav(of: file)), limits: .recording)
            let track = PitchTrack(of: audio.samples, sampleRate: audio.sampleRate)
            prompts += 1
            if abs((track.start ?? .infinity) - start) > 1 { missedStarts += 1 }
            if abs((track.end ?? .infinity) - end) > 1 { missedEnds += 1 }
        }
    }

    /// Below the folder of the language, which is a link to that of a speaker.
    private static func name(_ file: URL) -> String {
        file.deletingPathExtension().pathComponents.drop { $0 != "sounds" }.dropFirst(2).joined(separator: "/")
    }
}
