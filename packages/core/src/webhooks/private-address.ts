// Which network addresses may be called: only global unicast ones of the IANA registries, IPv4 and IPv6 (docs/decisions/webhooks.md#d49).

/** IPv4 blocks that are not globally reachable, or are no unicast (IANA special-purpose registry). */
const reservedIpv4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private
  '100.64.0.0/10', // carrier-grade NAT
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local, cloud metadata
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, broadcast
].map((block) => {
  const [network, bits] = block.split('/') as [string, string];
  return { network: readIpv4(network)!, size: 2 ** (32 - Number(bits)) };
});

/** The part of IPv6 that is handed out as global unicast, less the blocks below: everything else is refused. */
const globalUnicast = { prefix: [0x2000], bits: 3 };
const reservedIpv6 = [
  { prefix: [0x2001, 0x0000], bits: 23 }, // protocol assignments: Teredo, ORCHID, benchmarks
  { prefix: [0x2001, 0x0db8], bits: 32 }, // documentation
  { prefix: [0x2002], bits: 16 }, // 6to4: carries any IPv4 address inside
  { prefix: [0x3fff, 0x0000], bits: 20 }, // documentation
];

/**
 * Whether an address may be called. Anything that is not the plain text of an IPv4 or IPv6 address is refused, and so
 * are addresses with a zone, and IPv6 forms that wrap an IPv4 address (mapped, compatible, NAT64, 6to4).
 */
export function isPublicAddress(address: string): boolean {
  const ipv4 = readIpv4(address);
  if (ipv4 !== null) return !reservedIpv4.some(({ network, size }) => ipv4 >= network && ipv4 < network + size);
  const groups = readIpv6(address);
  return (
    groups !== null && startsWith(groups, globalUnicast) && !reservedIpv6.some((block) => startsWith(groups, block))
  );
}

/** The address in the host of a URL (`[::1]` → `::1`), or null when the host is a name that must be resolved. */
export function addressInHost(hostname: string): string | null {
  const bare = hostname.startsWith('[') && hostname.endsWith(']') ? hostname.slice(1, -1) : hostname;
  return readIpv4(bare) !== null || bare.includes(':') ? bare : null;
}

/** Four decimal parts without leading zeros; other notations mean different things to different readers. */
function readIpv4(text: string): number | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)) return null;
  return parts.reduce((value, part) => value * 256 + Number(part), 0);
}

/** The eight 16-bit groups of an IPv6 text, or null. */
function readIpv6(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [head, tail] = halves.map((half, index) => readGroups(half, index === halves.length - 1));
  if (!head || tail === null) return null;
  if (tail === undefined) return head.length === 8 ? head : null;
  const missing = 8 - head.length - tail.length;
  return missing >= 1 ? [...head, ...Array<number>(missing).fill(0), ...tail] : null;
}

/** Colon-separated groups; only the end of a whole address may be written as IPv4. */
function readGroups(text: string, mayEndInIpv4: boolean): number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    const ipv4 = mayEndInIpv4 && index === parts.length - 1 ? readIpv4(part) : null;
    if (ipv4 !== null) groups.push(Math.floor(ipv4 / 65_536), ipv4 % 65_536);
    else if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
}

function startsWith(groups: readonly number[], { prefix, bits }: { prefix: readonly number[]; bits: number }): boolean {
  return Array.from({ length: Math.ceil(bits / 16) }, (_, index) => {
    const kept = Math.min(16, bits - 16 * index);
    const mask = (0xffff << (16 - kept)) & 0xffff;
    return ((groups[index]! ^ (prefix[index] ?? 0)) & mask) === 0;
  }).every(Boolean);
}
