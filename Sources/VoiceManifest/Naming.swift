/// The forms that names in a manifest have. All are ASCII, so that no file system folds or normalizes them.
package enum Naming {
    package static let packForm = "1 to 64 of A-Z a-z 0-9 . _ -, beginning with a letter or digit"
    static let idForm = "1 to 200 of a-z 0-9 -, beginning with a letter or digit"
    static let localeForm = "a BCP 47 language tag"
    static let currencyForm = "an ISO 4217 code: three capital letters"
    static let checksumForm = "64 lower-case hexadecimal digits"
    static let fileNameForm = "the name of a file, without folders and control characters"
    static let extensionForm = "1 to 8 lower-case letters or digits"

    package static func isPack(_ name: String) -> Bool {
        let bytes = name.utf8
        return (1...64).contains(bytes.count) && bytes.first.map(isLetterOrDigit) == true
            && bytes.allSatisfy { isLetterOrDigit($0) || [UInt8(ascii: "."), UInt8(ascii: "_"), hyphen].contains($0) }
    }

    /// A clip's, an announcement's or a rendition's name.
    static func isID(_ name: String) -> Bool {
        let bytes = name.utf8
        return (1...200).contains(bytes.count) && bytes.first != hyphen
            && bytes.allSatisfy { isLowerLetter($0) || isDigit($0) || $0 == hyphen }
    }

    /// The form of RFC 5646 §2.1 by length and characters: a language of 2 to 8 letters, subtags of 1 to 8 letters or
    /// digits. Whether they are registered is not looked at.
    static func isLocale(_ tag: String) -> Bool {
        let subtags = tag.utf8.split(separator: hyphen, omittingEmptySubsequences: false)
        guard let language = subtags.first, (2...8).contains(language.count), language.allSatisfy(isLetter) else {
            return false
        }
        return tag.utf8.count <= 100
            && subtags.dropFirst().allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(isLetterOrDigit) }
    }

    static func isCurrency(_ code: String) -> Bool { code.utf8.count == 3 && code.utf8.allSatisfy(isUpperLetter) }

    package static func isChecksum(_ text: String) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy { isDigit($0) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0) }
    }

    static func isExtension(_ text: String) -> Bool {
        (1...8).contains(text.utf8.count) && text.utf8.allSatisfy { isLowerLetter($0) || isDigit($0) }
    }

    /// One component of a path on any system: not empty, `.` or `..`, no separator, no control character.
    static func isFileName(_ name: String) -> Bool {
        (1...255).contains(name.utf8.count) && name != "." && name != ".."
            && name.unicodeScalars.allSatisfy {
                $0 != "/" && $0 != "\\" && $0.properties.generalCategory != .control
            }
    }

    private static let hyphen = UInt8(ascii: "-")
}
