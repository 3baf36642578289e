import Foundation
import TestSupport
import Testing

/// Where the documents point to is there.
@Suite struct LinkTests {
    /// Paths from a document to files and folders of this package, with or without a heading in them.
    @Test("Links resolve", arguments: try Document.all())
    func linksResolve(document: Document) throws {
        let folder = Document.root.appendingPathComponent(document.path).deletingLastPathComponent()
        for match in document.prose.matches(of: /\]\((?<target>[^)\s]+)\)/) {
            let target = String(match.target)
            guard !target.contains("://") else { continue }
            let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let file = folder.appendingPathComponent(parts[0]).standardizedFileURL
            guard parts.count == 2 else {
                #expect(FileManager.default.fileExists(atPath: file.path), "\(target)")
                continue
            }
            let headings = try parts[0].isEmpty ? document.headings : Document(relative(file)).headings
            #expect(headings.map(Self.anchor).contains(parts[1]), "\(target)")
        }
    }

    /// DocC's own links: an article of the same catalog, or a heading of the same article.
    @Test("DocC's links resolve", arguments: try Document.all())
    func articlesResolve(document: Document) {
        let folder = Document.root.appendingPathComponent(document.path).deletingLastPathComponent()
        for match in document.prose.matches(of: /<doc:(?<target>[^>]+)>/) {
            if match.target.hasPrefix("#") {
                let headings = document.headings.map { $0.replacing(" ", with: "-") }
                #expect(headings.contains(String(match.target.dropFirst())), "\(match.target)")
            } else {
                let article = folder.appendingPathComponent("\(match.target).md").path
                #expect(FileManager.default.fileExists(atPath: article), "\(match.target)")
            }
        }
    }

    /// Every article is found from the README, by one link or several.
    @Test func readmeLeadsToEveryDocument() throws {
        let all = try Document.all()
        var reached: Set = ["README.md"]
        var next = ["README.md"]
        while let path = next.popLast() {
            guard let document = all.first(where: { $0.path == path }) else { continue }
            let folder = Document.root.appendingPathComponent(path).deletingLastPathComponent()
            let links = document.prose.matches(of: /\]\((?<target>[^)#\s]+)/).map { String($0.target) }
            let articles = document.prose.matches(of: /<doc:(?<target>[^>#]+)>/).map { "\($0.target).md" }
            for target in links + articles where !target.contains("://") {
                let path = relative(folder.appendingPathComponent(target).standardizedFileURL)
                if reached.insert(path).inserted { next.append(path) }
            }
        }
        // What DocC shows as a module's first page is reached from there.
        let pages = all.filter { !$0.path.contains(/\/([\w-]+)\.docc\/\1\.md$/) }
        #expect(Set(pages.map(\.path)).subtracting(reached) == [])
    }

    private func relative(_ file: URL) -> String {
        String(file.path.dropFirst(Document.root.standardizedFileURL.path.count + 1))
    }

    /// A heading's anchor as GitHub makes it: in lower case, without punctuation, with hyphens for spaces.
    private static func anchor(_ heading: String) -> String {
        String(heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" })
            .replacing(" ", with: "-")
    }
}
