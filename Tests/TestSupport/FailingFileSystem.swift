import Foundation
package import VoiceAssetCore

/// The local file system until an operation of a given number; then something goes wrong.
package final class FailingFileSystem: PublishingFileSystem, @unchecked Sendable {
    package enum Manner: CaseIterable {
        /// This operation fails; a write leaves half a file.
        case once
        /// From here on nothing more fits on the disk; what needs no room works.
        case full
        /// From here on nothing happens any more, as if the process had been killed.
        case killed
    }

    package enum Lacking {
        case exchange
        case links
    }

    private let local = LocalFileSystem()
    private let failing: Int
    private let manner: Manner
    private let lacking: [Lacking]
    private let countsReading: Bool
    /// Runs just before two folders are exchanged.
    private let meanwhile: @Sendable () -> Void
    /// Operations so far. A test uses one task only.
    package private(set) var count = 0

    /// - Parameter countsReading: whether operations that need no room count and fail, too.
    package init(
        failing: Int = .max, _ manner: Manner = .once, lacking: [Lacking] = [], countsReading: Bool = true,
        meanwhile: @escaping @Sendable () -> Void = {}
    ) {
        (self.failing, self.manner, self.lacking, self.countsReading) = (failing, manner, lacking, countsReading)
        self.meanwhile = meanwhile
    }

    /// Whether the failure came about.
    package var hasFailed: Bool { count >= failing }

    private func step(needsRoom: Bool, _ path: String) throws(PublishingError) {
        guard countsReading || needsRoom else { return }
        count += 1
        let fails =
            switch manner {
            case .once: count == failing
            case .full: count >= failing && needsRoom
            case .killed: count >= failing
            }
        if fails { throw PublishingError("try", path, code: ENOSPC) }
    }

    package func entry(at path: String) throws(PublishingError) -> PublishingEntry? {
        try step(needsRoom: false, path)
        return try local.entry(at: path)
    }

    package func names(in folder: String) throws(PublishingError) -> [String] {
        try step(needsRoom: false, folder)
        return try local.names(in: folder)
    }

    package func bytes(of file: String, atMost limit: Int) throws(PublishingError) -> [UInt8] {
        try step(needsRoom: false, file)
        return try local.bytes(of: file, atMost: limit)
    }

    package func makeFolder(_ path: String, permissions: UInt16?) throws(PublishingError) {
        try step(needsRoom: true, path)
        try local.makeFolder(path, permissions: permissions)
    }

    package func write(_ bytes: [UInt8], toNew path: String) throws(PublishingError) {
        let isDead = hasFailed && manner == .killed
        do {
            try step(needsRoom: true, path)
        } catch {
            if !isDead { try local.write(Array(bytes.prefix(bytes.count / 2)), toNew: path) }
            throw error
        }
        try local.write(bytes, toNew: path)
    }

    package func link(_ path: String, toNew new: String) throws(PublishingError) {
        try step(needsRoom: true, path)
        guard !lacking.contains(.links) else { throw PublishingError("link", path, code: ENOTSUP) }
        try local.link(path, toNew: new)
    }

    package func move(_ path: String, toNew new: String) throws(PublishingError) {
        try step(needsRoom: true, path)
        try local.move(path, toNew: new)
    }

    package func move(_ path: String, over old: String) throws(PublishingError) {
        try step(needsRoom: true, path)
        try local.move(path, over: old)
    }

    package func exchange(_ first: String, _ second: String) throws(PublishingError) {
        try step(needsRoom: true, first)
        guard !lacking.contains(.exchange) else { throw PublishingError("exchange", first, code: EINVAL) }
        meanwhile()
        try local.exchange(first, second)
    }

    package func removeFile(_ path: String) throws(PublishingError) {
        try step(needsRoom: false, path)
        try local.removeFile(path)
    }

    package func removeFolder(_ path: String) throws(PublishingError) {
        try step(needsRoom: false, path)
        try local.removeFolder(path)
    }

    package func synchronize(_ folder: String) throws(PublishingError) {
        try step(needsRoom: true, folder)
        try local.synchronize(folder)
    }

    package func lock(_ folder: String) throws(PublishingError) -> any PublishingLock {
        try step(needsRoom: false, folder)
        return try local.lock(folder)
    }
}
