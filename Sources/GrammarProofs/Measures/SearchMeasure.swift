/// What a search over all numbers of an interval finds out.
///
/// A value describes what is said for some numbers; the operations below let it be put together from parts of numbers
/// that do not depend on each other.
package protocol SearchMeasure {
    associatedtype Value

    /// How much work one operation is, in additions.
    var width: Int { get }

    /// Nothing is said for any of the numbers; `lowest` is the smallest of them.
    func nothing(lowest: Int64) -> Value

    /// These clips are said besides, for each of the numbers.
    func adding(_ clips: [Int], to value: Value) -> Value

    /// The numbers of both.
    func union(_ first: Value, _ second: Value) -> Value

    /// The numbers `unit * quotient + remainder` for all quotients and remainders; for each, what is said for both.
    func product(_ quotients: Value, _ remainders: Value, unit: Int64) -> Value
}
