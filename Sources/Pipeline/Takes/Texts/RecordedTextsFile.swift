package import VoiceAssetCore

/// The file beside a pack's takes that tells what they were recorded for. It decides nothing that `generate` writes: where it
/// can't be read or written, a changed text is not noticed, and a finding says so.
package struct RecordedTextsFile: Sendable {
    /// The file's name in the pack's folder. Hidden, so that it is no recording.
    package static let name = ".recorded-texts"
    /// Bytes: 100,000 takes have some 10 million.
    private static let maximumBytes = 16 << 20

    /// The file, as the user would type it.
    package let path: String
    /// The pack's folder, as the user would type it.
    private let folder: String
    private let root: String

    /// - Parameters:
    ///   - folder: the pack's folder, as the user would type it.
    ///   - root: the folder of all recordings: no link may lead out of it.
    package init(of folder: String, within root: String) {
        self.folder = folder
        self.root = root
        path = "\(folder)/\(Self.name)"
    }

    /// Why the file can't be used.
    package enum Fault: Error, Sendable, Hashable {
        case unread(FileReadError)
        /// Something else has its name.
        case foreign
        case unwritten(PublishingError)
    }

    /// What the file says; without one nothing is known of any take.
    package func texts() throws(Fault) -> RecordedTexts {
        let bytes: [UInt8]
        do throws(FileReadError) {
            bytes = try readFile(at: path, within: root, limit: Self.maximumBytes)
        } catch .missing {
            return RecordedTexts()
        } catch {
            throw .unread(error)
        }
        guard let texts = RecordedTexts(reading: bytes) else { throw .foreign }
        return texts
    }

    /// Changes what the file says, as a whole; it is not touched if it says that already.
    /// - Parameter isLocked: whether the caller has a lock on the pack's folder.
    package func change(isLocked: Bool = false, _ change: (RecordedTexts) -> RecordedTexts) throws(Fault) {
        // Two changes at a time would lose one of them.
        let lock = isLocked ? nil : try lock()
        defer { withExtendedLifetime(lock) {} }
        let earlier = try texts()
        let changed = change(earlier)
        guard changed != earlier else { return }
        // A link is not followed: moving a file over it would replace it.
        guard [nil, .file].contains(FileKind(at: path)) else { throw .foreign }
        do throws(PublishingError) {
            try LocalFileSystem().replace(path, with: Array(changed.file.utf8), isLasting: true)
        } catch {
            throw .unwritten(error)
        }
    }

    /// How long another run's change is waited for, seconds: it takes milliseconds.
    private static let patience = 2.0

    /// nil where the file system has no locks.
    private func lock() throws(Fault) -> (any PublishingLock)? {
        do throws(LockRefusal) {
            return try LockPatience(seconds: Self.patience) { _ in }.lock(folder, on: LocalFileSystem())
        } catch {
            throw .unwritten(error.error)
        }
    }
}

extension RecordedTextsFile {
    /// Which of a pack's takes were recorded for other texts than their clips have, in words, or why that is not known.
    /// - Parameter pack: the pack's name.
    package func findings(on takes: [SeenTake], pack: String) -> [Finding] {
        do throws(Fault) {
            return ChangedText.all(in: takes, by: try texts()).map { $0.diagnostic(pack: pack) }
        } catch {
            return [error.diagnostic(file: path)]
        }
    }

    /// Notes takes before they get their names: one whose note is lost says an old text, and nothing tells.
    /// - Parameter isLocked: whether the caller has a lock on the pack's folder.
    /// - Returns: a remark if something else is there, which stops nothing.
    /// - Throws: if the file can't be written; then no take is to get its name.
    package func noteAhead(_ takes: [TakeText], isLocked: Bool = false) throws(PublishingError) -> [Finding] {
        do throws(Fault) {
            try change(isLocked: isLocked) { $0.confirming(takes) }
            return []
        } catch {
            if case .unwritten(let error) = error { throw error }
            return [error.diagnostic(file: path)]
        }
    }

    /// Notes takes that are there for the texts that their clips have.
    /// - Returns: a remark if they could not be noted.
    package func noteMade(_ takes: [TakeText]) -> [Finding] {
        do throws(Fault) {
            try change { $0.confirming(takes) }
            return []
        } catch {
            return [error.diagnostic(file: path)]
        }
    }
}

extension RecordedTextsFile.Fault {
    /// The fault in words. It stops nothing.
    /// - Parameter file: the file, as the user would type it.
    package func diagnostic(file: String) -> Finding {
        switch self {
        case .unread(let error):
            var finding = error.diagnostic(file: file)
            finding.severity = .warning
            return finding
        case .foreign:
            return Finding(.outputConflict, "texts").at(file)
        case .unwritten(let error):
            return Finding(.outputFailed, "texts", ["reason": .text(error.reason)]).at(file)
        }
    }
}
