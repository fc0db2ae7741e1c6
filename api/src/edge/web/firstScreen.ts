import { escapeHtml } from '../../platform/operation/escapeHtml.js';

/**
 * The element of the site's page that covers it until the app has drawn its first page; the app removes it.
 */
const EMPTY = '<div id="first-screen"></div>';

/**
 * Shows the heading of the home page before any script has loaded, at the place where the app draws it, so
 * that readers on slow networks immediately see the subject of the page. Pages without the element stay as
 * they are.
 * @param html the page as built
 */
export function withFirstScreen(html: string, heading: string, text: string): string {
  return html.replace(
    EMPTY,
    () =>
      `<div id="first-screen" class="hero"><div><div><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p></div><div class="card"></div></div></div>`,
  );
}
