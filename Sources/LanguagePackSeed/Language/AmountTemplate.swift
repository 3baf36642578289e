/// One way in which a whole amount is said.
struct AmountTemplate: Hashable {
    var integer: Int64?
    var fraction: Int64?
    var say: [TemplateItem]
}
