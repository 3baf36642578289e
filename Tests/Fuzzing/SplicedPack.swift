import Foundation
import NumberGrammar
import TestSupport
import VoiceAssetAudio
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceManifest
import VoiceNotifications

/// A generated pack, whose manifest and clips are replaced by others.
final class SplicedPack: Sendable {
    private let folder: TemporaryFolder
    private let right: [UInt8]
    private let splicer: PackSplicer
    private static let making = Task { try await SplicedPack() }
    nonisolated(unsafe) private static var made: SplicedPack?
    private static let lock = NSLock()
    private static let renditions = SoundRendition.allCases

    /// Generates the pack, once a process.
    static func prepare() async throws {
        let pack = try await making.value
        lock.withLock { unsafe made = pack }
    }

    static func shared() throws(BrokenPromise) -> SplicedPack {
        guard let pack = lock.withLock({ unsafe made }) else { throw BrokenPromise("FuzzTarget is not prepared") }
        return pack
    }

    private init() async throws {
        folder = try TemporaryFolder()
        let texts = TestPack.counting(
            profile: "{ sample-rate: 16000, renditions: [\(Self.renditions.map(\.name).joined(separator: ", "))] }")
        try folder.write("recordings/en-USD/numbers.rbnf", texts.rules.utf8)
        try folder.write("recordings/en-USD/pack.yml", texts.yaml.utf8)
        for (index, id) in ["a", "b", "c"].enumerated() {
            let word = TestSignal.word(UInt64(index + 1))
            try folder.write(
                "recordings/en-USD/\(id).wav", try SoundFile.encode(word, sampleRate: 24000, as: .wavPCM16))
        }
        let generation = AssetGeneration(
            recordings: folder.url("recordings").path, output: folder.url("VoiceAssets").path, packs: [], workers: 2,
            isDryRun: false)
        let report = await generation.run { _ in }
        try BrokenPromise.require(
            !report.diagnostics.hasErrors, report.diagnostics.map(\.line).joined(separator: "\n"))
        right = [UInt8](try Data(contentsOf: folder.url("VoiceAssets/en-USD/splice.json")))
        splicer = try PackSplicer(pack: folder.url("VoiceAssets/en-USD"))
    }

    func file(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.url("VoiceAssets/en-USD/\(path)")))
    }

    func clips() throws -> [[UInt8]] {
        try Self.renditions.map { try file("\($0)/b.\(splicer.fileExtension(rendition: $0) ?? "")") }
    }

    private func splice(_ splicer: PackSplicer) throws(BrokenPromise) {
        for text in ["0", "7.05", "99.99", "1e3"] {
            guard let amount = try? splicer.amount(text) else { continue }
            for id in splicer.announcementIDs.prefix(3) {
                guard let announcement = try? splicer.announcement(id, amount: amount) else { continue }
                try BrokenPromise.require(announcement.seconds < 30, "\(announcement.seconds) s")
                for rendition in splicer.renditions { _ = try? splicer.bytes(announcement, rendition: rendition) }
            }
        }
    }

    /// A manifest is refused or written again as it was; splicing with a file for splicers answers.
    func checkManifest(_ bytes: [UInt8]) throws {
        try folder.write("VoiceAssets/en-USD/splice.json", bytes)
        defer { _ = try? folder.write("VoiceAssets/en-USD/splice.json", right) }
        if let splicer = try? PackSplicer(pack: folder.url("VoiceAssets/en-USD")) { try splice(splicer) }
        let manifest: PackManifest
        do throws(VoiceManifestError) { manifest = try PackManifest(json: bytes) } catch {
            return try BrokenPromise.require(printable: "\(error)")
        }
        let again = try PackManifest(json: try manifest.encoded())
        try BrokenPromise.require(again == manifest, "the manifest is another when it was written and read again")
    }

    static func checkIndex(_ bytes: [UInt8]) throws {
        guard let index = try? VoiceIndex(json: bytes) else { return }
        let again = try VoiceIndex(json: try index.encoded())
        try BrokenPromise.require(again == index, "the index is another when it was written and read again")
        _ = index.packs(for: "en-GB", currency: "USD")
    }

    /// The clip takes the place of one of each rendition; what can't be spliced is refused.
    func checkClip(_ bytes: [UInt8]) throws {
        for rendition in Self.renditions {
            let path = "VoiceAssets/en-USD/\(rendition)/b.\(splicer.fileExtension(rendition: rendition) ?? "")"
            let old = try Data(contentsOf: folder.url(path))
            try folder.write(path, bytes)
            defer { _ = try? folder.write(path, old) }
            let splicer = try PackSplicer(pack: folder.url("VoiceAssets/en-USD"))
            _ = try? splicer.bytes(try splicer.announcement("all"), rendition: rendition)
        }
    }

    /// An amount is refused or said the same by its canonical text; a payload is answered.
    func checkAmount(_ bytes: [UInt8]) throws {
        let text = String(decoding: bytes, as: UTF8.self)
        for scale in 0...Amount.maximumScale {
            guard let amount = try? Amount(text, scale: scale) else { continue }
            try BrokenPromise.require(Amount(canonical: amount.description, scale: scale) == amount, text)
        }
        let reader = PayloadReader {
            $0.minorUnitKeys = ["units"]
            $0.textKeys = ["text"]
            $0.gateKeys = ["gate"]
        }
        for key in ["amount", "units", "text", "voiceType", "gate"] {
            let payload: [AnyHashable: Any] = [key: text, "currency": key == "amount" ? text : "USD"]
            try BrokenPromise.require(printable: answer(reader, payload))
        }
        do throws(VoiceSplicerError) { _ = try splicer.amount(text) } catch {
            try BrokenPromise.require(printable: "\(error)")
        }
        if let number = Double(text) { _ = try? Amount(rounding: number, scale: 2) }
    }

    private func answer(_ reader: PayloadReader, _ payload: [AnyHashable: Any]) -> String {
        do {
            guard case .ignored(let reason) = try reader.reading(of: payload, for: splicer) else { return "" }
            return "\(reason)"
        } catch {
            return "\(error)"
        }
    }

    static let indexes = [
        #"{"schema":1,"packs":[{"name":"en-USD","locale":"en","currency":"USD"}]}"#
    ].map { [UInt8]($0.utf8) }

    static let amounts = ["15.50", "0.01", "999999999999999.999", "007", "1e3", "١٥٫٥", "-1", "15,5"].map {
        [UInt8]($0.utf8)
    }
}
