// Which folders a company's integrations may read: only those that the operator names, since the server can read more than its tenants may.
import { isAbsolute, normalize } from 'node:path';

/** Stands for the company's id in a root. */
const companyPlaceholder = '{company}';

/** Reads `/srv/recordings,s3://bucket/{company}`: absolute folders and bucket prefixes; null for anything else. */
export function readRoots(text: string): readonly string[] | null {
  const roots = text.split(',').map((root) => root.trim());
  return roots.every((root) => isAbsolute(root) || /^s3:\/\/[a-z0-9][a-z0-9.-]+(\/|$)/.test(root)) ? roots : null;
}

/** The roots as they are for one company. */
export const rootsOf = (roots: readonly string[], companyId: string): string[] =>
  roots
    .map((root) => root.replaceAll(companyPlaceholder, companyId))
    .map((root) => (root.startsWith('s3://') ? root : normalize(root)));
