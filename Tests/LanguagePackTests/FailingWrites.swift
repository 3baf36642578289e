import Foundation
import Synchronization
import TestSupport
import Testing
import VoiceAssetCore
import VoiceAssetLanguagePackSeed
import VoiceAssetPacks

/// A pack is written as a whole or not at all, wherever the disk fails.
@Suite struct FailingWrites {
    /// With the takes of old recordings; the same command goes on where a run was killed.
    @Test(arguments: 0...10) func newPackIsWholeOrNot(changes: Int) throws {
        var options = SeedOptions(locale: "vi", currency: "VND")
        options.range = "0...9"
        let pack = try LanguagePack(options, comparing: 0)
        let folder = try TemporaryFolder()
        try folder.write("old/7.wav", WAV.integers([Float](repeating: 0.1, count: 100), sampleRate: 8000))
        let old = try OldRecordings(in: "\(folder.path)/old")
        let language = try #require(SpokenLanguage(options, of: .own))
        let takes = RecordingMatching(old.files, to: SpokenClips(PackDocument(pack).clips, in: language)).matches
        let packs = "\(folder.path)/packs"
        // What a killed run left, and a file of its own that another command copied.
        try folder.write("packs/.add-language-pack-vi-VND/pack.yml", "half".utf8)
        try folder.write("packs/.add-language-pack-vi-VND/3.mp3", "half".utf8)
        let recordings = RecordingsFolder(
            packs, fileSystem: FailingFileSystem(failing: changes + 1, countsReading: false))
        let lines = recordings.add(pack, takes, of: old).map(\.line)
        let names = try LocalFileSystem().names(in: packs)
        // Make, write and synchronize three files, synchronize, move; after that only the last synchronize is left.
        if changes < 9 {
            #expect(lines.count == 1 && lines[0].tells("error[output-failed]: … No space left on device"), "\(lines)")
            #expect(names == [])
        } else {
            #expect(names == ["vi-VND"])
            #expect(try LocalFileSystem().names(in: "\(packs)/vi-VND") == ["7.wav", "numbers.rbnf", "pack.yml"])
            #expect(lines.isEmpty == (changes > 9))
        }
    }

    /// The place of a killed run may be a link: what it leads to stays.
    @Test func clearsNoLinkedFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine/7.wav", "mine".utf8)
        try folder.write("packs/x", "".utf8)
        let place = folder.url("packs/.add-language-pack-vi-VND").path
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: folder.url("mine").path)
        var options = SeedOptions(locale: "vi", currency: "VND")
        options.range = "0...9"
        #expect(RecordingsFolder("\(folder.path)/packs").add(try LanguagePack(options, comparing: 0)).isEmpty)
        #expect(try LocalFileSystem().names(in: "\(folder.path)/mine") == ["7.wav"])
        #expect(try LocalFileSystem().names(in: "\(folder.path)/packs") == ["vi-VND", "x"])
    }

    @Test(arguments: 0...3) func packYmlIsReplacedOrNot(changes: Int) throws {
        let folder = try TemporaryFolder()
        let (old, new) = (Array("the old text".utf8), Array("the new text, longer".utf8))
        try folder.write("a/pack.yml", old)
        let recordings = RecordingsFolder(
            folder.path, fileSystem: FailingFileSystem(failing: changes + 1, countsReading: false))
        let found = recordings.replace("a", [("pack.yml", old, new)])
        #expect(found.isEmpty == (changes > 3))
        let disk = LocalFileSystem()
        #expect(try disk.bytes(of: "\(folder.path)/a/pack.yml", atMost: 100) == (changes < 3 ? old : new))
        #expect(try disk.names(in: "\(folder.path)/a") == ["pack.yml"])
        // What somebody else has written meanwhile stays.
        try folder.write("a/pack.yml", "somebody's".utf8)
        #expect(recordings.replace("a", [("pack.yml", old, new)]).map(\.check.id) == ["output-conflict"])
    }

    /// Another run has the lock: this one waits, says so, and gives up at the end of its patience.
    @Test func waitsForAnotherRun() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/pack.yml", "old".utf8)
        let lock = try LocalFileSystem().lock(folder.path)
        let told = Mutex<[String]>([])
        let recordings = RecordingsFolder(
            folder.path,
            patience: LockPatience(seconds: 1.2) { wait in told.withLock { $0.append(wait.diagnostic.found) } })
        let found = recordings.replace("a", [("pack.yml", Array("old".utf8), Array("new".utf8))])
        withExtendedLifetime(lock) {}
        let notes = told.withLock { $0 }
        #expect(notes.count == 1 && notes.allSatisfy { $0.contains("this run waits for it") }, "\(notes)")
        #expect(found.map(\.check.id) == ["output-failed"])
        #expect(found.allSatisfy { $0.found.hasSuffix(" on this folder, and this run waited 1 s for it") }, "\(found)")
        #expect(try LocalFileSystem().bytes(of: "\(folder.path)/a/pack.yml", atMost: 100) == Array("old".utf8))
    }
}
