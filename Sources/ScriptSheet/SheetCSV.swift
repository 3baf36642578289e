import VoiceAssetSheets
import VoiceAssetStatus

/// A script sheet as comma-separated values (RFC 4180) in UTF-8, without a byte order mark.
///
/// In an example the clip stands between brackets. Clips that are not needed come last, with `unneeded` for a state.
struct SheetCSV {
    /// The names of the columns.
    static let header = "number,id,text,example,announcement,amount,intonation,state,takes,remark,reading"

    let sheet: ScriptSheet

    var text: String {
        let lines =
            sheet.rows.map { $0.fields(state: $0.state.rawValue) }
            + sheet.unneeded.map { $0.fields(state: "unneeded") }
        return Self.header + "\r\n" + lines.map(\.csvRecord).joined()
    }
}

extension ScriptSheet.Row {
    fileprivate func fields(state: String) -> [String] {
        [
            "\(number)", id, text, example.map { $0.isMarked ? "[\($0.text)]" : $0.text }.joined(), announcement,
            amount, intonation?.rawValue ?? "", state, takes.joined(separator: " "), remark, reading,
        ]
    }
}
