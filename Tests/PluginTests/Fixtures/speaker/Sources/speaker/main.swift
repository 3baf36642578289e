import VoiceSplicer

do {
    _ = try PackSplicer(pack: "nowhere")
} catch {
    print(error)
}
