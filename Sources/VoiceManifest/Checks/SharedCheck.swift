import NumberGrammar
import VoiceTables

/// What a manifest is held to of what `splice.json` has too, which splicers hold to the same.
struct SharedCheck {
    private let manifest: SpliceManifest

    init(_ manifest: SpliceManifest) { self.manifest = manifest }

    /// What the pack is, and for which amounts.
    func checkHead(at root: JSONPath, into list: inout FaultList) {
        list.requireName(manifest.pack, Naming.isPack, at: root["pack"], Naming.packForm)
        list.requireName(manifest.locale, LanguageTag.isWellFormed, at: root["locale"], LanguageTag.form)
        manifest.currency.check(at: root["currency"], into: &list)
        manifest.range.check(scale: manifest.currency.scale, at: root["range"], into: &list)
        let limits = manifest.limits
        list.require(
            limits.isSound, .number, at: root["limits"]["maxSeconds"], "\(limits.maxSeconds)", "more than 0, at most 30"
        )
    }

    func checkRenditions(at path: JSONPath, into list: inout FaultList) {
        list.require(!manifest.renditions.isEmpty, .count, at: path, "none", "at least 1 rendition")
        let sorted = manifest.renditions.inOrder { $0.key < $1.key }
        for (name, rendition) in sorted {
            list.requireName(name, Naming.isID, at: path[name], Naming.idForm)
            rendition.check(at: path[name], into: &list)
            list.require(
                rendition.sampleRate == sorted[0].value.sampleRate, .rate, at: path[name]["sampleRate"],
                "\(rendition.sampleRate)", "\(sorted[0].value.sampleRate), as in \(sorted[0].key)")
        }
    }

    /// The path of a clip: pauses have a list of their own.
    private func place(of index: Int, at root: JSONPath) -> JSONPath {
        guard manifest.clips[index].isPause, let first = manifest.clips.firstIndex(where: \.isPause) else {
            return root["clips"][index]
        }
        return root["pauses"][index - first]
    }

    /// Whether there are so many clips that the rest can be judged.
    func checkCount(at path: JSONPath, into list: inout FaultList) -> Bool {
        let (count, maximum) = (manifest.clips.count, SpliceManifest.maximumClips)
        list.require((1...maximum).contains(count), .count, at: path, "\(count) clips", "1 … \(maximum) clips")
        return count <= maximum
    }

    /// What a clip is called, says, and how many samples it has.
    func checkName(_ clip: SpliceManifest.Clip, at path: JSONPath, into list: inout FaultList) {
        list.requireName(clip.id, Naming.isClipID, at: path["id"], Naming.clipIDForm)
        if !clip.isPause { list.requireText(clip.text, at: path["text"]) }
        list.require(clip.samples > 0, .length, at: path["samples"], "\(clip.samples)", "1 or more")
        let frames = Set(manifest.renditions.values.compactMap { $0.frame?.samples })
        for frame in frames.inOrder(by: <) where clip.samples > 0 {
            list.require(
                clip.samples.isMultiple(of: frame), .length, at: path["samples"], "\(clip.samples)",
                "a multiple of \(frame), the samples of an MP3 frame")
        }
    }

    /// That no two clips have the same id.
    func checkIDs(at root: JSONPath, into list: inout FaultList) {
        var indexes: [String: Int] = [:]
        for (index, clip) in manifest.clips.enumerated() {
            let earlier = indexes.updateValue(index, forKey: clip.id.lowercasedASCII)
            list.require(
                earlier == nil, .duplicate, at: place(of: index, at: root)["id"], clip.id,
                "an id that differs from the one of clip \(earlier ?? 0) in more than case")
        }
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

extension SpliceManifest.Rendition {
    fileprivate func check(at path: JSONPath, into list: inout FaultList) {
        list.requireName(fileExtension, Naming.isExtension, at: path["fileExtension"], Naming.extensionForm)
        list.require(
            codec.containers.contains(container), .rendition, at: path["container"], container.rawValue,
            codec.containers.map(\.rawValue).joined(separator: " or ") + " for \(codec.rawValue)")
        list.require(sampleRate, in: Self.sampleRates, at: path["sampleRate"])
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
    func check(bytes: Int, samples: Int, at path: JSONPath, into list: inout FaultList) {
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
