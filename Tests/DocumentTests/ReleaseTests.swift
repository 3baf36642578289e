import Foundation
import TestSupport
import Testing

/// The workflow of a release, as far as it can be run here: its form, its shell steps, and the files that it makes.
@Suite struct ReleaseTests {
    private static let script = Document.root.appendingPathComponent("Plugins/Distribution/release").path

    /// Read by Python: what GitHub asks of a workflow, and that each step's script is one that bash reads.
    @Test(.enabled(if: PyYAML.isWanted), arguments: [".github/workflows/release.yml", ".github/workflows/ci.yml"])
    func workflow(file: String) throws {
        let program = """
            import re, subprocess, sys, yaml
            flow = yaml.load(open(sys.argv[1]), yaml.BaseLoader)
            jobs = flow["jobs"]
            assert set(flow) <= {"name", "on", "permissions", "concurrency", "jobs"}, set(flow)
            assert flow["permissions"] == {"contents": "read"}
            for name, job in jobs.items():
                known = {"needs", "runs-on", "container", "timeout-minutes", "permissions", "environment", "env", "steps"}
                assert set(job) <= known and "runs-on" in job and int(job["timeout-minutes"]) > 0, name
                needs = job.get("needs", [])
                for other in [needs] if isinstance(needs, str) else needs: assert other in jobs and other != name
                for step in job["steps"]:
                    assert ("uses" in step) != ("run" in step) and set(step) <= {"id", "name", "uses", "run", "with", "env"}
                    if "uses" in step: assert re.fullmatch(r"actions/[a-z-]+@v\\d+", step["uses"]), step
                    else:
                        assert "${{" not in step["run"], "an expression in a script is code that a name of a branch writes"
                        subprocess.run(["bash", "-n"], input=step["run"].encode(), check=True)
                        for script in re.findall(r"Plugins/[A-Za-z]+/[a-z]+|\\.ci/run", step["run"]): open(script)
            made = {step["with"]["name"] for job in jobs.values() for step in job["steps"] if "upload-artifact" in step.get("uses", "")}
            for job in jobs.values():
                for step in job["steps"]:
                    if "download-artifact" in step.get("uses", ""): assert step["with"]["name"] in made
            """
        let result = try Program.run("python3", ["-c", program, file], in: Document.root)
        #expect(result.status == 0, "\(result.errorText)")
    }

    /// A package as Plugins/Distribution/make lays it out, with a script for the tool.
    private static func package() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for system in ["x86_64-unknown-linux-gnu", "arm64-apple-macosx"] {
            let tool = "made/voice-assets.artifactbundle/\(system)/bin/voice-assets"
            try folder.write(tool, "#!/bin/sh\necho 0.3.0\n".utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url(tool).path)
        }
        try folder.write("made/voice-assets.artifactbundle/info.json", "{}\n".utf8)
        for part in ["Package.swift", "LICENSE"] {
            let source = part == "LICENSE" ? part : "Plugins/Distribution/\(part)"
            try folder.write("made/\(part)", Data(contentsOf: Document.root.appendingPathComponent(source)))
        }
        for part in ["Sources/A/a.swift", "Plugins/B/b.swift"] { try folder.write("made/\(part)", "".utf8) }
        return folder
    }

    @Test(.enabled(if: Program.available("zip", "unzip"))) func filesOfARelease() throws {
        let folder = try Self.package()
        let url = "https://example.org/releases/download/0.3.0"
        let result = try Program.run("bash", [Self.script, "made", url, "to/release"], in: folder.url)
        #expect(result.status == 0, "\(result.errorText)")
        let check = """
            set -e
            cd to/release && sha256sum -c --quiet SHA256SUMS && [ "$(wc -l <SHA256SUMS)" = 3 ]
            mkdir ../unzipped && unzip -q voice-assets.artifactbundle.zip -d ../unzipped
            diff -r ../unzipped/voice-assets.artifactbundle ../../made/voice-assets.artifactbundle
            ../unzipped/voice-assets.artifactbundle/x86_64-unknown-linux-gnu/bin/voice-assets
            mkdir ../system && tar -xzf voice-assets-arm64-apple-macosx.tar.gz -C ../system && ../system/bin/voice-assets
            [ -f package/Sources/A/a.swift ] && [ -f package/Plugins/B/b.swift ] && [ -f package/LICENSE ]
            sum=$(sha256sum <voice-assets.artifactbundle.zip | cut -c1-64)
            grep -c '"voice-assets-bundle", url: "\(url)/voice-assets.artifactbundle.zip", checksum: "'"$sum"'"),' package/Package.swift
            diff package/Package.swift ../../made/Package.swift | grep -c '^[<>]'
            """
        let checked = try Program.run("bash", ["-c", check], in: folder.url)
        #expect(
            checked.status == 0 && checked.outputText == "0.3.0\n0.3.0\n1\n2\n",
            "\(checked.outputText)\(checked.errorText)")
        let again = try Program.run("bash", [Self.script, "made", url, "to/release"], in: folder.url)
        #expect(again.status == 73)
    }

    /// The step of the workflow that tags the package, against a repository on this disk.
    @Test(.enabled(if: PyYAML.isWanted && Program.available("git"))) func tagsThePackage() throws {
        let folder = try TemporaryFolder()
        let program = """
            import sys, yaml
            steps = yaml.safe_load(open(sys.argv[1]))["jobs"]["publish"]["steps"]
            print(next(step["run"] for step in steps if step.get("name", "").startswith("Tag")))
            """
        let workflow = Document.root.appendingPathComponent(".github/workflows/release.yml").path
        let step = try Program.run("python3", ["-c", program, workflow]).output
        try folder.write("step", step)
        try folder.write("work/release/package/Package.swift", "// a manifest\n".utf8)
        try folder.write("work/release/package/Sources/A/a.swift", "".utf8)
        let script = """
            set -e
            git init -q --bare origin.git && cd work && git init -q && git remote add origin ../origin.git
            GITHUB_REF_NAME=0.3.0 bash -eo pipefail ../step 2>/dev/null
            git -C ../origin.git ls-tree -r --name-only refs/tags/0.3.0-prebuilt
            git -C ../origin.git log --format=%s refs/tags/0.3.0-prebuilt
            """
        let result = try Program.run("bash", ["-c", script], in: folder.url)
        #expect(
            result.outputText == "Package.swift\nSources/A/a.swift\nvoice-assets 0.3.0, built before\n",
            "\(result.outputText)\(result.errorText)")
    }

    @Test(
        arguments: [
            (["made"], 64), (["made", "http://example.org", "to"], 64), (["made", "https://a\"b", "to"], 64),
            (["nowhere", "https://example.org", "to"], 66),
        ] as [([String], Int32)])
    func refused(arguments: [String], status: Int32) throws {
        let folder = try Self.package()
        let result = try Program.run("bash", [Self.script] + arguments, in: folder.url)
        #expect(result.status == status)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["made"])
    }
}
