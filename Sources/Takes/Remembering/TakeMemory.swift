import VoiceAssetSound

/// What is known of takes by the SHA-256 of their files, so that a take that did not change is not judged again. Only those
/// that can be used are remembered: what is wrong with the others is measured anew.
package struct TakeMemory: Sendable {
    private(set) var takes: [String: UsableTake<KnownSound>] = [:]
    /// What a comparison of the chosen ones found.
    package var compared = ComparedTakes()
    /// Numbers of all prints.
    private(set) var size = 0
    /// Bytes of the file that holds just this and can be added to; nil if there is none.
    package var fileSize: Int?

    /// Numbers of all prints that are remembered: 64 MB, 3,000 takes of a second. Takes beyond it are judged each time.
    static let maximumSize = 16 << 20

    package init() {}

    package var isEmpty: Bool { takes.isEmpty }

    /// What it says besides what another does.
    package func additions(to other: TakeMemory) -> TakeMemory {
        var additions = TakeMemory()
        additions.takes = takes.filter { other.takes[$0.key] == nil }
        additions.compared = compared
        return additions
    }

    /// The take whose file has this SHA-256, as it was judged; it has no samples.
    package subscript(sha256: String) -> UsableTake<KnownSound>? { takes[sha256] }

    /// Remembers a take, as long as there is room, without its samples.
    package mutating func add(_ take: UsableTake<KnownSound>, sha256: String) {
        let count = take.sound.print.map { $0.numbers } ?? 0
        guard takes[sha256] == nil, size + count <= Self.maximumSize,
            take.traits.loudness.isFinite, take.findings.allSatisfy(RememberedFinding.canBeWritten)
        else { return }
        size += count
        takes[sha256] = take.with(KnownSound(print: take.sound.print, samples: nil))
    }
}
