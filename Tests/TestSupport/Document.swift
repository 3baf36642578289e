package import Foundation

/// A Markdown file of this package: the README, an article, or another text for its readers.
package struct Document: Sendable, CustomStringConvertible {
    /// A fenced block of code, or a file in Tests/Examples to which the line after a mark links.
    package struct Block: Sendable {
        /// What follows the opening fence, `sh`, `swift` or nothing; or the file's extension.
        package var language: String
        /// The comment right before it, `<!-- mark -->`, or nothing.
        package var mark: String
        package var code: String
    }

    /// The checkout.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The path from the checkout.
    package var path: String
    package var blocks: [Block] = []
    /// What is not code: the lines outside of blocks.
    package var prose = ""
    /// The headings, without their number signs.
    package var headings: [String] = []
    package var lines: Int

    package var description: String { path }

    /// Reads a document.
    package init(_ path: String) throws {
        self.path = path
        let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
        var isCode = false
        var mark = ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        self.lines = lines.count - 1
        for line in lines {
            if line.hasPrefix("```") {
                if !isCode { blocks.append(Block(language: String(line.dropFirst(3)), mark: mark, code: "")) }
                isCode.toggle()
                mark = ""
            } else if isCode {
                blocks[blocks.count - 1].code += line + "\n"
            } else {
                if !mark.isEmpty, let link = line.firstMatch(of: /\]\((?<path>[^)]*\/Examples\/[^)]*)\)/) {
                    let file = URL(fileURLWithPath: "\(link.path)", relativeTo: Self.root.appending(path: path))
                    let code = try String(contentsOf: file, encoding: .utf8)
                    blocks.append(Block(language: file.pathExtension, mark: mark, code: code))
                }
                mark = line.wholeMatch(of: /<!-- (.*) -->/).map { String($0.1) } ?? (line.isEmpty ? mark : "")
                prose += line + "\n"
                if let heading = line.wholeMatch(of: /#+ (.*)/) { headings.append(String(heading.1)) }
            }
        }
    }

    /// The code of the block that follows the comment `<!-- mark -->`.
    package func block(_ mark: String) -> String? { blocks.first { $0.mark == mark }?.code }

    /// Every document of the package, in the order of their paths.
    package static func all() throws -> [Document] {
        let folders = [".github", "Sources", "Plugins", "recordings"]
        let paths = folders.flatMap { folder in
            (FileManager.default.subpaths(atPath: root.appendingPathComponent(folder).path) ?? []).sorted()
                .map { "\(folder)/\($0)" }
        }
        return try (["CHANGELOG.md", "README.md"] + paths.filter { $0.hasSuffix(".md") }).map(Document.init)
    }
}
