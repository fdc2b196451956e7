// What counts as one address where tries, requests and room are counted: an IPv4 address, or the /64 that one line of IPv6 has to itself (docs/decisions/sign-in.md#d63).
import { isIP, SocketAddress } from 'node:net';

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
