/// A file of an App Group that several processes read and change.
struct SharedFile: Sendable {
    enum Change {
        case append([UInt8])
        /// Whoever is killed meanwhile leaves the old file or the new one.
        case replace([UInt8])
    }

    /// In `Library/Sounds` of the container.
    let name: String
    let container: String

    private var path: String { "\(container)/Library/Sounds/\(name)" }

    /// Changes the file as `body` says; `nil` leaves it as it is. It is made with the last two folders above it if it isn't there, and
    /// locked from reading to writing, and only so long: another process waits meanwhile.
    ///
    /// - Parameter limit: bytes. Those of a longer file, which is not this library's, are `nil`.
    func change(atMost limit: Int, _ body: (_ bytes: [UInt8]?) -> Change?) throws(VoiceSplicerError) {
        while true {
            try makeFolders()
            let descriptor = SystemCalls.openShared(path)
            guard descriptor >= 0 else { throw .unwritten(path, SystemCalls.lastError) }
            // Closing unlocks; so does the end of the process, however it comes.
            defer { SystemCalls.close(descriptor) }
            guard SystemCalls.status(descriptor)?.isFile == true else { throw .notAFile(path: path) }
            guard SystemCalls.lock(descriptor), let status = SystemCalls.status(descriptor) else {
                throw .unwritten(path, SystemCalls.lastError)
            }
            // While this one waited, another may have taken its place.
            guard SystemCalls.status(path: path)?.identity == status.identity else { continue }
            switch body(status.bytes <= limit ? SystemCalls.bytes(status.bytes, of: descriptor) : nil) {
            case .append(let bytes):
                guard SystemCalls.write(bytes, to: descriptor) else { throw .unwritten(path, SystemCalls.lastError) }
            case .replace(let bytes):
                let file = try AtomicFile(path, by: SystemCalls.write)
                try file.put(bytes, bytes.indices)
                try file.finish()
            case nil: break
            }
            return
        }
    }

    /// The bytes; `nil` if there is no such file, or it can't be read, or is longer than the limit.
    func bytes(atMost limit: Int) -> [UInt8]? {
        guard SystemCalls.status(path: path) != nil else { return nil }
        var found: [UInt8]?
        try? change(atMost: limit) { bytes in
            found = bytes
            return nil
        }
        return found
    }

    /// `Library` and `Library/Sounds`, as the store of sounds makes them.
    private func makeFolders() throws(VoiceSplicerError) {
        for folder in ["\(container)/Library", "\(container)/Library/Sounds"] where !SystemCalls.makeFolder(folder) {
            throw .unwritable(path: folder, SystemCalls.lastError)
        }
    }
}
