// How many values a JSON text has, told without building them: a body of 24 MiB can hold twelve million, which take seconds and a gigabyte to parse.

const [comma, quote, openBracket, backslash, openBrace] = [0x2c, 0x22, 0x5b, 0x5c, 0x7b];

/** Whether a JSON text in UTF-8 has at most `most` values, nested ones included. Of what is no JSON, it says anything. */
export function hasAtMostValues(json: Buffer, most: number): boolean {
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === quote) at = endOfString(json, at);
    else if ((byte === comma || byte === openBracket || byte === openBrace) && ++values > most) return false;
  }
  return true;
}

/** Where the string that begins at `start` ends: its own quote, the first that is not escaped. */
function endOfString(json: Buffer, start: number): number {
  // Byte by byte: a search for each quote costs a call, and a transcript may have a hundred thousand escaped ones.
  let end = start + 1;
  while (end < json.length && json[end] !== quote) end += json[end] === backslash ? 2 : 1;
  return end;
}
