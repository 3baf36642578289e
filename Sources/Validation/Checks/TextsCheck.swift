import NumberGrammar
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceChecks
import VoiceManifest
import VoiceNotifications

/// Texts of pushes beside a pack's pack.yml, and what they are to say: `texts.csv`.
struct TextsCheck {
    static let fileName = "texts.csv"
    private static let columns = ["text", "announcement", "values"]
    private static let nothing = "nothing"

    let splice: CheckedSplice
    /// The folder of all recordings: nothing outside of it is read.
    let recordings: String

    /// Findings on texts that the pack reads otherwise; on none without the file.
    func check() -> [Finding] {
        let file = "\(recordings)/\(splice.manifest.pack)/\(Self.fileName)"
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try readFile(at: file, within: recordings, limit: CSVTable.maximumBytes)
        } catch .missing {
            return []
        } catch {
            return [error.diagnostic(file: file, limit: .textOtherwise)]
        }
        do throws(Finding) {
            let table = try NamedColumns(csv: bytes, file: file, as: .textOtherwise)
            try table.require(Self.columns)
            return table.rows.compactMap { finding($0, table) }
        } catch {
            return [error]
        }
    }

    private func finding(_ row: NamedColumns.Row, _ table: NamedColumns) -> Finding? {
        if row["text"].isEmpty { return table.isEmpty(row, "text") }
        let expected: String?
        do throws(Finding) { expected = try self.expected(row, table) } catch { return error }
        let (got, code) = told(row["text"], title: row["title"])
        guard expected != got else { return nil }
        return table.fault(
            row.line, "",
            [
                "text": .piece(row["text"]), "expected": .text(expected ?? Self.nothing),
                "got": .text(got ?? "\(Self.nothing), \(code)"),
            ])
    }

    /// What the pack says of a text, nil for nothing, and the code that tells why.
    private func told(_ text: String, title: String) -> (words: String?, code: String) {
        do throws(PayloadFault) {
            switch try PayloadReader.reading(of: text, title: title, key: "text", by: splice) {
            case .ignored(let reason): return (nil, reason.code)
            case .announcement(let request):
                var values = request.values ?? [:]
                values[AmountGrammar.amountName] = request.amount?.description
                return (words(request.announcement, values), "")
            }
        } catch {
            return (nil, error.code)
        }
    }

    /// What the row says; nil for nothing.
    private func expected(_ row: NamedColumns.Row, _ table: NamedColumns) throws(Finding) -> String? {
        var values: [String: String] = [:]
        for value in row["values"].split(separator: " ") {
            let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2, values.updateValue(parts[1], forKey: parts[0]) == nil else {
                throw table.fault(row.line, "value", ["value": .piece(String(value))])
            }
        }
        guard !row["announcement"].isEmpty else {
            if !values.isEmpty { throw table.fault(row.line, "no announcement") }
            return nil
        }
        if let amount = values[AmountGrammar.amountName] {
            guard let amount = try? Amount(amount, scale: splice.manifest.currency.scale) else {
                throw table.fault(row.line, "value", ["value": .piece("\(AmountGrammar.amountName)=\(amount)")])
            }
            values[AmountGrammar.amountName] = amount.description
        }
        return words(row["announcement"], values)
    }

    private func words(_ announcement: String, _ values: [String: String]) -> String {
        let values = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return "`\(([announcement] + values).joined(separator: " "))`"
    }
}
