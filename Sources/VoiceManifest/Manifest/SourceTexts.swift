import VoiceTables

extension PackManifest {
    /// The texts that a pack was generated from. If a file there now has another checksum, the pack is stale.
    public struct SourceTexts: Sendable, Equatable, Codable {
        /// The name of the file in the pack's source folder: `pack.yml`.
        public package(set) var packFile: String
        /// The SHA-256 of that file: 64 lower-case hexadecimal digits.
        public package(set) var sha256: String
        /// The SHA-256 of what that file says, without comments, spaces and ways of quoting: a pack is stale only if this
        /// differs too. Packs of 0.2.0 don't state it.
        public package(set) var contentSha256: String?

        /// The name of the file with the number rules, if there is one: `numbers.rbnf`.
        public package(set) var rulesFile: String?
        /// The SHA-256 of that file, if there is one.
        public package(set) var rulesSha256: String?

        package init(
            packFile: String = "pack.yml", sha256: String, contentSha256: String? = nil, rulesFile: String? = nil,
            rulesSha256: String? = nil
        ) {
            self.packFile = packFile
            self.sha256 = sha256
            self.contentSha256 = contentSha256
            self.rulesFile = rulesFile
            self.rulesSha256 = rulesSha256
        }

        func check(at path: JSONPath, into list: inout FaultList) {
            list.require(Naming.isFileName(packFile), .path, at: path["packFile"], packFile, Naming.fileNameForm)
            list.requireChecksum(sha256, at: path["sha256"])
            if let contentSha256 { list.requireChecksum(contentSha256, at: path["contentSha256"]) }
            if let rulesFile {
                list.require(Naming.isFileName(rulesFile), .path, at: path["rulesFile"], rulesFile, Naming.fileNameForm)
            }
            if let rulesSha256 { list.requireChecksum(rulesSha256, at: path["rulesSha256"]) }
            list.require(
                (rulesFile == nil) == (rulesSha256 == nil), .missing, at: path, nil,
                "rulesFile and rulesSha256, or neither"
            )
        }
    }
}
