import ArgumentParser
import Foundation
import VoiceAssetCommandOutput
import VoiceAssetCore
import VoiceAssetPacks
import VoiceAssetPages
import VoiceAssetRecordingDesk
import VoiceManifest

/// `voice-assets booth`
struct BoothCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "booth",
        abstract: "Write the page on which a speaker records a pack's takes in the browser.",
        discussion: """
            Writes one file that can be mailed and needs no network. The page records one text at a time, checks each take \
            against the limits of pack.yml, and saves one file for `voice-assets split`. Opened from disk it records in Chrome, \
            Edge and Firefox; served, without --to, also in Safari. On a phone it needs an https address.

            Examples:
              voice-assets booth --pack vi-VND --to booth.html
              voice-assets booth --pack vi-VND --missing --to booth.html
              voice-assets split vi-VND.takes.wav --pack vi-VND --write

            Exit codes: 0 done; 1 the pack has errors, so its clips are unknown, or --missing is given and no clip is missing, or the --to file \
            exists and is not a booth page; 64 wrong command line; 66 there is no such pack; 74 writing or serving failed.
            """)

    @OptionGroup var packs: PackArguments

    @Option(
        name: .customLong("to"),
        help: .init(
            "Write the page to this file; replaces only an earlier page. (default: serve it on 127.0.0.1, to this computer alone)",
            valueName: "file"))
    var file: String?

    @Flag(help: "Leave out the clips that have a usable take of their text.")
    var missing = false

    @OptionGroup var pageWords: PageWordsOption

    private var findings: FindingsOptions { FindingsOptions() }

    func validate() throws {
        if file?.isEmpty == true { throw ValidationError("--to takes the path of a file, not an empty text.") }
        try requirePageName(file, of: "--to")
    }

    func run() async throws {
        let name = try packs.name()
        var survey = RecordingSurvey(recordings: packs.recordings, packs: [name], workers: OutputOptions.cores)
        survey.judgesTakes = missing
        let report = await survey.run()
        let progress = report.packs.first
        let sheet = progress.flatMap { ScriptSheet($0, isMissingOnly: missing) }
        var found = (sheet == nil ? report.diagnostics : []) + (progress?.diagnostics ?? [])
        let folder = "\(packs.recordings)/\(name)"
        guard let pack = progress?.pack, let sheet, !sheet.rows.isEmpty else {
            if sheet != nil { found.append(Finding(.sessionFit, "nothing").at(folder)) }
            return leave(found)
        }
        found = found.filter { $0.severity != .error } + (progress?.approvalNotes(folder: folder) ?? [])
        let words = pageWords.words(for: sheet.locale)
        let page = BoothPage(sheet, limits: pack.takes, license: pack.license, words: words).text
        if let file {
            if let fault = OutputFile.booth(at: file).write(page) { return leave(found + [fault]) }
            let split =
                "voice-assets split \(name).takes.wav \(packs.place(of: name))\(missing ? " --missing" : "") --write"
            findings.log(found)
            return SheetFiles.tell("\(file): \(counted(sheet.rows.count, "text")) to record", next: split)
        }
        findings.log(found)
        do {
            try PageServer(page: page).run {
                Terminal.output(lines: ["open http://127.0.0.1:\($0)/ and end this command when you are done"])
            }
        } catch {
            leave([error.diagnostic])
        }
    }

    private func leave(_ found: [Finding]) {
        let found = found.inReadingOrder()
        findings.log(found)
        findings.status(of: found).leave()
    }
}

/// One page over HTTP on 127.0.0.1, to this computer alone, one request at a time, until the process is ended.
struct PageServer {
    let page: String

    private static let address = "127.0.0.1"

    /// Bytes of a request that are read, and seconds that they may take.
    private static let longestRequest = 16_384
    private static let patience = 5

    /// - Parameter ready: is told the port when browsers can ask.
    func run(ready: (UInt16) -> Void) throws(PublishingError) {
        let listener = socket(AF_INET, Self.stream, 0)
        guard listener >= 0 else { throw PublishingError("open", Self.address, code: errno) }
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { general in
                unsafe bind(listener, general, size) == 0 && listen(listener, 8) == 0
                    && getsockname(listener, general, &size) == 0
            }
        }
        guard status else { throw PublishingError("listen on", Self.address, code: errno) }
        let port = UInt16(bigEndian: address.sin_port)
        ready(port)
        while true {
            let connection = accept(listener, nil, nil)
            if connection < 0 {
                guard [EINTR, ECONNABORTED].contains(errno) else {
                    throw PublishingError("answer on", Self.address, code: errno)
                }
                continue
            }
            answer(connection, port)
            close(connection)
        }
    }

    private func answer(_ connection: Int32, _ port: UInt16) {
        var patience = timeval(tv_sec: Self.patience, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            _ = unsafe setsockopt(connection, SOL_SOCKET, option, &patience, socklen_t(MemoryLayout<timeval>.size))
        }
        let response = Self.response(to: request(connection), port: port, page: page)
        var rest = Array(response.utf8)[...]
        while !rest.isEmpty {
            let sent = unsafe rest.withUnsafeBytes { bytes in
                unsafe send(connection, bytes.baseAddress, bytes.count, Self.noSignal)
            }
            guard sent > 0 else { return }
            rest = rest.dropFirst(sent)
        }
    }

    private func request(_ connection: Int32) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while bytes.count < Self.longestRequest {
            let count = unsafe recv(connection, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            bytes += buffer[..<count]
            if bytes.suffix(4).elementsEqual([13, 10, 13, 10]) { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The page, to a browser that asks for it by this computer's own address: a name that leads here is another site's.
    static func response(to request: String, port: UInt16, page: String) -> String {
        let lines = request.split(separator: "\r\n", omittingEmptySubsequences: false)
        let asked = (lines.first ?? "").split(separator: " ")
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        let host = lines.dropFirst().first { $0.lowercased().hasPrefix("host:") }.map {
            $0.dropFirst(5).filter { $0 != " " }.lowercased()
        }
        guard let host, hosts.contains(host) else { return Self.text("403 Forbidden", "", "text/plain") }
        guard asked.count == 3, asked[0] == "GET", asked[1] == "/" else {
            return Self.text("404 Not Found", "", "text/plain")
        }
        return Self.text("200 OK", page, "text/html; charset=utf-8")
    }

    private static func text(_ status: String, _ body: String, _ type: String) -> String {
        "HTTP/1.1 \(status)\r\nContent-Type: \(type)\r\nContent-Length: \(body.utf8.count)\r\n"
            + "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n\(body)"
    }

    /// SOCK_STREAM, which is of another type on each platform.
    private static let stream: Int32 = 1
    #if canImport(Darwin)
        private static let noSignal: Int32 = 0
    #else
        private static let noSignal = Int32(MSG_NOSIGNAL)
    #endif
}
