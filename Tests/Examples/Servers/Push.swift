// swiftc Push.swift && ./Push apns|fcm|hms|alibaba BODY
import Foundation

let environment = ProcessInfo.processInfo.environment
let now = Int(Date().timeIntervalSince1970)

struct Refused: Error { var reason: String }

func given(_ name: String) throws -> String {
    guard let value = environment[name] else { throw Refused(reason: "\(name) is not set") }
    return value
}

func json(_ members: [String: Any]) throws -> Data { try JSONSerialization.data(withJSONObject: members) }

/// The answer of a program to some bytes.
func output(of program: String, _ arguments: [String], _ input: Data) throws -> Data {
    let (process, to, from) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    (process.arguments, process.standardInput, process.standardOutput) = ([program] + arguments, to, from)
    try process.run()
    try to.fileHandleForWriting.write(contentsOf: input)
    try to.fileHandleForWriting.close()
    let output = from.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
        throw Refused(reason: "\(program): \(String(decoding: output, as: UTF8.self))")
    }
    return output
}

func base64url(_ data: Data) -> String {
    let text = data.base64EncodedString().replacingOccurrences(of: "+", with: "-")
    return text.replacingOccurrences(of: "/", with: "_").replacingOccurrences(of: "=", with: "")
}

/// A token (RFC 7515), signed with the key.
func token(_ head: [String: Any], _ claims: [String: Any], _ options: [String] = []) throws -> String {
    let text = try [head, claims].map { base64url(try json($0)) }.joined(separator: ".")
    let signature = try output(
        of: "openssl", ["dgst", "-sha256", "-sign", given("KEY")] + options, Data(text.utf8))
    return "\(text).\(base64url(head["alg"] as? String == "ES256" ? raw(Array(signature)) : signature))"
}

/// Two numbers of 32 bytes (RFC 7518, section 3.4), of those in DER.
func raw(_ der: [UInt8]) -> Data {
    var (numbers, place) = (Data(), 2)
    for _ in 0..<2 {
        let end = place + 2 + Int(der[place + 1])
        let number = der[place + 2..<end].drop { $0 == 0 }
        numbers += [UInt8](repeating: 0, count: 32 - number.count) + number
        place = end
    }
    return numbers
}

/// By curl: URLSession on Linux promises no HTTP/2.
func post(_ url: String, _ body: Data, _ headers: [String: String]) throws -> Data {
    let fields = headers.flatMap { ["-H", "\($0): \($1)"] }
    let options = ["--silent", "--show-error", "--fail-with-body", "--max-time", "10", "--http2"]
    return try output(of: "curl", options + [url, "--data-binary", "@-"] + fields, body)
}

func apns(_ body: Data) throws -> Data {
    struct Push: Decodable { var expiryTime: String }
    let expiry = try JSONDecoder().decode(Push.self, from: body).expiryTime
    let bearer = try token(["alg": "ES256", "kid": given("KEY_ID")], ["iss": given("ISSUER"), "iat": now])
    let url = try (environment["APNS_URL"] ?? "https://api.push.apple.com") + "/3/device/" + given("DEVICE")
    return try post(
        url, body,
        [
            "authorization": "bearer \(bearer)", "apns-topic": given("TOPIC"), "apns-push-type": "alert",
            "apns-priority": "10", "apns-expiration": expiry,
        ])
}

func fcm(_ body: Data) throws -> Data {
    let url = environment["GOOGLE_URL"] ?? "https://oauth2.googleapis.com/token"
    let claims: [String: Any] = [
        "iss": try given("ISSUER"), "aud": url, "iat": now, "exp": now + 3600,
        "scope": "https://www.googleapis.com/auth/firebase.messaging",
    ]
    let assertion = try token(["alg": "RS256", "typ": "JWT"], claims)
    let form = "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=\(assertion)"
    let answer = try post(url, Data(form.utf8), ["content-type": "application/x-www-form-urlencoded"])
    let access = (try JSONSerialization.jsonObject(with: answer) as? [String: Any])?["access_token"] as? String
    let host = environment["FCM_URL"] ?? "https://fcm.googleapis.com"
    return try post(
        host + "/v1/projects/\(given("PROJECT"))/messages:send", body,
        ["content-type": "application/json", "authorization": "Bearer \(access ?? "")"])
}

func hms(_ body: Data) throws -> Data {
    let claims: [String: Any] = [
        "iss": try given("ISSUER"), "iat": now, "exp": now + 3600,
        "aud": "https://oauth-login.cloud.huawei.com/oauth2/v3/token",
    ]
    let bearer = try token(
        ["alg": "PS256", "typ": "JWT", "kid": given("KEY_ID")], claims,
        ["-sigopt", "rsa_padding_mode:pss", "-sigopt", "rsa_pss_saltlen:-1"])
    let host = environment["HMS_URL"] ?? "https://push-api.cloud.huawei.com"
    return try post(
        host + "/v3/\(given("PROJECT"))/messages:send", body,
        ["content-type": "application/json", "push-type": "2", "authorization": "Bearer \(bearer)"])
}

/// Parameters in the order of their names, each percent-encoded, and once more for what is signed.
func alibaba(_ body: Data) throws -> Data {
    func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain = (48...57).contains(byte) || (65...90).contains(byte & 0xdf) || "-_.~".utf8.contains(byte)
            return isPlain ? String(UnicodeScalar(byte)) : String(format: "%%%02X", byte)
        }.joined()
    }
    struct Value: Decodable {
        var text: String
        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            text = try (try? value.decode(Bool.self)).map { "\($0)" } ?? value.decode(String.self)
        }
    }
    var fields = try JSONDecoder().decode([String: Value].self, from: body).mapValues(\.text)
    let own = [
        "Action": "Push", "Version": "2016-08-01", "Format": "JSON", "AppKey": try given("APP_KEY"),
        "AccessKeyId": try given("KEY_ID"), "SignatureNonce": UUID().uuidString, "SignatureMethod": "HMAC-SHA1",
        "SignatureVersion": "1.0", "Timestamp": ISO8601DateFormatter().string(from: Date()),
    ]
    fields.merge(own) { $1 }
    let query = fields.map { "\(encoded($0))=\(encoded($1))" }.sorted().joined(separator: "&")
    let hmac = try output(
        of: "openssl", ["dgst", "-sha1", "-hmac", given("SECRET") + "&", "-binary"],
        Data("POST&%2F&\(encoded(query))".utf8))
    let url = (environment["ALIBABA_URL"] ?? "https://cloudpush.aliyuncs.com") + "/"
    let form = "\(query)&Signature=\(encoded(hmac.base64EncodedString()))"
    return try post(url, Data(form.utf8), ["content-type": "application/x-www-form-urlencoded"])
}

let services = ["apns": apns, "fcm": fcm, "hms": hms, "alibaba": alibaba]
guard CommandLine.arguments.count == 3, let send = services[CommandLine.arguments[1]] else {
    fatalError("Push apns|fcm|hms|alibaba BODY")
}
do {
    let body = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2]))
    print(String(decoding: try send(body), as: UTF8.self))
} catch {
    print(error)
    exit(1)
}
