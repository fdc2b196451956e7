// Networks as operators write them, and what counts as one address.
import { BlockList, isIP, SocketAddress } from 'node:net';

export interface Networks {
  has(address: string): boolean;
}

/** Reads `10.0.0.5,192.168.1.0/24,fd00::/8`; null for anything else. */
export function readNetworks(text: string): Networks | null {
  const list = new BlockList();
  for (const each of text.split(',').map((part) => part.trim())) {
    const [address = '', prefix, ...rest] = each.split('/');
    const version = isIP(address);
    const bits = version === 6 ? 128 : 32;
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : bits + 1;
    if (version === 0 || rest.length > 0 || length > bits) return null;
    list.addSubnet(address, length, version === 6 ? 'ipv6' : 'ipv4');
  }
  return {
    has: (address) => {
      const version = isIP(address);
      return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
    },
  };
}

/** An IPv4 address, or the /64 that one line of IPv6 has to itself: tries, requests and room are counted by it (docs/decisions/sign-in.md#d63). */
export function countedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIP(plain) === 4) return plain;
  // Whatever a header holds that is no address is one address.
  if (isIP(plain) !== 6) return 'unknown';
  const { address: folded } = new SocketAddress({ address: plain, family: 'ipv6' });
  const [head = '', tail] = folded.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}
