import VoiceAssetUnicodeText
import VoiceManifest
import VoiceSplicer

/// Answers of `say` as JSON objects on one line, their members in the order that is documented.
enum JSONLine {
    static func utterance(
        _ utterance: Utterance, amount: String?, values: [String: String]? = nil, pack: String? = nil,
        announcement: String? = nil
    ) -> String {
        CanonicalJSON.line([
            "pack": pack.map(JSONValue.string), "announcement": announcement.map(JSONValue.string),
            "amount": amount.map(JSONValue.string),
            "values": values.map { .object($0.mapValues(JSONValue.string)) },
            "clips": .array(utterance.clips.map(JSONValue.string)), "transcript": .string(utterance.transcript),
            "seconds": utterance.seconds.map { .number($0.rounded(toDecimals: 3)) },
        ])
    }

    static func error(
        _ error: VoiceSplicerError, amount: String?, values: [String: String]? = nil, pack: String? = nil
    ) -> String {
        CanonicalJSON.line([
            "pack": pack.map(JSONValue.string), "amount": amount.map(JSONValue.string),
            "values": values.map { .object($0.mapValues(JSONValue.string)) }, "error": .string("\(error)"),
            "code": values.map { _ in .string(error.code) },
            "slot": values == nil ? nil : error.slot.map(JSONValue.string),
        ])
    }

    /// Why a text of a push says nothing.
    static func error(_ words: String, code: String, text: String) -> String {
        CanonicalJSON.line(["text": .string(text), "error": .string(words), "code": .string(code)])
    }

    /// Seconds to the millisecond, without zeros at the end.
    static func seconds(_ seconds: Double) -> String {
        seconds.decimals(upTo: 3)
    }
}
