import ArgumentParser

/// Who delivers a push: what `payload --for` takes.
enum PushService: String, ExpressibleByArgument, CaseIterable {
    /// Apple's service, and a simulator's `simctl push`.
    case apns
    /// Firebase Cloud Messaging, HTTP v1.
    case fcm
    /// Huawei's Push Kit for HarmonyOS, as a voice broadcast (`push-type: 2`).
    case hms
    /// Alibaba Cloud's EMAS, the parameters of its `Push`.
    case alibaba
}
