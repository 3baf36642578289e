import ArgumentParser

/// The form in which a command that judges recordings or packs prints its findings. Each has a file in `Forms`, whose comment is its row in the
/// article on CI; `Sources/EmbeddedTexts/ReportForms/make` makes the table and the list of all forms.
package struct ReportForm: Sendable {
    /// The name that `--format` takes.
    let name: String
    /// The readers of the form, for `--help`.
    let readers: String
    /// The report, with a line feed at its end.
    let text: @Sendable (CommandReport) -> String
    /// Whether a file was written in this form by an earlier run of a command. Another command's report may be what somebody
    /// keeps as a baseline. nil for lines for a log, which go to no file.
    let isEarlier: (@Sendable (_ bytes: [UInt8], _ command: String) -> Bool)?
    /// Whether it may go to standard output beside the text for people.
    let standsBesideText: Bool
    /// Whether it does so without being asked for.
    let isUsual: @Sendable () -> Bool

    init(
        _ name: String, for readers: String, isEarlier: (@Sendable ([UInt8], String) -> Bool)? = nil,
        besideText isUsual: (@Sendable () -> Bool)? = nil, text: @escaping @Sendable (CommandReport) -> String
    ) {
        (self.name, self.readers, self.text, self.isEarlier) = (name, readers, text, isEarlier)
        standsBesideText = isUsual != nil
        self.isUsual = isUsual ?? { false }
    }

    /// The text for people, which each command prints by itself.
    static let text = ReportForm("text", for: "people") { _ in "" }

    static let all = [text] + made

    /// The names of the forms that programs read as a whole file, which go to files too: `json, junit and sarif`.
    static func documents(_ conjunction: String) -> String {
        let names = all.filter { $0.isEarlier != nil }.map(\.name)
        return names.dropLast().joined(separator: ", ") + " \(conjunction) \(names[names.count - 1])"
    }
}

extension ReportForm: Hashable {
    package static func == (left: ReportForm, right: ReportForm) -> Bool { left.name == right.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What `--format` takes: a form, and behind a colon the file that it goes to.
package struct ReportTarget: ExpressibleByArgument, Sendable {
    let form: ReportForm
    /// nil for standard output.
    let file: String?

    package init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let form = ReportForm.all.first(where: { $0.name == parts[0] }) else { return nil }
        self.form = form
        file = parts.count > 1 ? String(parts[1]) : nil
    }

    package static var allValueStrings: [String] { ReportForm.all.map(\.name) }
    package static var allValueDescriptions: [String: String] {
        Dictionary(uniqueKeysWithValues: ReportForm.all.map { ($0.name, "for \($0.readers)") })
    }
}
