/// What a tool is built with that SwiftPM does not fetch, and how it is installed.
struct SystemLibraries {
    let names: String
    /// Packages of Debian and Ubuntu.
    let apt: String
    /// Formulae of Homebrew, and what else is to be set.
    let brew: String

    static func of(_ product: String) -> SystemLibraries { product == "voice-assets" ? ofClips : ofLanguagePacks }

    private static let ofClips = SystemLibraries(
        names: "libsndfile, libmp3lame, libsoxr, libebur128, libyaml and, on Linux, libcrypto",
        apt: "pkg-config libsndfile1-dev libmp3lame-dev libsoxr-dev libebur128-dev libssl-dev libyaml-dev",
        brew: "pkg-config libsndfile lame libsoxr libebur128 libyaml")

    private static let ofLanguagePacks = SystemLibraries(
        names: "libyaml and ICU",
        apt: "pkg-config libyaml-dev libicu-dev",
        brew: "pkg-config libyaml icu4c, and PKG_CONFIG_PATH=\"$(brew --prefix icu4c)/lib/pkgconfig\"")

    var instructions: String {
        """
        It needs \(names):
          Debian/Ubuntu: apt-get install \(apt)
          macOS:         brew install \(brew)
        """
    }
}
