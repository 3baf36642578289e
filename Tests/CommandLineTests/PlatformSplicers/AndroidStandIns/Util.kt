package android.util

import android.Device

object Log {
    fun i(tag: String, text: String): Int = Device.note(text).let { 0 }
    fun w(tag: String, text: String): Int = Device.note(text).let { 0 }
}
