// Made by Sources/EmbeddedTexts/ReportForms/make.

extension ReportForm {
    /// Every form that has a file, by their names.
    static let made: [ReportForm] = [
        .compiler,
        .github,
        .json,
        .junit,
        .sarif,
    ]
}
