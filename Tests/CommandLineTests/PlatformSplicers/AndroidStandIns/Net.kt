package android.net

class Uri
