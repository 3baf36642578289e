import VoiceAssetWording
import VoiceManifest
import VoiceSplicer

/// Answers of `say` as JSON objects on one line, their members in the order that is documented.
enum JSONLine {
    static func utterance(_ utterance: Utterance, amount: String?) -> String {
        let clips = utterance.clips.map(CanonicalJSON.text).joined(separator: ",")
        return "{\(member(amount))\"clips\":[\(clips)],\"transcript\":\(CanonicalJSON.text(utterance.transcript))"
            + (utterance.seconds.map { ",\"seconds\":\(seconds($0))" } ?? "") + "}"
    }

    static func error(_ error: VoiceSplicerError, amount: String?) -> String {
        "{\(member(amount))\"error\":\(CanonicalJSON.text("\(error)"))}"
    }

    private static func member(_ amount: String?) -> String {
        amount.map { "\"amount\":\(CanonicalJSON.text($0))," } ?? ""
    }

    /// Seconds to the millisecond, without zeros at the end.
    static func seconds(_ seconds: Double) -> String {
        seconds.decimals(upTo: 3)
    }
}
