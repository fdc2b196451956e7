// The cookies of one client, in memory, for runtimes that keep none. A browser shows scripts no Set-Cookie header and keeps its own.

export class Cookies {
  readonly #values = new Map<string, string>();

  /** The header to send; none while there are no cookies. */
  header(): { cookie?: string } {
    const pairs = [...this.#values].map(([name, value]) => `${name}=${value}`);
    return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
  }

  /** Keeps what the server set, and drops what it cleared. */
  read(headers: Headers): void {
    for (const text of headers.getSetCookie?.() ?? []) {
      const [pair = '', ...attributes] = text.split(';');
      const [, name, value] = /^\s*([^=\s]+)=(.*?)\s*$/.exec(pair) ?? [];
      if (name === undefined || value === undefined) continue;
      if (attributes.some(isPast)) this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }
}

function isPast(attribute: string): boolean {
  const [, seconds] = /^\s*max-age=(-?\d+)/i.exec(attribute) ?? [];
  const [, moment] = /^\s*expires=(.*)/i.exec(attribute) ?? [];
  return Number(seconds) <= 0 || Date.parse(moment ?? '') <= Date.now();
}
