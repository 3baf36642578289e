package android.app

import android.Device
import android.content.Context
import android.content.Intent
import android.os.IBinder

abstract class Service : Context() {
    abstract fun onBind(intent: Intent): IBinder?
    open fun onCreate() {}
    open fun onDestroy() {}
    open fun onStartCommand(intent: Intent, flags: Int, startId: Int): Int = 0
    fun startForeground(id: Int, notification: Notification) {
        Device.foreground = notification
    }
    fun stopForeground(flags: Int) {
        if (flags == STOP_FOREGROUND_REMOVE) Device.foreground = null
    }
    fun stopSelf(startId: Int) = Device.stop(startId)

    companion object {
        const val START_NOT_STICKY = 2
        const val STOP_FOREGROUND_REMOVE = 1
    }
}

class Activity : Context() {
    fun requestPermissions(permissions: Array<String>, request: Int) = Device.note("ask ${permissions.joinToString()}")
}

class Notification(val channel: String, val text: String) {
    class Builder(context: Context, private val channel: String) {
        private var text = ""
        fun setSmallIcon(icon: Int): Builder = this
        fun setContentText(text: CharSequence): Builder = also { it.text = "$text" }
        fun build(): Notification = Notification(channel, text)
    }
}

class NotificationChannel(val id: String, name: CharSequence, importance: Int) {
    var isHeard = true
    fun setSound(sound: android.net.Uri?, attributes: android.media.AudioAttributes?) {
        isHeard = sound != null
    }
}

class NotificationManager {
    fun createNotificationChannel(channel: NotificationChannel) {
        Device.channels.getOrPut(channel.id) { channel }
    }

    fun notify(tag: String, id: Int, notification: Notification) {
        val ding = if (Device.channels.getValue(notification.channel).isHeard) "ding" else "show"
        Device.note("$ding $tag ${notification.text}")
    }

    companion object {
        const val IMPORTANCE_LOW = 2
        const val IMPORTANCE_HIGH = 4
    }
}
