import Foundation
import Testing

/// The packages of the system are told in three places, each for readers who don't see the others: the README, the
/// manifest for SwiftPM, and the plugins for a build that failed.
struct SystemLibraryTests {
    private static func text(_ path: String) throws -> String {
        try String(contentsOf: Workspace.checkout.appendingPathComponent(path), encoding: .utf8)
    }

    /// The words of every match's first group.
    private static func words<Output>(
        of pattern: Regex<Output>, _ word: KeyPath<Output, Substring>, in text: String
    ) -> Set<Substring> {
        Set(
            text.matches(of: pattern).flatMap {
                $0.output[keyPath: word].split(whereSeparator: { " \"\\\n".contains($0) })
            })
    }

    /// What the plugins tell to install: for the first tool, and for all.
    private static func plugins(_ manager: String) throws -> (first: Set<Substring>, all: Set<Substring>) {
        let lists = try text("Plugins/SharedPlugin/SystemLibraries.swift")
            .matches(of: try Regex(#"\#(manager):\s+"([^",\\]+)[",]"#, as: (Substring, Substring).self))
            .map { Set($0.output.1.split(separator: " ")) }
        try #require(lists.count == 2)
        return (lists[0], lists[0].union(lists[1]))
    }

    @Test func readmeInstallsWhatThePluginsName() throws {
        let readme = try Self.text("README.md") + Self.text(".github/CONTRIBUTING.md")
        let apt = try Self.plugins("apt")
        let commands = readme.matches(of: /apt-get install -y(?<packages>(?:[^\n&\\]|\\\n)+)/)
            .map { Set($0.packages.split(whereSeparator: { " \\\n".contains($0) })) }
        #expect(commands.count >= 2 && commands.contains { $0.isSuperset(of: apt.all) })
        // One that names none of them installs what tests need besides.
        let naming = commands.filter { !$0.isDisjoint(with: apt.all) }
        #expect(naming.allSatisfy { $0 == apt.first || $0.isSuperset(of: apt.all) }, "\(commands)")
        let brew = try Self.plugins("brew")
        let formulae = readme.matches(of: /brew install(?<packages>[^\n&]+)/)
            .map { Set($0.packages.split(separator: " ")) }
        #expect(formulae.count >= 2 && formulae.contains { $0.isSuperset(of: brew.all) })
        #expect(formulae.allSatisfy { $0 == brew.first || $0.isSuperset(of: brew.all) }, "\(formulae)")
    }

    /// What SwiftPM tells to install where a library is missing, but for pkg-config itself.
    @Test func manifestNamesTheSame() throws {
        let manifest = try Self.text("Package.swift")
        #expect(
            Self.words(of: /\.apt\(\[(?<names>[^\]]+)\]\)/, \.names, in: manifest)
                == (try Self.plugins("apt")).all.subtracting(["pkg-config"]))
        #expect(
            Self.words(of: /\.brew\(\[(?<names>[^\]]+)\]\)/, \.names, in: manifest)
                == (try Self.plugins("brew")).all.subtracting(["pkg-config"]))
    }
}
