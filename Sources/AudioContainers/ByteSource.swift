/// A file's bytes, held or read from where they are.
package protocol ByteSource: ~Copyable {
    associatedtype Failure: Error

    /// The file's size.
    var bytes: Int { get }

    /// Bytes from a place on; fewer than asked for behind the last one that is to be had.
    func read(at offset: Int, count: Int) throws(Failure) -> [UInt8]
}
