import VoiceTables

extension PackManifest {
    /// What was gained by choosing, among several takes, those that fit where clips meet.
    public struct JoinChoice: Sendable, Equatable, Codable {
        /// Clips that had several takes to choose from, 1 or more.
        public package(set) var clips: Int
        /// By how much the pitch jumps from one clip to the next, up or down: the median over the announcements, semitones, 0 or
        /// more.
        public package(set) var pitchJump: Double
        /// By how much it would if each clip's take had been chosen for itself, semitones, 0 or more.
        public package(set) var pitchJumpAlone: Double

        package init(clips: Int, pitchJump: Double, pitchJumpAlone: Double) {
            self.clips = clips
            self.pitchJump = pitchJump
            self.pitchJumpAlone = pitchJumpAlone
        }

        func check(at path: JSONPath, into list: inout FaultList) {
            list.require(clips, in: 1...PackManifest.maximumClips, at: path["clips"])
            for (name, jump) in [("pitchJump", pitchJump), ("pitchJumpAlone", pitchJumpAlone)] {
                list.require(
                    jump.isFinite && jump >= 0, .number, at: path[name], "\(jump)", "a finite number, 0 or more")
            }
        }
    }
}
