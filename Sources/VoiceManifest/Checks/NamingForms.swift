import NumberGrammar
package import VoiceTables

// The forms of names in words, and names that no splicer reads.

extension Naming {
    package static let packForm = "1 to 64 of A-Z a-z 0-9 . _ -, beginning with a letter or digit"
    package static let idForm = "1 to 200 of a-z 0-9 -, beginning with a letter or digit"
    package static let clipIDForm = idForm + "; `.end` behind it for an end form"
    package static let currencyForm = "an ISO 4217 code: three capital letters"
    package static let checksumForm = "64 lower-case hexadecimal digits"
    package static let fileNameForm = "the name of a file, without folders and control characters"
    package static let extensionForm = "1 to 8 lower-case letters or digits"

    package static func isChecksum(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy(\.isLowercaseHexDigit)
    }

    /// One component of a path on any system: not empty, `.` or `..`, no separator, no control character.
    package static func isFileName(_ name: String) -> Bool {
        (1...255).contains(name.utf8.count) && name != "." && name != ".."
            && name.unicodeScalars.allSatisfy {
                $0 != "/" && $0 != "\\" && $0.properties.generalCategory != .control
            }
    }
}

extension LanguageTag {
    static let form = "a BCP 47 language tag"
}
