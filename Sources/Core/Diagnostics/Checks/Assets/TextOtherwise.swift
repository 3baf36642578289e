extension Check {
    /// The texts of pushes in [texts.csv](PackFile.md#the-texts-of-pushes) say what stands beside them there.
    ///
    /// **On a phone:** A push stays silent, or the app says what did not happen.
    ///
    /// **To mend it:** Correct the templates in pack.yml and generate again, or correct the row.
    ///
    /// **Settings:** an error; always.
    package static let textOtherwise = Check(
        "text-otherwise", .error,
        [
            "": .init(
                "`{text}` is read as {got}", expected: "{expected}",
                advice: "correct the templates in pack.yml and run generate, or correct this row"),
            "value": .init(
                "`{value}` is no value of an announcement",
                advice: "write each as name=value, with spaces between them: amount=15.50 channel=alipay"),
            "no column": .init("no column `{column}`", advice: "write the columns into the first line: {columns}"),
            "no announcement": .init(
                "values, and no announcement that says them", advice: "fill in the column `announcement`"),
        ])
}
