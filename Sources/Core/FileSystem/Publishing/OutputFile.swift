/// Writes a file that a user named: as a whole or not at all, and over nothing but an earlier one of its kind.
package struct OutputFile: Sendable {
    /// What tells an earlier file of the kind.
    private enum Mark: Sendable {
        case bytes(@Sendable ([UInt8]) -> Bool)
        case note(@Sendable ([UInt8]) -> String)
        /// A seal, or a note and bytes: whether it is an earlier one, and whether somebody filled it in.
        case form(isEarlier: @Sendable ([UInt8]) -> Bool, isFilledIn: @Sendable ([UInt8]) -> Bool)
    }

    /// The file, as the user typed it.
    package let path: String
    /// What it is: `sheet`.
    private let kind: String
    private let mark: Mark

    /// - Parameter isEarlier: whether bytes are an earlier file of this kind.
    package init(path: String, kind: String, isEarlier: @escaping @Sendable ([UInt8]) -> Bool) {
        self.path = path
        self.kind = kind
        mark = .bytes(isEarlier)
    }

    /// A file of a kind whose bytes don't say who wrote them. It gets a note as an extended attribute, and is an earlier one if
    /// the note that it has is that of its bytes. Where a file system keeps no notes, no file is an earlier one.
    /// - Parameter note: what is noted of bytes, at most 256 of them.
    package init(path: String, kind: String, note: @escaping @Sendable ([UInt8]) -> String) {
        self.path = path
        self.kind = kind
        mark = .note(note)
    }

    /// A page or a sheet, which people fill in and edit; one that was changed since it was written stays. A page is sealed. A table gets a
    /// note as an extended attribute; of one without a note its bytes tell.
    /// - Parameters:
    ///   - isEarlier: whether bytes are an earlier file of this kind, filled in or not.
    ///   - isFilledIn: whether somebody changed the bytes of a table.
    package init(
        path: String, kind: String, isEarlier: @escaping @Sendable ([UInt8]) -> Bool,
        isFilledIn: @escaping @Sendable ([UInt8]) -> Bool
    ) {
        self.path = path
        self.kind = kind
        mark = .form(isEarlier: isEarlier, isFilledIn: isFilledIn)
    }

    /// The largest file that is looked at to see whether it is an earlier one, bytes.
    private static let maximumBytes = 64 << 20

    /// What stands in the way of writing the file; nil if nothing does.
    package func obstacle() -> Finding? {
        do throws(PublishingError) {
            guard let there = try there() else { return nil }
            return isEarlier(there) ? nil : conflict(there)
        } catch {
            return failure(error)
        }
    }

    /// Makes the file hold a text; see below.
    package func write(_ text: String) -> Finding? { write(Array(text.utf8)) }

    /// Makes the file hold some bytes, and removes what killed runs left beside it.
    ///
    /// - Parameter renews: whether a file that holds them already is written anew, so that its time is now.
    /// - Returns: What went wrong.
    package func write(_ bytes: [UInt8], renews: Bool = false) -> Finding? {
        StagedFile.removeLeftovers(beside: path)
        let bytes = sealed(bytes)
        do throws(PublishingError) {
            if let there = try there() {
                if case .file(let held) = there, held == bytes, !renews { return nil }
                guard isEarlier(there) else { return conflict(there) }
            }
            let staged = try StagedFile(beside: path)
            try staged.write(bytes)
            switch mark {
            case .bytes: break
            case .note(let note): FileNote.write(note(bytes), to: staged.path)
            case .form where SheetSeal.fits(bytes): break
            case .form: FileNote.write(Digest.sha256(bytes), to: staged.path)
            }
            // Last: a note can't be written to a file that is only read.
            staged.takePermissions(of: path)
            try staged.move(over: path)
            return nil
        } catch {
            return failure(error)
        }
    }

    private func sealed(_ bytes: [UInt8]) -> [UInt8] {
        guard case .form = mark, SheetSeal.fits(bytes) else { return bytes }
        return SheetSeal.sealed(bytes)
    }

    private enum There {
        case file([UInt8])
        /// No file, or a larger one than is looked at.
        case other
    }

    /// What has the file's name. A link is not followed: moving a file over it would replace it.
    private func there() throws(PublishingError) -> There? {
        let files = LocalFileSystem()
        guard let entry = try files.entry(at: path) else { return nil }
        guard entry.kind == .file, entry.size <= Self.maximumBytes else { return .other }
        return .file(try files.bytes(of: path, atMost: Self.maximumBytes))
    }

    private func isEarlier(_ there: There) -> Bool {
        guard case .file(let bytes) = there else { return false }
        return switch mark {
        case _ where bytes.isEmpty: true
        case .bytes(let isEarlier): isEarlier(bytes)
        case .note(let note): FileNote.read(path) == note(bytes)
        case .form(let isEarlier, _): isEarlier(bytes) && !isFilledIn(bytes)
        }
    }

    private func isFilledIn(_ bytes: [UInt8]) -> Bool {
        guard case .form(_, let isFilledIn) = mark else { return false }
        if SheetSeal.fits(bytes) { return !SheetSeal.isIntact(bytes) }
        return FileNote.read(path).map { $0 != Digest.sha256(bytes) } ?? isFilledIn(bytes)
    }

    private func conflict(_ there: There) -> Finding {
        var form = "kind"
        if case .file(let bytes) = there, case .form(let isEarlier, _) = mark, isEarlier(bytes) {
            form = SheetSeal.fits(bytes) ? "seal" : "filled"
        }
        return Finding(.outputConflict, form, ["kind": .text(kind)]).at(path)
    }

    private func failure(_ error: PublishingError) -> Finding {
        Finding(.outputFailed, "file", ["reason": .text(error.reason)]).at(path)
    }
}
