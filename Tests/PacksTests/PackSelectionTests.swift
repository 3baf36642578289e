import Foundation
import TestSupport
import Testing
import VoiceAssetCore

@testable import VoiceAssetPacks

struct PackSelectionTests {
    /// A warning about one folder is no answer to whether there are packs.
    @Test func folderWhoseNameIsNotTextIsNoPack() throws {
        let folder = try TemporaryFolder()
        withExtendedLifetime(UnnamableItem(in: folder.url.path, isFolder: true)) { item in
            guard item != nil else { return }
            let selection = PackSelection(recordings: folder.url.path, packs: [])
            #expect(selection.names == [])
            #expect(selection.diagnostics.map(\.check) == [.packName, .fileMissing])
            #expect(selection.diagnostics.hasErrors)
        }
    }

    /// Whether the folder is not there or holds no pack, one begins with the next command.
    @Test(arguments: [false, true]) func noPackYet(isThere: Bool) throws {
        let folder = try TemporaryFolder()
        if isThere { try folder.write("readme.txt", "".utf8) }
        let root = isThere ? folder.path : folder.url("recordings").path
        #expect(
            PackSelection(recordings: root, packs: []).diagnostics.map(\.facts) == [
                "\(root): error[file-missing] no pack yet folder= --recordings \(root)"
            ])
    }
}
