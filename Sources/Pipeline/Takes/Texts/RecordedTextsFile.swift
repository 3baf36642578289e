package import VoiceAssetCore
package import VoiceAssetPacks
package import VoiceManifest

/// The file beside a pack's takes that tells what they were recorded for. Where it can't be read or written, or is gone, a finding says
/// so, and the manifest still tells the texts of the takes that its clips were made of.
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
    package func texts() throws(Fault) -> RecordedTexts { try bytes().map(Self.read) ?? RecordedTexts() }

    /// nil if there is no such file.
    private func bytes() throws(Fault) -> [UInt8]? {
        do throws(FileReadError) {
            return try readFile(at: path, within: root, limit: Self.maximumBytes)
        } catch .missing {
            return nil
        } catch {
            throw .unread(error)
        }
    }

    private static func read(_ bytes: [UInt8]) throws(Fault) -> RecordedTexts {
        guard let texts = RecordedTexts(reading: bytes) else { throw .foreign }
        return texts
    }

    /// What is known of the takes, and what is wrong with the file.
    package struct Known: Sendable {
        package var texts: RecordedTexts
        /// None of a file that is as the tool wrote it.
        package var remarks: [Finding] = []
        /// What the file says by itself; nil if it can't be read.
        var noted: RecordedTexts?
    }

    /// What the file and a manifest tell of the takes.
    /// - Parameter manifest: of the pack as it was made before; nil if there is none.
    package func known(besides manifest: PackManifest?) -> Known {
        do throws(Fault) {
            guard let bytes = try bytes() else {
                let texts = RecordedTexts().completed(by: manifest)
                let remarks = texts.isEmpty ? [] : [Finding(.fileMissing, "texts").at(path)]
                return Known(texts: texts, remarks: remarks, noted: RecordedTexts())
            }
            let noted = try Self.read(bytes)
            var known = Known(texts: noted.completed(by: manifest), noted: noted)
            known.remarks = [GitLeftover(in: bytes)?.listFinding(at: path)].compactMap(\.self)
            return known
        } catch {
            return Known(texts: RecordedTexts().completed(by: manifest), remarks: [error.diagnostic(file: path)])
        }
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
    /// - Parameter manifest: of the pack as it was made before; nil if there is none.
    package func findings(
        on takes: [SeenTake], in pack: PackFolder, besides manifest: PackManifest? = nil
    ) -> [Finding] {
        let known = known(besides: manifest)
        let check = TakeTextCheck(takes, in: pack, by: known.texts, others: RepositoryTexts(in: root))
        return check.findings + known.remarks
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
    package func noteMade(_ takes: [TakeText]) -> [Finding] { note { $0.confirming(takes) } }

    /// Changes what the file says.
    /// - Returns: a remark if that went wrong.
    func note(_ change: (RecordedTexts) -> RecordedTexts) -> [Finding] {
        do throws(Fault) {
            try self.change(change)
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
            return error.diagnostic(file: file).weighing(.warning)
        case .foreign:
            return Finding(.outputConflict, "texts").at(file)
        case .unwritten(let error):
            return Finding(.outputFailed, "texts", ["reason": .text(error.reason)]).at(file)
        }
    }
}
