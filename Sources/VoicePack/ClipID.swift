/// The form of clip ids and of announcement ids: `[a-z0-9][a-z0-9-]*`, at most 64 characters.
enum ClipID {
    static let maximumLength = 64
    static let form = "a-z, 0-9 and -, beginning with a letter or digit, at most \(maximumLength) characters"

    static func isValid(_ text: String) -> Bool {
        let bytes = text.utf8
        return (1...maximumLength).contains(bytes.count) && bytes.first != UInt8(ascii: "-")
            && bytes.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }
}
