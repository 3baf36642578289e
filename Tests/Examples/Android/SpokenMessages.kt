package com.example.shop

import android.Manifest
import android.app.Activity
import android.app.Notification
import android.app.NotificationChannel
import android.app.NotificationManager
import android.app.Service
import android.content.Context
import android.content.Intent
import android.media.AudioAttributes
import android.media.AudioFocusRequest
import android.media.AudioManager
import android.media.MediaPlayer
import android.os.Build
import android.os.Handler
import android.os.HandlerThread
import android.os.IBinder
import android.util.Log
import com.google.firebase.messaging.FirebaseMessagingService
import com.google.firebase.messaging.RemoteMessage
import java.io.File
import java.util.Locale
import java.util.UUID
import org.json.JSONException
import org.json.JSONObject
import voiceassets.Announcement
import voiceassets.AnnouncementTurns
import voiceassets.PackFault
import voiceassets.PayloadFault
import voiceassets.PayloadReader
import voiceassets.Refusal
import voiceassets.TurnAnswer
import voiceassets.VoiceIndex
import voiceassets.VoicePack

/** Firebase's messages. */
class SpokenMessages : FirebaseMessagingService() {
    override fun onMessageReceived(message: RemoteMessage) {
        // One that lost its priority on the way may start no service from the background.
        val mayStart = message.priority == RemoteMessage.PRIORITY_HIGH
        Pushes.take(this, message.data, message.messageId, message.sentTime / 1000.0, mayStart)
    }
}

/** What becomes of a push: a notification of its own, and an announcement if it asks for one. */
object Pushes {
    private const val TAG = "voice"
    private var packs: List<VoicePack>? = null

    /** A push that is a text of JSON, such as the `content` of Alibaba Cloud's `CPushMessage`. */
    fun take(context: Context, text: String, id: String?) {
        try {
            val json = JSONObject(text)
            take(context, json.keys().asSequence().associateWith { json.get(it) }, id, null, true)
        } catch (none: JSONException) {
            Log.i(TAG, "left alone: no JSON")
        }
    }

    fun take(context: Context, data: Map<String, Any?>, id: String?, sent: Double?, mayStart: Boolean) {
        val message = PayloadReader().message(data, id)
        // The push's own words, where nothing can be said.
        var words = data["title"] as? String
        var isSpoken = false
        try {
            val packs = packs ?: load(context).also { packs = it }
            val reading = PayloadReader().reading(data, packs)
            val announcement = reading.announcement
            if (announcement == null) {
                Log.i(TAG, "left alone: ${reading.ignored}")
            } else {
                val (pack, values) = Pair(packs[reading.pack], reading.values)
                val said = if (values == null) pack.announcement(announcement, reading.amount) else
                    pack.announcement(announcement, values)
                words = said.transcript
                if (!mayStart) Log.w(TAG, "not spoken: it came with normal priority")
                if (mayStart) speak(context, pack, said, message.id, message.sent ?: sent)
                isSpoken = mayStart
            }
        } catch (failure: Exception) {
            // Its code, never its message: an amount is the user's.
            Log.w(TAG, "not spoken: ${code(failure)}")
        }
        if (words != null) notify(context, message.id ?: UUID.randomUUID().toString(), words, isSpoken)
    }

    /** Fails where a service may not be started now, with a ForegroundServiceStartNotAllowedException. */
    private fun speak(context: Context, pack: VoicePack, said: Announcement, id: String?, sent: Double?) {
        val file = File.createTempFile("announcement", ".mp3", context.cacheDir)
        try {
            file.outputStream().use { pack.write(said, "mp3", it) }
            val intent = Intent(context, SpeakingService::class.java).putExtra("file", file.path)
            intent.putExtra("seconds", said.seconds).putExtra("id", id).putExtra("sent", sent ?: 0.0)
            context.startForegroundService(intent)
        } catch (failure: Exception) {
            file.delete()
            throw failure
        }
    }

    /** All packs, those of the user's language first. */
    private fun load(context: Context): List<VoicePack> {
        val index = VoiceIndex(context.assets.open("VoiceAssets/index.json").use { it.readBytes() })
        val all = context.assets.list("VoiceAssets").orEmpty().filter { it != "index.json" }
        return (index.packs(Locale.getDefault().toLanguageTag()) + all).distinct().map { name ->
            VoicePack.open { context.assets.open("VoiceAssets/$name/$it") }
        }
    }

    private fun code(failure: Exception): String = when (failure) {
        is PayloadFault -> failure.code
        is Refusal -> failure.code
        is PackFault -> failure.code
        else -> failure.javaClass.name
    }

