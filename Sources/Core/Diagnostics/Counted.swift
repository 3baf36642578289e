/// A number and what it counts: `1 clip`, `2 clips`.
///
/// - Parameter word: in the singular; its plural has an s.
package func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
