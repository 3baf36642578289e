import VoiceSplicer
import Wording

/// Answers of `say` as JSON objects on one line, their members in the order that is documented.
enum JSONLine {
    static func announcement(_ announcement: PackSplicer.Announcement, amount: String?) -> String {
        let clips = announcement.clips.map(text).joined(separator: ",")
        return "{\(member(amount))\"clips\":[\(clips)],\"transcript\":\(text(announcement.transcript)),"
            + "\"seconds\":\(seconds(announcement.seconds))}"
    }

    static func error(_ error: VoiceSplicerError, amount: String?) -> String {
        "{\(member(amount))\"error\":\(text("\(error)"))}"
    }

    private static func member(_ amount: String?) -> String { amount.map { "\"amount\":\(text($0))," } ?? "" }

    /// Seconds to the millisecond, without zeros at the end.
    static func seconds(_ seconds: Double) -> String {
        seconds.decimals(upTo: 3)
    }

    /// A JSON string. (RFC 8259 §7)
    static func text(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\t": result += "\\t"
            case "\0"..<" ":
                result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
