import NumberGrammar

/// Who speaks when, and which messages had their turn. Times are milliseconds since 1970.
package struct TurnTable: Equatable, Sendable {
    /// So many messages are remembered, the latest.
    static let maximumMessages = 1000
    /// So many turns are told apart: of more, the first two become one, which stays where it is.
    static let maximumTurns = 100
    /// The first line of the file.
    private static let mark = "voice-turns 5"
    /// The longest file that is read, bytes; more than a full table takes.
    static let maximumBytes = 1 << 16
    /// A reservation that begins so soon stays where it is, and takes no more payments: it is handed on by then.
    private static let handing: Int64 = 1000

    /// An announcement's turn.
    package struct Turn: Equatable, Sendable {
        package var start: Int64
        var length: Int64
        /// When its message was sent.
        var sent: Int64?
        /// It doesn't begin later than this. A turn that has begun stays where it is: this is its start.
        var latest: Int64
        /// Whose turn it is.
        package var ticket: Int64
        /// Reservations alone move it.
        var isReserved = false
        /// What it says for several messages.
        var sum: Sum?

        var end: Int64 { start + length }
    }

    /// What several messages add up to.
    package struct Sum: Equatable, Sendable {
        /// What they have in common, as a checksum.
        let name: Int64
        var count: Int64
        /// Their amounts in minor units.
        var units: Int64
    }

    /// In the order in which they are heard.
    private(set) var turns: [Turn] = []
    /// When the last turn was taken.
    private(set) var taken: Int64 = 0
    /// How many turns were taken.
    private(set) var tickets: Int64 = 0
    /// Checksums of the messages' ids, the oldest first.
    private(set) var messages: [Int64] = []

    package init() {}

    // MARK: Turns

    /// The first turn that the announcement may have: before those of later messages, if these still come in time.
    package mutating func take(_ asked: AskedTurn, now: Double, _ limits: AskedTurn.Limits) -> AskedTurn.Answer {
        let message = asked.id.map(Self.checksum)
        if let message, messages.contains(message) { return .refused(.repeated) }
        let now = Self.milliseconds(now)
        follow(now, limits)
        let validity = asked.validity(limits)
        guard validity >= now else { return .refused(.expired) }
        let interval = Self.milliseconds(limits.interval)
        guard let place = joined(asked, now, validity) ?? inserted(asked, now, validity, interval, limits) else {
            let start = Self.start(after: turns.last, now, interval)
            return .refused(start > validity ? .expired : .crowded)
        }
        taken = now
        if let message {
            messages.append(message)
            messages.removeFirst(max(0, messages.count - Self.maximumMessages))
        }
        let turn = turns[place]
        if turns.count > Self.maximumTurns {
            turns[1] = Turn(
                start: turns[0].start, length: turns[1].end - turns[0].start, latest: turns[0].start, ticket: 0)
            turns.removeFirst()
        }
        return .taken(turn)
    }

    /// The turn of a ticket, which stays where it is from now on; `nil` if it is not known any more.
    ///
    /// - Parameter start: when it was to begin. If it was moved, it may be moved again.
    package mutating func begin(_ ticket: Int64, at start: Int64) -> Turn? {
        guard let place = turns.firstIndex(where: { $0.ticket == ticket }) else { return nil }
        if turns[place].start <= start { turns[place].latest = turns[place].start }
        return turns[place]
    }

    /// Forgets who speaks and who waits, not which messages had their turn.
    package mutating func restart() { turns = [] }

    /// Adds to an announcement for several messages that is still to come.
    private mutating func joined(_ asked: AskedTurn, _ now: Int64, _ validity: Int64) -> Int? {
        guard let sum = asked.sum,
            let place = turns.firstIndex(where: { $0.sum?.name == sum.name && $0.start >= now + Self.handing }),
            let other = turns[place].sum, turns[place].start <= validity
        else { return nil }
        let (units, isBeyond) = other.units.addingReportingOverflow(sum.units)
        guard !isBeyond, units <= asked.maximumUnits else { return nil }
        turns[place].sum = Sum(name: sum.name, count: other.count + 1, units: units)
        return place
    }

    private mutating func inserted(
        _ asked: AskedTurn, _ now: Int64, _ validity: Int64, _ interval: Int64, _ limits: AskedTurn.Limits
    ) -> Int? {
        let wait = Self.milliseconds(asked.isReserved ? limits.reach : limits.patience)
        let turn = Turn(
            start: now, length: Self.milliseconds(asked.seconds, .up), sent: asked.sum == nil ? asked.sentTime : nil,
            latest: min(now + wait, validity), ticket: tickets + 1, isReserved: asked.isReserved, sum: asked.sum)
        for place in firstPlace(turn.sent, now)...turns.count {
            guard let all = all(with: turn, at: place, now, interval) else { continue }
            turns = all
            tickets += 1
            return place
        }
        return nil
    }

    /// Before the turns that are still to come of messages that were sent later.
    private func firstPlace(_ sent: Int64?, _ now: Int64) -> Int {
        guard let sent else { return turns.count }
        let before = turns.lastIndex {
            $0.start <= now + ($0.isReserved ? Self.handing : 0) || ($0.sent ?? .min) <= sent
        }
        return before.map { $0 + 1 } ?? 0
    }

    /// All turns with a new one, and those behind it as much later as they have to be; `nil` if one would come too late.
    private func all(with turn: Turn, at place: Int, _ now: Int64, _ interval: Int64) -> [Turn]? {
        var all = turns
        all.insert(turn, at: place)
        for index in place..<all.count {
            let start = Self.start(after: index > 0 ? all[index - 1] : nil, now, interval)
            guard start > all[index].start else { continue }
            guard start <= all[index].latest, !all[index].isReserved || turn.isReserved else { return nil }
            all[index].start = start
        }
        return all
    }

    private static func start(after turn: Turn?, _ now: Int64, _ interval: Int64) -> Int64 {
        max(now, turn.map { $0.end + interval } ?? now)
    }

    /// Follows a clock that was set back: what was left of the announcements when the last turn was taken is left at most. An
    /// end that nobody would have waited for comes from a clock that was wrong, and so does a time as far ahead.
    private mutating func follow(_ now: Int64, _ limits: AskedTurn.Limits) {
        let furthest = Self.milliseconds(max(limits.patience, limits.reach) + PackSplicer.longestSound)
        let back = taken - now
        if back > 0, back <= furthest {
            for place in turns.indices {
                turns[place].start -= back
                turns[place].latest -= back
            }
            taken = now
        }
        if back > furthest || (turns.last?.end ?? 0) - now > furthest { (turns, taken) = ([], 0) }
        let interval = Self.milliseconds(limits.interval)
        turns.removeAll { $0.end + interval <= now }
    }

    package static func milliseconds(_ time: Double, _ rule: FloatingPointRoundingRule = .down) -> Int64 {
        time > 0 ? Int64((min(time, 1e12) * 1000).rounded(rule)) : 0
    }

    /// FNV-1a, 64 bits, as everyone computes it: that two of a thousand ids share one happens once in 10^13 times.
    static func checksum(_ text: String) -> Int64 {
        Int64(bitPattern: text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 })
    }
}

