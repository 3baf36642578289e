import Foundation
import TestSupport
import Testing
import VoiceAssetDiagnostics

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
}
