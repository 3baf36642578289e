package android.app

import android.content.Context
import android.content.Intent
import android.os.IBinder

abstract class Service : Context() {
    abstract fun onBind(intent: Intent): IBinder?
    open fun onCreate() {}
    open fun onDestroy() {}
    open fun onStartCommand(intent: Intent, flags: Int, startId: Int): Int = 0
    fun startForeground(id: Int, notification: Notification) {}
    fun stopForeground(flags: Int) {}
    fun stopSelf(startId: Int) {}

    companion object {
        const val START_NOT_STICKY = 2
        const val STOP_FOREGROUND_DETACH = 2
    }
}

class Notification {
    class Builder(context: Context, channel: String) {
        fun setSmallIcon(icon: Int): Builder = this
        fun setContentTitle(title: CharSequence): Builder = this
        fun setContentText(text: CharSequence): Builder = this
        fun build(): Notification = Notification()
    }
}

class NotificationChannel(id: String, name: CharSequence, importance: Int) {
    fun setSound(sound: android.net.Uri?, attributes: android.media.AudioAttributes?) {}
}

class NotificationManager {
    fun createNotificationChannel(channel: NotificationChannel) {}
    fun notify(id: Int, notification: Notification) {}

    companion object {
        const val IMPORTANCE_HIGH = 4
    }
}
