/// What must hold of every answer and did not of this one.
package struct BrokenPromise: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }

    /// Throws if a text that is shown to people holds a character that could steer their terminal.
    static func require(printable text: String) throws(BrokenPromise) {
        for scalar in text.unicodeScalars where scalar.properties.generalCategory == .control && scalar != "\n" {
            throw BrokenPromise("U+\(String(scalar.value, radix: 16)) in: \(text.debugDescription)")
        }
    }

    static func require(_ holds: Bool, _ promise: @autoclosure () -> String) throws(BrokenPromise) {
        if !holds { throw BrokenPromise(promise()) }
    }
}
