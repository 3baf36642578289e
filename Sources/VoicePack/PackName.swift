/// The form of a pack's name, which is its folder's name in the recordings, in the assets and in apps.
package enum PackName {
    /// `[A-Za-z0-9][A-Za-z0-9._-]{0,63}`
    package static func isValid(_ name: String) -> Bool {
        let bytes = name.utf8
        guard let first = bytes.first, first.isASCIILetter || first.isASCIIDigit, bytes.count <= 64 else {
            return false
        }
        return bytes.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || ".-_".utf8.contains($0) }
    }
}
