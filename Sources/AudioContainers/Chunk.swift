/// A piece of a container, as its header states it: the file may end before it does.
package struct Chunk: Sendable, Hashable {
    /// Four printable characters.
    package var name: String
    /// Where its content begins, in the file.
    package var content: Int
    /// Bytes of content that the header states.
    package var size: UInt64
}
