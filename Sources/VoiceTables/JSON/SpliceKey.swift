/// The names of the members of a splicer's manifest and of an index, those of all their objects in one type: each type of keys is
/// several kilobytes of code in an app, and is looked up once more when a pack is loaded.
enum SpliceKey: String, CodingKey {
    case schema, pack, locale, currency, speaker, range, renditions, clips, pauses, grammar, textJoins, limits
    // How texts are read
    case texts, numbers, zeros, says, title, values
    // A currency, a range, a limit
    case code, scale, min, max, maxSeconds
    // A rendition
    case fileExtension, codec, container, sampleRate, frameSamples, frameBytes
    // A clip, a join
    case id, text, samples, files, bytes, left, right
    // An index
    case packs, fallback, manifest
}
