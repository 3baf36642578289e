enum XAudioCodecs {}
