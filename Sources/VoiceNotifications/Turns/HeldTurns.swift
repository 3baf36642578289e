/// Turns of one process alone, by the rules of `AnnouncementTurns`, for a player that asks and waits by itself.
package struct HeldTurns: Sendable {
    package enum Answer: Sendable {
        /// When it begins, milliseconds since 1970, and whose turn it is.
        case taken(start: Int64, ticket: Int64)
        case refused(AnnouncementTurns.Turn)
    }

    private var table = TurnTable()
    private let limits: AskedTurn.Limits

    /// All in seconds, as in `AnnouncementTurns`.
    package init(interval: Double, maximumAge: Double?, patience: Double) {
        limits = AskedTurn.Limits(
            interval: max(0, interval), maximumAge: maximumAge, patience: max(0, patience))
    }

    /// Takes a turn to wait for. All in seconds, times since 1970.
    package mutating func turn(seconds: Double, id: String?, sent: Double?, now: Double) -> Answer {
        switch table.take(AskedTurn(seconds: seconds, id: id, sent: sent), now: now, limits) {
        case .taken(let turn): .taken(start: turn.start, ticket: turn.ticket)
        case .refused(let refusal): .refused(refusal)
        }
    }

    /// Forgets who speaks and who waits, not which messages had their turn.
    package mutating func restart() { table.restart() }

    /// When a turn begins, milliseconds since 1970, asked when it was to begin. If that is later than it was, it has not begun.
    package mutating func begin(_ ticket: Int64, at start: Int64) -> Int64 {
        table.begin(ticket, at: start)?.start ?? start
    }
}
