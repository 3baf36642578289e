package import VoiceAssetCore
import VoiceAssetPacks

/// A folder of recordings that were made before there was a pack. Nothing in it is changed.
package struct OldRecordings: Sendable {
    /// As the user typed it, without slashes at its end.
    package let folder: String
    /// The names of its recordings, in their order.
    package private(set) var files: [String] = []
    /// The other entries of the folder, in their order.
    package private(set) var leftOut: [LeftOut] = []

    /// Entries that a folder may have.
    private static let maximumEntries = 10_000
    /// The largest recording, bytes.
    package static let maximumBytes = 256 << 20

    /// Something in the folder that is not taken for a recording.
    package struct LeftOut: Sendable, Hashable {
        package enum Reason: String, Sendable, CaseIterable {
            case folder, link, special, hidden, misnamed, unreadable, empty, large, pointer, text
            case noSound = "no-sound"
            case otherFormat = "other-format"
            case longList = "long-list"

            /// In words, behind the name.
            package var words: String {
                switch self {
                case .folder: "a folder; name it with --from to take its files"
                case .link: "a link; put a copy of the file here"
                case .special: "no regular file"
                case .hidden: "hidden, since its name begins with a dot; rename it if it is a recording"
                case .misnamed: "the name is not UTF-8; rename it"
                case .unreadable: "it can't be read; check its permissions"
                case .empty: "the file is empty"
                case .large: "larger than 256 MiB; cut it with split"
                case .pointer: "a Git LFS pointer; bring the file with git lfs pull"
                case .text: "a text, not a sound"
                case .noSound: "it does not begin as a sound does; export it again"
                case .otherFormat:
                    "the name's end is not that of a sound file, and no list in UTF-8 of the recordings is in it"
                case .longList: "all lists together are larger than 16 MiB; keep their lines for these recordings"
                }
            }
        }

        /// Its name.
        package var file: String
        package var reason: Reason
        /// The content in place of a sound, if that is known.
        package var content: OtherContent?

        /// The reason in words, behind the name.
        package var words: String { content.map { "\($0.words), not a recording" } ?? reason.words }
    }

    /// Lists what is in a folder. No link is followed.
    package init(in folder: String) throws(Finding) {
        self.folder = plainPath(folder)
        let entries: [FolderEntry]
        do throws(FileReadError) { entries = try listFolder(at: folder, limit: Self.maximumEntries) } catch {
            throw error.diagnostic(file: self.folder)
        }
        for entry in entries {
            if let reason = Self.reason(toLeaveOut: entry, of: self.folder) {
                leftOut.append(LeftOut(file: entry.name, reason: reason.reason, content: reason.content))
            } else {
                files.append(entry.name)
            }
        }
    }

    private static func reason(
        toLeaveOut entry: FolderEntry, of folder: String
    ) -> (reason: LeftOut.Reason, content: OtherContent?)? {
        if entry.isHidden { return (.hidden, nil) }
        switch entry.kind {
        case .file: break
        case .folder: return (.folder, nil)
        case .link: return (.link, nil)
        default: return (.special, nil)
        }
        guard entry.hasTextName else { return (.misnamed, nil) }
        guard RecordingName(fileName: entry.name) != nil else { return (.otherFormat, nil) }
        do throws(FileReadError) {
            let file = try OpenFile(at: "\(folder)/\(entry.name)", within: folder)
            guard file.bytes > 0 else { return (.empty, nil) }
            guard file.bytes <= maximumBytes else { return (.large, nil) }
            let start = FileStart(try file.read(at: 0, count: FileStart.count), of: entry.name, size: file.bytes)
            guard let end = start.tagEnd else { return start.fault.map { ($0, $0 == .pointer ? nil : start.content) } }
            guard end < file.bytes else { return (.noSound, nil) }
            let sound = try file.read(at: end, count: FileStart.count)
            return FileStart(sound, of: entry.name, size: file.bytes - end).fault.map { ($0, nil) }
        } catch {
            return (.unreadable, nil)
        }
    }

    /// The bytes of a file.
    func bytes(of file: String) throws(Finding) -> [UInt8] {
        let path = "\(folder)/\(file)"
        do throws(FileReadError) { return try readFile(at: path, within: folder, limit: Self.maximumBytes) } catch {
            throw error.diagnostic(file: path)
        }
    }
}

extension OldRecordings {
    /// The names of what may be recordings in a folder in this one. They are not opened.
    package func names(in folder: String) -> [String] {
        let entries =
            (try? listFolder(at: "\(self.folder)/\(folder)", within: self.folder, limit: Self.maximumEntries)) ?? []
        return entries.filter { $0.kind == .file && $0.hasTextName && RecordingName(fileName: $0.name) != nil }.map(
            \.name)
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
