import VoiceAssetAudio
import VoiceAssetAudioContainers
import VoiceAssetPipeline

/// What the clips of a rendition share.
struct AssetFormat: Sendable, Hashable {
    /// Hertz.
    var sampleRate: Int
    var channels: Int
    /// Bits a second of an MP3.
    var bitRate: Int?
    /// The MP3's header without the bits that may differ.
    var header: UInt32?

    /// nil if nothing in the file tells.
    init?(_ file: AssetFile) {
        if let header = file.stream?.frames.first(where: { $0.table == nil })?.header {
            (sampleRate, channels, bitRate) = (header.sampleRate, header.channels, header.bitRate)
            self.header = header.format
        } else if case .success(let sound) = file.sound {
            (sampleRate, channels) = (sound.sampleRate, sound.channels)
        } else {
            return nil
        }
    }
}

extension AssetFormat: Comparable {
    static func < (left: AssetFormat, right: AssetFormat) -> Bool {
        left.figures.lexicographicallyPrecedes(right.figures)
    }

    private var figures: [Int] { [sampleRate, channels, bitRate ?? 0, Int(header ?? 0)] }
}
