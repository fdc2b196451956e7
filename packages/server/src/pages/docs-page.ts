// The page at /docs: an empty frame, which Swagger UI fills from the document that this server serves.

/** Addresses are relative, so that the page also works behind a proxy that serves Earshot under a path. */
export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Earshot API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="docs/swagger-ui.css">
</head>
<body>
<div id="reference"><noscript>This page needs JavaScript; the same is in <a href="openapi.yaml">openapi.yaml</a>.</noscript></div>
<script src="docs/swagger-ui-bundle.js"></script>
<script type="module" src="docs/start.js"></script>
</body>
</html>
`;

/** Runs in the browser. Each procedure is shown once, and requests made on the page go to the server that it came from. */
export const docsScript = `const address = new URL('../openapi.json', import.meta.url);
const spec = await (await fetch(address)).json();
for (const path of Object.keys(spec.paths)) if (path.startsWith('/trpc/')) delete spec.paths[path];
spec.servers = [{ url: new URL('..', import.meta.url).href.replace(/\\/$/, '') }];
SwaggerUIBundle({
  spec,
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;
