import VoiceAssetAudio
package import VoiceAssetCore
import VoiceAssetEmbeddedTexts
package import VoiceAssetPacks
package import VoiceAssetRecordingDesk
import VoiceAssetUnicodeText
import VoiceManifest

/// The page on which a session's cuts are heard and mended: one file that loads nothing and saves a label track for `split`.
package struct CutsPage: Sendable {
    private let pack: String
    private let recordings: String
    private let session: String
    private let words: String?
    private let isOnlyMissing: Bool

    /// The most sound that a page holds: an hour, 29 MB of MP3.
    private static let mostSeconds = 3600.0
    /// What can be heard on either side of a cut, seconds: of 120 clips of 0.6 s at most 264 s, 2.8 MB in base64.
    private static let around = 0.8
    private static let sampleRate = Envelope.sampleRate
    /// - Parameters:
    ///   - pack: the pack's name.
    ///   - recordings: the folder of all recordings, and `session`, as the user typed them.
    ///   - words: the language of the page's words, by default the pack's.
    ///   - isOnlyMissing: whether the session has only what has no take yet.
    package init(
        pack: String, recordings: String, session: String, words: String? = nil, isOnlyMissing: Bool = false
    ) {
        (self.pack, self.recordings, self.session, self.words) = (pack, recordings, session, words)
        self.isOnlyMissing = isOnlyMissing
    }

    /// Writes the page, over nothing but an earlier one.
    /// - Returns: what went wrong; then nothing is written.
    package func write(
        _ plan: SessionPlan, _ script: [VoicePack.Clip], locale: String, of audio: borrowing SessionAudio,
        to path: String
    ) -> Finding? {
        let file = SheetPage.file(at: path, kind: "page of cuts", of: "split")
        let heard = heardSpans(plan)
        let seconds = heard.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
        guard seconds <= Self.mostSeconds else {
            return Finding(
                .recordingLimit, "page",
                ["seconds": .count(Int(seconds), "s"), "most": .count(Int(Self.mostSeconds), "s")]
            ).at(session)
        }
        do throws(Finding) {
            let sounds = try sounds(heard, of: audio)
            return file.write(
                text(data(plan, script, locale, Self.peaks(of: try audio.envelope()), sounds), locale: locale))
        } catch {
            return error
        }
    }

    /// What can be heard: the cuts with what is around them, seconds.
    private func heardSpans(_ plan: SessionPlan) -> [ClosedRange<Double>] {
        plan.cuts.reduce(into: []) { spans, cut in
            let span = max(0, cut.start - Self.around)...min(plan.seconds, cut.end + Self.around)
            if let last = spans.last, last.upperBound >= span.lowerBound {
                spans[spans.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
            } else {
                spans.append(span)
            }
        }
    }

    /// Where each stretch starts, seconds, and its MP3 frames.
    private func sounds(
        _ spans: [ClosedRange<Double>], of audio: borrowing SessionAudio
    ) throws(Finding) -> [JSONValue] {
        var sounds: [JSONValue] = []
        for span in spans {
            let start = Int(span.lowerBound * Double(audio.sampleRate))
            let frames = Int((span.upperBound - span.lowerBound) * Double(audio.sampleRate))
            let samples = try audio.analysisSamples(from: start, frames: frames)
            let bytes: [UInt8]
            do throws(CodecError) {
                bytes = try MP3Encoder.encode(samples, sampleRate: Self.sampleRate)
            } catch {
                throw Finding(.recordingUnreadable, "session", ["reason": .text(error.reason)]).at(session)
            }
            sounds.append(.array([.number(span.lowerBound), .string(bytes.inBase64)]))
        }
        return sounds
    }

    private func data(
        _ plan: SessionPlan, _ script: [VoicePack.Clip], _ locale: String, _ peaks: [UInt8], _ sounds: [JSONValue]
    ) -> [String: JSONValue] {
        let places = Dictionary(script.enumerated().map { ($1.id, $0) }) { first, _ in first }
        let name = session.split(separator: "/").last.map(String.init) ?? session
        let labels = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex) + ".cuts.txt"
        let place = session.prefix(session.count - name.count) + labels
        let named = recordings == "recordings" ? pack : "\(recordings)/\(pack)"
        let command =
            ["voice-assets", "split", session, named] + (isOnlyMissing ? ["--missing"] : [])
            + ["--import", String(place), "--write"]
        return [
            "locale": .string(locale), "seconds": .number(plan.seconds),
            "labels": .string(String(labels)), "command": .string(CommandWords.shell(command)),
            "clips": .array(script.map { .object(["id": .string($0.id), "text": .string($0.text)]) }),
            "cuts": .array(plan.cuts.map { Self.cut($0, places) }), "sounds": .array(sounds),
            "peaks": .string(peaks.inBase64),
        ]
    }

    private static func cut(_ cut: SessionCut, _ places: [String: Int]) -> JSONValue {
        let doubts = cut.doubts.map { doubt in
            JSONValue.object([
                "words": .string(doubt.words.onOneLine),
                "kind": .string(doubt.kind), "values": .object(doubt.values.mapValues { .string($0.onOneLine) }),
            ])
        }
        return .object([
            "start": .number(cut.start), "end": .number(cut.end),
            "clip": .integer(Int64(cut.clip.flatMap { places[$0.id] } ?? -1)), "doubts": .array(doubts),
        ])
    }

    /// The heights of the waveform, 255 the loudest, of every hundredth of a second.
    private static func peaks(of envelope: Envelope) -> [UInt8] {
        let step = Envelope.hops(milliseconds: 10)
        let loudest = max(1e-12, envelope.total.max() ?? 0).squareRoot()
        return stride(from: 0, to: envelope.total.count, by: step).map { first in
            let peak = envelope.total[first..<min(envelope.total.count, first + step)].max() ?? 0
            return UInt8(min(255, max(0, peak).squareRoot() / loudest * 255))
        }
    }

    private func text(_ data: [String: JSONValue], locale: String) -> String {
        let words = PageWords(for: words ?? locale)
        var page = SheetPage(command: "split", words, .cuts, pack: session)
        page.style = unsafe String(cString: booth_style()) + String(cString: cuts_style())
        page.script = unsafe String(cString: cuts_script())
        page.body += [
            #"<main id="cuts"></main>"#, #"<p id="announcer" class="off" role="status" aria-live="polite"></p>"#,
        ]
        page.append(data, words, .cuts)
        return page.text
    }
}

/// A doubt as the page's words name it, with the values that stand in them.
extension CutDoubt {
    /// The name of its words, which is that of the case: `is-length`.
    var kind: String { String("\(self)".prefix { $0 != "(" }) }

    /// By the names in its words; a clip that is none of the script has no value.
    var values: [String: String] {
        switch self {
        case .reading(let own, let other, let probability):
            let percent = "\(Int((probability * 100).rounded(.down)))"
            return ["percent": percent, "own": own, "other": other].compactMapValues { $0 }
        case .length(let expected): return ["seconds": expected.decimals(2)]
        case .shortPause(let seconds): return ["seconds": max(0, seconds).decimals(2)]
        case .besideMissing(let clip), .unknownClip(let clip): return ["clip": clip]
        case .resembles(let own, let other): return ["own": own, "other": other]
        case .otherText(let text), .words(let text): return ["text": text]
        case .noVowel, .beginsTwice, .sessionEdge, .marked: return [:]
        }
    }
}
