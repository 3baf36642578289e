extension String {
    /// With a backslash before what would mark something up.
    package var inMarkdown: String {
        var result = ""
        for scalar in onOneLine.unicodeScalars {
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "&", "#", "$": result += "\\"
            default: break
            }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
