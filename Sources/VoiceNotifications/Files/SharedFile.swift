/// A file of an App Group that several processes read and change.
struct SharedFile {
    let path: String

    /// Opens the file, which is made with the last two folders above it if it isn't there, and locks it until the caller closes it.
    /// Another process waits meanwhile; the end of a process unlocks, however it comes.
    func openLocked() throws(VoiceSplicerError) -> (descriptor: Int32, bytes: Int) {
        while true {
            let descriptor = try open()
            do {
                let bytes = try lock(descriptor)
                // While this one waited, another may have taken its place.
                if SystemCalls.status(path: path)?.identity == SystemCalls.status(descriptor)?.identity {
                    return (descriptor, bytes)
                }
            } catch {
                SystemCalls.close(descriptor)
                throw error
            }
            SystemCalls.close(descriptor)
        }
    }

    private func open() throws(VoiceSplicerError) -> Int32 {
        try makeFolders()
        let descriptor = SystemCalls.openShared(path)
        guard descriptor >= 0 else { throw unwritable }
        return descriptor
    }

    /// - Returns: the bytes of the file.
    private func lock(_ descriptor: Int32) throws(VoiceSplicerError) -> Int {
        guard let kind = SystemCalls.status(descriptor), kind.isFile else { throw .notAFile(path: path) }
        guard SystemCalls.lock(descriptor), let status = SystemCalls.status(descriptor) else { throw unwritable }
        return status.bytes
    }

    /// The next bytes; `nil` if there are not so many.
    func read(_ count: Int, from descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let got = SystemCalls.read(descriptor, into: &bytes, done..<count)
            guard got > 0 else { return nil }
            done += got
        }
        return bytes
    }

    /// Puts a file with these bytes in the place of the locked one: whoever is killed meanwhile leaves the old one or the new one.
    func replace(by bytes: [UInt8]) throws(VoiceSplicerError) {
        let file = try AtomicFile(path, by: SystemCalls.write)
        try file.put(bytes, bytes.indices)
        try file.finish()
    }

    /// Writes where reading or writing ended.
    func write(_ bytes: [UInt8], to descriptor: Int32) throws(VoiceSplicerError) {
        var rest = bytes.indices
        while !rest.isEmpty {
            let put = SystemCalls.write(descriptor, bytes, rest)
            guard put > 0 else { throw unwritable }
            rest = rest.lowerBound + put..<rest.upperBound
        }
    }

    /// `Library` and `Library/Sounds`, as the store of sounds makes them.
    private func makeFolders() throws(VoiceSplicerError) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        for count in [parts.count - 2, parts.count - 1] {
            let folder = parts.prefix(count).joined(separator: "/")
            guard SystemCalls.makeFolder(folder) else { throw .unwritable(path: folder, SystemCalls.lastError) }
        }
    }

    private var unwritable: VoiceSplicerError {
        let error = SystemCalls.lastError
        return error.isFull ? .diskFull(path: path) : .unwritable(path: path, error)
    }
}
