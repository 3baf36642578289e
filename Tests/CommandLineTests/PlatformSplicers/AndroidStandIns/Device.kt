package android

import android.app.Notification
import android.app.NotificationChannel
import android.app.Service
import android.content.Intent
import java.io.File

/** A device without a clock: what is to be done later is done next. It notes what is heard, shown and logged. */
object Device {
    var assets = File(".")
    /** Whether an app in the background may start a service now. */
    var mayStart = true
    var isInCall = false
    var foreground: Notification? = null
    val channels = HashMap<String, NotificationChannel>()
    private val notes = mutableListOf<String>()
    private val works = mutableListOf<() -> Unit>()
    private var service: Service? = null
    private var starts = 0

    fun note(text: String) {
        notes.add(text)
    }

    /** What happened since it was asked before, to the end of all work. */
    fun happened(): String {
        while (works.isNotEmpty()) works.removeAt(0)()
        return notes.joinToString("; ").also { notes.clear() }
    }

    fun later(work: () -> Unit): Boolean = works.add(work)

    fun start(intent: Intent) {
        if (!mayStart) throw IllegalStateException("ForegroundServiceStartNotAllowedException")
        val started = service ?: (intent.target.getDeclaredConstructor().newInstance() as Service).also { it.onCreate() }
        service = started
        starts += 1
        val start = starts
        later {
            started.onStartCommand(intent, 0, start)
            if (foreground == null) note("ended: not in the foreground")
        }
    }

    fun stop(start: Int) {
        if (start != starts) return
        if (foreground != null) note("still shown")
        service?.onDestroy()
        service = null
    }
}
