import Testing

@testable import VoiceManifest
@testable import VoiceTables

@Suite struct NamingTests {
    @Test(arguments: [
        ("a", true), ("zh-Hans-CNY", true), ("0.a_b", true), (String(repeating: "a", count: 64), true),
        ("", false), (".a", false), ("-a", false), ("_a", false), ("a b", false), ("é", false), ("a/b", false),
        (String(repeating: "a", count: 65), false),
    ])
    func packs(name: String, isValid: Bool) { #expect(Naming.isPack(name) == isValid) }
}
