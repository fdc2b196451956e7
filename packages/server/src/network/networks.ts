// A list of networks as operators write it: addresses and CIDR blocks, IPv4 and IPv6.
import { BlockList, isIP } from 'node:net';

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