    /** One a message: the same message replaces its own. What is spoken makes no other sound. */
    private fun notify(context: Context, id: String, words: String, isSpoken: Boolean) {
        val channel = if (isSpoken) "spoken" else "unspoken"
        val notification = notification(context, channel, NotificationManager.IMPORTANCE_HIGH, words, !isSpoken)
        context.getSystemService(NotificationManager::class.java).notify(id, 0, notification)
    }

    fun notification(
        context: Context, channel: String, importance: Int, words: String, isHeard: Boolean = false
    ): Notification {
        val made = NotificationChannel(channel, "Payments: $channel", importance)
        if (!isHeard) made.setSound(null, null)
        context.getSystemService(NotificationManager::class.java).createNotificationChannel(made)
        val builder = Notification.Builder(context, channel).setSmallIcon(android.R.drawable.stat_notify_chat)
        return builder.setContentText(words).build()
    }

    /** For an activity: from Android 13 on the user is asked whether the app may show notifications. */
    fun askForNotifications(activity: Activity) {
        if (Build.VERSION.SDK_INT >= 33) activity.requestPermissions(arrayOf(Manifest.permission.POST_NOTIFICATIONS), 0)
    }
}

/** Plays one announcement after the other, and ends after the last one. */
class SpeakingService : Service() {
    private class Sound(val file: File, val turn: TurnAnswer)

    private val thread = HandlerThread("announcements")
    private lateinit var worker: Handler
    private var focus: AudioFocusRequest? = null
    private var player: MediaPlayer? = null

    /** Announcements that are not over yet, and the last start: on the main thread only. */
    private var waiting = 0
    private var lastStart = 0

    override fun onBind(intent: Intent): IBinder? = null

    override fun onCreate() {
        thread.start()
        worker = Handler(thread.looper)
    }

    override fun onStartCommand(intent: Intent, flags: Int, startId: Int): Int {
        // At once: who asked for a service in the foreground and doesn't get one is ended.
        startForeground(1, Pushes.notification(this, "speaking", NotificationManager.IMPORTANCE_LOW, "Speaking"))
        waiting += 1
        lastStart = startId
        worker.post { prepare(intent) }
        return START_NOT_STICKY
    }

    override fun onDestroy() {
        worker.post { player?.release() }
        thread.quitSafely()
    }

    // What follows runs on the worker's thread.

    private fun prepare(intent: Intent) {
        val sent = intent.getDoubleExtra("sent", 0.0)
        val seconds = intent.getDoubleExtra("seconds", 0.0)
        val turn = turns.turn(seconds, intent.getStringExtra("id"), if (sent > 0) sent else null)
        val sound = Sound(File(intent.getStringExtra("file").orEmpty()), turn)
        if (turn.refusal == null) await(sound, turn.start) else finish(sound, "${turn.refusal}")
    }

    /** Until it begins. Then it may be later: a message that was sent before has come. */
    private fun await(sound: Sound, start: Long) {
        val now = System.currentTimeMillis()
        worker.postDelayed({
            val begin = turns.begin(sound.turn, start)
            if (begin > start) await(sound, begin) else play(sound)
        }, maxOf(0, start - now))
    }

    private fun play(sound: Sound) {
        val audio = getSystemService(AudioManager::class.java)
        val attributes = AudioAttributes.Builder()
            .setUsage(AudioAttributes.USAGE_NOTIFICATION_EVENT)
            .setContentType(AudioAttributes.CONTENT_TYPE_SPEECH).build()
        val request = AudioFocusRequest.Builder(AudioManager.AUDIOFOCUS_GAIN_TRANSIENT_MAY_DUCK)
            .setAudioAttributes(attributes).build()
        if (audio.requestAudioFocus(request) != AudioManager.AUDIOFOCUS_REQUEST_GRANTED) return finish(sound, "no focus")
        focus = request
        try {
            // The one before is over, or is cut off: turns go by the length of what is said.
            player?.release()
            val next = MediaPlayer()
            player = next
            next.setAudioAttributes(attributes)
            next.setOnCompletionListener { finish(sound, null) }
            next.setOnErrorListener { _, what, _ ->
                finish(sound, "player $what")
                true
            }
            next.setDataSource(sound.file.path)
            next.prepare()
            next.start()
        } catch (failure: Exception) {
            finish(sound, failure.javaClass.name)
        }
    }

    private fun finish(sound: Sound, fault: String?) {
        if (fault != null) Log.w("voice", "not heard: $fault")
        sound.file.delete()
        focus?.let { getSystemService(AudioManager::class.java).abandonAudioFocusRequest(it) }
        focus = null
        Handler(mainLooper).post {
            waiting -= 1
            if (waiting == 0) {
                stopForeground(STOP_FOREGROUND_REMOVE)
                // Not if another push has come meanwhile.
                stopSelf(lastStart)
            }
        }
    }

    private companion object {
        /** For as long as the process lives. A service may wait longer than an extension of iOS. */
        val turns = AnnouncementTurns(patience = 120.0)
    }
}
