import VoiceAssetCore

/// A file whose time tells a build system that a check succeeded. It holds a comment, so that it may be a source too.
struct StampFile {
    /// What one of any version begins with.
    private static let mark = "// Written by `voice-assets validate"
    private static let text = "\(mark) --stamp`: it found no fault.\n"
    /// More than one of any version has, bytes.
    private static let most = 1000

    private let file: OutputFile

    init(path: String) {
        file = OutputFile(path: path, kind: "stamp") { $0.count <= Self.most && $0.starts(with: Self.mark.utf8) }
    }

    /// What stands in its way: what is no such file stays.
    var obstacle: Finding? { file.obstacle() }

    /// Gives it the time that it is.
    /// - Returns: What went wrong.
    func renew() -> Finding? { file.write(Array(Self.text.utf8), renews: true) }
}
