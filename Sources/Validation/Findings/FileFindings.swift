import VoiceAssetAudio
import VoiceAssetAudioContainers
import VoiceAssetCore
import VoiceAssetPipeline
import VoiceAssetUnicodeText

// What is wrong with one file of a pack, taken by itself.
extension Finding {
    /// - Parameter isPeakBound: whether the true peak allows no more.
    static func loudness(_ loudness: Double, wanted: Double, isPeakBound: Bool) -> Finding {
        self.loudness(isPeakBound ? "bound" : "file", loudness, middle: wanted, by: ClipMaker.checkedTolerance)
    }

    /// - Parameters:
    ///   - loudness: LUFS, as the middle.
    ///   - tolerance: LU.
    static func loudness(_ form: String, _ loudness: Double, middle: Double, by tolerance: Double) -> Finding {
        // Is seen to lie further from the middle than is tolerated.
        let figure = loudness.decimals(1, apartFrom: loudness < middle ? middle - tolerance : middle + tolerance)
        return Finding(
            .clipLoudness, form,
            [
                "loudness": .of(figure, "LUFS"), "target": .of(middle.decimals(aimedAt: 1), "LUFS"),
                "tolerance": .of("\(tolerance)", "LU"),
            ])
    }
}

// Why an MP3 can't be joined to others by appending bytes. (What that does to a splice was measured with mpg123, ffmpeg, libsndfile,
// minimp3, dr_mp3; after Ogg, FLAC and Opus libsndfile stops, after M4A ffmpeg.)
extension Finding {
    /// What is wrong with a stream.
    static func all(in stream: MP3Stream) -> [Finding] {
        guard !stream.frames.isEmpty else { return [Finding(.assetNotSpliceSafe, "no frames")] }
        let sounding = stream.frames.filter { $0.table == nil }
        let borrowing = sounding.count { $0.mainDataBegin > 0 }
        var findings = stream.frames.compactMap(\.table).prefix(1).map(table) + stream.foreign.map(foreign)
        if borrowing > 0 {
            findings.append(
                Finding(
                    .assetNotSpliceSafe, "reservoir", ["count": .count(borrowing), "all": .count(sounding.count)]))
        }
        if Set(sounding.map(\.header.format)).count > 1 { findings.append(Finding(.assetNotSpliceSafe, "bit rates")) }
        return findings
    }

    static func table(_ name: String) -> Finding {
        name == "Info"
            ? Finding(.assetNotSpliceSafe, "Info") : Finding(.assetNotSpliceSafe, "table", ["frame": .text(name)])
    }

    private static func foreign(_ part: ForeignBytes) -> Finding {
        let form =
            switch part.kind {
            case .id3v2: "ID3v2"
            case .id3v1: "ID3v1"
            case .ape: "APE"
            case .partialFrame: "partial frame"
            case .lyrics, .unknown: "unknown"
            }
        return Finding(.assetNotSpliceSafe, form, ["bytes": .count(part.bytes, "bytes")])
    }
}
