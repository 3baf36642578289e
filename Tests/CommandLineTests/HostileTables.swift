import Foundation
import VoiceManifest

enum HostileTables {
    /// Grammars whose machines are none, lead nowhere, or say far too much.
    static var all: [JSONValue] {
        machines.compactMap { machine in grammar(#""n":\#(machine)"#) } + bounds.compactMap { $0 }
            + names.compactMap { $0 }
    }

    private static func grammar(_ machines: String, _ patterns: String = #"{"say":["integer=n"]}"#) -> JSONValue? {
        let text = #"{"machines":{\#(machines)},"amounts":[\#(patterns)],"announcements":{"paid":["amount"]}}"#
        return try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    }

    /// A state with the same edge for every digit.
    private static func state(_ edge: String, count: Int = 10) -> String {
        "[\(Array(repeating: edge, count: count).joined(separator: ","))]"
    }

    private static func clips(_ count: Int) -> String { Array(repeating: "1", count: count).joined(separator: ",") }

    private static func machine(_ states: String..., digits: String = "7", more: String = "") -> String {
        #"{"digits":\#(digits),"states":[\#(states.joined(separator: ","))]\#(more)}"#
    }

    private static var machines: [String] {
        let (ways, end) = (state("[1,1]"), state("0"))
        return [
            // As many digits as numbers have, and other counts.
            machine(ways, ways, digits: "16"), machine(ways, ways, digits: "17"), machine(ways, ways, digits: "5"),
            machine(ways, ways, digits: "4"), machine(ways, ways, digits: "1"), machine(ways, ways, digits: "0"),
            machine(ways, ways, digits: "-1"), machine(ways, ways, digits: "2147483648"),
            machine(ways, ways, digits: "9007199254740991"), machine(ways, ways, digits: #""7""#),
            #"{"states":[\#(ways),\#(ways)]}"#, #"{"digits":7}"#, "[]", "null", #"{"digits":7,"states":{}}"#,
            // States in a circle, which digits alone end, in both directions; and one that is its own.
            machine(ways, state("[2,2]"), state("[1,3]")),
            machine(ways, state("[2,2]"), state("[1,3]"), more: #","reversed":true"#),
            machine(state("1"), state("1")), machine(state("1"), state("1"), more: #","first":[1]"#),
            // Edges to nowhere, too few and too many, and an end at once.
            machine(ways), machine(state("[2,1]"), end), machine(state("2"), end), machine(state("[-1,1]"), end),
            machine(state("-1"), end), machine(state("1099511627776"), end), machine(state("[9007199254740991,1]")),
            machine(state("[1,1]", count: 9), end), machine(state("[1,1]", count: 11), end), machine("[]", end),
            machine(ways, state("0", count: 9)), machine("null", end), machine("1", end), machine(end), machine(),
            machine(more: #","first":[1,2,3]"#), machine(more: #","first":[],"reversed":false"#),
            machine(more: #","first":[3,2,1],"reversed":true"#),
            // Edges that say nothing, or what is not there.
            machine(ways, state("[0,1]")), machine(ways, state("null")), machine(state("null"), end),
            machine(ways, state("[0]")), machine(ways, state("[]")), machine(ways, state("[null,1]")),
            machine(ways, state("[0,8]")), machine(ways, state("[0,-1]")), machine(ways, state("[0,[1]]")),
            machine(ways, state("[0,1.5]")), machine(ways, state("0.5")), machine(ways, state(#""0""#)),
            machine(ways, state("true")), machine(ways, state("{}")), machine(ways, state("[0,9007199254740991]")),
            machine(ways, end, more: #","first":[8]"#), machine(ways, end, more: #","first":8"#),
            machine(ways, end, more: #","first":[-1]"#), machine(ways, end, more: #","first":null"#),
            machine(ways, end, more: #","reversed":1"#), machine(ways, end, more: #","reversed":null"#),
            machine(ways, end, more: #","other":1"#),
            // 1,000 clips, and one more; and thousands of each edge, of which no number says more than some.
            machine(state("[0,\(clips(1000))]")), machine(state("[0,\(clips(1001))]")),
            machine(more: #","first":[\#(clips(1000))]"#), machine(more: #","first":[\#(clips(1001))]"#),
            machine(state("[1,\(clips(250))]"), state("[1,\(clips(125))]")),
            machine(state("[1,\(clips(251))]"), state("[1,\(clips(125))]")),
            machine(state("[1,\(clips(3000))]"), state("[1,\(clips(3000))]"), digits: "16"),
            machine(state("[1,\(clips(3000))]"), state("[1,\(clips(3000))]"), digits: "16", more: #","reversed":true"#),
        ]
    }

    private static var bounds: [JSONValue?] {
        let ways = state("[1,1]")
        let sound = #""n":\#(machine(ways, ways))"#
        func named(_ count: Int) -> String {
            ([sound] + (1..<count).map { #""m\#($0)":{"digits":1,"states":[]}"# }).joined(separator: ",")
        }
        // 20,000 items besides those of machines, and one more.
        func unsaid(_ count: Int) -> String {
            #"{"when":{"integer":[99999,99999]},"say":[\#(clips(count))]},{"say":["integer=n"]}"#
        }
        return [
            grammar(sound, unsaid(19_995)), grammar(sound, unsaid(19_996)), grammar(named(1000)), grammar(named(1001)),
            // Each number's clips within the bound, and all together above it.
            grammar(#""n":\#(machine(state("[0,\(clips(500))]")))"#, #"{"say":["integer=n","integer=n"]}"#),
            grammar(#""n":\#(machine(state("[0,\(clips(500))]")))"#, #"{"say":["integer=n","integer=n",1]}"#),
            grammar(
                #""n":\#(machine(state("[0,\(clips(400))]")))"#, #"{"say":["integer=n","integer=n","fraction=n"]}"#),
        ]
    }

    private static var names: [JSONValue?] {
        let plain = machine(state("[1,1]"), state("[1,1]"))
        let sound = #""n":\#(plain)"#
        return [
            grammar(sound, #"{"say":["digits=n"]}"#), grammar(sound, #"{"say":["digits:all=n","fraction=n"]}"#),
            grammar(sound, #"{"say":["digits:all=n","digits:few=n"]}"#), grammar(sound, #"{"say":["integer"]}"#),
            grammar(sound, #"{"say":["=n"]}"#), grammar(#""":\#(plain)"#, #"{"say":["integer="]}"#),
            grammar(sound, #"{"say":["integer=m"]}"#), grammar("", #"{"say":["integer=n"]}"#),
        ]
    }
}
