import Foundation
import TestSupport
import Testing

extension ExhaustivePackageTests {
    /// The site that DocC makes of the articles and of what an app links.
    @Suite(.serialized) struct DocumentationTests {
        /// DocC has no warning, and every link leads to a page of the site or to another site.
        @Test func linksLeadToPages() throws {
            let folder = try TemporaryFolder()
            let made = try Program.run(
                Workspace.script("Plugins/Documentation/make"),
                [folder.url("site").path, "--scratch-path", Workspace.scratch.path, "-c", "release"], in: folder.url,
                deadline: 1200)
            try #require(made.status == 0, "\(made.outputText)\(made.errorText)")
            let data = folder.url("site/data")
            let paths = (FileManager.default.subpaths(atPath: data.path) ?? []).filter { $0.hasSuffix(".json") }
            let pages = Set(paths.map { "/\($0.dropLast(".json".count))" })
            let articles = try Document.all().filter { $0.path.contains(".docc/") }
            for article in articles {
                let name = try #require(article.path.split(separator: "/").last).dropLast(".md".count).lowercased()
                #expect(
                    pages.contains { $0.hasSuffix("/\(name)") || $0.hasSuffix("/\(name.replacing("-", with: "_"))") })
            }
            for path in paths {
                let page = try JSONSerialization.jsonObject(with: Data(contentsOf: data.appendingPathComponent(path)))
                for target in Self.targets(in: page) where !target.contains("://") {
                    #expect(pages.contains(String(target.prefix { $0 != "#" })), "\(path): \(target)")
                }
            }
        }

        /// What the links of a page's text point to.
        private static func targets(in json: Any) -> [String] {
            if let list = json as? [Any] { return list.flatMap(targets) }
            guard let object = json as? [String: Any] else { return [] }
            let own = object["type"] as? String == "reference" ? [object["identifier"] as? String ?? ""] : []
            return own + object.values.flatMap(targets)
        }
    }
}
