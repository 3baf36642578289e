import Foundation
import VoiceNotifications

/// Tells a server what became of pushes: when, and by which code. No amounts.
struct Receipts {
    private struct Receipt: Encodable {
        let time: Double
        let code: String
        let count: Int
    }

    let voice: NotificationVoice
    let server: URL
    let settings: UserDefaults

    /// Sends what was noted since the last time. What the server didn't take is sent again.
    func send() async throws {
        let since = Date(timeIntervalSince1970: settings.double(forKey: "receipts"))
        let outcomes = voice.outcomes(since: since)
        guard let last = outcomes.map(\.time).max() else { return }
        var request = URLRequest(url: server)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.httpBody = try JSONEncoder().encode(
            outcomes.map { Receipt(time: $0.time.timeIntervalSince1970, code: $0.code, count: $0.count) })
        let (_, response) = try await URLSession.shared.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        // Times are noted to the millisecond.
        settings.set(last.timeIntervalSince1970 + 0.001, forKey: "receipts")
    }
}
