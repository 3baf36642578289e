import Foundation
import TestSupport
import Testing

/// Takes without a header, as speech services deliver them, spoken by espeak-ng and stripped of it by FFmpeg.
@Suite("Raw samples as takes", .enabled(if: Program.available("espeak-ng", "ffmpeg")))
struct RawSamplesTests {
    private static let words = ["one": "one", "two": "two"]

    /// The takes as WAV files of 22,050 Hz and 16 bits, which espeak-ng writes.
    private static let spoken = Result {
        let folder = try TemporaryFolder()
        return try words.mapValues { word in
            let file = folder.url("\(word).wav")
            let result = try Program.run("espeak-ng", ["-v", "en", "-w", file.path, "--", word])
            try #require(result.status == 0, "\(result.errorText)")
            return [UInt8](try Data(contentsOf: file))
        }
    }

    /// What a service would have sent, and as what pack.yml is to state it.
    struct Form: Sendable, CustomTestStringConvertible {
        var format: String
        var rate: Int
        var bits: Int
        var order: String
        var channels: Int
        var statement: String {
            "takes: {pcm: {rate: \(rate), bits: \(bits), order: \(order), channels: \(channels)}}"
        }
        var testDescription: String { "\(format), \(rate) Hz, \(channels) channels" }
    }

    private func converted(_ take: [UInt8], _ form: Form, container: String) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let source = try folder.write("take.wav", take)
        let target = folder.url("converted")
        let arguments = [
            "-v", "error", "-i", source.path, "-ar", "\(form.rate)", "-ac", "\(form.channels)", "-bitexact",
            "-c:a", container == "wav" ? "pcm_s\(form.bits)le" : "pcm_\(container)", "-f", container, target.path,
        ]
        let result = try Program.run("ffmpeg", arguments)
        try #require(result.status == 0, "\(result.errorText)")
        return [UInt8](try Data(contentsOf: target))
    }

    private func studio(
        _ takes: [String: [UInt8]], extension suffix: String, statement: String
    ) throws -> Studio {
        let studio = try Studio(recording: nil)
        try write(statement, to: studio)
        for (clip, bytes) in takes { try studio.folder.write("recordings/en-USD/\(clip).\(suffix)", bytes) }
        return studio
    }

    private func write(_ statement: String, to studio: Studio) throws {
        try studio.folder.write(
            "recordings/en-USD/pack.yml", Studio.yaml(clips: ["one", "two"], more: statement).utf8)
    }

    private func clips(of studio: Studio) throws -> [String: Data] {
        try studio.snapshot("VoiceAssets/en-USD").filter { !$0.key.hasSuffix(".json") }.mapValues(\.bytes)
    }

    @Test(
        "Makes the clips that the same samples make with a header",
        arguments: [
            Form(format: "s16le", rate: 24000, bits: 16, order: "little", channels: 1),
            Form(format: "s16be", rate: 16000, bits: 16, order: "big", channels: 2),
            Form(format: "s24le", rate: 48000, bits: 24, order: "little", channels: 1),
            Form(format: "s32be", rate: 22050, bits: 32, order: "big", channels: 1),
        ])
    func sameClips(form: Form) throws {
        let spoken = try Self.spoken.get()
        let raw = try studio(
            spoken.mapValues { try converted($0, form, container: form.format) }, extension: "pcm",
            statement: form.statement)
        let wav = try studio(
            spoken.mapValues { try converted($0, form, container: "wav") }, extension: "wav", statement: "")
        for studio in [raw, wav] {
            let result = try studio.run("generate")
            #expect(result.status == 0, "\(result.errorText)")
        }
        let made = try clips(of: raw)
        #expect(try made == clips(of: wav) && made.count == 4)
        #expect(try raw.run("validate", "--up-to-date").status == 0)
        #expect(try raw.run("status").text.output.hasPrefix("en-USD: 2 of 2 recorded"))
        let inspected = try raw.run("status", "--takes", "--pack", "en-USD").text.output
        let channels = form.channels == 1 ? "mono" : "\(form.channels) channels"
        #expect(inspected.contains("recordings/en-USD/one.pcm: \(form.rate) Hz, \(channels), "), "\(inspected)")
    }

    /// The file is what it was; what it is said to be is not.
    @Test("Makes clips anew when the statement changes")
    func anotherStatement() throws {
        let form = Form(format: "s16le", rate: 24000, bits: 16, order: "little", channels: 1)
        let takes = try Self.spoken.get().mapValues { try converted($0, form, container: form.format) }
        var faster = form
        faster.rate = 28000
        let studio = try studio(takes, extension: "pcm", statement: faster.statement)
        #expect(try studio.run("generate").status == 0)
        let before = try clips(of: studio)
        try write(form.statement, to: studio)
        #expect(try studio.run("validate", "--up-to-date").text.output.contains("error[asset-stale]"))
        #expect(try studio.run("generate").status == 0)
        let fresh = try self.studio(takes, extension: "pcm", statement: form.statement)
        #expect(try fresh.run("generate").status == 0)
        let after = try clips(of: studio)
        #expect(try after == clips(of: fresh) && after != before)
    }

    struct Fault: Sendable, CustomTestStringConvertible {
        var bytes: [UInt8]
        var statement = "takes: {pcm: {rate: 24000, bits: 16, order: little, channels: 1}}"
        var line: String
        var testDescription: String { line }
    }

    static let faults = [
        Fault(
            bytes: .init(repeating: 1, count: 48_000), statement: "",
            line: "error[recording-unreadable]: … takes: {pcm: {rate: 24000, bits: 16, order: little, channels: 1}}"),
        Fault(
            bytes: .init(repeating: 1, count: 48_001),
            line: "error[recording-truncated]: 48001 bytes … 2 …"),
        Fault(
            bytes: .init(repeating: 1, count: 48_002),
            statement: "takes: {pcm: {rate: 24000, bits: 24, order: big, channels: 2}}",
            line: "error[recording-truncated]: 48002 bytes … 6 …"),
        Fault(
            bytes: .init(repeating: 1, count: 2 * 24_000 * 121),
            line: "error[recording-limit]: 121 s … 120 s …"),
        Fault(
            bytes: RawTake().wav,
            line: "error[recording-unreadable]: … WAV … WAV"),
        Fault(bytes: [], line: "error[recording-unreadable]: … empty …"),
    ]

    @Test("Tells each fault once", arguments: faults)
    func tells(fault: Fault) throws {
        let studio = try Studio(recording: fault.bytes, name: "one.pcm")
        try studio.folder.write(
            "recordings/en-USD/pack.yml", Studio.yaml(clips: ["one"], more: fault.statement).utf8)
        let line = "recordings/en-USD/one.pcm: \(fault.line)"
        let generated = try studio.run("generate").text
        #expect(generated.status == 1 && generated.errors.tells(line), "\(generated.errors)")
        #expect(generated.errors.contains("1 error, no warnings"))
    }
}
