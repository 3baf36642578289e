import VoiceManifest

extension PackSplicer {
    /// Writes an announcement as one file, atomically: whoever looks sees the complete file or the one that was there
    /// before. At most 384 KiB are held at once.
    ///
    /// - Parameters:
    ///   - announcement: one of this splicer's, or of a copy of it.
    ///   - rendition: one of `renditions`.
    ///   - path: where the file is to be; its folder must be there. A file of this name is replaced. The name's end does
    ///     not decide the format.
    /// - Throws: `rendition`, `foreignAnnouncement`, `clip` for a file of the pack that is missing or damaged, `unreadable`,
    ///   `packMissing`, `notAFile`, `diskFull`, `unwritable`. Nothing is left of the file then.
    public func write(
        _ announcement: Announcement, rendition: String, to path: String
    ) throws(VoiceSplicerError) {
        try write(announcement, rendition: rendition, to: path, by: SystemCalls.write)
    }

    func write(
        _ announcement: Announcement, rendition: String, to path: String, by writeCall: @escaping WriteCall
    ) throws(VoiceSplicerError) {
        let splice = try Splice(announcement, rendition: rendition, of: pack)
        var file = try OutputFile(path, by: writeCall)
        try splice.write(to: &file)
        try file.finish()
    }

    /// The bytes of the file that `write` writes.
    ///
    /// - Throws: as `write` does, without what is about writing.
    public func bytes(_ announcement: Announcement, rendition: String) throws(VoiceSplicerError) -> [UInt8] {
        let splice = try Splice(announcement, rendition: rendition, of: pack)
        var sink = MemorySink(capacity: splice.bytes)
        try splice.write(to: &sink)
        return sink.bytes
    }

    /// The extension of a rendition's files, without the dot; `nil` if the pack has no such rendition.
    public func fileExtension(rendition: String) -> String? { manifest.renditions[rendition]?.fileExtension }
}
