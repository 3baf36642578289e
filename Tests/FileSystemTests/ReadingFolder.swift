import Foundation

/// A folder of its own for one test, with a `root` folder in it; removed when the test is over.
final class ReadingFolder {
    let path: String
    var root: String { path + "/root" }

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/reading-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: path + "/" + name, withIntermediateDirectories: true)
    }

    func makePipe(_ name: String) throws {
        guard unsafe mkfifo(path + "/" + name, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    func removePermissions(of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path + "/" + name)
    }
}
