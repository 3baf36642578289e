
// What pages save. A field of a table that a spreadsheet reads as text, whatever it begins with.
function field(value) {
  let text = String(value).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ");
  if (/^ *[=+\-@\uff1d\uff0b\uff0d\uff20]/.test(text)) text = "'" + text;
  return /[",]|^ | $/.test(text) ? '"' + text.replaceAll('"', '""') + '"' : text;
}

// Saves lines of fields under a file's name.
function saveTable(name, lines) {
  const table = lines.map(line => line.map(field).join(",") + "\r\n").join("");
  download(name, "\ufeff" + table, "text/csv");
}
