#if canImport(UserNotifications) && !os(tvOS) && !os(watchOS)
    public import UserNotifications

    extension NotificationVoice {
        /// Gives a notification the sound that its payload asks for, and the error's fallback if that can't be made. A
        /// push that asks for no announcement keeps its own sound, or none. A critical sound stays critical.
        ///
        /// - Parameter content: a mutable copy of the request's content.
        /// - Returns: what became of it, for the log and for the notification's text.
        @discardableResult
        public func setSound(of content: UNMutableNotificationContent) -> Outcome {
            let outcome = outcome(for: content.userInfo)
            content.sound = outcome.sound(of: content)
            return outcome
        }

        /// The sound of a notification: see `setSound(of:)`. That of a push which asks for no announcement is its own.
        public func sound(for request: UNNotificationRequest) -> UNNotificationSound? {
            outcome(for: request.content.userInfo).sound(of: request.content)
        }
    }

    extension NotificationVoice.Outcome {
        /// What a notification sounds like now. What was critical stays so, at its volume.
        fileprivate func sound(of content: UNNotificationContent) -> UNNotificationSound? {
            let critical = CriticalSound(content.userInfo)
            switch self {
            case .announced(let sound): return .named(sound.name, critical)
            case .ignored: return content.sound
            case .failed(let error):
                switch error.fallback {
                case .own: return content.sound
                case .named(let name): return .named(name, critical)
                case .standard:
                    guard let critical else { return .default }
                    return critical.volume.map { .defaultCriticalSound(withAudioVolume: $0) } ?? .defaultCritical
                }
            }
        }
    }

    extension UNNotificationSound {
        fileprivate static func named(_ name: String, _ critical: CriticalSound?) -> UNNotificationSound {
            let name = UNNotificationSoundName(rawValue: name)
            guard let critical else { return UNNotificationSound(named: name) }
            return critical.volume.map { criticalSoundNamed(name, withAudioVolume: $0) } ?? criticalSoundNamed(name)
        }
    }

    /// The sound of a critical alert, as the server asks for it: `"sound": {"critical": 1, "name": "a.caf", "volume": 0.5}`.
    /// (Apple: Generating a remote notification)
    private struct CriticalSound {
        /// From 0 to 1; `nil` for the system's own.
        let volume: Float?

        init?(_ payload: [AnyHashable: Any]) {
            let alert = payload["aps"] as? [AnyHashable: Any]
            guard let sound = alert?["sound"] as? [AnyHashable: Any], sound["critical"] as? Int == 1 else { return nil }
            volume = (sound["volume"] as? Double).map { Float(min(max($0, 0), 1)) }
        }
    }
#endif
