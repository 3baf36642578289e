#if canImport(AVFoundation)
    import AVFoundation
    import Foundation

    /// Apple's players: a sound by `AVAudioPlayer`, a text by `AVSpeechSynthesizer`, and other sound turned down by the audio session.
    public struct SystemOutput: AnnouncementOutput {
        /// Announcements by the system's players.
        public init() {}

        /// Plays a sound file to its end.
        public func play(_ sound: [UInt8]) async throws {
            let player = try AVAudioPlayer(data: Data(sound))
            let hearing = Hearing { player.stop() }
            player.delegate = hearing
            try await hearing.end { player.play() }
        }

        /// Speaks a text to its end.
        public func speak(_ text: String, language: String) async throws {
            guard let voice = AVSpeechSynthesisVoice(language: language) else { throw Unheard() }
            let (synthesizer, utterance) = (AVSpeechSynthesizer(), AVSpeechUtterance(string: text))
            utterance.voice = voice
            let hearing = Hearing { _ = synthesizer.stopSpeaking(at: .immediate) }
            synthesizer.delegate = hearing
            try await hearing.end {
                synthesizer.speak(utterance)
                return true
            }
        }

        /// Turns other sound down, or up again. A Mac has no audio session, and leaves other sound as it is.
        public func duck(_ isDucked: Bool) {
            #if !os(macOS)
                let session = AVAudioSession.sharedInstance()
                if isDucked { try? session.setCategory(.playback, mode: .spokenAudio, options: [.duckOthers]) }
                try? session.setActive(isDucked, options: isDucked ? [] : [.notifyOthersOnDeactivation])
            #endif
        }
    }

    /// Nothing was heard.
    private struct Unheard: Error {}

    /// Waits for the end of what is heard, which the system tells a delegate.
    ///
    /// Unchecked because AVFoundation doesn't say whether its players may be handed to another thread: they are told to stop once,
    /// and all else is behind the lock.
    private final class Hearing: NSObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate, @unchecked Sendable {
        private let lock = NSLock()
        private let stop: () -> Void
        private var waiting: CheckedContinuation<Bool, Never>?
        private var isHeard: Bool?

        init(stop: @escaping () -> Void) { self.stop = stop }

        /// Begins, and waits for the end.
        func end(begin: () -> Bool) async throws {
            guard begin() else { throw Unheard() }
            let heard = await withTaskCancellationHandler {
                await withCheckedContinuation { wait($0) }
            } onCancel: {
                stop()
                over(false)
            }
            if !heard { throw Unheard() }
        }

        private func wait(_ continuation: CheckedContinuation<Bool, Never>) {
            let heard = lock.withLock {
                if isHeard == nil { waiting = continuation }
                return isHeard
            }
            if let heard { continuation.resume(returning: heard) }
        }

        private func over(_ heard: Bool) {
            let continuation = lock.withLock {
                defer { waiting = nil }
                isHeard = isHeard ?? heard
                return waiting
            }
            continuation?.resume(returning: heard)
        }

        func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully isHeard: Bool) { over(isHeard) }

        func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) { over(false) }

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            over(true)
        }

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            over(false)
        }
    }
#endif
