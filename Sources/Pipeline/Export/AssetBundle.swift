package import VoiceAssetCore
import VoiceManifest
import VoiceNotifications
import VoiceTables
package import VoiceUpdates

/// `bundle`: generated packs as one file, as apps install them.
package struct AssetBundle: Sendable {
    /// The bundle, without its signature; `nil` if something is wrong.
    package private(set) var bundle: PackBundle?
    /// The names of its packs.
    package private(set) var packs: [String] = []
    package private(set) var diagnostics: [Finding] = []

    /// - Parameters:
    ///   - assets: the folder with one folder of clips per pack.
    ///   - version: the bundle's number, 1 or more; apps refuse one that is lower than what they have.
    ///   - app: the identifier of the only app that it is for; `nil` for every app that knows the key.
    ///   - names: names of packs; all if empty.
    ///   - renditions: names of renditions; all if empty.
    package init(of assets: String, version: Int, app: String? = nil, packs names: [String], renditions: [String]) {
        packs = AssetExport.selected(names, in: assets, &diagnostics)
        guard !packs.isEmpty, !diagnostics.hasErrors else { return }
        var entries: [String: (locale: String, currency: String)] = [:]
        var files: [PackBundle.File] = []
        for name in packs {
            do throws(Faults) {
                let content = try ExportablePack(name, in: assets, renditions: renditions).content
                entries[name] = (content.manifest.locale, content.manifest.currency.code)
                for (path, file) in content.files {
                    guard case .bytes(let bytes) = file else { continue }
                    files.append(.init(path: "\(name)/\(path)", bytes: bytes[...]))
                }
            } catch {
                diagnostics += error.findings
            }
        }
        guard !diagnostics.hasErrors else { return }
        do {
            let index = try VoiceIndex(packs: entries).encoded()
            files.append(.init(path: VoiceIndex.fileName, bytes: index[...]))
            bundle = try PackBundle(version: version, app: app, files: files)
        } catch {
            diagnostics.append(Finding(.outputFailed, "bundle", ["reason": .text("\(error)")]).at(assets))
        }
    }
}
