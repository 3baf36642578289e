import Foundation

/// Writes a file that a user named: as a whole or not at all, and over nothing but an earlier one of its kind.
package struct OutputFile: Sendable {
    /// What tells an earlier file of the kind.
    private enum Mark: Sendable {
        case bytes(@Sendable ([UInt8]) -> Bool)
        case read([UInt8]?)
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

    /// A file that was read, with a text that is made of it.
    /// - Parameter old: what was read; nil if whatever is there may be replaced.
    package init(path: String, over old: [UInt8]?) {
        self.path = path
        kind = "file"
        mark = .read(old)
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
            return error.diagnostic.at(path)
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
            case .bytes, .read: break
            case .note(let note): FileNote.write(note(bytes), to: staged.path)
            case .form where SheetSeal.fits(bytes): break
            case .form: FileNote.write(Digest.sha256(bytes), to: staged.path)
            }
            // Last: a note can't be written to a file that is only read.
            staged.takePermissions(of: path)
            try staged.move(over: path)
            return nil
        } catch {
            return error.diagnostic.at(path)
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
        case .read(let old): old.map { $0 == bytes } ?? true
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
        switch (mark, there) {
        case (.read, .other): return Finding(.fileUnsafe, "link kept").at(path)
        case (.read, .file): return Finding(.outputConflict, "changed").at(path)
        case (.form(let isEarlier, _), .file(let bytes)) where isEarlier(bytes):
            return Finding(.outputConflict, SheetSeal.fits(bytes) ? "seal" : "filled", ["kind": .text(kind)]).at(path)
        default: return Finding(.outputConflict, "kind", ["kind": .text(kind)]).at(path)
        }
    }
}

/// A file that is written beside the one whose place it takes, and removed with the value.
///
/// The process that writes it holds a lock on it: one without a lock was left by a process that was killed.
struct StagedFile: ~Copyable {
    /// A name is this, what a version likes, `-` and a random number.
    private static let prefix = ".voice-assets-"
    /// Digits of the largest number, 2⁶⁴ − 1.
    private static let digits = 20

    let path: String
    private let descriptor: Descriptor

    /// Makes an empty one.
    /// - Parameter target: the file whose place it is to take.
    init(beside target: String) throws(PublishingError) {
        // Another run may take it for a leftover before it is locked, and remove it.
        for _ in 0..<10 {
            let path = "\(Self.folder(of: target))\(Self.prefix)file-\(UInt64.random(in: 0 ... .max))"
            let descriptor = try Descriptor(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, to: "make")
            let isLocked = flock(descriptor.number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
            var status = stat()
            if isLocked, descriptor.look(&status) == 0, status.st_nlink > 0 {
                self.path = path
                self.descriptor = descriptor
                return
            }
            unsafe unlink(path)
        }
        throw PublishingError("make", target, code: EBUSY)
    }

    deinit {
        // The name is gone if the file has got the other one.
        unsafe unlink(path)
    }

    /// Writes bytes through to the disk.
    func write(_ bytes: [UInt8]) throws(PublishingError) {
        if let code = writeAll(bytes, to: descriptor.number) ?? descriptor.synchronize() {
            throw PublishingError("write", path, code: code)
        }
    }

    /// Gives the file the permissions of the one whose place it takes, where the file system can.
    func takePermissions(of target: String) {
        var status = stat()
        guard unsafe lstat(target, &status) == 0, FileKind(mode: status.st_mode) == .file else { return }
        fchmod(descriptor.number, status.st_mode & 0o777)
    }

    /// Gives the file its name; a file that has it is gone in the same moment.
    func move(over target: String) throws(PublishingError) { try LocalFileSystem().move(path, over: target) }

    /// Removes what killed runs left in the folder of a file. What can't be removed stays: it hinders nothing.
    static func removeLeftovers(beside target: String) {
        let folder = folder(of: target)
        let entries = (try? readEntries(ofFolder: folder.isEmpty ? "." : folder, limit: .max)) ?? []
        for entry in entries where entry.kind == .file && isName(entry.name) {
            removeLeftover(folder + entry.name)
        }
    }

    private static func removeLeftover(_ path: String) {
        var status = stat()
        guard let file = try? Descriptor(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, to: "open"),
            file.look(&status) == 0, FileKind(mode: status.st_mode) == .file,
            flock(file.number, LOCK_EX | LOCK_NB) == 0
        else { return }
        unsafe unlink(path)
    }

    private static func isName(_ name: String) -> Bool {
        let number = name.utf8.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        return name.hasPrefix(prefix) && (1...digits).contains(number.count)
            && name.utf8.dropFirst(prefix.utf8.count).dropLast(number.count).last == UInt8(ascii: "-")
    }

    /// With a slash at its end; empty for the current folder.
    private static func folder(of path: String) -> String {
        String(path[..<(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)])
    }
}

/// What the tool notes of a file that it wrote: an extended attribute, for files whose bytes can't say who wrote them.
///
/// It goes along when the file gets another name on its file system. Most programs that copy a file leave it behind, and some file
/// systems have none.
enum FileNote {
    /// Bytes of the longest one.
    private static let maximumBytes = 256

    #if canImport(Darwin)
        private static let name = "voice-assets"
    #else
        /// Linux lets programs have names that begin with `user.`, see xattr(7).
        private static let name = "user.voice-assets"

        private typealias Get =
            @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
        private typealias Set =
            @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32

        // `<sys/xattr.h>` is in none of Swift's modules of the C library.
        private static let get = unsafe unsafeBitCast(dlsym(nil, "lgetxattr"), to: Get?.self)
        private static let set = unsafe unsafeBitCast(dlsym(nil, "lsetxattr"), to: Set?.self)
    #endif

    /// The note of a file, no link followed; nil if there is none.
    static func read(_ path: String) -> String? {
        var bytes = [UInt8](repeating: 0, count: maximumBytes)
        #if canImport(Darwin)
            let count = unsafe getxattr(path, name, &bytes, bytes.count, 0, XATTR_NOFOLLOW)
        #else
            let count = unsafe get?(path, name, &bytes, bytes.count) ?? -1
        #endif
        return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }

    /// Gives a file a note. Where that can't be, the file has none.
    static func write(_ note: String, to path: String) {
        let bytes = Array(note.utf8)
        #if canImport(Darwin)
            _ = unsafe setxattr(path, name, bytes, bytes.count, 0, XATTR_NOFOLLOW)
        #else
            _ = unsafe set?(path, name, bytes, bytes.count, 0)
        #endif
    }
}
