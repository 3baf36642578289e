// What VoiceSynthesis and VoicePlayer use of AVFoundation, as its interface declares it, for systems without it. Nothing of it is
// Sendable.

public import Foundation

open class AVAudioFormat { public var sampleRate: Double { 22_050 } }

open class AVAudioBuffer { public var format: AVAudioFormat { AVAudioFormat() } }

open class AVAudioPCMBuffer: AVAudioBuffer {
    public var frameLength: UInt32 { 0 }
    public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
    public var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
}

open class AVSpeechSynthesisVoice {
    public init?(language: String?) {}
    public init?(identifier: String) {}
}

open class AVSpeechUtterance {
    public init(string: String) {}
    public var voice: AVSpeechSynthesisVoice?
}

public enum AVSpeechBoundary { case immediate, word }

open class AVSpeechSynthesizer {
    public typealias BufferCallback = (AVAudioBuffer) -> Void
    public init() {}
    public func write(_ utterance: AVSpeechUtterance, toBufferCallback callback: @escaping BufferCallback) {}
    public weak var delegate: (any AVSpeechSynthesizerDelegate)?
    public func speak(_ utterance: AVSpeechUtterance) {}
    public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}

open class AVAudioPlayer {
    public init(data: Data) throws {}
    public weak var delegate: (any AVAudioPlayerDelegate)?
    public func play() -> Bool { true }
    public func stop() {}
}

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

open class AVAudioSession {
    public struct Category: Sendable { public static let playback = Category() }
    public struct Mode: Sendable { public static let spokenAudio = Mode() }
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let duckOthers = CategoryOptions(rawValue: 2)
    }
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
    public static func sharedInstance() -> AVAudioSession { AVAudioSession() }
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions) throws {}
    public func setActive(_ active: Bool, options: SetActiveOptions) throws {}
}
