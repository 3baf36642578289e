import NumberGrammar

/// The forms that names in a manifest have. All are ASCII, so that no file system folds or normalizes them.
package enum Naming {
    package static let packForm = "1 to 64 of A-Z a-z 0-9 . _ -, beginning with a letter or digit"
    static let idForm = "1 to 200 of a-z 0-9 -, beginning with a letter or digit"
    static let currencyForm = "an ISO 4217 code: three capital letters"
    static let checksumForm = "64 lower-case hexadecimal digits"
    static let fileNameForm = "the name of a file, without folders and control characters"
    static let extensionForm = "1 to 8 lower-case letters or digits"

    package static func isPack(_ name: String) -> Bool {
        let bytes = name.utf8
        return (1...64).contains(bytes.count) && bytes.first?.isASCIILetterOrDigit == true
            && bytes.allSatisfy {
                $0.isASCIILetterOrDigit || [UInt8(ascii: "."), UInt8(ascii: "_"), hyphen].contains($0)
            }
    }

    /// A clip's, an announcement's or a rendition's name.
    package static func isID(_ name: String) -> Bool {
        let bytes = name.utf8
        return (1...200).contains(bytes.count) && bytes.first != hyphen
            && bytes.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == hyphen }
    }

    static func isCurrency(_ code: String) -> Bool { code.utf8.count == 3 && code.utf8.allSatisfy(\.isASCIIUppercase) }

    package static func isChecksum(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy(\.isLowercaseHexDigit)
    }

    static func isExtension(_ text: String) -> Bool {
        (1...8).contains(text.utf8.count) && text.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit }
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
