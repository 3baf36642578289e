import Foundation
import TestSupport
import Testing

/// Settings of the libraries for apps. Flags by which tests get faster are not for an app that has the package as a dependency.
struct DependencyFlagsTests {
    private struct Dump: Decodable {
        struct Product: Decodable {
            var targets: [String]
            var type: [String: [String]?]
        }
        struct Target: Decodable {
            struct Setting: Decodable {
                struct Kind: Decodable { var unsafeFlags: Flags? }
                struct Flags: Decodable {}
                var kind: Kind
            }
            var name: String
            var dependencies: [[String: Name]]
            var settings: [Setting]
        }
        /// A name, with the condition behind it.
        struct Name: Decodable {
            var text: String
            init(from decoder: any Decoder) throws {
                var values = try decoder.unkeyedContainer()
                text = try values.decode(String.self)
            }
        }
        var products: [Product]
        var targets: [Target]

        /// The targets with unsafe flags that the libraries are made of, sorted.
        var flagged: [String] {
            let targets = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
            var open = products.filter { $0.type["library"] != nil }.flatMap(\.targets)
            var seen: Set<String> = []
            while let name = open.popLast() {
                guard let target = targets[name], seen.insert(name).inserted else { continue }
                open += target.dependencies.flatMap(\.values).map(\.text)
            }
            return seen.filter { targets[$0]?.settings.contains { $0.kind.unsafeFlags != nil } == true }.sorted()
        }
    }

    /// - Returns: the flagged targets of a package in a folder.
    private func flagged(in folder: String) throws -> [String] {
        let root = try TemporaryFolder()
        let package = root.url(folder)
        try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Workspace.checkout.appendingPathComponent("Package.swift"),
            to: package.appendingPathComponent("Package.swift"))
        let dump = try Program.run("swift", ["package", "dump-package"], in: package)
        try #require(dump.status == 0, "\(dump.errorText)")
        return try JSONDecoder().decode(Dump.self, from: Data(dump.output)).flagged
    }

    @Test(arguments: [".build/checkouts/voice-assets", "registry/downloads/a/voice-assets/0.3.0"])
    func dependencyHasNone(folder: String) throws {
        #expect(try flagged(in: folder).isEmpty)
    }

    @Test func ownTestsHaveThem() throws {
        #expect(try flagged(in: "voice-assets") == ["NumberGrammar", "VoiceTables"])
    }
}
