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
