/// What clips say, as sequences of symbols that can be compared.
enum ClipSpelling {
    /// Each clip by itself: what is compared are sequences of clips.
    static func clips(_ clips: [AnnouncedClip]) -> [[UInt32]] { clips.indices.map { [UInt32($0)] } }

    /// The texts, whatever their spaces, hyphens, invisible characters and case.
    static func texts(_ clips: [AnnouncedClip]) -> [[UInt32]] { clips.indices.map { text(of: $0, in: clips) } }

    /// The texts, with one for clips that sound alike, or whose end forms do; nil if none do.
    ///
    /// - Parameter ended: by end form, its clip.
    static func sounds(_ clips: [AnnouncedClip], ended: [Int: Int] = [:]) -> [[UInt32]]? {
        let indexes = Dictionary(zip(clips.map(\.id), clips.indices)) { first, _ in first }
        var firsts = Array(clips.indices)
        func first(_ clip: Int) -> Int {
            var clip = clip
            while firsts[clip] != clip { clip = firsts[clip] }
            return clip
        }
        var areAlike = false
        for (index, clip) in clips.enumerated() {
            for other in clip.soundsLike.compactMap({ indexes[$0] }) {
                // What is only heard within and what is only heard at the end are told apart by that.
                guard (ended[index] == nil) == (ended[other] == nil) else { continue }
                let pair = [first(ended[other] ?? other), first(ended[index] ?? index)].sorted()
                guard pair[0] != pair[1] else { continue }
                firsts[pair[1]] = pair[0]
                areAlike = true
            }
        }
        return areAlike ? clips.indices.map { text(of: first($0), in: clips) } : nil
    }

    /// What a clip says. One that nobody has written a text for says what no other one does.
    private static func text(of clip: Int, in clips: [AnnouncedClip]) -> [UInt32] {
        if clips[clip].isPause { return [] }
        return clips[clip].text.isEmpty ? [firstNonScalar + UInt32(clip)] : folded(clips[clip].text)
    }

    /// What follows the last of Unicode's scalars.
    private static let firstNonScalar: UInt32 = 0x110000

    private static func folded(_ text: String) -> [UInt32] {
        text.lowercased().unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .dashPunctuation: false
            default: true
            }
        }.map(\.value)
    }
}
