import VoiceAssetWording
import VoiceManifest
import VoiceSplicer

/// Answers of `say` as JSON objects on one line, their members in the order that is documented.
enum JSONLine {
    static func utterance(_ utterance: Utterance, amount: String?, pack: String? = nil) -> String {
        let clips = utterance.clips.map(CanonicalJSON.text).joined(separator: ",")
        return
            "{\(member("pack", pack))\(member("amount", amount))\"clips\":[\(clips)],\"transcript\":\(CanonicalJSON.text(utterance.transcript))"
            + (utterance.seconds.map { ",\"seconds\":\(seconds($0))" } ?? "") + "}"
    }

    static func error(_ error: VoiceSplicerError, amount: String?, pack: String? = nil) -> String {
        "{\(member("pack", pack))\(member("amount", amount))\"error\":\(CanonicalJSON.text("\(error)"))}"
    }

    private static func member(_ key: String, _ value: String?) -> String {
        value.map { "\"\(key)\":\(CanonicalJSON.text($0))," } ?? ""
    }

    /// Seconds to the millisecond, without zeros at the end.
    static func seconds(_ seconds: Double) -> String {
        seconds.decimals(upTo: 3)
    }
}
