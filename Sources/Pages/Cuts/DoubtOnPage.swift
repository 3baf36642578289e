import VoiceAssetRecordingDesk
import VoiceAssetUnicodeText

/// A doubt as the page's words name it, with the values that stand in them.
extension CutDoubt {
    /// The name of its words, which is that of the case: `is-length`.
    var kind: String { String("\(self)".prefix { $0 != "(" }) }

    /// By the names in its words; a clip that is none of the script has no value.
    var values: [String: String] {
        switch self {
        case .reading(let own, let other, let probability):
            let percent = "\(Int((probability * 100).rounded(.down)))"
            return ["percent": percent, "own": own, "other": other].compactMapValues { $0 }
        case .length(let expected): return ["seconds": expected.decimals(2)]
        case .shortPause(let seconds): return ["seconds": max(0, seconds).decimals(2)]
        case .besideMissing(let clip), .unknownClip(let clip): return ["clip": clip]
        case .resembles(let own, let other): return ["own": own, "other": other]
        case .otherText(let text), .words(let text): return ["text": text]
        case .noVowel, .beginsTwice, .sessionEdge, .marked: return [:]
        }
    }
}
