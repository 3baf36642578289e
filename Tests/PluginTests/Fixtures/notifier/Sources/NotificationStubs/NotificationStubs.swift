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
        public class var defaultCritical: UNNotificationSound { criticalSoundNamed(.init(rawValue: "default")) }
        public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
            criticalSoundNamed(.init(rawValue: "default"), withAudioVolume: volume)
        }
        public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
            UNNotificationSound(named: .init(rawValue: "\(name.rawValue) critical"))
        }
        public class func criticalSoundNamed(
            _ name: UNNotificationSoundName, withAudioVolume volume: Float
        ) -> UNNotificationSound {
            UNNotificationSound(named: .init(rawValue: "\(name.rawValue) critical \(volume)"))
        }
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
        public let identifier: String
        public let trigger: UNNotificationTrigger?
        public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger? = nil) {
            self.identifier = identifier
            self.trigger = trigger
            own = content
        }
    }

    open class UNNotificationTrigger: NSObject {}

    open class UNNotification: NSObject {
        public let request: UNNotificationRequest
        public init(request: UNNotificationRequest) { self.request = request }
    }

    public struct UNNotificationPresentationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let sound = Self(rawValue: 1 << 1)
        public static let list = Self(rawValue: 1 << 3)
        public static let banner = Self(rawValue: 1 << 4)
    }

    public protocol UNUserNotificationCenterDelegate: AnyObject {
        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    }

    open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
        public let timeInterval: TimeInterval
        public init(timeInterval: TimeInterval, repeats: Bool) { self.timeInterval = timeInterval }
    }

    /// Keeps what waits in files of a folder of the App Group's: when they are due, their text, and what else they have. What was due is
    /// kept, too.
    open class UNUserNotificationCenter: NSObject {
        open class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
        open func add(
            _ request: UNNotificationRequest,
            withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
        ) {
            let wait = (request.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval ?? 0
            let due = Date(timeIntervalSinceNow: wait).timeIntervalSince1970
            let info = ["sound", "start"].map { "\(request.content.userInfo[$0] ?? "")" }
            let text = "\(due)\t\(request.content.body)\t\(info.joined(separator: "\t"))"
            do {
                let folder = try container.get().appendingPathComponent("waiting")
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: folder.appendingPathComponent(request.identifier), options: .atomic)
                completionHandler?(nil)
            } catch {
                completionHandler?(error)
            }
        }
        open func getPendingNotificationRequests(
            completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
        ) {
            let folder = (try? container.get().appendingPathComponent("waiting"))?.path ?? ""
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            completionHandler(
                names.compactMap { name in
                    let text = try? String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
                    let parts = (text ?? "").split(separator: "\t").map(String.init)
                    guard parts.count == 4, let due = Double(parts[0]), due > Date().timeIntervalSince1970 else {
                        return nil
                    }
                    let content = UNMutableNotificationContent()
                    content.body = parts[1]
                    content.userInfo = ["sound": parts[2], "start": Double(parts[3]) ?? 0]
                    return UNNotificationRequest(identifier: name, content: content)
                })
        }
    }

    /// The App Group's container of a test.
    private let container = Result {
        guard let path = ProcessInfo.processInfo.environment["APP_GROUP"] else { throw CocoaError(.fileNoSuchFile) }
        return URL(fileURLWithPath: path)
    }

    open class UNNotificationServiceExtension: NSObject {
        open func didReceive(
            _ request: UNNotificationRequest,
            withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
        ) {}
        open func serviceExtensionTimeWillExpire() {}
    }

    extension FileManager {
        public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
            try? container.get()
        }
    }

    // What of Apple's os an extension logs with. What is private is not shown, as in a log of another's device.

    public struct OSLogPrivacy: Sendable {
        public static let `public` = OSLogPrivacy(isShown: true)
        public static let `private` = OSLogPrivacy(isShown: false)
        let isShown: Bool
    }

    public struct OSLogMessage: ExpressibleByStringInterpolation {
        public struct StringInterpolation: StringInterpolationProtocol {
            var text = ""
            public init(literalCapacity: Int, interpolationCount: Int) {}
            public mutating func appendLiteral(_ literal: String) { text += literal }
            public mutating func appendInterpolation(_ value: String, privacy: OSLogPrivacy) {
                text += privacy.isShown ? value : "<private>"
            }
        }
        let text: String
        public init(stringLiteral value: String) { text = value }
        public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    }

    public struct Logger: Sendable {
        public init(subsystem: String, category: String) {}
        public func log(_ message: OSLogMessage) { print(message.text) }
        public func error(_ message: OSLogMessage) { print(message.text) }
    }
#endif
