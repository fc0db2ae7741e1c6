import type { CarType } from '@wayfare/shared';
import type { BusinessSetup } from '@wayfare/shared/web/session';

/** What the server draws a page from. It is the same for every stranger. */
export interface PageSource {
  locale: string;
  business: BusinessSetup;
  carTypes: readonly CarType[];
}

/** What the server has drawn this page from; null if it has not drawn it. */
export function pageSource(): PageSource | null {
  const text = document.getElementById('page-source')?.textContent;
  return text ? (JSON.parse(text) as PageSource) : null;
}
