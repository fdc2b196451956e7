import { expect, test } from 'vitest';
import { escapeHtml, html } from './escape.ts';

test('Text is escaped for content and quoted attributes alike', () => {
  expect(escapeHtml(`<b title="x" alt='y'>&amp;`)).toBe('&lt;b title=&quot;x&quot; alt=&#39;y&#39;&gt;&amp;amp;');
});

test('Control characters and lone surrogates become U+FFFD; line ends, tabs and emoji stay', () => {
  expect(escapeHtml('a\u0000b\u001bc\ud800d\n\t😀')).toBe('a\ufffdb\ufffdc\ufffdd\n\t😀');
});

test('A template escapes what it is given, but not what another template made', () => {
  expect(html`<p>${'<i>'}${html`<b>${'&'}</b>`}${null}${false}${[1, '<']}</p>`.text).toBe(
    '<p>&lt;i&gt;<b>&amp;</b>1&lt;</p>',
  );
});
