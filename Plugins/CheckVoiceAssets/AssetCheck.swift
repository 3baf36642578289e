import Foundation
import PackagePlugin

/// What is checked in a build: the packs that a target bundles, against their recordings if they are there too.
struct AssetCheck {
    private let assets: URL
    private let recordings: URL?

    /// - Parameter folders: where `VoiceAssets` and `recordings` are looked for, the first that has them: a target's, then
    ///   its package's.
    init(folders: [URL]) {
        func folder(_ name: String) -> URL? {
            folders.map { $0.appendingPathComponent(name, isDirectory: true) }.first { folder in
                (try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
            }
        }
        // One that is nowhere is told by the tool.
        assets = folder("VoiceAssets") ?? folders[folders.count - 1].appendingPathComponent("VoiceAssets")
        recordings = folder("recordings")
    }

    /// - Parameters:
    ///   - folder: the plugin's own. A file in it says that all was well; the build system looks at it. It is a source that
    ///     holds a comment: anything else would be a resource, and ship.
    func command(of target: String, by tool: URL, in folder: URL) -> Command {
        let stamp = folder.appendingPathComponent("VoiceAssetsAreChecked.swift")
        let compared = recordings.map { ["--up-to-date", "--recordings", $0.path] } ?? []
        return .buildCommand(
            displayName: "Checking the voice clips of \(target)", executable: tool,
            arguments: ["validate", assets.path] + compared + [
                "--quiet", "--format", "compiler", "--stamp", stamp.path,
            ],
            inputFiles: files(in: assets) + (recordings.map(files) ?? []), outputFiles: [stamp])
    }

    /// The files in a folder, at any depth, in the order of their paths; without hidden ones, which are not the packs'.
    private func files(in folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        let files = (found?.compactMap { $0 as? URL } ?? []).filter { file in
            (try? file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == false
        }
        return files.sorted { $0.path < $1.path }
    }
}
