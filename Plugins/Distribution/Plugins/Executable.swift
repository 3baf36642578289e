import PackagePlugin

import struct Foundation.URL

/// An executable of the artifact bundle beside this package's manifest.
struct Executable {
    private let product: String

    init(_ product: String) { self.product = product }

    func url(for invocation: Invocation) throws -> URL { try invocation.tool(product) }
}
