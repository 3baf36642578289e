import VoiceTables

extension PackManifest {
    /// The program that made a pack.
    public struct Generator: Sendable, Equatable, Codable {
        /// The versions of the libraries that decide about the clips' bytes, as each library states its own.
        public struct Libraries: Sendable, Equatable, Codable {
            /// Reads the recordings, writes WAV, CAF and AIFF.
            public package(set) var libsndfile: String
            /// Writes MP3.
            public package(set) var lame: String
            /// Converts sample rates.
            public package(set) var libsoxr: String
            /// Measures loudness and true peak.
            public package(set) var libebur128: String

            package init(libsndfile: String, lame: String, libsoxr: String, libebur128: String) {
                self.libsndfile = libsndfile
                self.lame = lame
                self.libsoxr = libsoxr
                self.libebur128 = libebur128
            }
        }

        /// The program: `voice-assets`.
        public package(set) var name: String
        /// The program's version.
        public package(set) var version: String
        /// The libraries that it used.
        public package(set) var libraries: Libraries
        /// The versions of the stages that decide about clips and their measurements, by name. `nil` if the pack was made before
        /// 0.3.0.
        public package(set) var stages: [String: Int]?

        package init(name: String, version: String, libraries: Libraries) {
            self.name = name
            self.version = version
            self.libraries = libraries
        }

        func check(at path: JSONPath, into list: inout FaultList) {
            list.requireText(name, at: path["name"])
            list.requireText(version, at: path["version"])
            let versions = path["libraries"]
            list.requireText(libraries.libsndfile, at: versions["libsndfile"])
            list.requireText(libraries.lame, at: versions["lame"])
            list.requireText(libraries.libsoxr, at: versions["libsoxr"])
            list.requireText(libraries.libebur128, at: versions["libebur128"])
            for (name, version) in stages ?? [:] { list.require(version, in: 1...9999, at: path["stages"][name]) }
        }
    }
}
