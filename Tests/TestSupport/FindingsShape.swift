package import Foundation

/// Holds what `--format json` prints against the shape that is documented at `FindingsJSON`, by a reader of JSON that is
/// not of this package: Python's.
package enum FindingsShape {
    package static let isCheckable = Program.available("python3")

    /// What does not fit; empty if all does.
    ///
    /// - Parameters:
    ///   - json: standard output of a command.
    ///   - status: the exit code of the command.
    ///   - members: the command's own keys that must be there.
    package static func faults(_ json: Data, status: Int32, members: [String]) throws -> String {
        let result = try Program.run("python3", ["-c", script, "\(status)"] + members, input: json, deadline: 60)
        return result.outputText + result.errorText
    }

    /// The file of each finding, as Python reads it.
    package static func files(_ json: Data) throws -> [String] {
        let script =
            "import json,sys; sys.stdout.buffer.write("
            + "'\\0'.join(f['file'] for f in json.load(sys.stdin.buffer)['findings']).encode())"
        let result = try Program.run("python3", ["-c", script], input: json, deadline: 60)
        return result.outputText.split(separator: "\0").map(String.init)
    }

    private static let script = """
        import json, sys
        def once(pairs):
            keys = [key for key, _ in pairs]
            assert len(set(keys)) == len(keys), f"a key stands twice: {keys}"
            assert keys == sorted(keys, key=lambda key: key.encode()), f"keys are not sorted: {keys}"
            assert all(value is not None for _, value in pairs), f"null: {pairs}"
            return dict(pairs)
        def refuse(text):
            raise AssertionError(f"no JSON: {text}")
        raw = sys.stdin.buffer.read()
        assert raw.endswith(b"}\\n"), "no line feed at the end"
        text = raw.decode("utf-8")
        assert not any(ord(c) < 32 and c != "\\n" or 127 <= ord(c) < 160 for c in text), "a control character"
        report = json.loads(text, object_pairs_hook=once, parse_constant=refuse)
        shape = {"schema", "passed", "findings", "summary"}
        assert report["schema"] == 1 and shape <= set(report), sorted(report)
        assert set(report) - {"command"} == shape | set(sys.argv[2:]), sorted(report)
        assert report["passed"] is (sys.argv[1] == "0"), report["passed"]
        types = {"rule": str, "severity": str, "file": str, "found": str, "limit": str, "advice": str, "clip": str,
                 "line": int, "column": int, "arguments": dict}
        for finding in report["findings"]:
            assert {"rule", "severity", "file", "found"} <= set(finding) <= set(types), finding
            assert all(type(value) is types[key] for key, value in finding.items()), finding
            assert finding["severity"] in ("error", "warning", "note"), finding
            assert ("line" in finding) == ("column" in finding), finding
        counted = {name + "s": sum(f["severity"] == name for f in report["findings"])
                   for name in ("error", "warning", "note")}
        assert report["summary"] == counted, report["summary"]
        """
}
