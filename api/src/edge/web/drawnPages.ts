import { createHash } from 'node:crypto';
import {
  type CarType,
  type DrawnContent,
  type DrawPage,
  type PageSource,
  publicCarTypeSchema,
} from '@wayfare/shared';
import { boundedCache } from '../../platform/boundedCache.js';
import { presentAs } from '../../platform/crud/onlyFields.js';
import { textsOf } from '../../basics/language/translate.js';
import type { EdgeServices } from '../services.js';
import { businessSetup } from '../../office/setup/businessSetup.js';

/** A page as all visitors without an account see it. */
export interface DrawnPage extends DrawnContent {
  source: PageSource;
}

/** A rendered page, or null if rendering failed, and a hash of the data it was rendered from. */
interface Kept {
  from: string;
  page: Promise<DrawnPage | null>;
}

/** How many pages are kept: a few in each of some dozens of languages at most. */
const MOST = 200;

const presentCarTypes = presentAs(publicCarTypeSchema);

/**
 * Renders each page once per language for all visitors without an account, and again after settings, texts or
 * car types have changed.
 * @returns a function that renders a page. If rendering fails, it logs that and returns null: the browser
 *   then renders the page
 */
export function drawnPages(draw: DrawPage, services: EdgeServices) {
  const kept = boundedCache<Kept>(MOST);
  return async (path: string, locale: string): Promise<DrawnPage | null> => {
    const [business, carTypes, texts] = await Promise.all([
      businessSetup(services),
      services.db.carTypes.all().then(presentCarTypes),
      textsOf(locale, services),
    ]);
    const source: PageSource = { locale, business, carTypes: carTypes as CarType[] };
    // A hash is compared, because the texts and settings of one page take hundreds of kB.
    const from = createHash('sha256')
      .update(JSON.stringify([source, texts]))
      .digest('base64');
    const name = `${locale} ${path}`;
    const before = kept.get(name);
    if (before?.from === from) return before.page;
    const page = draw(path, source, texts).then(
      (content) => ({ ...content, source }),
      (error: unknown) => {
        services.log.error({ err: error, path, locale }, 'a page could not be drawn');
        return null;
      },
    );
    kept.set(name, { from, page });
    return page;
  };
}
