import Foundation
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPipeline

/// What a recognizer hears in a session's takes.
struct HeardCuts {
    struct Words {
        var text: String
        /// Whether they are the text of the clip.
        var isText: Bool
    }

    /// By the cut's place in the plan; nothing where it gave no answer.
    private(set) var words: [Int: Words] = [:]
    private(set) var diagnostics: [Finding] = []
    /// The signal that ended the run.
    private(set) var signal: Int32?

    /// - Parameter file: the session, as the user typed it.
    init(_ plan: SessionPlan, of audio: borrowing SessionAudio, by recognition: PackRecognition, file: String) {
        let scratch = ScratchFolder()
        defer { scratch.remove() }
        var takes: [PackRecognition.Take] = []
        var places: [String: Int] = [:]
        do {
            try scratch.make()
            for (index, cut) in plan.cuts.enumerated() {
                guard let clip = cut.clip else { continue }
                let path = scratch.url.appendingPathComponent("cut-\(index + 1).wav").path
                try LocalFileSystem().write(TakeWriter.bytes(of: cut, audio), toNew: path)
                places[path] = index
                takes.append(.init(file: path, clip: clip.id))
            }
        } catch {
            diagnostics = [scratch.fault ?? scratch.unmade]
            return
        }
        let report = recognition.run(takes, within: nil) { _, _, _ in }
        signal = report.signal
        // That it hears something else is a doubt of the cut.
        diagnostics = report.diagnostics.filter { $0.check != .recordingWords }.map { $0.at(file, clip: $0.clip) }
        for (path, heard) in report.heard {
            guard let index = places[path] else { continue }
            words[index] = Words(text: heard.text, isText: report.agreed.contains(path))
        }
    }
}
