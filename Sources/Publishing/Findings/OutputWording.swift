package import Diagnostics
import FileSystem
import VoiceManifest

extension OutputFinding {
    /// The finding in words.
    package var diagnostic: Diagnostic { kind.diagnostic(file: path) }
}

extension OutputFinding.Kind {
    fileprivate func diagnostic(file: String) -> Diagnostic {
        switch self {
        case .obstacle(let obstacle): obstacle.diagnostic(file: file)
        case .content(let fault): fault.diagnostic(file: file)
        case .failure(let failure): failure.diagnostic(file: file)
        case .remark(let remark): remark.diagnostic(file: file)
        }
    }
}

extension OutputObstacle {
    fileprivate func diagnostic(file: String) -> Diagnostic {
        func report(_ rule: Rule, _ found: String, limit: String? = nil, _ advice: String) -> Diagnostic {
            Diagnostic(rule, file: file, found: found, limit: limit, advice: advice)
        }
        switch self {
        case .packNotFolder(let isLink):
            return report(
                .fileUnsafe, isLink ? "the pack's folder is a link" : "this is not a folder",
                "move it away; generate writes a folder of its own")
        case .link(let object):
            return report(
                .fileUnsafe, "this is a link", "move it away; generate writes a \(object.rawValue) of that name")
        case .otherKind(let object):
            return report(
                .outputConflict, "this is not a \(object.rawValue)",
                "move it away; generate writes a \(object.rawValue) of that name")
        case .foreignFile(let distrust, let folder):
            return report(
                .outputConflict, "generate is to write this file, but another one is there that it did not write",
                distrust.map {
                    "the manifest there can't be trusted (\($0.words)), so nothing counts as generated: "
                        + "delete \(folder), then run again"
                } ?? "move it away, then run again")
        case .indexNotRegular:
            return report(.fileUnsafe, "this is not a regular file", "move it away, then run again")
        case .foreignIndex:
            return report(
                .outputConflict,
                "generate is to write this file, but what is there is not an index that it wrote",
                "move it away, then run again")
        case .leftoverNotFolder:
            return report(.fileUnsafe, "this is not a folder", "move it away")
        case .mounted:
            return report(.fileUnsafe, "another file system is mounted here", "mount it outside the pack")
        case .overfull:
            return Diagnostic(
                .outputFailed, file: file, found: "there is more in this folder than a voice pack",
                limit: "\(PackTree.maximumItems) entries, \(PackTree.maximumDepth) levels")
        case .manyLeftovers:
            return report(
                .outputFailed, "a hundred earlier runs left something behind",
                "save what is worth it from these folders and delete them")
        }
    }
}

extension ManifestDistrust {
    fileprivate var words: String {
        switch self {
        case .notRegular: "it is not a regular file"
        case .tooLarge: "it is too large"
        case .otherPack(let name): "it is of the pack \(name)"
        case .unsound(let fault): fault.description
        }
    }
}

extension ContentFault {
    fileprivate func diagnostic(file: String) -> Diagnostic {
        switch self {
        case .otherFiles:
            Diagnostic(
                .outputFailed, file: file, found: "the files are not those of their manifest", advice: "report this")
        case .otherBytes:
            Diagnostic(
                .outputFailed, file: file, found: "the bytes are not those of the manifest", advice: "report this")
        case .unsound(let fault):
            Diagnostic(.manifestInvalid, file: file, found: fault.description)
        case .misnamed(let name):
            Diagnostic(.outputFailed, file: file, found: "\(name) is not a pack's name", limit: Naming.packForm)
        }
    }
}

extension OutputFailure {
    fileprivate func diagnostic(file: String) -> Diagnostic {
        switch self {
        case .changedMeanwhile:
            Diagnostic(.outputFailed, file: file, found: "the file changed while generate ran", advice: "run again")
        case .locked:
            Diagnostic(
                .outputFailed, file: file, found: "another run of generate is writing here",
                advice: "wait until it is done, then run again")
        case .system(let error): error.diagnostic()
        case .unexpected(let words): Diagnostic(.outputFailed, file: file, found: words)
        }
    }
}

extension OutputRemark {
    fileprivate func diagnostic(file: String) -> Diagnostic {
        switch self {
        case .unsynchronized(let error):
            return error.diagnostic(.warning)
        case .unlockable:
            return Diagnostic(
                .outputFailed, .warning, file: file, found: "this can't be locked",
                advice: "see to it that no other run of generate writes here")
        case .unlisted(let error):
            return Diagnostic(
                .outputFailed, .note, file: file, found: "can't be written: \(error.diagnostic().found)",
                advice: "a pack whose recordings are removed later stays in the output; delete it by hand")
        case .foreignPackList:
            return Diagnostic(
                .outputConflict, .note, file: file,
                found: "generate lists its packs in a file of this name, but did not write what is there",
                advice: "move it away")
        case .edited:
            return Diagnostic(
                .outputConflict, .warning, file: file,
                found: "the file no longer belongs to the pack, but it was changed after generate wrote it",
                advice: "delete it if it is not needed")
        case .stuck(let folder):
            return Diagnostic(
                .outputConflict, .warning, file: file,
                found: "generate did not write this, and the pack has something else of that name",
                advice: "move it to where it belongs, then delete \(folder)")
        case .uncleared(let folder, let reason):
            let words = reason.diagnostic(file: file)
            return Diagnostic(
                words.rule, .warning, file: words.file, found: words.found, limit: words.limit,
                advice: "the next run clears \(folder) away")
        }
    }
}
