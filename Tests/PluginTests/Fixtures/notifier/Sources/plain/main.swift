import VoiceSplicer

do {
    _ = try VoiceSplicer(pack: "nowhere")
} catch {
    print(error)
}
