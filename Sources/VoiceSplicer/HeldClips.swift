/// The sound of clips that occur again in an announcement, so that each file is opened, checked and read once.
struct HeldClips {
    /// The most that is held, bytes: several times what an announcement of 30 s repeats in WAV.
    static let maximumBytes = 1 << 18

    private(set) var bytes: [UInt8] = []
    /// Where a clip's sound stands; `nil` for one that is wanted and has not come yet.
    private var places: [Int: Range<Int>?] = [:]

    /// - Parameters:
    ///   - clips: the announcement, by indexes.
    ///   - size: bytes of a clip's sound.
    init(_ clips: [Int], size: (Int) -> Int) {
        var seen: Set<Int> = []
        var total = 0
        for clip in clips where !seen.insert(clip).inserted && places[clip] == nil {
            guard total + size(clip) <= Self.maximumBytes else { continue }
            total += size(clip)
            places[clip] = .some(nil)
        }
        bytes.reserveCapacity(total)
    }

    /// Where the clip's sound stands in `bytes`, if it is held.
    func place(of clip: Int) -> Range<Int>? { places[clip] ?? nil }

    /// Whether the clip's sound is to be held and isn't yet.
    func wants(_ clip: Int) -> Bool {
        guard let place = places[clip] else { return false }
        return place == nil
    }

    mutating func append(_ buffer: [UInt8], _ range: Range<Int>) { bytes += buffer[range] }

    /// What was appended last is the clip's sound, from `start` on.
    mutating func finish(_ clip: Int, from start: Int) { places[clip] = start..<bytes.count }
}
