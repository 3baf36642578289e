/// What splicers read, and the errors of reading it.
@_exported public import VoiceTables
