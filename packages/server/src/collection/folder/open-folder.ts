// The folder that a location names.
import { ConnectorError } from '../connector.ts';
import { diskFolder } from './disk-folder.ts';
import type { Folder } from './folder.ts';
import { locateFolder, locationProblem } from './folder-location.ts';

/** Nothing is asked until the first use. Throws ConnectorError `settings` for a location outside of the roots. */
export async function openFolder(location: string, roots: readonly string[]): Promise<Folder> {
  const located = locateFolder(location, roots);
  if (!located) throw new ConnectorError('settings', locationProblem(location, roots)!);
  if (located.kind === 'disk') return diskFolder(located.path, located.roots, located.below);
  const { s3Folder } = await import('./s3-folder.ts');
  return s3Folder(located);
}
