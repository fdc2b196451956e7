// The frame of every page: no script, nothing loaded from anywhere, so that the strictest Content-Security-Policy holds.
import type { Language } from '@earshot/core';
import { Html, html } from './escape.ts';
import { style } from './style.ts';

/** A complete document in the given language. */
export function page(language: Language, title: string, body: Html): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.text;
}
