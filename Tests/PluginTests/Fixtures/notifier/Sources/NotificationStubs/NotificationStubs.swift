#if !canImport(UserNotifications)
    // The declarations of Apple's UserNotifications and Foundation that a notification service extension uses.
    public import Foundation

    public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open class UNNotificationSound: NSObject {
        public class var `default`: UNNotificationSound { UNNotificationSound(named: .init(rawValue: "default")) }
        public let name: UNNotificationSoundName
        public init(named name: UNNotificationSoundName) { self.name = name }
    }

    open class UNNotificationContent: NSObject {
        open var userInfo: [AnyHashable: Any] { [:] }
    }

    open class UNMutableNotificationContent: UNNotificationContent {
        public var sound: UNNotificationSound?
    }

    open class UNNotificationRequest: NSObject {
        open var content: UNNotificationContent { UNNotificationContent() }
    }

    open class UNNotificationServiceExtension: NSObject {
        open func didReceive(
            _ request: UNNotificationRequest,
            withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
        ) {}
    }

    extension FileManager {
        public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
    }
#endif
