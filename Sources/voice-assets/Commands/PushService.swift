import ArgumentParser

/// Who delivers a push: what `payload --for` takes.
enum PushService: String, ExpressibleByArgument, CaseIterable {
    /// Apple's service, and a simulator's `simctl push`.
    case apns
    /// Firebase Cloud Messaging, HTTP v1.
    case fcm
    /// Alibaba Cloud's EMAS, the parameters of its `Push`.
    case alibaba
}
