import Foundation
import TestSupport
import Testing
import VoiceAssetPipeline

@testable import VoiceUpdates

/// A bundle's bytes and its signature.
@Suite struct PackBundleTests {
    private let key: SigningKey

    init() throws { key = try #require(SigningKey(seed: (0..<32).map { UInt8($0) })) }

    /// A small bundle, each byte of which is another one, or the last.
    @Test(arguments: [nil, "com.example.shop"]) func tampered(app: String?) throws {
        let files = [
            PackBundle.File(path: "index.json", bytes: Array("{}".utf8)[...]), .init(path: "a/b", bytes: [1, 2]),
        ]
        let bundle = try PackBundle(version: 7, app: app, files: files)
        let bytes = try bundle.signed(by: key)
        #expect(try PackBundle(bytes, verifying: key.publicKey) == bundle)
        for place in bytes.indices {
            for change in UInt8(1)...255 {
                var changed = bytes
                changed[place] ^= change
                // Two marks differ in their last digit.
                let isMarked = changed.starts(with: PackBundle.mark) || changed.starts(with: PackBundle.boundMark)
                let expected: PackBundleError = isMarked ? .signature : .notABundle
                #expect(throws: expected) { try PackBundle(changed, verifying: key.publicKey) }
            }
            #expect(throws: PackBundleError.self) { try PackBundle(Array(bytes[..<place]), verifying: key.publicKey) }
        }
        #expect(throws: PackBundleError.signature) { try PackBundle(bytes + [0], verifying: key.publicKey) }
        let other = try #require(SigningKey(seed: [UInt8](repeating: 9, count: 32)))
        #expect(throws: PackBundleError.signature) { try PackBundle(bytes, verifying: other.publicKey) }
    }

    /// What a bundle's writer refuses, by the team's own key: its reader does, too.
    @Test(arguments: [
        // Number, count of files, path, and what stands behind the path's length.
        (0, 1, "a", 0), (1, 2, "a", 0), (1, 1, "a", 1), (1, 0, "a", 0), (1, 1 << 31, "a", 0), (-1, 1, "a", 0),
        (1, 1, "../a", 0), (1, 1, "/a", 0), (1, 1, "a/../../b", 0), (1, 1, "", 0), (1, 1, "a\u{0}", 0),
    ])
    func signedAndOdd(number: Int, count: Int, path: String, missing: Int) throws {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
        }
        let head = PackBundle.mark + bytes(number, 8) + bytes(count, 4)
        let content = head + bytes(path.utf8.count, 2) + Array(path.utf8) + bytes(3 + missing, 4) + [1, 2, 3]
        let signed = content + (try #require(key.signature(of: content)))
        let error = #expect(throws: PackBundleError.self) { try PackBundle(signed, verifying: key.publicKey) }
        #expect(error?.code == "bundle.form")
    }

    @Test(arguments: ["", "com example", "com.example/shop", "é", "a\u{0}", String(repeating: "a", count: 256)])
    func apps(app: String) throws {
        #expect(throws: PackBundleError.form("an unfit identifier of an app")) {
            try PackBundle(version: 1, app: app, files: [])
        }
        // By the team's own key, too.
        let length = app.utf8.count
        let head = PackBundle.boundMark + [0, 0, 0, 0, 0, 0, 0, 1, UInt8(length >> 8), UInt8(length & 255)]
        let content = head + Array(app.utf8) + [0, 0, 0, 0]
        let signed = content + (try #require(key.signature(of: content)))
        let error = #expect(throws: PackBundleError.self) { try PackBundle(signed, verifying: key.publicKey) }
        #expect(error?.code == "bundle.form")
    }

    @Test(arguments: [
        "", "/", "a//b", "../b", "a/../b", ".a", "a/.b", "a/b/c/d", "a\u{0}", "a\\b", "a/", "a\n", "é", "a b", "-a",
        "C:a", "a/" + String(repeating: "b", count: 256),
    ])
    func paths(path: String) {
        #expect(throws: PackBundleError.self) { try PackBundle(version: 1, files: [.init(path: path, bytes: [])]) }
    }

    /// Two files or folders in one place on some file systems, and a file where a folder is to be.
    @Test(arguments: [
        ["a", "a"], ["a", "A"], ["a", "a/b"], ["A", "a/b/c"], ["a/b", "a/B/c"], ["a/b", "A/c"], ["a/b/c", "a/B/d"],
    ])
    func samePlaces(paths: [String]) {
        #expect(throws: PackBundleError.self) {
            try PackBundle(version: 1, files: paths.map { .init(path: $0, bytes: []) })
        }
    }

