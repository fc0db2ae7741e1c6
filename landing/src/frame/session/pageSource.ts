import type { PageSource } from '@wayfare/shared';

/** What the server has drawn this page from; null if it has not drawn it. */
export function pageSource(): PageSource | null {
  const text = document.getElementById('page-source')?.textContent;
  return text ? (JSON.parse(text) as PageSource) : null;
}
