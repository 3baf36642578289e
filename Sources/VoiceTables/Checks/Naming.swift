import NumberGrammar

/// The forms that names in a manifest have. All are ASCII, so that no file system folds or normalizes them.
package enum Naming {
    package static let packForm = "1 to 64 of A-Z a-z 0-9 . _ -, beginning with a letter or digit"
    package static let idForm = "1 to 200 of a-z 0-9 -, beginning with a letter or digit"
    static let clipIDForm = idForm + "; `.end` behind it for an end form"
    static let currencyForm = "an ISO 4217 code: three capital letters"
    package static let checksumForm = "64 lower-case hexadecimal digits"
    package static let fileNameForm = "the name of a file, without folders and control characters"
    static let extensionForm = "1 to 8 lower-case letters or digits"

    package static func isPack(_ name: String) -> Bool {
        let bytes = name.utf8
        return (1...64).contains(bytes.count) && bytes.first?.isASCIILetterOrDigit == true
            && bytes.allSatisfy {
                $0.isASCIILetterOrDigit || [UInt8(ascii: "."), UInt8(ascii: "_"), hyphen].contains($0)
            }
    }

    /// What stands behind a clip's id in the id of its end form. No id has a point.
    package static let endMark = ".end"

    /// The id of a clip or, with `.end` behind that, of its end form.
    package static func isClipID(_ name: String) -> Bool { isID(endedClip(name) ?? name) }

    /// The clip whose end form an id is; nil of an id that is none.
    package static func endedClip(_ name: String) -> String? {
        name.hasSuffix(endMark) ? String(name.dropLast(endMark.count)) : nil
    }

    /// An announcement's or a rendition's name, or that of a clip that is no end form.
    package static func isID(_ name: String) -> Bool {
        let bytes = name.utf8
        return (1...200).contains(bytes.count) && bytes.first != hyphen
            && bytes.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit || $0 == hyphen }
    }

    static func isCurrency(_ code: String) -> Bool { code.utf8.count == 3 && code.utf8.allSatisfy(\.isASCIIUppercase) }

    package static func isChecksum(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy(\.isLowercaseHexDigit)
    }

    package static func isExtension(_ text: String) -> Bool {
        (1...8).contains(text.utf8.count) && text.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit }
    }

    /// One component of a path on any system: not empty, `.` or `..`, no separator, no control character.
    package static func isFileName(_ name: String) -> Bool {
        (1...255).contains(name.utf8.count) && name != "." && name != ".."
            && name.unicodeScalars.allSatisfy {
                $0 != "/" && $0 != "\\" && $0.properties.generalCategory != .control
            }
    }

    private static let hyphen = UInt8(ascii: "-")
}
