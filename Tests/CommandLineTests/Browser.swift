import Foundation
import TestSupport

/// Headless Chromium, which programs in the folder Browser drive by Node.js.
enum Browser {
    /// Where it is installed.
    static let path = ["chromium", "chromium-browser", "google-chrome"].lazy.compactMap { Program.find($0)?.path }.first

    /// Whether tests that need it run: if it is there, and also, so as to fail, where `CI` is set.
    static let isThere = Program.oraclesAreRequired || path != nil && Program.find("node") != nil

    /// The path of one of the programs.
    static func program(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Browser/\(name)").path
    }
}
