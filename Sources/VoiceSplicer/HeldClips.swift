/// The sound of clips that occur again in an announcement, so that each file is opened, checked and read once.
struct HeldClips {
    /// The most that is held, bytes: several times what an announcement of 30 s repeats in WAV.
    static let maximumBytes = 1 << 18

    private(set) var bytes: [UInt8] = []
    /// The clips that are wanted, and where each one's sound stands; `nil` for one that has not come yet.
    private var (wanted, places): ([Int], [Range<Int>?]) = ([], [])

    /// - Parameters:
    ///   - clips: the announcement, by indexes.
    ///   - size: bytes of a clip's sound.
    init(_ clips: [Int], size: (Int) -> Int) {
        var total = 0
        for (place, clip) in clips.enumerated() where clips[..<place].contains(clip) && !wanted.contains(clip) {
            guard total + size(clip) <= Self.maximumBytes else { continue }
            total += size(clip)
            wanted.append(clip)
            places.append(nil)
        }
        bytes.reserveCapacity(total)
    }

    /// Where the clip's sound stands in `bytes`, if it is held.
    func place(of clip: Int) -> Range<Int>? { wanted.firstIndex(of: clip).flatMap { places[$0] } }

    /// Whether the clip's sound is to be held and isn't yet.
    func wants(_ clip: Int) -> Bool { wanted.contains(clip) && place(of: clip) == nil }

    mutating func append(_ buffer: [UInt8], _ range: Range<Int>) { bytes += buffer[range] }

    /// What was appended last is the clip's sound, from `start` on.
    mutating func finish(_ clip: Int, from start: Int) {
        if let place = wanted.firstIndex(of: clip) { places[place] = start..<bytes.count }
    }
}
