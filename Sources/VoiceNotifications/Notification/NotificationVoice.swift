import NumberGrammar

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// From a notification's payload to its sound: what a notification service extension needs, in one value.
///
/// Make it once and keep it: the packs are loaded when they are first needed.
public struct NotificationVoice: Sendable {
    /// The app's packs.
    public let packs: VoicePacks
    /// Where the sounds go.
    public let store: SoundStore
    /// How payloads are read.
    public let reader: PayloadReader
    /// The rendition of the sounds.
    public let rendition: SoundRendition
    /// The languages to speak, BCP 47, the best first; `nil` stands for the user's.
    public let languages: [String]?
    /// Whose voice, of several in one language and currency: the `speaker` of a pack.yml. `nil` stands for the first.
    public let speaker: String?
    /// The announcement without an amount that is said in place of one that can't be made; `nil` for none. It is said for
    /// every push that failed, so that it must be true of all of them: `you have a payment`. Its sound is the error's
    /// `fallback`; where it can't be made either, that is the store's.
    public let fallbackAnnouncement: String?
    /// Whether the user wants to hear no announcements at a time: by a switch of the app's, or by `QuietHours`.
    public let isSilenced: @Sendable (Date) -> Bool
    /// Whether the last ten texts that fit no template are kept for `unreadTexts()`. They have names and amounts of people in
    /// them: for development alone.
    public let keepsTexts: Bool

    /// - Parameters:
    ///   - packs: the app's packs. Nothing is read of them yet.
    ///   - store: where the sounds go.
    ///   - reader: how payloads are read.
    ///   - rendition: the rendition of the sounds, which the packs must have. All but `mp3` are in formats that Apple
    ///     documents for notifications.
    ///   - languages: BCP 47 tags, the best first; `nil` stands for the user's.
    ///   - speaker: the `speaker` of a pack.yml.
    ///   - fallbackAnnouncement: an announcement's id; it says no amount.
    ///   - isSilenced: asked for each push that wants an announcement, with the time; a push of a silenced user is ignored and
    ///     keeps its own sound. Nobody is silenced unless told otherwise.
    ///   - keepsTexts: whether texts that fit no template are kept; for development.
    public init(
        packs: VoicePacks, store: SoundStore, reader: PayloadReader = PayloadReader(), rendition: SoundRendition = .wav,
        languages: [String]? = nil, speaker: String? = nil, fallbackAnnouncement: String? = nil,
        isSilenced: @escaping @Sendable (Date) -> Bool = { _ in false }, keepsTexts: Bool = false
    ) {
        self.packs = packs
        self.store = store
        self.reader = reader
        self.rendition = rendition
        self.languages = languages
        self.speaker = speaker
        self.fallbackAnnouncement = fallbackAnnouncement
        self.isSilenced = isSilenced
        self.keepsTexts = keepsTexts
    }

    /// A voice of one pack; see the other initializer.
    ///
    /// - Parameters:
    ///   - pack: the path of the pack's folder, which holds `splice.json`.
    ///   - store: where sounds are written.
    ///   - reader: what the payload's keys mean.
    ///   - rendition: the kind of file that is written.
    public init(
        pack: String, store: SoundStore, reader: PayloadReader = PayloadReader(), rendition: SoundRendition = .wav
    ) {
        self.init(packs: VoicePacks(pack: pack), store: store, reader: reader, rendition: rendition)
    }

    /// Makes the sound that a payload asks for, if it asks for one, and notes what became of it for `outcomes(since:)`.
    ///
    /// - Parameter payload: a notification's `userInfo`.
    public func outcome(for payload: [AnyHashable: Any]) -> Outcome {
        let outcome = answer(to: payload)
        switch outcome {
        case .ignored(.nothingAsked): break
        case .ignored(.noTemplate(let key)):
            store.log.note(outcome.code, key: key)
            if keepsTexts, let text = reader.text(in: payload) { store.texts.keep(text) }
        default: store.log.note(outcome.code)
        }
        return outcome
    }

    private func answer(to payload: [AnyHashable: Any]) -> Outcome {
        let read = Result { () throws(PayloadFault) in try AskedAnnouncement(of: payload, by: reader) }
        if case .success(let asked) = read, let reason = asked.refusal { return .ignored(reason) }
        if isSilenced(Date()) { return .ignored(.silenced) }
        do throws(SoundError.Reason) {
            let asked = try because(read.get)
            try tell(asked)
            return try outcome(of: asked)
        } catch {
            return .failed(withPhrase(SoundError(error, store.fallback)))
        }
    }

    /// Tries the templates of all packs with the text, if there is one.
    private func tell(_ asked: AskedAnnouncement) throws(SoundError.Reason) {
        guard asked.text != nil else { return }
        let index = try because(packs.index)
        let known = index.packs.keys.inOrder().compactMap { try? packs.splicer(pack: $0).asked }
        try because { () throws(PayloadFault) in try asked.tell(by: known) }
    }

    private func outcome(of asked: AskedAnnouncement) throws(SoundError.Reason) -> Outcome {
        let splicer = try splicer(for: asked)
        do {
            return try outcome(of: asked, by: splicer)
        } catch {
            // An update of the app's packs in this very moment: once more, with those that are there now.
            guard error.isOfFiles, splicer.pack.isReplaced else { throw error }
            return try outcome(of: asked, by: self.splicer(for: asked))
        }
    }

    private func outcome(
        of asked: AskedAnnouncement, by splicer: PackSplicer
    ) throws(SoundError.Reason) -> Outcome {
        switch try because({ () throws(PayloadFault) in try asked.reading(by: splicer.asked) }) {
        case .ignored(let reason): .ignored(reason)
        case .announcement(let request): .announced(try sound(for: request, by: splicer))
        }
    }

    /// The error with the phrase that is said instead, if the app names one that can be made.
    private func withPhrase(_ error: SoundError) -> SoundError {
        guard let id = fallbackAnnouncement,
            let splicer = try? packs.splicer(preferring: nil, languages: languages, speaker: speaker),
            splicer.saysAmount(id) == false,
            let sound = try? sound(for: .init(announcement: id, amount: nil), by: splicer)
        else { return error }
        return SoundError(error.reason, .named(sound.name))
    }

    /// The pack that is to say it. What has no amount has no currency: any pack that the user understands will do.
    private func splicer(for asked: AskedAnnouncement) throws(SoundError.Reason) -> PackSplicer {
        // A currency that can't be read is a fault only where an amount is said.
        let stated = (try? asked.codes()) ?? nil
        var likely = try because { () throws(VoicePacksError) in
            try packs.splicer(preferring: stated, languages: languages, speaker: speaker)
        }
        if let id = asked.id(by: likely.asked), likely.saysAmount(id) == nil {
            likely = packs.splicer(announcing: id, languages: languages) ?? likely
        }
        guard asked.hasAmount, asked.id(by: likely.asked).flatMap(likely.saysAmount) == true else { return likely }
        let codes = try because(asked.codes)
        return try because { () throws(VoicePacksError) in
            try packs.splicer(currencies: codes, languages: languages, speaker: speaker)
        }
    }

    private func sound(
        for request: PayloadReader.Request, by splicer: PackSplicer
    ) throws(SoundError.Reason) -> StoredSound {
        let announcement = try because { () throws(VoiceSplicerError) in
            guard let values = request.values else {
                return try splicer.announcement(request.announcement, amount: request.amount)
            }
            return try splicer.announcement(request.announcement, values)
        }
        return try because { () throws(SoundError) in
            try store.save(announcement, of: splicer, rendition: rendition)
        }
    }
}
