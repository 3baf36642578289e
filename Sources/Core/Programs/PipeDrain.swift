import Foundation

/// Takes what a program has written into a pipe so far, and waits for nothing.
struct PipeDrain {
    private let handle: FileHandle
    private let descriptor: Int32

    init(of handle: FileHandle) {
        self.handle = handle
        descriptor = handle.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    /// At most 1 MB: a program that writes without end is waited for no longer than others.
    func read() -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<16 {
            let count = unsafe Foundation.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return bytes
    }
}

/// The last of what a program writes, which may be much: the rest is let go.
struct EndOfText {
    private let drain: PipeDrain
    private let limit: Int
    private var bytes: [UInt8] = []

    /// - Parameter limit: bytes that are kept.
    init(of handle: FileHandle, keeping limit: Int) {
        drain = PipeDrain(of: handle)
        self.limit = limit
    }

    mutating func read() { bytes = Array((bytes + drain.read()).suffix(limit)) }

    var lastLine: String {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        return lines.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }
}
