// What VoiceSynthesis uses of AVFoundation, as its interface declares it, for systems without it. Nothing of it is Sendable.

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
    public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
}
