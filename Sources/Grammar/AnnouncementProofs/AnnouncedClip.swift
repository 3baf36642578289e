/// What the proofs need to know of a clip.
package struct AnnouncedClip: Sendable, Hashable {
    package var id: String
    /// What it says.
    package var text: String
    /// Its length, samples.
    package var samples: Int
    /// The ids of clips that sound like it.
    package var soundsLike: [String]
    /// True of silence: it says nothing, and so keeps nothing apart.
    package private(set) var isPause = false

    /// A pause.
    package init(pause id: String, samples: Int) {
        self.init(id: id, text: "", samples: samples)
        isPause = true
    }

    package init(id: String, text: String, samples: Int, soundsLike: [String] = []) {
        self.id = id
        self.text = text
        self.samples = samples
        self.soundsLike = soundsLike
    }
}
