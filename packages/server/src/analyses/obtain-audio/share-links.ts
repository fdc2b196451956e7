// Share links of Google Drive and Dropbox: people copy the address of a page; the file itself is at another.

const driveFile = /^\/file\/(?:u\/\d+\/)?d\/([\w-]{10,})(?:\/|$)/;

/** Where the file is that a share link shows; any other address as it is. What is behind it may still be a page: its content type tells. */
export function directAddress(url: URL): URL {
  if (url.protocol !== 'https:') return url;
  if (url.hostname === 'drive.google.com') return ofDrive(url);
  if (/^(www\.)?dropbox\.com$/.test(url.hostname)) return ofDropbox(url);
  return url;
}

function ofDrive(url: URL): URL {
  const id = driveFile.exec(url.pathname)?.[1] ?? (url.pathname === '/open' ? url.searchParams.get('id') : null);
  if (!id) return url;
  const direct = new URL('https://drive.usercontent.google.com/download?export=download&confirm=t');
  direct.searchParams.set('id', id);
  // Files of before 2021 have a key besides.
  const key = url.searchParams.get('resourcekey');
  if (key) direct.searchParams.set('resourcekey', key);
  return direct;
}

/** For one file; folders have other paths. `raw` gives the file its own media type, which `dl` does not. */
function ofDropbox(url: URL): URL {
  if (!/^\/(s|scl\/fi)\//.test(url.pathname)) return url;
  const direct = new URL(url);
  direct.searchParams.delete('dl');
  direct.searchParams.set('raw', '1');
  return direct;
}
