extension SpliceManifest {
    /// What stands between the texts of neighbouring clips where the language does not write them as usual, with a space
    /// or, in some scripts, without one: a hyphen between `twenty` and `one`, nothing between `ein` and `hundert`.
    public struct TextJoin: Sendable {
        /// What stands there; it may be empty. At most 8 characters.
        public internal(set) var text: String
        /// The clips that come first, as indexes into `clips`, ascending.
        public internal(set) var left: [Int]
        /// The clips that come behind each of them, ascending.
        public internal(set) var right: [Int]

        package init(text: String, left: [Int], right: [Int]) {
            self.text = text
            self.left = left
            self.right = right
        }
    }
}
