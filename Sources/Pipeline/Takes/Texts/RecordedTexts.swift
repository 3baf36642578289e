import VoiceAssetCore
package import VoiceAssetPacks
import VoiceAssetUnicodeText
package import VoiceManifest

/// What the takes of a pack were recorded for: the text that a clip had when its take was first seen. A text that changes later
/// is noticed by it.
///
/// A line per take: the SHA-256 of its file, two spaces, its path from the pack's folder, two spaces, the text.
package struct RecordedTexts: Sendable, Hashable {
    /// A file by its place and its bytes.
    private struct Take: Hashable {
        var file: String
        var sha256: String
    }

    /// What the file begins with.
    static let head = "# What the takes were recorded for, as `voice-assets generate` noted it; commit this file."
    /// Bytes of UTF-8: a text of pack.yml has 1000 characters at most.
    private static let maximumTextBytes = 4000

    private var texts: [Take: String] = [:]

    package init() {}

    package var isEmpty: Bool { texts.isEmpty }

    /// The takes that are noted, in no order.
    var all: [TakeText] { texts.map { TakeText(file: $0.key.file, sha256: $0.key.sha256, text: $0.value) } }

    // MARK: A file

    /// What a file says. A line that is none of the tool's, as a merge leaves some, is passed over.
    /// - Returns: nil if the file is something else.
    init?(reading bytes: [UInt8]) {
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.drop(while: Self.isMark)
        guard let first = lines.first else { return }
        guard first.elementsEqual(Self.head.utf8) else { return nil }
        for line in lines.dropFirst() {
            guard let (take, text) = Self.entry(line) else { continue }
            texts[take] = text
        }
    }

    /// Whether a line is a mark that a merge leaves.
    private static func isMark(_ line: ArraySlice<UInt8>) -> Bool {
        "<=>|".utf8.contains { line.count >= 7 && line.prefix(7).elementsEqual(repeatElement($0, count: 7)) }
    }

    private static func entry(_ line: ArraySlice<UInt8>) -> (take: Take, text: String)? {
        guard let line = String(validating: line, as: UTF8.self) else { return nil }
        let parts = line.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 5, parts[1].isEmpty, parts[3].isEmpty, Naming.isChecksum(parts[0]), isFile(parts[2]),
            isText(parts[4])
        else { return nil }
        return (Take(file: parts[2], sha256: parts[0]), parts[4])
    }

    private static func isFile(_ path: String) -> Bool {
        RecordingName(fileName: SyntheticTakes.name(path)) != nil && isText(path) && !path.contains(" ")
    }

    private static func isText(_ text: String) -> Bool {
        let isPlain = text.utf8.allSatisfy { 0x20..<0x7f ~= $0 }
        return (1...maximumTextBytes).contains(text.utf8.count)
            && (isPlain || !text.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }

    /// The file's text: the lines in the order of the takes' names.
    var file: String {
        let entries = texts.sorted { ($0.key.file, $0.key.sha256) < ($1.key.file, $1.key.sha256) }
        return ([Self.head] + entries.map { "\($0.key.sha256)  \($0.key.file)  \($0.value)" }).map { $0 + "\n" }
            .joined()
    }

    // MARK: The takes that there are

    /// Whether a take with this checksum is among them.
    func tell(of sha256: String) -> Bool { texts.keys.contains { $0.sha256 == sha256 } }

    /// With what a manifest states of takes that are not noted: the texts that clips had when they were made of them.
    package func completed(by manifest: PackManifest?) -> RecordedTexts {
        var completed = self
        for clip in manifest?.clips ?? [] {
            let name = clip.source.file
            let file = clip.source.voice == .synthetic ? "\(SyntheticTakes.folder)/\(name)" : name
            let take = TakeText(file: file, sha256: clip.source.sha256, text: clip.text)
            guard texts[Take(file: file, sha256: take.sha256)] == nil, Naming.isChecksum(take.sha256) else { continue }
            completed.note(take, as: take.text)
        }
        return completed
    }

    /// The texts that takes were recorded for, in their order; of one that is new, its clip's. A take that was given another
    /// name is known by its bytes.
    package func texts(of takes: [TakeText]) -> [String] {
        let bySum = Dictionary(grouping: texts) { $0.key.sha256 }.mapValues { $0.map(\.value) }
        return takes.map { take in
            if let text = texts[Take(file: take.file, sha256: take.sha256)] { return text }
            let moved = bySum[take.sha256] ?? []
            // Of one recording of several words, it may be any.
            return moved.contains { $0.isSaid(as: take.text) } ? take.text : moved.min() ?? take.text
        }
    }

    /// With the takes that there are: one that is new, or has other bytes than before, is noted with its clip's text.
    /// - Parameter isWhole: whether these are all takes of the pack, so that others can be forgotten.
    package func noting(_ takes: [TakeText], isWhole: Bool) -> RecordedTexts {
        // Until the pack is whole, what is known of a name may be known of a take that has another one now.
        var noted = isWhole ? RecordedTexts() : self
        for (take, text) in zip(takes, texts(of: takes)) { noted.note(take, as: text) }
        return noted
    }

    private mutating func note(_ take: TakeText, as text: String) {
        // A clip that waits for its text is recorded for none.
        guard Self.isText(text), Self.isFile(take.file), !TodoMarker.stand(in: text) else { return }
        texts[Take(file: take.file, sha256: take.sha256)] = text
    }

    /// With takes that somebody listened to, or that were made just now: they are as their clips' texts are.
    package func confirming(_ takes: [TakeText]) -> RecordedTexts {
        var confirmed = self
        for take in takes { confirmed.note(take, as: take.text) }
        return confirmed
    }
}

/// A take that there is, and the text that its clip has now.
package struct TakeText: Sendable, Hashable {
    /// The path from the pack's folder: a name, or `synthetic/` and a name.
    package var file: String
    /// SHA-256 of the file, 64 hexadecimal digits.
    package var sha256: String
    /// What the clip says, as pack.yml has it.
    package var text: String

    package init(file: String, sha256: String, text: String) {
        (self.file, self.sha256, self.text) = (file, sha256, text)
    }
}

/// A take that could be read.
package struct SeenTake: Sendable {
    package var file: TakeFile
    /// SHA-256 of the file, 64 hexadecimal digits.
    package var sha256: String
    package var clip: VoicePack.Clip
    /// Whether its clip is made of it.
    package var isUsed: Bool

    package init(_ file: TakeFile, sha256: String, of clip: VoicePack.Clip, isUsed: Bool = false) {
        (self.file, self.sha256, self.clip, self.isUsed) = (file, sha256, clip, isUsed)
    }

    package var text: TakeText { TakeText(file: file.inFolder, sha256: sha256, text: clip.text) }
}
