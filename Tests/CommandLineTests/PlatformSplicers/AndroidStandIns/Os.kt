package android.os

interface IBinder

class Looper

class Handler(looper: Looper) {
    fun post(work: () -> Unit): Boolean = true
    fun postDelayed(work: () -> Unit, delay: Long): Boolean = true
}

class HandlerThread(name: String) {
    val looper: Looper = Looper()
    fun start() {}
    fun quitSafely(): Boolean = true
}
