/// What reads bytes that come from elsewhere: each case may be given anything, and answers.
package enum FuzzTarget: String, CaseIterable, Sendable {
    /// A recording: decoded, inspected and trimmed.
    case recording
    /// The frames of an MP3 file.
    case mp3
    /// The chunks of a WAV, CAF or AIFF file.
    case chunks
    /// An Audacity label track.
    case labels
    /// A pack.yml, and the table that its patterns become.
    case pack
    /// The number rules of a pack.
    case numbers
    /// An approved.csv.
    case approvals
    /// A manifest: read, written again, and spliced with the clips of another.
    case manifest
    /// An index of packs.
    case index
    /// A clip in a pack whose manifest is right.
    case clip
    /// An amount, as text and in a notification's payload.
    case amount

    /// Makes what the targets need besides the bytes; to be called before them.
    package static func prepare() async throws { try await SplicedPack.prepare() }

    /// Reads the bytes.
    /// - Throws: `BrokenPromise` if the answer is not what is promised of every answer.
    package func check(_ bytes: [UInt8]) throws {
        switch self {
        case .recording: try HeardBytes.checkRecording(bytes)
        case .mp3: try HeardBytes.checkMP3(bytes)
        case .chunks: HeardBytes.checkChunks(bytes)
        case .labels: try HeardBytes.checkLabels(bytes)
        case .pack: try PackBytes.checkPack(bytes)
        case .numbers: try PackBytes.checkNumbers(bytes)
        case .approvals: try PackBytes.checkApprovals(bytes)
        case .manifest: try SplicedPack.shared().checkManifest(bytes)
        case .index: try SplicedPack.checkIndex(bytes)
        case .clip: try SplicedPack.shared().checkClip(bytes)
        case .amount: try SplicedPack.shared().checkAmount(bytes)
        }
    }

    /// Bytes that are right, to start from.
    package func seeds() throws -> [[UInt8]] {
        switch self {
        case .recording, .mp3, .chunks: try HeardBytes.seeds()
        case .labels: HeardBytes.labels
        case .pack: try PackBytes.packs()
        case .numbers: try PackBytes.rules()
        case .approvals: PackBytes.approvals
        case .manifest: try ["manifest.json", "splice.json"].map { try SplicedPack.shared().file($0) }
        case .index: SplicedPack.indexes
        case .clip: try SplicedPack.shared().clips()
        case .amount: SplicedPack.amounts
        }
    }

    /// The largest input that is worth trying, bytes: what is larger costs time and shows nothing new.
    package var maximumBytes: Int {
        switch self {
        case .recording, .mp3, .chunks, .clip, .manifest: 1 << 16
        default: 1 << 13
        }
    }
}
