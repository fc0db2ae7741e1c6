/** The page of the API reference. It loads everything from this origin, within the policy of all pages. */
export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Wayfare API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script src="/api/docs/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/start.js" defer></script>
</head>
<body>
<noscript><p>This page needs JavaScript. The whole contract is at <a href="/api/openapi.json">/api/openapi.json</a>.</p></noscript>
<main id="reference"></main>
</body>
</html>`;

/** Starts Swagger UI on the page. No validator of another site is asked, and no credentials are kept. */
export const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  persistAuthorization: false,
  validatorUrl: null,
});`;
