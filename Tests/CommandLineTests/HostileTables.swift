import Foundation
import VoiceManifest

enum HostileTables {
    /// Tables that would take forever, or far too much.
    static var all: [JSONValue] {
        func table(_ sets: String, _ say: String = #"["integer=n"]"#) -> JSONValue? {
            let text = #"{"sets":{\#(sets)},"amounts":[{"say":\#(say)}],"announcements":{"paid":["amount"]}}"#
            return try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
        }
        let levels = (0..<60).map { #""l\#($0)":[[0,1,["=l\#($0 + 1)","=l\#($0 + 1)"]]]"# }.joined(separator: ",")
        func chain(_ count: Int) -> String {
            (0..<count).map { #""l\#($0)":[[0,1,["=l\#($0 + 1)"]]]"# }.joined(separator: ",")
        }
        func unsaid(_ count: Int) -> JSONValue? {
            let leaves = Array(repeating: "1", count: count).joined(separator: ",")
            return table(#""n":[[0,1,[1]]],"z":[[0,0,[\#(leaves)]]]"#)
        }
        let many = Array(repeating: "1", count: 400).joined(separator: ",")
        return [
            // 20,000 items, and one more.
            unsaid(19_995), unsaid(19_996),
            table(#""n":[[0,1,["=n"]]]"#), table(#""n":[[0,1,["<n"]]]"#), table(#""n":[[0,2,["<n",1]]]"#),
            table(#""n":[[0,10,[">n"]]]"#), table(#""n":[[0,0,[1,2]],[2,2,["<n",">n"]]]"#),
            table(#"\#(levels),"l60":[[0,1,[]]],"n":[[0,1,["=l0"]]]"#),
            // 64 sets deep, and 65.
            table(#"\#(chain(62)),"l62":[[0,1,[1]]],"n":[[0,1,["=l0"]]]"#),
            table(#"\#(chain(63)),"l63":[[0,1,[1]]],"n":[[0,1,["=l0"]]]"#),
            table(#"\#(chain(250)),"l250":[[0,1,[1]]],"n":[[0,1,["=l0"]]]"#),
            table(#""n":[[0,1,[\#(many)]]]"#, #"["integer=n","integer=n"]"#),
            table(#""n":[[0,1,[\#(many)]]]"#, #"["integer=n","integer=n","fraction=n"]"#),
            table(#""n":[[0,0,[1,2,3]]]"#), table(#""n":[[0,0,[1,2,3]]]"#, #"["digits=n"]"#),
            table(#""n":[[0,0,[1]],[1,1,["=n"]]]"#), table(#""n":[[0,7,["<m",">m"]]],"m":[[0,0,[1,2,3,4,5,6,7]]]"#),
            table(#""n":[[0,7,[">m"]]],"m":[[0,0,[1,2,3,4,5,6,7]]]"#),
            table(#""n":[[0,7,[">m"]]],"m":[[0,0,[1,2,3,4,5,6]]]"#), table(#""n":[[1,1,[1]]]"#), table(#""n":[]"#),
            table(#""n":[[0,1,[1]],[0,1,[1]]]"#), table(#""n":[[5,1,[1]],[0,1,[1]]]"#), table(#""n":[[0,-1,[1]]]"#),
            table(#""n":[[0,1,["=\u{6e}","?n"]]]"#), table(#""n":[[0,1,[1],[2],[3]]]"#), table(#""n":[[0,0,[1],[2]]]"#),
            table(#""n":[[0,0,[[]]]]"#), table(#""n":[[0,1,[1]]]"#, #"["digits:all=n","digits:few=n"]"#),
            table(#""n":[[0,1,[1]]]"#, #"["integer"]"#), table(#""n":[[0,1,[1]]]"#, #"["=n"]"#),
            table(#""":[[0,1,[1]]]"#, #"["integer="]"#),
        ].compactMap { $0 }
    }
}
