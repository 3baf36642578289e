package android.content

import java.io.File
import java.io.InputStream

abstract class Context {
    val mainLooper: android.os.Looper = android.os.Looper()
    val cacheDir: File = File(".")
    val assets: AssetManager = AssetManager()
    fun startForegroundService(intent: Intent) {}
    fun <T> getSystemService(service: Class<T>): T = throw IllegalStateException()
}

class AssetManager {
    fun open(path: String): InputStream = File(path).inputStream()
}

class Intent(context: Context, target: Class<*>) {
    fun putExtra(name: String, value: String?): Intent = this
    fun putExtra(name: String, value: Double): Intent = this
    fun getStringExtra(name: String): String? = null
    fun getDoubleExtra(name: String, absent: Double): Double = absent
}
