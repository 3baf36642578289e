import Foundation
import Testing
import VoiceNotifications

struct QuietHoursTests {
    private static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 8 * 3600) ?? calendar.timeZone
        return calendar
    }()

    @Test(arguments: [
        (1320, 420, "22:00", true), (1320, 420, "21:59", false), (1320, 420, "23:59", true), (1320, 420, "00:00", true),
        (1320, 420, "06:59", true), (1320, 420, "07:00", false), (720, 780, "12:00", true), (720, 780, "12:59", true),
        (720, 780, "13:00", false), (720, 780, "11:59", false), (720, 780, "00:30", false), (600, 600, "10:00", false),
        (-5, 9999, "12:00", true), (-5, 9999, "23:59", false),
    ])
    func contains(start: Int, end: Int, clock: String, isQuiet: Bool) throws {
        let time = try Date("2026-11-25T\(clock):30+08:00", strategy: .iso8601)
        #expect(QuietHours(from: start, to: end).contains(time, in: Self.calendar) == isQuiet)
    }
}
