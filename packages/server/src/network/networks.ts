// Networks as operators write them, and what counts as one address.
import { BlockList, isIP, SocketAddress } from 'node:net';

export interface Networks {
  has(address: string): boolean;
}

/** Reads `10.0.0.5,192.168.1.0/24,fd00::/8`; null for anything else. */
export const readNetworks = (text: string): Networks | null => networksOf(text.split(',').map((part) => part.trim()));

/** The same from single addresses and networks; null when one is neither. */
export function networksOf(texts: readonly string[]): Networks | null {
  const list = new BlockList();
  for (const text of texts) {
    const network = readNetwork(text);
    if (!network) return null;
    list.addSubnet(network.address, network.length, network.family);
  }
  return {
    has: (text) => {
      const address = withoutZone(text);
      const version = isIP(address);
      return version !== 0 && list.check(address, version === 6 ? 'ipv6' : 'ipv4');
    },
  };
}

const withoutZone = (address: string) => address.replace(/%.*$/, '');

/** An address or `address/prefix`; an IPv4 one that is mapped into IPv6 is the IPv4 one. Null for anything else. */
export function readNetwork(text: string): { address: string; length: number; family: 'ipv4' | 'ipv6' } | null {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  const bits = version === 6 ? 128 : 32;
  const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : bits + 1;
  if (version === 0 || address.includes('%') || rest.length > 0 || length > bits) return null;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && length >= 96) return { address: mapped, length: length - 96, family: 'ipv4' };
  return { address, length, family: version === 6 ? 'ipv6' : 'ipv4' };
}

/** An IPv4 address, or the /64 that one line of IPv6 has to itself: tries, requests and room are counted by it (docs/decisions/sign-in.md#d63). */
export function countedAddress(address: string): string {
  const plain = withoutZone(address.replace(/^::ffff:(?=\d+\.)/i, ''));
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

/** What a provider gives to one place, of what counts as an address: 256 addresses of IPv4, a /48 of IPv6. */
export function placeOf(counted: string): string {
  const ofIpv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(counted);
  if (ofIpv4) return `${ofIpv4[1]}.0/24`;
  return counted === 'unknown' ? counted : `${counted.split(':').slice(0, 3).join(':')}::/48`;
}
