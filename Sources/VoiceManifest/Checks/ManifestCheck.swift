import NumberGrammar
import VoiceTables

/// What a manifest is held to, part by part.
struct ManifestCheck {
    private let manifest: PackManifest

    init(_ manifest: PackManifest) { self.manifest = manifest }

    /// Every fault of the manifest.
    func faults() -> [VoiceManifestError.Fault] {
        var list = FaultList()
        let root = JSONPath.root
        list.require(
            manifest.schema == PackManifest.currentSchema, .schema, at: root["schema"], "\(manifest.schema)",
            "\(PackManifest.currentSchema)")
        let splice = SharedCheck(manifest.splicePart())
        splice.checkHead(at: root, into: &list)
        manifest.generator.check(at: root["generator"], into: &list)
        manifest.profile.check(at: root["profile"], into: &list)
        manifest.source.check(at: root["source"], into: &list)
        if let written = manifest.writtenSha256 { list.requireChecksum(written, at: root["writtenSha256"]) }
        check(
            manifest.attribution, PackManifest.attributionName, PackManifest.maximumAttributionBytes,
            at: root["attribution"], into: &list)
        check(manifest.splice, SpliceManifest.fileName, SpliceManifest.maximumBytes, at: root["splice"], into: &list)
        manifest.joinChoice?.check(at: root["joinChoice"], into: &list)
        for (index, finding) in (manifest.findings ?? []).enumerated() {
            finding.check(at: root["findings"][index], into: &list)
        }
        for (index, clips) in (manifest.sameTakes ?? []).enumerated() {
            for (place, clip) in clips.enumerated() { list.requireText(clip, at: root["sameTakes"][index][place]) }
        }
        splice.checkRenditions(at: root["renditions"], into: &list)
        for (name, rendition) in manifest.renditions.sorted(by: { $0.key < $1.key }) {
            rendition.checkRest(at: root["renditions"][name], into: &list)
        }
        checkClips(splice, at: root, into: &list)
        checkAnnouncements(at: root["announcements"], into: &list)
        return list.faults
    }

    /// A file of the pack that is no clip's.
    private func check(
        _ file: PackManifest.ClipFile?, _ name: String, _ limit: Int, at path: JSONPath, into list: inout FaultList
    ) {
        guard let file else { return }
        list.require(file.path.utf8.elementsEqual(name.utf8), .path, at: path["path"], file.path, name)
        list.require(file.bytes, in: 1...limit, at: path["bytes"])
        list.requireChecksum(file.sha256, at: path["sha256"])
    }

    private func checkClips(_ splice: SharedCheck, at root: JSONPath, into list: inout FaultList) {
        guard splice.checkCount(at: root["clips"], into: &list) else { return }
        let check = ClipCheck(renditions: manifest.renditions, limits: manifest.limits)
        for (index, clip) in manifest.clips.enumerated() {
            splice.checkName(clip.splice, at: root["clips"][index], into: &list)
            check.check(clip, at: root["clips"][index], into: &list)
        }
        for (index, pause) in (manifest.pauses ?? []).enumerated() {
            splice.checkName(pause.splice, at: root["pauses"][index], into: &list)
            check.check(pause, at: root["pauses"][index], into: &list)
        }
        splice.checkIDs(at: root, into: &list)
    }

    private func checkAnnouncements(at path: JSONPath, into list: inout FaultList) {
        for (id, announcement) in manifest.announcements.sorted(by: { $0.key < $1.key }) {
            list.requireName(id, Naming.isID, at: path[id], Naming.idForm)
            guard let longest = announcement.longest else { continue }
            let place = path[id]["longest"]
            list.require(longest.seconds > 0, .number, at: place["seconds"], "\(longest.seconds)", "more than 0")
            let scale = manifest.currency.scale
            guard let amount = longest.amount, (0...Amount.maximumScale).contains(scale) else { continue }
            list.require(
                Amount(canonical: amount, scale: scale) != nil, .name, at: place["amount"], amount,
                "an amount with all digits of the currency")
        }
    }
}
