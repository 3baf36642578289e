import Foundation
import TestSupport

/// The executable that uses the library in a process of its own.
enum SpliceProbe {
    static let path = Program.built("splice-probe")

    /// One that has begun to print, to be killed.
    static func begun(_ arguments: String...) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        _ = pipe.fileHandleForReading.availableData
        return process
    }
}
