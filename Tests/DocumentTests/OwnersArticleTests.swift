import Foundation
import TestSupport
import Testing

/// What the article for the next owner calls by name is there, and no room is left out.
@Suite struct OwnersArticleTests {
    private static let sources = Document.root.appendingPathComponent("Sources")

    private func names() throws -> [String] {
        try Document("Sources/voice-assets/voice-assets.docc/OwningTheToolchain.md").prose
            .matches(of: /`(?<name>[^`]+)`/).map { String($0.name) }
    }

    @Test func namesEveryRoom() throws {
        let rooms = try FileManager.default.contentsOfDirectory(atPath: Self.sources.path).filter { !$0.hasPrefix(".") }
        let named = try names().map { String($0.prefix { $0 != "/" }) }
        #expect(Set(rooms).subtracting(named) == [])
    }

    /// Rooms, folders and files of them, and types.
    @Test func namesNothingThatIsNotThere() throws {
        let (types, rooms) = (try types(), rooms())
        for name in try names() {
            if name.wholeMatch(of: /[A-Z]\w+(\/\w+)+/) != nil {
                let paths = ["Sources/\(name)", "Sources/\(name).swift", name].map {
                    Document.root.appendingPathComponent($0)
                }
                let isThere = paths.contains { FileManager.default.fileExists(atPath: $0.path) }
                #expect(isThere, "\(name)")
            } else if name.wholeMatch(of: /[A-Z]\w*[a-z]\w*/) != nil {
                #expect(types.contains(name) || rooms.contains(name), "\(name)")
            }
        }
    }

    /// The names of the targets' folders, and of the folders in them.
    private func rooms() -> Set<String> {
        let paths = FileManager.default.subpaths(atPath: Self.sources.path) ?? []
        return Set(
            paths.map { $0.split(separator: "/") }.filter { $0.count <= 2 }.compactMap { $0.last.map(String.init) })
    }

    private func types() throws -> Set<String> {
        let paths = FileManager.default.subpaths(atPath: Self.sources.path) ?? []
        let files = paths.filter { $0.hasSuffix(".swift") }
        return try Set(
            files.flatMap { path in
                try String(contentsOf: Self.sources.appendingPathComponent(path), encoding: .utf8)
                    .matches(of: /\b(?:struct|enum|class|actor|protocol) (?<name>\w+)/).map { String($0.name) }
            })
    }
}
