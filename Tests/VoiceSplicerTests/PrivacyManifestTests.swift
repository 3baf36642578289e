import Foundation
import TestSupport
import Testing

/// What App Store Connect asks of an app that links the library: a reason for each use of certain system calls.
struct PrivacyManifestTests {
    /// Symbols of Apple's page "Describing use of required reason API", by category, as Swift sources call them.
    private static let symbols = [
        "FileTimestamp": [
            "stat", "fstat", "lstat", "fstatat", "getattrlist", "fgetattrlist", "getattrlistat", "getattrlistbulk",
            "creationDate", "modificationDate", "contentModificationDateKey", "creationDateKey",
            "contentModificationDate", "fileModificationDate", "attributesOfItem",
        ],
        "SystemBootTime": ["systemUptime", "mach_absolute_time", "mach_continuous_time", "clock_gettime"],
        "DiskSpace": [
            "statfs", "fstatfs", "statvfs", "fstatvfs", "volumeAvailableCapacityKey", "volumeTotalCapacityKey",
            "systemFreeSize", "systemSize",
        ],
        "ActiveKeyboards": ["activeInputModes"],
        "UserDefaults": ["UserDefaults", "NSUserDefaults", "AppStorage"],
    ]
    /// The clocks of Swift and Dispatch stand on the time since the system started.
    private static let products = ["NumberGrammar", "VoiceManifest", "VoiceSplicer", "AppText", "AudioContainers"]

    @Test func manifestStatesWhatTheSourcesCall() throws {
        var words: Set<String> = []
        for product in Self.products {
            let folder = Document.root.appendingPathComponent("Sources/\(product)")
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            for file in files where file.hasSuffix(".swift") {
                let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                words.formUnion(text.matches(of: /[A-Za-z_]+/).map { String($0.0) })
            }
        }
        let used = Self.symbols.filter { !words.isDisjoint(with: $0.value) }.keys
        #expect(used.contains("FileTimestamp"))
        let manifest = Document.root.appendingPathComponent("Sources/VoiceSplicer/PrivacyInfo.xcprivacy")
        let list = try unsafe PropertyListSerialization.propertyList(from: Data(contentsOf: manifest), format: nil)
        let root = try #require(list as? [String: Any])
        #expect(
            root.keys.sorted() == [
                "NSPrivacyAccessedAPITypes", "NSPrivacyCollectedDataTypes", "NSPrivacyTracking",
                "NSPrivacyTrackingDomains",
            ])
        #expect(root["NSPrivacyTracking"] as? Bool == false)
        let types = try #require(root["NSPrivacyAccessedAPITypes"] as? [[String: Any]])
        let stated = types.compactMap { $0["NSPrivacyAccessedAPIType"] as? String }
        #expect(stated.sorted() == used.map { "NSPrivacyAccessedAPICategory\($0)" }.sorted())
        // Files of the app, its group, and its bundle.
        #expect(types.first?["NSPrivacyAccessedAPITypeReasons"] as? [String] == ["C617.1"])
    }

    /// The manifest of the package as a Mac reads it, and as this machine does.
    @Test(arguments: [true, false]) func resourceOfAMac(isMac: Bool) throws {
        let folder = try TemporaryFolder()
        let manifest = Document.root.appendingPathComponent("Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        #expect(text.ranges(of: "#if os(macOS)").count == 1)
        let asked = text.replacing("#if os(macOS)", with: isMac ? "#if true" : "#if false")
        try folder.write("Package.swift", asked.utf8)
        let result = try Program.run("swift", ["package", "dump-package"], in: folder.url)
        let package = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
        let targets = try #require(package?["targets"] as? [[String: Any]], "\(result.errorText)")
        for target in targets {
            let resources = target["resources"] as? [[String: Any]] ?? []
            let excluded = target["exclude"] as? [String] ?? []
            let paths = resources.compactMap { $0["path"] as? String }
            let isSplicer = target["name"] as? String == "VoiceSplicer"
            #expect(paths.contains("PrivacyInfo.xcprivacy") == (isMac && isSplicer))
            #expect(excluded.contains("PrivacyInfo.xcprivacy") == (!isMac && isSplicer))
        }
    }
}
