/// What every clip of a pack is held to.
struct ClipCheck {
    private let renditions: [String: PackManifest.Rendition]
    private let limits: PackManifest.Limits
    private let names: [String]

    init(renditions: [String: PackManifest.Rendition], limits: PackManifest.Limits) {
        self.renditions = renditions
        self.limits = limits
        names = renditions.keys.sorted()
    }

    func check(_ clip: PackManifest.Clip, at path: JSONPath, into list: inout FaultList) {
        list.requireName(clip.id, Naming.isClipID, at: path["id"], Naming.clipIDForm)
        list.requireText(clip.text, at: path["text"])
        checkLength(clip, at: path, into: &list)
        list.requireFinite(clip.loudness, at: path["loudness"])
        list.requireFinite(clip.truePeak, at: path["truePeak"])
        if let gain = clip.gain { list.requireFinite(gain, at: path["gain"]) }
        if let reach = clip.reach { list.requireFinite(reach, at: path["reach"]) }
        clip.source.check(at: path["source"], into: &list)
        checkFiles(clip, at: path["files"], into: &list)
        if let witness = clip.witness {
            list.requireName(
                witness.announcement, Naming.isID, at: path["witness"]["announcement"], Naming.idForm)
        }
        for (index, finding) in clip.findings.enumerated() {
            finding.check(at: path["findings"][index], into: &list)
        }
    }

    private func checkLength(_ clip: PackManifest.Clip, at path: JSONPath, into list: inout FaultList) {
        list.require(clip.samples > 0, .length, at: path["samples"], "\(clip.samples)", "1 or more")
        for frame in Set(renditions.values.compactMap { $0.frame?.samples }).sorted() where clip.samples > 0 {
            list.require(
                clip.samples.isMultiple(of: frame), .length, at: path["samples"], "\(clip.samples)",
                "a multiple of \(frame), the samples of an MP3 frame")
        }
        let seconds = path["seconds"]
        list.require(clip.seconds.isFinite, .number, at: seconds, "\(clip.seconds)", "a finite number")
        guard clip.seconds.isFinite else { return }
        let maximum = limits.isSound ? limits.maxSeconds : PackManifest.maximumSeconds
        list.require(clip.seconds < maximum, .duration, at: seconds, "\(clip.seconds)", "less than \(maximum) s")
        guard let rate = Set(renditions.values.map(\.sampleRate)).onlyElement, rate > 0 else { return }
        let exact = Double(clip.samples) / Double(rate)
        list.require(
            abs(clip.seconds - exact) <= 0.001, .length, at: seconds, "\(clip.seconds)",
            "\(exact) s to within 0.001 s: \(clip.samples) samples at \(rate) a second")
    }

    private func checkFiles(_ clip: PackManifest.Clip, at path: JSONPath, into list: inout FaultList) {
        for name in Set(names).union(clip.files.keys).sorted() {
            switch (renditions[name], clip.files[name]) {
            case (let rendition?, let file?):
                check(file, of: clip, name, rendition, at: path[name], into: &list)
            case (nil, _):
                list.require(false, .rendition, at: path[name], name, "a rendition of the manifest")
            case (_, nil):
                list.require(false, .rendition, at: path[name], nil, "the clip's file in this rendition")
            }
        }
    }

    private func check(
        _ file: PackManifest.ClipFile, of clip: PackManifest.Clip, _ name: String,
        _ rendition: PackManifest.Rendition, at path: JSONPath, into list: inout FaultList
    ) {
        let expected = "\(name)/\(clip.id).\(rendition.fileExtension)"
        list.require(
            file.path.utf8.elementsEqual(expected.utf8) && isSafe(clip.id, name, rendition), .path, at: path["path"],
            file.path, "<rendition>/<clip id>.<file extension> with well-formed names")
        list.requireChecksum(file.sha256, at: path["sha256"])
        // A clip under 30 s has fewer samples than this; beyond it the products below could overflow.
        guard (1...30 * 192_000).contains(clip.samples) else { return }
        if let frame = rendition.frame, clip.samples.isMultiple(of: frame.samples) {
            let bytes = clip.samples / frame.samples * frame.bytes
            list.require(
                file.bytes == bytes, .length, at: path["bytes"], "\(file.bytes)",
                "\(bytes) bytes: \(clip.samples / frame.samples) frames of \(frame.bytes)")
        } else if let payload = rendition.codec.payload(samples: clip.samples) {
            list.require(
                file.bytes >= payload, .length, at: path["bytes"], "\(file.bytes)",
                "at least the \(payload) bytes of \(clip.samples) samples")
        }
    }

    /// Whether the three parts of a path are well-formed, so that the path can't leave the folder.
    private func isSafe(_ clip: String, _ name: String, _ rendition: PackManifest.Rendition) -> Bool {
        Naming.isClipID(clip) && Naming.isID(name) && Naming.isExtension(rendition.fileExtension)
    }
}

extension Set {
    fileprivate var onlyElement: Element? { count == 1 ? first : nil }
}
