package import VoiceAssetCore
import VoiceAssetEmbeddedTexts
import VoiceManifest

/// The page: one file that loads nothing, and on which nothing runs but its own script. What packs say is data in JSON, which
/// the script makes texts of.
struct ReportPage {
    let packs: [ReportedPack]
    /// For each of them the one that it is compared with; empty if none is.
    let others: [ReportedPack?]
    /// Where those are.
    let compared: String?
    /// What is about no pack on the page.
    let findings: [Finding]

    var text: String {
        var page = SheetPage(
            command: "report", title: "Voice packs: " + packs.map(\.manifest.pack).joined(separator: ", "))
        page.style = unsafe String(cString: report_style())
        page.script = Self.script
        page.body = [
            #"<main id="packs"></main>"#, #"<p id="announcer" class="off" aria-live="polite"></p>"#,
            "<noscript>This page needs JavaScript to show the packs that it holds.</noscript>",
            "<script type=\"application/json\" id=\"data\">\(data)</script>",
        ]
        return page.text
    }

    /// The splicer for web pages, in a scope of its own, and what stands on it.
    private static let script: String = {
        let splicer = unsafe String(cString: splicer_module()).replacing(/(?m)^export (?=class |const )/, with: "")
        return "\"use strict\";\nconst { VoicePack, Refusal } = (() => {\n\(splicer)\n"
            + "return { VoicePack, Refusal };\n})();\n" + (unsafe String(cString: report_script()))
    }()

    private var data: String {
        let value = JSONValue.object([
            "packs": .array(packs.indices.map(pack)), "findings": .array(findings.map(\.onPage)),
        ])
        return value.inPage
    }

    private func pack(_ index: Int) -> JSONValue {
        let value = ReportedPackValue(pack: packs[index]).value
        guard let compared, case .object(var members) = value else { return value }
        members["compared"] = .string(printable(compared))
        members["other"] = others[index].map { ReportedPackValue(pack: $0, twin: packs[index]).value }
        return .object(members)
    }
}

extension OutputFile {
    /// A report, over nothing but an earlier one that nobody changed.
    package static func report(at path: String) -> OutputFile {
        SheetPage.file(at: path, kind: "report", of: "report")
    }
}

extension JSONValue {
    /// An object of the members that are known.
    static func object(known members: [String: JSONValue?]) -> JSONValue {
        .object(members.compactMapValues { $0 })
    }
}

extension Finding {
    /// The finding as the page's script reads it.
    var onPage: JSONValue {
        .object(known: [
            "severity": .string(severity.rawValue), "rule": .string(check.id),
            "message": .string(printable(message)), "file": .string(printable(file)),
            "clip": clip.map(JSONValue.string),
        ])
    }
}

extension PackManifest.Finding {
    /// The same of what a manifest says of a clip's take.
    var onPage: JSONValue {
        .object([
            "severity": .string(severity.rawValue), "rule": .string(rule), "message": .string(printable(message)),
        ])
    }
}
