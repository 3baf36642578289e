package import VoiceAssetSound
import VoiceAssetWording

extension Parting {
    /// The longest silence of a stop that an Indic script writes twice, seconds: as of one that Latin script writes twice. 0.19 to
    /// 0.24 in Malayalam എട്ട് and Tamil கருப்பு, பத்து.
    private static let longestHeldStop = 0.25

    /// Itself; nil if it may be such a stop's.
    package func unlessHeldStop(in text: String) -> Parting? {
        seconds < Self.longestHeldStop && text.doublesAnIndicStop ? nil : self
    }
}
