public import NumberGrammar

extension PackSplicer {
    /// What is said: clips in order, and when each of them begins.
    public struct Announcement: Sendable {
        /// The announcement's id in the pack.
        public let id: String
        /// The amount that it says; `nil` if it says none.
        public let amount: Amount?
        /// The texts that it says, by the names of its slots, if it was asked for with values.
        public let values: [String: String]
        /// The clips, in order, as indexes into the manifest's `clips`.
        public let clipIndexes: [Int]
        /// The clips' ids, in order; the last with `.end` behind it if the clip has a form for the end.
        public let clips: [String]
        /// The clips' texts as one, with spaces where the script has them: `payment received fifteen dollars`,
        /// `收款到账十五元`.
        public let transcript: String
        /// Where each clip begins, samples from the beginning of the file, ascending from 0; the same in every rendition.
        /// What is heard of it comes `decoderDelay` samples of the rendition later.
        public let onsets: [Int]
        /// The length, samples of `sampleRate`, the same in every rendition.
        public let samples: Int
        /// Samples a second.
        public let sampleRate: Int
        /// Whose clips these are.
        let pack: LoadedPack

        init(
            id: String, amount: Amount?, values: [String: String] = Dictionary(), clips indexes: [Int],
            of pack: LoadedPack
        ) {
            self.id = id
            self.amount = amount
            self.values = values
            self.pack = pack
            clipIndexes = indexes
            sampleRate = pack.sampleRate
            var clips: [String] = []
            var onsets: [Int] = []
            var transcript = Transcript()
            var samples = 0
            clips.reserveCapacity(indexes.count)
            onsets.reserveCapacity(indexes.count)
            var before: Int?
            for index in indexes {
                let text = pack.texts[index]
                clips.append(pack.manifest.clips[index].id)
                onsets.append(samples)
                transcript.append(text, join: before.flatMap { pack.joins.text(between: $0, and: index) })
                // A pause says nothing.
                if !text.text.isEmpty { before = index }
                samples += pack.manifest.clips[index].samples
            }
            self.clips = clips
            self.onsets = onsets
            self.transcript = transcript.text
            self.samples = samples
        }

        /// The length in seconds; less than the manifest's limit.
        public var seconds: Double { Double(samples) / Double(sampleRate) }
    }
}

extension PackSplicer.Announcement: CustomStringConvertible {
    /// The announcement for a log: its id, what is said, and for how long.
    public var description: String { "\(id): \(transcript) (\(seconds) s)" }
}
