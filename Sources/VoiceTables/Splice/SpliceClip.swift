extension SpliceManifest {
    /// The finished sound of one prompt, in all renditions.
    public struct Clip: Sendable {
        /// The clip's id: `[a-z0-9][a-z0-9-]*`, at most 200 characters, unique in the pack; with `.end` behind it for the form
        /// of a clip that is heard in its place at the end of announcements.
        public internal(set) var id: String
        /// What is said.
        public internal(set) var text: String
        /// The clip's length in every rendition, samples of the renditions' rate, 1 or more: a whole number of frames
        /// if there is an MP3 rendition. Joined clips start at the sums of these.
        public internal(set) var samples: Int
        /// The sizes of the clip's files by the rendition's name, bytes; of MP3, whose frames tell the size, it may be left out.
        var stated: [String: Int]
        /// True of silence between words, which has no text.
        public internal(set) var isPause = false
    }

    /// The path of a clip's file from the pack's folder, always `<rendition>/<clip id>.<file extension>`; nil if the pack has no such
    /// rendition.
    public func path(of clip: Clip, in rendition: String) -> String? {
        renditions[rendition].map { "\(rendition)/\(clip.id).\($0.fileExtension)" }
    }

    /// The size of a clip's file in a rendition, bytes; nil if it has none.
    package func bytes(of clip: Clip, in rendition: String) -> Int? {
        clip.stated[rendition] ?? renditions[rendition]?.frame.map { clip.samples / $0.samples * $0.bytes }
    }
}
