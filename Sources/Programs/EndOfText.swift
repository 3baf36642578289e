import Foundation

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
