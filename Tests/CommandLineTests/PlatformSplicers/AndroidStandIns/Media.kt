package android.media

import android.Device
import java.io.File

class MediaPlayer {
    private var completed: (MediaPlayer) -> Unit = {}
    private var file = File(".")
    fun setAudioAttributes(attributes: AudioAttributes) {}
    fun setOnCompletionListener(listener: (MediaPlayer) -> Unit) {
        completed = listener
    }
    fun setOnErrorListener(listener: (MediaPlayer, Int, Int) -> Boolean) {}
    fun setDataSource(path: String) {
        file = File(path)
    }
    fun prepare() {}
    fun start() {
        Device.note("play ${file.length()}")
        Device.later { completed(this) }
    }
    fun release() {}
}

class AudioManager {
    fun requestAudioFocus(request: AudioFocusRequest): Int = if (Device.isInCall) 0 else AUDIOFOCUS_REQUEST_GRANTED
    fun abandonAudioFocusRequest(request: AudioFocusRequest): Int = AUDIOFOCUS_REQUEST_GRANTED

    companion object {
        const val AUDIOFOCUS_GAIN_TRANSIENT_MAY_DUCK = 3
        const val AUDIOFOCUS_REQUEST_GRANTED = 1
    }
}

class AudioFocusRequest {
    class Builder(gain: Int) {
        fun setAudioAttributes(attributes: AudioAttributes): Builder = this
        fun build(): AudioFocusRequest = AudioFocusRequest()
    }
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
