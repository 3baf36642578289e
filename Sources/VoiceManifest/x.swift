enum XVoiceManifest {}
