// How many values a JSON text has, told without building them: a body of 24 MiB can hold twelve million, which take seconds and a gigabyte to parse.

const [comma, quote, openBracket, backslash, openBrace] = [0x2c, 0x22, 0x5b, 0x5c, 0x7b];

/** Two milliseconds' worth. */
const sliceBytes = 512 * 1024;

/** Whether a JSON text in UTF-8 has at most `most` values, nested ones included. Of what is no JSON, it says anything. A long one waits for `turn` again and again. */
export async function hasAtMostValues(json: Uint8Array, most: number, turn: () => Promise<void>): Promise<boolean> {
  let [at, values, isInString] = [0, 1, false];
  for (;;) {
    const end = Math.min(at + sliceBytes, json.length);
    for (; at < end; at += 1) {
      const byte = json[at];
      if (isInString) {
        // What is escaped ends no string.
        if (byte === backslash) at += 1;
        else if (byte === quote) isInString = false;
      } else if (byte === quote) isInString = true;
      else if ((byte === comma || byte === openBracket || byte === openBrace) && ++values > most) return false;
    }
    if (at >= json.length) return true;
    await turn();
  }
}
