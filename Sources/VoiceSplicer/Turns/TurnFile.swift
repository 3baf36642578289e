/// The table of turns, in a file that several processes change.
struct TurnFile {
    let path: String

    /// Changes the table. The file is locked from reading to writing, and only so long; another process waits meanwhile. A
    /// file that somebody damaged counts as empty.
    func change<Result>(_ body: (inout TurnTable) -> Result) throws(VoiceSplicerError) -> Result {
        try makeFolders()
        let descriptor = SystemCalls.openShared(path)
        guard descriptor >= 0 else { throw unwritable }
        // Closing unlocks; so does the end of the process, however it comes.
        defer { SystemCalls.close(descriptor) }
        guard let status = SystemCalls.status(descriptor), status.isFile else { throw .notAFile(path: path) }
        guard SystemCalls.lock(descriptor) else { throw unwritable }
        var table = read(descriptor).flatMap(TurnTable.init) ?? TurnTable()
        let before = table
        let result = body(&table)
        if table != before { try write(table.bytes, to: descriptor) }
        return result
    }

    private func read(_ descriptor: Int32) -> [UInt8]? {
        guard let size = SystemCalls.status(descriptor)?.bytes, size <= TurnTable.maximumBytes else { return nil }
        var bytes = [UInt8](repeating: 0, count: size)
        var done = 0
        while done < size {
            let got = SystemCalls.read(descriptor, into: &bytes, done..<size)
            guard got > 0 else { return nil }
            done += got
        }
        return bytes
    }

    private func write(_ bytes: [UInt8], to descriptor: Int32) throws(VoiceSplicerError) {
        guard SystemCalls.empty(descriptor) else { throw unwritable }
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