    @Test func sizes() throws {
        let half = [UInt8](repeating: 0, count: PackBundle.maximumBytes / 2)[...]
        let bundle = try PackBundle(version: 1, files: ["a", "b"].map { .init(path: $0, bytes: half) })
        let error = #expect(throws: PackBundleError.self) { try bundle.signed(by: key) }
        #expect(error?.code == "bundle.size")
        let many = (0...PackBundle.maximumFiles).map { PackBundle.File(path: "\($0)", bytes: []) }
        #expect(throws: PackBundleError.form("20001 files")) { try PackBundle(version: 1, files: many) }
    }

    /// RFC 8032, section 7.1, tests 1 and 2.
    @Test(arguments: [
        (
            "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
                + "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
        ),
        (
            "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
                + "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        ),
    ])
    func knownSignatures(seed: String, publicKey: String, message: String, signature: String) throws {
        let key = try #require(SigningKey(seed: Self.bytes(seed)))
        #expect(key.publicKey.bytes == Self.bytes(publicKey))
        #expect(BundleKey("\(key.publicKey)") == key.publicKey)
        #expect(key.signature(of: Self.bytes(message)) == Self.bytes(signature))
        #expect(
            Ed25519.isValid(
                Self.bytes(signature)[...], of: Self.bytes(message)[...], by: Self.bytes(publicKey)))
        #expect(SigningKey(seed: Self.bytes(seed).dropLast()) == nil)
    }

    private static func bytes(_ hexadecimal: String) -> [UInt8] {
        stride(from: 0, to: hexadecimal.count, by: 2).compactMap {
            UInt8(hexadecimal.dropFirst($0).prefix(2), radix: 16)
        }
    }

    /// Keys and signatures as openssl makes and reads them, in both directions.
    @Test(.enabled(if: Program.available("openssl")))
    func openssl() throws {
        let folder = try TemporaryFolder()
        func run(_ command: String) throws -> Int32 {
            try Program.run("bash", ["-ec", command], in: folder.url).status
        }
        func text(_ name: String) throws -> String { try String(contentsOf: folder.url(name), encoding: .utf8) }
        let make = "openssl genpkey -algorithm ed25519 -out key.pem; openssl pkey -in key.pem -pubout -out public.pem"
        #expect(try run(make) == 0)
        let pem = try text("key.pem")
        let key = try #require(SigningKey(pem: pem))
        #expect(BundleKey(try text("public.pem")) == key.publicKey)
        let bytes = try PackBundle(version: 1, files: [.init(path: "a", bytes: [1])]).signed(by: key)
        try folder.write("signed", bytes.dropLast(64))
        try folder.write("signature", bytes.suffix(64))
        #expect(try run("openssl pkeyutl -verify -pubin -inkey public.pem -rawin -in signed -sigfile signature") == 0)
        #expect(try run("openssl pkeyutl -sign -inkey key.pem -rawin -in signed -out signature") == 0)
        #expect(try Data(contentsOf: folder.url("signature")) == Data(bytes.suffix(64)))
        for wrong in ["", "x", pem, String(repeating: "A", count: 2000), "AAAA"] { #expect(BundleKey(wrong) == nil) }
        #expect(try run("openssl genpkey -algorithm x25519 -out other.pem") == 0)
        for wrong in ["", try text("other.pem"), try text("public.pem")] { #expect(SigningKey(pem: wrong) == nil) }
    }
}
