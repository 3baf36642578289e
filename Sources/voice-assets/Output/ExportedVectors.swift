import VoiceAssetCore
import VoiceAssetPipeline
import VoiceManifest
import VoiceNotifications

/// Golden vectors beside exported packs, by which an app's test finds that the splicer does on its platform what it should.
enum ExportedVectors {
    private static let head = "{\"schema\":1,\"packs\":{"

    /// - Parameter exported: the packs of this run. Another one in the folder that somebody damaged is left out.
    /// - Returns: What went wrong.
    static func write(of platform: Platform, to folder: String, exported: Set<String>) -> Finding? {
        let assets = "\(folder)/\(platform.assets)"
        let packs = VoicePacks(assets: assets)
        var texts: [String] = []
        do throws(VoicePacksError) {
            for name in try packs.index().packs.keys.sorted() {
                do throws(VoicePacksError) {
                    texts.append("\n\(CanonicalJSON.text(name)):[\n\(try lines(packs.splicer(pack: name)))\n]")
                } catch {
                    if exported.contains(name) { throw error }
                }
            }
        } catch {
            return Finding(.manifestInvalid, "vectors", ["fault": .text("\(error)")]).at(assets)
        }
        var files = ExportedFiles(of: platform, in: folder)
        let fault = files.write(
            "\(head)\(texts.joined(separator: ","))}}\n", to: platform.vectors, kind: "list of vectors",
            isOwn: { $0.starts(with: head.utf8) })
        return fault ?? files.writeList()
    }

    /// Some of what `vectors` prints, so that splicers' own readers of JSON can read all packs' at once.
    private static func lines(_ splicer: PackSplicer) throws(VoicePacksError) -> String {
        var lines: [String] = []
        let vectors = GoldenVectors(splicer: splicer, randomAmounts: 10, mostAmounts: 60)
        do { try vectors.each { lines.append($0) } } catch { throw .pack(error) }
        return lines.joined(separator: ",\n")
    }
}
