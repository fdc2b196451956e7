// Extensions as one types them: separated by commas or spaces, each once, of the form that the server takes (openapi: Extension).

/** openapi: maxItems. */
export const mostExtensions = 20;
const form = /^[0-9A-Za-z*#+._-]{1,32}$/;

/** "201, 202;203" → ['201', '202', '203']. */
export const parseExtensions = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

type ExtensionComplaint =
  | { kind: 'most' }
  | { kind: 'invalid'; extension: string }
  | { kind: 'taken'; extension: string; owner: string };

/** What the server would refuse; `others` are the rest of the team. */
export function complaintAboutExtensions(
  extensions: readonly string[],
  others: readonly { name: string; extensions?: readonly string[] }[],
): ExtensionComplaint | null {
  if (extensions.length > mostExtensions) return { kind: 'most' };
  for (const extension of extensions) {
    if (!form.test(extension)) return { kind: 'invalid', extension };
    const owner = others.find((other) => other.extensions?.includes(extension));
    if (owner) return { kind: 'taken', extension, owner: owner.name };
  }
  return null;
}
