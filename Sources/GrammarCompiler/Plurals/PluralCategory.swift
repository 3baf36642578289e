/// A plural category of UTS #35 part 3 §5.1.
package enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    case zero, one, two, few, many, other
}
