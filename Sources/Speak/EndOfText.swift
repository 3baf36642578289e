import Foundation

/// The last of what a program writes into a pipe, which may be much: the rest is let go.
struct EndOfText {
    private let descriptor: Int32
    private let handle: FileHandle
    private let limit: Int
    private var bytes: [UInt8] = []

    /// - Parameter limit: bytes that are kept.
    init(of handle: FileHandle, keeping limit: Int) {
        self.handle = handle
        self.limit = limit
        descriptor = handle.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    /// Takes what is there, at most 1 MB: a program that writes without end is waited for no longer than others.
    mutating func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        for _ in 0..<16 {
            let count = unsafe Foundation.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return }
            bytes = Array((bytes + buffer[..<count]).suffix(limit))
        }
    }

    var lastLine: String {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        return lines.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
    }
}
