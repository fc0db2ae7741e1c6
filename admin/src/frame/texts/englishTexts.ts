import reactAdmin from '@wayfare/shared/locales/en/reactAdmin.json' with { type: 'json' };
import { englishTexts as ownTexts } from '@wayfare/shared';

/** The English texts of the panel, with those of react-admin. */
export const englishTexts = { ...ownTexts, ...reactAdmin };
