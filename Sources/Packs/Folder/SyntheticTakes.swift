/// The takes that a synthesizer spoke: a folder of their own in the pack's, so that a person sees which they are, and a take
/// beside pack.yml comes before them.
package enum SyntheticTakes {
    /// The folder's name.
    package static let folder = "synthetic"

    /// The name of the file that `speak` writes for a clip.
    package static func name(of clip: String) -> String { "\(clip).wav" }

    /// The path of one from the pack's folder.
    package static func path(_ file: String) -> String { "\(folder)/\(file)" }

    /// Whether a path from the pack's folder is of one.
    package static func contain(_ path: String) -> Bool { path.hasPrefix("\(folder)/") }

    /// The file's name of a path from the pack's folder.
    package static func name(_ path: String) -> String {
        contain(path) ? String(path.dropFirst(folder.count + 1)) : path
    }
}
