import Foundation
import VoiceAssetCore

/// The root of a repository, from which servers name its files, wherever in it a command ran.
struct RepositoryRoot {
    /// Both absolute, without links.
    private let root: String
    private let current: String

    /// What a workflow of GitHub Actions checked out; nil elsewhere, or if the command ran outside of it.
    static let ofWorkflow: RepositoryRoot? = {
        guard let value = unsafe getenv("GITHUB_WORKSPACE") else { return nil }
        let workspace = unsafe String(cString: value)
        return workspace.hasPrefix("/") ? RepositoryRoot(workspace) : nil
    }()

    /// The same, or else the nearest folder with a `.git`, from the current one upwards.
    static let ofRepository: RepositoryRoot? = {
        if let ofWorkflow { return ofWorkflow }
        var folder = canonicalPath(".")
        while FileKind(at: "\(folder)/.git") == nil {
            guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return nil }
            folder = String(folder[..<slash])
        }
        return RepositoryRoot(folder)
    }()

    /// - Returns: nil if the current folder is not in it.
    private init?(_ folder: String) {
        root = canonicalPath(folder)
        current = canonicalPath(".")
        guard current == root || current.hasPrefix("\(root)/") else { return nil }
    }

    /// The path from the root of a file that is named from the current folder; as it is, if it is not in the repository.
    func path(of file: String) -> String {
        var components: [Substring] = file.hasPrefix("/") ? [] : current.split(separator: "/")
        for component in file.split(separator: "/") {
            switch component {
            case ".": continue
            case "..": _ = components.popLast()
            default: components.append(component)
            }
        }
        let roots = root.split(separator: "/")
        guard components.starts(with: roots), components.count > roots.count else { return file }
        return components.dropFirst(roots.count).joined(separator: "/")
    }
}
