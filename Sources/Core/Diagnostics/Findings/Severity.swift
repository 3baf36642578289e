/// How much a finding weighs.
package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    /// Worth knowing; nothing to do.
    case note
    /// The pack is built; someone should look at it.
    case warning
    /// The pack is not built, or not fit to ship.
    case error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}
