import VoiceAssetCore

/// Holds the bytes of clips until their pack is written: the first ones in memory, the others in a file without a name.
actor WaitingClips {
    /// Bytes that stay in memory: of some 150 clips.
    private static let mostInMemory = 16 << 20

    private let recordings: String?
    private var inMemory = 0
    private var spill: SpillFile?
    private var canSpill: Bool

    /// - Parameter recordings: the folder beside whose cache the file may be made; nil if nothing is to be written.
    init(recordings: String?) {
        self.recordings = recordings
        canSpill = recordings != nil
    }

    func hold(_ bytes: [UInt8]) async -> PackContent.File {
        inMemory += bytes.count
        guard inMemory > Self.mostInMemory, canSpill else { return .bytes(bytes) }
        if spill == nil { spill = recordings.flatMap(StoreFolder.spill) }
        guard let spilled = await spill?.append(bytes) else {
            canSpill = false
            return .bytes(bytes)
        }
        inMemory -= bytes.count
        return .spilled(spilled)
    }
}
