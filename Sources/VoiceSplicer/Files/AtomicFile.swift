/// A file that appears under its name when it is complete, or not at all.
package final class AtomicFile {
    /// The form of the names that unfinished files have, in the folder of the finished one.
    package static let unfinished = RandomName(prefix: ".voice-splice-", suffix: ".part")

    /// Bytes that are written at once. Few large writes cost half of what many small ones do (Linux 6.18, ext4: 142 µs
    /// and 311 µs for 636 kB in 1 and 20 writes); above this, glibc asks the system for the buffer each time.
    private static let bufferBytes = 1 << 16

    private let path: String
    private let unfinished: String
    private let writeCall: WriteCall
    private var descriptor: Int32
    /// What is not written yet.
    private var waiting: [UInt8] = []

    /// - Parameter path: where the file is to be. A file that is there is replaced, but no folder, pipe or device: a new
    ///   name would take the place of `/dev/null` for everybody.
    package init(_ path: String, by writeCall: @escaping WriteCall) throws(VoiceSplicerError) {
        if let status = SystemCalls.status(path: path), !status.isFile { throw .notAFile(path: path) }
        let end = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
        self.path = path
        self.writeCall = writeCall
        unfinished = "\(path[..<end])\(Self.unfinished.random())"
        descriptor = SystemCalls.makeFile(unfinished)
        waiting.reserveCapacity(Self.bufferBytes)
        if descriptor < 0 { throw .unwritten(path, SystemCalls.lastError) }
    }

    deinit {
        guard descriptor >= 0 else { return }
        SystemCalls.close(descriptor)
        SystemCalls.remove(unfinished)
    }

    package func put(_ bytes: [UInt8], _ range: Range<Int>) throws(VoiceSplicerError) {
        var rest = range
        while !rest.isEmpty {
            let count = min(rest.count, Self.bufferBytes - waiting.count)
            waiting += bytes[rest.prefix(count)]
            rest = rest.dropFirst(count)
            if waiting.count == Self.bufferBytes { try flush() }
        }
    }

    /// Gives the file its name.
    package func finish() throws(VoiceSplicerError) {
        try flush()
        // Some file systems report a full disk only now. Whatever it says, the descriptor is gone.
        let isClosed = SystemCalls.close(descriptor) == 0
        descriptor = -1
        guard isClosed, SystemCalls.rename(unfinished, to: path) else {
            let error = SystemCalls.lastError
            SystemCalls.remove(unfinished)
            throw .unwritten(path, error)
        }
    }

    private func flush() throws(VoiceSplicerError) {
        guard SystemCalls.write(waiting, to: descriptor, by: writeCall) else {
            throw .unwritten(path, SystemCalls.lastError)
        }
        waiting.removeAll(keepingCapacity: true)
    }
}

extension VoiceSplicerError {
    /// Why a file is not written.
    package static func unwritten(_ path: String, _ error: SystemError) -> Self {
        error.isFull ? .diskFull(path: path) : .unwritable(path: path, error)
    }
}
