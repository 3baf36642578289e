// Sorting and dictionaries for the modules that an app links. The standard library's `sorted` is compiled anew for each kind of element and each
// comparison, 4 kB every time; these are compiled once.

extension Sequence {
    /// The elements in an order; of those that are equal, the first one stays before the next.
    package func inOrder(by precedes: (Element, Element) -> Bool) -> [Element] {
        let elements = Array(self)
        return placesInOrder(elements.count) { precedes(elements[$0], elements[$1]) }.map { elements[$0] }
    }
}

extension Sequence<String> {
    /// The texts in the order of their Unicode scalars, as `sorted()` has them.
    package func inOrder() -> [String] { textsInOrder(Array(self)) }
}

extension String {
    /// The numbers of its Unicode scalars.
    @inline(never) package var scalarValues: [UInt32] { unicodeScalars.map(\.value) }
}

extension [String: String] {
    /// Adds those whose names are not there.
    @inline(never) package mutating func add(_ others: Self) {
        for (name, value) in others where self[name] == nil { self[name] = value }
    }
}

/// A whole number in decimal digits; `nil` of anything else, and of what is beyond 64 bits.
@inline(never)
package func wholeNumber(_ text: String) -> Int64? { Int64(text) }

/// The places of so many elements, in their order.
@inline(never)
package func placesInOrder(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] { (0..<count).sorted(by: precedes) }

@inline(never)
private func textsInOrder(_ texts: [String]) -> [String] { texts.sorted() }

/// The values by names that differ. As of `Array.sorted`, what builds a dictionary is compiled anew for each kind of value.
@inline(never)
package func dictionary<Value>(_ names: [String], _ values: [Value]) -> [String: Value] {
    var dictionary: [String: Value] = Dictionary()
    for (name, value) in zip(names, values) { dictionary[name] = value }
    return dictionary
}
