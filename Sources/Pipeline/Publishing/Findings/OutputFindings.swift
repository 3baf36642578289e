import VoiceAssetCore
import VoiceManifest

// What generate finds where it writes; each about no file yet.

// Something stands where generate is to write.
extension Finding {
    /// The pack's folder is a link, or something else than a folder.
    static func packNotFolder(isLink: Bool) -> Finding {
        Finding(
            .fileUnsafe, found: isLink ? "the pack's folder is a link" : "this is not a folder",
            advice: "move it away; generate writes a folder of its own")
    }

    /// A name inside of the pack belongs to a link, or to another kind of object.
    /// - Parameter object: what generate writes under it: `file` or `folder`.
    static func otherObject(insteadOf object: String, isLink: Bool) -> Finding {
        Finding(
            isLink ? .fileUnsafe : .outputConflict, found: isLink ? "this is a link" : "this is not a \(object)",
            advice: "move it away; generate writes a \(object) of that name")
    }

    /// A file is there that generate did not write, as far as can be told: nothing counts as written by generate if there is a reason to
    /// distrust the manifest in the pack's folder.
    static func foreignFile(distrust: String?, folder: String) -> Finding {
        let advice: Sentence =
            if let distrust {
                """
                the manifest there can't be trusted (\(distrust)), so nothing counts as generated: delete \(folder), then run again
                """
            } else { "move it away, then run again" }
        return Finding(
            .outputConflict, found: "generate is to write this file, but another one is there that it did not write",
            advice: advice)
    }

    /// The index's name belongs to something else than a file.
    static let indexNotRegular = Finding(
        .fileUnsafe, found: "this is not a regular file", advice: "move it away, then run again")
    /// The file of the index's name is no index.
    static let foreignIndex = Finding(
        .outputConflict, found: "generate is to write this file, but what is there is not an index that it wrote",
        advice: "move it away, then run again")
    /// What a run left is no folder any more.
    static let leftoverNotFolder = Finding(.fileUnsafe, found: "this is not a folder", advice: "move it away")
    /// Another file system is mounted inside of the pack.
    static let mounted = Finding(
        .fileUnsafe, found: "another file system is mounted here", advice: "mount it outside the pack")
    /// The pack's folder is a mount point: no other folder can take its place.
    static let packMounted = Finding(
        .fileUnsafe, found: "the pack's folder is a mount point, and generate replaces it as a whole",
        advice: "mount the folder with the packs instead, or name another with --assets")
    /// The folder holds more than a pack can.
    static let overfull = Finding(
        .outputFailed, found: "there is more in this folder than a voice pack",
        limit: "\(PackTree.maximumItems) entries, \(PackTree.maximumDepth) levels")
    /// Folders that earlier runs left have all the names that this run could give one.
    static let manyLeftovers = Finding(
        .outputFailed, found: "a hundred earlier runs left something behind",
        advice: "save what is worth it from these folders and delete them")
}

// What is to be written is not fit for it, or writing went wrong.
extension Finding {
    /// The files are not those that their manifest lists.
    static let otherFiles = Finding(
        .outputFailed, found: "the files are not those of their manifest", advice: "report this")
    /// A file's bytes are not those that its manifest states.
    static let otherBytes = Finding(
        .outputFailed, found: "the bytes are not those of the manifest", advice: "report this")

    /// The name can't be a pack's.
    static func misnamed(_ name: String) -> Finding {
        Finding(.outputFailed, found: "\(name) is not a pack's name", limit: Sentence(Naming.packForm))
    }

    /// A file is no longer what it was when the run began.
    static let changedMeanwhile = Finding(
        .outputFailed, found: "the file changed while generate ran", advice: "run again")
}

// Something was left alone; what was to be written is written.
extension Finding {
    /// The file system has no locks.
    static let unlockable = Finding(
        .outputFailed, .warning, found: "this can't be locked",
        advice: "see to it that no other run of generate writes here")

    /// The folder may come back in its earlier state if the machine stops now.
    static func unsynchronized(_ error: PublishingError) -> Finding {
        Finding(.outputFailed, .warning, error.words)
    }

    /// Which packs are generate's own could not be noted beside the recordings.
    static func unlisted(_ error: PublishingError) -> Finding {
        Finding(
            .outputFailed, .note, found: "can't be written: \(error.words.found)",
            advice: "a pack that is removed later stays in the output; delete it by hand")
    }

    /// The file that lists them is none that generate wrote.
    static let foreignPackList = Finding(
        .outputConflict, .note,
        found: "the packs that were written are listed in a file of this name, but what is there is something else",
        advice: "move it away")
    /// The file no longer belongs to the pack, but somebody changed it after generate wrote it.
    static let edited = Finding(
        .outputConflict, .warning,
        found: "the file no longer belongs to the pack, but it was changed after generate wrote it",
        advice: "delete it if it is not needed")

    /// A thing in this folder, which a run left, has no place to go to.
    static func stuck(folder: String) -> Finding {
        Finding(
            .outputConflict, .warning,
            found: "generate did not write this, and the pack has something else of that name",
            advice: "move it to where it belongs, then delete \(folder)")
    }

    /// A folder that a run left could not be cleared away.
    func leaving(_ folder: String) -> Finding {
        var finding = self
        finding.words.advice = "once that is put right, the next run clears \(folder) away"
        finding.severity = .warning
        return finding
    }
}

extension Faults {
    init(_ path: String, _ finding: Finding) { self.init([finding.at(path)]) }

    /// What an operation on a file or a folder threw.
    init(_ error: any Error, at path: String) {
        switch error {
        case let faults as Faults: self = faults
        case let error as PublishingError: self.init([error.diagnostic])
        case let refusal as LockRefusal: self.init([refusal.diagnostic])
        case let error as VoiceManifestError:
            self.init(error.faults.map { Finding(.manifestInvalid, found: Sentence($0.description)).at(path) })
        default: self.init(path, Finding(.outputFailed, found: "\("\(error)")"))
        }
    }
}
