package import VoiceAssetDiagnostics
import VoiceAssetFileSystem
import VoiceManifest

extension OutputFinding {
    /// The finding in words.
    package var diagnostic: Diagnostic { Diagnostic(kind.rule, kind.severity, file: path, kind.words) }
}

extension OutputFinding.Kind {
    fileprivate var words: FindingWords {
        switch self {
        case .obstacle(let obstacle): obstacle.words
        case .content(let fault): fault.words
        case .failure(let failure): failure.words
        case .remark(let remark): remark.words
        }
    }
}

extension OutputObstacle {
    fileprivate var words: FindingWords {
        switch self {
        case .packNotFolder(let isLink):
            FindingWords(
                isLink ? "the pack's folder is a link" : "this is not a folder",
                advice: "move it away; generate writes a folder of its own")
        case .link(let object):
            FindingWords("this is a link", advice: "move it away; generate writes a \(object.rawValue) of that name")
        case .otherKind(let object):
            FindingWords(
                "this is not a \(object.rawValue)",
                advice: "move it away; generate writes a \(object.rawValue) of that name")
        case .foreignFile(let distrust, let folder):
            FindingWords(
                "generate is to write this file, but another one is there that it did not write",
                advice: distrust.map {
                    "the manifest there can't be trusted (\($0.words)), so nothing counts as generated: "
                        + "delete \(folder), then run again"
                } ?? "move it away, then run again")
        case .indexNotRegular:
            FindingWords("this is not a regular file", advice: "move it away, then run again")
        case .foreignIndex:
            FindingWords(
                "generate is to write this file, but what is there is not an index that it wrote",
                advice: "move it away, then run again")
        case .leftoverNotFolder: FindingWords("this is not a folder", advice: "move it away")
        case .mounted: FindingWords("another file system is mounted here", advice: "mount it outside the pack")
        case .packMounted:
            FindingWords(
                "the pack's folder is a mount point, and generate replaces it as a whole",
                advice: "mount the folder with the packs instead, or name another with --assets")
        case .overfull:
            FindingWords(
                "there is more in this folder than a voice pack",
                limit: "\(PackTree.maximumItems) entries, \(PackTree.maximumDepth) levels")
        case .manyLeftovers:
            FindingWords(
                "a hundred earlier runs left something behind",
                advice: "save what is worth it from these folders and delete them")
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
    fileprivate var words: FindingWords {
        switch self {
        case .otherFiles: FindingWords("the files are not those of their manifest", advice: "report this")
        case .otherBytes: FindingWords("the bytes are not those of the manifest", advice: "report this")
        case .unsound(let fault): FindingWords(fault.description)
        case .misnamed(let name): FindingWords("\(name) is not a pack's name", limit: Naming.packForm)
        }
    }
}

extension OutputFailure {
    fileprivate var words: FindingWords {
        switch self {
        case .changedMeanwhile: FindingWords("the file changed while generate ran", advice: "run again")
        case .locked(let wait): wait.refusal
        case .system(let error): error.words
        case .unexpected(let text): FindingWords(text)
        }
    }
}

extension OutputRemark {
    fileprivate var words: FindingWords {
        switch self {
        case .unsynchronized(let error): error.words
        case .unlockable:
            FindingWords("this can't be locked", advice: "see to it that no other run of generate writes here")
        case .unlisted(let error):
            FindingWords(
                "can't be written: \(error.words.found)",
                advice: "a pack that is removed later stays in the output; delete it by hand")
        case .foreignPackList:
            FindingWords(
                "the packs that were written are listed in a file of this name, but what is there is something else",
                advice: "move it away")
        case .edited:
            FindingWords(
                "the file no longer belongs to the pack, but it was changed after generate wrote it",
                advice: "delete it if it is not needed")
        case .stuck(let folder):
            FindingWords(
                "generate did not write this, and the pack has something else of that name",
                advice: "move it to where it belongs, then delete \(folder)")
        case .uncleared(let folder, let reason):
            FindingWords(
                reason.words.found, limit: reason.words.limit,
                advice: "once that is put right, the next run clears \(folder) away")
        }
    }
}
