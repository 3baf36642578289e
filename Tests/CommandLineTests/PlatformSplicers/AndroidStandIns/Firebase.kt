package com.google.firebase.messaging

import android.app.Service
import android.content.Intent
import android.os.IBinder

abstract class FirebaseMessagingService : Service() {
    override fun onBind(intent: Intent): IBinder? = null
    open fun onMessageReceived(message: RemoteMessage) {}
}

class RemoteMessage(val data: Map<String, String>, val priority: Int, val notification: Any? = null) {
    val messageId: String? = null
    val sentTime: Long = System.currentTimeMillis()

    companion object {
        const val PRIORITY_HIGH = 1
        const val PRIORITY_NORMAL = 2
    }
}
