import Foundation
import TestSupport

/// The golden vectors that the tool prints of a pack, as questions to a splicer and the answers that they ask for.
struct GoldenQuestions {
    private(set) var questions: [String] = []
    private(set) var answers: [String] = []

    /// - Parameters:
    ///   - count: of random amounts.
    ///   - folder: the folder with the generated packs' folder.
    ///   - path: the path of a copy that is to answer, if not the pack itself.
    init(_ pack: String, random count: Int, in folder: TemporaryFolder, of path: String? = nil) throws {
        let vectors = try Tool.run(["export", "--vectors", "\(count)", "--pack", pack], in: folder).output
        questions.append("pack\t\(path ?? folder.url("VoiceAssets/\(pack)").path)")
        answers.append("ok")
        for vector in try JSONDecoder().decode(GoldenVectors.self, from: vectors).vectors {
            let files = (vector.files ?? [:]).sorted { $0.key < $1.key }
            let said = [vector.announcement] + (vector.amount.map { [$0] } ?? [])
            questions.append((["say", files.map(\.key).joined(separator: ",")] + said).joined(separator: "\t"))
            if let error = vector.code {
                answers.append("refused \(error)")
            } else {
                let clips = (vector.clips ?? []).joined(separator: " ")
                let sizes = files.map { "\($0.key)\t\($0.value.bytes)\t\($0.value.sha256)" }
                answers.append(
                    ([clips, vector.transcript ?? "", "\(vector.samples ?? 0)"] + sizes).joined(separator: "\t"))
            }
        }
    }
}
