// Words above the name of who says them, as quotations are set: `"Hello."` above `— Ana 0:03`.

const quoted = /^((?:[#(]?\d{1,5}[.):]{0,2}[ \t])?)["“«](.*)["”»]$/s;
const signed = /^[ \t]{0,4}[—–-]{1,2} ?(\S.*)$/;

/** The source with each name above its words; as it is where few blocks are written so. */
export function withNamesAbove(source: string): string {
  if (!/^[ \t]{0,4}[—–-]{1,2} ?\S/m.test(source)) return source;
  const blocks = source.split(/\n[ \t]*\n/);
  let turned = 0;
  const above = blocks.map((block) => {
    const bare = block.trim();
    const at = bare.lastIndexOf('\n');
    const name = at > 0 && bare.length - at < 80 ? signed.exec(bare.slice(at + 1))?.[1] : undefined;
    // A line above the first quotation belongs to the head.
    const from = Math.max(0, bare.slice(0, at).search(/^(?:[#(]?\d{1,5}[.):]{0,2}[ \t])?["“«]/m));
    const said = name === undefined ? null : quoted.exec(bare.slice(from, at));
    if (!said) return block;
    turned += 1;
    return `${bare.slice(0, from)}\n${said[1]}${name}\n${said[2]}`;
  });
  return turned < 3 || turned < 0.7 * blocks.length ? source : above.join('\n\n');
}
