import Foundation
import TestSupport
import Testing

/// The forms that CI servers read: all from one model of findings, read here by Python.
@Suite(.enabled(if: Program.available("python3"), "needs python3"))
struct ReportFormatTests {
    /// What each layer between a file and a CI server has to carry unharmed.
    private static let hostileName = "a,b:c%41 <&\"'> \u{1b}[2J\n]]> é 中::error::x"

    private static let commands = [
        ["generate"], ["validate"], ["status"], ["status", "\(hostileName).wav", "recordings/en-USD/one.wav"],
    ]

    /// A generated pack, then a fault in pack.yml, a take and a clip that nobody asked for, and a file that is no sound.
    private static func studio() throws -> Studio {
        let studio = try Studio.generated()
        let yaml = Studio.yaml(clips: ["one", "paid", "two"], more: "colour: red\ntakes: { least-peak: -6 }")
        try studio.folder.write("recordings/en-USD/pack.yml", yaml.utf8)
        try studio.record("en-USD/\(hostileName)", Studio.takes["other"]!)
        try studio.folder.write("\(hostileName).wav", Array("RIFF, and no wave".utf8))
        let clip = try Data(contentsOf: studio.folder.url("VoiceAssets/en-USD/wav/one.wav"))
        try studio.folder.write("VoiceAssets/en-USD/wav/\(hostileName).wav", clip)
        return studio
    }

    /// Runs a command as JSON and in another form, and hands both to a script in Python as `findings` and `text`.
    private func compare(
        _ command: [String], _ format: String, _ more: [String] = [], with script: String
    ) throws -> String {
        let studio = try Self.studio()
        let json = try Tool.run(command + ["--format", "json"], in: studio.folder)
        let other = try Tool.run(command + ["--format", format] + more, in: studio.folder)
        #expect(other.status == (more == ["--strict"] && json.status == 0 ? 1 : json.status))
        #expect(Program.withoutProgress(other.errorText).isEmpty, "\(other.errorText)")
        try studio.folder.write("report.json", json.output)
        let head = """
            import json, re, sys
            from urllib.parse import unquote
            findings = json.load(open("report.json", encoding="utf-8"))["findings"]
            assert findings
            text = sys.stdin.buffer.read().decode("utf-8")

            """
        let result = try Program.run("python3", ["-c", head + script], in: studio.folder.url, input: other.output)
        return result.status == 0 ? "" : result.errorText + other.outputText
    }

    /// What the standard asks of the objects that are written. (SARIF 2.1.0, 3.13 to 3.54)
    private static let sarifSchema = """
        message = {"type": "object", "required": ["text"], "additionalProperties": False,
                "properties": {"text": {"type": "string", "minLength": 1}, "markdown": {"type": "string"}}}
        level = {"enum": ["none", "note", "warning", "error"]}
        def record(required, **properties):
            return {"type": "object", "required": required, "additionalProperties": False, "properties": properties}
        number = {"type": "integer", "minimum": 1}
        uri = {"type": "string", "pattern": "^(file:///)?([A-Za-z0-9._~/-]|%[0-9A-F]{2})*$"}
        location = record(["physicalLocation"], physicalLocation=record(["artifactLocation"],
            artifactLocation=record(["uri"], uri=uri, uriBaseId={"const": "%SRCROOT%"}),
            region=record(["startLine"], startLine=number, startColumn=number)),
            logicalLocations={"type": "array", "items": record([], name={"type": "string"})})
        rule = record(["id"], id={"type": "string"}, shortDescription=message, help=message,
            defaultConfiguration=record([], level=level))
        quantity = record(["value"], value={"type": "number"}, unit={"type": "string", "minLength": 1})
        values = {"type": "object", "minProperties": 1, "additionalProperties": {"anyOf": [{"type": "string"}, quantity,
            {"type": "array", "items": {"type": "string"}}]}}
        result = record(["message", "ruleId", "ruleIndex", "level", "locations"], message=message, level=level,
            properties=record(["arguments"], arguments=values),
            ruleId={"type": "string"}, ruleIndex={"type": "integer", "minimum": 0},
            locations={"type": "array", "minItems": 1, "items": location})
        run = record(["tool"], tool=record(["driver"], driver=record(["name"], name={"type": "string"},
            version={"type": "string"}, rules={"type": "array", "uniqueItems": True, "items": rule})),
            columnKind={"const": "unicodeCodePoints"}, results={"type": "array", "items": result},
            invocations={"type": "array", "items": record(["executionSuccessful"], executionSuccessful={"type": "boolean"},
                exitCode={"type": "integer"}, commandLine={"type": "string"})})
        schema = record(["version", "runs"], **{"$schema": {"type": "string"}, "version": {"const": "2.1.0"},
            "runs": {"type": "array", "minItems": 1, "maxItems": 1, "items": run}})

        """

    @Test(.enabled(if: jsonschemaIsThere, "needs python3-jsonschema"), arguments: commands)
    func sarif(command: [String]) throws {
        let script = """
            import jsonschema
            log = json.loads(text)
            jsonschema.validate(log, schema)
            run = log["runs"][0]
            rules, results = run["tool"]["driver"]["rules"], run["results"]
            assert len(results) == len(findings)
            for result, finding in zip(results, findings):
                assert result["ruleId"] == finding["rule"] == rules[result["ruleIndex"]]["id"]
                assert result["level"] == finding["severity"]
                assert result.get("properties", {}).get("arguments") == finding.get("arguments")
                place = result["locations"][0]["physicalLocation"]
                assert unquote(place["artifactLocation"]["uri"]) == finding["file"], place
                assert place.get("region", {}).get("startLine") == finding.get("line")
                assert not re.search("[\\x00-\\x1f]", result["message"]["text"])
            assert any("properties" in result for result in results) or "\(command[0])" in ("validate", "status")
            assert {rule["id"] for rule in rules} == {finding["rule"] for finding in findings}
            assert all("To mend it:" in rule["help"]["text"] for rule in rules)
            assert run["invocations"][0]["executionSuccessful"]
            """
        #expect(try compare(command, "sarif", with: Self.sarifSchema + script) == "")
    }

