/// The index, and what manifests have in common with the files that splicers read.
@_exported public import VoiceTables
