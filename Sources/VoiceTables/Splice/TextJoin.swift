extension SpliceManifest {
    /// What stands between the texts of neighbouring clips where the language does not write them as usual, with a space
    /// or, in some scripts, without one: a hyphen between `twenty` and `one`, nothing between `ein` and `hundert`.
    public struct TextJoin: Sendable, Equatable, Codable {
        /// What stands there; it may be empty. At most 8 characters.
        public package(set) var text: String
        /// The clips that come first, as indexes into `clips`, ascending.
        public package(set) var left: [Int]
        /// The clips that come behind each of them, ascending.
        public package(set) var right: [Int]

        package init(text: String, left: [Int], right: [Int]) {
            self.text = text
            self.left = left
            self.right = right
        }

        /// Decodes the members, and checks none.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: SpliceKey.self)
            text = try values.decode(String.self, forKey: .text)
            left = try values.decode([Int].self, forKey: .left)
            right = try values.decode([Int].self, forKey: .right)
        }

        /// Writes the form that `init(from:)` reads.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: SpliceKey.self)
            try values.encode(text, forKey: .text)
            try values.encode(left, forKey: .left)
            try values.encode(right, forKey: .right)
        }

        package func check(clips: Int, at path: JSONPath, into list: inout FaultList) {
            let scalars = text.unicodeScalars
            list.require(
                scalars.count <= 8 && !scalars.contains { $0.properties.generalCategory == .control }, .name,
                at: path["text"], text, "at most 8 characters, no control character")
            for (indexes, name) in [(left, "left"), (right, "right")] {
                let isAscending = zip(indexes, indexes.dropFirst()).allSatisfy { $0 < $1 }
                let isKnown = indexes.first ?? 0 >= 0 && indexes.last ?? 0 < clips
                list.require(
                    !indexes.isEmpty && isAscending && isKnown, .reference, at: path[name], "\(indexes.prefix(8))",
                    "indexes of clips, ascending, below \(clips)")
            }
        }
    }
}
