package android.media

class MediaPlayer {
    fun setAudioAttributes(attributes: AudioAttributes) {}
    fun setOnCompletionListener(listener: (MediaPlayer) -> Unit) {}
    fun setOnErrorListener(listener: (MediaPlayer, Int, Int) -> Boolean) {}
    fun setDataSource(path: String) {}
    fun prepare() {}
    fun start() {}
    fun release() {}
}

class AudioAttributes {
    class Builder {
        fun setUsage(usage: Int): Builder = this
        fun setContentType(type: Int): Builder = this
        fun build(): AudioAttributes = AudioAttributes()
    }

    companion object {
        const val USAGE_NOTIFICATION_EVENT = 10
        const val CONTENT_TYPE_SPEECH = 1
    }
}
