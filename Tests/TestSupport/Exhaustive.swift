import Foundation
package import Testing

/// Tests that take minutes: they run where the variable EXHAUSTIVE is set.
package enum Exhaustive {
    /// Whether they run.
    package static let isWanted = ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil
}

extension Trait where Self == ConditionTrait {
    /// Runs only where the variable EXHAUSTIVE is set.
    package static var exhaustive: Self {
        .enabled(if: Exhaustive.isWanted, "takes long: set EXHAUSTIVE to run it")
    }
}
