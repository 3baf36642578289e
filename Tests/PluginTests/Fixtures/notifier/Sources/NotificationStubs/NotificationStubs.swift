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
        open override func mutableCopy() -> Any {
            let copy = UNMutableNotificationContent()
            (copy.userInfo, copy.sound, copy.body) = (userInfo, sound, body)
            return copy
        }
        open var userInfo: [AnyHashable: Any] { [:] }
        open var sound: UNNotificationSound? { nil }
        open var title: String { "" }
        open var body: String { "" }
    }

    open class UNMutableNotificationContent: UNNotificationContent {
        private var ownSound: UNNotificationSound?
        private var ownBody = ""
        private var ownInfo: [AnyHashable: Any] = [:]
        open override var userInfo: [AnyHashable: Any] {
            get { ownInfo }
            set { ownInfo = newValue }
        }
        open override var sound: UNNotificationSound? {
            get { ownSound }
            set { ownSound = newValue }
        }
        open override var body: String {
            get { ownBody }
            set { ownBody = newValue }
        }
    }

    open class UNNotificationRequest: NSObject {
        private let own: UNNotificationContent
        open var content: UNNotificationContent { own }
        public init(identifier: String, content: UNNotificationContent) { own = content }
    }

    open class UNNotificationServiceExtension: NSObject {
        open func didReceive(
            _ request: UNNotificationRequest,
            withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
        ) {}
        open func serviceExtensionTimeWillExpire() {}
    }

    extension FileManager {
        public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
    }
#endif
