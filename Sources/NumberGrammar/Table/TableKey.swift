/// The names of a table's members, those of all its objects in one type: each type of keys is several kilobytes of code in an app,
/// and is looked up once more when a pack is loaded.
enum TableKey: String, CodingKey {
    case machines, amounts, announcements, endForms, slots
    // A machine
    case digits, first, reversed, states
    // A pattern
    case when, say
    // A slot
    case kind, min, max, scale, patterns, choices, form, clips, last, double, groups, pause, parts, units
    // A group of symbols
    case symbols
}
