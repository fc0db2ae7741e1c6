import type { CarType } from '../trips/carType/carType.schema.js';
import type { BusinessSetup } from '../basics/settings/businessSetup.js';

/**
 * The data from which the server renders a page of the site, and with which the browser then takes the page
 * over. It is the same for all visitors without an account.
 */
export interface PageSource {
  locale: string;
  business: BusinessSetup;
  carTypes: readonly CarType[];
}

/** The content of a page, and the styles that only this page needs, as elements of its head. */
export interface DrawnContent {
  html: string;
  styles: string;
}

/**
 * Draws a page of the site.
 * @param path the path of the page, without parameters
 * @param texts the texts of the language, by key
 * @throws Error if the site has no such page, or one of its parts cannot be drawn
 */
export type DrawPage = (
  path: string,
  source: PageSource,
  texts: Readonly<Record<string, string>>,
) => Promise<DrawnContent>;
