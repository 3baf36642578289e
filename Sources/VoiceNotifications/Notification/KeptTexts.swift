/// The last texts that fit no template, in a container's `Library/Sounds`, for those who write templates.
struct KeptTexts: Sendable {
    private static let maximumCount = 10
    /// The longest text that is kept, bytes of UTF-8.
    private static let maximumBytes = 1 << 12

    let path: String

    init(container: String) { path = "\(container)/Library/Sounds/.voice-texts" }

    /// Keeps a text, its line breaks as blanks. One that can't be kept is no reason to be silent.
    func keep(_ text: String) {
        let lines = text.utf8.prefix(Self.maximumBytes).map { $0 < 0x20 ? 0x20 : $0 }
        let file = SharedFile(path: path)
        guard let (descriptor, size) = try? file.openLocked() else { return }
        defer { SystemCalls.close(descriptor) }
        let kept = (kept(size, file, descriptor) + [lines[...]]).suffix(Self.maximumCount)
        try? file.replace(by: kept.flatMap { $0 + [UInt8(ascii: "\n")] })
    }

    /// The texts that were kept, the oldest first.
    func texts() -> [String] {
        guard SystemCalls.status(path: path) != nil else { return [] }
        let file = SharedFile(path: path)
        guard let (descriptor, size) = try? file.openLocked() else { return [] }
        defer { SystemCalls.close(descriptor) }
        return kept(size, file, descriptor).map { String(decoding: $0, as: UTF8.self) }
    }

    private func kept(_ size: Int, _ file: SharedFile, _ descriptor: Int32) -> [ArraySlice<UInt8>] {
        // A file of another size is not this one.
        let limit = Self.maximumCount * (Self.maximumBytes + 1)
        return size <= limit ? file.read(size, from: descriptor)?[...].split(separator: UInt8(ascii: "\n")) ?? [] : []
    }
}

extension NotificationVoice {
    /// The last ten texts of pushes that fit no template, if the voice of an extension `keepsTexts`: for
    /// `voice-assets say --text -`.
    public func unreadTexts() -> [String] { store.texts.texts() }
}
