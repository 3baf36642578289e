/// The last texts that fit no template, in a container's `Library/Sounds`, for those who write templates.
struct KeptTexts: Sendable {
    private static let maximumCount = 10
    /// The longest text that is kept, bytes of UTF-8.
    private static let maximumBytes = 1 << 12

    private let file: SharedFile

    init(container: String) { file = SharedFile(name: ".voice-texts", container: container) }

    /// Keeps a text, its line breaks as blanks. One that can't be kept is no reason to be silent.
    func keep(_ text: String) {
        let line = text.utf8.prefix(Self.maximumBytes).map { $0 < 0x20 ? 0x20 : $0 }
        try? file.change(atMost: Self.limit) { bytes in
            let kept = (Self.lines(bytes) + [line[...]]).suffix(Self.maximumCount)
            return .replace(kept.flatMap { $0 + [UInt8(ascii: "\n")] })
        }
    }

    /// The texts that were kept, the oldest first.
    func texts() -> [String] {
        Self.lines(file.bytes(atMost: Self.limit)).map { String(decoding: $0, as: UTF8.self) }
    }

    private static let limit = maximumCount * (maximumBytes + 1)

    private static func lines(_ bytes: [UInt8]?) -> [ArraySlice<UInt8>] {
        bytes?[...].split(separator: UInt8(ascii: "\n")) ?? []
    }
}

extension NotificationVoice {
    /// The last ten texts of pushes that fit no template, if the voice of an extension `keepsTexts`: for
    /// `voice-assets say --text -`.
    public func unreadTexts() -> [String] { store.texts.texts() }
}
