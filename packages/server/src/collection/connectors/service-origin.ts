// Where a service on the internet is: https, and nothing behind the host.

export function isOrigin(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.href === `${url.origin}/`;
}
