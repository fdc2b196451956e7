// Lists of networks, as EARSHOT_PBX_NETWORKS holds them.
import { describe, expect, it } from 'vitest';
import { countedAddress, readNetworks } from './networks.ts';

describe('networks that the operator names (issue 8: private PBX targets)', () => {
  it.each([
    ['10.0.0.5', ['10.0.0.5'], ['10.0.0.6', '::1']],
    ['192.168.1.0/24, fd00::/8', ['192.168.1.0', '192.168.1.255', 'fd12::1'], ['192.168.2.1', 'fe80::1']],
    ['127.0.0.0/8', ['127.9.9.9', '::ffff:127.0.0.1'], ['128.0.0.1', 'localhost', '']],
  ])('%s', (text, inside, outside) => {
    const networks = readNetworks(text)!;
    for (const address of inside) expect(networks.has(address), address).toBe(true);
    for (const address of outside) expect(networks.has(address), address).toBe(false);
  });

  it.each(['', 'pbx.local', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/-1', '10.0.0.0/', '::/129', '10.0.0.5,,10.0.0.6'])(
    '%j is refused',
    (text) => expect(readNetworks(text)).toBeNull(),
  );
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nonsense', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s (D63)', (address, counted) => {
  expect(countedAddress(address)).toBe(counted);
});