// MARK: - As a file

extension TurnTable {
    /// Reads what `bytes` wrote; `nil` for anything else, such as half a file.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", maxSplits: Self.maximumMessages + Self.maximumTurns + 5, omittingEmptySubsequences: false)
        guard lines.count >= 5, lines[0] == Self.mark, lines[lines.count - 2] == "end", lines[lines.count - 1].isEmpty,
            let taken = Self.time(lines[1]), let tickets = Self.time(lines[2])
        else { return nil }
        let rest = lines[3..<lines.count - 2]
        let turns = rest.prefix { $0.contains(" ") }
        let messages = rest.dropFirst(turns.count).map { wholeNumber(String($0)) }
        self.turns = turns.compactMap(Self.turn)
        self.messages = messages.compactMap { $0 }
        guard self.turns.count == turns.count, turns.count <= Self.maximumTurns, self.messages.count == messages.count,
            messages.count <= Self.maximumMessages
        else { return nil }
        (self.taken, self.tickets) = (taken, tickets)
    }

    /// Lines of text: a mark, when the last turn was taken, how many were, the turns, the messages, and `end`.
    var bytes: [UInt8] {
        let times = ["\(taken)", "\(tickets)"]
        let lines = [Self.mark] + times + turns.map(Self.line) + messages.map { "\($0)" } + ["end", ""]
        return Array(lines.joined(separator: "\n").utf8)
    }

    /// Start, length, latest start, ticket, whether it is reserved, sending; for several messages their name, number and sum.
    private static func line(_ turn: Turn) -> String {
        let numbers = [turn.start, turn.length, turn.latest, turn.ticket, turn.isReserved ? 1 : 0].map { "\($0)" }
        let sum = turn.sum.map { ["\($0.name)", "\($0.count)", "\($0.units)"] } ?? []
        return (numbers + [turn.sent.map { "\($0)" } ?? "-"] + sum).joined(separator: " ")
    }

    private static func turn(_ line: Substring) -> Turn? {
        let words = line.split(separator: " ", maxSplits: 9, omittingEmptySubsequences: false)
        let numbers = words.prefix(5).compactMap(time)
        guard words.count == 6 || words.count == 9, numbers.count == 5 else { return nil }
        let sent = time(words[5])
        var sum: Sum?
        if words.count == 9 {
            guard let name = wholeNumber(String(words[6])), let count = time(words[7]),
                let units = wholeNumber(String(words[8])),
                units >= 0
            else { return nil }
            sum = Sum(name: name, count: count, units: units)
        }
        guard sent != nil || words[5] == "-" else { return nil }
        return Turn(
            start: numbers[0], length: numbers[1], sent: sent, latest: numbers[2], ticket: numbers[3],
            isReserved: numbers[4] != 0, sum: sum)
    }

    /// A number that any sum of two of the file's stays far below 2^63 with.
    private static func time(_ text: Substring) -> Int64? {
        wholeNumber(String(text)).flatMap { (-1_000_000_000_000_000...1_000_000_000_000_000).contains($0) ? $0 : nil }
    }
}

