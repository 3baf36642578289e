import VoiceAssetChecksums
import VoiceAssetPacks
import VoiceAssetSound

/// A memory of takes as the bytes of a file.
///
/// Sealed: the SHA-256 of the terms under which the takes were judged; then each take in the order of the checksums; then which of
/// them are one recording. All of it is checked: a file that is damaged, or of other terms, is none.
package enum TakeMemoryFile {
    /// The number stands for the order of the fields.
    private static let head = "voice-assets takes 3"
    private static let digest = 64
    /// The largest file, bytes.
    package static let maximumBytes = 4 * TakeMemory.maximumSize + (16 << 20)

    /// More than a folder has entries.
    private static let mostTakes = 1_000_000

    /// - Parameter terms: what the judgement depends on besides the take: tool, profile and limits, as text.
    package static func bytes(of memory: TakeMemory, terms: String) -> [UInt8] {
        var body = ByteWriter()
        body.put(Digest.sha256(Array(terms.utf8)))
        body.put(memory.takes.count)
        for (sha256, take) in memory.takes.sorted(by: { $0.key < $1.key }) {
            body.put(sha256)
            put(take, to: &body)
        }
        body.put(memory.compared.takes.count)
        for take in memory.compared.takes {
            body.put(take.key)
            body.put(take.first)
        }
        return SealedBytes.seal(body.bytes, head: head)
    }

    /// The memory in a file; empty if it is not whole, or of other terms.
    package static func memory(from bytes: [UInt8], terms: String) -> TakeMemory {
        guard let body = SealedBytes.body(of: bytes, head: head) else { return TakeMemory() }
        do throws(ByteScanner.Malformed) {
            var scanner = ByteScanner(body[...])
            guard try scanner.text(digest) == Digest.sha256(Array(terms.utf8)) else { return TakeMemory() }
            var memory = TakeMemory()
            for _ in 0..<(try scanner.integer(0...mostTakes)) {
                let sha256 = try scanner.text(digest)
                memory.add(try take(from: &scanner), sha256: sha256)
            }
            memory.compared = try compared(from: &scanner)
            return memory
        } catch {
            return TakeMemory()
        }
    }

    private static func put(_ take: UsableTake<KnownSound>, to writer: inout ByteWriter) {
        writer.put(take.sampleRate)
        writer.put(take.channels)
        writer.put(take.seconds)
        writer.put(take.kept.lowerBound)
        writer.put(take.kept.upperBound)
        writer.put(take.keptSamples)
        writer.put(take.traits.seconds)
        writer.put(take.traits.loudness)
        writer.put(take.traits.peak)
        writer.put(take.traits.pitch ?? 0)
        writer.put(take.findings.count)
        for finding in take.findings { RememberedFinding.write(finding, to: &writer) }
        guard let print = take.sound.print?.essence else { return writer.put(UInt8(0)) }
        writer.put(UInt8(1))
        writer.put(print.waveHop)
        for numbers in [print.levels, print.phone, print.wave] { writer.put(numbers) }
    }

    private static func compared(from scanner: inout ByteScanner) throws(ByteScanner.Malformed) -> ComparedTakes {
        var takes: [ComparedTakes.Take] = []
        for place in 0..<(try scanner.integer(0...mostTakes)) {
            takes.append(.init(key: try scanner.text(digest), first: try scanner.integer(0...place)))
        }
        return ComparedTakes(takes)
    }

    private static func take(from scanner: inout ByteScanner) throws(ByteScanner.Malformed) -> UsableTake<KnownSound> {
        let sampleRate = try scanner.integer(1...1_000_000)
        let channels = try scanner.integer(1...1000)
        let seconds = try scanner.double(0...1e6)
        let start = try scanner.double(0...seconds)
        let kept = start...(try scanner.double(start...max(start, seconds)))
        let keptSamples = try scanner.integer(1...10_000_000)
        let spoken = try scanner.double(0.001...1e6)
        let loudness = try scanner.double(-1000...1000)
        let peak = try scanner.double(-1000...1000)
        let pitch = try scanner.double(0...100_000)
        var findings: [TakeFinding] = []
        for _ in 0..<(try scanner.integer(0...100)) {
            findings.append(try RememberedFinding.read(from: &scanner))
        }
        return UsableTake(
            sampleRate: sampleRate, channels: channels, seconds: seconds, kept: kept, keptSamples: keptSamples,
            traits: TakeTraits(seconds: spoken, loudness: loudness, peak: peak, pitch: pitch > 0 ? pitch : nil),
            findings: findings,
            sound: KnownSound(print: try print(from: &scanner), samples: nil))
    }

    private static func print(from scanner: inout ByteScanner) throws(ByteScanner.Malformed) -> VoicePrint? {
        guard try scanner.byte() == 1 else { return nil }
        let hop = try scanner.double(1...1000)
        let levels = try scanner.floats()
        let phone = try scanner.floats()
        let wave = try scanner.floats()
        guard
            let print = VoicePrint(VoicePrint.Essence(levels: levels, phone: phone, wave: wave, waveHop: hop))
        else { throw ByteScanner.Malformed() }
        return print
    }
}
