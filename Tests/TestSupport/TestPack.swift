package import Foundation

/// A folder of recordings with a `pack.yml` that lists them.
package struct TestPack {
    package static let name = "en-USD"
    package var folder: TemporaryFolder
    /// Indented lines for the key `profile`, or none.
    package var profile: [String]

    package var recordings: String { folder.url("recordings").path }
    package var output: String { folder.url("VoiceAssets").path }
    package var assets: URL { folder.url("VoiceAssets/\(Self.name)") }

    /// - Parameters:
    ///   - takes: bytes of the recordings by file name.
    package init(_ takes: [(file: String, bytes: [UInt8])], profile: [String] = []) throws {
        folder = try TemporaryFolder()
        self.profile = profile
        for take in takes { try write(take.file, take.bytes) }
        try writeYAML(takes.map { String($0.file.prefix { $0 != "." }) })
    }

    /// Writes a file beside the recordings.
    package func write(_ file: String, _ bytes: some Sequence<UInt8>) throws {
        try folder.write("recordings/\(Self.name)/\(file)", bytes)
    }

    /// Writes `pack.yml` anew.
    package func writeYAML(_ ids: [String], comment: String = "") throws {
        var lines = ["locale: en", "currency: USD", "range: 0.00...9.99", "clips:"]
        lines += ids.map { "  \"\($0)\": \($0)" }
        lines += ["announcements:", "  all: [\(ids.map { "\"\($0)\"" }.joined(separator: ", "))]"]
        if !profile.isEmpty { lines += ["profile:"] + profile.map { "  \($0)" } }
        if !comment.isEmpty { lines.append("# \(comment)") }
        try write("pack.yml", lines.map { $0 + "\n" }.joined().utf8)
    }

    /// A pack.yml of three words and number rules in which no two amounts are said alike.
    /// - Parameter profile: the value of `profile`; the default profile if empty.
    package static func counting(profile: String = "") -> (yaml: String, rules: String) {
        let yaml = """
            locale: en
            currency: USD
            range: 0.00...99.99
            clips: {a: a, b: b, c: c}
            numbers: numbers.rbnf
            amount:
              - { when: { integer: 7, fraction: 0 }, say: ["{integer}", "{digits:all}"] }
              - { say: ["{integer}", c, "{fraction}"] }
            announcements:
              said: [c, "{amount}"]
              all: [a, b, c]

            """
        return (yaml + (profile.isEmpty ? "" : "profile: \(profile)\n"), "%count:\n0: a; b;\n2/2: << >>;\n")
    }

    /// Makes the middle byte of a file another one; its length and name stay, and so does its date if it is to.
    package func flipBit(of path: String, keepingDate: Bool) throws {
        let url = folder.url(path)
        let date = try FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date
        var bytes = try Data(contentsOf: url)
        bytes[bytes.count / 2] ^= 1
        let handle = try FileHandle(forWritingTo: url)
        try handle.write(contentsOf: bytes)
        try handle.close()
        guard keepingDate else { return }
        try FileManager.default.setAttributes([.modificationDate: date ?? Date()], ofItemAtPath: url.path)
    }

    /// The bytes of a file in the pack's output.
    package func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: assets.appendingPathComponent(path)))
    }

    /// Every file below the output, with its bytes.
    package func everything() throws -> [String: Data] {
        let root = folder.url("VoiceAssets")
        let paths = FileManager.default.subpaths(atPath: root.path) ?? []
        var files: [String: Data] = [:]
        for path in paths where !path.hasPrefix(".") && !path.contains("/.") {
            if let data = try? Data(contentsOf: root.appendingPathComponent(path)) { files[path] = data }
        }
        return files
    }
}