    private static let jsonschemaIsThere =
        Program.oraclesAreRequired || (try? Program.run("python3", ["-c", "import jsonschema"]).status) == 0

    @Test(arguments: commands, [[], ["--strict"]]) func junit(command: [String], more: [String]) throws {
        let script = """
            import xml.etree.ElementTree as tree
            root = tree.fromstring(text)
            failing = [f for f in findings if f["severity"] == "error"
                       or f["severity"] == "warning" and \(more == ["--strict"] ? "True" : "False")]
            suites = root.findall("testsuite")
            assert root.tag == "testsuites" and suites
            for suite in suites:
                cases = suite.findall("testcase")
                assert len(cases) == int(suite.get("tests")) >= 1
                assert len(suite.findall("testcase/failure")) == int(suite.get("failures"))
            failures = root.findall(".//failure")
            assert sorted(f.get("type") for f in failures) == sorted(f["rule"] for f in failing)
            def shown(v):
                return re.sub("[\\x00-\\x1f\\x7f-\\x9f]", lambda m: "\\\\u{%x}" % ord(m.group()), v)
            named = {}
            for case in root.findall(".//testcase"):
                properties = {p.get("name"): p.get("value") for p in case.findall("properties/property")}
                named.setdefault((case.get("classname"), case.get("name")), []).append(properties)
            for f in failing:
                place = ":".join(str(p) for p in (f["file"], f.get("line"), f.get("column")) if p)
                rows = named.get((place, f["rule"]))
                if rows is None: continue
                assert any(row.keys() == f.get("arguments", {}).keys() and all(
                    isinstance(v, list) or row[k] == shown(v) if not isinstance(v, dict)
                    else float(row[k].split()[0]) == v["value"] and row[k].endswith(v.get("unit", ""))
                    for k, v in f.get("arguments", {}).items()) for row in rows), (f, rows)
            assert int(root.get("failures")) == len(failing) and int(root.get("tests")) >= len(suites)
            said = "\\n".join(e.text for e in root.findall(".//failure") + root.findall(".//system-out"))
            assert said.count("[") >= len(findings) and "\\x1b" not in text
            """
        #expect(try compare(command, "junit", more, with: script) == "")
    }

    @Test(arguments: commands) func github(command: [String]) throws {
        let script = """
            lines = text.splitlines()
            assert re.fullmatch(r"(no|\\d+) errors?, (no|\\d+) warnings?, (no|\\d+) notes?", lines.pop()), text
            kinds = {"error": "error", "warning": "warning", "note": "notice"}
            pattern = r"::(error|warning|notice) file=([^:,]*)(?:,line=(\\d+),col=(\\d+))?,title=([a-z0-9-]+)::(.+)"
            found = [re.fullmatch(pattern, line) for line in lines]
            assert all(found), text
            known = {(kinds[f["severity"]], f["file"], f.get("line"), f["rule"]) for f in findings}
            told = {(m[1], unquote(m[2]), int(m[3]) if m[3] else None, m[5]) for m in found}
            assert told <= known, told - known
            assert {t[3] for t in told} == {k[3] for k in known}
            assert [m[1] for m in found] == sorted((m[1] for m in found), key=["error", "warning", "notice"].index)
            """
        #expect(try compare(command, "github", with: script) == "")
    }

    @Test(arguments: commands) func compiler(command: [String]) throws {
        let script = """
            pattern = r"(.*):(\\d+):(\\d+): (error|warning|note): (.+) \\[([a-z0-9-]+)\\]"
            told = [re.fullmatch(pattern, line) for line in text.splitlines()]
            assert all(told), text
            assert all(f["file"] == m[1] for f, m in zip(findings, told) if f["file"].endswith("pack.yml"))
            known = [(f.get("line", 1), f.get("column", 1), f["severity"], f["rule"]) for f in findings]
            assert [(int(m[2]), int(m[3]), m[4], m[6]) for m in told] == known, known
            """
        #expect(try compare(command, "compiler", with: script) == "")
    }

    /// A pack without a fault is a test that passed.
    @Test func junitOfAGoodPack() throws {
        let studio = try Studio()
        let result = try studio.run("generate", "--format", "junit")
        #expect(
            result.outputText == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="voice-assets generate" tests="1" failures="0" errors="0">
                  <testsuite name="en-USD" tests="1" failures="0" errors="0" skipped="0">
                    <testcase name="generate" classname="en-USD"/>
                  </testsuite>
                </testsuites>

                """)
    }

    /// Where nothing could be read there is a report all the same.
    @Test(arguments: ["junit", "sarif", "github", "compiler"])
    func whereThereIsNothing(format: String) throws {
        let studio = try Studio(recording: nil)
        try FileManager.default.removeItem(at: studio.folder.url("recordings"))
        let result = try studio.run("validate", "--format", format)
        #expect(result.status == 66 && result.errorText.isEmpty && result.outputText.contains("file-missing"))
        #expect(format != "sarif" || result.outputText.contains("\"executionSuccessful\": false"))
    }
}
