/// <reference types="vite/client" />
import { englishTexts, type TranslationKey } from '@wayfare/shared';

/** A word of 60 letters, as in the names of some places and people. */
export const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochau';

/** The languages of the stories: one for each direction. */
export const storyLocales = ['en', 'ar'] as const;
export type StoryLocale = (typeof storyLocales)[number];

type Texts = Record<TranslationKey, string>;
/** The texts of the panel's own library are no keys of the product. */
const libraryTexts = import.meta.glob<Record<string, string>>('../../../shared/locales/en/reactAdmin.json', {
  eager: true,
  import: 'default',
});
const english: Texts = { ...englishTexts, ...Object.assign({}, ...Object.values(libraryTexts)) };
const arabicFiles = import.meta.glob<Record<string, string>>('../../../shared/locales/ar/*.json', {
  eager: true,
  import: 'default',
});

/** The product's texts in the languages of the stories. */
export const textsIn: Readonly<Record<StoryLocale, Texts>> = {
  en: english,
  ar: { ...english, ...Object.assign({}, ...Object.values(arabicFiles)) },
};

/** Whether a text is displayed, or read by screen readers. */
export function hasText(text: string): boolean {
  const plain = (shown: string) => shown.replace(/[\s\u2066-\u2069]+/g, ' ');
  if (plain(document.body.innerText).includes(plain(text))) return true;
  return [...document.querySelectorAll('[aria-label]')].some((element) =>
    plain(element.getAttribute('aria-label') ?? '').includes(plain(text)),
  );
}
