import type { PageSource } from '@wayfare/shared';

/** Returns the data from which the server rendered this page; null if it did not render it. */
export function pageSource(): PageSource | null {
  const text = document.getElementById('page-source')?.textContent;
  return text ? (JSON.parse(text) as PageSource) : null;
}
