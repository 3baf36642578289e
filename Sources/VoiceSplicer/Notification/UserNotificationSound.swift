#if canImport(UserNotifications) && !os(tvOS) && !os(watchOS)
    public import UserNotifications

    extension NotificationVoice {
        /// Gives a notification the sound that its payload asks for, and the store's fallback if that can't be made. A
        /// push that asks for no announcement keeps its own sound, or none.
        ///
        /// - Parameter content: a mutable copy of the request's content.
        /// - Returns: what became of it, for the log and for the notification's text.
        @discardableResult
        public func setSound(of content: UNMutableNotificationContent) -> Outcome {
            let outcome = outcome(for: content.userInfo)
            switch outcome {
            case .said(let sound):
                content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: sound.name))
            case .notOurs: break
            case .failed(let error): content.sound = error.fallback.notificationSound
            }
            return outcome
        }

        /// The sound of a notification: see `setSound(of:)`. That of a push which asks for no announcement is its own.
        public func sound(for request: UNNotificationRequest) -> UNNotificationSound? {
            switch outcome(for: request.content.userInfo) {
            case .said(let sound): UNNotificationSound(named: UNNotificationSoundName(rawValue: sound.name))
            case .notOurs: request.content.sound
            case .failed(let error): error.fallback.notificationSound
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
