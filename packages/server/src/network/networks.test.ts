// Lists of networks, as EARSHOT_PBX_NETWORKS holds them.
import { describe, expect, it } from 'vitest';
import { readNetworks } from './networks.ts';

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
