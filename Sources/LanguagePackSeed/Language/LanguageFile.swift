/// What one language.yml says; what it says nothing of is nil or empty, and comes from its parent.
struct LanguageFile {
    var name: String?
    var parent: String?
    var status: LanguageStatus?
    var sources: [String]?
    var doubts: [Doubt]?
    var notes: [Doubt]?
    var faults: [String]?
    /// The outer nil: it says nothing; the inner one: it is not known.
    var phrase: String??
    var amountComesFirst: Bool?
    /// Templates of texts that say that a payment came in, some for certain currencies only.
    var texts: [Doubt]?
    /// The largest number that the rules are right for.
    var largest: Int64?
    var atomic: Int64?
    var fuse: [Int64]?
    var point: String?
    /// Rule sets by what they count: a gender, `other`, `decimal`, `digits`, `bare`.
    var sets: [String: String] = [:]
    var currencies: [String: CountedUnit] = [:]
    var units: [String: CountedUnit] = [:]
    var habits = CountedUnit.Habits()
    /// The tags that a person has to choose from, where this one means several languages.
    var instead: [String]?
    /// The number rules beside it.
    var rules: Rules?
    /// What is said besides amounts, and the number rules for that.
    var slots = SlotTemplates()
    var slotRules: Rules?

    /// A file of number rules.
    struct Rules {
        var text: String
        var file: String
    }
}
