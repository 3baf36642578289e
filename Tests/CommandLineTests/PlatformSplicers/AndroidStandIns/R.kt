package android

class R {
    class drawable {
        companion object {
            const val stat_notify_chat = 1
        }
    }
}

class Manifest {
    class permission {
        companion object {
            const val POST_NOTIFICATIONS = "android.permission.POST_NOTIFICATIONS"
        }
    }
}
