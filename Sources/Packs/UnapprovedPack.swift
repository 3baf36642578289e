import VoiceAssetCore

/// What the comments of a new pack.yml say of its language until a native speaker approves readings of it.
package enum UnapprovedPack {
    /// That it was checked, but not by a native speaker.
    package static let unapproved = "no native speaker has approved it yet"
    /// That it was not checked at all.
    package static let unchecked = "nobody has checked it"
    private static let words = "native speakers have approved readings of it, which approved.csv lists"

    /// A pack.yml whose comments at the beginning no longer say that nobody approved; all else stays.
    package static func approved(_ yaml: [UInt8]) -> [UInt8] {
        let body = yaml.withoutByteOrderMark
        let text = String(decoding: body, as: UTF8.self).unicodeScalars
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let head = lines.prefix { line in line.first == "#" || line.allSatisfy(\.properties.isWhitespace) }
        let comments = head.map { line in
            [unapproved, unchecked].reduce(String(line)) { $0.replacing($1, with: words) }
        }
        let rest = lines.dropFirst(head.count).map { String($0) }
        return Array(yaml[..<body.startIndex]) + Array((comments + rest).joined(separator: "\n").utf8)
    }
}
