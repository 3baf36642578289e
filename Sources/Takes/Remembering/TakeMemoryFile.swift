import VoiceAssetChecksums
import VoiceAssetConcurrency
import VoiceAssetPacks
import VoiceAssetSound

/// A memory of takes as the bytes of a file.
///
/// A line says what it is and one under which terms the takes were judged; then records, each sealed behind its length: a
/// take, or which of the takes are one recording. What is new is added behind what is there; of several comparisons the last
/// counts. What stands behind a record that is damaged or not whole counts for nothing.
package enum TakeMemoryFile {
    /// The number stands for the order of the fields.
    private static let head = "voice-assets takes 11"
    private static let takeHead = "take"
    private static let comparedHead = "compared"
    private static let digest = 64
    /// What stands for no pitch, semitones over 100 Hz: lower than any.
    private static let unvoiced = -1000.0
    /// The largest file, bytes.
    package static let maximumBytes = largest(numbers: TakeMemory.maximumSize)

    /// More than a folder has entries.
    private static let mostTakes = 1_000_000

    /// Bytes that a file may have with so many numbers in the prints that are needed: half as many again for those that are
    /// not any more.
    private static func largest(numbers: Int) -> Int { 6 * numbers + (16 << 20) }

    /// Whether a file that is to hold a memory can grow to so many bytes; otherwise it is better written anew.
    package static func canGrow(to size: Int, holding memory: TakeMemory) -> Bool {
        size <= largest(numbers: memory.size)
    }

    // MARK: Writing

    /// - Parameter terms: what the judgement depends on besides the take: tool, profile and limits, as text.
    package static func bytes(of memory: TakeMemory, terms: String) -> [UInt8] {
        Array(start(terms).utf8) + records(of: memory)
    }

    /// What is put behind the records of a file with the same terms.
    package static func records(of memory: TakeMemory) -> [UInt8] {
        var records = ByteWriter()
        for (sha256, take) in memory.takes.sorted(by: { $0.key < $1.key }) {
            var body = ByteWriter()
            body.put(sha256)
            put(take, to: &body)
            records.put(record: SealedBytes.seal(body.bytes, head: takeHead))
        }
        var body = ByteWriter()
        body.put(memory.compared.takes.count)
        for take in memory.compared.takes {
            body.put(take.key)
            body.put(take.first)
        }
        records.put(record: SealedBytes.seal(body.bytes, head: comparedHead))
        return records.bytes
    }

    private static func start(_ terms: String) -> String { "\(head)\n\(Digest.sha256(Array(terms.utf8)))\n" }

    // MARK: Reading

    private enum Record {
        case take(sha256: String, UsableTake<KnownSound>)
        case compared(ComparedTakes)
    }

    /// The memory in a file; empty if it is of other terms. Its `fileSize` is set if all of the file is whole.
    /// - Parameter workers: records that are read at a time, at least 1.
    package static func memory(from bytes: [UInt8], terms: String, workers: Int = 1) async -> TakeMemory {
        var memory = TakeMemory()
        let start = Array(start(terms).utf8)
        guard bytes.starts(with: start) else { return memory }
        let (sealed, isWhole) = sealedRecords(in: bytes[start.count...])
        let records = await concurrentMap(sealed, workers: workers) { record(from: $0) }
        for record in records {
            switch record {
            case .take(let sha256, let take): memory.add(take, sha256: sha256)
            case .compared(let compared): memory.compared = compared
            case nil: return memory
            }
        }
        if isWhole { memory.fileSize = bytes.count }
        return memory
    }

    private static func sealedRecords(in bytes: ArraySlice<UInt8>) -> (records: [ArraySlice<UInt8>], isWhole: Bool) {
        var scanner = ByteScanner(bytes)
        var records: [ArraySlice<UInt8>] = []
        while !scanner.isAtEnd {
            guard records.count < mostTakes, let record = try? scanner.record() else { return (records, false) }
            records.append(record)
        }
        return (records, true)
    }

    private static func record(from sealed: ArraySlice<UInt8>) -> Record? {
        do throws(ByteScanner.Malformed) {
            if let body = SealedBytes.body(of: sealed, head: takeHead) {
                var scanner = ByteScanner(body)
                let sha256 = try scanner.text(digest)
                return .take(sha256: sha256, try take(from: &scanner))
            }
            guard let body = SealedBytes.body(of: sealed, head: comparedHead) else { return nil }
            var scanner = ByteScanner(body)
            return .compared(try compared(from: &scanner))
        } catch {
            return nil
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
        writer.put(take.traits.startPitch ?? unvoiced)
        writer.put(take.traits.endPitch ?? unvoiced)
        put(take.traits, to: &writer)
        writer.put(take.findings.count)
        for finding in take.findings { RememberedFinding.write(finding, to: &writer) }
        guard let print = take.sound.print?.essence else { return writer.put(UInt8(0)) }
        writer.put(UInt8(1))
        writer.put(print.waveHop)
        for numbers in [print.levels, print.phone, print.wave] { writer.put(numbers) }
    }

    /// What stands for nothing measured: less than any figure.
    private static let none = -1e9

    private static func put(_ traits: TakeTraits, to writer: inout ByteWriter) {
        let (setting, parting) = (traits.setting, traits.parting)
        let figures = [
            setting.pitch?.low, setting.pitch?.middle, setting.pitch?.high, setting.ratio, setting.fading,
            parting?.start, parting?.end, parting?.step, traits.steepness.start, traits.steepness.end,
        ]
        for figure in figures { writer.put(figure ?? none) }
    }

    private static func readSetting(
        of traits: inout TakeTraits, from scanner: inout ByteScanner
    ) throws(ByteScanner.Malformed) {
        var figures: [Double?] = []
        for _ in 0..<10 {
            let figure = try scanner.double(none...1e9)
            figures.append(figure > none ? figure : nil)
        }
        traits.setting = TakeSetting(ratio: figures[3], fading: figures[4])
        if let low = figures[0], let middle = figures[1], let high = figures[2] {
            traits.setting.pitch = PitchRange(low: low, middle: middle, high: high)
        }
        if let start = figures[5], let end = figures[6], let step = figures[7] {
            traits.parting = Parting(start: start, end: end, step: step)
        }
        traits.steepness = EdgeSteepness(start: figures[8], end: figures[9])
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
        let startPitch = try scanner.double(unvoiced...1000)
        let endPitch = try scanner.double(unvoiced...1000)
        var traits = TakeTraits(seconds: spoken, loudness: loudness, peak: peak, pitch: pitch > 0 ? pitch : nil)
        traits.startPitch = startPitch > unvoiced ? startPitch : nil
        traits.endPitch = endPitch > unvoiced ? endPitch : nil
        try readSetting(of: &traits, from: &scanner)
        var findings: [TakeFinding] = []
        for _ in 0..<(try scanner.integer(0...100)) {
            findings.append(try RememberedFinding.read(from: &scanner))
        }
        return UsableTake(
            sampleRate: sampleRate, channels: channels, seconds: seconds, kept: kept, keptSamples: keptSamples,
            traits: traits, findings: findings,
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
