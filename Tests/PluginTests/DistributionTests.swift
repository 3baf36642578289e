import Foundation
import TestSupport
import Testing

/// What `Plugins/Distribution/make` does to a folder that is there. `PrebuiltPackageTests` looks at what it makes.
@Suite("A folder for the built tool")
struct DistributionTests {
    private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Plugins/Distribution/make").standardizedFileURL.path
    private static let head =
        "# Files that Plugins/Distribution/make made here. It replaces them as long as they are as they are listed; keep this file.\n"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        // If it came to building, that would fail.
        let swift = try folder.write("programs/swift", "#!/bin/sh\nexit 99\n".utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    }

    /// Runs it where the test's folder is, with a path from there.
    private func make(_ path: String) throws -> Program.Result.Text {
        try Program.run(
            "bash", ["-c", "PATH=$PWD/programs:$PATH exec bash '\(Self.script)' \(path)"], in: folder.url, deadline: 60
        ).text
    }

    private func files() throws -> Set<String> {
        let text = try Program.run("find", ["app", "-type", "f"], in: folder.url).outputText
        return Set(text.split(separator: "\n").map(String.init))
    }

    @Test(
        "A package of somebody else's stays, whatever it is called",
        arguments: ["app", "./app/", "../\u{24}{PWD##*/}/app"])
    func foreign(path: String) throws {
        for name in [
            "Sources/app/main.swift", "Plugins/Mine/plugin.swift", "Package.swift",
            "voice-assets.artifactbundle/info.json",
        ] {
            try folder.write("app/\(name)", "mine".utf8)
        }
        let before = try files()
        let result = try make(path)
        #expect(result.status == 73, "\(result.errors)")
        #expect(result.errors.contains(/app\/? holds something else; name a folder that is empty or not there\n$/))
        #expect(try files() == before)
    }

    @Test(
        "Of its own package it replaces nothing that somebody changed or added",
        arguments: [
            ("echo more >>app/Sources/a.swift", "Sources/a.swift"),
            ("echo >app/Sources/mine.swift", "Sources/mine.swift"),
            ("ln -s /etc app/Plugins", "Plugins"), ("rm -r app/Sources && ln -s .. app/Sources", "Sources"),
            ("mkdir app/Plugins && mkfifo app/Plugins/x", "Plugins/x"),
        ])
    func changed(change: String, told: String) throws {
        let made = """
            mkdir -p app/Sources && echo a >app/Sources/a.swift && echo p >app/Package.swift
            sums() { if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }
            { printf '%s' '\(Self.head)'; (cd app && sums Sources/a.swift Package.swift); } >list && mv list app/.made-by-voice-assets
            """
        try #require(try Program.run("bash", ["-c", made], in: folder.url).status == 0)
        // As it was made it may be replaced, and what else is in the folder stays out of it.
        try folder.write("app/notes.txt", "mine".utf8)
        #expect(try [99, 69].contains(make("app").status))
        try #require(try Program.run("bash", ["-c", change], in: folder.url).status == 0)
        let before = try files()
        let result = try make("app")
        #expect(
            result
                == .init(
                    status: 73,
                    errors:
                        "Plugins/Distribution/make: app/\(told) is not as this script made it; move it away, or name "
                        + "another folder\n"))
        #expect(try files() == before)
    }
}

extension Program.Result {
    fileprivate struct Text: Equatable {
        var status: Int32 = 0
        var output = ""
        var errors = ""
    }

    fileprivate var text: Text { Text(status: status, output: outputText, errors: errorText) }
}
