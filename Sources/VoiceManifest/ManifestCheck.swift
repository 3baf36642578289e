import NumberGrammar
package import VoiceTables

/// What a manifest is held to, part by part. Splicers hold `splice.json` to the same where it has the same.
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
        checkHead(at: root, into: &list)
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
        checkRenditions(at: root["renditions"], into: &list)
        checkClips(at: root, into: &list)
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

    /// What the pack is, and for which amounts.
    private func checkHead(at root: JSONPath, into list: inout FaultList) {
        list.requireName(manifest.pack, Naming.isPack, at: root["pack"], Naming.packForm)
        list.requireName(manifest.locale, LanguageTag.isWellFormed, at: root["locale"], LanguageTag.form)
        manifest.currency.check(at: root["currency"], into: &list)
        manifest.range.check(scale: manifest.currency.scale, at: root["range"], into: &list)
        let limits = manifest.limits
        list.require(
            limits.isSound, .number, at: root["limits"]["maxSeconds"], "\(limits.maxSeconds)", "more than 0, at most 30"
        )
    }

    private func checkRenditions(at path: JSONPath, into list: inout FaultList) {
        let sorted = manifest.renditions.sorted { $0.key < $1.key }
        list.require(!sorted.isEmpty, .count, at: path, "none", "at least 1 rendition")
        for (name, rendition) in sorted {
            list.requireName(name, Naming.isID, at: path[name], Naming.idForm)
            rendition.check(at: path[name], into: &list)
            list.require(
                rendition.sampleRate == sorted[0].value.sampleRate, .rate, at: path[name]["sampleRate"],
                "\(rendition.sampleRate)", "\(sorted[0].value.sampleRate), as in \(sorted[0].key)")
        }
        for (name, rendition) in sorted { rendition.checkRest(at: path[name], into: &list) }
    }

    private func checkClips(at root: JSONPath, into list: inout FaultList) {
        let pauses = manifest.pauses ?? []
        let (count, maximum) = (manifest.clips.count + pauses.count, SpliceManifest.maximumClips)
        list.require((1...maximum).contains(count), .count, at: root["clips"], "\(count) clips", "1 … \(maximum) clips")
        // Of more, the rest can't be judged.
        guard count <= maximum else { return }
        var ids: [(id: String, path: JSONPath)] = []
        for (index, clip) in manifest.clips.enumerated() {
            let path = root["clips"][index]
            checkName(clip.id, text: clip.text, samples: clip.samples, at: path, into: &list)
            check(clip, at: path, into: &list)
            ids.append((clip.id, path["id"]))
        }
        for (index, pause) in pauses.enumerated() {
            let path = root["pauses"][index]
            checkName(pause.id, text: nil, samples: pause.samples, at: path, into: &list)
            check(pause, at: path, into: &list)
            ids.append((pause.id, path["id"]))
        }
        var indexes: [String: Int] = [:]
        for (index, (id, path)) in ids.enumerated() {
            let earlier = indexes.updateValue(index, forKey: id.lowercasedASCII)
            list.require(
                earlier == nil, .duplicate, at: path, id,
                "an id that differs from the one of clip \(earlier ?? 0) in more than case")
        }
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

// Clips and pauses.
extension ManifestCheck {
    /// What a clip is called, says, and how many samples it has.
    ///
    /// - Parameter text: nil of a pause.
    private func checkName(
        _ id: String, text: String?, samples: Int, at path: JSONPath, into list: inout FaultList
    ) {
        list.requireName(id, Naming.isClipID, at: path["id"], Naming.clipIDForm)
        if let text { list.requireText(text, at: path["text"]) }
        list.require(samples > 0, .length, at: path["samples"], "\(samples)", "1 or more")
        let frames = Set(manifest.renditions.values.compactMap { $0.frame?.samples })
        for frame in frames.sorted() where samples > 0 {
            list.require(
                samples.isMultiple(of: frame), .length, at: path["samples"], "\(samples)",
                "a multiple of \(frame), the samples of an MP3 frame")
        }
    }

    private func check(_ clip: PackManifest.Clip, at path: JSONPath, into list: inout FaultList) {
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
        let limits = manifest.limits
        let maximum = limits.isSound ? limits.maxSeconds : PackManifest.maximumSeconds
        list.require(clip.seconds < maximum, .duration, at: seconds, "\(clip.seconds)", "less than \(maximum) s")
        let rates = Set(manifest.renditions.values.map(\.sampleRate))
        guard let rate = rates.first, rates.count == 1, rate > 0 else { return }
        let exact = Double(clip.samples) / Double(rate)
        list.require(
            abs(clip.seconds - exact) <= 0.001, .length, at: seconds, "\(clip.seconds)",
            "\(exact) s to within 0.001 s: \(clip.samples) samples at \(rate) a second")
    }

    private func check(_ pause: PackManifest.Pause, at path: JSONPath, into list: inout FaultList) {
        if let rate = manifest.renditions.values.first?.sampleRate, rate > 0, pause.samples > 0 {
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
        for name in Set(manifest.renditions.keys).union(files.keys).sorted() {
            switch (manifest.renditions[name], files[name]) {
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
        rendition.check(bytes: file.bytes, samples: samples, at: path["bytes"], into: &list)
    }

    /// Whether the three parts of a path are well-formed, so that the path can't leave the folder.
    private func isSafe(_ clip: String, _ name: String, _ rendition: PackManifest.Rendition) -> Bool {
        Naming.isClipID(clip) && Naming.isID(name) && Naming.isExtension(rendition.fileExtension)
    }
}

extension SpliceManifest.Currency {
    fileprivate func check(at path: JSONPath, into list: inout FaultList) {
        list.requireName(code, Naming.isCurrency, at: path["code"], Naming.currencyForm)
        list.require(scale, in: 0...Amount.maximumScale, at: path["scale"])
    }
}

extension SpliceManifest.AmountRange {
    fileprivate func check(scale: Int, at path: JSONPath, into list: inout FaultList) {
        guard (0...Amount.maximumScale).contains(scale) else { return }
        let form = "an amount with \(scale) digits after the point and at most 15 before it, no sign, no leading zeros"
        let bounds = [(min, "min"), (max, "max")].map { text, name in
            let amount = Amount(canonical: text, scale: scale)
            list.require(amount != nil, .name, at: path[name], text, form)
            return amount
        }
        guard let min = bounds[0], let max = bounds[1] else { return }
        list.require(min <= max, .number, at: path["max"], self.max, "at least the smallest amount, \(self.min)")
    }
}

extension PackManifest.Rendition {
    fileprivate func check(at path: JSONPath, into list: inout FaultList) {
        list.requireName(fileExtension, Naming.isExtension, at: path["fileExtension"], Naming.extensionForm)
        list.require(
            codec.containers.contains(container), .rendition, at: path["container"], container.rawValue,
            codec.containers.map(\.rawValue).joined(separator: " or ") + " for \(codec.rawValue)")
        list.require(sampleRate, in: SpliceManifest.Rendition.sampleRates, at: path["sampleRate"])
        if codec.isFramed { checkFrames(at: path, into: &list) } else { checkNoFrames(at: path, into: &list) }
    }

    /// MPEG audio layer III: 1152 samples a frame in MPEG-1, 576 in MPEG-2 (ISO/IEC 13818-3 §2.4.2.3).
    private func checkFrames(at path: JSONPath, into list: inout FaultList) {
        list.require(
            frameSamples == 576 || frameSamples == 1152, .rendition, at: path["frameSamples"],
            frameSamples.map { "\($0)" }, "576 or 1152")
        list.require(
            frameBytes.map { (1...2881).contains($0) } == true, .rendition, at: path["frameBytes"],
            frameBytes.map { "\($0)" }, "1 … 2881")
    }

    private func checkNoFrames(at path: JSONPath, into list: inout FaultList) {
        for (name, figure) in [("frameSamples", frameSamples), ("frameBytes", frameBytes)] {
            list.require(
                figure == nil, .rendition, at: path[name], figure.map { "\($0)" },
                "no such key for \(codec.rawValue)")
        }
    }

    /// Checks the size of a clip's file.
    ///
    /// - Parameter path: the place of the size.
    fileprivate func check(bytes: Int, samples: Int, at path: JSONPath, into list: inout FaultList) {
        // A clip under 30 s has fewer samples than this; beyond it the products below could overflow.
        guard (1...30 * 192_000).contains(samples) else { return }
        if let frame, samples.isMultiple(of: frame.samples) {
            let exact = samples / frame.samples * frame.bytes
            list.require(
                bytes == exact, .length, at: path, "\(bytes)",
                "\(exact) bytes: \(samples / frame.samples) frames of \(frame.bytes)")
        } else if let payload = codec.payload(samples: samples) {
            list.require(
                bytes >= payload, .length, at: path, "\(bytes)",
                "at least the \(payload) bytes of \(samples) samples")
        }
    }
}

// The forms of names in words, and names that no splicer reads.

extension Naming {
    package static let packForm = "1 to 64 of A-Z a-z 0-9 . _ -, beginning with a letter or digit"
    package static let idForm = "1 to 200 of a-z 0-9 -, beginning with a letter or digit"
    package static let clipIDForm = idForm + "; `.end` behind it for an end form"
    package static let currencyForm = "an ISO 4217 code: three capital letters"
    package static let checksumForm = "64 lower-case hexadecimal digits"
    package static let fileNameForm = "the name of a file, without folders and control characters"
    package static let extensionForm = "1 to 8 lower-case letters or digits"

    package static func isChecksum(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy(\.isLowercaseHexDigit)
    }

    /// One component of a path on any system: not empty, `.` or `..`, no separator, no control character.
    package static func isFileName(_ name: String) -> Bool {
        (1...255).contains(name.utf8.count) && name != "." && name != ".."
            && name.unicodeScalars.allSatisfy {
                $0 != "/" && $0 != "\\" && $0.properties.generalCategory != .control
            }
    }
}

extension LanguageTag {
    static let form = "a BCP 47 language tag"
}
