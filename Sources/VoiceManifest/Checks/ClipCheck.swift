import VoiceTables

/// What every clip of a pack is held to besides what splicers need.
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
        checkSeconds(clip, at: path["seconds"], into: &list)
        list.requireFinite(clip.loudness, at: path["loudness"])
        list.requireFinite(clip.truePeak, at: path["truePeak"])
        if let gain = clip.gain { list.requireFinite(gain, at: path["gain"]) }
        if let reach = clip.reach { list.requireFinite(reach, at: path["reach"]) }
        clip.source.check(at: path["source"], into: &list)
        checkFiles(clip.files, of: clip.id, samples: clip.samples, at: path["files"], into: &list)
        if let witness = clip.witness {
            list.requireName(
                witness.announcement, Naming.isID, at: path["witness"]["announcement"], Naming.idForm)
        }
        for (index, finding) in clip.findings.enumerated() {
            finding.check(at: path["findings"][index], into: &list)
        }
    }

    private func checkSeconds(_ clip: PackManifest.Clip, at seconds: JSONPath, into list: inout FaultList) {
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

    func check(_ pause: PackManifest.Pause, at path: JSONPath, into list: inout FaultList) {
        if let rate = renditions.values.first?.sampleRate, rate > 0, pause.samples > 0 {
            let seconds = Double(pause.samples) / Double(rate)
            list.require(
                seconds < PackManifest.Pause.maximumSeconds, .duration, at: path["samples"], "\(seconds) s",
                "less than \(PackManifest.Pause.maximumSeconds) s")
        }
        checkFiles(pause.files, of: pause.id, samples: pause.samples, at: path["files"], into: &list)
    }

    private func checkFiles(
        _ files: [String: PackManifest.ClipFile], of id: String, samples: Int, at path: JSONPath,
        into list: inout FaultList
    ) {
        for name in Set(names).union(files.keys).sorted() {
            switch (renditions[name], files[name]) {
            case (let rendition?, let file?):
                check(file, of: id, samples, name, rendition, at: path[name], into: &list)
            case (nil, _):
                list.require(false, .rendition, at: path[name], name, "a rendition of the manifest")
            case (_, nil):
                list.require(false, .rendition, at: path[name], nil, "the clip's file in this rendition")
            }
        }
    }

    private func check(
        _ file: PackManifest.ClipFile, of id: String, _ samples: Int, _ name: String,
        _ rendition: PackManifest.Rendition, at path: JSONPath, into list: inout FaultList
    ) {
        let expected = "\(name)/\(id).\(rendition.fileExtension)"
        list.require(
            file.path.utf8.elementsEqual(expected.utf8) && isSafe(id, name, rendition), .path, at: path["path"],
            file.path, "<rendition>/<clip id>.<file extension> with well-formed names")
        list.requireChecksum(file.sha256, at: path["sha256"])
        rendition.splice.check(bytes: file.bytes, samples: samples, at: path["bytes"], into: &list)
    }

    /// Whether the three parts of a path are well-formed, so that the path can't leave the folder.
    private func isSafe(_ clip: String, _ name: String, _ rendition: PackManifest.Rendition) -> Bool {
        Naming.isClipID(clip) && Naming.isID(name) && Naming.isExtension(rendition.fileExtension)
    }
}

extension Set {
    fileprivate var onlyElement: Element? { count == 1 ? first : nil }
}
