import Foundation

extension LanguageLibrary {
    /// The languages that come with this package.
    package static let own = LanguageLibrary(Bundle.module.bundleURL.appendingPathComponent("Languages").path)
}
