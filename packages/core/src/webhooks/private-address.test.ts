import { describe, expect, it } from 'vitest';
import { addressInHost, isPublicAddress } from './private-address.ts';

const text = (value: number) => [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');
const number = (address: string) => address.split('.').reduce((value, part) => value * 256 + Number(part), 0);

describe('D49: IPv4', () => {
  it.each([
    ['0.0.0.0', '0.255.255.255'],
    ['10.0.0.0', '10.255.255.255'],
    ['100.64.0.0', '100.127.255.255'],
    ['127.0.0.0', '127.255.255.255'],
    ['169.254.0.0', '169.254.255.255'],
    ['172.16.0.0', '172.31.255.255'],
    ['192.0.0.0', '192.0.0.255'],
    ['192.0.2.0', '192.0.2.255'],
    ['192.88.99.0', '192.88.99.255'],
    ['192.168.0.0', '192.168.255.255'],
    ['198.18.0.0', '198.19.255.255'],
    ['198.51.100.0', '198.51.100.255'],
    ['203.0.113.0', '203.0.113.255'],
    ['224.0.0.0', '255.255.255.255'],
  ])('%s to %s is closed, and nothing around it', (first, last) => {
    const middle = text(Math.floor((number(first) + number(last)) / 2));
    for (const address of [first, middle, last]) expect(isPublicAddress(address), address).toBe(false);
    const outside = [number(first) - 1, number(last) + 1].filter((value) => value >= 0 && value < 2 ** 32);
    for (const address of outside.map(text)) expect(isPublicAddress(address), address).toBe(true);
  });

  it.each(['1.1.1.1', '8.8.8.8', '52.95.110.1', '172.15.0.1', '172.32.0.1', '192.0.1.1', '223.255.255.255'])(
    '%s is open',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each(['8.8.8', '8.8.8.8.8', '08.8.8.8', '0x8.8.8.8', '134744072', '8.8.8.256', '8.8.8.8 ', '8.8.8.', '+8.8.8.8'])(
    '%j is no plain address',
    (address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );
});

describe('D49: IPv6', () => {
  it.each([
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['loopback, long', '0:0:0:0:0:0:0:1'],
    ['IPv4-mapped', '::ffff:127.0.0.1'],
    ['IPv4-mapped, hex', '::ffff:7f00:1'],
    ['IPv4-mapped of a public address', '::ffff:8.8.8.8'],
    ['IPv4-compatible', '::7f00:1'],
    ['IPv4-translated', '::ffff:0:7f00:1'],
    ['NAT64', '64:ff9b::7f00:1'],
    ['NAT64 of a public address', '64:ff9b::8.8.8.8'],
    ['NAT64, local use', '64:ff9b:1::1'],
    ['discard only', '100::1'],
    ['dummy prefix', '100:0:0:1::1'],
    ['Teredo', '2001::1'],
    ['Teredo, another', '2001:0:4136:e378::1'],
    ['benchmarks', '2001:2::1'],
    ['ORCHID', '2001:10::1'],
    ['ORCHIDv2', '2001:20::1'],
    ['last protocol assignment', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['documentation', '2001:db8::1'],
    ['documentation, upper case', '2001:DB8:ffff::1'],
    ['6to4', '2002:7f00:1::1'],
    ['documentation, new', '3fff::1'],
    ['documentation, new, last', '3fff:fff:ffff::1'],
    ['segment routing', '5f00::1'],
    ['unassigned', '4000::1'],
    ['unique local', 'fc00::1'],
    ['unique local', 'fd12:3456::1'],
    ['link-local', 'fe80::1'],
    ['link-local with zone', 'fe80::1%eth0'],
    ['global with zone', '2606:4700::1111%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
  ])('%s %s is closed', (_name, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    '2606:4700:4700::1111',
    '2001:4860:4860::8888',
    '2001:200::1',
    '2001:db7:ffff::1',
    '2001:db9::1',
    '2003::1',
    '3ffe:ffff::1',
    '3fff:1000::1',
    '2A00:1450:4001:82a:0:0:0:200e',
    '2606:4700::1.1.1.1',
  ])('%s is open', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '',
    'localhost',
    'example.com',
    ':',
    ':::',
    '2606:4700',
    '2606::4700::1',
    '2606:4700:1:2:3:4:5:6:7',
    '2606:4700:1:2:3:4:5::6',
    '2606:47000::1',
    '2606:4700::g',
    '[2606:4700::1]',
    '2606:4700::1.1.1',
    '2606:1.1.1.1::1',
    ':2606:4700:1:2:3:4:5',
    '2606:4700:1:2:3:4:5:6::',
    '2606:4700::/32',
  ])('%j is no plain address, or too long, and is refused', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('D49: addresses written in a URL', () => {
  it.each([
    ['https://127.0.0.1/', '127.0.0.1'],
    ['https://2130706433/', '127.0.0.1'],
    ['https://0x7f.1/', '127.0.0.1'],
    ['https://0177.0.0.1/', '127.0.0.1'],
    ['https://１２７.0.0.1/', '127.0.0.1'],
    ['https://[::1]:8443/', '::1'],
    ['https://[::ffff:127.0.0.1]/', '::ffff:7f00:1'],
  ])('%s is the closed address %s', (url, address) => {
    const found = addressInHost(new URL(url).hostname);
    expect(found).toBe(address);
    expect(isPublicAddress(found!)).toBe(false);
  });

  it('a name must be resolved', () => {
    expect(addressInHost('example.com')).toBeNull();
    expect(addressInHost('localhost.')).toBeNull();
  });
});
