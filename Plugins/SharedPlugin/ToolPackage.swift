import PackagePlugin

/// The package that a tool comes from, as the app's package has resolved it.
struct ToolPackage {
    private let package: Package
    private let product: ExecutableProduct

    /// Looks for the tool in the app's package, then in the packages that it depends on; nil if it is in none.
    init?(of name: String, in app: Package) {
        var seen: Set<Package.ID> = []
        var waiting = [app]
        while let package = waiting.popLast() {
            guard seen.insert(package.id).inserted else { continue }
            for case let product as ExecutableProduct in package.products where product.name == name {
                self.package = package
                self.product = product
                return
            }
            waiting += package.dependencies.map(\.package)
        }
        return nil
    }

    /// What the tool is made of and has to be compiled, each after all that it is built on.
    var modules: [any SourceModuleTarget] {
        (product.mainTarget.recursiveTargetDependencies + [product.mainTarget])
            .compactMap { $0 as? any SourceModuleTarget }
    }

    /// Fails if the tool's sources can't be compiled for want of the packages that the trait brings in, and says what to
    /// write instead.
    func requireTrait() throws {
        guard !modules.contains(where: { $0.moduleName == "ArgumentParser" }) else { return }
        throw VoiceAssetsToolError(
            description: """
                The tool \(product.name) needs the trait 'Tool' of the package \(package.displayName), which is off. \(remedy)
                """)
    }

    private var remedy: String {
        let place: String
        switch package.origin {
        case .root: return "Leave out --traits and --disable-default-traits."
        case .local(let path): place = "path: \"\(path)\""
        case .repository(let url, _, _): place = "url: \"\(url)\", …"
        case .registry(let identity, _): place = "id: \"\(identity)\", …"
        @unknown default: place = "…"
        }
        return """
            Write
              .package(\(place), traits: ["Tool"])
            in Package.swift, or leave `traits` out there; or run a release's voice-assets instead, without a build.
            """
    }
}
