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
        #expect(Set(rooms).subtracting(try names()) == [])
    }

    /// Rooms, folders and files of them, and types.
    @Test func namesNothingThatIsNotThere() throws {
        let types = try types()
        for name in try names() {
            if let path = name.wholeMatch(of: /[A-Z]\w+\/\w+/) {
                let path = Self.sources.appendingPathComponent(String(path.output)).path
                let isThere = [path, path + ".swift"].contains { FileManager.default.fileExists(atPath: $0) }
                #expect(isThere, "\(name)")
            } else if name.wholeMatch(of: /[A-Z]\w*[a-z]\w*/) != nil {
                let room = Self.sources.appendingPathComponent(name).path
                #expect(types.contains(name) || FileManager.default.fileExists(atPath: room), "\(name)")
            }
        }
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
