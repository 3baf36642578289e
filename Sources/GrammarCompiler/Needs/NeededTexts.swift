/// Texts that are collected, each once.
struct NeededTexts {
    private var order: [[Character]] = []
    private var texts: [[Character]: NumberNeeds.Text] = [:]

    var inOrder: [NumberNeeds.Text] { order.compactMap { texts[$0] } }

    mutating func add(_ text: NumberNeeds.Text) {
        let spoken = SpokenText(text.text)
        guard !spoken.isEmpty else { return }
        guard var known = texts[spoken.characters] else {
            order.append(spoken.characters)
            texts[spoken.characters] = text
            return
        }
        known.isSaid = known.isSaid && text.isSaid
        known.amount = min(known.amount, text.amount)
        known.readings += text.readings
        known.unit = known.unit ?? text.unit
        known.form = known.form ?? text.form
        known.isAffix = known.isAffix || text.isAffix
        known.isWhole = known.isWhole || text.isWhole
        texts[spoken.characters] = known
    }
}
