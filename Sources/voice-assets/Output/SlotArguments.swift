import ArgumentParser
import NumberGrammar
import VoiceManifest
import VoiceSplicer

/// What is to be said, on a command line: an announcement's id, and amounts or values of slots.
struct SaidArguments {
    let amounts: [String]
    private let announcements: [String]

    /// An id begins with a letter and no amount does; a value has its slot before it.
    init(_ arguments: [String]) {
        let isID = { (text: String) in Naming.isID(text) && text.first?.isLetter == true }
        (amounts, announcements) = (arguments.filter { !isID($0) }, arguments.filter(isID))
    }

    var announcement: String? { announcements.first }

    /// - Throws: a `ValidationError` if several are named.
    func requireOneAnnouncement() throws {
        guard announcements.count < 2 else {
            throw ValidationError("\(announcements.joined(separator: " and ")) are two announcements; give one.")
        }
    }
}

/// Values of slots on a command line: `queue=A017 table=3`.
struct SlotArguments {
    private(set) var values: [String: String] = [:]

    /// Whether an argument is such a value, and no amount.
    static func isValue(_ argument: String) -> Bool { argument.contains("=") }

    /// - Throws: a `ValidationError` if some of the arguments are no such values, or if one slot has two.
    init(_ arguments: [String]) throws {
        let pairs = arguments.map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false) }
        for (argument, pair) in zip(arguments, pairs) {
            guard pair.count == 2, !pair[0].isEmpty else {
                throw ValidationError(
                    "'\(argument)' has no name; write each value with its slot, such as amount=15.50.")
            }
            guard values.updateValue(String(pair[1]), forKey: String(pair[0])) == nil else {
                throw ValidationError("The slot \(pair[0]) has two values; give one.")
            }
        }
    }

    /// The announcement that is asked for, or the only one that says these slots.
    ///
    /// - Throws: a `ValidationError` if there is none, or more than one.
    func announcementID(_ asked: String?, of announcer: any Announcer) throws -> String {
        let ids = announcer.announcementIDs
        let list = ids.joined(separator: ", ")
        if let asked {
            guard ids.contains(asked) else {
                throw ValidationError("The pack has no announcement \(asked); there are: \(list).")
            }
            return asked
        }
        let fitting = ids.filter { id in
            let slots = announcer.slots(of: id) ?? []
            return values.keys.allSatisfy { name in slots.contains { $0.name == name } }
                && slots.allSatisfy { $0.isOptional || values[$0.name] != nil }
        }
        guard let id = fitting.first, fitting.count == 1 else {
            throw ValidationError("Name the announcement; there are: \(list).")
        }
        return id
    }
}
