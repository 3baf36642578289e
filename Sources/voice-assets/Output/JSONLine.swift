import VoiceAssetWording
import VoiceManifest
import VoiceSplicer

/// Answers of `say` as JSON objects on one line, their members in the order that is documented.
enum JSONLine {
    static func utterance(_ utterance: Utterance, amount: String?, pack: String? = nil) -> String {
        CanonicalJSON.line([
            "pack": pack.map(JSONValue.string), "amount": amount.map(JSONValue.string),
            "clips": .array(utterance.clips.map(JSONValue.string)), "transcript": .string(utterance.transcript),
            "seconds": utterance.seconds.map { .number($0.rounded(toDecimals: 3)) },
        ])
    }

    static func error(_ error: VoiceSplicerError, amount: String?, pack: String? = nil) -> String {
        CanonicalJSON.line([
            "pack": pack.map(JSONValue.string), "amount": amount.map(JSONValue.string), "error": .string("\(error)"),
        ])
    }

    /// Seconds to the millisecond, without zeros at the end.
    static func seconds(_ seconds: Double) -> String {
        seconds.decimals(upTo: 3)
    }
}
