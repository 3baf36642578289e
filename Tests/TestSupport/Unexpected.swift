/// What a test found in place of what it goes on with.
package struct Unexpected: Error, CustomStringConvertible {
    package let description: String

    package init(_ value: Any?) { description = value.map { "\($0)" } ?? "nil" }
}
