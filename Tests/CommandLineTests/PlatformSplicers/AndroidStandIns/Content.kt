package android.content

import android.Device
import java.io.File
import java.io.InputStream

abstract class Context {
    val mainLooper: android.os.Looper = android.os.Looper()
    val cacheDir: File = File(System.getProperty("java.io.tmpdir"))
    val assets: AssetManager = AssetManager()
    fun startForegroundService(intent: Intent) = Device.start(intent)
    fun <T> getSystemService(service: Class<T>): T = service.getDeclaredConstructor().newInstance()
}

class AssetManager {
    fun open(path: String): InputStream = File(Device.assets, path).inputStream()
    fun list(path: String): Array<String>? = File(Device.assets, path).list()
}

class Intent(context: Context, val target: Class<*>) {
    private val extras = HashMap<String, Any?>()
    fun putExtra(name: String, value: String?): Intent = also { extras[name] = value }
    fun putExtra(name: String, value: Double): Intent = also { extras[name] = value }
    fun getStringExtra(name: String): String? = extras[name] as String?
    fun getDoubleExtra(name: String, absent: Double): Double = extras[name] as Double? ?: absent
}
