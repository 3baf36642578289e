package android.os

import android.Device

interface IBinder

class Looper

class Build {
    class VERSION {
        companion object {
            const val SDK_INT = 34
        }
    }
}

class Handler(looper: Looper) {
    fun post(work: () -> Unit): Boolean = Device.later(work)
    fun postDelayed(work: () -> Unit, delay: Long): Boolean = Device.later(work)
}

class HandlerThread(name: String) {
    val looper: Looper = Looper()
    fun start() {}
    fun quitSafely(): Boolean = true
}
