enum XFileSystem {}
