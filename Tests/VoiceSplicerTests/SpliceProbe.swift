import Foundation

/// The executable that uses the library in a process of its own.
enum SpliceProbe {
    /// Beside the test bundle.
    static let url: URL = {
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let tests = bundle ?? Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("splice-probe")
    }()
}
