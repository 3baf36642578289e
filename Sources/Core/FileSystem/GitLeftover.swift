/// What Git leaves in a file in place of its contents.
package enum GitLeftover: Sendable, Hashable {
    /// The pointer to a file that Git LFS has not brought. (git-lfs, docs/spec.md: "The first line … version https://git-lfs…")
    case pointer
    /// The first mark of a merge that nobody resolved, and its line, from 1. (git-merge, "How conflicts are presented")
    case conflict(line: Int)

    private static let pointerStart = Array("version https://git-lfs.github.com/spec/".utf8)
    private static let conflictStart = Array("<<<<<<< ".utf8)
    private static let conflictAncestor = Array("||||||| ".utf8)
    private static let conflictMiddle = Array("=======".utf8)
    private static let conflictEnd = Array(">>>>>>> ".utf8)

    /// - Returns: nil if the bytes are no pointer.
    package init?(pointerIn bytes: [UInt8]) {
        // A pointer has less than 1,024 bytes.
        guard bytes.count < 1024, bytes.starts(with: Self.pointerStart) else { return nil }
        self = .pointer
    }

    /// - Returns: nil if the bytes are no pointer, and a text without both marks of a conflict at the beginnings of lines.
    package init?(in bytes: [UInt8]) {
        if let pointer = Self(pointerIn: bytes) {
            self = pointer
            return
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0.starts(with: Self.conflictStart) }),
            lines[first...].contains(where: { $0.starts(with: Self.conflictEnd) })
        else { return nil }
        self = .conflict(line: first + 1)
    }

    /// The texts that a merge could not join: that of this branch and that of the other.
    package static func sides(ofConflict bytes: [UInt8]) -> [[UInt8]] {
        var sides: [[ArraySlice<UInt8>]] = [[], []]
        /// The sides that a line is of: none of the common ancestor, which some settings of Git show.
        var current = 0..<2
        for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            switch line {
            case _ where line.starts(with: conflictStart): current = 0..<1
            case _ where line.starts(with: conflictAncestor): current = 0..<0
            case _ where line.starts(with: conflictMiddle) && current.count < 2: current = 1..<2
            case _ where line.starts(with: conflictEnd): current = 0..<2
            default: for side in current { sides[side].append(line) }
            }
        }
        return sides.map { Array($0.joined(separator: [UInt8(ascii: "\n")])) }
    }

    /// The name of the words for it that every check has.
    package var form: String { self == .pointer ? "pointer" : "conflict" }

    package var position: SourcePosition? {
        if case .conflict(let line) = self { SourcePosition(line: line, column: 1) } else { nil }
    }

    /// That this stands in place of a manifest or an index, which generate makes.
    /// - Parameter file: as the user would type it.
    package func manifestFinding(at file: String) -> Finding {
        Finding(.manifestInvalid, form).at(file, position: position)
    }

    /// The SHA-256 of the file that a pointer stands for, 64 hexadecimal digits; nil if the bytes are no pointer that states one.
    /// (git-lfs, docs/spec.md: "oid sha256:…")
    package static func sha256(ofPointer bytes: [UInt8]) -> String? {
        guard Self(pointerIn: bytes) != nil else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.firstMatch(of: /\noid sha256:([0-9a-f]{64})(\n|$)/).map { String($0.1) }
    }
}