extension SharedFile {
    /// Changes the table of turns. A file that somebody damaged counts as empty.
    func changeTurns(_ body: (inout TurnTable) -> Void) throws(VoiceSplicerError) {
        try change(atMost: TurnTable.maximumBytes) { bytes in
            let before = bytes.flatMap(TurnTable.init) ?? TurnTable()
            var table = before
            body(&table)
            return table == before ? nil : .replace(table.bytes)
        }
    }
}

/// An announcement that wants to be heard.
package struct AskedTurn {
    /// What the app allows, seconds; what is below 0 counts as 0.
    package struct Limits: Sendable {
        let interval: Double
        let maximumAge: Double?
        let patience: Double
        let reach: Double

        package init(interval: Double, maximumAge: Double?, patience: Double, reach: Double = 0) {
            self.interval = interval > 0 ? interval : 0
            self.maximumAge = maximumAge
            self.patience = patience > 0 ? patience : 0
            self.reach = reach > 0 ? reach : 0
        }
    }

    package enum Answer {
        case taken(TurnTable.Turn)
        case refused(AnnouncementTurns.Turn)
    }

    let seconds: Double
    let id: String?
    let sent: Double?
    /// Whether its start is a promise.
    let isReserved: Bool
    /// What it adds to others.
    let sum: TurnTable.Sum?
    /// The greatest sum that can be said, minor units.
    let maximumUnits: Int64

    package init(
        seconds: Double, id: String?, sent: Double?, isReserved: Bool = false, sum: TurnTable.Sum? = nil,
        maximumUnits: Int64 = .max
    ) {
        (self.seconds, self.id, self.sent) = (seconds, id, sent)
        (self.isReserved, self.sum, self.maximumUnits) = (isReserved, sum, maximumUnits)
    }

    /// When its message was sent, milliseconds since 1970, as far as that is a time.
    var sentTime: Int64? { sent.flatMap { $0.isFinite ? TurnTable.milliseconds($0) : nil } }

    /// The latest time at which it may begin, milliseconds since 1970.
    package func validity(_ limits: Limits) -> Int64 {
        guard let sent, let maximumAge = limits.maximumAge else { return .max }
        return sent.isNaN ? -1 : TurnTable.milliseconds(sent + maximumAge)
    }
}
