package import VoiceAssetCore
import VoiceAssetPacks

/// A folder of recordings that were made before there was a pack. Nothing in it is changed.
package struct OldRecordings: Sendable {
    /// As the user typed it, without slashes at its end.
    package let folder: String
    /// The names of its files, in their order.
    package let files: [String]

    /// Entries that a folder may have.
    private static let maximumEntries = 10_000
    /// The largest recording, bytes.
    private static let maximumBytes = 256 << 20

    /// Whether something is a file that is not empty. Links, pipes and devices are passed over.
    private static func isRecording(_ path: String) -> Bool {
        guard let entry = try? LocalFileSystem().entry(at: path) else { return false }
        return entry.kind == .file && entry.size > 0
    }

    /// Lists the files of a folder that have something in them.
    package init(in folder: String) throws(Finding) {
        self.folder = plainPath(folder)
        do throws(FileReadError) {
            files = try listFolder(at: folder, limit: Self.maximumEntries)
                .filter { $0.hasTextName && !$0.isHidden && Self.isRecording("\(folder)/\($0.name)") }.map(\.name)
        } catch {
            throw error.diagnostic(file: self.folder)
        }
    }

    /// The bytes of a file.
    func bytes(of file: String) throws(Finding) -> [UInt8] {
        let path = "\(folder)/\(file)"
        do throws(FileReadError) { return try readFile(at: path, limit: Self.maximumBytes) } catch {
            throw error.diagnostic(file: path)
        }
    }
}

extension RecordingsFolder {
    /// Copies old recordings into a pack, each under its clip's name and over no file that is there.
    /// - Returns: what went wrong; the copies before that stay.
    package func copy(_ matches: [RecordingMatching.Match], of old: OldRecordings, to pack: String) -> [Finding] {
        alone { () throws(PublishingError) in
            for match in matches {
                let bytes: [UInt8]
                do throws(Finding) { bytes = try old.bytes(of: match.file) } catch { return [error] }
                try put(bytes, into: "\(path)/\(pack)", as: match.copy)
            }
            return []
        }
    }
}
