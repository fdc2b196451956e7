// Quoted-printable, as the source of a letter has it: `Andr=C3=A9s`, with `=` at the end of a line that goes on.
const header = /^Content-Transfer-Encoding:\s{0,4}quoted-printable/im;
const escapes = /=[\dA-F]{2}/g;
const utf8 = new TextDecoder();

/** The letter as it reads, without its headers; any other text comes back as it is. */
export function withoutQuotedPrintable(source: string): string {
  const head = source.slice(0, 4000);
  const letters = head.match(/=C[23]=[89AB][\dA-F]/g)?.length ?? 0;
  const isLetter = header.test(head);
  if (!isLetter && (letters < 2 || !/=\r?\n/.test(source))) return source;
  const bytes = source
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (run) =>
      utf8.decode(Uint8Array.from((run.match(escapes) ?? []).map((code) => Number.parseInt(code.slice(1), 16)))),
    );
  return isLetter ? bytes.replace(/^(?:[\w-]{2,40}:[^\n]*\n|[ \t][^\n]*\n){1,60}\r?\n/, '') : bytes;
}
