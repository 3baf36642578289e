import Foundation

/// What a tool is built with that SwiftPM does not fetch, and how it is installed.
struct SystemLibraries {
    let names: String
    /// Packages of Debian and Ubuntu.
    let apt: String
    /// Formulae of Homebrew, and what else is to be set.
    let brew: String
    /// A header of each library, by the name that users know.
    let headers: [(name: String, header: String)]

    static func of(_ product: String) -> SystemLibraries { product == "voice-assets" ? ofClips : ofLanguagePacks }

    private static let ofClips = SystemLibraries(
        names: "libsndfile, libmpg123, libmp3lame, libsoxr, libebur128, libyaml and, on Linux, libcrypto",
        apt:
            "pkg-config libsndfile1-dev libmpg123-dev libmp3lame-dev libsoxr-dev libebur128-dev libssl-dev libyaml-dev",
        brew: "pkg-config libsndfile mpg123 lame libsoxr libebur128 libyaml",
        headers: [
            ("libsndfile", "sndfile.h"), ("libmpg123", "mpg123.h"), ("libmp3lame", "lame/lame.h"),
            ("libsoxr", "soxr.h"),
            ("libebur128", "ebur128.h"), ("libyaml", "yaml.h"),
        ])

    private static let ofLanguagePacks = SystemLibraries(
        names: "libyaml and ICU",
        apt: "pkg-config libyaml-dev libicu-dev",
        brew: "pkg-config libyaml icu4c, and PKG_CONFIG_PATH=\"$(brew --prefix icu4c)/lib/pkgconfig\"",
        headers: [("libyaml", "yaml.h"), ("ICU", "unicode/utypes.h")])

    /// Fails before a minute of compiling if a library is nowhere, and names it. Where pkg-config or the environment leads the compiler
    /// elsewhere nothing is said: the build finds out.
    func requireHeaders() throws {
        let environment = ProcessInfo.processInfo.environment
        guard ["CPATH", "C_INCLUDE_PATH", "PKG_CONFIG_PATH"].allSatisfy({ environment[$0] == nil }) else { return }
        let missing = headers.filter { !Self.isInstalled($0.header) }.map(\.name)
        guard !missing.isEmpty else { return }
        throw VoiceAssetsToolError(
            description:
                "\(missing.joined(separator: " and ")) \(missing.count == 1 ? "is" : "are") not installed. \(instructions)"
        )
    }

    private static func isInstalled(_ header: String) -> Bool {
        let manager = FileManager.default
        let prefixes = ["/usr", "/usr/local", "/opt/homebrew", "/opt/local", "/home/linuxbrew/.linuxbrew"]
        // Homebrew links nothing of ICU, which the system has too.
        let kegs = ["icu4c", "icu4c@78", "icu4c@77", "icu4c@76"].flatMap { keg in
            prefixes.map { "\($0)/opt/\(keg)/include/\(header)" }
        }
        let multiarch = (try? manager.contentsOfDirectory(atPath: "/usr/include")) ?? []
        let places =
            prefixes.map { "\($0)/include/\(header)" } + kegs + multiarch.map { "/usr/include/\($0)/\(header)" }
        return places.contains(where: manager.fileExists(atPath:))
    }

    var instructions: String {
        """
        It needs \(names):
          Debian/Ubuntu: apt-get install \(apt)
          macOS:         brew install \(brew)
        """
    }
}
