import Foundation

/// Figures that a test measured, for whoever updates a limit: shown where `SHOW_FIGURES` is set.
package enum Figures {
    package static func print(_ name: String, _ figures: String...) {
        guard ProcessInfo.processInfo.environment["SHOW_FIGURES"] != nil else { return }
        Swift.print("figures: \(name): \(figures.joined(separator: ", "))")
    }
}
