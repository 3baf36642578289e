enum XVoiceAssetBuild {}
