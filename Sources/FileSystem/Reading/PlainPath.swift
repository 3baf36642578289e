/// A folder's path without slashes at its end.
package func plainPath(_ path: String) -> String {
    var path = path[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
}
