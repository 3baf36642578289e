extension PackManifest {
    /// What is known of an utterance that the pack offers. What it says is in the grammar.
    public struct AnnouncementSummary: Sendable, Equatable, Codable {
        /// How long an announcement is.
        public struct Length: Sendable, Equatable, Codable {
            /// The amount that it is so long with, with all digits of the currency; the smallest one if there are
            /// several. `nil` if the announcement says no amount.
            public package(set) var amount: String?
            /// The values that it is so long with, by the names of its slots, the amount's under `amount`. `nil` if it has
            /// no slots.
            public package(set) var values: [String: String]?
            /// The length of the spliced file, seconds; more than 0.
            public package(set) var seconds: Double

            package init(amount: String?, values: [String: String]? = nil, seconds: Double) {
                self.amount = amount
                self.values = values
                self.seconds = seconds
            }
        }

        /// The longest announcement of all amounts in the pack's range, by an exact search.
        public package(set) var longest: Length?

        package init(longest: Length? = nil) { self.longest = longest }
    }
}
