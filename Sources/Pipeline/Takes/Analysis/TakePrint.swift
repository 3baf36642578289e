package import VoiceAssetAudio
import VoiceAssetCore

/// The sound of a take, to be held against others: a sketch, which tells most apart, and the whole print, which is read when a closer look
/// asks for it.
package struct TakePrint: Sendable {
    private enum Whole: Sendable {
        case known(VoicePrint)
        case kept(KeptPrint)
    }

    package let sketch: VoiceSketch
    private let content: Whole

    package init(_ print: VoicePrint) {
        sketch = print.sketch
        content = .known(print)
    }

    /// - Parameter read: reads the whole print, once.
    init(_ sketch: VoiceSketch, read: @escaping @Sendable () async -> VoicePrint?) {
        self.sketch = sketch
        content = .kept(KeptPrint(read))
    }

    /// The print; nil if neither the store nor the take's file holds it any more.
    package var whole: VoicePrint? {
        get async {
            switch content {
            case .known(let print): print
            case .kept(let kept): await kept.print
            }
        }
    }
}

/// A print that is read at most once.
private actor KeptPrint {
    private var reading: Task<VoicePrint?, Never>?
    private let read: @Sendable () async -> VoicePrint?

    init(_ read: @escaping @Sendable () async -> VoicePrint?) { self.read = read }

    var print: VoicePrint? {
        get async {
            let task = reading ?? Task { [read] in await read() }
            reading = task
            return await task.value
        }
    }
}

/// A whole print as the store keeps it.
struct StoredPrint: StageValue {
    let print: VoicePrint

    init(_ print: VoicePrint) { self.print = print }

    init(json: ArraySlice<UInt8>, blob: ArraySlice<UInt8>) throws {
        var scanner = ByteScanner(blob)
        let hop = try scanner.double(1...1000)
        let (levels, phone, wave) = (try scanner.floats(), try scanner.floats(), try scanner.floats())
        guard let print = VoicePrint(.init(levels: levels, phone: phone, wave: wave, waveHop: hop)) else {
            throw ByteScanner.Malformed()
        }
        self.print = print
    }

    func json() -> [UInt8] { [] }

    var blob: [UInt8] {
        let essence = print.essence
        var writer = ByteWriter()
        writer.put(essence.waveHop)
        for numbers in [essence.levels, essence.phone, essence.wave] { writer.put(numbers) }
        return writer.bytes
    }
}
