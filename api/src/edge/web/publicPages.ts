import type { TranslationKey } from '@wayfare/shared';

/** A page that search engines list, with the texts they show. */
export interface PublicPage {
  path: string;
  /** Absent on the home page, whose title is the name of the app with its slogan. */
  title?: TranslationKey;
  description: TranslationKey;
  /** The page depends on the parameters of its address: with any but the language, the browser draws it. */
  readsParameters?: true;
}

/** Every page that search engines should list. All other pages ask them not to. */
export const publicPages: readonly PublicPage[] = [
  { path: '/', description: 'site_slogan_text' },
  { path: '/about-us', title: 'site_about_us', description: 'site_about_who_text' },
  { path: '/privacy-policy', title: 'site_privacy_policy', description: 'site_privacy_what_text' },
  { path: '/login', title: 'account_login_title', description: 'site_slogan_text', readsParameters: true },
  {
    path: '/register',
    title: 'account_register_title',
    description: 'site_slogan_text',
    readsParameters: true,
  },
];

/** Whether the server draws the requested page for strangers. */
export function isDrawn({ path, query }: { path: string; query: object }): boolean {
  const page = publicPages.find((each) => each.path === path);
  if (!page) return false;
  return !page.readsParameters || Object.keys(query).every((name) => name === 'lang');
}

/** The address of a page in a language: the default language needs no parameter. */
export function pageAddress(publicUrl: string, path: string, locale?: string): string {
  const url = new URL(path, publicUrl);
  if (locale !== undefined) url.searchParams.set('lang', locale);
  return url.href;
}
