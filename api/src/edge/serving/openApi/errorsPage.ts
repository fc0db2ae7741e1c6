import { englishTexts, errorKeys } from '@wayfare/shared';
import { escapeHtml } from '../../../platform/operation/escapeHtml.js';

/** The page that lists every error key with its meaning: the `type` of each error is an address on it. */
export const errorsPage = (): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Errors of the Wayfare API</title>
</head>
<body>
<main>
<h1>Errors of the Wayfare API</h1>
<dl>
${errorKeys.map((key) => `<dt id="${key}"><code>${key}</code></dt><dd>${escapeHtml(englishTexts[key])}</dd>`).join('\n')}
</dl>
</main>
</body>
</html>`;
