package android.os

interface IBinder
