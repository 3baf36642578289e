/// What makes an exported folder a package for Node.js and bundlers, which find the modules and their types by it.
enum WebPackage {
    static let source = Platform.Source(path: "package.json", text: text, isOptional: true)

    private static let text = """
        {
          "description": "Joins the clips of a voice pack into announcements. Written by `voice-assets export`; don't edit it here.",
          "name": "voice-splicer", "version": "\(Generator.version)", "license": "MIT", "private": true,
          "type": "module",
          "files": ["*.mjs", "*.d.mts", "VoiceAssets", "vectors.json"],
          "exports": {
            ".": { "types": "./voice-splicer.d.mts", "default": "./voice-splicer.mjs" },
            "./payload-reader": { "types": "./payload-reader.d.mts", "default": "./payload-reader.mjs" },
            "./announcement-turns": { "types": "./announcement-turns.d.mts", "default": "./announcement-turns.mjs" },
            "./announcement-player": { "types": "./announcement-player.d.mts", "default": "./announcement-player.mjs" },
            "./web-output": { "types": "./web-output.d.mts", "default": "./web-output.mjs" },
            "./VoiceAssets/*": "./VoiceAssets/*",
            "./vectors.json": "./vectors.json",
            "./package.json": "./package.json"
          }
        }

        """
}
