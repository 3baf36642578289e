import VoiceTables

extension PackManifest {
    /// Silence between words, in all renditions: a clip that says nothing, and that nobody recorded.
    public struct Pause: Sendable, Equatable, Codable {
        /// Its id, unique among those of clips and pauses: `pause-300ms`.
        public package(set) var id: String
        /// Its length in every rendition, samples of the renditions' rate, 1 or more: a whole number of frames if there is an MP3
        /// rendition, and so it may be half a frame longer or shorter than its id says.
        public package(set) var samples: Int
        /// Its file in each rendition, by the rendition's name: one for each of the manifest's renditions.
        public package(set) var files: [String: ClipFile]

        /// The length that no pause reaches, seconds: the two that pack.yml allows, and a frame more.
        static let maximumSeconds = 2.1

        package init(id: String, samples: Int, files: [String: ClipFile]) {
            (self.id, self.samples, self.files) = (id, samples, files)
        }

        /// The pause as splicers know it.
        var splice: SpliceManifest.Clip { .init(pause: id, samples: samples, stated: files.mapValues(\.bytes)) }
    }

    /// The files of all clips and pauses, each with the id that it belongs to.
    package var soundFiles: [(id: String, files: [String: ClipFile])] {
        clips.map { ($0.id, $0.files) } + (pauses ?? []).map { ($0.id, $0.files) }
    }
}
