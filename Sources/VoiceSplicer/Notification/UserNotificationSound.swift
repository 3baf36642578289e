#if canImport(UserNotifications) && !os(tvOS) && !os(watchOS)
    public import UserNotifications

    extension NotificationVoice {
        /// The sound of a notification: the announcement that its payload asks for, or else the store's fallback.
        public func sound(for request: UNNotificationRequest) -> UNNotificationSound {
            do throws(SoundError) {
                let sound = try sound(for: request.content.userInfo)
                return UNNotificationSound(named: UNNotificationSoundName(rawValue: sound.name))
            } catch {
                return error.fallback.notificationSound
            }
        }
    }

    extension FallbackSound {
        /// The sound as UserNotifications wants it.
        public var notificationSound: UNNotificationSound {
            switch self {
            case .standard: .default
            case .named(let name): UNNotificationSound(named: UNNotificationSoundName(rawValue: name))
            }
        }
    }
#endif
