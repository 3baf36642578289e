package io.flutter.plugins.firebase.messaging

import android.Device
import com.google.firebase.messaging.FirebaseMessagingService
import com.google.firebase.messaging.RemoteMessage

open class FlutterFirebaseMessagingService : FirebaseMessagingService() {
    override fun onMessageReceived(message: RemoteMessage) = Device.note("the plugin's")
}
