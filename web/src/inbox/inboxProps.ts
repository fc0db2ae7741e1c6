import type { ElementType } from 'react';
import type { TranslationKey } from '@wayfare/shared';

/** A text in the user's language. */
export type InboxText = (key: TranslationKey, values?: Record<string, string | number>) => string;

/** The props that turn an element into a link to a page of the app. */
export interface InboxLink {
  component: ElementType;
  to?: string;
  href?: string;
}
