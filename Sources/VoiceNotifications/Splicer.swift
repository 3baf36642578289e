/// Packs, announcements and the errors of both.
@_exported public import VoiceSplicer
