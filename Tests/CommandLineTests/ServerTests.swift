import Foundation
import TestSupport
import Testing

/// The programs of the article on servers send what `payload` prints, each to stubs of four services on loopback.
@Suite("Servers' programs", .enabled(if: Program.available("node", "openssl", "curl", "jq", "python3")))
struct ServerTests {
    private static let article = "Sources/VoiceNotifications/VoiceNotifications.docc/Servers.md"
    /// Makes the keys, starts the stubs, sends a push to each, and prints what both sides say.
    private static let run = Document.root.appendingPathComponent("Tests/CommandLineTests/Servers/run").path

    @Test(arguments: ["push.sh", "push.py", "Push.swift"])
    func send(name: String) throws {
        let folder = try TemporaryFolder()
        let program = try #require(try Document(Self.article).block("server: \(name)"))
        try folder.write(name, program.utf8)
        let pushes = [
            ("apns", "apns"), ("fcm", "fcm:D1"), ("hms", "hms:D1"), ("alibaba", "alibaba:D1"),
            ("android", "alibaba-android:D1"), ("harmony", "alibaba-harmony:D1"),
        ]
        for (name, service) in pushes {
            let push = try BuiltInPacks.run("payload", "15.50", "--pack", "zh-Hans-CNY", "--to", service)
            #expect(push.status == 0, "\(push.errors)")
            try folder.write("\(name).json", push.output.utf8)
        }
        let result = try Program.run(Self.run, try command(name, in: folder), in: folder.url, deadline: 300)
        let log = (try? String(contentsOf: folder.url("errors"), encoding: .utf8)) ?? ""
        #expect(
            result.outputText == """
                apns 0
                fcm 0 {"name": "projects/P1/messages/1"}
                hms 0 {"code": "80000000"}
                alibaba 0 {"MessageId": "1"}
                android 0 {"MessageId": "1"}
                harmony 0 {"MessageId": "1"}
                apns refused
                alibaba refused
                apns taken
                google taken
                fcm taken
                hms taken
                alibaba taken
                alibaba taken
                alibaba taken
                apns {"reason":"signature"}
                alibaba {"reason":"signature"}

                """, "\(result.errorText)\(log)")
    }

    /// What runs the program; one of Swift is compiled first.
    private func command(_ name: String, in folder: TemporaryFolder) throws -> [String] {
        let path = folder.url(name).path
        guard name.hasSuffix(".swift") else { return [name.hasSuffix(".py") ? "python3" : "bash", path] }
        let flags = ["-swift-version", "6", "-warnings-as-errors", path, "-o", folder.url("push").path]
        let compiled = try Program.run("swiftc", flags, in: folder.url, deadline: 600)
        try #require(compiled.status == 0, "\(compiled.errorText)")
        return [folder.url("push").path]
    }
}
