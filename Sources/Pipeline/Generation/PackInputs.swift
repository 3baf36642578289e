package import VoiceAssetCore
package import VoiceAssetPacks

/// What a pack is made of: its folder, read once, and what earlier runs left of it.
package struct PackInputs: Sendable {
    package var folder: PackFolder
    /// The folder of all packs' recordings: nothing outside of it is read.
    var root: String
    /// The clips that have recordings, in the order of pack.yml.
    package var clips: [RecordedClip]
    var numbers: CompiledNumbers
    package var profile: ClipProfile
    package var limits: TakeLimits
    /// The files of the pack as they were before any of them was read.
    var files: PackFiles
    /// The files that need not be read to know their SHA-256.
    var index: FileIndex
    /// The pack as it is in the output folder, if there is one.
    var published: EarlierPack?

    /// Reads the pack's folder; the takes are not opened, and the output folder is not looked at.
    package init(_ name: String, recordings: String, index: FileIndex) {
        self.init(name, recordings: recordings, files: PackFiles(), index: index)
    }

    /// The same with what the output folder holds, and without the clips that nobody has to record.
    init(_ name: String, recordings: String, output: String, files: PackFiles, index: FileIndex) async {
        async let earlier = EarlierPack(named: name, output: output)
        self.init(name, recordings: recordings, files: files, index: index)
        leaveOutUnsaidClips()
        published = await earlier?.knowing(index)
    }

    private init(_ name: String, recordings: String, files: PackFiles, index: FileIndex) {
        folder = PackFolder(reading: "\(recordings)/\(name)", within: recordings)
        root = recordings
        clips = RecordedClip.all(in: folder)
        numbers = CompiledNumbers(of: folder)
        profile = folder.source.profile ?? ClipProfile()
        limits = folder.source.takes ?? TakeLimits()
        self.files = files
        self.index = index
    }
}
