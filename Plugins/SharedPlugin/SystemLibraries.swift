/// What a tool is built with that SwiftPM does not fetch, and how it is installed.
struct SystemLibraries {
    let names: String
    /// Packages of Debian and Ubuntu.
    let apt: String
    /// Formulae of Homebrew, and what else is to be set.
    let brew: String

    static let ofClips = SystemLibraries(
        names: "libsndfile, libmp3lame, libsoxr, libebur128 and, on Linux, libcrypto",
        apt: "pkg-config libsndfile1-dev libmp3lame-dev libsoxr-dev libebur128-dev libssl-dev",
        brew: "pkg-config libsndfile lame libsoxr libebur128")

    static let ofLanguagePacks = SystemLibraries(
        names: "ICU",
        apt: "pkg-config libicu-dev",
        brew: "pkg-config icu4c, and PKG_CONFIG_PATH=\"$(brew --prefix icu4c)/lib/pkgconfig\"")

    var instructions: String {
        """
        It needs \(names):
          Debian/Ubuntu: apt-get install \(apt)
          macOS:         brew install \(brew)
        """
    }
}
