/// One way in which a number and its unit are said together.
struct PhraseTemplate: Hashable {
    /// The number that it is for; nil for every one.
    var number: Int64?
    var say: [TemplateItem]
}
