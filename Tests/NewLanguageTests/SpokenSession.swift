import Foundation
import TestSupport

/// A session in which espeak-ng reads a script sheet: 24 bits at 48 kHz, pauses of 0.7 to 1.2 s, pink noise some 50 dB
/// below the speech. It knows where each word lies.
struct SpokenSession {
    /// Where a clip's text is said, seconds: what is within 45 dB of the word's peak.
    private(set) var spans: [String: ClosedRange<Double>] = [:]
    let file: URL
    /// The file's samples, 24 bits each.
    private let samples: Data

    static let rate = 48000
    /// Of espeak-ng's voices.
    private static let voiceRate = 22050

    /// - Parameter forgotten: clips that the speaker leaves out.
    init(
        reading rows: [SheetRow], by voice: String, seed: UInt64, forgetting forgotten: Set<String> = [],
        to file: URL
    ) throws {
        var generator = SeededGenerator(seed: seed)
        var speech = Self.silence(1)
        for row in rows where !forgotten.contains(row.id) {
            let word = try Self.word(row.text, voice)
            let start = Self.seconds(speech)
            speech += word
            spans[row.id] = start...Self.seconds(speech)
            speech += Self.silence(Double.random(in: 0.7...1.2, using: &generator))
        }
        let folder = try TemporaryFolder()
        try folder.write("speech.raw", speech)
        let raw = ["-t", "raw", "-r", "\(Self.voiceRate)", "-e", "signed", "-b", "16", "-c", "1"]
        let finished = ["-r", "\(Self.rate)", "-b", "24"]
        try Self.sox(raw + ["speech.raw"] + finished + ["speech.wav", "gain", "-1"], in: folder)
        // sox's pink noise has 16 dB less than full scale.
        let noise = ["synth", "\(Self.seconds(speech))", "pinknoise", "gain", "-56"]
        try Self.sox(["-n"] + finished + ["noise.wav"] + noise, in: folder)
        try Self.sox(["-m", "-v", "1", "speech.wav", "-v", "1", "noise.wav", "-b", "24", file.path], in: folder)
        self.file = file
        samples = try Self.samples(of: file)
    }

    /// The seconds from the take's start to the middle of a clip's word in the session; nil if the take is no copy of that.
    func middle(of clip: String, inTake take: URL) throws -> Double? {
        guard let span = spans[clip] else { return nil }
        let middle = Int((span.lowerBound + span.upperBound) / 2 * Double(Self.rate))
        let excerpt = samples[middle * 3..<(middle + 500) * 3]
        return try Self.samples(of: take).range(of: excerpt).map { Double($0.lowerBound / 3) / Double(Self.rate) }
    }

    /// A take's length, seconds.
    static func seconds(ofTake take: URL) throws -> Double { Double(try samples(of: take).count / 3) / Double(rate) }

    private static func samples(of file: URL) throws -> Data {
        let bytes = try Data(contentsOf: file)
        guard let chunk = bytes.range(of: Data("data".utf8)) else { return Data() }
        return Data(bytes[(chunk.upperBound + 4)...])
    }

    /// Dithers each run alike.
    private static func sox(_ arguments: [String], in folder: TemporaryFolder) throws {
        let result = try Program.run("sox", ["-R"] + arguments, in: folder.url)
        if result.status != 0 { throw Unexpected(result.errorText) }
    }

    /// 16-bit samples of a text, without what lies 45 dB or more below its peak before and after it.
    private static func word(_ text: String, _ voice: String) throws -> Data {
        let result = try Program.run("espeak-ng", ["-v", voice, "-s", "150", "--stdout", text])
        let bytes = [UInt8](result.output.dropFirst(44))
        let levels = stride(from: 0, to: bytes.count - 1, by: 2).map { offset in
            abs(Int(Int16(bitPattern: UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8)))
        }
        let least = (levels.max() ?? 0) * 56 / 10000
        guard let first = levels.firstIndex(where: { $0 > least }), let last = levels.lastIndex(where: { $0 > least })
        else { throw Unexpected("espeak-ng says nothing for \(text): \(result.errorText)") }
        return Data(bytes[2 * first..<2 * last + 2])
    }

    private static func silence(_ seconds: Double) -> Data { Data(count: 2 * Int(seconds * Double(voiceRate))) }

    private static func seconds(_ speech: Data) -> Double { Double(speech.count / 2) / Double(voiceRate) }
}
