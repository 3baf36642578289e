import VoiceTables

/// The faults found so far: the first 100 of them, which are more than anybody reads.
package struct FaultList {
    private static let maximumFaults = 100

    package init() {}

    package private(set) var faults: [VoiceManifestError.Fault] = []

    /// Notes a fault unless the condition holds.
    package mutating func require(
        _ condition: Bool, _ rule: VoiceManifestError.Rule, at path: JSONPath, _ value: @autoclosure () -> String?,
        _ expected: @autoclosure () -> String
    ) {
        guard !condition, faults.count < Self.maximumFaults else { return }
        faults.append(VoiceManifestError.Fault(path: path.text, value: value(), rule: rule, expected: expected()))
    }

    package mutating func requireName(_ name: String, _ isRight: (String) -> Bool, at path: JSONPath, _ form: String) {
        require(isRight(name), .name, at: path, name, form)
    }

    package mutating func requireChecksum(_ checksum: String, at path: JSONPath) {
        require(Naming.isChecksum(checksum), .checksum, at: path, checksum, Naming.checksumForm)
    }

    package mutating func requireText(_ text: String, at path: JSONPath) {
        require(!text.isEmpty, .name, at: path, "", "a text that is not empty")
    }

    package mutating func require(_ number: Int, in range: ClosedRange<Int>, at path: JSONPath) {
        require(
            range.contains(number), .number, at: path, "\(number)",
            range.upperBound == .max ? "\(range.lowerBound) or more" : "\(range.lowerBound) … \(range.upperBound)")
    }

    package mutating func requireFinite(_ number: Double, atMost limit: Double? = nil, at path: JSONPath) {
        require(
            number.isFinite && number <= limit ?? .infinity, .number, at: path, "\(number)",
            "a finite number" + (limit.map { ", at most \($0)" } ?? ""))
    }
}

extension [VoiceManifestError.Fault] {
    package func throwIfAny() throws(VoiceManifestError) {
        guard isEmpty else { throw VoiceManifestError(faults: self) }
    }
}
