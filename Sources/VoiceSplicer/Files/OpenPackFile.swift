/// An open file of a pack, read from its beginning.
package struct OpenPackFile {
    private let descriptor: Int32
    /// The file's size when it was opened.
    let bytes: Int
    package let identity: FileIdentity

    /// - Parameter folder: the descriptor of the folder that holds it. Links are not followed.
    /// - Throws: `missing`, `notAFile`, `unreadable`. The caller closes what was opened.
    init(_ name: String, in folder: Int32) throws(ClipFault) {
        let descriptor = SystemCalls.openFile(name, in: folder)
        guard descriptor >= 0 else {
            let error = SystemCalls.lastError
            throw error.isMissing ? .missing : error.isLink ? .notAFile : .unreadable(error)
        }
        guard let status = SystemCalls.status(descriptor), status.isFile else {
            SystemCalls.close(descriptor)
            throw .notAFile
        }
        self.descriptor = descriptor
        bytes = status.bytes
        identity = status.identity
    }

    func close() { SystemCalls.close(descriptor) }

    /// Reads the next `count` bytes to the beginning of the buffer.
    func fill(_ buffer: inout [UInt8], count: Int) throws(ClipFault) {
        let got = SystemCalls.read(descriptor, into: &buffer, count: count)
        guard got >= 0 else { throw .unreadable(SystemCalls.lastError) }
        guard got == count else { throw .size(got, expected: count) }
    }

    /// A whole file, and what it is known by again.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder that holds it.
    ///   - limit: bytes.
    /// - Throws: `packMissing` if there is no such folder or file, `unreadable`, `clip`.
    package static func read(
        _ name: String, in folder: String, atMost limit: Int
    ) throws(VoiceSplicerError) -> (bytes: [UInt8], identity: FileIdentity) {
        let descriptor = SystemCalls.openFolder(folder)
        guard descriptor >= 0 else {
            let code = SystemCalls.lastError
            throw code.isMissing ? .packMissing(folder: folder) : .unreadable(path: folder, code)
        }
        defer { SystemCalls.close(descriptor) }
        do throws(ClipFault) {
            let file = try OpenPackFile(name, in: descriptor)
            defer { file.close() }
            guard file.bytes <= limit else { throw ClipFault.size(file.bytes, expected: limit) }
            var bytes = [UInt8](repeating: 0, count: file.bytes)
            try file.fill(&bytes, count: file.bytes)
            return (bytes, file.identity)
        } catch .missing {
            throw .packMissing(folder: folder)
        } catch {
            throw .clip(path: "\(folder)/\(name)", error)
        }
    }
}
