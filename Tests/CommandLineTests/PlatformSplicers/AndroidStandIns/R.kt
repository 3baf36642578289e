package android

class R {
    class drawable {
        companion object {
            const val stat_notify_chat = 1
        }
    }
}
