import NumberGrammar

/// The forms that names in a manifest have. All are ASCII, so that no file system folds or normalizes them.
package enum Naming {
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

    package static func isCurrency(_ code: String) -> Bool {
        code.utf8.count == 3 && code.utf8.allSatisfy(\.isASCIIUppercase)
    }

    package static func isExtension(_ text: String) -> Bool {
        (1...8).contains(text.utf8.count) && text.utf8.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit }
    }

    private static let hyphen = UInt8(ascii: "-")
}
