/// A line of `amount` in a new pack, and an amount that it says.
struct DraftPattern {
    /// What is said in it.
    enum Item {
        case integer(set: String)
        case fraction(set: String)
        case digits(set: String)
        case major
        case minor
        case clip(id: String)
    }

    /// The condition as pack.yml has it, if there is one.
    var when: String?
    var say: [Item]
    /// The integer part and the minor units of the example.
    var integer: Int64
    var fraction: Int64
}
