import { expect, it } from 'vitest';
import { shortUserAgent } from './user-agent.ts';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36 Edg/138.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.5 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  ['curl/8.5.0', 'curl'],
  ['', null],
  ['<script>', null],
])('%s → %s', (header, short) => {
  expect(shortUserAgent(header)).toBe(short);
});
