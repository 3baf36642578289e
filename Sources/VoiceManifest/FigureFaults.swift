import NumberGrammar

// What the parts of a manifest are held to that stand on their own.

extension PackManifest.Currency {
    func check(at path: JSONPath, into list: inout FaultList) {
        list.requireName(code, Naming.isCurrency, at: path["code"], Naming.currencyForm)
        list.require(scale, in: 0...Amount.maximumScale, at: path["scale"])
    }
}

extension PackManifest.Generator {
    func check(at path: JSONPath, into list: inout FaultList) {
        list.requireText(name, at: path["name"])
        list.requireText(version, at: path["version"])
        let versions = path["libraries"]
        list.requireText(libraries.libsndfile, at: versions["libsndfile"])
        list.requireText(libraries.lame, at: versions["lame"])
        list.requireText(libraries.libsoxr, at: versions["libsoxr"])
        list.requireText(libraries.libebur128, at: versions["libebur128"])
    }
}

extension PackManifest.Profile {
    func check(at path: JSONPath, into list: inout FaultList) {
        list.requireFinite(loudness, atMost: 0, at: path["loudness"])
        list.requireFinite(truePeak, atMost: 0, at: path["truePeak"])
        list.require(gapSamples, in: 0...Int.max, at: path["gapSamples"])
    }
}

extension PackManifest.PackSource {
    func check(at path: JSONPath, into list: inout FaultList) {
        list.require(Naming.isFileName(packFile), .path, at: path["packFile"], packFile, Naming.fileNameForm)
        list.requireChecksum(sha256, at: path["sha256"])
        if let rulesFile {
            list.require(Naming.isFileName(rulesFile), .path, at: path["rulesFile"], rulesFile, Naming.fileNameForm)
        }
        if let rulesSha256 { list.requireChecksum(rulesSha256, at: path["rulesSha256"]) }
        list.require(
            (rulesFile == nil) == (rulesSha256 == nil), .missing, at: path, nil, "rulesFile and rulesSha256, or neither"
        )
    }
}

extension PackManifest.Limits {
    func check(at path: JSONPath, into list: inout FaultList) {
        list.require(isSound, .number, at: path["maxSeconds"], "\(maxSeconds)", "more than 0, at most 30")
    }

    /// Whether clips can be held to it. Not so for NaN.
    var isSound: Bool { maxSeconds > 0 && maxSeconds <= PackManifest.maximumSeconds }
}

extension PackManifest.Finding {
    func check(at path: JSONPath, into list: inout FaultList) {
        list.requireName(rule, Naming.isID, at: path["rule"], Naming.idForm)
        list.requireText(message, at: path["message"])
    }
}

extension PackManifest.ClipSource {
    func check(at path: JSONPath, into list: inout FaultList) {
        list.require(Naming.isFileName(file), .path, at: path["file"], file, Naming.fileNameForm)
        list.requireChecksum(sha256, at: path["sha256"])
        list.require(sampleRate, in: 1...Int.max, at: path["sampleRate"])
        list.require(channels, in: 1...Int.max, at: path["channels"])
        list.require(
            seconds.isFinite && seconds > 0, .number, at: path["seconds"], "\(seconds)", "a finite number above 0")
        list.require(
            speechStart.isFinite && speechStart >= 0, .number, at: path["speechStart"], "\(speechStart)",
            "a finite number, 0 or more")
        list.require(
            speechEnd > speechStart && speechEnd <= seconds + 0.001, .number, at: path["speechEnd"], "\(speechEnd)",
            "after speechStart and at most the recording's \(seconds) s")
        checkTakes(at: path, into: &list)
    }

    private func checkTakes(at path: JSONPath, into list: inout FaultList) {
        let members = [take != nil, takes != nil, choice != nil, takesSha256 != nil]
        list.require(
            Set(members).count == 1, .missing, at: path, nil, "take, takes, choice and takesSha256, or none of them")
        if let take { list.require(take, in: 1...9999, at: path["take"]) }
        if let takes { list.require(takes, in: 2...9999, at: path["takes"]) }
        if let choice { list.requireText(choice, at: path["choice"]) }
        if let takesSha256 { list.requireChecksum(takesSha256, at: path["takesSha256"]) }
    }
}
