import Foundation
package import Testing

/// Tests that take minutes: they run where the variable EXHAUSTIVE is set.
package enum Exhaustive {
    /// Whether they run.
    package static let isWanted = ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil
    /// At how many moments a test kills a program: 20, or the variable KILLS.
    package static let kills = ProcessInfo.processInfo.environment["KILLS"].flatMap(Int.init) ?? 20
}

extension Trait where Self == ConditionTrait {
    /// Runs only where the variable EXHAUSTIVE is set.
    package static var exhaustive: Self {
        .enabled(if: Exhaustive.isWanted, "takes long: set EXHAUSTIVE to run it")
    }
}
